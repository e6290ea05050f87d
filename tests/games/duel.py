"""What the tests that run on every game must be told about Duel."""

from collections import Counter
from random import Random
from typing import Any

from bot.engines.duel import CAPS, ITEMS, Duel, DuelView, Kind, Load
from bot.engines.game import Event, Game, Move, Offer, Seat
from tests.games import Golden, Plant

BOUND = 2000
GOLDEN = (
    Golden("duel-solo", "duel", 2, {"mode": "solo"}, "1956"),
    Golden("duel-two", "duel", 2, {"mode": "duel"}, "1203"),
)
TOLD = frozenset(ITEMS).union(
    ("began", "loaded", "dealt", "shot", "used", "stole", "looked", "heard"),
    ("ejected", "healed", "poisoned", "skipped", "won", "ended"),
)


def alike(game: Game, seat: Seat | None, rng: Random) -> Game:
    """Shells this seat knows nothing of change places; what others know of them is redrawn."""
    twin = type(game).model_validate_json(game.model_dump_json())
    assert isinstance(twin, Duel)
    mine = set() if seat is None else twin.known[seat]
    hidden = [shell for shell in twin.queue if shell.number not in mine]
    kinds = [shell.loaded for shell in hidden]
    rng.shuffle(kinds)
    for shell, kind in zip(hidden, kinds, strict=True):
        shell.loaded = kind
    for other in {0, 1} - {seat}:
        twin.known[other] = {shell.number for shell in twin.queue if rng.random() < 0.5}
    load = twin.loads[-1]
    spent = load.shells[: len(load.shells) - len(twin.queue)]
    shells = (*spent, *(shell.loaded for shell in twin.queue))
    twin.loads[-1] = Load(round=load.round, shells=shells)
    return twin


def dealt(game: Game, seat: Seat | None) -> object:
    return None


def shown(game: Game, seat: Seat | None, mover: Seat, move: Move) -> object:
    assert isinstance(game, Duel)
    kinds = [shell.kind for shell in game.queue]
    item = move.picks[0] if move.kind in ("use", "steal") else move.kind
    if item in ("shoot", "beer"):
        return kinds[0]
    if item == "loupe" and mover == seat:
        return kinds[0]
    if item == "phone" and mover == seat:
        return kinds[1:]
    return None


class Ledger:
    """Shells and items as the events tell of them."""

    def __init__(self, game: Game, events: list[Event]) -> None:
        self.loaded: Counter[Kind] = Counter()
        self.size = 0
        self.removed = 0
        self.pockets: list[Counter[str]] = [Counter(), Counter()]
        self.charges = [0, 0]
        self.healed = False
        self.check(game, events)

    def check(self, game: Game, events: list[Event]) -> None:
        assert isinstance(game, Duel)
        self.healed = False
        before = list(self.charges)
        for event in events:
            self._enter(event.kind, event)
        self._check_shells(game)
        self._check_items(game)
        self._check_turn(game)
        rounds = any(event.kind == "began" for event in events)
        for seat in (0, 1):
            assert 0 <= game.charges[seat] <= CAPS[game.round]
            assert game.charges[seat] <= before[seat] or self.healed or rounds
        self.charges = list(game.charges)

    def _enter(self, kind: str, event: Event) -> None:
        data = event.data
        if kind == "loaded":
            self.size = data["live"] + data["blank"]
            self.removed = 0
            assert 2 <= self.size <= 8
            assert min(data["live"], data["blank"]) >= 1
        elif kind in ("shot", "ejected"):
            self.removed += 1
        elif kind == "dealt":
            self.pockets[data["seat"]].update(data["items"])
        elif kind == "used":
            self.pockets[data["seat"]][data["item"]] -= 1
        elif kind == "stole":
            self.pockets[data["seat"]]["adrenaline"] -= 1
            self.pockets[1 - data["seat"]][data["item"]] -= 1
        elif kind == "healed":
            self.healed = True

    def _check_shells(self, game: Duel) -> None:
        over = game.outcome() is not None
        assert over or len(game.queue) + self.removed == self.size
        view = game.view(None)
        assert view.live + view.blank == len(game.queue)
        assert over or game.queue
        assert game.queue or not game.sawn
        assert not any(shell.flipped for shell in game.queue[1:])
        numbers = {shell.number for shell in game.queue}
        assert all(known <= numbers for known in game.known)

    def _check_items(self, game: Duel) -> None:
        for seat in (0, 1):
            assert Counter(game.pockets[seat]) == +self.pockets[seat]
            assert len(game.pockets[seat]) <= 8

    def _check_turn(self, game: Duel) -> None:
        assert game.cuffed is None or game.locked is None
        assert game.turn not in (game.cuffed, game.locked)
        assert len(game.waiting()) == (0 if game.outcome() else 1)


# Leaks of its own


def counting_by_the_type_it_has(rules: Any) -> type[Game]:
    class Leaky(Duel):
        def view(self, seat: Seat | None) -> DuelView:
            live = sum(shell.kind == "live" for shell in self.queue)
            numbers = {"live": live, "blank": len(self.queue) - live}
            return super().view(seat).model_copy(update=numbers)

    return Leaky


def showing_the_others_note(rules: Any) -> type[Game]:
    class Leaky(Duel):
        def view(self, seat: Seat | None) -> DuelView:
            other = None if seat is None else 1 - seat
            return super().view(seat).model_copy(update={"known": super().view(other).known})

    return Leaky


def telling_what_was_turned(rules: Any) -> type[Game]:
    class Leaky(Duel):
        def apply(self, seat: Seat, move: Move, rng: Random) -> None:
            super().apply(seat, move, rng)
            if move.picks == ("inverter",):
                self.tell("turned", shell=self.queue[0].kind)

    return Leaky


def telling_everybody_what_was_heard(rules: Any) -> type[Game]:
    class Leaky(Duel):
        def tell(self, kind: str, to: Any = None, fleeting: bool = False, **data: Any) -> None:
            super().tell(kind, None, fleeting, **data)

    return Leaky


def offering_the_saw_only_for_live(rules: Any) -> type[Game]:
    class Leaky(Duel):
        def legal(self, seat: Seat) -> list[Offer]:
            wise = self.queue and self.queue[0].kind == "blank"
            return [o for o in super().legal(seat) if not (wise and "saw" in o.among)]

    return Leaky


PLANTS: tuple[Plant, ...] = (
    counting_by_the_type_it_has,
    showing_the_others_note,
    telling_what_was_turned,
    telling_everybody_what_was_heard,
    offering_the_saw_only_for_live,
)

"""What the tests that run on every game must be told about Coup."""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

from bot.engines.coup import COSTS, Coup
from bot.engines.coup_state import MUST_COUP, Judge, Keep, Role, Step, Turn
from bot.engines.game import Event, Game, Illegal, Move, Seat
from tests.games import Golden
from tests.games.coup_plants import PLANTS

__all__ = ["BOUND", "GOLDEN", "PLANTS", "TOLD", "Ledger", "alike", "dealt", "left_shows", "shown"]

BOUND = 1000
GOLDEN = (
    Golden("coup-ambassador", "coup", 3, {"fifth": "ambassador"}, "646"),
    Golden("coup-inquisitor", "coup", 2, {"fifth": "inquisitor", "concede": True}, "251"),
)
TOLD = frozenset(
    (
        "began",
        "picked",
        "earned",
        "announced",
        "aimed",
        "blocked",
        "doubted",
        "proved",
        "drew",
        "caught",
    )
).union(
    ("conceded", "refunded", "lost", "fell", "stopped", "struck", "fizzled", "stole", "couped"),
    ("exchanged", "showed", "returned", "discarded", "ended"),
    ("income", "aid", "tax", "assassinate", "steal", "exchange", "examine"),
    ("coup", "kill", "doubt", "bluff"),
)


def alike(game: Game, seat: Seat | None, rng: Random) -> Game:
    """Cards this seat may not see are dealt anew among their places; others' lies are any."""
    twin = type(game).model_validate_json(game.model_dump_json())
    assert isinstance(twin, Coup)
    step = twin.steps[0] if twin.steps else None
    drawn: list[Role] = list(step.drawn) if isinstance(step, Keep) and seat != twin.turn else []
    seen = (twin.target, step.place) if isinstance(step, Judge) and seat == twin.turn else None
    places = [
        (cards, n)
        for owner, cards in (*enumerate(twin.hands), (None, twin.court), (None, drawn))
        for n in range(len(cards))
        if (owner is None or owner != seat) and (owner, n) != seen
    ]
    piles = [pile for other, pile in enumerate(twin.piles) if other != seat and len(pile) == 4]
    pool = [cards[n] for cards, n in places] + [role for pile in piles for role in pile]
    ways = list(four_each(twin.view(None).roles, pool, len(piles)))
    for pile, new in zip(piles, rng.choice(ways), strict=True):
        pile[:] = new
        for role in new:
            pool.remove(role)
    rng.shuffle(pool)
    for (cards, n), role in zip(places, pool, strict=True):
        cards[n] = role
    if drawn:
        twin.steps[0] = Keep(drawn=tuple(drawn))
    twin.lies = [n if own == seat else rng.randrange(4) for own, n in enumerate(twin.lies)]
    return twin


def four_each(roles: tuple[Role, ...], pool: list[Role], piles: int) -> Iterator[list[list[Role]]]:
    """The ways to make so many piles of all characters but one from these cards."""
    for taken in product(roles, repeat=piles):
        left = [[role for role in roles if role != one] for one in taken]
        if Counter(role for pile in left for role in pile) <= Counter(pool):
            yield left


def dealt(game: Game, seat: Seat | None) -> object:
    assert isinstance(game, Coup)
    step = game.steps[0] if game.steps else None
    if seat is None:
        return None
    return (
        game.hands[seat],
        step.drawn if isinstance(step, Keep) and seat == game.turn else None,
        examined(game, step, seat),
    )


def examined(game: Coup, step: Step | None, seat: Seat | None) -> Role | None:
    if isinstance(step, Judge) and seat in (game.turn, game.target):
        return game.hands[game.target][step.place]
    return None


def shown(game: Game, seat: Seat | None, mover: Seat, move: Move) -> object:
    """Whether a claim is true, cards turned up, and what is seen of the court or a hand."""
    assert isinstance(game, Coup)
    announced = isinstance(game.steps[0], Turn) and move.kind != "coup"
    if announced or (move.kind == "pass" and len(game.asked) > 1):
        return None
    after = type(game).model_validate_json(game.model_dump_json())
    try:
        after.play(mover, move, Random(0))
    except Illegal:
        return "what only another hand can do"
    step = after.steps[0] if after.steps else None
    proving = move.kind == "prove" or (move.kind == "challenge" and not game.options.concede)
    true = proving and game.doubted.role in game.hands[game.doubted.seat]
    draws = (
        (true and seat == game.doubted.seat)
        or (move.kind == "discard" and seat == game.target)
        or (isinstance(step, Keep) and seat == game.turn)
    )
    return true, after.lost, game.court if draws else None, examined(after, step, seat)


def left_shows(game: Game, seat: Seat | None, leaver: Seat) -> object:
    """All the leaver's cards, and what the next step gives to see."""
    assert isinstance(game, Coup)
    after = type(game).model_validate_json(game.model_dump_json())
    after.leave(leaver, Random(0))
    step = after.steps[0] if after.steps else None
    draws = isinstance(step, Keep) and seat == after.turn
    return after.lost, game.court if draws else None, examined(after, step, seat)


class Ledger:
    """Cards and coins as the events tell of them."""

    def __init__(self, game: Game, events: list[Event]) -> None:
        assert isinstance(game, Coup)
        self.cards = all_cards(game)
        self.court = len(game.court)
        self.dealt = [1 if game.piles else 2] * game.seats
        self.coins = [2] * game.seats
        self.lost: list[list[str]] = [[] for _ in range(game.seats)]
        self.turns = game.turns
        self.paid = [0] * game.seats
        size = game.view(None).copies
        assert set(self.cards.values()) == {size}
        self.check(game, events)

    def check(self, game: Game, events: list[Event]) -> None:
        assert isinstance(game, Coup)
        for event in events:
            self._enter(event.kind, event.data)
        assert max(self.paid) <= 2
        if game.turns != self.turns:
            self.turns = game.turns
            self.paid = [0] * game.seats
        self._check_cards(game)
        self._check_coins(game)
        self._check_window(game)

    def _enter(self, kind: str, data: dict[str, Any]) -> None:
        seat, target = data.get("seat"), data.get("target")
        if kind in ("earned", "refunded", "stole"):
            self.coins[data["seat"]] += data["gain"]
        if kind == "stole":
            self.coins[data["target"]] -= data["gain"]
        elif kind in ("couped", "aimed"):
            cost = COSTS.get(data.get("action", "coup"), 0)
            assert data.get("cost", 0) == cost
            self.coins[data["seat"]] -= cost
        elif kind == "picked":
            self.dealt[data["seat"]] += 1
        elif kind == "lost":
            self.lost[data["seat"]].append(data["role"])
            self.paid[data["seat"]] += 1
        elif kind == "fell":
            self.coins[data["seat"]] = 0
        assert seat is None or seat != target

    def _check_cards(self, game: Coup) -> None:
        assert all_cards(game) == self.cards
        assert game.lost == self.lost
        step = game.steps[0] if game.steps else None
        drawn = len(step.drawn) if isinstance(step, Keep) else 0
        assert len(game.court) + drawn == self.court or game.outcome()
        for hand, lost, number in zip(game.hands, game.lost, self.dealt, strict=True):
            assert len(hand) + len(lost) == number

    def _check_coins(self, game: Coup) -> None:
        assert game.coins == self.coins
        assert all(0 <= coins <= 12 for coins in game.coins)
        assert all(game.hands[seat] or not coins for seat, coins in enumerate(game.coins))

    def _check_window(self, game: Coup) -> None:
        living = set(game.living())
        assert living
        assert game.waiting() <= living
        assert bool(game.waiting()) is (game.outcome() is None)
        assert bool(game.steps) is (game.outcome() is None)
        if game.outcome() is None:
            assert len(living) > 1
            if isinstance(game.steps[0], Turn) and game.coins[game.turn] >= MUST_COUP:
                assert [offer.kind for offer in game.legal(game.turn)] == ["coup"]


def all_cards(game: Coup) -> Counter[Role]:
    step = game.steps[0] if game.steps else None
    drawn = step.drawn if isinstance(step, Keep) else ()
    return Counter(
        role
        for cards in (*game.hands, *game.lost, *game.piles, game.court, drawn)
        for role in cards
    )

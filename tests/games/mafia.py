"""What the tests that run on every game must be told about Mafia."""

from collections import Counter
from itertools import pairwise
from random import Random
from typing import Any

from bot.engines.game import Clock, Event, Game, Move, Offer, Seat
from bot.engines.mafia import DAYS, FORCES, SPECIAL, Mafia, MafiaView, Night
from tests.games import Golden, Plant

BOUND = 8000
GOLDEN = (
    Golden("mafia-builders", "mafia", 6, {}, "8388"),
    Golden("mafia-mafs", "mafia", 6, {}, "3462"),
    Golden("mafia-maniac", "mafia", 6, {}, "14268"),
)
TOLD = frozenset(
    ("began", "dawned", "named", "accused", "counted", "abstained", "spared", "jailed", "fell")
).union(
    ("stunned", "bricked", "killed", "slept", "checked", "ended"),
    ("maf", "maniac", "doctor", "commissioner", "civilian"),
)


def alike(game: Game, seat: Seat | None, rng: Random) -> Game:
    """The roles this seat does not know change places, and all that was done unseen is redrawn.

    Half the time what a role does stays with the role: then the night goes as it would have gone.
    """
    assert isinstance(game, Mafia)
    twin = type(game).model_validate_json(game.model_dump_json())
    known = {seat, *game.view(seat).mafs}
    places = _moved(game, seat, known, rng)
    twin.roles = [game.roles[place] for place in places]
    if rng.random() < 0.5:
        twin.choices = {
            s: game.choices[place] for s, place in enumerate(places) if place in game.choices
        }
    else:
        twin.choices = {s: t for s, t in game.choices.items() if s in known}
        free = [s for s in game.living if s not in known and s not in game.left]
        if game.stage == "night":
            twin.choices |= {s: rng.choice(game.living) for s in free if rng.random() < 0.7}
    _redraw_nights(twin, seat, known, rng)
    for other in set(twin.choices) - known:
        barred = _barred(twin, other)
        if other not in twin.living or other in twin.left or str(twin.choices[other]) in barred:
            del twin.choices[other]
    if game.stage == "night" and not known.intersection(game.view(seat).mafs):
        twin.common = rng.choice([[], [rng.choice(game.living)]])
    if seat is None or game.roles[seat] not in FORCES:
        twin.calm = rng.randint(min(0, game.calm), game.calm)
    return twin


def _moved(game: Mafia, seat: Seat | None, known: set[Seat | None], rng: Random) -> list[Seat]:
    """Whose role each seat gets: as good as the truth for what this seat has seen."""
    places = list(range(game.seats))
    others = [s for s in places if s not in known]
    seen = [] if seat is None else [p for p in game.view(seat).past if p.awake is not None]
    for _ in range(50):
        drawn = rng.sample(others, len(others))
        moved = places.copy()
        for s, place in zip(others, drawn, strict=True):
            moved[s] = place
        roles = [game.roles[place] for place in moved]
        forces = {FORCES.get(roles[s], "builders") for s in game.living}
        fits = all((roles[past.seat] in FORCES) is past.awake for past in seen)
        if fits and (len(forces) > 1) is (game.reason is None):
            return moved
    return places


def _redraw_nights(twin: Mafia, seat: Seat | None, known: set[Seat | None], rng: Random) -> None:
    own = None if seat is None else twin.roles[seat]
    for number, night in enumerate(twin.nights):
        twin.nights[number] = Night(
            choices={
                s: t if s in known else rng.randrange(twin.seats) for s, t in night.choices.items()
            },
            hit=night.hit,
            smoked=night.smoked
            if own == "doctor" or rng.random() < 0.5
            else rng.choice([None, *range(twin.seats)]),
            awake=night.awake if own == "commissioner" else rng.choice([None, True, False]),
            killed=night.killed,
        )


def _barred(game: Mafia, seat: Seat) -> tuple[str, ...]:
    return next((o.barred for o in game.legal(seat) if o.kind == "choose"), ())


def dealt(game: Game, seat: Seat | None) -> object:
    """His role, the mafs if he is one, and the other's choice as long as both live."""
    assert isinstance(game, Mafia)
    if seat is None:
        return None
    if game.roles[seat] != "maf":
        return game.roles[seat]
    mafs = [s for s, role in enumerate(game.roles) if role == "maf"]
    return mafs, [game.choices.get(maf) for maf in mafs if seat in game.living]


def shown(game: Game, seat: Seat | None, mover: Seat, move: Move) -> object:
    """What becomes public when all have answered, and what the commissioner sees in the morning."""
    assert isinstance(game, Mafia)
    if not any(o.kind == move.kind and o.allows(move.picks) for o in game.legal(mover)):
        return "what only another role can do"
    last = game.pending == [mover] or move.kind == "name"
    if not last or move.kind in ("choose", "withdraw"):
        return None
    after = type(game).model_validate_json(game.model_dump_json())
    after.play(mover, move, Random(0))
    if after.number == game.number:
        return None
    news = [(night.hit, night.killed) for night in after.nights[-1:]]
    sees = seat is not None and game.roles[seat] == "commissioner"
    seen = [night.awake for night in after.nights[-1:] if sees]
    return after.living, after.fates, after.stunned, after.reason, news, seen


class Ledger:
    """Who is there and what was said of it, as the events tell."""

    def __init__(self, game: Game, events: list[Event]) -> None:
        assert isinstance(game, Mafia)
        self.living = set(range(game.seats))
        self.gone: dict[Seat, str] = {}
        self.hit: Counter[Seat] = Counter()
        self.names: list[Seat] = []
        self.roles = list(game.roles)
        assert Counter(game.roles) == Counter([*SPECIAL, *["civilian"] * (game.seats - 5)])
        self.check(game, events)

    def check(self, game: Game, events: list[Event]) -> None:
        assert isinstance(game, Mafia)
        for event in events:
            self._enter(event.kind, event.data)
        self._check_step([event.kind for event in events])
        assert game.roles == self.roles
        assert set(game.living) == self.living
        assert {s: f for s, f in game.fates.items() if f != "leaving"} == self.gone
        self._check_bricks(game)
        self._check_doses(game)
        self._check_asked(game)
        self._check_end(game)
        assert game.view(None).model_dump(include={"me", "role", "mafs", "past"}) == {
            "me": None, "role": None, "mafs": (), "past": (),
        }  # fmt: skip

    def _enter(self, kind: str, data: dict[str, Any]) -> None:
        if kind in ("jailed", "removed", "killed", "bricked", "left"):
            self.living.remove(data["seat"])
            self.gone[data["seat"]] = kind
        if kind in ("stunned", "bricked"):
            self.hit[data["seat"]] += 1
            assert (kind == "bricked") is (self.hit[data["seat"]] == 2)
        if kind == "named":
            assert data["seat"] != data["target"]
            assert data["target"] in self.living
        if kind == "accused":
            assert data["round"] == 1 or set(data["nominees"]) < set(self.names)
            assert len(data["nominees"]) == data["count"] > 1
            self.names = data["nominees"]
        if kind == "counted":
            assert set(data["voters"]) <= self.living
            assert data["target"] in self.names

    def _check_step(self, kinds: list[str]) -> None:
        told = Counter(kinds)
        assert told["jailed"] <= 1 >= told["stunned"]
        assert told["killed"] + told["bricked"] <= 2
        assert told["ended"] <= 1
        if told["ended"]:
            assert kinds[-1] == "ended"
            assert not told["fell"] + told["dawned"]

    def _check_bricks(self, game: Mafia) -> None:
        bricks = game.view(None).bricks
        assert all(bricks[s] == self.hit[s] for s in range(game.seats))
        assert all(bricks[s] < 2 for s in game.living)
        assert game.stunned is None or (game.stunned in game.living and game.stage != "night")

    def _check_doses(self, game: Mafia) -> None:
        doses = [night.smoked for night in game.nights]
        assert all(a != b or a is None for a, b in pairwise(doses))

    def _check_asked(self, game: Mafia) -> None:
        assert game.waiting() <= self.living
        assert len(set(game.pending)) == len(game.pending)
        assert game.stunned not in game.waiting()
        assert set(game.votes) <= set(range(game.seats))
        assert set(game.choices) <= self.living

    def _check_end(self, game: Mafia) -> None:
        forces = {FORCES.get(game.roles[s], "builders") for s in self.living}
        outcome = game.outcome()
        if outcome is None:
            assert len(forces) > 1
            assert game.day <= DAYS
        elif outcome.reason == "stalemate":
            assert len(forces) > 1
            assert outcome.winners == ()
        else:
            assert forces <= {outcome.reason}
            won = {FORCES.get(game.roles[s], "builders") for s in outcome.winners}
            assert won == forces


# Leaks of its own


def showing_whose_choice_is_made(rules: Any) -> type[Game]:
    class Leaky(Mafia):
        def waiting(self) -> frozenset[Seat]:
            waiting = super().waiting()
            asked = {s for s in waiting if self.stage != "night" or self.roles[s] != "civilian"}
            return frozenset(asked) or waiting

    return Leaky


def showing_a_role_when_one_is_gone(rules: Any) -> type[Game]:
    class Leaky(Mafia):
        def tell(self, kind: str, to: Any = None, fleeting: bool = False, **data: Any) -> None:
            if kind in ("jailed", "killed", "bricked"):
                data["role"] = self.roles[data["seat"]]
            super().tell(kind, to, fleeting, **data)

    return Leaky


def telling_everybody_what_the_commissioner_saw(rules: Any) -> type[Game]:
    class Leaky(Mafia):
        def tell(self, kind: str, to: Any = None, fleeting: bool = False, **data: Any) -> None:
            super().tell(kind, None, fleeting, **data)

    return Leaky


def telling_of_a_save(rules: Any) -> type[Game]:
    class Leaky(Mafia):
        def _deaths(self, night: Night) -> Any:
            self.tell("saved", count=sum(t == night.smoked for t in night.choices.values()))
            return super()._deaths(night)

    return Leaky


def showing_all_the_choices(rules: Any) -> type[Game]:
    class Leaky(Mafia):
        def view(self, seat: Seat | None) -> MafiaView:
            choices = tuple(map(self.choices.get, range(self.seats)))
            return super().view(seat).model_copy(update={"choices": choices})

    return Leaky


def offering_the_night_only_to_who_acts(rules: Any) -> type[Game]:
    class Leaky(Mafia):
        def talk(self, seat: Seat) -> Any:
            circles = super().talk(seat)
            return circles if self.roles[0] == "maf" else circles[:1]

    return Leaky


def giving_mafs_more_time(rules: Any) -> type[Game]:
    class Leaky(Mafia):
        def clock(self) -> Clock | None:
            clock = super().clock()
            busy = any(self.roles[s] == "maf" for s in self.choices)
            return Clock(key=clock.key, span="debate") if clock and busy else clock

    return Leaky


def barring_who_has_smoked_for_all(rules: Any) -> type[Game]:
    class Leaky(Mafia):
        def legal(self, seat: Seat) -> list[Offer]:
            dose = self.nights[-1].smoked if self.nights else None
            gone = [o.model_copy(update={"barred": (str(dose),)}) for o in super().legal(seat)]
            return gone if dose in self.living and self.stage == "night" else super().legal(seat)

    return Leaky


PLANTS: tuple[Plant, ...] = (
    showing_whose_choice_is_made,
    showing_a_role_when_one_is_gone,
    telling_everybody_what_the_commissioner_saw,
    telling_of_a_save,
    showing_all_the_choices,
    giving_mafs_more_time,
    barring_who_has_smoked_for_all,
)

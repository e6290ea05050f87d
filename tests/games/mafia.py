"""What the tests that run on every game must be told about Mafia."""

from random import Random

from bot.engines.game import Game, Move, Seat
from bot.engines.mafia import FORCES, Mafia, Night
from tests.games import Golden, gone_on, possible
from tests.games.mafia_ledger import Ledger
from tests.games.mafia_plants import PLANTS

__all__ = ["BOUND", "GOLDEN", "PLANTS", "TOLD", "Ledger", "alike", "dealt", "left_shows", "shown"]

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
    mafs = [s for s, role in enumerate(game.roles) if role == "maf"]
    known: set[Seat | None] = {seat, *mafs} if seat in mafs else {seat}
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
    if game.stage == "night" and seat not in mafs:
        twin.common = rng.choice([[], [rng.choice(game.living)]])
    if seat is None or game.roles[seat] not in FORCES:
        twin.calm = rng.randint(min(0, game.calm), game.calm)
    return twin


def _moved(game: Mafia, seat: Seat | None, known: set[Seat | None], rng: Random) -> list[Seat]:
    """Whose role each seat gets: as good as the truth for what this seat has seen."""
    places = list(range(game.seats))
    others = [s for s in places if s not in known]
    seen = []
    if seat is not None and game.roles[seat] == "commissioner":
        nights = [night for night in game.nights if night.awake is not None]
        seen = [(night.choices[seat], night.awake) for night in nights]
    for _ in range(50):
        drawn = rng.sample(others, len(others))
        moved = places.copy()
        for s, place in zip(others, drawn, strict=True):
            moved[s] = place
        roles = [game.roles[place] for place in moved]
        forces = {FORCES.get(roles[s], "builders") for s in game.living}
        fits = all((roles[target] in FORCES) is awake for target, awake in seen)
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
    if not possible(game, mover, move):
        return "what only another role can do"
    last = game.pending == [mover] or move.kind == "name"
    if not last or move.kind in ("choose", "withdraw"):
        return None
    after = type(game).model_validate_json(game.model_dump_json())
    gone_on(after, mover, move, Random(0))
    return _came_out(game, after, seat)


def left_shows(game: Game, seat: Seat | None, leaver: Seat) -> object:
    """The same, for he may be the last to answer."""
    assert isinstance(game, Mafia)
    after = type(game).model_validate_json(game.model_dump_json())
    after.leave(leaver, Random(0))
    return _came_out(game, after, seat)


def _came_out(game: Mafia, after: Mafia, seat: Seat | None) -> object:
    if after.number == game.number:
        return None
    news = [(night.hit, night.killed) for night in after.nights[-1:]]
    sees = seat is not None and game.roles[seat] == "commissioner"
    seen = [night.awake for night in after.nights[-1:] if sees]
    return after.living, after.fates, after.stunned, after.reason, news, seen

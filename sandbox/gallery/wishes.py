"""What one may ask to see, and where it is found."""

from dataclasses import dataclass, replace
from fnmatch import fnmatch

from bot.engines.registry import GAMES
from sandbox.gallery.frames import FRAMES, STRANGER, Sight
from sandbox.gallery.readers import seat_of
from sandbox.gallery.recording import Recording
from sandbox.gallery.scenes import numbers, scenes
from sandbox.people import Theme

FRAME = "frame"


class Unavailable(Exception):
    """There is no such scene; its text is one line that says what there is."""


@dataclass(frozen=True)
class Wish:
    """A scene, who looks at it, and how. `seats` 0 is a number of seats that has it."""

    game: str
    stage: str
    seats: int = 0
    reader: str = "asked"
    language: str = "en"
    theme: Theme = "dark"

    def __str__(self) -> str:
        whose = [] if self.game == FRAME else [str(self.seats), self.reader]
        return "-".join([self.game, self.stage, *whose, self.language, self.theme])


def stages(game: str, patterns: list[str], seats: int = 0) -> list[str]:
    """The scenes of a game that these name: `vote`, or `vote*` for all that begin so."""
    _check(game, seats)
    if game == FRAME:
        known = list(FRAMES)
    else:
        known = list(dict.fromkeys(name for n in _order(game, seats) for name in scenes(game, n)))
    return [name for name in known if any(fnmatch(name, pattern) for pattern in patterns)]


def found(wish: Wish) -> tuple[Wish, Sight, Recording | None, int]:
    """The wish with its number of seats, what is to be seen, and how it goes on from where.

    Raises `Unavailable`.
    """
    _check(wish.game, wish.seats)
    if wish.game == FRAME:
        if wish.stage not in FRAMES:
            raise Unavailable(f"{FRAME} has no {wish.stage}; it has {', '.join(FRAMES)}")
        return replace(wish, seats=0, reader="asked"), FRAMES[wish.stage](), None, 0
    order = _order(wish.game, wish.seats)
    seats = next((n for n in order if wish.stage in scenes(wish.game, n)), None)
    if seats is None:
        known = ", ".join(stages(wish.game, ["*"], wish.seats))
        raise Unavailable(f"{wish.game} has no {wish.stage}; it has {known}")
    moment = scenes(wish.game, seats)[wish.stage]
    table = moment.table()
    try:
        seat = seat_of(table, wish.reader)
    except LookupError:
        known = ", ".join(moment.readers)
        raise Unavailable(
            f"{wish.game} {wish.stage} has no {wish.reader}; it has {known} and any seat's number"
        ) from None
    person = table.sitters[seat].person if seat is not None else None
    sight = Sight((table,), person.id if person else STRANGER)
    return replace(wish, seats=seats), sight, moment.recording, moment.place


def _check(game: str, seats: int) -> None:
    if game == FRAME:
        return
    if game not in GAMES:
        raise Unavailable(f"there is no {game}; there are {', '.join([*GAMES, FRAME])}")
    players = GAMES[game].players
    if seats and seats not in players:
        raise Unavailable(f"{game} is for {players[0]} to {players[-1]}, not for {seats}")


def _order(game: str, seats: int) -> list[int]:
    """Where to look for a scene: with a middling number of seats first."""
    least, *others = numbers(game)
    return [seats] if seats else [*others[:1], least, *others[1:]]

"""What the frame around the games shows: all tables, a lobby, an end, and whatever goes wrong."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.engines.registry import GAMES
from bot.table import Table
from sandbox.gallery.recording import MOMENT, SECRETS, gathered, recordings
from sandbox.gallery.scenes import numbers

HOST, GUEST, STRANGER = "1", "2", "99"


@dataclass(frozen=True)
class Sight:
    """Tables in a store, who looks (by his id at them), which one is opened, and what is wrong.

    Ids and names are those of the recording: "1" is the host.
    """

    tables: tuple[Table, ...]
    reader: str = HOST
    opens: bool = True
    wrong: str = ""


def _home() -> Sight:
    """One table of each kind: his turn, another's, a lobby, an end."""
    first, *others = GAMES
    tables = [gathered(first, 1)]
    for game, met in zip(others, (_asked, _not_asked, _asked, _ended), strict=False):
        tables.append(_met(game, met))
    return Sight(tuple(tables), opens=False)


def _met(game: str, wanted: Callable[[Table], bool]) -> Table:
    """A table of as few as may be, as soon as it is so."""
    played = next(recordings(game, numbers(game)[0])).play()
    return next(table for table in played if wanted(table))


def _asked(table: Table) -> bool:
    return table.game is not None and table.seat_of(HOST) in table.game.waiting()


def _not_asked(table: Table) -> bool:
    return not _asked(table)


def _ended(table: Table) -> bool:
    return table.stage == "over"


def _lobby(people: int, reader: str = HOST, game: str = "", computers: int = 0) -> Sight:
    table = gathered(game or _largest(), people)
    for _ in range(computers):
        table.add_computer(HOST, table.touched)
    return Sight((table,), reader)


def _advised() -> Sight:
    """A lobby that the rules have some advice for."""
    for game, rules in GAMES.items():
        for people in rules.players:
            if rules.advice(people, rules.Options()) is not None:
                return _lobby(people, game=game)
    raise LookupError("no game advises anything")


def _closed() -> Sight:
    table = gathered(_largest(), 2)
    table.close(HOST, MOMENT)
    return Sight((table,), GUEST)


def _gathering_again() -> Sight:
    """After a game: one has left, the others want another one."""
    table = _met(_largest(), _ended)
    for number in (2, 3):
        table.again(str(number), "", SECRETS[1], MOMENT)
    return Sight((table,))


def _playing(wrong: str) -> Sight:
    return Sight((_met(_largest(), _asked),), wrong=wrong)


def _largest() -> str:
    return max(GAMES, key=lambda game: GAMES[game].players[-1])


FRAMES: dict[str, Callable[[], Sight]] = {
    "home": _home,
    "home-empty": lambda: Sight((), opens=False),
    "lobby": lambda: _lobby(4, computers=1),
    "lobby-alone": lambda: _lobby(1),
    "lobby-guest": lambda: _lobby(5, GUEST),
    "lobby-visitor": lambda: _lobby(3, STRANGER),
    "lobby-full": lambda: _lobby(GAMES[_largest()].players[-1], STRANGER),
    "lobby-ready": lambda: _lobby(GAMES[_largest()].players[-1]),
    "lobby-small": lambda: _lobby(1, game=next(iter(GAMES))),
    "lobby-advice": _advised,
    "again": _gathering_again,
    "closed": _closed,
    "outside": lambda: Sight((), wrong="outside"),
    "reopen": lambda: Sight((), wrong="reopen"),
    "gone": lambda: Sight((), wrong="gone"),
    "failed": lambda: Sight((), wrong="failed"),
    "old": lambda: _playing("old"),
    "starting": lambda: Sight((), wrong="starting"),
    "loading": lambda: _playing("loading"),
    "lost": lambda: _playing("lost"),
}
"""By name, each made anew."""

"""Who may look at a recorded table: somebody who is asked, who isn't, who is out, has some role."""

from collections.abc import Callable
from typing import Any

from bot.engines.game import Seat
from bot.table import Table

READERS = ("asked", "other", "watcher", "out")
"""In the end winners count as asked. A role's word stands for who has it, a number for a seat."""
OUT: dict[str, Callable[[Any, Seat], bool]] = {
    "coup": lambda view, seat: view.cards[seat] == 0,
    "mafia": lambda view, seat: view.fates[seat] not in ("alive", "leaving"),
}
"""How a game's view tells that a seat plays no more."""


def readers(table: Table) -> tuple[str, ...]:
    """Those there are, roles excepted."""
    return tuple(reader for reader in READERS if reader == "watcher" or _seats(table, reader))


def roles(table: Table) -> tuple[str, ...]:
    """The roles that people have, where a game has such."""
    seats = range(len(table.sitters)) if hasattr(_view(table, None), "role") else ()
    words = (str(_view(table, seat).role) for seat in seats if table.sitters[seat].plays)
    return tuple(dict.fromkeys(words))


def seat_of(table: Table, reader: str) -> Seat | None:
    """Where that reader sits, or None for a watcher. Raises `LookupError` if there is none."""
    if reader == "watcher":
        return None
    found = _seats(table, reader)
    if not found:
        raise LookupError(reader)
    return found[0]


def _view(table: Table, seat: Seat | None) -> Any:
    return table.game.view(seat) if table.game else None


def _seats(table: Table, reader: str) -> list[Seat]:
    people = [seat for seat, sitter in enumerate(table.sitters) if sitter.plays]
    if reader.isdecimal():
        return [seat for seat in people if seat == int(reader)]
    if table.game is None:
        return people if reader == "asked" else []
    outcome = table.game.outcome()
    answering = set(outcome.winners if outcome else table.game.waiting())
    is_out, seen = OUT.get(table.game_key), _view(table, None)
    asked = [seat for seat in people if seat in answering]
    out = [seat for seat in people if is_out and not outcome and is_out(seen, seat)]
    other = [seat for seat in people if seat not in asked and seat not in out]
    if reader in READERS:
        return {"asked": asked, "other": other, "out": out}[reader]
    in_order = [*asked, *other, *out]
    return [seat for seat in in_order if getattr(_view(table, seat), "role", None) == reader]

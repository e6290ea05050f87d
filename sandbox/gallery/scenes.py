"""Which moments of the recorded games are shown: every stage of each game, and who may look."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, get_args

from bot.engines.game import Seat
from bot.engines.registry import GAMES
from bot.table import Table
from sandbox.gallery.recording import Recording, recordings

READERS = ("asked", "other", "watcher", "out")
"""In the end the winners count as asked. A number stands for that seat."""
OUT: dict[str, Callable[[Any, Seat], bool]] = {
    "coup": lambda view, seat: view.cards[seat] == 0,
    "mafia": lambda view, seat: view.fates[seat] not in ("alive", "leaving"),
}
"""How a game's view tells that a seat plays no more."""
WANTED = (("computers", 0.7), ("mixed", 0.0), ("chance", 1.0))
"""A stage's first picture, its second, …: who plays, and how far the game should have come."""
MORE = (*WANTED, ("chance", 0.2), ("mixed", 0.4), ("computers", 0.85), ("mixed", 0.6))
"""The same for a game of one stage only."""


@dataclass(frozen=True)
class Moment:
    """A place in a recorded game, and which readers there are then."""

    recording: Recording
    place: int
    readers: tuple[str, ...]
    reason: str = ""

    def table(self) -> Table:
        return self.recording.at(self.place)


def numbers(game: str) -> tuple[int, ...]:
    """Numbers of seats to look at: the least, one between, the most."""
    players = GAMES[game].players
    return tuple(sorted({players[0], players[len(players) // 2], players[-1]}))


@cache
def scenes(game: str, seats: int) -> dict[str, Moment]:
    """What there is of that game with so many seats, by name: `vote`, `vote-2`, … `over`."""
    found: dict[str, list[Moment]] = {}
    for recording in recordings(game, seats):
        for place, table in enumerate(recording.play()):
            moment = Moment(recording, place, _readers(table), _reason(table))
            if table.running is None or table.running.deadline:  # nobody left it to computers
                found.setdefault(stage_of(table), []).append(moment)
    ends: dict[str, Moment] = {}
    for moment in found.pop("over", []):
        ends.setdefault(moment.reason, moment)
    wanted = WANTED if len(found) > 1 else MORE
    chosen = {name: _choose(moments, wanted) for name, moments in found.items()}
    chosen["over"] = list(ends.values())
    return {
        name if number == 1 else f"{name}-{number}": moment
        for name in sorted(chosen, key=stages(game).index)
        for number, moment in enumerate(chosen[name], 1)
    }


@cache
def stages(game: str) -> tuple[str, ...]:
    """Every stage that a game has."""
    table = next(recordings(game, GAMES[game].players[0])).at(0)
    assert table.game is not None
    stage = type(table.game.view(None)).model_fields.get("stage")
    words = get_args(stage.annotation) if stage else ("turn",)
    return (*(word for word in words if word != "over"), "over")


def stage_of(table: Table) -> str:
    if table.stage != "playing" or table.game is None:
        return table.stage
    return str(getattr(table.game.view(None), "stage", "turn"))


def _reason(table: Table) -> str:
    outcome = table.game.outcome() if table.game else None
    return outcome.reason if outcome else ""


def _choose(moments: list[Moment], wanted: tuple[tuple[str, float], ...]) -> list[Moment]:
    """The moment that comes nearest to each wish; the same game is not taken twice for nothing."""
    chosen: list[Moment] = []
    for manner, progress in wanted:

        def strangeness(moment: Moment, manner: str = manner, progress: float = progress) -> float:
            recording = moment.recording
            return (
                10 * (recording.manner != manner)
                + 5 * any(recording is other.recording for other in chosen)
                + 2 * ("asked" not in moment.readers)
                + ("other" not in moment.readers)
                + abs(moment.place / len(recording.entries) - progress)
            )

        best = min(moments, key=strangeness)
        if best not in chosen:
            chosen.append(best)
    return chosen


def _readers(table: Table) -> tuple[str, ...]:
    return tuple(reader for reader in READERS if reader == "watcher" or _seats(table, reader))


def seat_of(table: Table, reader: str) -> Seat | None:
    """Where that reader sits, or None for a watcher. Raises `LookupError` if there is none."""
    if reader == "watcher":
        return None
    found = _seats(table, reader)
    if not found:
        raise LookupError(reader)
    return found[0]


def _seats(table: Table, reader: str) -> list[Seat]:
    people = [seat for seat, sitter in enumerate(table.sitters) if sitter.plays]
    if reader.isdecimal():
        return [seat for seat in people if seat == int(reader)]
    game = table.game
    if game is None:
        return people if reader == "asked" else []
    outcome = game.outcome()
    asked = set(outcome.winners if outcome else game.waiting())
    is_out, view = OUT.get(table.game_key), game.view(None)
    out = {seat for seat in people if is_out and not outcome and is_out(view, seat)}
    if reader == "asked":
        return [seat for seat in people if seat in asked]
    if reader == "out":
        return [seat for seat in people if seat in out]
    return [seat for seat in people if seat not in asked and seat not in out]

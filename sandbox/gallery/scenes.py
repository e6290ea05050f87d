"""Which moments of the recorded games are shown: every stage of each game."""

from dataclasses import dataclass
from functools import cache, cached_property
from typing import get_args

from bot.engines.registry import GAMES
from bot.table import Table
from sandbox.gallery.readers import readers, roles
from sandbox.gallery.recording import Recording, recordings

WANTED = (("computers", 0.7), ("mixed", 0.0), ("chance", 1.0))
"""A stage's first picture, its second, …: who plays, and how far the game should have come."""
MORE = (*WANTED, ("chance", 0.2), ("mixed", 0.4), ("computers", 0.85), ("mixed", 0.6))
"""The same for a game of one stage only."""


@dataclass(frozen=True)
class Moment:
    """A place in a recorded game, and which readers there are then, roles excepted."""

    recording: Recording
    place: int
    known: tuple[str, ...]
    reason: str = ""

    def table(self) -> Table:
        return self.recording.at(self.place)

    @cached_property
    def readers(self) -> tuple[str, ...]:
        """All there are."""
        return (*self.known, *roles(self.table()))


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
            moment = Moment(recording, place, readers(table), _reason(table))
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
                + 2 * ("asked" not in moment.known)
                + ("other" not in moment.known)
                + abs(moment.place / len(recording.entries) - progress)
            )

        best = min(moments, key=strangeness)
        if best not in chosen:
            chosen.append(best)
    return chosen

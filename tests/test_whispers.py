"""Nobody can tell that others whisper, in any game; and planted leaks of it are found."""

from collections.abc import Callable, Iterable, Sequence
from itertools import count
from random import Random

import pytest

from bot import hearing, snapshot
from bot.engines.registry import GAMES
from bot.gathering import Refused
from bot.hearing import Talk
from bot.table import Table
from bot.talking import CIRCLES, Said, Talking
from tests import whispers
from tests.leaks import Leak
from tests.plot import Plot
from tests.whispers import whispered
from webapp import rooms

Patch = pytest.MonkeyPatch


def listened(game_key: str, wanted: int) -> tuple[int, set[str]]:
    """Tables until so many pairs were compared, if anybody can whisper in this game."""
    pairs, circles = 0, set[str]()
    for number in count():
        more, found = whispered(game_key, Random(f"whispers/{number}"))
        pairs, circles = pairs + more, circles | found
        if pairs >= wanted or not circles:
            break
    return pairs, circles


@pytest.mark.parametrize("game_key", [*GAMES, Plot.key])
def test_whispers_are_heard_by_nobody_else(game_key: str, plot: None, long: bool) -> None:
    pairs, circles = listened(game_key, 5000 if long else 150)
    assert pairs >= 150 or not circles
    assert circles == {"plot"} or game_key != Plot.key


# Planted


def read_by_everybody(patch: Patch) -> None:
    def leaky(table: Table, lines: Iterable[Said], person_id: str | None) -> Talk:
        shown = [line.model_copy(update={"to": None}) for line in lines]
        return hearing.heard(table, shown, person_id)

    patch.setattr(snapshot, "heard", leaky)


def numbered(patch: Patch) -> None:
    def leaky(table: Table, lines: Iterable[Said], person_id: str | None) -> Talk:
        counted = [line.model_copy(update={"at": number}) for number, line in enumerate(lines)]
        return hearing.heard(table, counted, person_id)

    patch.setattr(snapshot, "heard", leaky)


def swept_by_number(patch: Patch) -> None:
    def leaky(table: Table, lines: Sequence[Said]) -> list[Said]:
        return list(lines[-20:])

    patch.setattr(whispers, "worth_keeping", leaky)


def one_budget(patch: Patch) -> None:
    honest = Talking.say

    def leaky(table: Table, person_id: str, circle: str, text: str, now: float) -> None:
        lately = [at for moments in table.spoken.values() for at in moments if at == now]
        if len(lately) >= CIRCLES:
            raise Refused("too-fast")
        honest(table, person_id, circle, text, now)

    patch.setattr(Talking, "say", leaky)


def time_won(patch: Patch) -> None:
    honest = Talking.say

    def leaky(table: Table, person_id: str, circle: str, text: str, now: float) -> None:
        honest(table, person_id, circle, text, now)
        if table.running and table.running.deadline:
            longer = {"deadline": table.running.deadline + 1}
            table.running = table.running.model_copy(update=longer)

    patch.setattr(Talking, "say", leaky)


def a_frame_for_every_line(patch: Patch) -> None:
    frames = count()
    patch.setattr(
        rooms, "_lasting", lambda shot: shot.model_copy(update={"table": str(next(frames))})
    )


def listed_as_a_circle(patch: Patch) -> None:
    honest = Talking.circles

    def leaky(table: Table, person_id: str | None) -> list[object]:
        more = [circle for circle in table.spoken if circle != "table"]
        own = honest(table, person_id)
        quiet = [own[0].model_copy(update={"key": key, "may_write": False}) for key in more]
        return [*own, *(circle for circle in quiet if circle.key not in {c.key for c in own})]

    patch.setattr(Talking, "circles", leaky)


PLANTS: list[Callable[[Patch], None]] = [
    read_by_everybody,
    numbered,
    swept_by_number,
    one_budget,
    time_won,
    a_frame_for_every_line,
    listed_as_a_circle,
]


@pytest.mark.parametrize("plant", PLANTS)
def test_a_planted_leak_is_found(
    plant: Callable[[Patch], None], plot: None, monkeypatch: Patch
) -> None:
    plant(monkeypatch)
    with pytest.raises(Leak):
        listened(Plot.key, 300)

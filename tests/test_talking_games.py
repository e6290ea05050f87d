"""Talk in the games that rule it: the night of Mafia, the missions of the Resistance."""

from collections import Counter
from random import Random

import pytest

from bot.engines.mafia import Mafia
from bot.engines.registry import GAMES
from bot.engines.resistance import Resistance
from bot.gathering import Refused
from bot.hearing import heard
from bot.table import Table
from tests.tables import COMING, NOW, begun, opened, person_in, step

GAP = 10.0


def answer(table: Table, seat: int, circle: str, now: float) -> str:
    try:
        table.say(person_in(table, seat), circle, f"{seat} in {circle}", now)
    except Refused as refusal:
        return refusal.code
    return "ok"


def test_mafs_whisper_by_night_and_whoever_is_dead_or_stunned_only_reads(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(GAMES, Mafia.key, Mafia)
    found = Counter[str]()
    for number in range(12):
        rng, now = Random(number), NOW
        table = begun("mafia", rng.randrange(6, 11))
        while table.stage == "playing":
            now += GAP
            seat = rng.randrange(len(table.sitters))
            check_mafia(table, seat, now, found)
            step(table, rng, now)
    assert set(found) == {"aloud", "whispered", "asleep", "dead", "stunned", "dark", "no maf"}


def test_a_maf_alone_with_computers_has_nobody_to_whisper_to() -> None:
    mafs = 0
    for number in range(12):
        table = opened("mafia", 1, secret=f"{number:064x}")
        for _ in range(6):
            table.add_computer(table.host, NOW)
        table.start(table.host, COMING, NOW)
        game = table.game
        assert isinstance(game, Mafia)
        mafs += game.roles[table.seat_of(table.host) or 0] == "maf"
        assert table.circles(table.host) == []
    assert mafs


def check_mafia(table: Table, seat: int, now: float, found: Counter[str]) -> None:
    game = table.game
    assert isinstance(game, Mafia)
    lives, dark = seat in game.living, game.stage in ("meet", "night")
    mafs = [s for s, role in enumerate(game.roles) if role == "maf"]
    if seat not in mafs:
        assert answer(table, seat, "mafs", now) == "no-circle"
        found["no maf"] += 1
    elif lives and dark:
        assert answer(table, seat, "mafs", now) == "ok"
        lines = table.lines()
        for other in range(len(table.sitters)):
            reads = bool(heard(table, lines, person_in(table, other)).lines)
            assert reads is (other in mafs)
        assert not heard(table, lines, None).lines
        found["whispered"] += 1
    else:
        assert answer(table, seat, "mafs", now) == "quiet"
        found["dead" if dark else "asleep"] += 1
    if lives and not dark and seat != game.stunned:
        assert answer(table, seat, "table", now) == "ok"
        (line,) = table.lines()
        assert line.to is None
        found["aloud"] += 1
    else:
        assert answer(table, seat, "table", now) == "quiet"
        found["dark" if dark else "stunned" if lives else "dead"] += 1


def test_whoever_is_on_a_mission_listens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, Resistance.key, Resistance)
    found = Counter[str]()
    for number in range(6):
        rng, now = Random(number), NOW
        table = begun("resistance", 5)
        while table.stage == "playing":
            now += GAP
            game = table.game
            assert isinstance(game, Resistance)
            for seat in range(5):
                quiet = game.stage == "mission" and seat in game.team
                wanted = "quiet" if quiet else "ok"
                assert answer(table, seat, "table", now) == wanted
                found[wanted] += 1
            assert all(line.to is None for line in table.lines())
            step(table, rng, now)
    assert found["quiet"] > 20

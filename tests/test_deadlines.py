"""Time at tables of every game: only the clock that runs can end, and once; after a game none."""

from random import Random

import pytest

from bot.engines.registry import GAMES
from bot.table import GAME_LASTS, Table
from tests.leaks import read_back
from tests.tables import NOW, any_crowd, any_options, begun, play_out, playing, step

every_game = pytest.mark.parametrize("game_key", GAMES)


def any_begun(game_key: str, rng: Random) -> Table:
    options = any_options(game_key, rng)
    crowd = any_crowd(game_key, options, rng)
    return begun(game_key, crowd, options, salt=f"{rng.getrandbits(32):08x}")


@every_game
def test_a_clock_that_was_answered_in_time_never_ends(game_key: str) -> None:
    """What came early has a clock of its own, and the old one's end passes unnoticed."""
    passed = 0
    for number in range(40):
        rng = Random(f"answered/{game_key}/{number}")
        table, now = any_begun(game_key, rng), NOW
        for _ in range(60):
            old = table.running
            if old is None or old.deadline is None:
                break
            now += rng.uniform(0, 0.5) * (old.deadline - now)
            step(table, rng, now)
            new = table.running
            if new is None or new.deadline is None or new.key == old.key:
                continue
            assert new.started == now
            if new.deadline > old.deadline:
                before = read_back(table)
                table.lapse(old.deadline)
                assert (table.game, table.entries) == (before.game, before.entries)
                assert table.running is not None
                assert table.running.deadline == new.deadline
                passed += 1
    assert passed > 20


@every_game
def test_answers_that_leave_the_question_open_do_not_prolong_it(game_key: str) -> None:
    for number in range(40):
        rng = Random(f"open/{game_key}/{number}")
        table, now = any_begun(game_key, rng), NOW
        for _ in range(60):
            old = table.running
            if old is None or old.deadline is None:
                break
            now += rng.uniform(0, 0.2) * (old.deadline - now)
            step(table, rng, now)
            if table.running and table.running.key == old.key:
                assert table.running == old


@every_game
def test_a_clock_ends_once(game_key: str) -> None:
    ended = 0
    for number in range(40):
        rng = Random(f"ends/{game_key}/{number}")
        table = any_begun(game_key, rng)
        for _ in range(rng.randrange(20)):
            if table.stage == "playing":
                step(table, rng)
        running = table.running
        if running is None or running.deadline is None:
            continue
        owing = len(playing(table).waiting())
        entries, late = table.entries, running.deadline + 1
        table.lapse(late)
        assert 0 < table.entries - entries <= owing
        after = read_back(table)
        table.lapse(late)
        assert (table.game, table.entries) == (after.game, after.entries)
        ended += 1
    assert ended > 10


@every_game
def test_after_the_end_no_clock_and_no_computer_does_anything(game_key: str) -> None:
    table = play_out(any_begun(game_key, Random(8)), Random(9))
    before = read_back(table)
    assert (table.running, table.pauses) == (None, {})
    assert table.due == table.touched + GAME_LASTS
    for late in (1.0, 90.0, 3600.0, GAME_LASTS - 1):
        assert not table.thinkers(NOW + late)
        table.lapse(NOW + late)
    table.written(), table.fleeting()
    assert table == before

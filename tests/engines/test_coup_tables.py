"""Coup at a table: many who answer at once, and a clock that runs out."""

import pytest

from bot.engines.coup import Coup
from bot.engines.game import Move
from bot.table import Refused, Table
from tests.tables import NOW, asked, begun, person_in, playing


def game_of(table: Table) -> Coup:
    game = playing(table)
    assert isinstance(game, Coup)
    return game


def test_fault_answers_of_the_same_moment_are_all_good_until_one_closes_the_window() -> None:
    table = begun("coup", 4)
    turn = game_of(table).turn
    table.play_seat(turn, Move(kind="tax"), NOW)
    others = [seat for seat in range(4) if seat != turn]
    questions = {seat: asked(table, seat) for seat in others}

    def answer(seat: int, kind: str) -> None:
        table.play(person_in(table, seat), questions[seat], Move(kind=kind), NOW)

    answer(others[0], "pass")
    answer(others[0], "pass")
    assert game_of(table).answered == [others[0]]
    answer(others[1], "challenge")
    for kind in ("pass", "challenge"):
        with pytest.raises(Refused, match=r"stale|not-asked"):
            answer(others[2], kind)


def test_fault_a_clock_that_runs_out_passes_for_all_who_are_silent() -> None:
    table = begun("coup", 4)
    table.play_seat(game_of(table).turn, Move(kind="tax"), NOW)
    assert len(game_of(table).waiting()) == 3
    assert table.running is not None
    assert table.running.deadline is not None
    table.lapse(table.running.deadline)
    assert game_of(table).turns == 2
    assert sorted(game_of(table).coins) == [2, 2, 2, 5]

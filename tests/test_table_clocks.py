"""A table while time passes: clocks and warnings, computers and their pauses, leaving."""

from random import Random

import pytest

from bot.engines.game import Move
from bot.gathering import Refused
from bot.pace import SECONDS, WARNS_AT
from bot.playing import PAUSE
from bot.record import Entry, Finish
from bot.snapshot import snapshot
from bot.table import Table
from tests.tables import COMING, NOW, asked, begun, duel, load_duel, opened, person_in, shoot, state
from tests.test_table import refusal


def warned(table: Table) -> bool:
    return table.running is not None and table.running.warned


@pytest.mark.parametrize("pace", ["blitz", "normal", "slow"])
def test_a_turn_lasts_as_long_as_the_pace_says(pace: str) -> None:
    table = opened()
    table.configure(table.host, NOW, pace="blitz" if pace == "blitz" else "slow")
    if pace == "normal":
        table.configure(table.host, NOW, pace="normal")
    table.start(table.host, COMING, NOW)
    assert table.running is not None
    assert table.running.deadline == NOW + SECONDS[table.pace]["turn"]


def test_items_do_not_prolong_a_turn_and_a_new_turn_has_all_its_time() -> None:
    table = begun()
    load_duel(table, "BLBL")
    duel(table).pockets[0].append("beer")
    table.play(person_in(table, 0), "1.t1.0", Move(kind="use", picks=("beer",)), NOW + 60)
    assert table.running is not None
    assert table.running.deadline == NOW + 90
    shoot(table, 0, 1, NOW + 70)
    assert table.running.deadline == NOW + 70 + 90


def test_time_first_warns_then_loses_the_round() -> None:
    table = begun()
    assert table.due == NOW + WARNS_AT * 90
    table.lapse(NOW + 1)
    assert not warned(table)
    table.lapse(NOW + WARNS_AT * 90)
    assert warned(table)
    assert table.due == NOW + 90
    table.written()
    table.lapse(NOW + 90)
    assert table.written() == [Entry(kind="idle", seat=0)]
    assert (duel(table).round, duel(table).score) == (2, [0, 1])
    assert table.due == NOW + 90 + WARNS_AT * 90


def test_a_late_table_warns_and_lapses_no_second_turn() -> None:
    table = begun()
    table.lapse(NOW + 1000)
    assert duel(table).round == 2
    assert table.running is not None
    assert table.running.deadline == NOW + 1000 + 90
    assert not warned(table)


def test_silence_counts_as_no_move_of_ones_own() -> None:
    table = begun()
    table.lapse(NOW + 90)
    table.lapse(NOW + 180)
    assert asked(table, duel(table).turn) == f"1.t{duel(table).turns}.0"


def test_a_second_lapse_ends_the_match() -> None:
    table = begun()
    duel(table).lapses = [1, 0]
    table.lapse(NOW + 90)
    assert table.stage == "over"


def test_solo_has_no_clock() -> None:
    table = begun(people=1, options={"mode": "solo"})
    assert table.running is not None
    assert table.running.deadline is None
    load_duel(table, "BLL")
    shoot(table, 0, 1)
    assert table.running.deadline is None


def test_further_6_the_dealer_takes_a_second_or_two_whatever_it_knows() -> None:
    table = begun(people=1, options={"mode": "solo"})
    load_duel(table, "BLL")
    assert table.pauses == {}
    shoot(table, 0, 1)
    (moment,) = table.pauses.values()
    assert PAUSE[0] <= moment - NOW <= PAUSE[1]
    assert table.due == moment
    assert table.thinkers(NOW) == []
    assert table.thinkers(moment) == [1]
    twin = begun(people=1, options={"mode": "solo"})
    load_duel(twin, "BBL")
    shoot(twin, 0, 1)
    assert twin.pauses == table.pauses


def test_it_thinks_anew_before_each_move() -> None:
    table = begun(people=1, options={"mode": "solo"})
    load_duel(table, "BBLL")
    shoot(table, 0, 1)
    moment = table.pauses[1]
    table.move_computer(1, Move(kind="shoot", picks=("1",)), moment)
    assert table.pauses[1] > moment
    table.move_computer(1, Move(kind="shoot", picks=("0",)), table.pauses[1])
    assert table.pauses == {}


def test_its_luck_is_of_the_seed_and_the_entry_to_come() -> None:
    table = begun(people=1, options={"mode": "solo"})
    expected = Random(f"{table.seed}/computer/1").random()
    assert table.computer_luck().random() == expected
    assert table.computer_luck().random() == expected


def test_leaving_a_running_game_is_an_entry_and_ends_a_duel() -> None:
    table = begun()
    table.written()
    left = person_in(table, 1)
    table.leave(left, NOW)
    written = table.written()
    assert written[0] == Entry(kind="left", seat=1)
    assert isinstance(written[1], Finish)
    assert table.stage == "over"
    assert table.host != left


def test_the_computer_keeps_the_seat_warm_where_the_table_allows_it() -> None:
    table = opened()
    table.configure(table.host, NOW, stand_in=True)
    table.start(table.host, COMING, NOW)
    left, here = person_in(table, 0), person_in(table, 1)
    table.leave(left, NOW)
    assert (state(table), table.thinkers(NOW + 2)) == ("playing", [0])
    move = Move(kind="shoot", picks=("1",))
    question = asked(table, 0)
    table.written()
    assert refusal(table, lambda: table.play(left, question, move, NOW)) == "away"
    assert snapshot(table, left, NOW).seat is None
    table.sit(next(s.person for s in table.sitters if s.person and s.person.id == left), "", NOW)
    assert (table.pauses, snapshot(table, left, NOW).seat) == ({}, 0)
    table.play(left, question, move, NOW)
    table.leave(left, NOW)
    table.leave(here, NOW)
    assert state(table) == "over"


def test_a_clock_runs_for_two_and_for_nobody_alone() -> None:
    table = opened()
    table.configure(table.host, NOW, stand_in=True)
    table.start(table.host, COMING, NOW)
    left, here = person_in(table, 0), person_in(table, 1)
    table.leave(here, NOW + 10)
    assert deadline(table) is None
    back = next(s.person for s in table.sitters if s.person and s.person.id == here)
    table.sit(back, "", NOW + 30)
    assert deadline(table) == NOW + 110, "and leaving gains no time"
    table.leave(left, NOW + 40)
    assert deadline(table) is None


def deadline(table: Table) -> float | None:
    return table.running.deadline if table.running else 0.0


def test_an_illegal_move_of_a_computer_changes_nothing_but_its_pause() -> None:
    table = begun(people=1, options={"mode": "solo"})
    load_duel(table, "BLL")
    shoot(table, 0, 1)
    entries = table.entries
    with pytest.raises(Refused, match="illegal"):
        table.move_computer(1, Move(kind="dance"), NOW)
    assert table.entries == entries

"""When which table is looked at: what is news at once, what was looked at not before its time."""

import pytest

from bot.agenda import Agenda, Pause

NOW = 100.0
TABLE, OTHER = "Tab1e0000000", "0ther0000000"


@pytest.fixture
def agenda() -> Agenda:
    return Agenda()


def test_what_is_wanted_is_taken_once_with_the_latest_version(agenda: Agenda) -> None:
    agenda.want(TABLE, 3)
    agenda.want(TABLE)
    agenda.want(OTHER)
    assert agenda.take(but=()) == {TABLE: 3, OTHER: 0}
    assert agenda.take(but=()) == {}


def test_what_is_being_looked_at_is_wanted_still(agenda: Agenda) -> None:
    agenda.want(TABLE, 3)
    assert agenda.take(but=[TABLE]) == {}
    assert agenda.take(but=()) == {TABLE: 3}


def test_a_pause_ends_by_itself(agenda: Agenda) -> None:
    agenda.pause(TABLE, Pause(3, NOW + 5))
    agenda.found([(TABLE, 3)], NOW)
    assert agenda.due(NOW) == {}
    assert agenda.take(but=()) == {}
    assert agenda.soonest(NOW + 99) == NOW + 5
    assert agenda.due(NOW + 5) == {}
    assert agenda.take(but=()) == {TABLE: 3}
    assert agenda.soonest(NOW + 99) == NOW + 99


@pytest.mark.parametrize("only", ["then", "stale", "gone"])
def test_news_end_any_pause(agenda: Agenda, only: str) -> None:
    agenda.pause(TABLE, Pause(3, NOW + 5, only))  # type: ignore[arg-type]
    agenda.found([(TABLE, 4)], NOW)
    assert agenda.take(but=()) == {TABLE: 4}
    agenda.found([(TABLE, 3)], NOW)
    assert agenda.take(but=()) == {TABLE: 3}


def test_what_another_process_looks_at_is_looked_at_if_it_stays_stale(agenda: Agenda) -> None:
    agenda.pause(TABLE, Pause(3, NOW + 5, "stale"))
    agenda.found([(TABLE, 3)], NOW + 4)
    assert agenda.take(but=()) == {}
    agenda.found([(TABLE, 3)], NOW + 5)
    assert agenda.take(but=()) == {TABLE: 3}


def test_and_is_forgotten_if_it_does_not(agenda: Agenda) -> None:
    agenda.pause(TABLE, Pause(3, NOW + 5, "stale"))
    agenda.found([], NOW + 5)
    assert agenda.due(NOW + 5) == {}
    assert agenda.take(but=()) == {}
    agenda.found([(TABLE, 3)], NOW + 6)
    assert agenda.take(but=()) == {TABLE: 3}


def test_a_table_at_rest_is_asked_after_in_its_time_and_when_somebody_moves(agenda: Agenda) -> None:
    rest = Pause(3, NOW + 10, "gone", frozenset({"11"}))
    agenda.pause(TABLE, rest)
    assert agenda.due(NOW + 9) == {}
    assert agenda.due(NOW + 10) == {TABLE: rest}
    agenda.moved(TABLE, NOW + 2)
    assert agenda.due(NOW + 2) == {TABLE: Pause(3, NOW + 2, "gone", frozenset({"11"}))}
    assert agenda.take(but=()) == {}


def test_somebody_who_comes_or_goes_moves_no_other_table(agenda: Agenda) -> None:
    agenda.pause(TABLE, Pause(3, NOW + 10))
    agenda.moved(TABLE, NOW)
    agenda.moved(OTHER, NOW)
    assert agenda.due(NOW) == {}
    assert agenda.take(but=()) == {}

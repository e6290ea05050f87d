"""How many tables one person may have."""

from bot.opening import MOST_TABLES, has_enough
from tests.tables import begun, opened


def test_a_person_may_have_so_many_tables_that_are_not_over() -> None:
    over, closed = begun(), opened()
    over.stage = "over"
    closed.shut("host")
    mine = [opened(), begun()] * (MOST_TABLES // 2)
    assert has_enough(mine)
    assert not has_enough([*mine[1:], over, closed])

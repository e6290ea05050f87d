"""Resistance Mini: whether its deals are fair, over 20,000 seeded ones."""

from collections import Counter
from functools import cache
from random import Random

import pytest

from bot.engines.resistance_mini import ResistanceMini, ResistanceMiniOptions
from tests.engines.chance import probability

MANY = 20_000
ROOMS = ((3, 3 / 14, 17 / 42), (4, 5 / 11, 4 / 11))
every_table = pytest.mark.parametrize("seats", [3, 4])


@cache
def deals(seats: int) -> tuple[tuple[str, str, int], ...]:
    """Characters by place, mission cards from the top, and who begins: of each deal."""
    return tuple(
        (
            "".join(word[0] for word in game.characters.values()),
            "".join(word[0] for word in game.deck),
            game.turn,
        )
        for game in (
            ResistanceMini.deal(seats, ResistanceMiniOptions(), Random(f"{seed}/deal"))
            for seed in range(MANY)
        )
    )


def sides(row: str) -> list[bool]:
    """Whether each seat is on the spies' side."""
    return [row[at : at + 3].count("s") > 1 for at in range(0, len(row), 3)]


@every_table
def test_each_place_gets_each_character_alike(seats: int) -> None:
    share = (seats + 1) / (3 * seats)
    for place in range(3 * seats):
        seen = Counter(row[place] for row, _, _ in deals(seats))
        assert probability(seen, {"s": share, "r": 1 - share}) > 0.001


@every_table
def test_each_place_of_the_deck_gets_each_card_alike(seats: int) -> None:
    for place in range(9):
        seen = Counter(deck[place] for _, deck, _ in deals(seats))
        assert probability(seen, {"s": 4, "f": 5}) > 0.001


@every_table
def test_each_seat_begins_alike(seats: int) -> None:
    seen = Counter(str(turn) for _, _, turn in deals(seats))
    assert probability(seen, {str(seat): 1 for seat in range(seats)}) > 0.001


@every_table
def test_who_begins_has_nothing_to_do_with_his_characters(seats: int) -> None:
    seen = Counter(str(sides(row)[turn]) for row, _, turn in deals(seats))
    share = {3: 17 / 42, 4: 4 / 11}[seats]
    assert probability(seen, {"True": share, "False": 1 - share}) > 0.001


@pytest.mark.parametrize(("seats", "two", "_one"), ROOMS)
def test_ruling_19_how_often_two_players_are_spies(seats: int, two: float, _one: float) -> None:
    seen = Counter(str(sum(sides(row))) for row, _, _ in deals(seats))
    assert probability(seen, {"1": 1 - two, "2": two}) > 0.001


@pytest.mark.parametrize(("seats", "_two", "one"), ROOMS)
def test_ruling_19_how_often_a_given_player_is_a_spy(seats: int, _two: float, one: float) -> None:
    for seat in range(seats):
        seen = Counter(str(sides(row)[seat]) for row, _, _ in deals(seats))
        assert probability(seen, {"True": one, "False": 1 - one}) > 0.001


@every_table
def test_a_crooked_deal_is_found(seats: int) -> None:
    """The same measure, of deals in which the first place lets every twentieth spy slip."""
    share = (seats + 1) / (3 * seats)
    seen = Counter(
        "r" if row[0] == "s" and number % 20 == 0 else row[0]
        for number, (row, _, _) in enumerate(deals(seats))
    )
    assert probability(seen, {"s": share, "r": 1 - share}) < 0.001

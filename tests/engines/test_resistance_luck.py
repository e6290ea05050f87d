"""The Resistance: whether its deals are fair, over many seeded ones."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

import pytest

from bot.engines.resistance import SETUPS, Preset, Resistance, ResistanceOptions
from tests.engines.chance import probability
from tests.engines.resistance_scene import TABLE

every_table = pytest.mark.parametrize(("seats", "preset"), TABLE)


@pytest.fixture
def many(long: bool) -> int:
    return 20_000 if long else 2000


def deals(
    seats: int, preset: Preset, many: int, rules: type[Resistance] = Resistance
) -> Iterator[Resistance]:
    options = ResistanceOptions(preset=preset)
    return (rules.deal(seats, options, Random(seed)) for seed in range(many))


def any_spy(game: Resistance, seed: int) -> int:
    """One of them: counting all would count them as if they had been drawn one by one."""
    return Random(f"any/{seed}").choice(game.spies)


def even(words: Any) -> dict[str, float]:
    return {str(word): 1 for word in words}


@every_table
def test_a_spy_sits_in_any_seat_alike(seats: int, preset: Preset, many: int) -> None:
    seen = Counter(str(any_spy(game, seed)) for seed, game in enumerate(deals(seats, preset, many)))
    assert probability(seen, even(range(seats))) > 0.001


@every_table
def test_each_seat_is_as_often_a_spy_as_there_are_spies(
    seats: int, preset: Preset, many: int
) -> None:
    share = SETUPS[seats][preset].spies / seats
    games = list(deals(seats, preset, many))
    for seat in range(seats):
        seen = Counter("spy" if seat in game.spies else "resistance" for game in games)
        assert probability(seen, {"spy": share, "resistance": 1 - share}) > 0.001 / seats


@every_table
def test_any_pair_is_a_pair_of_spies_alike(seats: int, preset: Preset, many: int) -> None:
    pairs = Counter(
        str(tuple(sorted(Random(f"two/{seed}").sample(game.spies, 2))))
        for seed, game in enumerate(deals(seats, preset, many))
    )
    assert probability(pairs, even(combinations(range(seats), 2))) > 0.001


@every_table
def test_any_seat_leads_first_alike_spy_or_not(seats: int, preset: Preset, many: int) -> None:
    spies = SETUPS[seats][preset].spies
    leaders = Counter(
        f"{game.leader} {game.leader in game.spies}" for game in deals(seats, preset, many)
    )
    expected = {f"{seat} True": spies for seat in range(seats)}
    expected |= {f"{seat} False": seats - spies for seat in range(seats)}
    assert probability(leaders, expected) > 0.001


def test_a_crooked_deal_is_found(many: int) -> None:
    class Crooked(Resistance):
        @classmethod
        def deal(cls, seats: int, options: Any, rng: Random) -> "Crooked":
            game = super().deal(seats, options, rng)
            if rng.random() < 0.2 and 0 not in game.spies:
                game.spies = [0, *game.spies[1:]]
            return game

    games = list(deals(5, "classic", many, Crooked))
    seen = Counter(str(any_spy(game, seed)) for seed, game in enumerate(games))
    assert probability(seen, even(range(5))) < 0.001
    pairs = Counter(str(tuple(game.spies)) for game in games)
    assert probability(pairs, even(combinations(range(5), 2))) < 0.001

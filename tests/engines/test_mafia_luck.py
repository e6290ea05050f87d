"""Mafia: whether its luck is fair, over many seeded deals."""

from collections import Counter
from functools import cache
from itertools import combinations, pairwise
from math import erfc, sqrt
from random import Random

import pytest

from bot.engines.mafia import SPECIAL, Mafia, MafiaOptions, Role
from bot.record import Deal, deal_game, seed_of
from tests.engines.chance import probability


@pytest.fixture
def many(long: bool) -> int:
    return 20_000 if long else 4000


@cache
def deals(seats: int, many: int) -> list[tuple[Role, ...]]:
    """The roles of so many deals, by seat."""
    options = MafiaOptions()
    return [tuple(Mafia.deal(seats, options, Random(f"{n}/deal")).roles) for n in range(many)]


def kinds(seats: int) -> dict[str, float]:
    return {**Counter[str](SPECIAL), "civilian": seats - len(SPECIAL)}


@pytest.mark.parametrize("seats", [6, 9, 14])
def test_every_seat_gets_every_role_alike(seats: int, many: int) -> None:
    for seat in range(seats):
        dealt = Counter[str](roles[seat] for roles in deals(seats, many))
        assert probability(dealt, kinds(seats)) > 0.001


@pytest.mark.parametrize("seats", [6, 9, 14])
def test_every_role_comes_to_every_seat_alike(seats: int, many: int) -> None:
    for role in dict.fromkeys(SPECIAL):
        found = Counter(
            str(seat) for roles in deals(seats, many) for seat, r in enumerate(roles) if r == role
        )
        assert probability(found, {str(seat): 1 for seat in range(seats)}) > 0.001


@pytest.mark.parametrize("seats", [6, 9, 14])
def test_every_pair_of_seats_are_the_mafs_alike(seats: int, many: int) -> None:
    pairs = Counter(
        repr(tuple(seat for seat, role in enumerate(roles) if role == "maf"))
        for roles in deals(seats, many)
    )
    assert probability(pairs, {repr(pair): 1 for pair in combinations(range(seats), 2)}) > 0.001


def straying(deals: list[tuple[Role, ...]], role: Role) -> float:
    """How likely fair luck clumps or spreads this role as much: Wald and Wolfowitz's runs.

    Runs are stretches of seats with it or without it; of each deal their number is known in mean
    and variance, and the sum of many deals is normal.
    """
    seats = len(deals[0])
    here = deals[0].count(role)
    there = seats - here
    mean = 2 * here * there / seats + 1
    variance = (mean - 1) * (mean - 2) / (seats - 1)
    runs = sum(1 + sum((a == role) != (b == role) for a, b in pairwise(dealt)) for dealt in deals)
    return erfc(abs(runs - mean * len(deals)) / sqrt(2 * variance * len(deals)))


@pytest.mark.parametrize(
    ("seats", "role"),
    [(6, "maf"), (9, "maf"), (9, "civilian"), (14, "maf"), (14, "civilian")],
)
def test_equal_roles_are_neither_clumped_nor_spread(seats: int, role: Role, many: int) -> None:
    assert straying(deals(seats, many), role) > 0.001


def test_the_measure_of_runs_finds_roles_that_are_kept_together() -> None:
    rng = Random(1)
    roles = SPECIAL + ["civilian"] * 4
    turned = [tuple(roles[n:] + roles[:n]) for n in (rng.randrange(9) for _ in range(2000))]
    assert straying(turned, "civilian") < 0.001
    shuffled = [tuple(rng.sample(roles, 9)) for _ in range(2000)]
    assert straying(shuffled, "civilian") > 0.001


def test_whoever_sits_first_is_dealt_fairly_at_a_table(many: int) -> None:
    """Through the table's own door: secret, salts, seating and deal."""
    deal = Deal(game="mafia", options=MafiaOptions(), seal="00" * 32, salts=("00",) * 8)
    found = Counter[str]()
    for number in range(many):
        game, order = deal_game(deal, seed_of(f"{number:064x}", deal.salts))
        assert isinstance(game, Mafia)
        found[game.roles[order.index(0)]] += 1
    assert probability(found, kinds(8)) > 0.001

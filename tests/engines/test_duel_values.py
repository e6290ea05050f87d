"""Duel: what positions are worth, to the last fraction, if both play as well as can be."""

from fractions import Fraction
from random import Random

import pytest

from bot.engines.game import Seat
from tests.engines.scene import items
from tests.engines.solver import ROUND_1, AgainstMajority, Position, Rounds, loads_of

ROUNDS = Rounds()
SHELLS = {"1L1B": (1, 1), "2L1B": (2, 1), "1L2B": (1, 2)}


def position(charges: str, shells: str, mine: str = "", theirs: str = "") -> Position:
    own, other = charges.split("/")
    live, blank = SHELLS[shells]
    pockets = (tuple(sorted(items(mine))), tuple(sorted(items(theirs))))
    return Position(live, blank, (int(own), int(other)), pockets)


@pytest.mark.parametrize(
    ("charges", "shells", "value"),
    [
        ("1/1", "1L1B", "1/2"),
        ("1/1", "2L1B", "2/3"),
        ("1/1", "1L2B", "2/3"),
        ("2/1", "1L1B", "5/6"),
        ("2/1", "2L1B", "1"),
        ("2/1", "1L2B", "8/9"),
        ("1/2", "1L1B", "1/3"),
        ("1/2", "2L1B", "1/3"),
        ("1/2", "1L2B", "4/9"),
        ("2/2", "1L1B", "2/3"),
        ("2/2", "2L1B", "7/9"),
        ("2/2", "1L2B", "7/9"),
    ],
)
def test_anchor_without_items(charges: str, shells: str, value: str) -> None:
    assert ROUNDS.one.value(position(charges, shells)) == Fraction(value)


@pytest.mark.parametrize(
    ("charges", "shells", "self_", "opposite"),
    [
        ("1/1", "1L2B", "1/3", "2/3"),
        ("2/2", "2L1B", "4/9", "7/9"),
        ("2/2", "1L2B", "5/9", "7/9"),
        ("1/1", "1L1B", "1/2", "1/2"),
    ],
)
def test_anchor_of_each_target(charges: str, shells: str, self_: str, opposite: str) -> None:
    values = ROUNDS.one.actions(position(charges, shells))
    assert values == {"shoot 0": Fraction(self_), "shoot 1": Fraction(opposite)}


@pytest.mark.parametrize(
    ("charges", "shells", "mine", "theirs", "value", "best"),
    [
        ("1/1", "1L1B", "beer", "", "5/6", "use beer"),
        ("2/2", "1L1B", "beer", "", "8/9", ""),
        ("2/2", "2L1B", "beer", "", "7/9", "shoot 1"),
        ("1/2", "2L1B", "cigarettes", "", "7/9", "use cigarettes"),
        ("2/2", "2L1B", "cigarettes", "", "1", "shoot 1"),
        ("2/2", "2L1B", "", "beer", "2/3", ""),
        ("2/2", "1L1B", "saw", "", "5/6", "shoot 1"),
        ("2/2", "2L1B", "saw", "", "8/9", ""),
        ("1/1", "1L1B", "handcuffs", "", "1", ""),
        ("1/1", "1L2B", "inverter", "", "8/9", "use inverter"),
        ("2/2", "1L1B", "inverter", "", "13/18", ""),
        ("1/2", "2L1B", "medicine", "", "7/18", ""),
        ("2/2", "1L1B", "adrenaline", "saw", "2/3", ""),
        ("1/2", "1L1B", "adrenaline", "cigarettes", "2/3", ""),
        ("2/2", "1L1B", "loupe", "", "1", ""),
    ],
)
def test_anchor_with_items(
    charges: str, shells: str, mine: str, theirs: str, value: str, best: str
) -> None:
    at = position(charges, shells, mine, theirs)
    assert ROUNDS.one.value(at) == Fraction(value)
    if best:
        assert ROUNDS.one.actions(at)[best] == Fraction(value)


@pytest.mark.parametrize(
    ("charges", "shells", "move", "value"),
    [
        ("2/2", "2L1B", "loupe", "7/9"),
        ("1/1", "2L1B", "loupe", "1"),
        ("2/2", "1L2B", "loupe", "7/9"),
        ("2/2", "2L1B", "beer", "2/3"),
    ],
)
def test_anchor_of_an_item_used_at_once(charges: str, shells: str, move: str, value: str) -> None:
    at = position(charges, shells, move)
    assert ROUNDS.one.actions(at)[f"use {move}"] == Fraction(value)


def test_anchor_where_another_move_is_worse() -> None:
    at = position("1/1", "1L1B", "beer")
    values = ROUNDS.one.actions(at)
    assert values["shoot 0"] == values["shoot 1"] == Fraction(1, 2)
    keep = ROUNDS.one.actions(position("2/2", "2L1B", "cigarettes"))
    assert keep["use cigarettes"] < keep["shoot 1"]
    saw = ROUNDS.one.actions(position("2/2", "1L1B", "saw"))
    assert saw["use saw"] < saw["shoot 1"]


def new_load(rounds: str, charges: int) -> Fraction:
    solver = ROUNDS.two if rounds == "two" else ROUNDS.three
    return solver.new_load(Position(1, 1, (charges, charges)))


@pytest.mark.parametrize(
    ("rounds", "charges", "value"),
    [
        ("two", 4, "7472197121/11197440000"),
        ("two", 1, "79/120"),
        ("two", 2, "54671/86400"),
        ("three", 4, "213882126737/347287500000"),
        ("three", 1, "689/1050"),
    ],
)
def test_anchor_of_a_round(rounds: str, charges: int, value: str) -> None:
    assert new_load(rounds, charges) == Fraction(value)


def test_anchor_round_3_three_and_three() -> None:
    assert ROUNDS.three.value(Position(3, 3, (4, 4))) == Fraction(846913, 1470000)


def test_anchor_solo_run_and_match() -> None:
    one = ROUNDS.one.value(Position(1, 1, (2, 2)))
    two, three = new_load("two", 4), new_load("three", 4)
    assert round(float(one * two * three), 6) == 0.273983
    match = one * (1 - two) + (one * two + (1 - one) * (1 - two)) * three
    assert round(float(match), 6) == 0.564071


@pytest.mark.parametrize(
    ("round_", "sizes", "beaten", "beating"),
    [(2, (3, 6), 0.7730, 0.4281), (3, (4, 8), 0.7657, 0.3590)],
)
def test_anchor_of_the_popular_rule(
    round_: int, sizes: tuple[int, int], beaten: float, beating: float
) -> None:
    def opener_wins(simple: Seat) -> float:
        solver = AgainstMajority(simple, round_, loads_of(*sizes))
        return round(float(solver.new_load(Position(1, 1, (4, 4)))), 4)

    assert opener_wins(simple=1) == beaten
    assert opener_wins(simple=0) == beating


def test_anchor_of_the_popular_rule_in_round_1() -> None:
    for simple in (0, 1):
        solver = AgainstMajority(simple, 1, ROUND_1)
        assert solver.value(Position(1, 1, (2, 2))) == Fraction(2, 3)


@pytest.mark.parametrize(
    ("charges", "shells", "mine", "theirs"),
    [
        ("1/1", "1L1B", "", ""),
        ("2/1", "1L2B", "", ""),
        ("1/2", "1L2B", "", ""),
        ("2/2", "2L1B", "", ""),
        ("1/1", "1L1B", "beer", ""),
        ("2/2", "2L1B", "", "beer"),
        ("2/2", "2L1B", "saw", ""),
        ("1/1", "1L2B", "inverter", ""),
        ("1/2", "2L1B", "medicine", ""),
        ("2/2", "1L2B", "loupe", ""),
    ],
)
def test_anchor_agrees_with_rounds_played_with_a_hidden_queue(
    charges: str, shells: str, mine: str, theirs: str, long: bool
) -> None:
    at = position(charges, shells, mine, theirs)
    rounds = 40_000 if long else 1000
    rng = Random(f"{charges} {shells} {mine} {theirs}")
    won = sum(ROUNDS.one.played(at, rng) for _ in range(rounds))
    expected = float(ROUNDS.one.value(at))
    assert abs(won / rounds - expected) < 4 * (expected * (1 - expected) / rounds) ** 0.5


def test_property_shooting_the_other_is_never_worse_without_items() -> None:
    for charges in (4, 2, 1):
        new_load("two", charges), new_load("three", charges)
    checked = 0
    for solver in (ROUNDS.one, ROUNDS.two, ROUNDS.three):
        for at in list(solver.known):
            if at.pockets == ((), ()) and not (at.head or at.flipped or at.sawn):
                values = solver.actions(at)
                other, self_ = values[f"shoot {1 - at.turn}"], values[f"shoot {at.turn}"]
                worse = self_ > other if at.turn == 0 else self_ < other
                assert not worse
                checked += 1
    assert checked > 500

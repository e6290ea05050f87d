"""Duel: whether its luck is fair, over many seeded deals."""

from collections import Counter
from random import Random

import pytest

from bot.engines.duel import FIRST_ITEMS, ITEMS, Duel, DuelOptions
from tests.engines.chance import probability, upper_tail
from tests.engines.scene import Scene, letters


@pytest.fixture
def many(long: bool) -> int:
    return 20_000 if long else 4000


@pytest.mark.parametrize(
    ("square", "freedom", "tail"),
    [(3.841, 1, 0.05), (5.991, 2, 0.05), (16.266, 3, 0.001), (26.124, 8, 0.001), (0.0, 5, 1.0)],
)
def test_the_measure_is_the_textbooks(square: float, freedom: int, tail: float) -> None:
    assert upper_tail(square, freedom) == pytest.approx(tail, rel=1e-3)


def test_the_measure_finds_a_crooked_coin() -> None:
    assert probability({"a": 2200, "b": 1800}, {"a": 1, "b": 1}) < 0.001


def test_the_first_load_is_either_order_alike(many: int) -> None:
    orders = Counter(
        letters(shell.kind for shell in Duel.deal(2, DuelOptions(), Random(seed)).queue)
        for seed in range(many)
    )
    assert probability(orders, {"LB": 1, "BL": 1}) > 0.001


def test_who_opens_is_either_alike(many: int) -> None:
    first = Counter(
        str(Duel.seating(2, DuelOptions(), False, Random(f"{seed}/deal"))[0])
        for seed in range(many)
    )
    assert probability(first, {"0": 1, "1": 1}) > 0.001


def reloads(round_: int, many: int) -> tuple[Counter[str], Counter[str]]:
    """Orders of so many loads, and the items dealt at them."""
    orders, dealt = Counter[str](), Counter[str]()
    for seed in range(many):
        scene = Scene("B", round_=round_)
        scene.luck.seed(seed)
        scene.shoot(1)
        orders[scene.queue] += 1
        dealt.update(scene.pocket(0))
        dealt.update(scene.pocket(1))
    return orders, dealt


def test_later_loads_of_round_1_are_all_three_orders_alike(many: int) -> None:
    orders, dealt = reloads(1, many)
    assert probability(orders, dict.fromkeys(("LLB", "LBL", "BLL"), 1)) > 0.001
    assert probability(dealt, dict.fromkeys(FIRST_ITEMS, 1)) > 0.001


@pytest.mark.parametrize(("round_", "smallest", "largest"), [(2, 3, 6), (3, 4, 8)])
def test_loads_and_items_of_later_rounds(
    round_: int, smallest: int, largest: int, many: int
) -> None:
    orders, dealt = reloads(round_, many)
    sizes, firsts, mixes = Counter[str](), Counter[str](), Counter[str]()
    for order, count in orders.items():
        sizes[str(len(order))] += count
        firsts[order[0]] += count
        if len(order) % 2:
            mixes["live" if order.count("L") > order.count("B") else "blank"] += count
    assert probability(sizes, {str(n): 1 for n in range(smallest, largest + 1)}) > 0.001
    assert probability(firsts, {"L": 1, "B": 1}) > 0.001
    assert probability(mixes, {"live": 1, "blank": 1}) > 0.001
    assert probability(dealt, dict.fromkeys(ITEMS, 1)) > 0.001


def test_each_place_of_a_load_is_live_alike(many: int) -> None:
    orders, _ = reloads(2, many)
    places = Counter[str]()
    for order, count in orders.items():
        if len(order) == 6:
            for place, letter in enumerate(order):
                places[str(place)] += count * (letter == "L")
    assert probability(places, {str(place): 1 for place in range(6)}) > 0.001


@pytest.mark.parametrize("queue", ["LBL", "LBLB", "LBLBLBLB"])
def test_the_phone_names_each_later_place_alike(queue: str, many: int) -> None:
    named = Counter[str]()
    for seed in range(many // 4):
        scene = Scene(queue, round_=3, pockets=("phone", ""))
        scene.luck.seed(seed)
        named[str(scene.use("phone").told("heard", seat=0).data["place"])] += 1
    later = {str(place): 1 for place in range(2, len(queue) + 1)}
    assert probability(named, later) > 0.001

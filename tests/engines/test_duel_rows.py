"""Duel: each row of the table of rules, and what each item does."""

from random import Random

import pytest

from bot.engines.duel import FIRST_ITEMS, ITEMS, Duel, DuelOptions
from tests.engines.scene import Scene, letters

DUEL = DuelOptions(mode="duel")
SOLO = DuelOptions(mode="solo")


def reload(round_: int, seed: int, pockets: tuple[str, str] = ("", "")) -> Scene:
    """The position after one more load in this round."""
    scene = Scene("B", charges=(2, 2), round_=round_, pockets=pockets)
    scene.luck.seed(seed)
    return scene.shoot(1)


@pytest.mark.parametrize(("round_", "charges"), [(1, 4), (2, 4)])
def test_row_round_start_charges_to_the_maximum(round_: int, charges: int) -> None:
    scene = Scene("LB", charges=(2, 1), round_=round_).shoot(1)
    assert scene.public.round == round_ + 1
    assert scene.charges == (charges, charges)


def test_row_round_start_first_round_has_two_charges() -> None:
    assert Duel.deal(2, DUEL, Random(1)).charges == [2, 2]


def test_row_round_start_clears_saw_cuffs_and_knowledge() -> None:
    scene = Scene("LBLB", charges=(1, 2), pockets=("loupe handcuffs saw", ""))
    scene.use("loupe", "handcuffs", "saw").shoot(0)
    assert scene.public.round == 2
    assert (scene.public.sawn, scene.public.cuffed, scene.public.locked) == (False, None, None)
    assert scene.badge(0) == "?" * len(scene.queue)


def test_row_round_start_pockets_stay() -> None:
    scene = Scene("LB", charges=(2, 1), pockets=("beer", "loupe saw")).shoot(1)
    assert scene.pocket(0)[:1] == ["beer"]
    assert scene.pocket(1)[:2] == ["loupe", "saw"]


def test_row_load_does_not_restore_charges() -> None:
    scene = Scene("L", charges=(1, 2)).shoot(1)
    assert scene.reloaded
    assert scene.charges == (1, 1)


def test_row_load_round_1_first_is_one_live_one_blank_without_items() -> None:
    orders: set[str] = set()
    for seed in range(200):
        game = Duel.deal(2, DUEL, Random(seed))
        orders.add(letters(shell.kind for shell in game.queue))
        assert game.pockets == [[], []]
        assert "dealt" not in [event.kind for event in game.told()]
    assert orders == {"LB", "BL"}


def test_row_load_round_1_later_is_two_live_one_blank_and_two_items() -> None:
    for seed in range(200):
        scene = reload(1, seed)
        assert scene.counts == (2, 1)
        for seat in (0, 1):
            assert len(scene.pocket(seat)) == 2
            assert set(scene.pocket(seat)) <= set(FIRST_ITEMS)


@pytest.mark.parametrize(("round_", "sizes", "dealt"), [(2, (3, 6), 2), (3, (4, 8), 4)])
def test_row_load_rounds_2_and_3_deal_out_of_all_nine(
    round_: int, sizes: tuple[int, int], dealt: int
) -> None:
    seen: set[str] = set()
    lengths: set[int] = set()
    for seed in range(400):
        scene = reload(round_, seed)
        lengths.add(len(scene.queue))
        for seat in (0, 1):
            assert len(scene.pocket(seat)) == dealt
            seen.update(scene.pocket(seat))
    assert seen == set(ITEMS)
    assert lengths == set(range(sizes[0], sizes[1] + 1))


@pytest.mark.parametrize("round_", [2, 3])
def test_row_composition_even_is_equal_and_odd_has_one_more(round_: int) -> None:
    seen: set[tuple[int, int]] = set()
    for seed in range(400):
        live, blank = reload(round_, seed).counts
        assert abs(live - blank) == (live + blank) % 2
        assert min(live, blank) >= 1
        seen.add((live, blank))
    sizes = range(3, 7) if round_ == 2 else range(4, 9)
    assert seen == {(n // 2, n - n // 2) for n in sizes} | {(n - n // 2, n // 2) for n in sizes}


def test_row_who_starts_a_queue_in_solo_always_the_player() -> None:
    scene = Scene("LB", charges=(2, 1), mode="solo").shoot(1)
    assert (scene.public.round, scene.public.opener, scene.turn) == (2, 0, 0)
    assert Scene("B", mode="solo", round_=2, turn=1).shoot(0).turn == 0


def test_row_who_starts_a_queue_in_duel_the_opener_of_the_round() -> None:
    for opener in (0, 1):
        for turn in (0, 1):
            assert Scene("B", opener=opener, turn=turn).shoot(1 - turn).turn == opener


def test_row_who_starts_a_queue_next_round_is_the_others() -> None:
    scene = Scene("LB", charges=(2, 1)).shoot(1)
    assert (scene.public.opener, scene.turn) == (1, 1)


def test_row_turn_any_number_of_items_then_one_shot() -> None:
    scene = Scene("BLB", pockets=("cigarettes cigarettes loupe saw", ""))
    scene.use("cigarettes", "loupe", "cigarettes", "saw")
    assert scene.turn == 0
    assert scene.shoot(1).turn == 1


def test_row_turn_two_targets_self_and_opposite() -> None:
    for turn in (0, 1):
        offer = Scene("BL", turn=turn).game.legal(turn)[0]
        assert offer.kind == "shoot"
        assert (set(offer.among), offer.least, offer.most) == ({"0", "1"}, 1, 1)


def test_row_turn_the_one_opposite_may_do_nothing() -> None:
    scene = Scene("BL", pockets=("beer", "beer"))
    assert scene.game.legal(1) == []
    assert scene.game.waiting() == {0}


def test_row_shot_takes_the_head_and_a_live_one_costs_a_charge() -> None:
    scene = Scene("LBB").shoot(1)
    assert scene.queue == "BB"
    assert scene.charges == (2, 1)


def test_row_shot_sawn_live_costs_two() -> None:
    assert Scene("LB", charges=(4, 4), round_=2, sawn=True).shoot(1).charges == (4, 2)


def test_row_shot_blank_does_nothing() -> None:
    assert Scene("BL").shoot(1).charges == (2, 2)


def test_row_turn_change_only_a_blank_into_oneself_keeps_the_turn() -> None:
    assert Scene("BLB").shoot(0).turn == 0
    assert Scene("BLB").shoot(1).turn == 1
    assert Scene("LBB").shoot(0).turn == 1
    assert Scene("LBB").shoot(1).turn == 1


def test_row_out_no_charges_ends_the_round_at_once() -> None:
    scene = Scene("LBBB", charges=(1, 2)).shoot(0)
    assert scene.told("won").data["seat"] == 1
    assert scene.public.round == 2


def test_row_solo_end_three_rounds_won_in_a_row_win() -> None:
    scene = Scene("L", charges=(1, 1), mode="solo", round_=3, score=(2, 0)).shoot(1)
    outcome = scene.game.outcome()
    assert outcome is not None
    assert outcome.winners == (0,)


@pytest.mark.parametrize("round_", [1, 2, 3])
def test_row_solo_end_any_loss_loses_the_table(round_: int) -> None:
    won = round_ - 1
    scene = Scene("L", charges=(1, 1), mode="solo", round_=round_, score=(won, 0)).shoot(0)
    outcome = scene.game.outcome()
    assert outcome is not None
    assert outcome.winners == (1,)
    assert not scene.game.waiting()
    assert scene.game.legal(0) == scene.game.legal(1) == []


def test_row_duel_end_first_to_two_rounds() -> None:
    scene = Scene("L", charges=(1, 1), round_=2, score=(1, 0)).shoot(1)
    outcome = scene.game.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((0,), "rounds")


def test_row_duel_end_one_all_plays_a_third_round() -> None:
    scene = Scene("L", charges=(1, 1), round_=2, score=(1, 0)).shoot(0)
    assert scene.game.outcome() is None
    assert scene.public.round == 3
    assert scene.public.score == (1, 1)

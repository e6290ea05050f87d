"""Duel: our rulings on shells and items, where the source is silent or unclear, by number."""

from typing import Literal

import pytest

from bot.engines.duel import POCKET
from tests.engines.scene import Scene


def test_ruling_01_counts_do_not_change_when_an_unknown_shell_is_inverted() -> None:
    for queue in ("LLB", "BLL"):
        scene = Scene(queue, pockets=("inverter", "")).use("inverter")
        assert scene.counts == (2, 1)
        assert scene.public.flipped


def test_ruling_01_a_flipped_shell_leaves_by_its_loaded_type_and_shows_its_flipped_one() -> None:
    scene = Scene("BLL", pockets=("inverter", "")).use("inverter").shoot(1)
    assert scene.told("shot").data["shell"] == "live"
    assert scene.spent == "L"
    assert scene.charges == (2, 1)
    assert scene.counts == (2, 0)
    assert not scene.public.flipped


def test_ruling_01_live_is_as_likely_as_blank_was_for_who_does_not_know() -> None:
    orders = ("LLB", "LBL", "BLL")
    live = [Scene(o, pockets=("inverter", "")).use("inverter").queue[0] == "L" for o in orders]
    assert sum(live) == 1
    assert Scene("LLB").counts == (2, 1)


def test_ruling_02_a_known_type_flips_for_every_seat_that_knew() -> None:
    scene = Scene("LBL", pockets=("loupe phone", "inverter")).call(2).shoot(1)
    assert (scene.turn, scene.badge(0), scene.badge(1)) == (1, "B?", "??")
    scene.use("inverter")
    assert (scene.badge(0), scene.badge(1)) == ("L?", "??")


def test_ruling_02_an_inverter_teaches_nothing_to_who_did_not_know() -> None:
    scene = Scene("LBL", pockets=("inverter loupe", "")).use("inverter")
    assert scene.badge(0) == "???"
    assert scene.use("loupe").badge(0) == "B??"


def test_ruling_02_the_badge_does_not_count_for_the_player() -> None:
    assert Scene("B").badge(0) == "?"
    assert Scene("LL").badge(0) == "??"


def test_ruling_03_beer_on_the_last_shell_reloads_and_the_opener_moves() -> None:
    for opener in (0, 1):
        scene = Scene("L", pockets=("", "beer"), turn=1, opener=opener).use("beer")
        assert scene.reloaded
        assert scene.turn == opener
    assert Scene("L", pockets=("", "beer"), turn=1, mode="solo").use("beer").turn == 0


@pytest.mark.parametrize("last", ["shot", "ejected"])
def test_ruling_04_armed_cuffs_fall_at_a_reload(last: str) -> None:
    scene = Scene("B", pockets=("handcuffs handcuffs beer", "")).use("handcuffs")
    scene = scene.shoot(1) if last == "shot" else scene.use("beer")
    assert scene.reloaded
    assert "skipped" not in scene.kinds
    assert scene.public.cuffed is scene.public.locked is None
    assert scene.use("handcuffs").public.cuffed == 1


def test_ruling_04_the_lock_stays_over_a_reload() -> None:
    scene = Scene("BB", pockets=("handcuffs handcuffs", "")).use("handcuffs").shoot(1)
    assert scene.public.locked == 1
    scene.shoot(1)
    assert scene.reloaded
    assert scene.turn == 0
    assert scene.public.locked == 1
    assert scene.refuses("use", "handcuffs")


def test_ruling_04_the_lock_ends_when_the_opponent_gets_a_turn() -> None:
    scene = Scene("BBBLL", pockets=("handcuffs handcuffs", "")).use("handcuffs")
    scene.shoot(1).shoot(1)
    assert (scene.turn, scene.public.locked) == (1, None)
    assert scene.shoot(0).use("handcuffs").public.cuffed == 1


def test_ruling_04_the_opponents_turn_may_come_by_a_reload() -> None:
    scene = Scene("BB", pockets=("handcuffs handcuffs", ""), opener=1).use("handcuffs")
    scene.shoot(1).shoot(1)
    assert scene.turn == 1
    assert scene.public.locked is None


def test_ruling_04_a_second_pair_while_armed_is_refused_and_kept() -> None:
    scene = Scene("BLB", pockets=("handcuffs handcuffs", "")).use("handcuffs")
    assert scene.refuses("use", "handcuffs")
    assert scene.pocket(0) == ["handcuffs"]


def test_ruling_04_each_seat_has_a_lock_of_its_own_to_wait_for() -> None:
    scene = Scene("BBBB", pockets=("handcuffs", "handcuffs")).use("handcuffs").shoot(1).shoot(1)
    assert scene.turn == 1
    assert scene.use("handcuffs").public.cuffed == 0


@pytest.mark.parametrize(("mode", "round_"), [("solo", 1), ("solo", 2), ("duel", 2)])
def test_ruling_04_neither_cuffs_nor_lock_outlive_a_round(
    mode: Literal["solo", "duel"], round_: int
) -> None:
    for queue, locked in (("LB", None), ("BLB", 1)):
        scene = Scene(
            queue, charges=(2, 1), pockets=("handcuffs handcuffs", ""), round_=round_, mode=mode
        ).use("handcuffs")
        if locked:
            scene.shoot(1)
        assert scene.public.locked == locked
        scene.shoot(1)
        assert (scene.public.round, scene.turn) == (round_ + 1, 0)
        assert scene.public.cuffed is scene.public.locked is None
        assert scene.use("handcuffs").public.cuffed == 1


def test_ruling_05_a_live_shot_into_oneself_consumes_the_skip() -> None:
    scene = Scene("LBB", pockets=("handcuffs", "")).use("handcuffs").shoot(0)
    assert (scene.charges, scene.turn) == ((1, 2), 0)
    assert scene.public.cuffed is None
    assert scene.public.locked == 1


@pytest.mark.parametrize("how", ["opponent", "self", "beer"])
def test_ruling_06_a_saw_never_outlives_its_load(how: str) -> None:
    scene = Scene("B", pockets=("saw beer", "")).use("saw")
    scene = scene.use("beer") if how == "beer" else scene.shoot(1 if how == "opponent" else 0)
    assert scene.reloaded
    assert not scene.public.sawn


def test_ruling_07_beer_takes_the_saw_off() -> None:
    scene = Scene("BLL", charges=(4, 4), round_=2, pockets=("saw beer", "")).use("saw", "beer")
    assert not scene.public.sawn
    assert scene.shoot(1).charges == (4, 3)


def test_ruling_08_a_phone_with_one_shell_is_spent_and_silent() -> None:
    scene = Scene("B", pockets=("phone", "")).use("phone")
    assert scene.pocket(0) == []
    assert scene.badge(0) == "?"


def test_ruling_08_the_phone_may_name_a_shell_that_is_known_already() -> None:
    scene = Scene("LBL", pockets=("phone phone", "")).call(2)
    again = Scene("LBL", pockets=("phone phone", "")).call(2).call(2)
    assert scene.badge(0) == again.badge(0) == "?B?"


def test_ruling_09_a_phone_for_one_shell_and_cigarettes_at_full_can_be_taken() -> None:
    scene = Scene("B", pockets=("adrenaline adrenaline", "phone cigarettes"))
    scene.steal("phone")
    assert scene.told("heard", seat=0).data["place"] == 0
    scene.steal("cigarettes")
    assert scene.told("healed").data["gain"] == 0
    assert scene.pocket(0) == scene.pocket(1) == []


def test_ruling_09_cuffs_that_cannot_be_put_on_cannot_be_taken() -> None:
    scene = Scene("BBB", pockets=("handcuffs adrenaline", "handcuffs")).use("handcuffs")
    assert scene.refuses("steal", "handcuffs")
    scene.shoot(1)
    assert scene.refuses("steal", "handcuffs")
    assert "steal" not in [offer.kind for offer in scene.game.legal(0)]
    assert scene.pocket(0) == ["adrenaline"]


def test_ruling_09_nothing_that_could_act_now_is_nothing_to_take() -> None:
    for other in ("", "adrenaline", "saw", "saw adrenaline"):
        scene = Scene("LB", pockets=("adrenaline", other), sawn=True)
        assert [offer.kind for offer in scene.game.legal(0)] == ["shoot"]


def test_ruling_09_a_full_pocket_of_ones_own_is_no_obstacle() -> None:
    scene = Scene("LB", pockets=("adrenaline " + "beer " * 7, "loupe"))
    assert len(scene.pocket(0)) == POCKET
    assert scene.steal("loupe").badge(0) == "L?"


@pytest.mark.parametrize("item", ["cigarettes", "medicine"])
def test_ruling_10_healing_at_the_cap_is_legal_and_spent(item: str) -> None:
    scene = Scene("LB", pockets=(item, ""))
    scene.luck.coins = [0.0]
    scene.play("use", item)
    assert scene.charges == (2, 2)
    assert scene.pocket(0) == []


def test_ruling_10_medicine_is_a_fair_coin() -> None:
    good = 0
    for seed in range(4000):
        scene = Scene("LB", charges=(2, 4), round_=2, pockets=("medicine", ""))
        scene.luck.seed(seed)
        good += scene.use("medicine").charges[0] == 4
    assert abs(good - 2000) < 130  # four standard deviations

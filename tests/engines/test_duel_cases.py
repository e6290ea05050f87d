"""Duel: the worked cases, by number. Case 37, two rapid taps, is the table's."""

from random import Random

from bot.engines.duel import FIRST_ITEMS, Duel, DuelOptions
from tests.engines.scene import Scene, letters


def test_case_01_the_first_load() -> None:
    game = Duel.deal(2, DuelOptions(mode="duel"), Random(1))
    assert sorted(letters(shell.kind for shell in game.queue)) == ["B", "L"]
    assert game.pockets == [[], []]
    assert game.charges == [2, 2]


def test_case_02_later_loads_of_round_1() -> None:
    seen: set[str] = set()
    for seed in range(2000):
        scene = Scene("B", pockets=("beer", ""))
        scene.luck.seed(seed)
        scene.shoot(1)
        assert sorted(scene.queue) == ["B", "L", "L"]
        assert [len(scene.pocket(seat)) for seat in (0, 1)] == [3, 2]
        seen.update(scene.pocket(0)[1:], scene.pocket(1))
    assert seen == set(FIRST_ITEMS)


def test_case_03_blank_into_oneself_then_live_opposite() -> None:
    scene = Scene("BL").shoot(0)
    assert (scene.spent, scene.turn) == ("B", 0)
    scene.shoot(1)
    assert scene.charges == (2, 1)
    assert scene.reloaded
    assert scene.turn == 0


def test_case_04_live_into_oneself() -> None:
    scene = Scene("LB").shoot(0)
    assert (scene.charges, scene.turn, scene.counts) == ((1, 2), 1, (0, 1))


def test_case_05_blank_opposite() -> None:
    scene = Scene("BL").shoot(1)
    assert (scene.charges, scene.turn, scene.counts) == ((2, 2), 1, (1, 0))


def test_case_07_a_sawn_shot_stops_at_zero_and_ends_the_round() -> None:
    scene = Scene("LBL", charges=(2, 1), round_=2, score=(1, 0), sawn=True).shoot(1)
    assert scene.told("shot").data["charges"] == 0
    assert scene.kinds == ["shot", "won", "ended"]
    assert (scene.queue, scene.charges) == ("", (2, 0))


def test_case_08_a_blank_spends_the_saw() -> None:
    scene = Scene("BL", sawn=True).shoot(0)
    assert (scene.turn, scene.public.sawn) == (0, False)
    assert scene.shoot(1).charges == (2, 1)


def test_case_09_beer_spends_the_saw() -> None:
    scene = Scene("LLB", pockets=("saw beer", "")).use("saw", "beer")
    assert scene.told("ejected", seat=1).data["shell"] == "live"
    assert (scene.turn, scene.public.sawn) == (0, False)
    assert scene.shoot(1).charges == (2, 1)


def test_case_11_cuffs_twice_in_a_row_are_refused() -> None:
    scene = Scene("BLBBB", pockets=("handcuffs handcuffs", "")).use("handcuffs").shoot(1)
    assert scene.turn == 0
    assert scene.refuses("use", "handcuffs")
    assert scene.pocket(0) == ["handcuffs"]
    scene.shoot(1)
    assert (scene.charges, scene.turn) == ((2, 1), 1)


def test_case_11_after_the_others_turn_one_may_cuff_again() -> None:
    scene = Scene("BLBLB", pockets=("handcuffs handcuffs", "")).use("handcuffs")
    scene.shoot(1).shoot(1).shoot(0)
    assert scene.turn == 0
    assert scene.use("handcuffs").public.cuffed == 1


def test_case_12_cuffs_wait_for_a_turn_that_would_pass() -> None:
    scene = Scene("BLBL", pockets=("handcuffs", "")).use("handcuffs").shoot(0)
    assert scene.turn == 0
    assert scene.public.cuffed == 1
    scene.shoot(1)
    assert scene.told("skipped").data == {"seat": 1}
    assert scene.turn == 0
    assert scene.shoot(1).turn == 1


def test_case_12_the_lock_stays_over_a_load() -> None:
    scene = Scene("BLB", pockets=("handcuffs handcuffs", "")).use("handcuffs")
    scene.shoot(0).shoot(1).shoot(1)
    assert scene.reloaded
    assert scene.turn == 0
    assert scene.public.locked == 1
    assert scene.refuses("use", "handcuffs")


def test_case_14_live_into_oneself_with_cuffs_on_the_other() -> None:
    scene = Scene("LBB", pockets=("handcuffs", "")).use("handcuffs").shoot(0)
    assert (scene.charges, scene.turn) == ((1, 2), 0)
    assert scene.public.locked == 1


def test_case_18_loupe_then_inverter() -> None:
    scene = Scene("BLL", pockets=("loupe inverter", ""))
    heard = scene.use("loupe").events + scene.use("inverter").events
    assert scene.badge(0) == "L??"
    payload = scene.game.view(1).model_dump_json(exclude={"live", "blank"})
    assert scene.game.view(1).known == {}
    assert "blank" not in payload
    assert not any("shell" in event.data for event in heard if event.heard_by(1))
    assert scene.shoot(1).charges == (2, 1)


def test_case_19_inverting_twice_is_nothing() -> None:
    for queue in ("BLL", "LLB"):
        scene = Scene(queue, pockets=("inverter inverter", "")).use("inverter", "inverter")
        assert (scene.queue, scene.public.flipped, scene.counts) == (queue, False, (2, 1))


def test_case_20_phone_with_one_shell() -> None:
    scene = Scene("L", pockets=("phone", "")).use("phone")
    assert (scene.pocket(0), scene.badge(0)) == ([], "?")


def test_case_20_phone_with_two_shells_always_names_the_second() -> None:
    for seed in range(50):
        scene = Scene("LB", pockets=("phone", ""))
        scene.luck.seed(seed)
        assert scene.use("phone").badge(0) == "?B"


def test_case_22_the_other_inverts_what_the_phone_named() -> None:
    scene = Scene("BLB", pockets=("phone", "inverter")).call(2).shoot(1)
    assert scene.badge(0) == "L?"
    assert scene.use("inverter").badge(0) == "B?"


def test_case_23_inverting_the_first_leaves_the_third_alone() -> None:
    scene = Scene("BBLL", pockets=("phone", "inverter")).call(4).shoot(1)
    assert scene.badge(0) == "??L"
    assert scene.use("inverter").badge(0) == "??L"


def test_case_24_nothing_to_take() -> None:
    for other in ("", "adrenaline", "adrenaline adrenaline"):
        scene = Scene("LB", pockets=("adrenaline", other))
        assert [offer.kind for offer in scene.game.legal(0)] == ["shoot"]
        assert scene.refuses("use", "adrenaline")
        assert scene.refuses("steal", "adrenaline")
        assert (scene.pocket(0), scene.turn) == (["adrenaline"], 0)


def test_case_25_a_saw_on_a_sawn_barrel() -> None:
    scene = Scene("LB", pockets=("adrenaline", "saw"), sawn=True)
    assert [offer.kind for offer in scene.game.legal(0)] == ["shoot"]
    assert scene.refuses("steal", "saw")
    scene = Scene("LB", pockets=("adrenaline", "saw beer"), sawn=True)
    assert [offer.among for offer in scene.game.legal(0) if offer.kind == "steal"] == [("beer",)]


def test_case_27_only_the_thief_sees_through_a_stolen_loupe() -> None:
    scene = Scene("BL", pockets=("adrenaline", "loupe")).steal("loupe")
    assert (scene.badge(0), scene.badge(1)) == ("B?", "??")
    assert scene.told("looked", seat=0).to == (0,)


def test_case_29_medicine_near_the_cap() -> None:
    def after(charges: int, good: bool) -> tuple[int, ...]:
        scene = Scene("LB", charges=(charges, 4), round_=2, pockets=("medicine", ""))
        return scene.use_medicine(good).charges

    assert after(3, good=True) == (4, 4)
    assert after(4, good=True) == (4, 4)
    assert after(4, good=False) == (3, 4)


def test_case_31_cigarettes_at_full() -> None:
    scene = Scene("LB", pockets=("cigarettes", "")).use("cigarettes")
    assert (scene.pocket(0), scene.charges) == ([], (2, 2))


def test_case_32_a_pocket_of_seven_gets_one_and_is_owed_nothing() -> None:
    seven = "cigarettes " * 7
    scene = Scene("B", round_=3, pockets=(seven, "")).shoot(1)
    assert [len(scene.pocket(seat)) for seat in (0, 1)] == [8, 4]
    scene.use("cigarettes")
    assert len(scene.pocket(0)) == 7
    assert "dealt" not in scene.kinds


def test_case_34_two_to_nil_has_no_third_round() -> None:
    scene = Scene("LB", charges=(1, 1), round_=2, opener=1, turn=1, score=(0, 1)).shoot(0)
    outcome = scene.game.outcome()
    assert outcome is not None
    assert outcome.winners == (1,)
    assert scene.public.round == 2


def test_case_34_one_all_has_a_third_of_four_to_eight_shells() -> None:
    for seed in range(100):
        scene = Scene("LB", charges=(1, 1), round_=2, opener=1, turn=1, score=(1, 0))
        scene.luck.seed(seed)
        scene.shoot(0)
        assert (scene.public.round, scene.public.opener, scene.turn) == (3, 0, 0)
        assert 4 <= len(scene.queue) <= 8
        assert [len(scene.pocket(seat)) for seat in (0, 1)] == [4, 4]


def test_case_36_a_kill_with_the_last_shell_loads_nothing() -> None:
    scene = Scene("L", charges=(2, 1), mode="solo", round_=3, score=(2, 0)).shoot(1)
    assert scene.kinds == ["shot", "won", "ended"]
    assert (scene.pocket(0), scene.pocket(1)) == ([], [])


def test_case_39_the_last_two_on_the_table() -> None:
    scene = Scene("LBLB", charges=(4, 4), round_=2).shoot(1).shoot(0).shoot(1)
    assert scene.spent == "BL"

"""Duel: the further rulings, by number, and what leaves hidden at an end."""

from random import Random

from bot.engines.duel import Duel, DuelOptions, Revealed
from tests.engines.scene import Scene

SOLO = DuelOptions(mode="solo")


def test_further_1_a_new_try_starts_at_round_1_with_empty_pockets() -> None:
    scene = Scene("L", charges=(1, 4), mode="solo", round_=2, pockets=("beer", "saw")).shoot(0)
    assert scene.game.outcome() is not None
    again = Duel.deal(2, SOLO, Random(2))
    assert (again.round, again.pockets, again.charges) == (1, [[], []], [2, 2])


def test_further_2_a_kept_turn_is_a_full_turn() -> None:
    scene = Scene("BLB", pockets=("loupe", "")).shoot(0)
    assert scene.use("loupe").badge(0) == "L?"
    assert scene.shoot(1).turn == 1


def test_further_2_a_turn_won_by_cuffs_is_a_full_turn() -> None:
    scene = Scene("BLB", pockets=("handcuffs loupe", "")).use("handcuffs").shoot(1)
    assert scene.turn == 0
    assert scene.use("loupe").badge(0) == "L?"
    assert scene.shoot(1).turn == 1


def test_further_3_a_phones_note_moves_forward_and_becomes_the_badge() -> None:
    scene = Scene("BBL", pockets=("phone", "")).call(3)
    assert scene.badge(0) == "??L"
    assert scene.shoot(1).badge(0) == "?L"
    assert scene.shoot(0).badge(0) == "L"


def test_further_3_an_ejection_moves_it_forward_too() -> None:
    scene = Scene("BBL", pockets=("phone beer", "")).call(3).use("beer")
    assert scene.badge(0) == "?L"


def test_further_3_an_inversion_changes_it_only_when_it_is_first() -> None:
    scene = Scene("BLB", pockets=("phone inverter inverter", "")).call(2).use("inverter")
    assert scene.badge(0) == "?L?"
    scene = Scene("BLBB", pockets=("phone inverter", "")).call(2).shoot(0).use("inverter")
    assert scene.badge(0) == "B??"


def test_further_4_shells_left_at_a_rounds_end_are_only_in_the_final_record() -> None:
    scene = Scene("LBLB", charges=(1, 1)).shoot(1)
    assert all("shells" not in event.data for event in scene.events)
    assert scene.public.spent == ()
    scene.game.leave(0, Random(1))
    outcome = scene.game.outcome()
    assert outcome is not None
    assert isinstance(outcome.revealed, Revealed)
    assert outcome.revealed.loads[0].shells == ("live", "blank", "live", "blank")


def test_further_4_deals_of_items_are_public() -> None:
    scene = Scene("B").shoot(1)
    dealt = [event for event in scene.events if event.kind == "dealt"]
    assert [event.to for event in dealt] == [None, None]
    assert [event.data["items"] for event in dealt] == [scene.pocket(0), scene.pocket(1)]


def test_further_5_one_lapse_loses_the_round_and_a_second_the_match() -> None:
    scene = Scene("LBB")
    scene.game.lapse(0, Random(1))
    assert (scene.public.round, scene.public.score, scene.turn) == (2, (0, 1), 1)
    lost = Scene("B", score=(1, 0), round_=2, turn=0)
    lost.game.lapses = [1, 0]
    lost.game.lapse(0, Random(1))
    outcome = lost.game.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((1,), "silent")


def test_further_5_the_lapses_of_the_other_do_not_count() -> None:
    game = Duel.deal(2, DuelOptions(mode="duel"), Random(1))
    game.lapse(0, Random(1))
    game.lapse(1, Random(1))
    assert (game.round, game.score, game.outcome()) == (3, [1, 1], None)


def test_further_5_in_a_rematch_the_other_one_opens() -> None:
    for seed in range(50):
        assert Duel.seating(2, DuelOptions(mode="duel"), True, Random(seed)) == [1, 0]
    assert Duel.seating(2, SOLO, True, Random(1)) == [0, 1]


def test_further_7_table_shells_show_the_type_seen_also_when_ejected() -> None:
    scene = Scene("BLL", pockets=("inverter beer", "")).use("inverter", "beer")
    assert scene.told("ejected").data["shell"] == "live"
    assert scene.spent == "L"

"""Resistance Mini: the further rulings, by number, and what silence means in each stage."""

from random import Random

import pytest

from bot.engines.resistance_mini import ResistanceMini, ResistanceMiniOptions
from tests.engines.resistance_mini_scene import FOUR, A, B, C, D, Scene, at, letters


def test_further_01_everybody_starts_without_a_mission_card() -> None:
    for seats in (3, 4):
        game = ResistanceMini.deal(seats, ResistanceMiniOptions(), Random(1))
        assert game.view(None).hands == (0,) * seats


def test_further_01_all_holders_go_and_afterwards_all_hands_are_empty() -> None:
    scene = Scene(FOUR, hands="b - r r", deck="r").take().done()
    assert scene.team == (A, C, D)
    assert scene.hands == "- - - -"
    assert scene.passes(A, C, D).hands == "- - - -"


def test_further_02_a_pass_counts_as_acting_and_only_in_its_round() -> None:
    scene = Scene(hands="b r -", deck="r").take().done().passes(A)
    assert scene.refuses("pass", seat=A)
    scene.turn_up("B2").discard("r")
    assert (scene.waiting, list(scene.offers())) == ([A], ["pass", "turn-up"])


def test_further_03_the_holder_sees_the_pile_chooses_and_names_the_next() -> None:
    scene = Scene(FOUR, hands="b r r -", deck="r").take().done()
    assert letters(scene.view(A).pile) == "rrrb"
    scene.turn_up("A2").discard("b")
    assert (scene.stage, letters(scene.view(A).pile)) == ("hand", "rrr")
    scene.hand(C)
    assert (letters(scene.view(A).pile), letters(scene.view(C).pile)) == ("", "rrr")


def test_further_03_the_size_of_the_pile_is_public() -> None:
    scene = Scene(FOUR, hands="b r r -", deck="r").take().done().turn_up("A2").discard("b")
    assert scene.public.mission is not None
    assert scene.public.mission.count == 3
    assert scene.told("dropped").data == {"seat": A, "drew": False, "count": 3}


def test_further_04_victims_of_claim_6_turn_up_together() -> None:
    scene = Scene(hands="r - -").claim("fail").believe().turn_up("C3")
    assert (scene.up, scene.public.answered) == ("??? ??? ???", (C,))
    assert "turned" not in scene.kinds
    scene.turn_up("B1")
    assert scene.up == "??? s?? ??r"
    assert scene.kinds[-2:] == ["turned", "turned"]


def test_further_05_one_event_the_same_whether_swapped_or_not() -> None:
    told = [
        [(event.kind, event.data, event.to) for event in scene.events]
        for scene in (Scene().swap("A1", "B3").lay("s"), Scene().swap("A1", "B3").lay("r"))
    ]
    assert told[0] == told[1]
    assert [kind for kind, _, _ in told[0]] == ["swapped"]


def test_further_05_a_request_for_consent_names_both_cards() -> None:
    scene = Scene().swap("B2", "A1")
    assert scene.told("asked").data["places"] == [at("A1"), at("B2")]
    assert scene.view(B).places == scene.public.places == (at("A1"), at("B2"))


def test_further_05_it_is_asked_even_where_both_faces_are_alike() -> None:
    scene = Scene("srr srr ssr").swap("A2", "A3")
    assert (scene.stage, scene.view(A).faces) == ("lay", ("resister", "resister"))


def test_further_06_a_shown_mission_card_stays_marked_until_that_hand_changes() -> None:
    scene = Scene(hands="b - -").claim("fail").check(B).turn_up("A1")
    assert scene.public.shown[A] == ("success",)
    scene.play("faction").play("faction").take()
    assert scene.public.shown[A] == ()


def test_further_06_a_discard_never_says_which_card_it_was() -> None:
    scene = Scene(hands="bb - -").claim("fail").check(B).turn_up("A1")
    scene.play("faction").play("faction").discard()
    assert scene.public.shown[A] == ()
    assert scene.told("discarded").data == {"seat": A, "deck": 8}


def test_further_06_robbing_changes_both_hands() -> None:
    scene = Scene(hands="b r -", turn=A).claim("fail").check(C).turn_up("A1")
    scene.play("faction").claim("spy").believe().play("rob", "0")
    assert scene.public.shown == ((), (), ())


def test_further_07_a_provably_false_claim_is_allowed() -> None:
    scene = Scene(hands="b - -").claim("fail").check(B).turn_up("A1")
    scene.play("faction").play("faction")
    assert "fail" in scene.claims()
    assert scene.claim("fail").stage == "claim"


def test_further_07_claim_6_with_nobody_to_hit_is_allowed() -> None:
    scene = Scene(hands="r - -", up="B1 B2 B3 C1 C2 C3").claim("fail")
    assert scene.kinds == ["claimed", "believed"]
    assert scene.turn == B


def test_further_07_anyone_may_check_whatever_his_faction() -> None:
    assert Scene(hands="b - -", tokens="B").claim("success").waiting == [B, C]


def test_further_07_3_star_comes_before_the_hand_over() -> None:
    scene = Scene(hands="br - -", deck="r").take()
    assert scene.stage == "extend"
    assert scene.claim("resister").believe().stage == "second"
    assert scene.done().stage == "give"


# Silence: further ruling 8


def test_further_08_silence_while_arranging_keeps_the_order() -> None:
    game = ResistanceMini.deal(3, ResistanceMiniOptions(), Random(1))
    before = dict(game.characters)
    for seat in range(3):
        game.lapse(seat, Random(1))
    assert game.characters == before
    assert game.view(None).stage == "turn"


def test_further_08_silence_on_a_check_believes() -> None:
    scene = Scene(hands="b - -").claim("success").lapse()
    assert scene.stage == "peek"


def test_further_08_silence_on_consent_is_no() -> None:
    assert Scene().swap("A1", "C2").lapse().turn == A


@pytest.mark.parametrize("luck", range(6))
def test_further_08_silence_in_a_swap_leaves_them_as_they_lie(luck: int) -> None:
    scene = Scene("srr srr ssr", up="B3", luck=luck).swap("A1", "B3").lapse()
    assert (scene.truth, scene.up, scene.turn) == ("srr srr ssr", "??? ??? ???", B)


def test_further_08_silence_on_a_mission_passes_then_the_next_member_clockwise() -> None:
    scene = Scene(FOUR, hands="b r - r", deck="r").take().done().lapse()
    assert scene.waiting == [B]
    assert scene.lapse().waiting == [D]
    scene = Scene(FOUR, hands="b r r r", deck="r", turn=A).take().done().passes(A).hand(C).lapse()
    assert scene.waiting == [D]
    scene = Scene(FOUR, hands="b r r r", deck="r").take().done().passes(A).lapse()
    assert scene.waiting == [B]


def test_further_08_silence_where_something_has_to_be_chosen_is_chance() -> None:
    turned = {Scene(hands="r - -", luck=n).claim("fail").believe().lapse().up for n in range(40)}
    assert len(turned) == 9
    given = {Scene(hands="br - -", luck=n).take().done().lapse().team for n in range(20)}
    assert given == {(A, B), (A, C)}
    dropped = {
        Scene(hands="b r -", luck=n).take().done().turn_up("A2").lapse().pile for n in range(20)
    }
    assert dropped == {"rr", "rb"}


def test_further_08_silence_in_action_5_puts_all_back_unchanged() -> None:
    scene = Scene(hands="b - -", deck="rbr").claim("success").believe().lapse()
    assert (scene.deck[:3], scene.turn) == ("rbr", B)
    scene = Scene(hands="b - -", deck="rbr").claim("success").believe().play("discard", "0").lapse()
    assert (scene.deck[:2], scene.deck[-1], scene.turn) == ("br", "r", B)


def test_further_08_silence_leaves_3_star_its_other_half_and_a_robbery() -> None:
    scene = Scene(deck="b").take().lapse()
    assert (scene.hands, scene.turn) == ("b - -", B)
    scene = Scene(deck="b").take().claim("resister").believe().lapse()
    assert (scene.hands, scene.turn) == ("b - -", B)
    scene = Scene(hands="- b -").claim("spy").believe().lapse()
    assert (scene.hands, scene.turn) == ("- b -", B)


def test_further_08_silence_on_a_turn_handles_the_two_outer_own_and_leaves_them() -> None:
    scene = Scene("srr srr ssr", up="A2").lapse()
    assert scene.told("swapped").data == {"seat": A, "places": [at("A1"), at("A3")], "seats": [A]}
    assert (scene.truth, scene.up, scene.turn) == ("srr srr ssr", "?r? ??? ???", B)


@pytest.mark.parametrize("up", ["A1", "A3", "A1 A3", "A1 A2 A3"])
def test_further_08_silence_on_a_turn_with_one_of_them_up_changes_the_faction(up: str) -> None:
    scene = Scene(up=up).lapse()
    assert (scene.public.factions, scene.turn) == ((True, False, False), B)
    assert len(up.split()) == 9 - scene.up.count("?")


def test_further_08_what_silence_plays_on_a_turn_cannot_be_played() -> None:
    assert Scene().refuses("keep")
    assert Scene(hands="b r -", deck="r").take().done().refuses("pass", str(B))

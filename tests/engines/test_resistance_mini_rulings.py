"""Resistance Mini: our rulings 1–9: swaps and consent, the third card, whoever is caught."""

from collections import Counter
from itertools import product

from tests.engines.resistance_mini_scene import FOUR, A, B, C, Scene, at, cards, letters


def test_ruling_01_a_face_down_centre_of_another_is_not_swapped_without_consent() -> None:
    scene = Scene("srr srr ssr").swap("A1", "C2")
    assert (scene.stage, scene.waiting) == ("consent", [C])
    assert scene.view(A).faces == ()


def test_ruling_02_the_owner_is_asked_once_and_refusal_returns_to_the_turn() -> None:
    scene = Scene().swap("A1", "B2").play("refuse")
    assert scene.turn == A
    assert scene.refuses("swap", at("A3"), at("B2"))
    assert not scene.refuses("swap", at("A1"), at("C2"))


def test_ruling_02_in_another_turn_he_may_be_asked_again() -> None:
    scene = Scene().swap("A1", "B2").play("refuse").take().done()
    assert scene.swap("C1", "B2").waiting == [B]
    assert at("B2") in Scene().offers()["swap"].among


def test_ruling_02_silence_is_refusal() -> None:
    scene = Scene().swap("A1", "B2").lapse()
    assert (scene.turn, scene.told("refused").data) == (A, {"seat": B, "target": A})


def test_ruling_02_two_foreign_centres_ask_both_owners_at_once() -> None:
    scene = Scene().swap("C2", "B2")
    assert scene.waiting == [B, C]
    scene.play("agree", seat=C)
    assert (scene.stage, scene.public.answered) == ("consent", (C,))
    assert scene.play("agree", seat=B).stage == "lay"


def test_ruling_02_one_refusal_is_enough_and_neither_is_asked_again_this_turn() -> None:
    scene = Scene().swap("B2", "C2").play("refuse", seat=C)
    assert scene.turn == A
    assert not {at("B2"), at("C2")} & set(scene.offers()["swap"].among)


def test_ruling_02_a_second_request_does_not_make_the_first_askable_again() -> None:
    scene = Scene().swap("A1", "B2").play("refuse").swap("A1", "C2").play("refuse")
    assert scene.turn == A
    assert scene.refuses("swap", at("A1"), at("B2"))
    assert scene.refuses("swap", at("A1"), at("C2"))


def test_ruling_02_consent_does_not_lift_the_faction_limit() -> None:
    assert Scene(tokens="B").refuses("swap", at("A1"), at("B2"))


def test_ruling_02_a_consent_is_public() -> None:
    scene = Scene().swap("A1", "B2").play("agree")
    told = scene.told("agreed")
    assert (told.to, told.data) == (None, {"seat": B, "target": A})


def test_ruling_03_of_two_foreign_cards_both_owners_are_in_the_actors_faction() -> None:
    assert Scene(FOUR, tokens="CD").refuses("swap", at("B1"), at("C1"))
    assert Scene(FOUR, tokens="CD").refuses("swap", at("C1"), at("D1"))
    assert Scene(FOUR, tokens="CD", up="C1").swap("B1", "C1").stage == "lay"


def test_ruling_04_the_order_of_the_faces_does_not_depend_on_their_origin() -> None:
    """With the same luck the same order, whichever lay where."""
    seen = set()
    for luck in range(20):
        pair = [
            Scene(rows, luck=luck).swap("A1", "B1").view(A).faces
            for rows in ("srr rrs ssr", "rrr srs ssr")
        ]
        assert pair[0] == pair[1]
        seen.add(pair[0])
    assert seen == {("spy", "resister"), ("resister", "spy")}


def test_ruling_04_he_assigns_them_to_the_two_places() -> None:
    for rows in ("srr rrs ssr", "rrr srs ssr"):
        assert Scene(rows).swap("B1", "A1").lay("s").truth == "srr rrs ssr"
        assert Scene(rows).swap("A1", "B1").lay("r").truth == "rrr srs ssr"


def test_ruling_05_faction_is_always_legal() -> None:
    for up, hands in product(("", "A1 A2 A3 B1 B2 B3"), ("", "bb - -", "b r b")):
        assert "faction" in Scene(up=up, hands=hands).offers()


def test_ruling_05_take_needs_a_card_in_the_deck() -> None:
    scene = Scene(hands="b - -")
    scene.game.deck.clear()
    assert "take" not in scene.offers()
    assert scene.refuses("take")


def test_ruling_06_the_third_card_goes_along_on_the_mission() -> None:
    for drawn in "br":
        scene = Scene(hands="br - -", deck=drawn).take().done()
        assert letters(scene.view(A).hand) == "br" + drawn
        assert Counter(scene.give(C).pile) == Counter("br" + drawn)
        assert scene.team == (A, C)


def test_ruling_06_the_third_card_that_is_given_is_the_one_just_drawn() -> None:
    """A mission pools all cards at once; one card more in his hand lets it wait."""
    for first, drawn in ("br", "rb"):
        scene = Scene(hands="br - -", deck=drawn).take().done()
        scene.game.hands[A].insert(0, *cards(first))
        assert scene.give(C).hands == f"{first}br - {drawn}"


def test_ruling_06_after_3_star_he_has_two_again_and_gives_nothing() -> None:
    scene = Scene(hands="br - -", deck="r").take().claim("resister").believe().discard("r")
    assert (scene.hands, scene.turn) == ("br - -", B)


def test_ruling_07_caught_at_3_star_the_first_half_stays() -> None:
    scene = Scene("rsr srr ssr", deck="b").take().claim("resister").check(B).turn_up("A1")
    assert (scene.hands, scene.turn) == ("b - -", B)


def test_ruling_07_caught_at_3_star_the_third_card_is_handed_over() -> None:
    scene = Scene("rsr srr ssr", hands="br - -").take().claim("resister").check(B)
    assert scene.turn_up("A1").stage == "give"
    assert scene.give(B).stage == "mission"


def test_ruling_07_caught_at_3_star_a_mission_may_begin() -> None:
    scene = Scene("rsr srr ssr", hands="b r -").take().claim("resister").check(B)
    assert scene.turn_up("A3").stage == "mission"


def test_ruling_08_caught_with_fewer_than_two_face_down_turns_up_what_there_is() -> None:
    scene = Scene(hands="- b -", up="A1 A3").claim("spy").check(B)
    assert (scene.up, scene.turn) == ("srr ??? ???", B)
    scene = Scene(hands="r - -", up="A1 A2").claim("success").check(B)
    assert (scene.up, scene.turn) == ("srr ??? ???", B)
    scene = Scene(hands="r - -", up="A1 A2 A3").claim("success").check(B)
    assert (scene.up, scene.turn) == ("srr ??? ???", B)


def test_ruling_08_claims_5_and_6_with_the_centre_up_are_legal_then_any_two() -> None:
    scene = Scene(hands="r - -", up="A2").claim("success").check(B)
    assert (scene.up, scene.turn) == ("srr ??? ???", B)
    assert Scene(hands="r - -", up="A2").claims() == ("success", "fail")


def test_ruling_09_owners_choose_their_own_cards() -> None:
    scene = Scene(hands="r - -").claim("fail").check(B)
    assert scene.offers(B)["turn-up"].among == (at("B1"), at("B2"), at("B3"))
    scene.turn_up("B1", "B3")
    assert {seat: scene.offers(seat)["turn-up"].least for seat in scene.waiting} == {C: 1}


def test_ruling_09_the_card_of_claim_4_is_random() -> None:
    got = Counter(
        letters(
            Scene(hands="- br -", luck=luck).claim("spy").believe().play("rob", "1").view(A).hand
        )
        for luck in range(40)
    )
    assert min(got["b"], got["r"]) > 8

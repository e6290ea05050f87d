"""Resistance Mini: our rulings, by number: swaps, consent, mission cards, what is claimed."""

from collections import Counter
from itertools import product
from random import Random

from bot.engines.resistance_mini import ResistanceMini, ResistanceMiniOptions
from tests.engines.resistance_mini_scene import FOUR, A, B, C, D, Scene, at, letters


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


def test_ruling_06_the_third_card_that_is_given_is_the_one_just_drawn() -> None:
    for drawn in "br":
        scene = Scene(hands="br - -", deck=drawn).take().done()
        assert letters(scene.view(A).hand) == "br" + drawn
        assert Counter(scene.give(C).pile) == Counter("br" + drawn)
        assert scene.team == (A, C)


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


def test_ruling_10_a_matching_card_is_shown_if_there_is_one() -> None:
    for hand in ("br", "rb"):
        scene = Scene(hands=f"{hand} - -").claim("success").check(B)
        assert scene.told("showed").data == {"seat": A, "result": "success"}
        assert "proved" in scene.kinds


def test_ruling_10_otherwise_a_wrong_one_and_two_wrong_ones_are_alike() -> None:
    """There is nothing to choose: on a turn one holds two at most, both of the other kind."""
    for claim, hand in (("success", "rr"), ("fail", "bb")):
        scene = Scene(hands=f"{hand} - -").claim(claim).check(B)
        assert letters([scene.told("showed").data["result"]]) == hand[0]
        assert [len(cards) for cards in scene.public.shown] == [1, 0, 0]


def test_ruling_11_show_then_turn_up_then_a_new_card_then_the_effect() -> None:
    scene = Scene(hands="b - -", deck="rrr").claim("success").check(B)
    assert (scene.hands, scene.public.shown[A]) == ("b - -", ("success",))
    scene.turn_up("B1", "B2")
    assert scene.kinds == ["claimed", "checked", "showed", "proved", "turned", "replaced", "peeked"]
    assert (scene.hands, scene.public.shown[A]) == ("r - -", ())
    assert scene.pile[:2] == "rr"


def test_ruling_11_at_6_the_checker_turns_up_a_third_too() -> None:
    scene = Scene(hands="r - -").claim("fail").check(B).turn_up("B1", "B2")
    assert scene.waiting == [C]
    assert scene.turn_up("C1").up == "??? srr s??"


def test_ruling_12_of_several_checkers_the_first_and_the_others_lose_nothing() -> None:
    scene = Scene(FOUR, hands="b - - -").claim("success").check(D)
    assert all(scene.refuses("check", seat=seat) for seat in (B, C))
    assert scene.turn_up("D1", "D2").up == "??? ??? ??? sr?"


def test_ruling_13_the_passes_must_fall_in_one_round() -> None:
    scene = Scene(hands="b r -", deck="r").take().done().turn_up("A1").discard("r")
    assert scene.passes(B).stage == "mission"
    assert scene.passes(A).stage == "mission"
    assert scene.passes(B).middle == "r"


def test_ruling_14_cards_go_to_the_bottom_in_random_order() -> None:
    """A red one stays as the mark, the others follow in any order."""
    ends = Counter(
        Scene(hands="r b -", deck="r", luck=luck).take().done().passes(A, B).deck[-2:]
        for luck in range(40)
    )
    assert set(ends) == {"br", "rb"}


def test_ruling_15_action_5_draws_as_many_as_there_are() -> None:
    scene = Scene(hands="b - -", deck="rb")
    scene.game.deck = scene.game.deck[:2]
    assert scene.claim("success").believe().pile == "rb"


def test_ruling_15_action_5_is_not_offered_with_an_empty_deck() -> None:
    scene = Scene(hands="b - -")
    scene.game.deck.clear()
    assert scene.claims() == ("fail",)


def test_ruling_15_a_spy_with_an_empty_deck_draws_back_what_he_discards() -> None:
    scene = Scene(hands="b r -", deck="r").take().done()
    scene.game.deck.clear()
    scene.turn_up("A1").discard("b")
    assert (scene.pile, scene.deck) == ("rrb", "")


def test_ruling_16_several_are_buried_in_the_order_of_the_actor() -> None:
    for picks, bottom in ((("0", "1"), "br"), (("1", "0"), "rb")):
        scene = Scene(hands="r - -", deck="brb").claim("success").believe()
        assert scene.play("discard", *picks).deck[-2:] == bottom


def test_ruling_17_a_sole_holder_of_two_does_not_start() -> None:
    scene = Scene(hands="b - -", deck="r").take().done()
    assert (scene.hands, scene.turn) == ("br - -", B)


def test_ruling_17_anybodys_later_card_may_start_it() -> None:
    scene = Scene(hands="br - -", turn=B, deck="b").take().done()
    assert (scene.stage, scene.team) == ("mission", (A, B))
    scene = Scene(FOUR, hands="b r r -", turn=D).claim("spy").believe().play("rob", "0")
    assert scene.turn == A
    scene = Scene(FOUR, hands="b r r -").claim("spy").believe().play("rob", "1")
    assert scene.team == (A, C)


def test_ruling_18_three_to_five_missions_never_six() -> None:
    for results in ("bbrr", "brbr", "rbrb"):
        scene = Scene(hands="r b -", deck="r", results=results).take().done().passes(A, B)
        assert (scene.middle, scene.stage) == (results + "r", "over")
    assert Scene(hands="r r -", deck="b", results="r").take().done().passes(A, B).stage == "turn"


def test_ruling_18_after_k_missions_9_minus_k_cards_are_left() -> None:
    for results in ("", "b", "br", "brb", "brbr"):
        left = Counter(Scene(results=results).deck)
        assert left["b"] == 4 - results.count("b")
        assert left["r"] == 5 - results.count("r")


def test_ruling_19_one_or_two_players_are_spies_however_the_characters_lie() -> None:
    for seats in (3, 4):
        for seed in range(500):
            game = ResistanceMini.deal(seats, ResistanceMiniOptions(), Random(seed))
            assert sum(game._side(seat) == "spy" for seat in range(seats)) in (1, 2)


def test_ruling_20_after_5000_turns_it_is_a_draw() -> None:
    scene = Scene()
    scene.game.turns = 4999
    assert scene.play("faction").turn == B
    scene.play("faction")
    assert (scene.outcome.winners, scene.outcome.reason) == ((), "endless")
    assert scene.told("ended").data == {"reason": "endless", "winners": []}


def test_ruling_21_whoever_leaves_without_a_computer_makes_it_void_and_all_is_shown() -> None:
    for prepared in (Scene(), Scene().swap("A1", "B2"), Scene(hands="r - -").claim("fail")):
        prepared.game.leave(C, Random(1))
        assert (prepared.outcome.winners, prepared.outcome.reason) == ((), "left")
        assert prepared.up == prepared.truth
        assert prepared.waiting == []

"""Resistance Mini: the worked cases, by their numbers; the gaps are the rules' own."""

from random import Random

import pytest

from bot.engines.game import Move
from bot.engines.resistance_mini import ResistanceMini, ResistanceMiniOptions
from tests.engines.resistance_mini_scene import FOUR, A, B, C, D, Scene, at, letters

ARRANGED = Move(kind="arrange", picks=("2", "1", "0"))


@pytest.mark.parametrize(("seats", "spies"), [(3, 4), (4, 5)])
def test_case_01_the_deal(seats: int, spies: int) -> None:
    game = ResistanceMini.deal(seats, ResistanceMiniOptions(), Random(1))
    assert list(game.characters.values()).count("spy") == spies
    view = game.view(A)
    assert (len(view.faces), view.deck, view.tokens) == (3, 9, seats)


def test_case_02_after_arranging_no_view_names_the_own_characters_again() -> None:
    game = ResistanceMini.deal(3, ResistanceMiniOptions(), Random(1))
    assert game.view(A).faces
    game.play(A, ARRANGED, Random(1))
    again = ResistanceMini.model_validate_json(game.model_dump_json())
    for seen in (game.view(A), again.view(A)):
        assert (seen.faces, seen.characters[A]) == ((), (None, None, None))
    told = [event.model_dump_json() for event in game.told()]
    assert not any("spy" in line or "resister" in line for line in told)


def test_case_03_a_swap_of_ones_own() -> None:
    scene = Scene(up="B1").swap("A1", "A3")
    assert sorted(scene.view(A).faces) == ["resister", "spy"]
    assert all(scene.view(seat).faces == () for seat in (B, C))
    scene.lay("r")
    assert scene.told("swapped").data == {"seat": A, "places": [at("A1"), at("A3")], "seats": [A]}
    assert (scene.truth, scene.up) == ("rrs srr ssr", "??? s?? ???")


def test_case_04_a_swap_with_another() -> None:
    scene = Scene("srr srr ssr").swap("A1", "B3").lay("r")
    assert scene.truth == "rrr srs ssr"
    for seat in (A, B, C):
        assert scene.view(seat).faces == ()
        assert scene.view(seat).characters == ((None,) * 3,) * 3
    assert not any("spy" in event.model_dump_json() for event in scene.events)


def test_case_05_a_centre_only_with_consent() -> None:
    scene = Scene().swap("A1", "B2")
    assert scene.stage == "consent"
    assert scene.play("refuse").turn == A
    assert scene.play("faction").turn == B
    agreed = Scene("srr srr ssr").swap("A1", "B2").play("agree").lay("r")
    assert (agreed.truth, agreed.turn) == ("rrr ssr ssr", B)


def test_case_07_an_up_card_is_swapped_and_both_are_down() -> None:
    scene = Scene(up="A1").swap("A1", "B1").lay("s")
    assert scene.up == "??? ??? ???"


def test_case_09_the_same_twice_and_a_pass_are_refused() -> None:
    scene = Scene()
    assert scene.refuses("swap", at("A1"), at("A1"))
    assert scene.refuses("pass")


def test_case_10_a_token_is_taken_and_given_back() -> None:
    scene = Scene()
    tokens = [scene.public.tokens]
    tokens.append(scene.play("faction").public.tokens)
    scene.take().done().take().done()
    tokens.append(scene.play("faction").public.tokens)
    assert tokens == [3, 2, 3]


def test_case_11_take_and_discard() -> None:
    scene = Scene(deck="b").take()
    assert scene.public.deck == 8
    assert [scene.view(seat).hand for seat in range(3)] == [("success",), (), ()]
    scene.done()
    scene = Scene(hands="b - -").discard("b")
    assert (scene.public.deck, scene.deck[-1], scene.public.hands) == (9, "b", (0, 0, 0))
    assert scene.view(B).hand == ()


def test_case_12_two_and_one_make_a_mission() -> None:
    scene = Scene(hands="b r -", deck="r").take().done()
    assert scene.team == (A, B)
    assert scene.passes(A, B).turn == B


def test_case_13_two_alone_do_not_until_another_takes() -> None:
    scene = Scene(hands="b - -", deck="rr").take().done()
    assert scene.turn == B
    assert scene.take().done().team == (A, B)
    assert scene.passes(A, B).turn == C


def test_case_14_the_third_is_given_away_and_makes_a_mission() -> None:
    scene = Scene(hands="br - -", deck="b").take().done()
    assert scene.give(C).team == (A, C)
    assert sorted(scene.pile) == ["b", "b", "r"]


def test_case_16_3_star_discards_and_there_is_no_mission() -> None:
    scene = Scene(hands="b r -", deck="r").take().claim("resister").believe().discard("r")
    assert (scene.hands, scene.turn) == ("b r -", B)


def test_case_18_3_star_after_a_discard_proved() -> None:
    scene = Scene(hands="r - -", deck="b").discard("r").claim("resister").check(C)
    assert scene.told("unmasked").data["place"] == at("A2")
    assert scene.up == "??? ??? ???"
    scene.turn_up("C1", "C3").take()
    assert (scene.hands, scene.up, scene.turn) == ("b - -", "??? ??? s?r", B)


def test_case_19_claim_4_makes_a_mission_without_the_robbed() -> None:
    scene = Scene(FOUR, hands="b r r -").claim("spy").believe().play("rob", "1")
    assert (scene.stage, scene.team) == ("mission", (A, C))


def test_case_21_without_a_hidden_centre_neither_3_star_nor_4() -> None:
    scene = Scene(hands="b r -", up="A2")
    assert scene.claims() == ("success", "fail")
    assert Scene(hands="- r -", up="A2").take().turn == B


def test_case_22_with_one_face_down_there_is_no_check() -> None:
    scene = Scene(hands="b - -", up="C1 C2").claim("success")
    assert scene.waiting == [B]
    assert scene.refuses("check", seat=C)


def test_case_24_claim_4_proved() -> None:
    scene = Scene("rsr srr ssr", hands="- b -").claim("spy").check(B).turn_up("B1", "B3")
    assert scene.play("rob", "1").hands == "b - -"
    assert scene.up == "??? s?r ???"


def test_case_25_claim_4_caught() -> None:
    scene = Scene("srr srr ssr", hands="- b -").claim("spy").check(B).turn_up("A3")
    assert (scene.up, scene.hands, scene.turn) == ("?rr ??? ???", "- b -", B)


def test_case_27_claim_5_proved() -> None:
    scene = Scene(hands="b - -", deck="rbrb").claim("success").check(B)
    assert scene.told("showed").data["result"] == "success"
    scene.turn_up("B1", "B2")
    assert (scene.hands, letters(scene.view(A).pile)) == ("r - -", "brb")
    scene.play("discard", "1")
    scene.play("stack", "1", "0")
    assert scene.turn == B
    assert letters(scene.take().view(B).hand) == "b"


def test_case_27_the_next_take_gets_what_he_put_first() -> None:
    for first in "01":
        scene = Scene(hands="r - -", deck="brr").claim("success").believe().play("discard", "2")
        scene.play("stack", first, "10"[int(first)])
        assert letters(scene.take().view(B).hand) == "br"[int(first)]


def test_case_29_claim_6_unchecked() -> None:
    scene = Scene(FOUR, hands="r - - -", up="D1 D2 D3").claim("fail").believe()
    assert scene.waiting == [B, C]
    assert scene.turn_up("B3").turn_up("C2").up == "??? ??r ?s? srr"


def test_case_31_a_mission_turned_into_a_success() -> None:
    scene = Scene("srr srr ssr", hands="b r -", deck="rbbbrr").take().done()
    assert (scene.pile, scene.deck) == ("rrb", "bbbrrr")
    scene.turn_up("A2").discard("r")
    assert (scene.pile, scene.waiting) == ("rb", [B])
    scene.turn_up("B1").discard("r")
    assert (scene.pile, scene.waiting) == ("bb", [A])
    scene.passes(A, B)
    assert scene.middle == "b"
    assert (sorted(scene.deck), len(scene.deck)) == (list("bbbrrrrr"), 8)


def test_case_32_all_pass_and_one_red_is_enough() -> None:
    scene = Scene(hands="b b -", deck="r").take().done().passes(A, B)
    assert scene.told("finished").data["results"] == ["fail", "success", "success"]
    assert scene.middle == "r"
    assert sorted(scene.deck) == list("bbbbrrrr")


def test_case_34_with_all_three_up_one_may_only_pass() -> None:
    scene = Scene(hands="b r -", up="A1 A2 A3", deck="r").take()
    assert list(scene.offers()) == ["pass"]
    assert letters(scene.view(A).pile) == "rrb"
    assert scene.passes(A).waiting == [B]


def test_case_35_the_pile_goes_only_to_a_member_who_has_not_acted() -> None:
    scene = Scene(FOUR, hands="b r r -", deck="r").take().done().passes(A)
    assert scene.stage == "hand"
    assert scene.refuses("hand", str(A))
    assert scene.refuses("hand", str(D))
    assert scene.hand(C).waiting == [C]


def test_case_38_three_successes() -> None:
    rows = "srr ssr srr"
    scene = Scene(rows, hands="b b -", deck="r", results="bb").take().done()
    scene.turn_up("A2").discard("r").passes(B, A, B)
    assert (scene.outcome.winners, scene.outcome.reason) == ((A, C), "success")


@pytest.mark.parametrize(
    "rows", ["srr ssr srr", "ssr ssr rrr", "srr srr ssr srr", "sss ssr rrr rrr"]
)
def test_case_39_three_failures_and_some_win_and_some_lose(rows: str) -> None:
    hands = "r b - -" if len(rows) > 11 else "r b -"
    scene = Scene(rows, hands=hands, deck="r", results="rr").take().done().passes(A, B)
    spies = [seat for seat, row in enumerate(rows.split()) if row.count("s") > 1]
    assert list(scene.outcome.winners) == spies
    assert 0 < len(spies) < len(rows.split())


def test_case_40_the_side_counts_at_the_end_not_at_the_deal() -> None:
    scene = Scene("ssr srr srr", results="rr", hands="- b r", turn=A, deck="r")
    scene.swap("A1", "B2").play("agree").lay("r")
    assert scene.truth == "rsr ssr srr"
    scene.take().done().passes(B, C)
    assert scene.outcome.winners == (B,)


def test_case_43_five_cards_in_one_mission_and_an_empty_deck() -> None:
    scene = Scene(FOUR, hands="b r r r", deck="b", results="bbrr").take().done()
    assert (scene.deck, len(scene.pile), scene.team) == ("", 5, (A, B, C, D))
    scene.turn_up("A1").discard("b").hand(B)
    assert (scene.deck, len(scene.pile)) == ("", 5)
    scene.turn_up("B2").discard("r").hand(C).turn_up("C1").discard("r").turn_up("D1").discard("r")
    assert len(scene.pile) == 4
    scene.passes(A, B, C, D)
    assert (scene.middle, scene.stage) == ("bbrrr", "over")

"""Resistance Mini: the worked cases 1–22, by their numbers; the gaps are the rules' own."""

from random import Random

import pytest

from bot.engines.game import Move
from bot.engines.resistance_mini import ResistanceMini, ResistanceMiniOptions
from tests.engines.resistance_mini_scene import FOUR, A, B, C, Scene, at

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

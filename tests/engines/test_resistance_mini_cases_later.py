"""Resistance Mini: the worked cases from 24 on: claims 4 to 6, missions, the end."""

import pytest

from tests.engines.resistance_mini_scene import FOUR, A, B, C, D, Scene, letters


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

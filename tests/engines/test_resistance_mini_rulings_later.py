"""Resistance Mini: our rulings 10–21: checks in their order, the deck, missions, how it ends."""

from collections import Counter
from random import Random

from bot.engines.resistance_mini import ResistanceMini, ResistanceMiniOptions
from tests.engines.resistance_mini_scene import FOUR, A, B, C, D, Scene, letters


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
        scene = Scene(hands="b r -", deck="r", results=results).take().done().passes(A, B)
        assert scene.middle == results + "r"
        assert (scene.hands, len(scene.deck)) == ("- - -", 9 - len(scene.middle))
        assert Counter(scene.deck + scene.middle) == Counter("bbbbrrrrr")


def test_ruling_18_so_too_where_cards_were_dropped_and_drawn_on_the_way() -> None:
    for results in ("", "r", "rb"):
        scene = Scene(hands="b b -", deck="rb", results=results).take().done()
        scene.turn_up("A2").discard("r").turn_up("B1").discard("b").passes(A, B)
        assert scene.middle == results + "b"
        assert (scene.hands, len(scene.deck)) == ("- - -", 9 - len(scene.middle))
        assert Counter(scene.deck + scene.middle) == Counter("bbbbrrrrr")


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

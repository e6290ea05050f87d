"""Resistance Mini: its machine, row by row: set-up, arranging, the six actions."""

from collections import Counter
from random import Random

import pytest

from bot.engines.game import Move
from bot.engines.resistance_mini import ResistanceMini, ResistanceMiniOptions
from tests.engines.resistance_mini_scene import FOUR, A, B, C, D, Scene, at, letters

OPTIONS = ResistanceMiniOptions()


def dealt(seats: int, seed: int = 1) -> ResistanceMini:
    return ResistanceMini.deal(seats, OPTIONS, Random(seed))


# Set-up


@pytest.mark.parametrize(("seats", "spies", "resisters"), [(3, 4, 5), (4, 5, 7)])
def test_setup_one_spy_more_than_players_and_three_characters_each(
    seats: int, spies: int, resisters: int
) -> None:
    assert list(ResistanceMini.players) == [3, 4]
    game = dealt(seats)
    assert Counter(game.characters.values()) == {"spy": spies, "resister": resisters}
    assert len(game.characters) == 3 * seats
    assert not any(game.up.values())


def test_setup_four_blue_and_five_red_mission_cards_shuffled() -> None:
    decks = {tuple(dealt(3, seed).deck) for seed in range(50)}
    assert {tuple(sorted(deck)) for deck in decks} == {("fail",) * 5 + ("success",) * 4}
    assert len(decks) > 25


def test_setup_tokens_lie_in_the_middle_and_all_are_of_one_faction() -> None:
    view = dealt(4).view(None)
    assert (view.tokens, view.factions) == (4, (False,) * 4)
    assert (view.hands, view.results, view.deck) == ((0,) * 4, (), 9)


def test_setup_the_first_player_is_drawn_and_it_goes_clockwise() -> None:
    assert {dealt(3, seed).turn for seed in range(50)} == {0, 1, 2}
    scene = Scene(FOUR, turn=C)
    assert [scene.play("faction").turn for _ in range(4)] == [D, A, B, C]


# Arranging


def test_arrange_each_sees_his_three_and_lays_them_in_any_order() -> None:
    game = dealt(3)
    faces = game.view(B).faces
    assert faces == tuple(game.characters[place] for place in ("1.0", "1.1", "1.2"))
    game.play(B, Move(kind="arrange", picks=("2", "0", "1")), Random(1))
    now = tuple(game.characters[place] for place in ("1.0", "1.1", "1.2"))
    assert now == (faces[2], faces[0], faces[1])
    assert game.waiting() == {A, C}


def test_arrange_may_not_be_looked_at_again() -> None:
    game = dealt(3)
    game.play(B, Move(kind="arrange", picks=("0", "1", "2")), Random(1))
    assert game.view(B).faces == ()
    assert len(game.view(A).faces) == 3
    assert [event.data for event in game.told()] == [{"seat": game.turn}, {"seat": B}]


def test_arrange_is_over_when_all_have_confirmed() -> None:
    game = dealt(3)
    for seat in (C, A, B):
        assert game.view(None).stage == "arrange"
        game.play(seat, Move(kind="arrange", picks=("1", "0", "2")), Random(1))
    assert game.view(None).stage == "turn"
    assert game.waiting() == {game.turn}


# Actions


def test_turn_has_exactly_one_action_and_no_pass() -> None:
    scene = Scene()
    assert list(scene.offers()) == ["swap", "faction", "take"]
    assert all(scene.refuses(kind) for kind in ("pass", "done", "discard", "claim"))
    assert scene.take().done().turn == B


def test_action_1_swap_shows_both_faces_and_the_actor_decides() -> None:
    scene = Scene("srr srr ssr").swap("A1", "B3")
    assert sorted(scene.view(A).faces) == ["resister", "spy"]
    assert scene.lay("r").truth == "rrr srs ssr"
    assert Scene("srr srr ssr").swap("A1", "B3").lay("s").truth == "srr srr ssr"


def test_action_1_swap_of_ones_own_is_always_possible() -> None:
    scene = Scene(up="A1 A2 A3", tokens="A")
    assert set(scene.offers()["swap"].among) == {at("A1"), at("A2"), at("A3")}


def test_action_1_swap_takes_from_others_only_within_the_faction() -> None:
    scene = Scene(FOUR, tokens="AB")
    among = scene.offers()["swap"].among
    assert {place[0] for place in among} == {"0", "1"}
    assert scene.refuses("swap", at("A1"), at("C1"))


def test_action_1_swap_of_a_foreign_centre_needs_consent() -> None:
    scene = Scene().swap("A1", "B2")
    assert (scene.stage, scene.waiting) == ("consent", [B])
    assert Scene().swap("A2", "B1").stage == "lay"


def test_action_1_swap_of_an_up_card_is_free_of_both_limits() -> None:
    scene = Scene(up="B2 C1", tokens="A")
    assert scene.refuses("swap", at("A1"), at("B1"))
    assert scene.swap("B2", "C1").stage == "lay"


def test_action_1_swap_leaves_both_face_down() -> None:
    scene = Scene(up="A1 B2").swap("A1", "B2").lay("s")
    assert scene.up == "??? ??? ???"
    assert scene.turn == B


def test_action_2_faction_takes_a_token_or_returns_it() -> None:
    scene = Scene().play("faction")
    assert (scene.public.factions, scene.public.tokens) == ((True, False, False), 2)
    scene.play("faction").play("faction").play("faction")
    assert (scene.public.factions, scene.public.tokens) == ((False, True, True), 1)


def test_action_3_take_is_the_top_of_the_deck_seen_by_the_taker_alone() -> None:
    scene = Scene(deck="brb").take()
    assert scene.view(A).hand == ("success",)
    assert [scene.view(seat).hand for seat in (B, C)] == [(), ()]
    assert scene.public.hands == (1, 0, 0)


def test_action_3_discard_goes_to_the_bottom_unseen() -> None:
    scene = Scene(hands="b - -", deck="r").discard("b")
    assert scene.deck == "rrrrr" + "bbb" + "b"
    assert scene.told("discarded").data == {"seat": A, "deck": 9}


def test_action_3_star_lets_the_other_half_be_done_too() -> None:
    scene = Scene(deck="b").take().claim("resister").believe()
    assert scene.stage == "second"
    assert scene.discard("b").hands == "- - -"
    scene = Scene(hands="r - -", deck="b").discard("r").claim("resister").believe()
    assert scene.take().hands == "b - -"


def test_action_3_star_needs_the_own_centre_face_down_and_may_be_left() -> None:
    assert Scene(up="A2").take().turn == B
    assert Scene().take().done().turn == B
    assert Scene().take().claim("resister").believe().done().turn == B


def test_action_4_takes_a_card_blindly_from_whom_he_names_only_then() -> None:
    scene = Scene(hands="- b r").claim("spy").believe()
    assert scene.offers()["rob"].among == ("1", "2")
    scene.play("rob", "2")
    assert (scene.hands, scene.turn) == ("r b -", B)
    assert scene.told("robbed").data == {"seat": A, "target": C}


def test_action_4_needs_the_own_centre_down_and_a_card_of_another() -> None:
    assert "spy" not in Scene(hands="b - -").claims()
    assert "spy" in Scene(hands="- b -").claims()
    assert "spy" not in Scene(hands="- b -", up="A2").claims()


def test_action_4_may_be_left() -> None:
    assert Scene(hands="- b -").claim("spy").believe().done().hands == "- b -"


def test_action_5_draws_three_buries_any_number_and_stacks_the_rest() -> None:
    scene = Scene(hands="b - -", deck="brr").claim("success").believe()
    assert letters(scene.view(A).pile) == "brr"
    assert (scene.public.pile, scene.view(B).pile) == ((), ())
    scene.play("discard", "0").play("stack", "1", "0")
    assert scene.deck == "rr" + "rrrbb" + "b"
    assert scene.turn == B


def test_action_5_and_6_need_a_mission_card() -> None:
    assert Scene().claims() == ()
    assert Scene(hands="b - -").claims() == Scene(hands="r - -").claims() == ("success", "fail")


def test_action_6_each_other_player_turns_up_one_of_his_choice() -> None:
    scene = Scene(hands="r - -").claim("fail").believe()
    assert (scene.stage, scene.waiting) == ("expose", [B, C])
    scene.turn_up("C3").turn_up("B1")
    assert (scene.up, scene.turn) == ("??? s?? ??r", B)

"""Coup: the worked cases 1 to 19."""

from collections import Counter
from random import Random

import pytest

from bot.engines.coup import Coup
from bot.engines.coup_state import CoupOptions
from bot.engines.game import Move
from tests.engines.coup_scene import Scene


@pytest.mark.parametrize(("seats", "court"), [(3, 9), (4, 7), (5, 5), (6, 3), (7, 6), (8, 4)])
def test_case_01_court_sizes_and_four_copies_only_from_seven_on(seats: int, court: int) -> None:
    game = Coup.deal(seats, CoupOptions(), Random(1))
    copies = Counter(role for cards in (*game.hands, game.court) for role in cards)
    assert game.view(None).court == court
    assert set(copies.values()) == {4 if seats > 6 else 3}
    assert len(copies) == 5


def test_case_02_two_players_share_one_pile_and_choose_of_another() -> None:
    game = Coup.deal(2, CoupOptions(), Random(1))
    first = Counter([*game.hands[0], *game.hands[1], *game.court])
    assert first == Counter(game.view(None).roles)
    for seat, place in ((1, "4"), (0, "0")):
        game.play(seat, Move(kind="take", picks=(place,)), Random(1))
    view = game.view(None)
    assert (view.court, view.cards, view.coins) == (3, (2, 2), (2, 2))
    assert [len(pile) for pile in game.piles] == [4, 4]


def test_case_03_income_opens_no_window() -> None:
    scene = Scene("duke duke", "captain captain", "contessa contessa").act("income")
    assert scene.coins == (3, 2, 2)
    assert (scene.stage, scene.turn, scene.kinds) == ("turn", 1, ["earned"])


def test_case_04_at_ten_coins_all_but_coup_is_refused() -> None:
    scene = Scene("duke duke", "captain captain", "contessa contessa", coins=(10, 2, 2))
    for kind in ("tax", "income", "aid", "exchange"):
        assert scene.refuses(0, kind)
    assert scene.refuses(0, "steal", 1)
    assert scene.act("coup", 1).coins == (3, 2, 2)


def test_case_06_what_cannot_be_paid_or_aimed_is_refused() -> None:
    hands = ("duke duke", "captain captain", "| contessa contessa")
    assert Scene(*hands, coins=(6, 2, 0)).refuses(0, "coup", 1)
    assert Scene(*hands, coins=(2, 2, 0)).refuses(0, "assassinate", 1)
    scene = Scene(*hands, coins=(7, 2, 0))
    assert scene.refuses(0, "coup", 0)
    assert scene.refuses(0, "coup", 2)
    assert not scene.refuses(0, "coup", 1)


def test_case_07_the_victim_of_a_coup_chooses_and_nobody_may_object() -> None:
    for role in ("duke", "captain"):
        scene = Scene("contessa contessa", "duke captain", "duke duke", coins=(7, 2, 2))
        scene.act("coup", 1)
        assert scene.asked == (1,)
        assert scene.refuses(1, "block", "contessa")
        assert scene.refuses(2, "challenge")
        assert scene.lose(1, role).lost(1) == role


def test_case_08_a_challenged_duke_that_is_one() -> None:
    scene = Scene("duke | duke", "captain contessa", "assassin captain", turn=0)
    court = scene.public.court
    scene.act("tax").challenge(1)
    assert scene.told("proved").data["role"] == "duke"
    scene.lose(1, "contessa")
    assert scene.coins == (5, 2, 2)
    assert (scene.cards, scene.public.court) == ((1, 1, 2), court)
    assert scene.lost(0) == "duke"


def test_case_09_a_challenged_duke_that_is_none() -> None:
    scene = Scene("captain | duke", "captain contessa", "assassin captain", coins=(5, 2, 2))
    scene.act("tax").challenge(1)
    assert scene.kinds == ["doubted", "caught", "lost", "fell"]
    assert (scene.cards, scene.coins, scene.turn) == ((0, 2, 2), (0, 2, 2), 1)


def test_case_10_a_contessa_nobody_doubts() -> None:
    scene = Scene("assassin duke", "captain captain", "duke duke", coins=(5, 2, 2))
    scene.act("assassinate", 1).passes().block(1, "contessa").passes()
    assert (scene.coins, scene.cards) == ((2, 2, 2), (2, 2, 2))


def test_case_11_a_caught_assassin_has_the_coins_again() -> None:
    scene = Scene("contessa duke", "captain captain", "duke duke", coins=(3, 2, 2))
    scene.act("assassinate", 1).challenge(2).lose(0, "duke")
    assert (scene.coins, scene.cards, scene.turn) == ((3, 2, 2), (1, 2, 2), 1)


def test_case_12_a_vain_challenge_and_no_block_cost_two_cards() -> None:
    scene = Scene("assassin duke", "captain contessa", "duke duke", coins=(3, 2, 2))
    scene.act("assassinate", 1).challenge(1).lose(1, "captain").passes()
    assert (scene.cards, scene.turn) == ((2, 0, 2), 2)


@pytest.mark.parametrize("hand", ["assassin duke", "duke duke"])
def test_case_14_a_false_contessa_costs_two_cards(hand: str) -> None:
    scene = Scene(hand, "captain captain", "contessa duke", coins=(3, 2, 2))
    scene.act("assassinate", 1).passes().block(1, "contessa").challenge(0)
    assert scene.public.cause == "bluff"
    scene.lose(1, "captain")
    assert scene.kinds == ["lost", "struck", "lost", "fell"]
    assert (scene.cards, scene.turn) == ((2, 0, 2), 2)


def test_case_16_a_third_players_vain_challenge_leaves_the_target_its_block() -> None:
    scene = Scene("assassin duke", "captain captain", "contessa duke", coins=(3, 2, 2))
    scene.act("assassinate", 1).challenge(2).lose(2, "duke")
    assert (scene.stage, scene.asked) == ("block", (1,))
    assert scene.cards == (2, 2, 1)


def test_case_17_a_third_player_finds_the_false_contessa_and_pays_nothing() -> None:
    scene = Scene("assassin duke", "captain captain", "contessa duke", coins=(3, 2, 2))
    scene.act("assassinate", 1).passes().block(1, "contessa").challenge(2).lose(1, "captain")
    assert (scene.cards, scene.turn) == ((2, 0, 2), 2)


def test_case_19_foreign_aid_blocked_by_a_duke_nobody_doubts() -> None:
    scene = Scene("captain captain", "contessa duke", "contessa captain")
    assert scene.act("aid").block(2, "duke").passes().coins == (2, 2, 2)


def test_case_19_the_duke_was_none() -> None:
    scene = Scene("captain captain", "contessa duke", "contessa captain")
    scene.act("aid").block(2, "duke").challenge(1).lose(2, "contessa")
    assert (scene.coins, scene.cards) == ((4, 2, 2), (2, 2, 1))


def test_case_19_the_duke_was_one() -> None:
    scene = Scene("captain captain", "contessa duke", "contessa duke")
    scene.act("aid").block(2, "duke").challenge(1)
    assert scene.told("drew", seat=2).data["role"] in scene.hand(2)
    scene.lose(1, "duke")
    assert (scene.coins, scene.cards) == ((2, 2, 2), (2, 1, 2))

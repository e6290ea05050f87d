"""Coup: further ruling 6, what becomes of a leaver's cards, claims and actions."""

import pytest

from bot.engines.coup import Coup
from bot.engines.coup_state import CoupOptions
from tests.engines.coup_positions import KILLER, examining
from tests.engines.coup_scene import Scene


def test_further_06_a_leaver_turns_up_all_cards_and_pays_his_coins_in() -> None:
    scene = Scene(*KILLER, coins=(2, 8, 2)).leave(1)
    assert scene.kinds == ["went", "lost", "lost", "fell"]
    assert (scene.lost(1), scene.coins, scene.turn) == ("contessa captain", (2, 0, 2), 0)


def test_further_06_his_turn_passes_and_his_pending_action_is_void() -> None:
    assert Scene(*KILLER).leave(0).turn == 1
    scene = Scene(*KILLER, coins=(3, 2, 2)).act("assassinate", 1).passes().leave(0)
    assert (scene.stage, scene.turn, scene.cards) == ("turn", 1, (0, 2, 2))


def test_further_06_a_challenger_still_pays_after_a_proof_though_the_action_is_void() -> None:
    scene = Scene(*KILLER).act("tax").challenge(1).leave(0)
    assert (scene.stage, scene.asked) == ("lose", (1,))
    scene.lose(1, "captain")
    assert (scene.turn, scene.coins) == (1, (0, 2, 2))


def test_further_06_a_victim_still_pays_when_the_assassin_has_gone() -> None:
    scene = Scene(*KILLER, coins=(3, 2, 2)).act("assassinate", 1).quiet().leave(0)
    assert scene.asked == (1,)
    assert scene.lose(1, "captain").turn == 1


def test_further_06_what_he_drew_goes_back_to_the_court() -> None:
    scene = Scene(*KILLER)
    court, cards = scene.public.court, scene.all_cards()
    scene.act("exchange").quiet().leave(0)
    assert (scene.public.court, scene.all_cards(), scene.turn) == (court, cards, 1)


def test_further_06_what_was_drawn_goes_back_also_when_the_other_leaves_last() -> None:
    scene = Scene("duke captain", "duke")
    cards = scene.all_cards()
    scene.act("exchange").quiet().leave(1)
    assert (scene.outcome.winners, scene.outcome.reason) == ((0,), "left")
    assert scene.all_cards() == cards


@pytest.mark.parametrize("concede", [False, True])
def test_further_06_a_block_lapses_with_the_blocker(concede: bool) -> None:
    scene = Scene(*KILLER, options=CoupOptions(concede=concede)).act("aid").block(1, "duke")
    if concede:
        scene.challenge(2)
    assert scene.leave(1).kinds[-1] == "earned"
    assert (scene.coins, scene.turn) == ((4, 0, 2), 2)


def test_further_06_a_block_that_was_proved_stands_though_the_blocker_leaves() -> None:
    scene = Scene(*KILLER).act("aid").block(2, "duke").challenge(1).leave(2)
    assert (scene.stage, scene.asked) == ("lose", (1,))
    assert scene.lose(1, "captain").kinds == ["lost", "stopped"]
    assert scene.coins == (2, 2, 0)


def test_further_06_a_claim_lapses_with_the_claimant_who_was_to_prove_it() -> None:
    scene = Scene(*KILLER, options=CoupOptions(concede=True)).act("tax").challenge(1).leave(0)
    assert (scene.stage, scene.turn, scene.cards) == ("turn", 1, (0, 2, 2))


def test_further_06_a_challenge_by_who_has_gone_is_still_settled() -> None:
    scene = Scene(*KILLER, options=CoupOptions(concede=True)).act("tax").challenge(1).leave(1)
    assert (scene.stage, scene.asked) == ("prove", (0,))
    assert scene.play(0, "prove").coins == (5, 0, 2)


@pytest.mark.parametrize("stage", ["challenge", "block"])
def test_further_06_what_was_aimed_at_a_leaver_fizzles_and_is_paid(stage: str) -> None:
    scene = Scene(*KILLER, coins=(3, 2, 2)).act("assassinate", 1)
    if stage == "block":
        scene.passes()
    assert scene.stage == stage
    assert scene.leave(1).kinds[-1] == "fizzled"
    assert (scene.coins, scene.turn) == ((0, 0, 2), 2)


@pytest.mark.parametrize("shown", [False, True])
def test_further_06_an_examination_ends_with_its_target(shown: bool) -> None:
    scene = examining("contessa captain")
    if shown:
        scene.play(1, "show", 0)
    scene.leave(1)
    assert (scene.stage, scene.turn) == ("turn", 2)
    assert scene.game.view(0).examined is None


def test_further_06_leaving_twice_or_after_the_end_changes_no_card() -> None:
    scene = Scene(*KILLER).leave(1)
    cards = scene.public.lost
    assert scene.leave(1).kinds == []
    scene.leave(2)
    assert scene.outcome.winners == (0,)
    assert scene.leave(0).kinds == []
    assert scene.public.lost[:2] == ((), cards[1])


def test_further_06_two_players_the_other_wins_even_before_the_first_turn() -> None:
    game = Coup.deal(2, CoupOptions(), Scene(*KILLER).luck)
    game.leave(0, Scene(*KILLER).luck)
    outcome = game.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((1,), "left")

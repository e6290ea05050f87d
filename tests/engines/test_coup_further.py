"""Coup: the further rulings, by number; on leaving see `test_coup_leaving.py`."""

from collections import Counter

import pytest

from bot.engines.coup import Coup
from bot.engines.coup_state import CoupOptions, Revealed
from bot.engines.game import Move
from tests.engines.coup_positions import INQUISITOR, KILLER, examining
from tests.engines.coup_scene import Scene


def test_further_01_one_order_everywhere() -> None:
    scene = Scene(*KILLER, coins=(3, 2, 2)).act("assassinate", 1)
    told = scene.kinds
    told += scene.challenge(2).kinds
    told += scene.lose(2, "duke").kinds
    told += scene.block(1, "contessa").kinds
    told += scene.challenge(0).kinds
    told += scene.lose(0, "duke").kinds
    assert told == [
        "aimed", "doubted", "proved", "drew", "lost",
        "blocked", "doubted", "proved", "drew", "lost", "stopped",
    ]  # fmt: skip


@pytest.mark.parametrize(("kind", "role"), [("aid", "duke"), ("steal", "ambassador")])
def test_further_02_a_block_shown_false_ends_blocking(kind: str, role: str) -> None:
    scene = Scene("captain contessa", "contessa captain", "duke assassin", "duke assassin")
    scene.act(kind, *([1] if kind == "steal" else [])).quiet_until("block")
    scene.block(1, role).challenge(2).lose(1, "contessa")
    assert scene.turn == 1
    assert scene.coins[0] == 4


def test_further_02_a_block_shown_false_is_gone_while_the_liar_chooses_his_card() -> None:
    scene = Scene(*KILLER).act("aid").block(1, "duke")
    before = scene.public
    after = scene.challenge(2).public
    assert (before.block is None, after.block is None) == (False, True)
    assert (after.stage, after.loser) == ("lose", 1)


@pytest.mark.parametrize(("blocker", "lies"), [(1, (0, 1, 0)), (2, (0, 0, 0))])
def test_a_false_block_counts_as_a_lie_and_a_true_one_does_not(
    blocker: int, lies: tuple[int, ...]
) -> None:
    scene = Scene(*KILLER).act("aid").block(blocker, "duke").passes().leave(1).leave(2)
    assert isinstance(scene.outcome.revealed, Revealed)
    assert scene.outcome.revealed.lies == lies


def test_an_exchange_is_given_the_time_of_a_turn_and_a_window_less() -> None:
    scene = Scene(*KILLER).act("exchange")
    window = scene.game.clock()
    exchange = scene.quiet().game.clock()
    assert window is not None
    assert exchange is not None
    assert (window.span, exchange.span) == ("answer", "turn")
    assert scene.stage == "exchange"


def test_further_03_who_has_answered_is_public_and_what_is_not() -> None:
    scene = Scene(*KILLER).act("tax").passes(2)
    assert scene.public.answered == (2,)
    assert scene.kinds == []


def test_further_03_both_picks_of_two_players_stay_hidden() -> None:
    game = Coup.deal(2, CoupOptions(), Scene(*KILLER).luck)
    game.told()
    game.play(1, Move(kind="take", picks=("2",)), Scene(*KILLER).luck)
    assert [event.data for event in game.told()] == [{"seat": 1}]
    assert game.view(0).cards == (1, 2)


def test_further_04_silence_on_turn_is_income() -> None:
    scene = Scene(*KILLER)
    assert scene.public.silence == "income"
    assert scene.lapse().coins == (3, 2, 2)


def test_further_04_silence_from_ten_coins_on_is_a_coup_on_the_next_living_seat() -> None:
    scene = Scene("duke captain", "| duke captain", "assassin", "duke", coins=(10, 0, 2, 2))
    assert scene.public.silence == "coup"
    scene.lapse()
    assert scene.told("couped").data == {"seat": 0, "target": 2, "cost": 7}
    assert scene.coins[0] == 3


def test_further_04_silence_challenges_and_blocks_nothing() -> None:
    scene = Scene(*KILLER, coins=(3, 2, 2)).act("assassinate", 1)
    assert scene.public.silence == "pass"
    assert scene.lapse().stage == "block"
    assert scene.public.silence == "pass"
    assert scene.lapse().kinds == ["struck"]
    blocked = Scene(*KILLER).act("aid").block(1, "duke")
    assert blocked.public.silence == "pass"
    assert blocked.lapse().kinds == ["stopped"]


def test_further_04_silence_loses_and_shows_any_card() -> None:
    lost, shown = set(), set()
    for seed in range(20):
        scene = Scene(*KILLER, coins=(7, 2, 2)).act("coup", 1)
        assert scene.public.silence == "random"
        scene.luck.seed(seed)
        lost.add(scene.lapse().lost(1))
        scene = examining("contessa captain")
        assert scene.public.silence == "random"
        scene.luck.seed(seed)
        shown.add(scene.lapse().game.view(0).examined)
    assert lost == shown == {"contessa", "captain"}


def test_further_04_silence_keeps_ones_own_cards_and_gives_back_the_examined_one() -> None:
    scene = Scene(*KILLER).act("exchange").quiet()
    assert scene.public.silence == "keep"
    assert scene.lapse().hand(0) == "assassin duke"
    scene = examining("contessa captain")
    scene.play(1, "show", 0)
    assert scene.public.silence == "return"
    assert scene.lapse().kinds == ["lapsed", "returned"]
    assert scene.hand(1) == "contessa captain"


@pytest.mark.parametrize(("hand", "kind"), [("duke contessa", "proved"), ("assassin", "conceded")])
def test_further_04_silence_proves_what_can_be_proved(hand: str, kind: str) -> None:
    scene = Scene(hand, *KILLER[1:], options=CoupOptions(concede=True)).act("tax").challenge(1)
    assert scene.public.silence == "prove"
    assert scene.lapse().kinds[:2] == ["lapsed", kind]


def test_further_04_silence_picks_any_card_of_the_pile() -> None:
    picked = Counter[str]()
    for seed in range(40):
        luck = Scene(*KILLER).luck
        luck.seed(seed)
        game = Coup.deal(2, CoupOptions(), luck)
        assert game.view(None).silence == "random"
        game.lapse(0, luck)
        picked[game.hands[0][1]] += 1
    assert len(picked) == 5


def test_further_05_returned_or_discarded_is_public_and_the_card_is_not() -> None:
    for kind, told in (("return", "returned"), ("discard", "discarded")):
        scene = examining("contessa captain")
        scene.play(1, "show", 0).play(0, kind)
        assert scene.told(told).data == {"seat": 0, "target": 1}


def test_further_05_a_target_with_one_card_shows_it_without_being_asked() -> None:
    scene = Scene("inquisitor duke", "contessa", "duke", options=INQUISITOR)
    scene.act("examine", 1).passes()
    assert scene.kinds == ["showed"]
    assert (scene.stage, scene.game.view(0).examined) == ("examine", "contessa")


def test_further_07_the_winner_stands_at_once_even_before_effects() -> None:
    scene = Scene("duke", "captain", coins=(2, 2)).act("tax").challenge(1)
    assert scene.kinds[-3:] == ["lost", "fell", "ended"]
    assert scene.outcome.winners == (0,)
    assert scene.coins == (2, 0)


def test_further_08_the_five_characters_in_play_are_in_every_view() -> None:
    roles = ("duke", "assassin", "captain", "contessa")
    assert Scene(*KILLER).game.view(1).roles == (*roles, "ambassador")
    scene = Scene("duke", "duke", "captain", options=INQUISITOR)
    assert scene.public.roles == (*roles, "inquisitor")
    assert (scene.public.copies, Scene(*["duke"] * 4, *["captain"] * 4).public.copies) == (3, 4)

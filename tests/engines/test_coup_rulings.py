"""Coup: our rulings where the source is silent or contradicts itself, 1 to 9."""

import pytest

from tests.engines.coup_positions import KILLER, LIAR, NO_PARRY, killing
from tests.engines.coup_scene import Scene


def test_ruling_01_a_caught_assassin_gets_the_coins_back() -> None:
    scene = killing(LIAR).challenge(2)
    assert scene.told("refunded").data == {"seat": 0, "gain": 3}
    assert scene.coins == (3, 2, 2)


def test_ruling_01_a_blocked_assassin_does_not() -> None:
    assert killing().passes().block(1, "contessa").passes().coins == (0, 2, 2)


def test_ruling_01_nothing_is_refunded_where_nothing_was_paid() -> None:
    scene = Scene(*LIAR).act("steal", 1).challenge(1)
    assert "refunded" not in scene.kinds
    assert scene.coins == (2, 2, 2)


def test_ruling_02_coins_are_paid_when_the_action_is_announced() -> None:
    scene = killing()
    assert (scene.stage, scene.coins) == ("challenge", (0, 2, 2))


@pytest.mark.parametrize("coins", [0, 1, 2])
def test_ruling_02_an_assassination_that_cannot_be_paid_cannot_be_announced(coins: int) -> None:
    assert Scene(*KILLER, coins=(coins, 2, 2)).refuses(0, "assassinate", 1)


def test_ruling_03_proof_then_the_challengers_card_then_the_block_then_the_effect() -> None:
    scene = killing().challenge(2)
    assert scene.kinds == ["doubted", "proved", "drew"]
    assert scene.stage == "lose"
    scene.lose(2, "captain")
    assert (scene.stage, scene.asked) == ("block", (1,))
    scene.passes()
    assert scene.kinds == ["struck"]
    assert (scene.public.loser, scene.public.cause) == (1, "kill")


def test_ruling_03_a_challenged_tax_comes_after_the_challengers_card() -> None:
    scene = Scene(*KILLER).act("tax").challenge(1)
    assert (scene.stage, scene.coins) == ("lose", (2, 2, 2))
    assert scene.lose(1, "captain").kinds == ["lost", "earned"]
    assert scene.coins == (5, 2, 2)


def test_ruling_04_a_target_that_challenged_in_vain_may_still_block() -> None:
    scene = killing().challenge(1).lose(1, "captain")
    assert (scene.stage, scene.asked) == ("block", (1,))
    assert scene.block(1, "contessa").passes().cards == (2, 1, 2)


def test_ruling_04_with_the_option_off_it_may_not() -> None:
    scene = killing(options=NO_PARRY).challenge(1).lose(1, "captain")
    assert (scene.cards, scene.turn) == ((2, 0, 2), 2)
    assert scene.lost(1) == "captain contessa"


def test_ruling_04_with_the_option_off_a_theft_too_goes_through() -> None:
    scene = Scene("captain duke", "captain duke", "duke captain", options=NO_PARRY)
    scene.act("steal", 1).challenge(1).lose(1, "duke")
    assert (scene.coins, scene.turn) == ((4, 0, 2), 1)


def test_ruling_04_a_third_players_vain_challenge_never_costs_the_target_its_block() -> None:
    scene = killing(options=NO_PARRY).challenge(2).lose(2, "captain")
    assert (scene.stage, scene.asked) == ("block", (1,))


@pytest.mark.parametrize(("kind", "role"), [("assassinate", "contessa"), ("steal", "captain")])
def test_ruling_05_only_the_target_blocks(kind: str, role: str) -> None:
    scene = Scene(*KILLER, coins=(3, 2, 2)).act(kind, 1).passes()
    assert scene.asked == (1,)
    assert scene.refuses(2, "block", role)


def test_ruling_05_foreign_aid_is_anybodys_to_block() -> None:
    for seat in (1, 2):
        assert not Scene(*KILLER).act("aid").refuses(seat, "block", "duke")


def test_ruling_06_the_first_challenge_closes_the_window() -> None:
    scene = Scene(*KILLER).act("tax").challenge(2)
    assert scene.refuses(1, "challenge")
    assert scene.refuses(1, "pass")
    assert scene.cards == (2, 2, 2)


def test_ruling_06_the_first_block_closes_the_window() -> None:
    scene = Scene(*KILLER).act("aid").block(2, "duke")
    assert scene.refuses(1, "block", "duke")
    assert scene.public.block is not None
    assert scene.public.block.seat == 2


def test_ruling_06_a_window_closes_when_all_have_answered() -> None:
    scene = Scene(*KILLER).act("tax").passes(2)
    assert (scene.stage, scene.asked, scene.public.answered) == ("challenge", (1,), (2,))
    assert scene.refuses(2, "challenge")
    assert scene.passes(1).kinds == ["earned"]


def test_ruling_06_silence_is_a_pass() -> None:
    scene = killing().lapse(1).lapse(2)
    assert scene.stage == "block"
    assert scene.lapse().kinds == ["struck"]


def test_ruling_07_a_block_sent_before_the_challenge_window_has_closed_is_refused() -> None:
    scene = killing()
    assert scene.refuses(1, "block", "contessa")
    assert scene.passes(2).refuses(1, "block", "contessa")
    assert not scene.passes(1).refuses(1, "block", "contessa")


@pytest.mark.parametrize(("coins", "loot"), [(0, 0), (1, 1), (2, 2), (9, 2)])
def test_ruling_08_a_theft_takes_what_there_is(coins: int, loot: int) -> None:
    scene = Scene(*KILLER, coins=(2, coins, 2))
    assert "1" in scene.may(0)["steal"]
    scene.act("steal", 1).quiet()
    assert scene.coins == (2 + loot, coins - loot, 2)
    assert scene.told("stole").data == {"seat": 0, "target": 1, "gain": loot}


def test_ruling_09_an_assassination_of_who_is_out_already_fizzles_and_is_paid() -> None:
    scene = Scene("assassin duke", "contessa", "duke captain", coins=(3, 5, 2))
    scene.act("assassinate", 1).challenge(1)
    assert scene.kinds[-3:] == ["lost", "fell", "fizzled"]
    assert (scene.coins, scene.turn) == ((0, 0, 2), 2)


def test_ruling_09_a_theft_from_who_is_out_takes_nothing() -> None:
    scene = Scene("captain duke", "contessa", "duke captain", coins=(2, 5, 2))
    scene.act("steal", 1).challenge(1)
    assert scene.told("fizzled").data == {"seat": 0, "target": 1, "action": "steal"}
    assert (scene.coins, scene.turn) == ((2, 0, 2), 2)

"""Coup: faults that others have had, and we must not."""

from itertools import product

import pytest

from bot.engines.coup_state import CoupOptions
from bot.players import choose
from tests.engines.coup_positions import CONCEDE, INQUISITOR, KILLER
from tests.engines.coup_scene import Scene


def test_fault_a_target_that_challenges_a_true_assassin_loses_both_cards() -> None:
    scene = Scene(*KILLER, coins=(3, 2, 2), top="ambassador")
    scene.act("assassinate", 1).challenge(1)
    assert scene.told("proved").data["role"] == "assassin"
    scene.lose(1, "contessa").passes()
    assert scene.cards == (2, 0, 2)
    assert scene.coins == (0, 0, 2)


def test_fault_the_same_card_cannot_be_lost_twice() -> None:
    scene = Scene(*KILLER, coins=(3, 2, 2)).act("assassinate", 1).challenge(1)
    scene.play(1, "lose", 0)
    assert scene.refuses(1, "lose", 0)
    scene.passes()
    assert scene.lost(1) == "contessa captain"


def test_fault_a_failed_contessa_costs_two_cards() -> None:
    scene = Scene("assassin duke", "captain captain", "duke contessa", coins=(3, 2, 2))
    scene.act("assassinate", 1).passes().block(1, "contessa").challenge(0).lose(1, "captain")
    assert (scene.cards, scene.turn) == ((2, 0, 2), 2)


def test_fault_a_lost_card_never_comes_back() -> None:
    scene = Scene("duke captain", "assassin contessa", "duke captain", coins=(7, 2, 2))
    cards = scene.all_cards()
    scene.act("coup", 1).lose(1, "assassin")
    while scene.stage != "over":
        scene.act("exchange").quiet().lapse()
        assert scene.lost(1) == "assassin"
        assert scene.game.court.count("assassin") <= 2
    assert scene.all_cards() == cards


def test_fault_a_theft_goes_on_when_its_block_was_a_lie() -> None:
    scene = Scene("captain duke", "duke contessa", "duke captain", coins=(2, 1, 2))
    scene.act("steal", 1).passes().block(1, "ambassador").challenge(2).lose(1, "duke")
    assert (scene.coins, scene.cards, scene.turn) == ((3, 0, 2), (2, 1, 2), 1)


@pytest.mark.parametrize("coins", [10, 12])
def test_fault_coup_is_a_must_when_the_turn_begins_so(coins: int) -> None:
    scene = Scene("captain duke", "duke contessa", "duke captain", coins=(2, coins, 2))
    scene.act("income")
    assert list(scene.may(1)) == ["coup"]
    for kind in ("income", "aid", "tax", "exchange"):
        assert scene.refuses(1, kind)


def test_fault_foreign_aid_is_blocked_and_not_challenged() -> None:
    scene = Scene("captain duke", "duke contessa", "duke captain").act("aid")
    assert scene.refuses(1, "challenge")
    for seat in (1, 2):
        assert scene.may(seat)["block"] == ("duke",)
    assert scene.block(2, "duke").asked == (0, 1)
    assert "challenge" in scene.may(1)


@pytest.mark.parametrize("parry", [True, False])
def test_fault_whether_a_vain_challenger_may_block_is_one_switch(parry: bool) -> None:
    options = CoupOptions(parry=parry)
    scene = Scene(*KILLER, coins=(3, 2, 2), options=options).act("assassinate", 1)
    scene.challenge(1).lose(1, "captain")
    assert (scene.stage == "block") is parry
    other = Scene(*KILLER, coins=(3, 2, 2), options=options).act("assassinate", 1)
    assert other.challenge(2).lose(2, "captain").stage == "block"


def test_fault_a_caught_assassin_gets_the_coins_back_and_a_blocked_one_not() -> None:
    hands = ("duke captain", "captain contessa", "duke captain")
    scene = Scene(*hands, coins=(4, 2, 2)).act("assassinate", 1).challenge(1)
    assert (scene.lose(0, "duke").coins, scene.cards) == ((4, 2, 2), (1, 2, 2))
    scene = Scene(*hands, coins=(4, 2, 2)).act("assassinate", 1).passes().block(1, "contessa")
    assert scene.passes().coins == (1, 2, 2)


def silent(stage: str) -> Scene:
    """A position in which this is waited for."""
    if stage == "turn":
        return Scene(*KILLER)
    if stage == "challenge":
        return Scene(*KILLER).act("steal", 1)
    if stage == "block":
        return Scene(*KILLER).act("aid")
    if stage == "counter":
        return Scene(*KILLER).act("aid").block(2, "duke")
    if stage == "prove":
        return Scene(*KILLER, options=CONCEDE).act("tax").challenge(1)
    if stage == "lose":
        return Scene(*KILLER, coins=(7, 2, 2)).act("coup", 1)
    if stage == "exchange":
        return Scene(*KILLER).act("exchange").quiet()
    hands = ("inquisitor duke", *KILLER[1:])
    scene = Scene(*hands, options=INQUISITOR).act("examine", 1).quiet()
    return scene if stage == "show" else scene.play(1, "show", 0)


ASKED = ["turn", "challenge", "block", "counter", "prove", "lose", "exchange", "show", "examine"]


@pytest.mark.parametrize("stage", ASKED)
def test_fault_silence_in_any_stage_leads_on_to_the_next_turn(stage: str) -> None:
    scene = silent(stage)
    assert scene.stage == stage
    for _ in range(4):
        if (scene.turn, scene.stage) == (1, "turn"):
            break
        clock = scene.game.clock()
        scene.lapse()
        assert scene.game.clock() != clock
    assert (scene.turn, scene.stage) == (1, "turn")


ACTIONS = ("tax", "assassinate", "steal", "exchange")
ENDS = ("quiet", "challenge won", "challenge lost", "block won", "block lost", "target dies")


@pytest.mark.parametrize(("kind", "end"), list(product(ACTIONS, ENDS)))
def test_fault_after_any_course_of_an_action_the_next_living_seat_is_on_turn(
    kind: str, end: str
) -> None:
    role = {"tax": "duke", "steal": "captain", "exchange": "ambassador"}.get(kind, "assassin")
    mine = "contessa contessa" if end == "challenge won" else f"{role} contessa"
    theirs = "assassin" if end == "target dies" else "assassin duke"
    scene = Scene(mine, theirs, "captain duke", "captain contessa", coins=(3, 2, 2, 2))
    aimed = kind in ("assassinate", "steal")
    scene.act(kind, *([1] if aimed else []))
    if end.startswith("challenge") or end == "target dies":
        scene.challenge(1)
    elif end.startswith("block") and aimed:
        scene.passes().block(1, "contessa" if kind == "assassinate" else "ambassador")
        if end == "block lost":
            scene.challenge(2)
    while scene.stage != "turn":
        scene.lapse()
    assert scene.turn == (1 if scene.cards[1] else 2)


@pytest.mark.parametrize("picks", [(), (0, 1), (3,), (0, 0), ("duke",), (-1,)])
def test_fault_the_wrong_number_of_cards_cannot_be_kept(picks: tuple[int | str, ...]) -> None:
    scene = Scene("ambassador", *KILLER[1:]).act("exchange").quiet()
    assert scene.refuses(0, "keep", *picks)


def test_fault_the_right_number_of_cards_is_kept_and_the_court_stays() -> None:
    for hand, picks in (("ambassador", (2,)), ("ambassador duke", (1, 3))):
        scene = Scene(hand, *KILLER[1:])
        court = scene.public.court
        scene.act("exchange").quiet().play(0, "keep", *picks)
        assert (scene.cards[0], scene.public.court) == (len(picks), court)


def test_fault_of_many_answers_at_once_one_challenge_counts() -> None:
    scene = Scene("duke captain", "captain", "assassin", "contessa duke", "duke", "contessa")
    scene.act("steal", 1)
    assert scene.refuses(1, "block", "captain")
    scene.passes(2).challenge(3)
    for seat, kind in ((1, "pass"), (4, "challenge"), (5, "pass")):
        assert scene.refuses(seat, kind)
    assert scene.lose(3, "duke").cards == (2, 1, 1, 1, 1, 1)


def test_fault_a_computer_plays_only_what_is_on_offer_to_its_seat() -> None:
    moves = 0
    for seed in range(20):
        scene = Scene(*KILLER, "contessa ambassador")
        scene.luck.seed(seed)
        while scene.stage != "over":
            seat = scene.luck.choice(scene.asked)
            move = choose("coup", scene.game.view(seat), scene.game.legal(seat), scene.luck)
            scene.play(seat, move.kind, *move.picks)
            moves += 1
    assert moves > 1000

"""Coup: the worked cases 21 to 38."""

from math import sqrt
from random import Random
from statistics import mean, stdev

import pytest

from bot.engines.coup import Coup
from bot.engines.coup_state import CoupOptions
from tests.engines.coup_positions import INQUISITOR
from tests.engines.coup_scene import Scene


def test_case_21_a_theft_takes_one_of_one_and_nothing_of_nothing() -> None:
    hands = ("captain captain", "contessa duke", "contessa duke")
    assert Scene(*hands, coins=(2, 1, 2)).act("steal", 1).quiet().coins == (3, 0, 2)
    scene = Scene(*hands, coins=(2, 0, 2)).act("steal", 1).quiet()
    assert (scene.coins, scene.turn) == ((2, 0, 2), 1)


def test_case_23_the_character_that_is_not_in_play_is_refused() -> None:
    hands = ("captain captain", "contessa duke", "contessa duke")
    scene = Scene(*hands, options=INQUISITOR).act("steal", 1).passes()
    assert scene.refuses(1, "block", "ambassador")
    assert Scene(*hands).refuses(0, "examine", 1)


@pytest.mark.parametrize(("hand", "seen", "kept"), [("duke captain", 4, 2), ("duke", 3, 1)])
def test_case_24_the_ambassador_keeps_as_many_as_he_had(hand: str, seen: int, kept: int) -> None:
    scene = Scene(hand, "contessa duke", "contessa duke")
    court = scene.public.court
    scene.act("exchange").quiet()
    view = scene.game.view(0)
    assert len(view.hand) + len(view.drawn) == seen
    (offer,) = scene.game.legal(0)
    assert (len(offer.among), offer.least, offer.most) == (seen, kept, kept)
    assert scene.refuses(0, "keep", *range(kept + 1))
    assert scene.refuses(0, "keep", seen)
    scene.play(0, "keep", *range(seen - kept, seen))
    assert (scene.cards[0], scene.public.court) == (kept, court)


def test_case_24_a_face_up_card_cannot_be_kept() -> None:
    scene = Scene("duke | assassin", "contessa duke", "contessa duke", top="captain captain")
    scene.act("exchange").quiet()
    assert scene.may(0) == {"keep": ("0", "1", "2")}
    view = scene.game.view(0)
    assert (*view.hand, *view.drawn) == ("duke", "captain", "captain")
    assert scene.lapse().lost(0) == "assassin"


def test_case_25_the_inquisitor_with_one_card_sees_two_and_keeps_one() -> None:
    scene = Scene("inquisitor", "contessa duke", "duke", top="captain", options=INQUISITOR)
    scene.act("exchange").quiet()
    assert scene.may(0) == {"keep": ("0", "1")}
    assert scene.play(0, "keep", 1).hand(0) == "captain"


@pytest.mark.parametrize("kind", ["examine", "exchange"])
def test_case_28_examine_and_exchange_can_be_challenged_and_not_blocked(kind: str) -> None:
    scene = Scene("inquisitor duke", "contessa duke", "duke captain", options=INQUISITOR)
    scene.act(kind, *([1] if kind == "examine" else []))
    assert list(scene.may(1)) == list(scene.may(2)) == ["pass", "challenge"]
    assert scene.passes().stage in ("show", "exchange")


def test_case_29_of_two_losses_the_second_is_automatic_and_a_repeated_answer_refused() -> None:
    scene = Scene("assassin duke", "captain contessa", "duke duke", coins=(3, 2, 2))
    scene.act("assassinate", 1).challenge(1).lose(1, "contessa")
    assert scene.refuses(1, "lose", 0)
    assert scene.passes().kinds == ["struck", "lost", "fell"]


def test_case_30_of_two_challenges_at_the_same_moment_the_first_counts() -> None:
    scene = Scene("duke duke", "captain contessa", "captain contessa", "captain assassin")
    scene.act("tax").challenge(2)
    assert scene.refuses(3, "challenge")
    scene.lose(2, "captain")
    assert scene.cards == (2, 2, 1, 2)
    assert scene.turn == 1


def test_case_33_the_last_card_of_the_last_but_one_ends_it() -> None:
    scene = Scene("assassin duke", "captain", coins=(3, 2)).act("assassinate", 1).quiet()
    assert scene.stage == "over"
    assert scene.asked == ()
    assert scene.game.clock() is None
    assert scene.kinds == ["struck", "lost", "fell", "ended"]


def test_case_34_an_eliminated_seats_challenge_is_refused() -> None:
    scene = Scene("duke duke", "| captain contessa", "captain contessa").act("tax")
    assert scene.asked == (2,)
    assert scene.refuses(1, "challenge")
    assert scene.refuses(1, "pass")


def test_case_36_a_claim_that_all_can_count_to_be_false_is_allowed() -> None:
    scene = Scene("captain captain", "assassin | duke", "contessa | duke", "contessa | duke")
    assert "tax" in scene.may(0)
    scene.act("tax").challenge(1)
    assert scene.kinds == ["doubted", "caught"]


def test_case_37_eight_coins_and_one_card_to_take() -> None:
    scene = Scene("duke", "| captain duke", "captain", coins=(8, 0, 3)).act("coup", 2)
    assert (scene.outcome.winners, scene.coins) == ((0,), (1, 0, 0))


@pytest.mark.parametrize(
    ("seats", "with_duke", "pair", "with_other_copies"),
    [(8, 7 / 19, 3 / 19, (13 / 35, 1 / 7)), (5, 13 / 35, 1 / 7, (7 / 19, 3 / 19))],
)
def test_case_38_how_often_a_hand_holds_a_duke_or_a_pair(
    seats: int, with_duke: float, pair: float, with_other_copies: tuple[float, float]
) -> None:
    """So near that it tells four copies from three: the other shares lie outside the bound."""
    dukes, pairs = [], []
    for seed in range(20_000):
        hands = Coup.deal(seats, CoupOptions(), Random(f"{seed}/deal")).hands
        dukes.append(sum("duke" in hand for hand in hands) / seats)
        pairs.append(sum(hand[0] == hand[1] for hand in hands) / seats)
    expected = zip((dukes, pairs), (with_duke, pair), with_other_copies, strict=True)
    for seen, share, other in expected:
        sigma = stdev(seen) / sqrt(len(seen))
        assert abs(mean(seen) - share) < 2 * sigma
        assert abs(mean(seen) - other) > 2 * sigma

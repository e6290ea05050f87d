"""Coup: the table of rules, the set-up and the turns."""

from collections import Counter
from random import Random

import pytest

from bot.engines.coup import Coup
from bot.engines.coup_state import CoupOptions
from tests.engines.coup_positions import INQUISITOR, three
from tests.engines.coup_scene import Scene


@pytest.mark.parametrize("seats", range(3, 9))
@pytest.mark.parametrize("fifth", ["ambassador", "inquisitor"])
def test_row_setup_deals_two_cards_and_two_coins(seats: int, fifth: str) -> None:
    game = Coup.deal(seats, CoupOptions.model_validate({"fifth": fifth}), Random(seats))
    view = game.view(None)
    assert view.cards == (2,) * seats
    assert view.coins == (2,) * seats
    assert view.roles == ("duke", "assassin", "captain", "contessa", fifth)
    assert view.court == len(view.roles) * view.copies - 2 * seats
    assert (view.stage, view.turns) == ("turn", 1)
    assert game.waiting() == {view.turn}


def test_row_setup_the_ambassador_is_the_default() -> None:
    assert CoupOptions() == CoupOptions(fifth="ambassador", concede=False, parry=True)


def test_row_setup_two_players_choose_their_second_card_of_a_pile_of_their_own() -> None:
    game = Coup.deal(2, CoupOptions(), Random(3))
    assert game.view(None).stage == "pick"
    assert game.waiting() == {0, 1}
    for seat in (0, 1):
        view = game.view(seat)
        assert len(view.hand) == 1
        assert Counter(view.pile) == Counter(view.roles)
        assert [(o.kind, o.among) for o in game.legal(seat)] == [("take", tuple("01234"))]


def test_row_turn_offers_what_can_be_paid() -> None:
    assert list(three(2, 2, 2).may(0)) == ["income", "aid", "tax", "steal", "exchange"]
    assert "assassinate" in three(3, 2, 2).may(0)
    assert "coup" not in three(6, 2, 2).may(0)
    assert list(three(9, 2, 2).may(0))[-2:] == ["assassinate", "coup"]
    assert list(three(10, 2, 2).may(0)) == ["coup"]


def test_row_turn_only_the_active_seat_is_asked() -> None:
    scene = three()
    assert scene.asked == (0,)
    assert scene.may(1) == scene.may(2) == {}
    assert scene.refuses(1, "income")


def test_row_turn_targets_are_the_living_others() -> None:
    scene = Scene("duke captain", "| duke captain", "assassin contessa", coins=(7, 0, 2))
    for kind in ("steal", "assassinate", "coup"):
        assert scene.may(0)[kind] == ("2",)


def test_row_turn_examine_is_on_offer_with_the_inquisitor_only() -> None:
    assert "examine" not in three().may(0)
    assert "examine" in Scene("duke captain", "duke", "duke", options=INQUISITOR).may(0)


def test_row_turn_income_gives_one() -> None:
    scene = three().act("income")
    assert scene.coins == (3, 2, 2)
    assert scene.turn == 1


def test_row_turn_foreign_aid_gives_two() -> None:
    assert three().act("aid").quiet().coins == (4, 2, 2)


def test_row_turn_coup_costs_seven_and_a_card() -> None:
    scene = three(8, 2, 2).act("coup", 1)
    assert scene.coins == (1, 2, 2)
    assert (scene.stage, scene.public.loser, scene.public.cause) == ("lose", 1, "coup")
    assert scene.lose(1, "contessa").cards == (2, 1, 2)


def test_row_turn_tax_gives_three() -> None:
    assert three().act("tax").quiet().coins == (5, 2, 2)


def test_row_turn_assassination_costs_three_and_a_card() -> None:
    scene = Scene("assassin duke", "duke captain", coins=(3, 2)).act("assassinate", 1).quiet()
    assert scene.coins == (0, 2)
    assert (scene.stage, scene.public.loser, scene.public.cause) == ("lose", 1, "kill")


def test_row_turn_stealing_takes_up_to_two() -> None:
    assert three().act("steal", 2).quiet().coins == (4, 2, 0)


def test_row_turn_exchange_and_examine_come_to_their_stages() -> None:
    assert three().act("exchange").quiet().stage == "exchange"
    scene = Scene("inquisitor duke", "duke captain", options=INQUISITOR)
    assert scene.act("examine", 1).quiet().stage == "show"


def test_row_lost_card_lies_face_up_out_of_play() -> None:
    scene = three(7, 2, 2)
    cards = scene.all_cards()
    scene.act("coup", 1).lose(1, "assassin")
    assert (scene.hand(1), scene.lost(1)) == ("contessa", "assassin")
    assert scene.public.lost == ((), ("assassin",), ())
    assert scene.all_cards() == cards


def test_row_next_is_the_next_living_seat_clockwise() -> None:
    scene = Scene("duke", "| duke captain", "duke", "contessa")
    turns = [scene.act("income").turn for _ in range(4)]
    assert turns == [2, 3, 0, 2]


def test_row_next_a_seat_without_cards_is_out() -> None:
    scene = Scene("duke captain", "contessa", "assassin", coins=(7, 5, 2)).act("coup", 1)
    assert scene.kinds == ["couped", "lost", "fell"]
    assert (scene.cards, scene.coins, scene.turn) == ((2, 0, 1), (0, 0, 2), 2)


def test_row_end_the_last_with_a_card_wins() -> None:
    scene = Scene("duke captain", "contessa", "| duke duke", coins=(7, 5, 0)).act("coup", 1)
    assert scene.stage == "over"
    assert (scene.outcome.winners, scene.outcome.reason) == ((0,), "last")
    assert scene.told("ended").data == {"winner": 0, "reason": "last"}
    assert scene.asked == ()

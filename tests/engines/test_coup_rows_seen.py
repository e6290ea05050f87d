"""Coup: the table of rules, what exchange and examine do, and who may see what."""

from collections import Counter
from random import Random

from bot.engines.coup import Coup
from bot.engines.coup_state import CoupOptions
from tests.engines.coup_positions import INQUISITOR, THREE, examining, three
from tests.engines.coup_scene import Scene


def test_row_resolve_ambassador_draws_two_and_returns_two_of_the_whole_hand() -> None:
    scene = Scene("duke captain", "duke", "duke", top="contessa assassin")
    scene.act("exchange").quiet()
    view = scene.game.view(0)
    assert (view.hand, view.drawn) == (("duke", "captain"), ("contessa", "assassin"))
    assert scene.may(0) == {"keep": ("0", "1", "2", "3")}
    scene.play(0, "keep", 3, 1)
    assert sorted(scene.game.hands[0]) == ["assassin", "captain"]
    assert scene.turn == 1


def test_row_resolve_inquisitor_draws_one_and_returns_one() -> None:
    scene = Scene("duke captain", "duke", "duke", top="contessa", options=INQUISITOR)
    court = scene.public.court
    scene.act("exchange").quiet()
    assert scene.game.view(0).drawn == ("contessa",)
    assert scene.public.court == court - 1
    scene.play(0, "keep", 0, 2)
    assert (scene.hand(0), scene.public.court) == ("duke contessa", court)


def test_row_resolve_examine_the_target_chooses_and_the_inquisitor_decides() -> None:
    scene = examining()
    assert scene.may(1) == {"show": ("0", "1")}
    scene.play(1, "show", 1)
    assert (scene.stage, scene.asked) == ("examine", (0,))
    assert scene.game.view(0).examined == "contessa"
    assert list(scene.may(0)) == ["return", "discard"]
    scene.play(0, "return")
    assert (scene.hand(1), scene.turn) == ("captain contessa", 1)


def test_row_resolve_examine_discarded_is_shuffled_into_the_court_and_replaced() -> None:
    scene = Scene("inquisitor duke", "captain contessa", "duke", options=INQUISITOR)
    court, cards = scene.public.court, scene.all_cards()
    scene.act("examine", 1).quiet().play(1, "show", 1).play(0, "discard")
    assert (scene.public.court, scene.all_cards(), scene.cards[1]) == (court, cards, 2)
    assert scene.hand(1) == f"captain {scene.told('drew', seat=1).data['role']}"
    assert [event.kind for event in scene.events if event.heard_by(0)] == ["discarded"]


def test_row_visibility_public_is_the_same_for_all() -> None:
    scene = three(3, 2, 2).act("assassinate", 1).passes(2)
    own = {"hand", "me"}
    views = [scene.game.view(seat).model_dump(exclude=own) for seat in (None, 0, 1, 2)]
    assert all(view == views[0] for view in views)
    claim = {"seat": 0, "action": "assassinate", "role": "assassin", "target": 1}
    assert views[0]["claim"] == claim
    assert (views[0]["answered"], views[0]["coins"]) == ((2,), (0, 2, 2))


def test_row_visibility_private_are_ones_own_cards() -> None:
    scene = three()
    assert [" ".join(scene.game.view(seat).hand) for seat in range(3)] == list(THREE)
    assert scene.public.hand == ()


def test_row_visibility_drawn_cards_are_for_who_drew_them() -> None:
    scene = three().act("exchange").quiet()
    assert len(scene.game.view(0).drawn) == 2
    assert scene.game.view(1).drawn == scene.public.drawn == ()


def test_row_visibility_an_examined_card_is_for_inquisitor_and_target() -> None:
    scene = examining()
    scene.play(1, "show", 0)
    assert [scene.game.view(seat).examined for seat in (0, 1, 2, None)] == [
        "captain", "captain", None, None,
    ]  # fmt: skip
    assert scene.told("showed").data == {"seat": 1, "target": 0}


def test_row_visibility_what_was_returned_and_the_courts_order_are_hidden() -> None:
    scene = three()
    other = Scene(*THREE)
    other.game.court.reverse()
    assert [scene.game.view(seat) for seat in (None, 0, 1, 2)] == [
        other.game.view(seat) for seat in (None, 0, 1, 2)
    ]
    scene.act("exchange").quiet().play(0, "keep", 0, 2)
    assert scene.told("exchanged").data == {"seat": 0, "count": 2}


def test_row_visibility_each_of_two_players_knows_his_own_four() -> None:
    game = Coup.deal(2, CoupOptions(), Random(5))
    for seat in (0, 1):
        game.play(seat, game.idle(seat, Random(seat)), Random(1))  # type: ignore[arg-type]
    for seat in (0, 1):
        view = game.view(seat)
        assert Counter((*view.pile, view.hand[1])) == Counter(view.roles)
    assert game.view(None).pile == ()

"""Coup: the table of rules, challenges and blocks."""

import pytest

from tests.engines.coup_positions import CLAIMS, INQUISITOR, announced, three
from tests.engines.coup_scene import Scene


@pytest.mark.parametrize("kind", CLAIMS)
def test_row_challenge_asks_every_other_living_seat(kind: str) -> None:
    scene = Scene("duke", "assassin duke", "| duke captain", "captain", coins=(3, 2, 0, 2))
    announced(kind, scene)
    assert scene.stage == "challenge"
    assert scene.asked == (1, 3)
    for seat in scene.asked:
        assert list(scene.may(seat)) == ["pass", "challenge"]


@pytest.mark.parametrize("kind", CLAIMS)
def test_row_challenge_of_a_lie_costs_the_liar_a_card_and_the_action(kind: str) -> None:
    scene = Scene("contessa contessa", "duke duke", "captain captain", coins=(3, 2, 2))
    announced(kind, scene).challenge(2)
    assert (scene.stage, scene.public.loser, scene.public.cause) == ("lose", 0, "bluff")
    scene.lose(0, "contessa")
    assert (scene.cards, scene.coins, scene.turn) == ((1, 2, 2), (3, 2, 2), 1)


@pytest.mark.parametrize("kind", CLAIMS)
def test_row_prove_shows_and_replaces_the_card_and_the_challenger_loses_one(kind: str) -> None:
    scene = Scene(f"{CLAIMS[kind]} contessa", "duke duke", "captain captain", coins=(3, 2, 2))
    court, cards = scene.public.court, scene.all_cards()
    announced(kind, scene).challenge(2)
    assert scene.told("proved").data == {"seat": 0, "target": 2, "role": CLAIMS[kind]}
    assert (scene.stage, scene.public.loser, scene.public.cause) == ("lose", 2, "doubt")
    assert scene.told("drew", seat=0).data["role"] in scene.hand(0)
    assert (scene.public.court, scene.all_cards()) == (court, cards)
    assert scene.lose(2, "captain").cards == (2, 2, 1)


def test_row_prove_the_shown_card_goes_into_the_court_and_any_may_come_back() -> None:
    came = set()
    for seed in range(60):
        scene = Scene("duke contessa", "duke duke", "captain captain")
        scene.luck.seed(seed)
        scene.act("tax").challenge(2)
        came.add(scene.told("drew", seat=0).data["role"])
    assert came == {"duke", "assassin", "captain", "ambassador", "contessa"}


def test_row_block_of_foreign_aid_is_open_to_anybody_as_duke() -> None:
    scene = three().act("aid")
    assert (scene.stage, scene.asked) == ("block", (1, 2))
    assert scene.may(2) == {"pass": (), "block": ("duke",)}


def test_row_block_of_an_assassination_is_the_targets_as_contessa() -> None:
    scene = three(3, 2, 2).act("assassinate", 1).passes()
    assert (scene.stage, scene.asked) == ("block", (1,))
    assert scene.may(1) == {"pass": (), "block": ("contessa",)}


def test_row_block_of_a_theft_is_the_targets_and_names_its_role() -> None:
    scene = three().act("steal", 1).passes()
    assert (scene.stage, scene.asked) == ("block", (1,))
    assert scene.may(1) == {"pass": (), "block": ("captain", "ambassador")}
    assert scene.refuses(1, "block")
    assert scene.block(1, "captain").public.block is not None
    assert scene.told("blocked").data == {
        "seat": 1, "target": 0, "action": "steal", "role": "captain",
    }  # fmt: skip


def test_row_block_challenge_is_open_to_all_living_but_the_blocker() -> None:
    scene = Scene("duke captain", "duke duke", "captain", "| assassin captain", "contessa")
    scene.act("steal", 1).passes().block(1, "captain")
    assert (scene.stage, scene.asked) == ("counter", (0, 2, 4))
    assert list(scene.may(4)) == ["pass", "challenge"]


def test_row_block_challenge_true_stops_the_action_and_costs_the_challenger() -> None:
    scene = Scene("duke captain", "captain duke", "duke captain")
    scene.act("steal", 1).passes().block(1, "captain").challenge(2)
    assert (scene.public.loser, scene.public.cause) == (2, "doubt")
    scene.lose(2, "duke")
    assert scene.told("stopped").data == {"seat": 0, "target": 1, "action": "steal"}
    assert (scene.coins, scene.turn) == ((2, 2, 2), 1)


def test_row_block_challenge_false_costs_the_blocker_and_the_action_goes_on() -> None:
    scene = Scene("duke captain", "duke duke", "captain captain")
    scene.act("steal", 1).passes().block(1, "ambassador").challenge(2)
    assert (scene.public.loser, scene.public.cause) == (1, "bluff")
    scene.lose(1, "duke")
    assert (scene.coins, scene.cards, scene.turn) == ((4, 0, 2), (2, 1, 2), 1)


def test_row_successful_block_of_an_assassination_loses_the_coins() -> None:
    scene = three(3, 2, 2).act("assassinate", 1).passes().block(1, "contessa").passes()
    assert "stopped" in scene.kinds
    assert (scene.coins, scene.cards) == ((0, 2, 2), (2, 2, 2))


def test_row_income_and_coup_can_be_neither_challenged_nor_blocked() -> None:
    assert three().act("income").stage == "turn"
    scene = three(7, 2, 2).act("coup", 1)
    assert (scene.stage, scene.asked) == ("lose", (1,))
    assert list(scene.may(1)) == ["lose"]


def test_row_foreign_aid_can_be_blocked_and_not_challenged() -> None:
    scene = three().act("aid")
    assert scene.refuses(1, "challenge")
    assert not scene.refuses(1, "block", "duke")


@pytest.mark.parametrize("kind", ["tax", "exchange", "examine"])
def test_row_tax_exchange_and_examine_can_be_challenged_and_not_blocked(kind: str) -> None:
    scene = Scene("duke inquisitor", "duke captain", "contessa captain", options=INQUISITOR)
    announced(kind, scene)
    assert scene.stage == "challenge"
    for role in ("duke", "captain", "inquisitor", "contessa"):
        assert scene.refuses(1, "block", role)
    scene.passes()
    assert scene.stage not in ("challenge", "block", "counter")

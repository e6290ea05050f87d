"""Coup: what must hold between moves beyond what every random table of the contract checks."""

from random import Random

import pytest

from bot.engines.coup import Coup
from bot.engines.coup_state import CoupOptions
from bot.engines.game import Seat
from tests.engines.coup_scene import Scene
from tests.games.coup import Ledger
from tests.tables import any_move

INQUISITOR = CoupOptions(fifth="inquisitor")


def any_game(seats: int, seed: int) -> Coup:
    options = CoupOptions(
        fifth="inquisitor" if seed % 2 else "ambassador",
        concede=seed % 3 == 0,
        parry=seed % 5 > 0,
    )
    return Coup.deal(seats, options, Random(seed))


@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_the_books_hold_through_leavings_too(seats: int) -> None:
    for seed in range(40):
        rng = Random(seed)
        game = any_game(seats, seed)
        books = Ledger(game, game.told())
        while game.outcome() is None:
            if rng.random() < 0.05:
                game.leave(rng.randrange(seats), rng)
            else:
                seat = rng.choice(sorted(game.waiting()))
                game.play(seat, any_move(game.legal(seat), rng), rng)
            books.check(game, game.told())


def test_card_losses_only_add_up() -> None:
    for seed in range(40):
        rng = Random(seed)
        game = any_game(4, seed)
        lost: list[tuple[object, ...]] = [()] * 4
        while game.outcome() is None:
            seat = rng.choice(sorted(game.waiting()))
            game.play(seat, any_move(game.legal(seat), rng), rng)
            view = game.view(None)
            assert all(now[: len(was)] == was for was, now in zip(lost, view.lost, strict=True))
            lost = list(view.lost)


def swapped(scene: Scene, one: tuple[Seat, int], other: tuple[Seat | None, int]) -> Scene:
    """Two cards change places; None is the court."""
    hands = scene.game.hands
    cards = scene.game.court if other[0] is None else hands[other[0]]
    hands[one[0]][one[1]], cards[other[1]] = cards[other[1]], hands[one[0]][one[1]]
    return scene


@pytest.mark.parametrize("other", [(2, 0), (2, 1), (None, 0), (None, -1)])
def test_two_unseen_cards_swapped_are_the_same_to_who_sees_neither(
    other: tuple[Seat | None, int],
) -> None:
    hands = ("duke captain", "assassin contessa", "ambassador duke")
    for seat in (None, 0):
        one, twin = Scene(*hands, coins=(3, 2, 2)), Scene(*hands, coins=(3, 2, 2))
        swapped(twin, (1, 0), other)
        for scene in (one, twin):
            scene.act("assassinate", 1).passes()
        assert one.game.view(seat) == twin.game.view(seat)
        assert one.game.legal(0) == twin.game.legal(0)


def test_after_a_proof_nobody_but_its_owner_knows_the_new_card() -> None:
    scene = Scene("duke captain", "assassin contessa", "ambassador duke")
    scene.act("tax").challenge(1)
    assert [event.kind for event in scene.events if event.heard_by(0)] == [
        "doubted", "proved", "drew",
    ]  # fmt: skip
    for seat in (None, 1, 2):
        assert [e.kind for e in scene.events if e.heard_by(seat)] == ["doubted", "proved"]


def test_what_is_hidden_is_revealed_at_the_end() -> None:
    scene = Scene("duke captain", "contessa", coins=(7, 2))
    court = tuple(scene.game.court)
    revealed = scene.act("coup", 1).outcome.revealed.model_dump()
    assert revealed["hands"] == (("duke", "captain"), ())
    assert revealed["court"] == court


def test_lies_are_counted_and_shown_at_the_end_only() -> None:
    hands = ("captain captain", "contessa", "duke")
    scene = Scene(*hands, coins=(3, 2, 2)).act("tax").quiet().act("aid").block(2, "duke").passes()
    scene.act("tax").quiet().act("assassinate", 1).passes().block(1, "contessa").passes()
    scene.leave(1).leave(2)
    assert scene.outcome.revealed.model_dump()["lies"] == (2, 0, 0)


def test_every_question_has_a_clock_of_its_own() -> None:
    scene = Scene("inquisitor duke", "assassin contessa", "duke", options=INQUISITOR)
    clocks = [scene.game.clock()]
    clocks.append(scene.act("examine", 1).game.clock())
    clocks.append(scene.passes().game.clock())
    clocks.append(scene.play(1, "show", 0).game.clock())
    spans = [(clock.key, clock.span) for clock in clocks if clock]
    assert spans == [("n1", "turn"), ("n2", "answer"), ("n3", "answer"), ("n4", "answer")]

"""Resistance Mini's computer: what it does with what it sees, and that it remembers nothing."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from bot.engines.game import Move, Seat
from bot.engines.resistance_mini import ResistanceMini, ResistanceMiniOptions
from bot.players import choose
from tests.engines.resistance_mini_scene import A, B, C, Scene, at
from tests.games.resistance_mini import alike
from tests.tables import any_move

OPTIONS = ResistanceMiniOptions()


def plays(game: ResistanceMini, seat: Seat, luck: int = 1) -> Move:
    return choose("resistance_mini", game.view(seat), game.legal(seat), Random(luck))


def moves(scene: Scene, often: int = 60) -> Counter[str]:
    """What whoever is waited for first plays there, with different luck."""
    found = (plays(scene.game, scene.waiting[0], luck) for luck in range(often))
    return Counter(" ".join((move.kind, *move.picks)) for move in found)


def kinds(scene: Scene) -> Counter[str]:
    found = Counter[str]()
    for move, often in moves(scene).items():
        found[move.split()[0]] += often
    return found


def test_lays_one_of_the_majority_in_the_middle() -> None:
    for seed in range(20):
        game = ResistanceMini.deal(3, OPTIONS, Random(seed))
        faces = game.view(A).faces
        middle = faces[int(plays(game, A).picks[1])]
        assert faces.count(middle) >= 2


def test_mostly_takes_and_now_and_then_looks_at_its_own() -> None:
    found = moves(Scene())
    assert found["take"] > 30
    swaps = [move for move in found if move.startswith("swap")]
    assert swaps
    assert all(place.startswith("0.") for move in swaps for place in move.split()[1:])


def test_claims_only_what_it_can_show() -> None:
    for hand, claim in (("b", "claim success"), ("r", "claim fail")):
        claimed = [m for m in moves(Scene(hands=f"{hand} - -"), 200) if m.startswith("claim")]
        assert claimed == [claim]
    assert "claim" not in kinds(Scene(hands="- b r"))
    assert set(moves(Scene().take())) == {"done"}


def test_gives_no_centre_away() -> None:
    assert set(moves(Scene().swap("A1", "B2"))) == {"refuse"}


def test_sends_the_spy_away_where_one_of_the_two_is_its_own() -> None:
    scene = Scene("srr srr ssr").swap("A1", "B3")
    assert set(moves(scene)) == {f"lay {scene.view(A).faces.index('resister')}"}
    scene = Scene("srr srr ssr", turn=B).swap("B3", "A1")
    assert set(moves(scene)) == {f"lay {scene.view(B).faces.index('spy')}"}


def test_mostly_believes() -> None:
    found = moves(Scene(hands="b - -").claim("success"), 200)
    assert 0 < found["check"] < 40


def test_checks_what_cannot_be_true() -> None:
    all_blue = Scene(hands="r b b", results="bb").claim("success")
    all_blue.game.hands[B] = ["success", "success"]
    assert set(moves(all_blue)) == {"check"}
    shown = Scene(hands="b - -").claim("fail").check(C).turn_up("A1")
    shown.play("faction").play("faction").claim("fail")
    assert set(moves(shown)) == {"check"}


def test_turns_its_centre_up_last() -> None:
    scene = Scene(hands="r - -").claim("fail").believe()
    assert set(moves(scene)) == {f"turn-up {at('B1')}", f"turn-up {at('B3')}"}


def test_makes_the_pile_better_for_those_it_seems_to_be_with() -> None:
    scene = Scene(hands="b r -", deck="r").take().done()
    assert 0 < kinds(scene)["turn-up"] < 60
    assert set(moves(scene.turn_up("A2"))) == {"discard 0"}
    spy = Scene("srs srr srr", hands="b r -", deck="b", up="A1 A3").take().done()
    assert set(moves(spy.turn_up("A2"))) == {"discard 1"}
    assert set(moves(Scene(hands="b b -", deck="b").take().done())) == {"pass"}


def test_buries_what_it_does_not_want() -> None:
    scene = Scene(hands="b - -", deck="brr").claim("success").believe()
    assert set(moves(scene)) == {"discard 1 2"}


def test_takes_what_it_has_claimed() -> None:
    assert set(moves(Scene(hands="- b b").claim("spy").believe())) == {"rob 1", "rob 2"}
    assert set(moves(Scene(hands="b - -").discard().claim("resister").believe())) == {"take"}
    assert set(moves(Scene(deck="r").take().claim("resister").believe())) == {"discard 0"}
    assert set(moves(Scene(deck="b").take().claim("resister").believe())) == {"done"}


def positions(seeds: range, seats: int) -> Iterator[ResistanceMini]:
    """Positions from the computer's games against itself and chance."""
    for seed in seeds:
        rng = Random(seed)
        game = ResistanceMini.deal(seats, OPTIONS, rng)
        while game.outcome() is None:
            yield game
            seat = min(game.waiting())
            offers = game.legal(seat)
            own = rng.random() < 0.7
            move = choose("resistance_mini", game.view(seat), offers, rng) if own else None
            game.play(seat, move or any_move(offers, rng), rng)


@pytest.mark.parametrize("seats", [3, 4])
def test_what_it_cannot_see_now_does_not_change_its_move(seats: int) -> None:
    compared = 0
    for number, game in enumerate(positions(range(12), seats)):
        for seat in game.waiting():
            twin = alike(game, seat, Random(number))
            assert isinstance(twin, ResistanceMini)
            assert plays(game, seat, number) == plays(twin, seat, number)
            compared += twin != game
    assert compared > 1000


@pytest.mark.parametrize("seats", [3, 4])
def test_plays_only_what_is_on_offer_and_gets_to_an_end(seats: int) -> None:
    for seed in range(30):
        rng = Random(seed)
        game = ResistanceMini.deal(seats, OPTIONS, rng)
        for _ in range(1000):
            if game.outcome():
                break
            seat = min(game.waiting())
            game.play(seat, plays(game, seat, seed + game.steps), rng)
        assert game.outcome() is not None

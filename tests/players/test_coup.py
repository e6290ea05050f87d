"""Coup's computer: what it does with what it sees, and that it sees no more than its seat."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from bot.engines.coup import Coup
from bot.engines.coup_state import CoupOptions
from bot.engines.game import Move, Seat
from bot.players import choose
from tests.engines.coup_positions import CONCEDE, INQUISITOR, examining, killing
from tests.engines.coup_scene import Scene
from tests.games.coup import alike
from tests.tables import any_move


def moves(scene: Scene, seat: Seat, often: int = 60) -> Counter[str]:
    """What it plays there, with different luck."""
    view, offers = scene.game.view(seat), scene.game.legal(seat)
    chosen = (choose("coup", view, offers, Random(luck)) for luck in range(often))
    return Counter(" ".join((move.kind, *move.picks)) for move in chosen)


@pytest.mark.parametrize("coins", [7, 9, 10, 12])
def test_pays_for_a_coup_on_whoever_stands_best(coins: int) -> None:
    scene = Scene("duke captain", "duke", "assassin duke", "contessa", coins=(coins, 6, 1, 2))
    assert set(moves(scene, 0)) == {"coup 2"}
    scene = Scene("duke captain", "duke", "assassin", "contessa", coins=(coins, 6, 1, 2))
    assert set(moves(scene, 0)) == {"coup 1"}


def test_uses_the_powers_it_has() -> None:
    assert set(moves(Scene("duke captain", "duke", "assassin"), 0)) == {"tax"}
    killer = Scene("assassin contessa", "duke", "captain captain", coins=(3, 2, 2))
    assert moves(killer, 0).most_common(1)[0][0] == "assassinate 2"
    thief = Scene("captain contessa", "duke", "duke", coins=(2, 1, 2))
    assert moves(thief, 0).most_common(1)[0][0] == "steal 2"


def test_bluffs_a_duke_now_and_then_and_oftener_early() -> None:
    early = moves(Scene("contessa contessa", "captain", "assassin"), 0)["tax"]
    late = moves(Scene("contessa contessa", "captain", "assassin", turns=20), 0)["tax"]
    assert 60 > early > late > 0


def test_never_bluffs_what_all_can_count() -> None:
    scene = Scene("contessa contessa", "captain | duke", "assassin | duke", "captain | duke")
    assert "tax" not in moves(scene, 0)


@pytest.mark.parametrize(
    "hands",
    [
        ("duke duke", "captain | duke", "contessa"),
        ("duke", "captain | duke", "contessa | duke"),
        ("captain | duke", "captain | duke", "contessa | duke"),
    ],
)
def test_always_challenges_a_certain_lie(hands: tuple[str, ...]) -> None:
    scene = Scene("contessa contessa", *hands).act("tax")
    assert set(moves(scene, 1)) == {"challenge"}


def test_counts_the_four_cards_of_its_pile() -> None:
    game = Coup.deal(2, CoupOptions(), Random(1))
    for seat in (0, 1):
        game.play(seat, Move(kind="take", picks=("0",)), Random(1))
    game.hands[1] = ["captain", "captain"]
    game.piles[1] = ["captain", "duke", "assassin", "contessa"]
    game.turn, game.asked = 0, [0]
    game.play(0, Move(kind="steal", picks=("1",)), Random(1))
    move = choose("coup", game.view(1), game.legal(1), Random(1))
    assert move == Move(kind="challenge")


def test_challenges_the_likelier_lie_oftener_and_mostly_passes() -> None:
    likely = Scene("contessa", "duke duke", "captain", "captain").act("tax")
    less = Scene("contessa contessa", "captain captain", "captain", "duke").act("tax")
    one, other = (moves(scene, 1, 400)["challenge"] for scene in (likely, less))
    assert 200 > one > other > 0


def test_with_one_card_left_it_challenges_no_more_than_certain_lies() -> None:
    scene = Scene("contessa", "captain", "duke", "assassin").act("tax")
    assert set(moves(scene, 1)) == {"pass"}


def test_its_last_card_is_always_saved_by_a_contessa() -> None:
    for hand in ("contessa", "duke"):
        scene = Scene("assassin duke", hand, "captain", coins=(3, 2, 2))
        scene.act("assassinate", 1)
        assert set(moves(scene, 1)) == {"pass"}
        assert set(moves(scene.passes(), 1)) == {"block contessa"}


def test_where_nobody_can_be_a_contessa_it_challenges_the_assassin() -> None:
    hands = ("assassin duke", "duke", "captain | contessa", "captain | contessa", "| contessa duke")
    scene = Scene(*hands, coins=(3, 2, 2, 2, 0)).act("assassinate", 1)
    assert set(moves(scene, 1)) == {"challenge"}


def test_with_two_cards_a_contessa_is_rarely_a_bluff() -> None:
    scene = killing(("assassin duke", "duke captain", "captain")).passes()
    assert 0 < moves(scene, 1)["block contessa"] < 30


def test_blocks_with_the_card_it_has() -> None:
    scene = Scene("captain duke", "ambassador contessa", "duke").act("steal", 1).passes()
    assert set(moves(scene, 1)) == {"block ambassador"}
    assert set(moves(Scene("captain", "duke contessa", "captain").act("aid"), 1)) == {"block duke"}


def test_proves_what_it_can() -> None:
    scene = Scene("duke captain", "duke", "captain", options=CONCEDE).act("tax").challenge(1)
    assert set(moves(scene, 0)) == {"prove"}
    scene = Scene("captain", "duke", "captain", options=CONCEDE).act("tax").challenge(1)
    assert set(moves(scene, 0)) == {"concede"}


def test_gives_away_doubles_first_and_then_what_is_worth_least() -> None:
    for hand, given in (("duke ambassador", 1), ("duke duke", 1), ("contessa captain", 0)):
        scene = Scene("contessa", hand, "captain", coins=(7, 2, 2)).act("coup", 1)
        assert set(moves(scene, 1)) == {f"lose {given}"}


def test_keeps_the_best_of_an_exchange() -> None:
    scene = Scene("ambassador duke", "duke", "captain", top="duke captain")
    assert set(moves(scene.act("exchange").quiet(), 0)) == {"keep 1 3"}
    scene = Scene("ambassador", "duke", "captain", top="contessa assassin")
    assert set(moves(scene.act("exchange").quiet(), 0)) == {"keep 2"}


def test_discards_what_would_be_strong_against_it() -> None:
    assert set(moves(examining("captain duke").play(1, "show", 0), 0)) == {"discard"}
    assert set(moves(examining("contessa duke").play(1, "show", 0), 0)) == {"return"}
    assert set(moves(examining("contessa duke"), 1)) == {"show 0"}


def test_takes_another_card_than_it_was_dealt() -> None:
    for seed in range(20):
        game = Coup.deal(2, CoupOptions(), Random(seed))
        move = choose("coup", game.view(0), game.legal(0), Random(1))
        assert game.piles[0][int(move.picks[0])] not in game.hands[0]


def positions(seeds: range) -> Iterator[tuple[Coup, Seat]]:
    """Positions from games the computer plays against itself, and a seat that is asked."""
    for seed in seeds:
        rng = Random(seed)
        options = CoupOptions(fifth="inquisitor") if seed % 2 else CONCEDE
        game = Coup.deal(rng.choice(Coup.players), options, rng)
        while game.outcome() is None:
            seat = rng.choice(sorted(game.waiting()))
            yield game, seat
            game.play(seat, choose("coup", game.view(seat), game.legal(seat), rng), rng)


def test_what_is_hidden_from_its_seat_does_not_change_its_move() -> None:
    compared = 0
    for game, seat in positions(range(12)):
        twin = alike(game, seat, Random(compared))
        for luck in range(3):
            one = choose("coup", game.view(seat), game.legal(seat), Random(luck))
            assert one == choose("coup", twin.view(seat), twin.legal(seat), Random(luck))
            compared += game != twin
    assert compared > 2000


def test_plays_only_what_is_on_offer_and_gets_to_an_end() -> None:
    turns = 0
    for game, _ in positions(range(100)):
        turns = max(turns, game.turns)
    assert 20 < turns < 300


def winner(clever: Seat, seed: int) -> Seat:
    """Who wins if all but one take any move that is on offer."""
    rng = Random(seed)
    game = Coup.deal(4, INQUISITOR if seed % 2 else CoupOptions(), rng)
    while (outcome := game.outcome()) is None:
        seat = rng.choice(sorted(game.waiting()))
        offers = game.legal(seat)
        if seat == clever:
            move = choose("coup", game.view(seat), offers, rng)
        else:
            move = any_move(offers, rng)
        game.play(seat, move, rng)
    return outcome.winners[0]


def test_beats_three_who_play_by_chance_much_oftener_than_its_share() -> None:
    assert sum(winner(seed % 4, seed) == seed % 4 for seed in range(200)) > 120

"""Mafia's computer player: what it does with what it knows, and that it knows no more."""

from collections import Counter
from functools import cache
from random import Random

import pytest

from bot.engines.game import Move, Seat
from bot.engines.mafia import Mafia, MafiaOptions
from bot.players import choose
from tests.engines.mafia_scene import M1, M2, V1, V2, V3, C, D, K, Scene
from tests.games import facts
from tests.tables import any_move


def plays(scene: Scene, seat: Seat, seed: int = 1) -> str:
    move = choose("mafia", scene.view(seat), scene.game.legal(seat), Random(seed))
    return " ".join((move.kind, *move.picks))


def ever(scene: Scene, seat: Seat) -> set[str]:
    """What it does, over many seeds."""
    return {plays(scene, seat, seed) for seed in range(200)}


def test_looks_at_its_role() -> None:
    assert ever(Scene(looked=False), M1) == {"look"}


def test_the_commissioner_names_whom_he_saw_awake_and_votes_for_him() -> None:
    scene = Scene().night({C: K})
    assert ever(scene, C) == {f"name {K}"}
    assert ever(scene.name({V1: K, V2: M1, V3: V1}), C) == {f"vote {K}"}


def test_the_commissioner_never_votes_for_whom_he_saw_asleep() -> None:
    scene = Scene().night({C: V1})
    assert f"name {V1}" not in ever(scene, C)
    scene.name({V2: V1, V3: C})
    assert ever(scene, C) == {"abstain"}


def test_without_a_cause_it_often_passes_and_never_names_a_friend() -> None:
    assert ever(Scene(), V1) > {"pass", f"name {M1}"}
    assert f"name {M2}" not in ever(Scene(), M1)


@pytest.mark.parametrize("seat", [M1, K, D, C, V1])
def test_votes_against_others_only(seat: Seat) -> None:
    scene = Scene().name({V2: seat, V3: K if seat != K else D})
    assert ever(scene, seat) == {f"vote {K if seat != K else D}"}


def test_mafs_spare_each_other_in_the_vote() -> None:
    scene = Scene().name({V1: M2, V2: D})
    assert ever(scene, M1) == {f"vote {D}"}


def test_at_night_everybody_chooses_and_then_is_ready() -> None:
    scene = Scene().name({})
    for seat in range(8):
        assert all(move.startswith("choose") for move in ever(scene, seat))
        kind, pick = plays(scene, seat).split()
        assert plays(scene.play(seat, kind, int(pick)), seat) == "ready"


def test_mafs_agree() -> None:
    scene = Scene().choose({M1: V1})
    assert ever(scene, M2) == {f"choose {V1}"}
    scene = Scene().choose({M2: V2})
    assert ever(scene, M1) == {f"choose {V2}"}
    scene = Scene().choose({M1: V1, M2: V2})
    assert ever(scene, M1) == {"ready"}
    assert ever(scene, M2) == {"ready"}, "who thinks again is ready later, and that tells"


def test_mafs_and_the_maniac_do_not_choose_their_own() -> None:
    scene = Scene().name({})
    assert not ever(scene, M1) & {f"choose {M1}", f"choose {M2}"}
    assert f"choose {K}" not in ever(scene, K)


def test_the_maniac_throws_a_second_brick() -> None:
    scene = Scene().night({K: V1}).name({})
    assert ever(scene, K) == {f"choose {V1}"}


def test_the_doctor_changes_partners() -> None:
    scene = Scene().night({D: D}).name({})
    assert f"choose {D}" not in ever(scene, D)
    scene = Scene().night({D: V1}).name({})
    assert f"choose {V1}" not in ever(scene, D)
    assert f"choose {D}" in ever(scene, D)
    scene = Scene(only=(M1, D, V1)).night({D: V1, M1: V1}).name({})
    assert f"choose {V1}" not in ever(scene, D)


def test_the_commissioner_checks_whom_he_does_not_know() -> None:
    scene = Scene(only=(M1, C, V1)).night({C: M1}).name({})
    assert ever(scene, C) == {f"choose {V1}"}


def computed(seed: int, computers: frozenset[str]) -> Mafia:
    """A game in which these roles are the computer's and all others are played at random."""
    rng = Random(seed)
    game = Mafia.deal(rng.choice(Mafia.players), MafiaOptions(), rng)
    while game.outcome() is None:
        seat = rng.choice(sorted(game.waiting()))
        offers = game.legal(seat)
        if game.roles[seat] in computers:
            move = choose("mafia", game.view(seat), offers, rng)
        else:
            move = any_move(offers, rng)
        game.play(seat, move, rng)
    return game


ALL = frozenset(("maf", "maniac", "doctor", "commissioner", "civilian"))


def test_it_plays_whole_games_by_itself_and_every_force_wins_some() -> None:
    ends = wins(ALL)
    assert set(ends) >= {"builders", "mafs", "maniac"}
    assert max(ends.values()) < 100


@cache
def wins(computers: frozenset[str]) -> Counter[str | None]:
    return Counter(computed(seed, computers).reason for seed in range(120))


@pytest.mark.parametrize(
    ("force", "roles"),
    [
        ("mafs", ("maf",)),
        ("maniac", ("maniac",)),
        ("builders", ("doctor", "commissioner", "civilian")),
    ],
)
def test_each_force_does_better_with_it_than_by_chance(force: str, roles: tuple[str, ...]) -> None:
    assert wins(frozenset(roles))[force] > wins(frozenset())[force]


def test_what_is_hidden_from_its_seat_does_not_change_its_move() -> None:
    compared = 0
    for seed in range(12):
        rng = Random(seed)
        game = Mafia.deal(rng.choice((6, 8, 10)), MafiaOptions(), rng)
        while game.outcome() is None:
            seat = rng.choice(sorted(game.waiting()))
            twin = facts("mafia").alike(game, seat, rng)
            moves: set[Move] = set()
            for one in (game, twin):
                moves.add(choose("mafia", one.view(seat), one.legal(seat), Random(1)))
            assert len(moves) == 1
            compared += twin != game
            game.play(seat, any_move(game.legal(seat), rng), rng)
    assert compared > 500

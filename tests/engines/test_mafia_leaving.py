"""Mafia: somebody leaves, in every step and whatever he has done in it."""

from itertools import product

import pytest

from bot.engines.game import Seat
from tests.engines.mafia_scene import M1, M2, V1, V3, C, D, K, Scene

STEPS = ["meet", "nominate", "named", "vote", "voted", "revote", "night", "chosen", "ready"]


def at(step: str, seat: Seat) -> Scene:
    """Somewhere in the first day and night; where it says so this seat has already answered."""
    scene = Scene(looked=step != "meet")
    if step in ("named", "vote", "voted", "revote"):
        scene.play(seat, "name", (seat + 1) % 8)
    if step in ("vote", "voted", "revote"):
        scene.name({(seat + 1) % 8: seat, (seat + 2) % 8: (seat + 3) % 8})
    if step == "voted":
        scene.play(seat, "vote", seat)
    if step == "revote":
        first, second = scene.public.candidates[:2]
        scene.vote({0: first, 1: first, 2: second, 3: second})
    if step in ("night", "chosen", "ready"):
        scene.choose({})
    if step in ("chosen", "ready"):
        scene.play(seat, "choose", (seat + 1) % 8 if seat != D else D)
    if step == "ready":
        scene.play(seat, "ready")
    return scene


@pytest.mark.parametrize(("step", "seat"), list(product(STEPS, (M1, K, D, C, V1))))
def test_whoever_leaves_whenever_nobody_waits_for_him(step: str, seat: Seat) -> None:
    scene = at(step, seat).leave(seat)
    number = scene.game.number
    assert seat not in scene.game.waiting()
    assert seat not in scene.game.choices
    assert scene.may(seat) == []
    for _ in range(9):
        if seat in scene.living:
            scene.lapse()
    assert scene.game.number > number
    assert scene.public.fates[seat] in ("left", "jailed")


@pytest.mark.parametrize("step", STEPS)
def test_all_but_one_force_leave_and_it_ends(step: str) -> None:
    scene = at(step, V1).leave(M1, M2, K)
    for _ in range(9):
        if scene.reason is None:
            for seat in sorted(scene.game.waiting()):
                scene.play(seat, scene.may(seat)[-1])
    assert scene.reason == "builders"


def test_whoever_left_before_the_last_answer_closes_the_stage() -> None:
    scene = Scene()
    for seat in range(7):
        scene.play(seat, "pass")
    assert scene.leave(V3).stage == "night"
    for seat in range(7):
        scene.play(seat, "ready")
    assert (scene.stage, scene.public.fates[V3]) == ("nominate", "left")


def test_whoever_leaves_in_the_meeting_is_gone_at_the_first_dawn() -> None:
    scene = Scene(looked=False).leave(V1).all_play("look")
    assert scene.kinds == ["left", "dawned"]
    assert (scene.public.day, scene.public.fates[V1]) == (1, "left")
    assert V1 not in scene.living
    assert V1 not in scene.offered(M1, "name")


def test_a_leaver_who_was_silent_has_left_and_is_not_removed() -> None:
    scene = Scene()
    for kind in ("pass", "ready"):
        for seat in range(7):
            scene.play(seat, kind)
        scene.lapse(V3)
    assert scene.public.missed[V3] == 2
    scene.leave(V3).all_play("pass")
    assert scene.kinds == ["spared", "fell"]
    assert scene.public.fates[V3] == "leaving"
    assert scene.all_play("ready").kinds == ["slept", "left", "dawned"]
    assert scene.public.fates[V3] == "left"

"""Mafia: our further rulings, by number."""

import pytest

from bot.engines.game import Seat
from tests.engines.mafia_scene import M1, M2, V1, V2, V3, C, D, K, Scene


def test_further_01_the_morning_names_brick_then_kill_and_nothing_else() -> None:
    assert Scene().night({K: V1, M1: V2}).kinds == ["stunned", "killed", "dawned"]
    assert Scene().night({K: V1}).night({K: V1, M1: V2}).kinds == ["bricked", "killed", "dawned"]
    assert Scene().night({M1: V2}).kinds == ["killed", "dawned"]


@pytest.mark.parametrize(
    "choices", [{}, {K: V1, D: V1}, {M1: V1, D: V1}, {D: D}, {V1: M1}, {M1: V1, M2: V2}, {C: K}]
)
def test_further_01_a_quiet_night_says_nothing_of_why(choices: dict[Seat, Seat]) -> None:
    scene = Scene().night(choices)
    assert scene.kinds == ["slept", "dawned"]
    assert scene.told("slept") == {}


def test_further_01_the_commissioners_result_comes_with_it() -> None:
    scene = Scene().choose({C: K})
    assert scene.view(C).past == ()
    scene.all_play("ready")
    assert scene.saw() == [True]
    assert [e.kind for e in scene.events if e.heard_by(C)] == ["checked", "slept", "dawned"]
    for seat in {None, *range(8)} - {C}:
        assert not [e for e in scene.events if e.kind == "checked" and e.heard_by(seat)]


def test_further_02_a_saved_player_and_the_doctor_are_told_nothing() -> None:
    saved = Scene().night({K: V1, D: V1, M1: V1})
    plain = Scene().night({D: V1})
    for seat in (D, V1, V2, None):
        assert saved.game.view(seat) == plain.game.view(seat)
        heard = [[e for e in s.events if e.heard_by(seat)] for s in (saved, plain)]
        assert heard[0] == heard[1]


def test_further_02_the_partner_does_not_learn_who_smoked_with_him() -> None:
    assert Scene().night({D: V1}).view(V1) == Scene().night().view(V1)


def test_further_02_the_doctor_learns_from_the_public_brick_alone_that_his_move_was_void() -> None:
    scene = Scene().night({K: D, D: V1})
    assert [e.kind for e in scene.events if e.heard_by(D)] == ["stunned", "dawned"]
    assert [(past.seat, past.awake) for past in scene.view(D).past] == [(V1, None)]


def test_further_03_the_stunned_learns_it_in_the_morning_and_is_asked_like_all() -> None:
    scene = Scene().choose({K: V1})
    assert scene.may(V1) == ["choose", "ready"]
    assert scene.view(V1) == Scene().choose({}).view(V1)
    assert scene.play(V1, "choose", M1).all_play("ready").public.stunned == V1


def test_further_04_nominees_speak_and_vote() -> None:
    scene = Scene().name({V1: M1, V2: K})
    assert scene.stage == "vote"
    assert scene.circles(K) == {"table": True}
    assert scene.circles(M1) == {"table": True, "mafs": False}
    assert scene.may(K) == scene.may(M1) == ["vote", "abstain"]


def test_further_04_jailed_and_dead_read_and_never_write_and_see_no_roles() -> None:
    scene = Scene().name({V1: V3}).night({M1: V2})
    for seat in (V2, V3):
        assert scene.circles(seat) == {"table": False}
        assert scene.view(seat).mafs == ()
        assert scene.view(seat).role == "civilian"
    assert scene.circles(V1) == {"table": True}


def test_further_05_nomination_closes_when_every_able_player_has_answered() -> None:
    scene = Scene()
    for seat in (M1, M2, K, D, C, V1, V2):
        assert scene.play(seat, "pass").stage == "nominate"
    assert scene.play(V3, "name", M1).stage == "night"


def test_further_05_nomination_closes_at_the_timer() -> None:
    assert Scene().play(V3, "name", M1).lapse().public.fates[M1] == "jailed"


def test_further_05_one_name_each_a_day() -> None:
    scene = Scene().play(V1, "name", M1)
    assert scene.refuses(V1, "name", M2)
    assert scene.all_play("pass").night().offered(V1, "name") == {M2, K, D, C, V2, V3}


def test_further_05_who_could_name_only_himself_is_not_asked() -> None:
    scene = Scene(only=(M1, K, V1)).play(M1, "name", K).play(K, "name", M1)
    assert scene.stage == "vote"
    scene = Scene(only=(M1, K, V1)).play(M1, "name", K).play(K, "name", V1)
    assert scene.game.waiting() == {V1}
    assert scene.offered(V1, "name") == {M1}

"""Mafia: the worked cases of nights, by number."""

import pytest

from bot.engines.game import Seat
from tests.engines.mafia_scene import M1, M2, V1, V2, C, D, K, Scene


def test_case_15_a_brick_stuns_for_the_night_and_the_next_day() -> None:
    scene = Scene().night({K: V1})
    assert scene.kinds == ["stunned", "dawned"]
    assert scene.told("stunned") == {"seat": V1}
    assert scene.may(V1) == []
    scene.night()
    assert scene.public.stunned is None
    assert scene.may(V1) == ["name", "pass"]
    assert V1 in scene.living


def test_case_15_back_the_night_after() -> None:
    assert Scene().night({K: V1}).name({}).may(V1) == ["choose", "ready"]


def test_case_16_a_second_brick_kills() -> None:
    scene = Scene().night({K: V1}).night({K: V1})
    assert scene.told("bricked") == {"seat": V1}
    assert scene.public.fates[V1] == "bricked"


def test_case_17_two_bricks_need_not_follow_each_other() -> None:
    scene = Scene().night({K: V1}).night({K: V2})
    assert scene.public.bricks[V1] == scene.public.bricks[V2] == 1
    assert scene.night({K: V1}).public.fates[V1] == "bricked"
    assert V2 in scene.living


def test_case_19_smoke_saves_from_the_second_brick() -> None:
    scene = Scene().night({K: V1}).night({K: V1, D: V1})
    assert scene.kinds == ["slept", "dawned"]
    assert scene.public.bricks[V1] == 1
    assert scene.may(V1) == ["name", "pass"]


def test_case_21_a_brick_voids_the_double_dose() -> None:
    scene = Scene().night({K: D, D: D, M1: D, M2: D})
    assert scene.kinds == ["stunned", "killed", "dawned"]
    assert scene.public.fates[D] == "killed"


def test_case_22_a_double_dose_protects_from_the_mafs_and_not_twice_running() -> None:
    scene = Scene().night({D: D, M1: D, M2: D})
    assert D in scene.living
    scene.name({})
    assert scene.refuses(D, "choose", D)
    assert scene.offered(D, "choose") == {M1, M2, K, C, V1, V2, 7}
    assert scene.night().choose({D: D}).view(D).choices[D] == D


def test_case_22_after_a_double_dose_he_may_share() -> None:
    assert Scene().night({D: D}).night({D: V1, M1: V1}).told("slept") == {}


def test_case_23_who_shares_does_not_protect_himself() -> None:
    assert Scene().night({D: V1, M1: D, M2: D}).public.fates[D] == "killed"


def test_case_24_the_same_partner_twice_running_is_refused() -> None:
    scene = Scene().night({D: V1}).name({})
    assert scene.refuses(D, "choose", V1)
    assert scene.night().name({}).play(D, "choose", V1).view(D).choices[D] == V1


@pytest.mark.parametrize(("target", "awake"), [(D, False), (K, True), (M1, True), (V1, False)])
def test_case_26_he_sees_which_team_it_is(target: Seat, awake: bool) -> None:
    scene = Scene().night({C: target, D: V2})
    assert scene.saw() == [awake]
    assert scene.told("checked", seat=C) == {"target": target, "awake": awake}


def test_case_26_an_idle_maf_and_one_who_was_hit_do_not_sleep() -> None:
    assert Scene().night({C: M1}).saw() == [True]
    assert Scene().night({C: M1, K: M1}).saw() == [True]


def test_case_27_hit_he_sees_nothing() -> None:
    scene = Scene().night({K: C, C: M1})
    assert scene.saw() == [None]
    assert not [event for event in scene.events if event.kind == "checked"]


def test_case_27_hit_and_smoking_he_sees() -> None:
    assert Scene().night({K: C, D: C, C: M1}).saw() == [True]


def test_case_28_killed_he_still_reads_what_he_saw() -> None:
    scene = Scene().night({C: M1, M1: C, M2: C})
    assert scene.public.fates[C] == "killed"
    assert scene.saw() == [True]
    assert scene.told("checked", seat=C) == {"target": M1, "awake": True}
    assert scene.circles(C) == {"table": False}


def test_case_29_a_maf_who_was_hit_does_not_count() -> None:
    scene = Scene().night({K: M1, M1: V1, M2: V2})
    assert scene.public.fates[V2] == "killed"
    assert V1 in scene.living


def test_case_30_the_last_maf_hit_is_no_kill() -> None:
    scene = Scene(only=(M1, K, D, V1, V2)).night({K: M1, M1: V1})
    assert scene.kinds == ["stunned", "dawned"]
    assert V1 in scene.living


def test_case_32_mafs_may_kill_one_of_their_own() -> None:
    assert Scene().night({M1: M2, M2: M2}).public.fates[M2] == "killed"


def test_case_34_the_maniac_may_hit_himself() -> None:
    scene = Scene().night({K: K})
    assert scene.public.stunned == K
    assert scene.may(K) == []
    assert scene.night({K: K}).public.fates[K] == "bricked"


def test_case_35_two_causes_are_one_death_and_one_announcement() -> None:
    scene = Scene().night({K: V1}).night({K: V1, M1: V1, M2: V1})
    assert scene.kinds == ["bricked", "dawned"]
    assert (scene.public.bricked, scene.public.killed) == (V1, None)

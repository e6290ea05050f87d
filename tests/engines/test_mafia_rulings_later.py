"""Mafia: our rulings on how long things last, who is gone and who hears whom, by number."""

import pytest

from bot.engines.mafia import CALM_CYCLES, DAYS
from tests.engines.mafia_scene import M1, M2, V1, V2, V3, C, D, K, Scene


def test_ruling_12_a_nomination_cannot_be_withdrawn() -> None:
    scene = Scene().play(V1, "name", M1)
    assert scene.may(V1) == []
    assert scene.refuses(V1, "withdraw")
    assert scene.refuses(V1, "pass")


def test_ruling_12_the_day_lasts_as_long_as_its_clock() -> None:
    scene = Scene()
    clock = scene.game.clock()
    assert clock is not None
    assert clock.span == "debate"
    scene.play(V1, "name", M1).play(V2, "pass")
    assert scene.game.clock() == clock


def test_ruling_13_a_victim_of_both_is_announced_as_the_bricks() -> None:
    scene = Scene().night({K: V1}).night({K: V1, M1: V1})
    assert scene.kinds == ["bricked", "dawned"]
    assert scene.public.fates[V1] == "bricked"


def test_ruling_14_the_maniac_killed_this_night_still_hits() -> None:
    scene = Scene().night({K: V1, M1: K})
    assert scene.kinds == ["stunned", "killed", "dawned"]
    assert (scene.public.stunned, scene.public.fates[K]) == (V1, "killed")
    assert Scene().night({K: V1}).night({K: V1, M1: K}).living == [M1, M2, D, C, V2, V3]


def test_ruling_15_three_calm_cycles_are_a_draw() -> None:
    scene = Scene()
    for _ in range(CALM_CYCLES - 1):
        assert scene.night().reason is None
    scene.night({C: M1, D: V1, V1: M1})
    assert scene.outcome is not None
    assert (scene.reason, scene.outcome.winners) == ("stalemate", ())


@pytest.mark.parametrize("tried", [{K: V1, D: V1}, {M1: V1, M2: V2}, {M1: D, D: D}, {K: K}])
def test_ruling_15_a_brick_or_kill_that_was_only_tried_is_no_calm(tried: dict[int, int]) -> None:
    scene = Scene().night().night().night(tried)
    assert scene.reason is None
    assert scene.night().night().reason is None
    assert scene.night().reason == "stalemate"


def test_ruling_15_a_day_with_somebody_jailed_is_no_calm() -> None:
    scene = Scene().night().night().name({V1: V2}).night()
    assert scene.reason is None
    assert scene.night().night().reason is None
    assert scene.night().reason == "stalemate"


def test_ruling_15_a_win_in_the_same_moment_goes_before_the_draw() -> None:
    scene = Scene(only=(M1, V1)).night().night().leave(V1).night()
    assert scene.game.calm == CALM_CYCLES
    assert scene.kinds == ["slept", "left", "ended"]
    assert scene.reason == "mafs"


@pytest.mark.parametrize("leaves", [False, True])
def test_ruling_15_a_win_in_the_last_night_goes_before_the_draw(leaves: bool) -> None:
    scene = Scene(only=(M1, V1))
    scene.game.day = DAYS
    scene = scene.leave(V1).night() if leaves else scene.night({M1: V1})
    assert (scene.kinds[-1], scene.reason) == ("ended", "mafs")


def test_ruling_15_sixty_days_are_the_bound() -> None:
    scene = Scene()
    for day in range(1, DAYS + 1):
        assert scene.reason is None
        assert scene.public.day == day
        scene.night({M1: V1, M2: V2})
    assert scene.reason == "stalemate"


def test_ruling_16_who_is_silent_for_two_days_is_removed_as_if_jailed() -> None:
    scene = Scene()
    for last in (False, True):
        for seat in (M1, M2, K, D, C, V1, V2):
            scene.play(seat, "pass")
        scene.lapse(V3)
        assert ("removed" in scene.kinds) is last
        assert ("missed" in scene.kinds) is not last
        scene.lapse()
    assert scene.public.fates[V3] == "removed"
    assert scene.public.missed[V3] == 2
    assert not any("role" in event.data for event in scene.events)


def test_ruling_16_removed_and_jailed_go_at_once_and_then_it_is_seen_who_won() -> None:
    for silent, jailed in ((V2, M1), (M1, V2)):
        scene = Scene(only=(M1, V1, V2))
        for stage in ("pass", "ready"):
            scene.play(V1, stage).play(jailed, stage).lapse(silent)
        scene.play(V1, "name", jailed).play(jailed, "pass").lapse(silent)
        assert scene.kinds == ["jailed", "removed", "ended"]
        assert (scene.living, scene.reason) == ([V1], "builders")
        fates = scene.public.fates
        assert (fates[jailed], fates[silent]) == ("jailed", "removed")


def test_ruling_16_an_answer_that_all_can_see_ends_the_silence() -> None:
    scene = Scene().lapse().play(V3, "ready").lapse().lapse()
    assert scene.living == [V3]
    scene = Scene().lapse().choose({V3: M1}).lapse().lapse()
    assert scene.living == []


def test_ruling_16_silence_in_the_vote_does_not_count_for_who_named_or_passed() -> None:
    scene = Scene()
    for _ in range(3):
        scene.name({V1: M1, V2: K}).lapse().lapse()
    assert scene.living == list(range(8))


def test_ruling_16_a_stunned_day_is_not_missed() -> None:
    scene = Scene().name({V1: V2})
    scene.choose({K: V1}).all_play("ready")
    assert scene.public.missed[V1] == 0
    assert scene.name({}).public.missed[V1] == 0


def test_ruling_17_all_enemies_gone_and_a_builder_alive_builders_win() -> None:
    scene = Scene(only=(M1, K, V1)).night({K: K}).name({}).night({K: K, M1: M1})
    assert (scene.living, scene.reason) == ([V1], "builders")


def test_ruling_18_no_parity_no_roles_one_name_jails_a_full_tie_does_not() -> None:
    assert Scene(only=(M1, M2, K, V1)).name({}).reason is None
    assert Scene().name({V1: M1}).public.fates[M1] == "jailed"
    assert Scene().name({V1: M1, V2: K}).vote({V1: M1, V2: K}).living == list(range(8))


def test_ruling_19_the_stunned_reads_and_does_not_write() -> None:
    assert Scene().night({K: V1}).circles(V1) == {"table": False}


def test_ruling_19_a_hit_maf_may_type_and_his_choice_is_dropped() -> None:
    scene = Scene().choose({K: M1, M1: V1})
    assert scene.circles(M1) == {"table": False, "mafs": True}
    assert scene.all_play("ready").kinds == ["stunned", "dawned"]


def test_ruling_19_after_the_end_everybody_may_write_the_dead_too() -> None:
    scene = Scene().name({V1: M1}).night({M2: V3, K: V2}).name({V1: M2}).night({K: V2})
    assert not scene.circles(M1)["table"]
    scene.name({V1: K})
    assert (scene.stage, scene.living) == ("over", [D, C, V1])
    assert all(scene.circles(seat)["table"] for seat in range(8))
    assert [scene.circles(seat).get("mafs") for seat in (M1, M2, K, V1)] == [
        False,
        False,
        None,
        None,
    ]

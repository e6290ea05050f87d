"""Mafia: our further rulings on votes, nights and leavers, by number."""

from bot.engines.mafia import Revealed
from tests.engines.mafia_scene import M1, M2, V1, V2, V3, C, D, K, Scene


def test_further_06_a_vote_is_final_and_silence_abstains() -> None:
    scene = Scene().name({V1: M1, V2: K}).play(V1, "vote", M1)
    assert scene.may(V1) == []
    assert scene.refuses(V1, "vote", K)
    assert scene.refuses(V1, "abstain")
    assert scene.lapse().told("jailed") == {"seat": M1}


def test_further_06_a_revote_starts_from_zero_with_the_same_voters() -> None:
    votes = {V1: M1, V2: K, V3: M1, C: K, D: D}
    scene = Scene().name({V1: M1, V2: K, V3: D})
    voters = scene.game.waiting()
    scene.vote(votes)
    assert scene.game.waiting() == voters
    assert scene.game.votes == {}


def test_further_07_a_choice_may_be_changed_until_all_are_ready_also_by_who_is() -> None:
    scene = Scene().choose({M1: V1, M2: V1}).play(M1, "ready")
    assert scene.may(M1) == ["choose", "withdraw"]
    scene.play(M1, "choose", V2).play(M2, "choose", V2)
    assert M1 not in scene.game.waiting()
    assert scene.all_play("ready").public.fates[V2] == "killed"


def test_further_07_the_last_choice_counts_when_time_is_out_and_none_is_a_skip() -> None:
    scene = Scene().choose({K: V1}).play(K, "choose", V2).lapse()
    assert scene.kinds == ["stunned", "dawned"]
    assert scene.public.stunned == V2


def test_further_07_one_cannot_change_for_ever() -> None:
    scene = Scene().choose({})
    for _ in range(20):
        scene.play(V1, "choose", M1)
    assert scene.may(V1) == ["withdraw", "ready"]
    assert scene.play(V1, "withdraw").may(V1) == ["ready"]
    assert "choose" in scene.all_play("ready").name({}).may(V1)


def test_further_07_civilians_name_a_suspect_shown_to_nobody() -> None:
    scene = Scene().choose({V1: M1})
    for seat in {None, *range(8)} - {V1}:
        assert scene.game.view(seat) == Scene().choose({}).game.view(seat)
    assert scene.view(V1).choices[V1] == M1
    assert scene.all_play("ready").kinds == ["slept", "dawned"]


def test_further_07_a_suspect_is_shown_to_nobody_after_the_game_either() -> None:
    nights = [{K: V2, M1: D}, {K: V2}]
    named, silent = (
        Scene(only=(M1, K, D, V1, V2))
        .night(nights[0] | suspects)
        .night(nights[1] | suspects)
        .name({V1: M1})
        .night(suspects)
        .name({V1: K})
        for suspects in ({V1: K}, {})
    )
    assert named.reason == "builders"
    for seat in {None, *range(8)} - {V1}:
        assert named.game.view(seat) == silent.game.view(seat)
    assert named.outcome == silent.outcome
    revealed = named.outcome and named.outcome.revealed
    assert isinstance(revealed, Revealed)
    assert [night.choices for night in revealed.nights] == [*nights, {}]


def test_further_07_the_doctors_history_is_of_effective_doses_only() -> None:
    scene = Scene().night({D: V1, K: D})
    assert scene.game.nights[-1].smoked is None
    assert V1 in scene.name({}).offered(D, "choose")


def test_further_08_two_deaths_in_a_night_are_at_once() -> None:
    scene = Scene(only=(M1, K, V1)).night({K: V1}).name({}).night({K: V1, M1: V1})
    assert (scene.living, scene.reason) == ([M1, K], None)
    scene = Scene(only=(M1, K, V1, V2)).night({K: V1}).night({K: V1, M1: V2})
    assert (scene.living, scene.stage) == ([M1, K], "nominate")


def test_further_08_nobody_alive_is_a_draw() -> None:
    scene = Scene(only=(M1, K)).night({K: K}).name({}).night({K: K, M1: M1})
    assert scene.outcome is not None
    assert (scene.reason, scene.outcome.winners) == ("nobody", ())


def test_further_09_a_leaver_goes_at_the_next_dawn_without_his_role() -> None:
    scene = Scene().leave(V1)
    assert (scene.public.fates[V1], V1 in scene.living) == ("leaving", True)
    assert V1 not in scene.game.waiting()
    scene.night()
    assert scene.kinds == ["slept", "left", "dawned"]
    assert scene.told("left") == {"seat": V1}
    assert scene.public.fates[V1] == "left"


def test_further_09_a_win_check_follows() -> None:
    scene = Scene(only=(M1, M2, V1)).leave(V1)
    assert scene.outcome is None
    scene.night()
    assert scene.kinds == ["slept", "left", "ended"]
    assert scene.reason == "mafs"


def test_further_09_a_leaver_may_still_be_jailed_or_killed_before_dawn() -> None:
    assert Scene().leave(V1).name({V2: V1}).public.fates[V1] == "jailed"
    assert Scene().leave(V1).night({M1: V1}).public.fates[V1] == "killed"


def test_further_10_mafs_write_privately_at_night_only() -> None:
    scene = Scene()
    assert scene.circles(M1) == {"table": True, "mafs": False}
    assert scene.choose({}).circles(M1) == {"table": False, "mafs": True}
    assert all("mafs" not in scene.circles(seat) for seat in (K, D, C, V1))


def test_further_10_both_see_each_others_current_choice_and_nobody_else_does() -> None:
    scene = Scene().choose({M1: V1})
    assert scene.view(M2).choices[M1] == V1
    assert scene.play(M1, "choose", V2).view(M2).choices[M1] == V2
    assert scene.play(M1, "withdraw").view(M2).choices[M1] is None
    scene.play(M1, "choose", V1)
    for seat in (None, K, D, C, V1, V2):
        assert scene.game.view(seat).choices == (None,) * 8


def test_further_10_a_dead_maf_reads_and_sees_no_choice() -> None:
    scene = Scene().name({V1: M1}).choose({M2: V1})
    assert scene.circles(M1) == {"table": False, "mafs": False}
    assert scene.view(M1).choices == (None,) * 8

"""Mafia: our rulings where the source contradicts itself or is silent, by number."""

import pytest

from bot.engines.game import Seat
from tests.engines.mafia_scene import M1, M2, V1, V2, V3, C, D, K, Scene


def test_ruling_01_the_brick_voids_the_doctor_even_with_a_double_dose() -> None:
    scene = Scene().night({K: D, D: D})
    assert scene.public.stunned == D
    assert scene.game.nights[-1].smoked is None


def test_ruling_01_a_double_dose_protects_from_mafs() -> None:
    assert D in Scene().night({D: D, M1: D}).living


def test_ruling_01_a_hit_doctor_protects_nobody() -> None:
    assert Scene().night({K: D, D: V1, M1: V1}).public.fates[V1] == "killed"


def test_ruling_02_only_unsaved_hits_count_over_the_whole_game() -> None:
    scene = Scene().night({K: V1}).night({K: V1, D: V1}).night({K: V1, M1: V2})
    assert scene.public.fates[V1] == "bricked"
    assert Scene().night({K: V1, D: V1}).night({K: V1}).public.bricks[V1] == 1


def test_ruling_03_a_saved_second_hit_neither_counts_nor_stuns() -> None:
    scene = Scene().night({K: V1}).night({K: V1, D: V1})
    assert (scene.public.bricks[V1], scene.public.stunned, scene.public.bricked) == (1, None, None)


def test_ruling_04_a_saved_commissioner_or_maf_acts_that_night() -> None:
    assert Scene().night({K: C, D: C, C: K}).saw() == [True]
    assert Scene().night({K: M1, D: M1, M1: V1}).public.fates[V1] == "killed"


@pytest.mark.parametrize(("role", "awake"), [(D, False), (V1, False), (M1, True), (K, True)])
def test_ruling_05_it_is_the_team_that_he_sees_not_the_work(role: Seat, awake: bool) -> None:
    assert Scene().night({C: role}).saw() == [awake]
    assert Scene().night({C: role, D: V2, M1: V3, K: V3}).saw() == [awake]
    assert Scene().night({C: role, K: role}).saw() == [awake]


def test_ruling_05_he_cannot_check_himself() -> None:
    scene = Scene().name({})
    assert scene.refuses(C, "choose", C)
    assert C not in scene.offered(C, "choose")


def test_ruling_05_killed_by_a_brick_that_night_one_was_still_seen() -> None:
    assert Scene().night({K: M1}).night({K: M1, C: M1}).saw() == [True]


def test_ruling_06_a_forbidden_dose_is_refused_and_nobody_dies_of_it() -> None:
    for target in (D, V1):
        scene = Scene().night({D: target}).name({})
        assert scene.refuses(D, "choose", target)
        assert scene.all_play("ready").told("slept") == {}


def test_ruling_06_after_a_double_dose_a_share_and_after_a_share_anybody_else() -> None:
    assert Scene().night({D: D}).name({}).offered(D, "choose") == {M1, M2, K, C, V1, V2, V3}
    assert Scene().night({D: V1}).name({}).offered(D, "choose") == {M1, M2, K, D, C, V2, V3}


def test_ruling_06_a_skipped_or_voided_night_breaks_the_chain() -> None:
    assert V1 in Scene().night({D: V1}).night().name({}).offered(D, "choose")
    assert V1 in Scene().night({D: V1, K: D}).name({}).offered(D, "choose")
    assert D in Scene().night({D: D, K: D}).name({}).offered(D, "choose")


def test_ruling_07_two_mafs_who_disagree_miss() -> None:
    scene = Scene().night({M1: V1, M2: V2})
    assert scene.kinds == ["slept", "dawned"]


def test_ruling_07_if_one_skips_the_others_choice_stands() -> None:
    assert Scene().night({M2: V2}).public.fates[V2] == "killed"
    scene = Scene().choose({M1: V1, M2: V2}).play(M1, "withdraw").all_play("ready")
    assert scene.public.fates[V2] == "killed"


def test_ruling_07_a_hit_mafs_choice_is_ignored() -> None:
    assert Scene().night({K: M1, M1: V1, M2: V2}).public.fates[V2] == "killed"
    assert Scene().night({K: M1, M1: V1}).kinds == ["stunned", "dawned"]


def test_ruling_07_option_the_last_whom_both_wanted() -> None:
    scene = Scene(mafs="last").choose({M1: V1, M2: V1})
    assert scene.play(M2, "choose", V2).all_play("ready").public.fates[V1] == "killed"


def test_ruling_07_option_without_a_common_choice_they_miss() -> None:
    scene = Scene(mafs="last").night({M1: V1, M2: V2})
    assert scene.kinds == ["slept", "dawned"]
    scene.choose({M1: V1, M2: V1}).play(M1, "choose", V3).play(M2, "choose", V2)
    assert scene.all_play("ready").public.fates[V1] == "killed"


def test_ruling_07_option_a_common_choice_is_forgotten_in_the_morning() -> None:
    scene = Scene(mafs="last").choose({M1: V1, M2: V1}).play(K, "choose", M1)
    scene.play(M1, "withdraw").play(M2, "withdraw").all_play("ready")
    assert scene.night().night({M1: V2, M2: V3}).kinds == ["slept", "dawned"]


def test_ruling_07_option_a_hit_mafs_choice_is_ignored_too() -> None:
    scene = Scene(mafs="last").choose({K: M1, M1: V1, M2: V1}).play(M2, "choose", V2)
    assert scene.all_play("ready").living == [M1, M2, K, D, C, V1, V3]
    assert Scene(mafs="last").night({K: M1, M1: V1, M2: V2}).public.fates[V2] == "killed"
    scene = Scene(mafs="last").choose({K: M1, M1: V1, M2: V1}).play(M2, "withdraw")
    assert scene.all_play("ready").kinds == ["stunned", "dawned"]


def test_ruling_08_the_larger_number_is_enough() -> None:
    scene = Scene().name({V1: M1, V2: K, V3: D}).vote({V1: M1, V2: M1, V3: K, C: D})
    assert scene.told("jailed") == {"seat": M1}


def test_ruling_09_a_repeated_tie_ends_the_day() -> None:
    scene = Scene().name({V1: M1, V2: K, V3: D}).vote({V1: M1, V2: K, V3: M1, C: K, D: D})
    assert scene.public.candidates == (M1, K)
    assert scene.vote({V1: M1, V2: K, V3: M1, C: K}).stage == "night"
    assert len(scene.living) == 8


def test_ruling_10_ties_below_the_top_do_not_matter() -> None:
    votes = {V1: M1, V2: M1, V3: M1, C: K, D: D}
    scene = Scene().name({V1: M1, V2: K, V3: D}).vote(votes)
    assert scene.told("jailed") == {"seat": M1}


def test_ruling_10_one_may_abstain_and_vote_against_oneself() -> None:
    scene = Scene().name({V1: M1, V2: K})
    assert scene.may(M1) == ["vote", "abstain"]
    assert scene.vote({M1: M1}).told("jailed") == {"seat": M1}


def test_ruling_10_votes_are_secret_until_closed_then_public_by_name() -> None:
    scene = Scene().name({V1: M1, V2: K})
    before = scene.public
    scene.play(V1, "vote", M1).play(V2, "abstain")
    assert scene.public == before.model_copy(update={"missed": scene.public.missed})
    scene.vote({V3: M1, C: K})
    counted = {e.data["target"]: e.data["voters"] for e in scene.events if e.kind == "counted"}
    assert counted == {M1: [V1, V3], K: [C]}
    assert scene.told("abstained") == {"silent": [M1, M2, K, D, V2], "count": 5}
    assert scene.public.votes == (None, None, None, None, K, M1, None, M1)


def test_ruling_10_only_the_last_closed_vote_is_shown() -> None:
    scene = Scene().name({V1: M1, V2: K, V3: D})
    scene.vote({V1: M1, V2: M1, V3: K, C: K, M1: D}).vote({V1: K, V3: K})
    assert list(scene.public.votes) == [None, None, None, None, None, K, None, K]
    scene.night().name({V1: M1, V2: D}).vote({V2: D})
    assert list(scene.public.votes) == [None, None, None, None, None, None, D, None]


def test_ruling_11_a_lone_player_can_jail_a_stunned_one() -> None:
    scene = Scene(only=(M1, K)).night({K: M1})
    assert scene.game.waiting() == {K}
    assert scene.name({K: M1}).reason == "maniac"

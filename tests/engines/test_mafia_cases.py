"""Mafia: the worked cases of days, by number."""

from tests.engines.mafia_scene import M1, M2, V1, V2, V3, C, D, K, Scene


def test_case_01_no_names_is_a_night_without_a_victim() -> None:
    scene = Scene().lapse()
    assert scene.kinds[0] == "spared"
    assert (scene.stage, len(scene.living)) == ("night", 8)
    assert Scene().name({}).kinds == ["spared", "fell"]


def test_case_02_one_name_is_jailed_without_a_vote() -> None:
    scene = Scene().name({V1: M1})
    assert scene.kinds == ["jailed", "fell"]
    assert scene.told("jailed") == {"seat": M1}
    assert scene.public.fates[M1] == "jailed"


def test_case_03_a_repeated_name_is_void_and_another_may_be_named() -> None:
    scene = Scene().play(V1, "name", M1)
    assert scene.refuses(V2, "name", M1)
    assert scene.play(V2, "name", K).all_play("pass").public.candidates == (M1, K)


def test_case_04_nobody_names_himself_but_may_name_another() -> None:
    scene = Scene()
    assert scene.refuses(V1, "name", V1)
    assert scene.play(V1, "name", V2).public.accusers[V2] == V1


def two(*votes: int) -> Scene:
    """M1 and K are named; these are the votes of seats 0, 1, …; who is not mentioned abstains."""
    return Scene().name({V1: M1, V2: K}).vote(dict(enumerate(votes)))


def three(*votes: int) -> Scene:
    return Scene().name({V1: M1, V2: K, V3: D}).vote(dict(enumerate(votes)))


def test_case_05_the_most_votes_jail() -> None:
    scene = two(M1, M1, M1, M1, M1, K, K, K)
    assert scene.told("jailed") == {"seat": M1}
    assert scene.stage == "night"


def test_case_06_a_tie_of_all_has_no_victim() -> None:
    scene = two(M1, M1, M1, M1, K, K, K, K)
    assert scene.kinds[-2:] == ["spared", "fell"]
    assert len(scene.living) == 8


def test_case_07_a_tie_at_the_top_is_voted_on_again() -> None:
    scene = three(M1, M1, M1, K, K, K, D)
    assert (scene.stage, scene.public.candidates, scene.public.round) == ("vote", (M1, K), 2)
    assert scene.offered(V1, "vote") == {M1, K}
    scene.vote({V1: M1, V2: M1, V3: M1, M2: K, D: K})
    assert scene.told("jailed") == {"seat": M1}


def test_case_08_a_second_tie_of_all_has_no_victim() -> None:
    scene = three(M1, M1, M1, K, K, K, D).vote({V1: M1, V2: M1, V3: K, M2: K})
    assert "spared" in scene.kinds
    assert (scene.stage, len(scene.living)) == ("night", 8)


def test_case_10_three_alike_have_no_victim_and_no_second_vote() -> None:
    scene = three(M1, M1, K, K, D, D)
    assert scene.kinds[-2:] == ["spared", "fell"]
    assert scene.stage == "night"


def test_case_12_nobody_votes() -> None:
    for scene in (two(), Scene().name({V1: M1, V2: K}).lapse()):
        assert scene.told("spared") == {}
        assert len(scene.living) == 8


def test_case_13_the_role_of_the_jailed_is_in_no_view_but_his() -> None:
    scene = Scene().name({V1: K})
    for seat in (None, *range(8)):
        shown = scene.game.view(seat).model_dump_json()
        assert ("maniac" in shown) is (seat == K)
    assert not any("role" in event.data for event in scene.events)


def test_case_14_the_stunned_are_refused_and_may_be_named() -> None:
    scene = Scene().night({K: V1})
    assert scene.public.stunned == V1
    assert scene.game.waiting() == {M1, M2, K, D, C, V2, V3}
    assert scene.may(V1) == []
    assert scene.refuses(V1, "name", M1)
    assert scene.circles(V1) == {"table": False}
    scene.play(V2, "name", V1).play(V3, "name", M1).all_play("pass")
    assert scene.game.waiting() == {M1, M2, K, D, C, V2, V3}
    assert scene.refuses(V1, "vote", M1)
    assert scene.vote({V2: V1}).told("jailed") == {"seat": V1}


def test_case_37_the_last_enemy_is_jailed_and_there_is_no_night() -> None:
    scene = Scene(only=(K, D, V1)).name({V1: K})
    assert scene.kinds == ["jailed", "ended"]
    assert scene.outcome is not None
    assert (scene.outcome.reason, scene.outcome.winners) == ("builders", (D, C, V1, V2, V3))
    assert scene.stage == "over"


def test_case_38_maf_and_maniac_go_on() -> None:
    scene = Scene(only=(M1, K)).name({})
    assert (scene.stage, scene.outcome) == ("night", None)


def test_case_38_there_is_no_win_by_parity() -> None:
    scene = Scene(only=(M1, M2, V1)).name({}).night()
    assert (scene.stage, scene.outcome) == ("nominate", None)


def test_case_39_a_maf_kills_the_last_builder() -> None:
    scene = Scene(only=(M1, V1)).night({M1: V1})
    assert scene.kinds == ["killed", "ended"]
    assert scene.outcome is not None
    assert (scene.outcome.reason, scene.outcome.winners) == ("mafs", (M1, M2))


def test_case_44_the_last_builder_is_jailed_and_it_goes_on() -> None:
    scene = Scene(only=(M1, K, V1)).name({K: V1})
    assert scene.living == [M1, K]
    assert (scene.stage, scene.outcome) == ("night", None)

"""The Resistance: the worked cases, by number. Cases 1 and 2 are the whole tables."""

import pytest

from bot.engines.resistance import Preset, ResistanceOptions, Revealed
from tests.engines.resistance_scene import Scene

both = pytest.mark.parametrize("preset", ["guide", "classic"])


@both
def test_case_03_five_send_three_on_the_second_mission(preset: Preset) -> None:
    scene = Scene(5, preset).missions("S")
    assert scene.view.size == 3
    assert scene.refuses(scene.view.leader, "propose", "0", "1")
    assert scene.propose(0, 1, 2).view.stage == "vote"


def test_case_04_a_seat_twice_a_stranger_or_not_the_leader() -> None:
    scene = Scene(first=2)
    assert scene.refuses(2, "propose", "1", "1")
    assert scene.refuses(2, "propose", "1", "5")
    assert scene.refuses(2, "propose", "1", "-1")
    assert scene.refuses(2, "propose", "1", "2", "3")
    assert all(scene.refuses(seat, "propose", "0", "1") for seat in (0, 1, 3, 4))


def test_case_05_five_vote_3_to_2_or_2_to_3() -> None:
    assert Scene().propose(0, 1).vote("AAARR").view.stage == "mission"
    scene = Scene().propose(0, 1).vote("AARRR")
    assert (scene.view.stage, scene.view.rejects, scene.view.leader) == ("propose", 1, 1)


@both
def test_case_06_six_vote_3_to_3(preset: Preset) -> None:
    assert Scene(6, preset).propose(0, 1).vote("AAARRR").kinds == ["rejected"]


@both
def test_case_08_five_one_sabotage_on_the_third_mission(preset: Preset) -> None:
    scene = Scene(5, preset).missions("SF")
    assert (scene.view.size, scene.view.need) == (2, 1)
    assert scene.go(1).results == "SFF"


@both
def test_case_09_seven_one_or_two_sabotages_on_the_fourth_mission(preset: Preset) -> None:
    assert Scene(7, preset).missions("SFF").go(1).results == "SFFS"
    assert Scene(7, preset).missions("SSF").go(2).results == "SSFF"


@both
def test_case_11_nine_one_sabotage_on_the_fourth_mission(preset: Preset) -> None:
    assert Scene(9, preset).missions("SFF").go(1).results == "SFFS"


@both
def test_case_13_five_one_sabotage_on_the_fourth_mission(preset: Preset) -> None:
    assert Scene(5, preset).missions("SFS").go(1).results == "SFSF"


@both
def test_case_14_ten_one_sabotage_on_the_fifth_mission(preset: Preset) -> None:
    scene = Scene(10, preset).missions("SFSF")
    assert scene.view.size == 5
    assert scene.go(1).results == "SFSFF"


def test_case_15_five_leaders_rejected_one_after_the_other() -> None:
    scene = Scene(spies=(1, 4))
    for leader in range(5):
        assert (scene.view.stage, scene.view.leader) == ("propose", leader)
        scene.reject()
        assert scene.view.stage != "mission"
    assert (scene.outcome.winners, scene.outcome.reason) == ((1, 4), "rejections")
    assert scene.outcome.revealed == Revealed(
        roles=("resistance", "spy", "resistance", "resistance", "spy")
    )


def test_case_16_four_rejected_and_the_fifth_team_goes() -> None:
    scene = Scene()
    for _ in range(4):
        scene.reject()
    assert (scene.view.rejects, scene.view.leader) == (4, 4)
    scene.go(0)
    assert (scene.view.rejects, scene.view.leader) == (0, 0)


def test_case_19_three_successes_end_it_at_the_third_mission() -> None:
    scene = Scene().missions("SSS")
    assert (scene.view.stage, scene.view.mission) == ("over", 3)
    assert all(scene.refuses(seat, "propose", "0", "1", "2") for seat in range(5))


@both
def test_case_20_the_fifth_mission_decides(preset: Preset) -> None:
    scene = Scene(5, preset).missions("SFSF")
    assert scene.game.outcome() is None
    scene.go(1)
    assert scene.outcome.winners == tuple(scene.game.spies)
    assert scene.outcome.reason == "failures"


def test_case_21_the_resistance_cannot_sabotage() -> None:
    scene = Scene(spies=(3, 4)).send(0, 3)
    assert scene.refuses(0, "play", "sabotage")
    assert (scene.view.stage, scene.view.answered) == ("mission", ())
    assert scene.play(0, "play", "success").view.answered == (0,)


def test_case_23_a_second_card_and_a_second_vote() -> None:
    scene = Scene(spies=(3, 4)).propose(0, 3).vote("A....")
    assert scene.refuses(0, "vote", "approve")
    assert scene.refuses(0, "vote", "reject")
    for seat in range(1, 5):
        scene.play(seat, "vote", "approve")
    scene.play(3, "play", "success")
    assert scene.refuses(3, "play", "success")
    assert scene.refuses(3, "play", "sabotage")


def test_case_24_after_four_of_five_votes_nothing_shows_a_choice() -> None:
    payloads = set()
    for votes in ("AAAA.", "RRRR.", "ARAR."):
        scene = Scene().propose(0, 1).vote(votes)
        assert scene.kinds == ["proposed"]
        assert scene.view.answered == (0, 1, 2, 3)
        payloads.add((scene.view.model_dump_json(), scene.game.view(4).model_dump_json()))
    assert len(payloads) == 1


def test_case_26_two_spies_may_let_a_mission_succeed() -> None:
    scene = Scene(spies=(3, 4)).send(3, 4)
    scene.play(3, "play", "success").play(4, "play", "success")
    assert (scene.results, scene.view.missions[0].sabotages) == ("S", 0)


def test_case_27_only_the_others_talk_during_a_mission() -> None:
    scene = Scene().propose(0, 1)
    for away in ((), (0, 1), ()):
        may = [scene.game.talk(seat)[0].may_write for seat in range(5)]
        assert may == [seat not in away for seat in range(5)]
        if scene.view.stage == "vote":
            scene.vote("AAAAA")
        elif scene.view.stage == "mission":
            scene.lapse()


def test_case_29_roles_are_public_at_the_end_and_to_a_watcher_never_before() -> None:
    scene = Scene(spies=(0, 2))
    for results in ("", "S", "SF", "SFS"):
        assert (scene.results, scene.game.outcome()) == (results, None)
        assert (scene.view.role, scene.view.spies, scene.view.me) == (None, (), None)
        scene.reject().missions("F" if results == "S" else "S")
    assert scene.outcome.revealed == Revealed(
        roles=("spy", "resistance", "spy", "resistance", "resistance")
    )


def test_case_30_a_spy_sees_all_spies_the_others_none_in_the_same_fields() -> None:
    scene = Scene(7, spies=(1, 3, 6))
    for seat in range(7):
        assert scene.game.view(seat).spies == ((1, 3, 6) if seat in (1, 3, 6) else ())
    assert len({tuple(view.model_dump()) for view in scene.views}) == 1


def test_case_32_seven_the_third_success_with_one_sabotage_on_the_fourth_mission() -> None:
    scene = Scene(7, "guide").missions("SSF").go(1)
    assert scene.results == "SSFS"
    assert scene.outcome.reason == "successes"
    assert scene.game.options == ResistanceOptions()

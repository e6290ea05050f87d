"""The Resistance: our rulings where the source contradicts itself or is silent, by number."""

from random import Random

import pytest

from bot.engines.resistance import SETUPS, ResistanceOptions
from tests.engines.resistance_scene import Scene


def test_ruling_01_the_guide_is_the_default_and_classic_the_other_preset() -> None:
    assert ResistanceOptions().preset == "guide"
    assert all(list(presets) == ["guide", "classic"] for presets in SETUPS.values())


def test_ruling_02_five_send_3_on_the_second_mission_and_2_on_the_third() -> None:
    for preset in ("guide", "classic"):
        assert [mission.size for mission in Scene(5, preset).view.missions] == [2, 3, 2, 3, 3]


def test_ruling_03_the_guide_asks_for_two_sabotages_at_6_7_9_and_10() -> None:
    needs = {n: [m.need for m in Scene(n, "guide").view.missions] for n in SETUPS}
    assert {n for n in needs if needs[n] == [1, 1, 1, 2, 1]} == {6, 7, 9, 10}
    assert needs[5] == needs[8] == [1] * 5


def test_ruling_03_classic_asks_for_two_from_7_on() -> None:
    needs = {n: [m.need for m in Scene(n, "classic").view.missions] for n in SETUPS}
    assert {n for n in needs if needs[n] == [1, 1, 1, 2, 1]} == {7, 8, 9, 10}
    assert needs[5] == needs[6] == [1] * 5


@pytest.mark.parametrize("seats", [6, 8, 9])
def test_ruling_04_at_6_8_and_9_each_preset_keeps_its_own_row(seats: int) -> None:
    guide, classic = (
        [mission.size for mission in Scene(seats, preset).view.missions]
        for preset in ("guide", "classic")
    )
    assert guide == ([2, 3, 2, 3, 3] if seats == 6 else [2, 3, 3, 4, 4])
    assert classic == ([2, 3, 4, 3, 4] if seats == 6 else [3, 4, 4, 5, 5])


def test_ruling_05_the_last_rejection_costs_the_game() -> None:
    scene = Scene()
    for _ in range(5):
        scene.reject()
    assert (scene.results, scene.outcome.reason) == ("", "rejections")
    assert scene.kinds == ["rejected", "ended"]


def test_ruling_05_or_by_option_a_mission() -> None:
    scene = Scene(reject_cost="mission")
    for _ in range(5):
        scene.reject()
    assert scene.kinds == ["rejected", "forfeited"]
    assert scene.told("forfeited").data == {"mission": 1, "team": [], "sabotages": 0}
    assert (scene.results, scene.game.outcome()) == ("X", None)
    assert (scene.view.mission, scene.view.rejects, scene.view.leader) == (2, 0, 0)


def test_ruling_06_ten_may_reject_3_times_in_the_guide_and_4_in_classic() -> None:
    assert Scene(10, "guide").view.limit == 4
    assert Scene(10, "classic").view.limit == 5
    assert {Scene(n, "guide").view.limit for n in range(5, 10)} == {5}


@pytest.mark.parametrize("results", ["SSS", "FFF", "SFSS", "FSFF", "SSFFS", "FFSSF"])
def test_ruling_07_the_third_point_ends_it(results: str) -> None:
    scene = Scene()
    for place, letter in enumerate(results):
        assert scene.game.outcome() is None
        scene.missions(letter)
        assert scene.view.mission == min(place + 2, len(results))
    assert scene.outcome.reason == ("successes" if results.count("S") == 3 else "failures")
    assert all(scene.game.legal(seat) == [] for seat in range(5))


@pytest.mark.parametrize("seats", [6, 8, 10])
def test_ruling_08_a_tie_is_a_rejection(seats: int) -> None:
    half = seats // 2
    scene = Scene(seats)
    scene.propose(*range(scene.view.size)).vote("A" * half + "R" * half)
    assert scene.kinds == ["rejected"]
    scene.propose(*range(scene.view.size)).vote("A" * (half + 1) + "R" * (half - 1))
    assert scene.kinds == ["approved"]


def test_ruling_09_votes_are_public_by_name_once_all_are_in() -> None:
    for votes in ("ARARA", "RRRAA"):
        scene = Scene().propose(0, 1).vote(votes)
        by = scene.told("approved" if votes.count("A") > 2 else "rejected").data
        assert by["approving"] == [seat for seat in range(5) if votes[seat] == "A"]
        assert by["rejecting"] == [seat for seat in range(5) if votes[seat] == "R"]
        assert (by["ayes"], by["noes"]) == (votes.count("A"), votes.count("R"))
        ballot = scene.view.ballot
        assert ballot is not None
        assert ballot.model_dump(mode="json") == {
            "leader": 0,
            "team": [0, 1],
            "approved": scene.view.stage == "mission",
            **{way: by[way] for way in ("approving", "rejecting", "silent")},
        }


def test_ruling_10_any_approved_team_ends_the_row_of_rejections() -> None:
    for sabotages in (0, 1):
        scene = Scene().reject().reject().reject().reject()
        assert scene.view.rejects == 4
        scene.go(sabotages)
        assert scene.view.rejects == 0
        assert scene.reject().view.rejects == 1


def test_ruling_11_who_proposed_an_approved_team_does_not_lead_next() -> None:
    scene = Scene(first=2)
    leaders = [scene.view.leader]
    for step in (scene.reject, lambda: scene.go(0), scene.reject, lambda: scene.go(1)):
        step()
        leaders.append(scene.view.leader)
    assert leaders == [2, 3, 4, 0, 1]


def test_ruling_12_a_sabotage_by_the_resistance_is_refused_on_the_same_screen() -> None:
    scene = Scene(spies=(3, 4)).send(0, 3)
    mine, theirs = scene.game.legal(0)[0], scene.game.legal(3)[0]
    same = ("kind", "among", "least", "most", "ordered", "of")
    assert all(getattr(mine, name) == getattr(theirs, name) for name in same)
    assert (mine.barred, theirs.barred) == (("sabotage",), ())
    assert scene.game.clock() == scene.play(3, "play", "sabotage").game.clock()


def test_ruling_13_the_vote_cards_that_the_list_of_components_lacks_are_on_offer() -> None:
    scene = Scene().propose(0, 1)
    for seat in range(5):
        (offer,) = scene.game.legal(seat)
        assert (offer.kind, offer.among, offer.barred) == ("vote", ("approve", "reject"), ())


def test_ruling_14_no_vote_counts_as_a_rejection_and_is_named_as_no_vote() -> None:
    scene = Scene().propose(0, 1).vote("AASSR")
    data = scene.told("rejected").data
    assert (data["rejecting"], data["silent"]) == ([4], [2, 3])
    assert (data["ayes"], data["noes"]) == (2, 3)
    assert Scene().propose(0, 1).vote("AAASS").kinds == ["approved"]


def test_ruling_14_silence_on_a_mission_is_a_success_for_both_roles() -> None:
    scene = Scene(spies=(3, 4)).send(0, 3).lapse()
    assert (scene.results, scene.view.missions[0].sabotages) == ("S", 0)


@pytest.mark.parametrize(("first", "team"), [(0, [0, 1, 2]), (3, [0, 3, 4]), (4, [0, 1, 4])])
def test_ruling_14_for_a_silent_leader_the_table_proposes_him_and_who_sits_next(
    first: int, team: list[int]
) -> None:
    scene = Scene(5, "classic", first=(first - 1) % 5).missions("S").lapse()
    assert scene.told("assigned").data == {"seat": first, "team": team, "mission": 2}
    assert (scene.view.stage, scene.view.rejects) == ("vote", 0)
    assert scene.vote("AAAAA").view.team == tuple(team)


def test_ruling_14_two_sleepers_do_not_cost_the_game() -> None:
    scene = Scene()
    while scene.game.outcome() is None:
        waiting = scene.game.waiting()
        for seat in sorted(waiting):
            if seat in (1, 2) or scene.view.stage != "vote":
                scene.lapse(seat)
            else:
                scene.play(seat, "vote", "approve")
    assert scene.outcome.reason == "successes"


def test_ruling_14_whoever_leaves_ends_the_game_without_winners() -> None:
    scene = Scene().reject()
    scene.game.leave(2, Random(1))
    assert [event.kind for event in scene.game.told()] == ["went", "ended"]
    assert (scene.outcome.winners, scene.outcome.reason) == ((), "void")


def test_ruling_15_roles_are_shown_by_the_view_to_all_at_once_and_told_by_no_event() -> None:
    scene = Scene(looked=False)
    assert scene.kinds == ["began"]
    seats = [scene.game.view(seat) for seat in range(5)]
    assert len({frozenset(view.model_dump()) for view in seats}) == 1
    assert all(view.role for view in seats)
    assert len({str(scene.game.legal(seat)) for seat in range(5)}) == 1

"""The Resistance: faults seen in other programs of this game, and that ours has none of them."""

import json

import pytest

from bot.engines.resistance import Preset
from tests.engines.resistance_scene import TABLE, Scene

every_table = pytest.mark.parametrize(("seats", "preset"), TABLE)


@every_table
def test_there_is_no_sixth_mission_and_no_team_without_a_size(seats: int, preset: Preset) -> None:
    for results in ("SSS", "FFF", "SFSFS", "FSFSF"):
        scene = Scene(seats, preset).missions(results)
        assert (scene.view.stage, scene.view.mission) == ("over", len(results))
        assert scene.view.size == scene.view.missions[len(results) - 1].size >= 2
        assert all(scene.game.legal(seat) == [] for seat in range(seats))


def test_rejections_before_a_lost_mission_do_not_count_for_the_next() -> None:
    scene = Scene(reject_cost="mission")
    for _ in range(5):
        scene.reject()
    assert (scene.results, scene.view.rejects) == ("X", 0)
    for number in range(1, 5):
        assert scene.reject().view.rejects == number
    assert scene.send(0, 1, 2).view.rejects == 0


@every_table
def test_every_team_can_be_picked_by_its_leader_with_himself_on_it(
    seats: int, preset: Preset
) -> None:
    for mission in range(5):
        scene = Scene(seats, preset).missions("SFSF"[:mission])
        leader, size = scene.view.leader, scene.view.size
        team = [(leader + step) % seats for step in range(size)]
        assert scene.refuses(leader, "propose", *map(str, team[:-1]))
        assert scene.refuses(leader, "propose", *map(str, [*team[:-1], leader]))
        assert scene.refuses(leader, "propose", *map(str, [*team, (leader + size) % seats]))
        assert scene.propose(*team).view.team == tuple(sorted(team))


def test_a_sabotage_by_the_resistance_is_not_counted_and_seen_by_nobody() -> None:
    scene = Scene(spies=(3, 4)).send(0, 3)
    before = [view.model_dump_json() for view in scene.views]
    assert scene.refuses(0, "play", "sabotage")
    assert [view.model_dump_json() for view in scene.views] == before


@pytest.mark.parametrize("sabotages", range(5))
def test_any_number_of_sabotages_is_told_as_a_number(sabotages: int) -> None:
    scene = Scene(10, "classic").missions("SFS")
    assert scene.view.need == 2
    scene.go(sabotages)
    assert scene.view.missions[3].sabotages == sabotages
    told = scene.told("failed" if sabotages >= 2 else "succeeded").data
    assert told["sabotages"] == sabotages


def test_nobody_is_sent_what_another_is_at_any_moment() -> None:
    for spies in ((3, 4), (0, 1), (1, 4)):
        scene = Scene(spies=spies, looked=False)
        for _ in range(200):
            watcher, *seats = scene.views
            for view in (watcher, *(v for v in seats if v.me not in spies)):
                sent = json.loads(view.model_dump_json())
                assert sent.pop("spies") == []
                assert sent.pop("role") == (None if view.me is None else "resistance")
                assert "spy" not in json.dumps(list(sent.values()))
            if scene.game.outcome():
                break
            scene.lapse(min(scene.game.waiting()))
            if scene.view.stage == "vote":
                scene.vote("AAAAA" if scene.view.mission % 2 else "ARRRA")
        assert scene.game.outcome() is not None


def test_a_move_counts_for_the_seat_that_plays_it_and_names_no_other() -> None:
    scene = Scene(looked=False)
    assert scene.refuses(2, "look", "3")
    scene.play(2, "look").play(3, "look")
    assert scene.view.answered == (2, 3)
    for seat in (0, 1, 4):
        scene.play(seat, "look")
    assert scene.propose(0, 1).refuses(1, "vote", "approve", "0")
    assert scene.refuses(1, "vote", "0", "approve")


def test_a_loss_by_rejections_is_a_win_of_the_spies() -> None:
    scene = Scene(spies=(1, 2))
    for _ in range(5):
        scene.reject()
    assert (scene.outcome.winners, scene.outcome.reason) == ((1, 2), "rejections")


def test_who_has_not_voted_follows_from_the_votes_that_are_stored() -> None:
    scene = Scene().propose(0, 1).vote("A.R")
    stored = type(scene.game).model_validate_json(scene.game.model_dump_json())
    assert stored.waiting() == {1, 3, 4}
    assert stored.view(None).answered == (0, 2)
    assert scene.refuses(0, "vote", "approve")
    assert stored.waiting() == scene.game.waiting()


@pytest.mark.parametrize(
    ("seats", "votes", "kind"),
    [
        (5, "AAARR", "approved"),
        (5, "AARRR", "rejected"),
        (6, "AAARRR", "rejected"),
        (5, "SSSSS", "rejected"),
        (5, "AAASS", "approved"),
    ],
)
def test_every_vote_is_told_with_who_voted_how(seats: int, votes: str, kind: str) -> None:
    data = Scene(seats).propose(0, 1).vote(votes).told(kind).data
    assert {
        letter: data[way]
        for letter, way in (("A", "approving"), ("R", "rejecting"), ("S", "silent"))
    } == {letter: [seat for seat in range(seats) if votes[seat] == letter] for letter in "ARS"}


def test_the_vote_that_ends_the_game_is_told_too() -> None:
    scene = Scene()
    for _ in range(4):
        scene.reject()
    scene.propose(0, 1).vote("ARRSR")
    assert scene.kinds == ["rejected", "ended"]
    data = scene.told("rejected").data
    assert (data["approving"], data["silent"], data["rejects"]) == ([0], [3], 5)

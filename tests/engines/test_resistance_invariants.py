"""The Resistance: what must hold between moves, beyond the books every random table keeps."""

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from bot.engines.resistance import Preset, Resistance, ResistanceOptions
from tests.engines.resistance_scene import TABLE, Scene
from tests.games.resistance import BOUND
from tests.tables import any_move

every_table = pytest.mark.parametrize(("seats", "preset"), TABLE)


def played(seats: int, preset: Preset, rng: Random) -> Iterator[Resistance]:
    """Any game, at each of its moments; the same one each time."""
    options = ResistanceOptions(preset=preset, reject_cost=rng.choice(("game", "mission")))
    game = Resistance.deal(seats, options, rng)
    yield game
    while game.outcome() is None:
        seat = rng.choice(sorted(game.waiting()))
        game.play(seat, any_move(game.legal(seat), rng), rng)
        yield game


@every_table
def test_points_are_missions_that_are_over_and_at_most_three_each(
    seats: int, preset: Preset
) -> None:
    for game in played(seats, preset, Random(seats)):
        over = [mission for mission in game.missions if mission.result != "open"]
        assert game.successes + game.failures == len(over) <= 5
        assert max(game.successes, game.failures) <= 3
        assert game.missions[: len(over)] == over
        assert game.outcome() or game.mission == len(over) + 1


@every_table
def test_it_is_over_at_three_points_or_at_the_limit_and_only_then(
    seats: int, preset: Preset
) -> None:
    for game in played(seats, preset, Random(seats)):
        limit = game.rejects == game.limit and game.options.reject_cost == "game"
        assert (game.outcome() is not None) is (3 in (game.successes, game.failures) or limit)
        assert game.rejects <= game.limit


@every_table
def test_the_leader_is_the_first_one_and_all_proposals_further(seats: int, preset: Preset) -> None:
    courses = played(seats, preset, Random(seats))
    game = next(courses)
    first, proposals = game.leader, 0
    game.told()
    for game in courses:
        stage = game.stage
        proposals += sum(event.kind == "proposed" for event in game.told())
        if stage == "propose":
            assert game.leader == (first + proposals) % seats


@every_table
def test_a_vote_closes_with_all_votes_and_a_mission_with_all_cards(
    seats: int, preset: Preset
) -> None:
    for game in played(seats, preset, Random(seats)):
        assert len(game.votes) < seats
        assert set(game.cards) <= set(game.team)
        assert not game.cards or len(game.cards) < len(game.team)
        if game.ballot:
            ballot = game.ballot
            named = (*ballot.approving, *ballot.rejecting, *ballot.silent)
            assert sorted(named) == list(range(seats))


@every_table
def test_there_are_never_more_sabotages_than_spies_who_went(seats: int, preset: Preset) -> None:
    for game in played(seats, preset, Random(seats)):
        for mission in game.missions:
            assert mission.sabotages <= len(set(mission.team).intersection(game.spies))
            assert len(mission.team) == (
                mission.size if mission.result in ("succeeded", "failed") else 0
            )


def test_it_ends_within_its_bound_however_often_teams_are_rejected() -> None:
    scene = Scene(10, "classic", reject_cost="mission")
    moves = 10
    for letter in "SFSFS":
        for _ in range(4):
            scene.reject()
            moves += 11
        scene.missions(letter)
        moves += 11 + len(scene.view.missions[len(scene.results) - 1].team)
    assert scene.outcome.reason == "successes"
    assert moves <= BOUND


def test_a_seat_of_the_resistance_cannot_tell_who_else_is_what() -> None:
    """Two others, one of them a spy, have changed places; all that is public is the same."""
    for me, (one, other) in ((0, (3, 1)), (2, (4, 0)), (1, (3, 2))):
        spies = (3, 4)
        swapped = tuple(sorted({*spies, other} - {one}))
        scenes = [Scene(spies=each) for each in (spies, swapped)]
        for scene in scenes:
            scene.reject().propose(0, 1).vote("ARARA")
            for seat in (0, 1):
                scene.play(seat, "play", "success")
        assert scenes[0].game.view(me) == scenes[1].game.view(me)
        assert scenes[0].game.view(None) == scenes[1].game.view(None)


def test_a_failed_mission_looks_the_same_whoever_of_the_team_failed_it() -> None:
    views = set()
    for spies in combinations((1, 2, 3, 4), 2):
        scene = Scene(spies=spies).send(0, 1).lapse().send(1, 2, 3)
        saboteur = next(seat for seat in (1, 2, 3) if scene.spy(seat))
        for seat in (1, 2, 3):
            scene.play(seat, "play", "sabotage" if seat == saboteur else "success")
        assert scene.results == "SF"
        views.add((scene.view.model_dump_json(), scene.game.view(0).model_dump_json()))
    assert len(views) == 1

"""The Resistance: the table of its stages, row by row, and who may see what."""

from random import Random

import pytest

from bot.engines.game import Advice
from bot.engines.resistance import Preset, Resistance, ResistanceOptions, Revealed
from tests.engines.resistance_scene import TABLE, Scene

every_table = pytest.mark.parametrize(("seats", "preset"), TABLE)


@every_table
def test_row_deal_roles_by_the_table_in_any_seats(seats: int, preset: Preset) -> None:
    options = ResistanceOptions(preset=preset)
    seen = set[int]()
    for seed in range(100):
        game = Resistance.deal(seats, options, Random(seed))
        assert (game.stage, game.mission, game.rejects) == ("reveal", 1, 0)
        assert game.spies == sorted(set(game.spies))
        seen.update(game.spies)
    assert seen == set(range(seats))


def test_row_reveal_spies_see_each_other_and_the_others_themselves() -> None:
    scene = Scene(spies=(1, 4), looked=False)
    for seat in range(5):
        view = scene.game.view(seat)
        assert (view.stage, view.me) == ("reveal", seat)
        assert view.role == ("spy" if seat in (1, 4) else "resistance")
        assert view.spies == ((1, 4) if seat in (1, 4) else ())


def test_row_reveal_everybody_looks_once_and_then_a_team_is_proposed() -> None:
    scene = Scene(looked=False)
    for seat in range(5):
        assert scene.view.stage == "reveal"
        assert scene.game.waiting() == frozenset(range(seat, 5))
        assert [offer.kind for offer in scene.game.legal(seat)] == ["look"]
        assert scene.play(seat, "look").game.legal(seat) == []
    assert scene.view.stage == "propose"


def test_row_propose_the_leader_alone_picks_exactly_so_many_and_may_go_himself() -> None:
    scene = Scene(first=3)
    assert scene.game.waiting() == {3}
    (offer,) = scene.game.legal(3)
    assert (offer.kind, offer.least, offer.most) == ("propose", 2, 2)
    assert offer.among == ("0", "1", "2", "3", "4")
    assert not offer.barred
    scene.propose(3, 1)
    assert (scene.view.stage, scene.view.team) == ("vote", (1, 3))
    assert scene.told("proposed").data == {"seat": 3, "team": [1, 3], "mission": 1}


def test_row_vote_every_seat_with_the_leader_once_and_hidden_until_all_are_in() -> None:
    scene = Scene().propose(0, 1)
    assert scene.game.waiting() == frozenset(range(5))
    scene.vote("AARA.")
    assert scene.game.waiting() == {4}
    assert scene.view.answered == (0, 1, 2, 3)
    assert scene.view.ballot is None
    assert scene.kinds == ["proposed"]
    scene.play(4, "vote", "reject")
    assert scene.view.stage == "mission"
    data = scene.told("approved").data
    assert (data["approving"], data["rejecting"], data["silent"]) == ([0, 1, 3], [2, 4], [])


def test_row_vote_a_majority_sends_the_team() -> None:
    scene = Scene().propose(0, 1).vote("RRAAA")
    assert scene.view.stage == "mission"
    assert scene.game.waiting() == {0, 1}


def test_row_reject_one_more_and_the_next_clockwise_leads() -> None:
    scene = Scene(first=4).propose(0, 1).vote("RRRAA")
    assert (scene.view.stage, scene.view.rejects, scene.view.leader) == ("propose", 1, 0)
    assert scene.view.team == ()
    assert scene.view.mission == 1


@every_table
def test_row_reject_at_the_limit_the_spies_have_won(seats: int, preset: Preset) -> None:
    scene = Scene(seats, preset)
    for _ in range(scene.view.limit):
        assert scene.game.outcome() is None
        scene.reject()
    assert scene.view.stage == "over"
    assert scene.outcome.winners == tuple(scene.game.spies)
    assert scene.outcome.reason == "rejections"


def test_row_mission_the_team_alone_each_once() -> None:
    scene = Scene(spies=(3, 4)).send(0, 3)
    assert scene.game.waiting() == {0, 3}
    assert all(scene.game.legal(seat) == [] for seat in (1, 2, 4))
    scene.play(3, "play", "sabotage")
    assert scene.game.waiting() == {0}
    assert scene.game.legal(3) == []
    assert scene.view.answered == (3,)


def test_row_mission_the_resistance_may_only_succeed_a_spy_both() -> None:
    scene = Scene(spies=(3, 4)).send(0, 3)
    assert scene.refuses(0, "play", "sabotage")
    assert [offer.barred for offer in scene.game.legal(0)] == [("sabotage",)]
    assert [offer.barred for offer in scene.game.legal(3)] == [()]
    assert scene.play(0, "play", "success").play(3, "play", "success").results == "S"


def test_row_result_enough_sabotages_fail_it_and_their_number_is_public() -> None:
    scene = Scene(spies=(3, 4)).go(1)
    mission = scene.view.missions[0]
    assert (mission.result, mission.sabotages, mission.team) == ("failed", 1, (0, 3))
    assert scene.told("failed").data == {"mission": 1, "team": [0, 3], "sabotages": 1}


def test_row_result_no_rejections_are_left_and_the_next_one_leads() -> None:
    scene = Scene().reject().reject().go(0)
    assert (scene.view.rejects, scene.view.leader) == (0, 3)
    assert (scene.view.stage, scene.view.mission) == ("propose", 2)


@pytest.mark.parametrize(
    ("results", "winners", "reason"),
    [("SSS", (0, 1, 2), "successes"), ("FFF", (3, 4), "failures"), ("SFSFS", (0, 1, 2), "")],
)
def test_row_end_three_of_a_kind_and_all_roles_are_shown(
    results: str, winners: tuple[int, ...], reason: str
) -> None:
    scene = Scene(spies=(3, 4)).missions(results)
    assert (scene.view.stage, scene.results) == ("over", results)
    assert scene.outcome.winners == winners
    assert scene.outcome.reason == (reason or "successes")
    assert scene.told("ended").data == {"reason": scene.outcome.reason}
    assert scene.outcome.revealed == Revealed(roles=(*("resistance",) * 3, "spy", "spy"))
    assert scene.game.clock() is None
    assert not scene.game.waiting()


def test_row_first_leader_is_anybody() -> None:
    leaders = {Resistance.deal(5, ResistanceOptions(), Random(seed)).leader for seed in range(100)}
    assert leaders == set(range(5))


def test_row_silence_on_a_mission_the_team_reads_and_does_not_write() -> None:
    scene = Scene().send(0, 3)
    may = [[(circle.key, circle.may_write) for circle in scene.game.talk(s)] for s in range(5)]
    assert may == [[("table", seat not in (0, 3))] for seat in range(5)]


def test_row_stages_have_their_spans_and_a_clock_that_no_single_answer_touches() -> None:
    scene = Scene(looked=False)
    spans = {}
    keys = []
    while (clock := scene.game.clock()) and scene.view.mission == 1:
        spans[scene.view.stage] = clock.span
        keys.append(clock.key)
        for seat in sorted(scene.game.waiting()):
            assert scene.game.clock() == clock
            if scene.view.stage == "vote":
                scene.play(seat, "vote", "approve")
            else:
                scene.lapse(seat)
    assert spans == {"reveal": "glance", "propose": "turn", "vote": "answer", "mission": "answer"}
    assert len(set(keys)) == len(keys) == 4


@every_table
def test_row_lobby_advice_only_where_the_spies_hold_half_of_the_votes(
    seats: int, preset: Preset
) -> None:
    advice = Resistance.advice(seats, ResistanceOptions(preset=preset))
    forced = preset == "guide" and seats <= 8
    assert advice == (Advice(word="forced", options={"preset": "classic"}) if forced else None)

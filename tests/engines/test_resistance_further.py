"""The Resistance: the further rulings, by number, and what our rulings leave to the lobby."""

from random import Random

import pytest

from bot.engines.resistance import Resistance, ResistanceOptions
from tests.engines.resistance_scene import Scene

OPENER = ResistanceOptions(first="opener")


def test_further_1_the_reveal_ends_when_all_have_looked() -> None:
    scene = Scene(looked=False)
    for seat in (3, 0, 4, 1):
        assert scene.play(seat, "look").view.stage == "reveal"
    assert scene.play(2, "look").view.stage == "propose"


def test_further_1_or_when_its_time_is_up() -> None:
    scene = Scene(looked=False).play(2, "look")
    clock = scene.game.clock()
    assert clock is not None
    assert clock.span == "glance"
    assert scene.lapse().view.stage == "propose"


def test_further_1_a_proposed_team_is_final() -> None:
    scene = Scene().propose(0, 1)
    assert scene.refuses(0, "propose", "0", "2")


def test_further_1_whoever_opened_the_table_leads_first_if_so_agreed() -> None:
    for seed in range(50):
        for again in (False, True):
            order = Resistance.seating(7, OPENER, again, Random(seed))
            assert order[0] == 0
            assert sorted(order) == list(range(7))
        assert Resistance.deal(7, OPENER, Random(seed)).leader == 0
    orders = {tuple(Resistance.seating(5, OPENER, False, Random(seed))) for seed in range(500)}
    assert len(orders) == 24


def test_further_1_otherwise_chance_seats_and_names_the_leader() -> None:
    orders = {
        tuple(Resistance.seating(5, ResistanceOptions(), False, Random(seed)))
        for seed in range(2000)
    }
    assert len(orders) == 120


def test_further_2_a_vote_cannot_be_changed() -> None:
    scene = Scene().propose(0, 1).vote("AA")
    assert scene.refuses(0, "vote", "reject")
    assert scene.game.legal(0) == []
    assert scene.game.view(0).vote == "approving"


def test_further_2_a_missing_vote_is_named_as_none() -> None:
    scene = Scene().propose(0, 1).vote("AAASS")
    ballot = scene.view.ballot
    assert ballot is not None
    assert (ballot.approving, ballot.rejecting, ballot.silent) == ((0, 1, 2), (), (3, 4))
    assert ballot.approved


@pytest.mark.parametrize("order", [(0, 1, 2, 3, 4), (4, 3, 2, 1, 0), (2, 0, 4, 1, 3)])
def test_further_2_votes_tell_nothing_of_when_they_came(order: tuple[int, ...]) -> None:
    scene = Scene().propose(0, 1)
    for seat in order[:4]:
        scene.play(seat, "vote", "approve" if seat % 2 else "reject")
        assert scene.kinds == ["proposed"]
    assert scene.view.answered == tuple(sorted(order[:4]))
    scene.play(order[4], "vote", "approve" if order[4] % 2 else "reject")
    data = scene.told("rejected").data
    assert (data["approving"], data["rejecting"]) == ([1, 3], [0, 2, 4])


@pytest.mark.parametrize("order", [(0, 3, 4), (4, 3, 0), (3, 0, 4)])
def test_further_3_the_number_of_sabotages_is_public_and_their_order_nowhere(
    order: tuple[int, ...],
) -> None:
    scene = Scene(spies=(3, 4)).missions("S").send(0, 3, 4)
    for seat in order:
        assert scene.view.missions[1].sabotages == 0
        scene.play(seat, "play", "sabotage" if seat == 4 else "success")
    assert scene.told("failed").data == {"mission": 2, "team": [0, 3, 4], "sabotages": 1}
    assert scene.game.cards == {}


def test_further_4_rejections_are_forgotten_at_the_approval() -> None:
    scene = Scene().reject().reject().send(0, 1)
    assert (scene.view.stage, scene.view.rejects) == ("mission", 0)


def test_further_4_a_mission_lost_to_rejections_has_no_cards_and_the_next_one_leads() -> None:
    scene = Scene(reject_cost="mission", first=1)
    for _ in range(5):
        scene.reject()
    lost = scene.view.missions[0]
    assert (lost.result, lost.team, lost.sabotages) == ("forfeited", (), 0)
    assert (scene.view.failures, scene.view.mission, scene.view.rejects) == (1, 2, 0)
    assert (scene.view.leader, scene.view.stage, scene.view.team) == (1, "propose", ())


def test_further_4_three_missions_lost_to_rejections_are_three_failures() -> None:
    scene = Scene(reject_cost="mission")
    for _ in range(15):
        scene.reject()
    assert (scene.results, scene.outcome.reason) == ("XXX", "failures")
    assert scene.outcome.winners == tuple(scene.game.spies)


def test_further_5_a_game_that_somebody_leaves_is_void_at_any_stage() -> None:
    for steps in range(4):
        scene = Scene(spies=(3, 4), looked=steps > 0)
        if steps > 1:
            scene.propose(0, 3)
        if steps > 2:
            scene.vote("AAAAA")
        scene.game.leave(1, Random(1))
        assert scene.view.stage == "over"
        assert (scene.outcome.winners, scene.outcome.reason) == ((), "void")
        assert scene.outcome.revealed.model_dump()["roles"].count("spy") == 2
        assert not scene.game.waiting()
        assert [event.kind for event in scene.game.told()] == ["went", "ended"]

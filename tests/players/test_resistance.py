"""The Resistance's computer player: what it makes of what it sees, and that it sees no more."""

from collections.abc import Iterator
from random import Random

import pytest

from bot.engines.game import Move, Seat
from bot.engines.resistance import Preset, Resistance, ResistanceOptions
from bot.players.resistance import Belief, choose
from tests.engines.resistance_scene import TABLE, Scene
from tests.games.resistance import alike
from tests.tables import any_move


def move_of(scene: Scene, seat: Seat, luck: int = 1) -> Move:
    game = scene.game
    return choose(game.view(seat), game.legal(seat), Random(luck))


def votes_of(scene: Scene, seat: Seat) -> set[str]:
    """What it may vote, as luck wills."""
    return {move_of(scene, seat, luck).picks[0] for luck in range(50)}


def teams_of(scene: Scene) -> list[set[Seat]]:
    leader = scene.view.leader
    return [set(map(int, move_of(scene, leader, luck).picks)) for luck in range(50)]


def doubts(scene: Scene, seat: Seat) -> list[float]:
    """How likely each is a spy in the eyes of this seat."""
    belief = Belief(scene.game.view(seat), seat)
    return [round(1 - belief.clean([other]), 3) for other in range(scene.game.seats)]


def test_at_first_all_others_look_the_same() -> None:
    assert doubts(Scene(), 2) == [0.5, 0.5, 0, 0.5, 0.5]
    assert doubts(Scene(10), 0) == [0, *[round(4 / 9, 3)] * 9]


def test_a_sabotage_weighs_on_all_who_went_but_oneself() -> None:
    scene = Scene(spies=(3, 4)).send(0, 3)
    scene.play(3, "play", "sabotage").lapse()
    assert doubts(scene, 0) == [0, 0.333, 0.333, 1, 0.333]
    assert doubts(scene, 1) == [0.6, 0, 0.4, 0.6, 0.4]


def test_a_success_speaks_for_those_who_went() -> None:
    seen = doubts(Scene(spies=(3, 4)).send(0, 1).lapse(), 2)
    assert seen[0] == seen[1] < 0.5 < seen[3] == seen[4]


def test_it_is_sure_where_all_the_others_must_have_sabotaged() -> None:
    seen = doubts(Scene(7, spies=(4, 5, 6)).go(2), 0)
    assert seen[4] == seen[5] == 1
    assert seen[1] == seen[6] == 0.25


def test_the_resistance_proposes_itself_and_who_looks_best() -> None:
    scene = Scene(spies=(3, 4), first=4).go(1)
    assert scene.view.leader == 0
    assert all(0 in team and 3 not in team for team in teams_of(scene))
    assert len({tuple(sorted(team)) for team in teams_of(scene)}) > 1


def test_the_resistance_rejects_whom_it_knows_to_be_a_spy_while_there_are_better() -> None:
    scene = Scene(spies=(3, 4)).go(1)
    assert scene.view.missions[0].team == (0, 3)
    assert votes_of(scene.propose(0, 2, 3), 0) == {"reject"}
    scene = Scene(spies=(3, 4)).go(1).propose(0, 1, 2)
    assert votes_of(scene, 0) == {"approve"}


def test_the_resistance_approves_the_last_proposal_whatever_it_is() -> None:
    scene = Scene(spies=(3, 4)).go(1)
    for _ in range(4):
        scene.reject()
    scene.propose(1, 3, 4)
    assert votes_of(scene, 1) == votes_of(scene, 0) == {"approve"}


def test_the_resistance_plays_success() -> None:
    scene = Scene(spies=(3, 4)).send(0, 3)
    assert votes_of(scene, 0) == {"success"}


def test_a_spy_mostly_sabotages_and_always_when_a_point_is_at_stake() -> None:
    scene = Scene(spies=(3, 4)).send(0, 3)
    played = [move_of(scene, 3, luck).picks[0] for luck in range(500)]
    assert 350 < played.count("sabotage") < 450
    for results in ("SS", "FF"):
        scene = Scene(spies=(3, 4)).missions(results).send(0, 3)
        assert votes_of(scene, 3) == {"sabotage"}


def test_two_spies_do_not_sabotage_together_where_one_does() -> None:
    scene = Scene(spies=(3, 4)).missions("SS").send(3, 4)
    assert votes_of(scene, 3) == {"sabotage"}
    assert votes_of(scene, 4) == {"success"}


def test_where_it_takes_two_a_spy_alone_keeps_still_and_two_go_together() -> None:
    scene = Scene(7, spies=(4, 5, 6)).missions("SSF").send(0, 1, 2, 4)
    assert votes_of(scene, 4) == {"success"}
    scene = Scene(7, spies=(4, 5, 6)).missions("SSF").send(0, 4, 5, 6)
    assert votes_of(scene, 4) == votes_of(scene, 5) == {"sabotage"}
    assert votes_of(scene, 6) == {"success"}


def test_a_spy_proposes_itself_and_as_many_spies_as_it_takes() -> None:
    scene = Scene(spies=(0, 4))
    assert all(0 in team and 4 not in team for team in teams_of(scene))
    scene = Scene(7, spies=(3, 4, 5)).missions("SSF")
    assert (scene.view.leader, scene.view.need) == (3, 2)
    assert all(3 in team and len(team & {4, 5}) == 1 for team in teams_of(scene))


def test_a_spy_approves_a_team_with_a_spy_and_often_rejects_one_without() -> None:
    assert votes_of(Scene(spies=(3, 4)).propose(0, 4), 3) == {"approve"}
    assert votes_of(Scene(spies=(3, 4)).propose(0, 1), 3) == {"approve", "reject"}


@pytest.mark.parametrize(("preset", "vote"), [("classic", "approve"), ("guide", "reject")])
def test_a_spy_rejects_the_last_proposal_only_where_that_wins(preset: Preset, vote: str) -> None:
    scene = Scene(6, preset)
    for _ in range(4):
        scene.reject()
    assert votes_of(scene.propose(0, 1), 5) == {vote}


def positions(seeds: range) -> Iterator[tuple[Resistance, Seat]]:
    """Who is asked what in games of computers; each game goes on when asked for more."""
    for seed in seeds:
        rng = Random(seed)
        seats, preset = TABLE[seed % len(TABLE)]
        game = Resistance.deal(seats, ResistanceOptions(preset=preset), rng)
        while game.outcome() is None:
            seat = rng.choice(sorted(game.waiting()))
            yield game, seat
            game.play(seat, choose(game.view(seat), game.legal(seat), rng), rng)


def test_what_is_hidden_from_its_seat_does_not_change_its_move() -> None:
    compared = 0
    for number, (game, seat) in enumerate(positions(range(40))):
        twin = alike(game, seat, Random(number))
        assert isinstance(twin, Resistance)
        moves = [choose(each.view(seat), each.legal(seat), Random(number)) for each in (game, twin)]
        assert moves[0] == moves[1]
        compared += game != twin
    assert compared > 1000


def test_plays_only_what_is_on_offer_and_gets_to_an_end() -> None:
    assert sum(1 for _ in positions(range(60))) < 60 * 200


def resistance_wins(computers: str, seed: int) -> bool:
    """Whether it does, where only that side is played by computers, and the other by chance."""
    rng = Random(seed)
    game = Resistance.deal(7, ResistanceOptions(preset="classic"), rng)
    while (outcome := game.outcome()) is None:
        seat = rng.choice(sorted(game.waiting()))
        view, offers = game.view(seat), game.legal(seat)
        move = choose(view, offers, rng) if view.role == computers else any_move(offers, rng)
        game.play(seat, move, rng)
    return outcome.reason == "successes"


def test_either_side_does_better_than_chance() -> None:
    by = {
        side: sum(resistance_wins(side, seed) for seed in range(150))
        for side in ("nobody", "resistance", "spy")
    }
    assert by["spy"] + 15 < by["nobody"] < by["resistance"] - 15

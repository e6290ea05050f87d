"""The Resistance: with the guide's numbers the spies can force a win at 5 to 8 seats; ruling 1."""

import pytest

from bot.engines.resistance import SETUPS, Preset
from tests.engines.resistance_scene import Scene


def vetoed(scene: Scene, votes: str) -> Scene:
    """All missions and proposals; the spies reject, the others vote in turn as in `votes`."""
    turn = 0
    while scene.game.outcome() is None:
        scene.propose(*range(scene.view.size))
        vote = votes[turn % len(votes)]
        turn += 1
        scene.vote("".join("R" if scene.spy(seat) else vote for seat in range(scene.game.seats)))
        if scene.view.stage == "mission":
            scene.lapse()
    return scene


@pytest.mark.parametrize("seats", [5, 6, 7, 8])
@pytest.mark.parametrize("votes", ["A", "R", "AAR"])
def test_ruling_01_at_5_to_8_seats_the_guides_spies_win_whatever_the_others_vote(
    seats: int, votes: str
) -> None:
    """They hold half of the votes, so that no team is ever approved against them."""
    scene = vetoed(Scene(seats, "guide"), votes)
    assert scene.outcome.reason == "rejections"
    assert scene.outcome.winners == tuple(scene.game.spies)
    assert scene.results == ""
    lost = vetoed(Scene(seats, "guide", reject_cost="mission"), votes)
    assert (lost.results, lost.outcome.reason) == ("XXX", "failures")
    assert lost.outcome.winners == tuple(lost.game.spies)


@pytest.mark.parametrize(
    ("seats", "preset"),
    [(9, "guide"), (10, "guide"), *((seats, "classic") for seats in SETUPS)],
)
def test_ruling_01_elsewhere_they_cannot_stop_the_others(seats: int, preset: Preset) -> None:
    scene = vetoed(Scene(seats, preset), "A")
    assert (scene.results, scene.outcome.reason) == ("SSS", "successes")


@pytest.mark.parametrize(("seats", "missions"), [(5, [2, 4, 5]), (7, [4, 5])])
def test_ruling_01_some_of_the_guides_missions_have_no_clean_team(
    seats: int, missions: list[int]
) -> None:
    scene = Scene(seats, "guide")
    clean = seats - scene.view.spy_count
    sizes = [mission.size for mission in scene.view.missions]
    assert [number for number, size in enumerate(sizes, 1) if size > clean] == missions

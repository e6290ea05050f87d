"""The Resistance: its numbers, cell by cell, as our source and the published game print them."""

import pytest

from bot.engines.resistance import SETUPS, Preset, Resistance, ResistanceOptions
from tests.engines.resistance_scene import TABLE, Scene

# seats: spies, resistance, five teams, rejections; a * where two sabotages are needed.
GUIDE = """
5 3 2 2 3 2 3 3 5
6 3 3 2 3 2 3* 3 5
7 4 3 2 3 3 4* 4 5
8 4 4 2 3 3 4 4 5
9 4 5 2 3 3 4* 4 5
10 4 6 3 4 4 5* 5 4
"""
CLASSIC = """
5 2 3 2 3 2 3 3 5
6 2 4 2 3 4 3 4 5
7 3 4 2 3 3 4* 4 5
8 3 5 3 4 4 5* 5 5
9 3 6 3 4 4 5* 5 5
10 4 6 3 4 4 5* 5 5
"""
ROWS = [
    (preset, *line.split())
    for preset, text in (("guide", GUIDE), ("classic", CLASSIC))
    for line in text.split("\n")
    if line
]
every_row = pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row[0]}-{row[1]}")
every_table = pytest.mark.parametrize(("seats", "preset"), TABLE)


def dealt(row: tuple[str, ...]) -> Scene:
    preset: Preset = "guide" if row[0] == "guide" else "classic"
    return Scene(int(row[1]), preset)


def test_there_is_a_row_for_all_who_can_play() -> None:
    assert [int(row[1]) for row in ROWS] == [*Resistance.players] * 2
    assert set(SETUPS) == set(Resistance.players) == {5, 6, 7, 8, 9, 10}


@every_row
def test_case_01_how_many_are_spies_and_how_many_resist(row: tuple[str, ...]) -> None:
    game = dealt(row).game
    assert len(game.spies) == len(set(game.spies)) == int(row[2])
    assert game.seats - len(game.spies) == int(row[3])


@every_row
@pytest.mark.parametrize("mission", range(1, 6))
def test_case_02_how_many_go_and_how_many_sabotages_it_takes(
    row: tuple[str, ...], mission: int
) -> None:
    found = dealt(row).view.missions[mission - 1]
    assert f"{found.size}{'*' * (found.need - 1)}" == row[3 + mission]


@every_row
@pytest.mark.parametrize("mission", range(1, 6))
def test_case_02_the_leader_is_asked_for_just_as_many(row: tuple[str, ...], mission: int) -> None:
    scene = dealt(row)
    scene.missions("SFSF"[: mission - 1])
    (offer,) = scene.game.legal(scene.game.leader)
    assert offer.least == offer.most == int(row[3 + mission][0])
    assert offer.among == tuple(str(seat) for seat in range(scene.game.seats))


@every_row
@pytest.mark.parametrize("mission", range(1, 6))
def test_case_02_one_sabotage_less_than_it_takes_does_nothing(
    row: tuple[str, ...], mission: int
) -> None:
    need = len(row[3 + mission])
    for sabotages, result in ((need - 1, "S"), (need, "F")):
        scene = dealt(row).missions("SFSF"[: mission - 1]).go(sabotages)
        assert scene.results[-1] == result
        assert scene.told("succeeded" if result == "S" else "failed").data["sabotages"] == sabotages


@every_row
def test_the_last_rejection_is_as_many_as_the_table_says(row: tuple[str, ...]) -> None:
    scene = dealt(row)
    for _ in range(int(row[9]) - 1):
        scene.reject()
        assert scene.game.outcome() is None
    assert scene.reject().outcome.reason == "rejections"
    assert scene.view.rejects == scene.view.limit == int(row[9])


@every_row
def test_the_lobby_is_shown_the_same_numbers(row: tuple[str, ...]) -> None:
    options = dealt(row).game.options
    assert Resistance.numbers(int(row[1]), options) == {
        "spies": int(row[2]),
        "resistance": int(row[3]),
        "teams": " ".join(row[4:9]),
        "rejections": int(row[9]),
    }


@every_table
def test_both_presets_are_shown_side_by_side_where_they_differ(seats: int, preset: Preset) -> None:
    guide, classic = (
        Resistance.numbers(seats, ResistanceOptions(preset=each)) for each in SETUPS[seats]
    )
    assert guide != classic
    assert list(guide) == list(classic)


@every_table
def test_no_team_is_larger_than_the_table_nor_needs_more_spies_than_there_are(
    seats: int, preset: Preset
) -> None:
    scene = Scene(seats, preset)
    for mission in scene.view.missions:
        assert mission.need <= len(scene.game.spies)
        assert mission.need <= mission.size <= seats

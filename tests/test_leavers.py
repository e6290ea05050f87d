"""Somebody gets up from a running game, of any kind: nobody waits for him, the others finish."""

from random import Random

import pytest

from bot.clock import pass_time
from bot.engines.registry import GAMES
from bot.snapshot import snapshot
from bot.table import Table
from tests.tables import (
    COMING,
    NOW,
    any_crowd,
    any_move,
    any_options,
    begun,
    opened,
    person_in,
    playing,
    state,
)

every_game = pytest.mark.parametrize("game_key", GAMES)
LONGEST = 20_000


def any_table(game_key: str, rng: Random, stand_in: bool) -> Table:
    options = any_options(game_key, rng)
    crowd = any_crowd(game_key, options, rng)
    if not stand_in:
        return begun(game_key, crowd, options, salt=f"{rng.getrandbits(32):08x}")
    table = opened(game_key, crowd, options, salt=f"{rng.getrandbits(32):08x}")
    table.configure(table.host, NOW, stand_in=True)
    table.start(table.host, COMING, NOW)
    return table


def people_move(table: Table, moves: int, rng: Random) -> None:
    """So many moves of people; where it is a computer's turn its pause passes."""
    for _ in range(moves):
        if table.stage != "playing":
            return
        here = [s for s in sorted(playing(table).waiting()) if table.sitters[s].plays]
        if here:
            seat = rng.choice(here)
            table.play_seat(seat, any_move(playing(table).legal(seat), rng), NOW)
        else:
            pass_time(table, max(table.pauses.values()))


@every_game
def test_who_left_is_waited_for_no_more_and_the_others_finish(game_key: str, long: bool) -> None:
    left = 0
    for number in range(300 if long else 30):
        rng = Random(f"leaver/{game_key}/{number}")
        table = any_table(game_key, rng, stand_in=False)
        people_move(table, rng.randrange(25), rng)
        if table.stage != "playing":
            continue
        seat = rng.choice([s for s, sitter in enumerate(table.sitters) if sitter.plays])
        gone = person_in(table, seat)
        table.leave(gone, NOW)
        left += 1
        for _ in range(LONGEST):
            if state(table) != "playing":
                break
            assert seat not in playing(table).waiting()
            assert snapshot(table, gone, NOW).seat is None
            people_move(table, 1, rng)
        assert state(table) in ("over", "closed")
        assert playing(table).outcome() is not None
    assert left > 10


@every_game
def test_where_the_table_allows_it_the_computer_plays_for_who_left(
    game_key: str, long: bool
) -> None:
    played = 0
    for number in range(60 if long else 6):
        rng = Random(f"stand-in/{game_key}/{number}")
        table = any_table(game_key, rng, stand_in=True)
        people_move(table, rng.randrange(15), rng)
        there = [s for s, sitter in enumerate(table.sitters) if sitter.plays]
        if table.stage != "playing" or len(there) < 2:
            continue
        seat = rng.choice(there)
        table.leave(person_in(table, seat), NOW)
        for _ in range(LONGEST):
            if state(table) != "playing":
                break
            if table.pauses and rng.random() < 0.9:
                assert seat in table.pauses
                entries = table.entries
                pass_time(table, table.pauses[seat])
                played += table.entries - entries
            else:
                people_move(table, 1, rng)
        assert state(table) == "over"
        assert seat not in playing(table).left
    assert played


@every_game
def test_when_all_have_left_it_is_over_or_closed(game_key: str) -> None:
    for number in range(10):
        rng = Random(f"all leave/{game_key}/{number}")
        table = any_table(game_key, rng, stand_in=number % 2 == 0)
        people_move(table, number, rng)
        people = [s.person.id for s in table.sitters if s.person]
        rng.shuffle(people)
        for person in people:
            if state(table) in ("playing", "over"):
                table.leave(person, NOW)
        for _ in range(LONGEST):
            if not table.pauses:
                break
            pass_time(table, max(table.pauses.values()))
        assert state(table) in ("over", "closed")

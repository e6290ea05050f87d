"""Where one may and where all may: challenges, blocks, checks and votes of the same moment."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from bot.engines.game import Game, Move, Seat
from bot.store import new_id
from bot.table import Table
from tests.store.racing import Processes, at_once, codes, play, race
from tests.tables import begun, playing, step

on_real_servers = pytest.mark.parametrize(
    "where", ["server", pytest.param("cluster", marks=pytest.mark.long)], indirect=True
)
pytestmark = on_real_servers


def who_may(game: Game, kind: str) -> list[Seat]:
    return [s for s in range(game.seats) if any(o.kind == kind for o in game.legal(s))]


def reached(
    game_key: str,
    people: int,
    wanted: Callable[[Game], bool],
    options: dict[str, Any] | None = None,
) -> Table:
    """A table of so many at a moment that is wanted."""
    for number in range(1000):
        rng = Random(f"{game_key}/{number}")
        table = begun(game_key, people, options, salt=f"{number:04x}")
        while table.stage == "playing":
            if wanted(playing(table)):
                table.id = new_id()
                return table
            step(table, rng)
    pytest.fail("no table comes to this")


def heard(table: Table, before: int, *kinds: str) -> list[str]:
    """Kinds of these events that were told since."""
    new = table.story[len(table.story) - (table.told - before) :]
    return [event.kind for event in new if event.kind in kinds]


async def test_coup_one_of_many_challenges_counts(processes: Processes) -> None:
    table = reached("coup", 8, lambda game: len(who_may(game, "challenge")) == 7)
    await processes[0].create(table)
    may = who_may(playing(table), "challenge")
    plays = [play(table, seat, Move(kind="challenge")) for seat in may[:5]]
    plays += [play(table, seat, Move(kind="pass")) for seat in may[5:]]
    after, refused = await race(processes, table, plays)
    assert refused >= 4
    assert len(heard(after, table.told, "doubted")) == 1


async def test_coup_one_of_many_blocks_counts(processes: Processes) -> None:
    table = reached("coup", 6, lambda game: len(who_may(game, "block")) == 5)
    await processes[0].create(table)
    may = who_may(playing(table), "block")
    plays = [play(table, seat, Move(kind="block", picks=("duke",))) for seat in may]
    after, refused = await race(processes, table, plays)
    assert (refused, len(heard(after, table.told, "blocked"))) == (4, 1)


async def test_resistance_ten_votes_all_count(processes: Processes) -> None:
    table = reached("resistance", 10, lambda game: len(who_may(game, "vote")) == 10)
    await processes[0].create(table)
    words = ("approve", "reject")
    plays = [play(table, s, Move(kind="vote", picks=(words[s % 2],))) for s in range(10)]
    after, refused = await race(processes, table, plays)
    assert (refused, after.entries - table.entries) == (0, 10)
    assert heard(after, table.told, "approved", "rejected") == ["rejected"]
    told = next(event for event in reversed(after.story) if event.kind == "rejected")
    assert (told.data["approving"], told.data["rejecting"]) == ([0, 2, 4, 6, 8], [1, 3, 5, 7, 9])


async def test_resistance_mini_one_of_many_checks_counts(processes: Processes) -> None:
    table = reached("resistance_mini", 4, lambda game: len(who_may(game, "check")) == 3)
    await processes[0].create(table)
    may = who_may(playing(table), "check")
    plays = [play(table, seat, Move(kind="check")) for seat in may]
    _, refused = await race(processes, table, plays)
    assert refused == 2


async def test_a_vote_that_was_taken_may_be_sent_again(processes: Processes) -> None:
    """A press repeated on a slow line is no second vote, and no fault."""
    table = reached("resistance", 5, lambda game: len(who_may(game, "vote")) == 5)
    await processes[0].create(table)
    mine = play(table, 3, Move(kind="vote", picks=("approve",)))
    assert codes(await at_once(processes, table.id, [mine.at] * 5)) == ["ok"] * 5
    version, after = await processes[1].load_versioned(table.id)
    assert (version, after.entries) == (2, table.entries + 1)
    assert playing(after).waiting() == {0, 1, 2, 4}


async def test_mafia_the_last_two_votes_close_the_vote_once(processes: Processes) -> None:
    def two_are_left(game: Game) -> bool:
        return len(who_may(game, "vote")) == len(game.waiting()) == 2

    table = reached("mafia", 8, two_are_left)
    await processes[0].create(table)
    last = who_may(playing(table), "vote")
    nominees = playing(table).legal(last[0])[0].among
    plays = [play(table, seat, Move(kind="vote", picks=(nominees[0],))) for seat in last]
    after, refused = await race(processes, table, plays)
    assert (refused, after.entries - table.entries) == (0, 2)
    counted = [e for e in after.story[-(after.told - table.told) :] if e.kind == "counted"]
    assert sorted(e.data["target"] for e in counted) == sorted(map(int, nominees))
    assert after.running is None or after.running.key != (table.running and table.running.key)


async def test_mafia_the_last_two_who_are_ready_end_the_night_once(processes: Processes) -> None:
    def two_are_left(game: Game) -> bool:
        return len(who_may(game, "ready")) == len(game.waiting()) == 2

    table = reached("mafia", 8, two_are_left)
    await processes[0].create(table)
    plays = [play(table, s, Move(kind="ready")) for s in who_may(playing(table), "ready")]
    after, refused = await race(processes, table, plays)
    assert (refused, after.entries - table.entries) == (0, 2)
    assert heard(after, table.told, "dawned", "ended") in (["dawned"], ["ended"])

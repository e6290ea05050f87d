"""Time passes at tables, whatever happens to the processes that let it pass."""

import asyncio
from random import Random

import pytest

from bot.clock import Clock
from bot.store import Store
from bot.table import Table
from tests.store.scene import (
    ANN,
    DAY,
    NOW,
    Hand,
    against_the_dealer,
    begun,
    gathered,
    handed_to_the_dealer,
    play_on,
)


@pytest.fixture
def other_hands(other: Store, time: Hand) -> Clock:
    """The clock of another process."""
    return Clock(other, time)


async def test_before_its_moment_nothing_happens(hands: Clock, store: Store, time: Hand) -> None:
    table = begun()
    await store.create(table)
    assert table.due is not None
    time.moment = table.due - 0.001
    assert await hands.tick() == 0
    assert await store.load_versioned(table.id) == (1, table)


async def test_a_clock_warns_and_then_answers_for_the_silent(
    hands: Clock, store: Store, time: Hand
) -> None:
    table = begun()
    await store.create(table)
    assert table.running is not None
    key, deadline = table.running.key, table.running.deadline
    assert deadline is not None
    time.moment = deadline - 10
    assert await hands.tick() == 1
    warned = (await store.load(table.id)).running
    assert warned is not None
    assert (warned.key, warned.deadline, warned.warned) == (key, deadline, True)
    assert await hands.tick() == 0
    time.moment = deadline
    assert await hands.tick() == 1
    table = await store.load(table.id)
    assert table.entries == 1
    assert table.running is not None
    assert table.running.key != key


async def test_two_clocks_lapse_a_table_once(
    hands: Clock, other_hands: Clock, store: Store, time: Hand
) -> None:
    table = begun()
    await store.create(table)
    assert table.running is not None
    assert table.running.deadline is not None
    time.moment = table.running.deadline
    assert list(await asyncio.gather(hands.tick(), other_hands.tick())) == [1, 1]
    assert await store.load_versioned(table.id) == (2, await other_hands._store.load(table.id))
    assert (await store.load(table.id)).entries == 1


async def test_the_dealer_moves_after_its_pause(hands: Clock, store: Store, time: Hand) -> None:
    table = await handed_to_the_dealer(store)
    (pause,) = table.pauses.values()
    time.moment = pause - 0.001
    assert await hands.tick() == 0
    time.moment = pause
    assert await hands.tick() == 1
    after = await store.load(table.id)
    assert after.entries == table.entries + 1
    assert all(moment > pause for moment in after.pauses.values())


async def test_a_solo_game_comes_to_its_end(hands: Clock, store: Store, time: Hand) -> None:
    table = against_the_dealer()
    await store.create(table)

    def play(table: Table) -> None:
        if table.stage == "playing" and not table.pauses:
            play_on(table, Random(table.entries), time.now())

    for _ in range(500):
        await store.change(table.id, play)
        await time.sleep(2)
        await hands.tick()
        if (await store.load(table.id)).stage == "over":
            break
    record = await store.record(table.id)
    assert record is not None
    assert {entry.kind for entry in record.entries} == {"move"}
    assert {entry.seat for entry in record.entries} == {0, 1}


async def test_a_table_that_expires_is_closed_and_never_due_again(
    hands: Clock, store: Store, time: Hand
) -> None:
    lobby, solo = gathered(), against_the_dealer()
    for table in (lobby, solo):
        await store.create(table)
    time.moment = NOW + 30 * DAY
    assert await hands.tick() == 2
    for table in (lobby, solo):
        table = await store.load(table.id)
        assert (table.stage, table.secret, table.seed) == ("closed", "", "")
    assert await hands.tick() == 0
    assert await store.tables_of(ANN.id) == []

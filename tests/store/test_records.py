"""Records: of every game that is over, of no other, and they hold."""

from random import Random

import pytest

from bot import replay
from bot.link import Client
from bot.store import Store, Unknown, keys
from bot.table import Table
from tests.store.scene import (
    ANN,
    BEN,
    COMING,
    DAY,
    NOW,
    begun,
    play_on,
)


def play_out(table: Table) -> None:
    """Moves to the end of the match."""
    number = 0
    while table.stage == "playing":
        play_on(table, Random(f"{table.seed}{number}"))
        number += 1


async def test_there_is_a_record_once_the_game_is_over_and_it_holds(store: Store) -> None:
    table = begun()
    await store.create(table)
    assert await store.record(table.id) is None
    await store.change(table.id, lambda table: play_on(table, Random(1)))
    assert await store.record(table.id) is None
    assert await store.record(table.id, 1) is None
    await store.change(table.id, play_out)
    record = await store.record(table.id)
    assert record is not None
    assert record == await store.record(table.id, 1)
    assert len(record.entries) == (await store.load(table.id)).entries
    assert list(replay.findings(replay.read(record.model_dump_json())))


async def test_an_unfinished_record_is_never_read_however_long_it_is(
    store: Store, client: Client
) -> None:
    table = begun()
    await store.create(table)
    for entries in range(1, 5):
        await store.change(table.id, lambda table: play_on(table, Random(table.entries)))
        lines = await client.execute_command("GET", keys.of_record(table.id, 1))
        assert lines.count("\n") == 1 + entries
        assert await store.record(table.id) is None
        assert await store.record(table.id, 1) is None
    assert (await store.load(table.id)).stage == "playing"


async def test_each_deal_has_its_record(store: Store) -> None:
    table = begun()
    await store.create(table)
    await store.change(table.id, play_out)
    first = await store.record(table.id)
    for person in (ANN, BEN):
        await store.change(table.id, lambda t, p=person: t.again(p.id, "", "5e" * 32, NOW))  # type: ignore[misc]
    await store.change(table.id, lambda table: play_on(table, Random(1)))
    assert await store.record(table.id) == first
    await store.change(table.id, play_out)
    second = await store.record(table.id)
    assert second == await store.record(table.id, 2) != first == await store.record(table.id, 1)
    assert second is not None
    assert second.finish.secret == COMING
    assert list(replay.findings(replay.read(second.model_dump_json())))


async def test_a_change_that_ends_one_deal_and_begins_the_next_writes_to_both(
    store: Store,
) -> None:
    table = begun()
    await store.create(table)

    def end_and_begin(table: Table) -> None:
        play_out(table)
        for person in (ANN, BEN):
            table.again(person.id, "", "5e" * 32, NOW)
        play_out(table)

    await store.change(table.id, end_and_begin)
    for deal in (1, 2):
        record = await store.record(table.id, deal)
        assert record is not None
        assert list(replay.findings(replay.read(record.model_dump_json())))


async def test_a_table_that_expires_unfinished_leaves_no_record(
    store: Store, client: Client
) -> None:
    table = begun()
    await store.create(table)
    await store.change(table.id, lambda table: play_on(table, Random(1)))
    assert await client.exists(keys.of_record(table.id, 1))

    def expire(table: Table) -> None:
        table.running = None
        table.lapse(NOW + 8 * DAY)
        assert table.stage == "closed"

    await store.change(table.id, expire)
    assert not await client.exists(keys.of_record(table.id, 1))
    assert await store.record(table.id) is None
    stored = await client.hget(keys.of_table("table", table.id), "body")
    assert stored is not None
    assert table.secret not in stored
    assert table.seed not in stored


async def test_a_finished_game_outlives_the_expiry_of_its_table(store: Store) -> None:
    table = begun()
    await store.create(table)
    await store.change(table.id, play_out)
    await store.change(table.id, lambda table: table.lapse(NOW + 8 * DAY))
    assert (await store.load(table.id)).stage == "closed"
    assert await store.record(table.id) is not None


async def test_records_are_of_tables_that_exist(store: Store) -> None:
    with pytest.raises(Unknown):
        await store.record("nobodyknowsit")
    assert await store.record("nobodyknowsit", 1) is None

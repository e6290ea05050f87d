"""The queue of updates: each is taken once, by whichever process, and none is lost on the way."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from redis.exceptions import ResponseError

from bot import queue
from bot.link import Client, connect, end
from bot.queue import PAGE, REMEMBERED, SHARDS, Full, Taken, Updates
from tests.store.conftest import Where

BODY = '{"update_id": 7}'
LET_GO = 0.15


@pytest.fixture
def updates(client: Client) -> Updates:
    return Updates(client)


@pytest.fixture
def others(other_client: Client) -> Updates:
    """The queue as another process has it."""
    return Updates(other_client)


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """What nobody holds is soon let go."""
    monkeypatch.setattr(queue, "HELD", LET_GO)


async def take(updates: Updates, shard: int = 3) -> list[Taken]:
    """What waits; the first time the shard only gets its readers."""
    return await updates.take(shard, 10) or await updates.take(shard, 10)


async def test_what_is_put_in_is_taken_out_once(updates: Updates, others: Updates) -> None:
    assert await updates.put(7, BODY)
    (taken,) = await take(updates)
    assert (taken.update_id, taken.body, taken.times) == (7, BODY, 1)
    assert await take(others) == []
    await updates.finish(taken)
    assert await updates.waiting() == 0


async def test_what_was_heard_before_is_not_queued_again_for_a_day(
    updates: Updates, others: Updates, client: Client
) -> None:
    assert await updates.put(7, BODY)
    assert not await others.put(7, BODY)
    (taken,) = await take(updates)
    await updates.finish(taken)
    assert not await updates.put(7, BODY)
    assert 24 * 3600 < await client.ttl("seen:{3}:0") <= REMEMBERED


@pytest.mark.parametrize("first", [0, 4 * PAGE - 3, 2**31, 2**53 - 9])
async def test_numbers_are_told_apart_wherever_they_begin(updates: Updates, first: int) -> None:
    numbers = range(first, first + 9)
    assert all(await asyncio.gather(*(updates.put(number, BODY) for number in numbers)))
    assert not any(await asyncio.gather(*(updates.put(number, BODY) for number in numbers)))


async def test_what_a_server_refuses_for_another_reason_is_refused(server: Client) -> None:
    await server.set("updates:{3}", "something else")
    with pytest.raises(ResponseError, match="WRONGTYPE"):
        await Updates(server).take(3, 1)


async def test_who_hears_the_same_at_once_queues_it_once(updates: Updates, others: Updates) -> None:
    heard = await asyncio.gather(*(ear.put(7, BODY) for ear in [updates, others] * 20))
    assert sum(heard) == 1
    assert len(await take(updates)) == 1


async def test_whoever_waits_is_woken(updates: Updates, others: Updates) -> None:
    await updates.take(3, 10)
    waiting = asyncio.create_task(updates.take(3, 10))
    await asyncio.sleep(0.05)
    await others.put(7, BODY)
    assert [taken.update_id for taken in await waiting] == [7]


async def test_no_more_is_taken_than_there_is_room_for(updates: Updates) -> None:
    for number in range(0, 12, 4):
        await updates.put(number, BODY)
    await updates.take(0, 2)
    assert [taken.update_id for taken in await updates.take(0, 2)] == [0, 4]
    assert [taken.update_id for taken in await updates.take(0, 2)] == [8]


async def test_what_a_dead_process_had_in_hand_is_taken_over(
    updates: Updates, others: Updates, impatient: None
) -> None:
    await updates.put(7, BODY)
    (dropped,) = await take(updates)
    await asyncio.sleep(LET_GO + 0.05)
    found = await others.take_over(3)
    assert found == Taken(7, BODY, dropped.place, times=2)
    assert found is not None
    await others.finish(found)
    assert await others.take_over(3) is None


async def test_what_is_held_is_left_to_its_holder(
    updates: Updates, others: Updates, impatient: None
) -> None:
    for number in (3, 7):
        await updates.put(number, BODY)
    held, dropped = await take(updates)
    await asyncio.sleep(LET_GO + 0.05)
    await updates.hold(held)
    found = await others.take_over(3)
    assert found is not None
    assert found.place == dropped.place
    assert await others.take_over(3) is None
    await asyncio.sleep(LET_GO + 0.05)
    again = await others.take_over(3)
    assert again is not None
    assert (again.place, again.times) == (held.place, 2)


async def test_holding_what_is_finished_brings_nothing_back(
    updates: Updates, others: Updates, impatient: None
) -> None:
    await updates.put(7, BODY)
    (taken,) = await take(updates)
    await others.finish(taken)
    await updates.hold(taken)
    await asyncio.sleep(LET_GO + 0.05)
    assert await updates.take_over(3) is None
    assert await updates.waiting() == 0


async def test_an_update_that_finds_no_room_may_come_again(
    updates: Updates, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(queue, "MOST_WAITING", 1)
    await updates.put(3, BODY)
    with pytest.raises(Full):
        await updates.put(7, BODY)
    (first,) = await take(updates)
    await updates.finish(first)
    assert await updates.put(7, BODY)


async def test_many_processes_take_each_update_once(updates: Updates, where: Where) -> None:
    clients: list[Client] = [await connect(*where) for _ in range(3) if where[0]]
    readers = [updates, *map(Updates, clients)]
    taken: list[int] = []

    async def read(reader: Updates, shard: int) -> None:
        while True:
            for each in await reader.take(shard, 3):
                taken.append(each.update_id)
                await reader.finish(each)

    tasks = [asyncio.create_task(read(each, shard)) for each in readers for shard in SHARDS]
    await asyncio.gather(*(updates.put(number, BODY) for number in range(200)))
    async with asyncio.timeout(20):
        while await updates.waiting():  # noqa: ASYNC110 - readers of several clients empty it
            await asyncio.sleep(0.02)
    await end(tasks)
    assert sorted(taken) == list(range(200))
    for client in clients:
        await client.aclose()


@pytest.fixture
async def forgetful(server: Client) -> AsyncIterator[Client]:
    yield server
    await server.flushall()


async def test_a_server_that_forgot_everything_is_told_anew(forgetful: Client) -> None:
    updates = Updates(forgetful)
    await updates.put(7, BODY)
    assert len(await take(updates)) == 1
    await forgetful.flushall()
    await forgetful.function_flush()
    await updates.put(7, BODY)
    assert len(await take(updates)) == 1

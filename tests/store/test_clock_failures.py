"""What fails while time passes: a clock, a computer, a table, the store. Nothing is lost."""

import asyncio
from collections.abc import Callable, Sequence
from random import Random

import pytest

from bot import clock
from bot.clock import Clock
from bot.engines.game import Move, Offer, View
from bot.link import Client
from bot.store import Store, keys
from tests.store.scene import DAY, Hand, begun, handed_to_the_dealer


async def test_a_clock_that_dies_before_its_commit_loses_nothing(
    store: Store, other: Store, time: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = begun()
    await store.create(table)
    assert table.running is not None
    assert table.running.deadline is not None
    time.moment = table.running.deadline
    reached = asyncio.Event()

    async def never(*_: object) -> bool:
        reached.set()
        await asyncio.Event().wait()
        return False

    monkeypatch.setattr(store, "_commit", never)
    dying = asyncio.create_task(Clock(store, time).tick())
    await reached.wait()
    dying.cancel()
    with pytest.raises(asyncio.CancelledError):
        await dying
    assert (await other.load(table.id)).entries == 0
    await Clock(other, time).tick()
    assert (await other.load(table.id)).entries == 1


def mistaken(view: View) -> Move:
    raise KeyError("live blank live")


def cheating(view: View) -> Move:
    return Move(kind="win")


@pytest.mark.parametrize("answer", [mistaken, cheating])
async def test_a_computer_that_errs_holds_up_nobody_and_tells_nothing(
    hands: Clock,
    store: Store,
    time: Hand,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    answer: Callable[[View], Move],
) -> None:
    def choose(game: str, view: View, offers: Sequence[Offer], rng: Random) -> Move:
        return answer(view)

    table = await handed_to_the_dealer(store)
    monkeypatch.setattr(clock, "choose", choose)
    time.moment = max(table.pauses.values())
    await hands.tick()
    assert (await store.load(table.id)).entries == table.entries + 1
    assert f"the computer at table {table.id}" in caplog.text
    assert "live blank live" not in caplog.text


async def test_a_due_id_without_a_table_is_forgotten(
    hands: Clock, store: Store, client: Client, time: Hand
) -> None:
    table = begun()
    await store.create(table)
    await client.delete(keys.of_table("table", table.id))
    time.moment += DAY
    assert await hands.tick() == 1
    assert await hands.tick() == 0


async def test_a_table_that_fails_holds_up_no_other_and_is_tried_again(
    hands: Clock,
    store: Store,
    client: Client,
    time: Hand,
    caplog: pytest.LogCaptureFixture,
) -> None:
    broken, sound = begun(), begun()
    for table in (broken, sound):
        await store.create(table)
    place = keys.of_table("table", broken.id)
    body = await client.hget(place, "body")
    assert body is not None
    await client.hset(place, "body", '{"secret": "5ec4e7"}')
    time.moment += DAY
    await hands.tick()
    assert (await store.load(sound.id)).entries == 1
    assert f"time stands still at table {broken.id}" in caplog.text
    assert "5ec4e7" not in caplog.text

    await client.hset(place, "body", body)
    await hands.tick()
    assert (await store.load(broken.id)).entries == 0
    await time.sleep(clock.AFTER_FAILURE)
    await hands.tick()
    assert (await store.load(broken.id)).entries == 1


async def test_as_many_failing_tables_as_are_asked_for_at_once_hold_up_no_other(
    hands: Clock, store: Store, client: Client, time: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clock, "AT_MOST", 1)
    one, more = begun(), iter(begun, None)
    other = next(it for it in more if keys.shard_of(it.id) == keys.shard_of(one.id))
    broken, sound = sorted((one, other), key=lambda table: table.id)
    for table in (broken, sound):
        await store.create(table)
    await client.hset(keys.of_table("table", broken.id), "body", "{}")
    time.moment += DAY
    for _ in range(2):
        await hands.tick()
    assert (await store.load(sound.id)).entries == 1


async def test_the_loop_outlives_what_fails_in_it(
    hands: Clock, store: Store, time: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clock, "OFTEN", 10.0)
    monkeypatch.setattr(clock, "AFTER_DEAFNESS", 0.0)
    table = begun()
    await store.create(table)
    due, failures = store.due, iter([OSError("gone"), RuntimeError("odd")])

    async def sometimes(now: float, limit: int) -> list[str]:
        for failure in failures:
            raise failure
        return await due(now, limit)

    monkeypatch.setattr(store, "due", sometimes)
    running = asyncio.create_task(hands.run())
    while (await store.load(table.id)).entries == 0:
        assert not running.done()
    running.cancel()
    assert next(failures, None) is None

"""Handling what is queued: to the end, once, and what never succeeds not for ever."""

import asyncio
import json
import logging
from collections.abc import Callable

import pytest

from bot import queue
from bot.handlers import workers
from bot.handlers.workers import TRIES
from bot.link import Client
from bot.queue import Updates
from bot.store import Profile, Store
from tests.handlers.guests import LONGEST, Guest, until
from tests.handlers.running import Running


@pytest.fixture
def updates(client: Client) -> Updates:
    return Updates(client)


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """What nobody holds is soon let go."""
    monkeypatch.setattr(queue, "HELD", 0.2)
    monkeypatch.setattr(workers, "HELD", 0.2)


@pytest.fixture
def slowly(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """To know somebody takes a second; who was asked for."""
    asked: list[str] = []
    person = Store.person

    async def slow(store: Store, person_id: str) -> Profile:
        asked.append(person_id)
        await asyncio.sleep(1)
        return await person(store, person_id)

    monkeypatch.setattr(Store, "person", slow)
    return asked


async def emptied(updates: Updates) -> None:
    async with asyncio.timeout(LONGEST):
        while await updates.waiting():  # noqa: ASYNC110 - the bot empties it
            await asyncio.sleep(0.02)


async def test_told_to_stop_the_bot_finishes_what_takes_long(
    slowly: list[str], bot: Running, anya: Guest, updates: Updates
) -> None:
    anya.phone.start()
    await until(lambda: slowly)
    await bot.stop()
    await anya.sees("Привет")
    assert await updates.waiting() == 0


async def test_what_takes_long_is_left_to_whoever_is_at_it(
    slowly: list[str], impatient: None, bot: Running, anya: Guest, updates: Updates
) -> None:
    anya.phone.start()
    await anya.sees("Привет")
    await emptied(updates)
    assert slowly == [anya.id]


async def test_what_only_waits_keeps_nobody_waiting(
    monkeypatch: pytest.MonkeyPatch, bot: Running, anya: Guest, tom: Guest
) -> None:
    """More of it than are handled at once, of whichever shard."""
    waiting, let_go = [], asyncio.Event()
    person = Store.person

    async def slow(store: Store, person_id: str) -> Profile:
        if person_id == anya.id:
            waiting.append(person_id)
            await let_go.wait()
        return await person(store, person_id)

    monkeypatch.setattr(Store, "person", slow)
    many = len(queue.SHARDS) * (workers.AT_ONCE + 1)
    for _ in range(many):
        anya.phone.start()
    await until(lambda: len(waiting) == many)
    tom.phone.start()
    await tom.sees("Hello")
    let_go.set()
    await anya.sees("Привет")


async def test_an_update_that_always_fails_is_given_up_and_holds_up_nobody(
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    impatient: None,
    bot: Running,
    anya: Guest,
    tom: Guest,
    updates: Updates,
) -> None:
    asked: list[str] = []
    person = Store.person

    async def poisonous(store: Store, person_id: str) -> Profile:
        if person_id == anya.id:
            asked.append(person_id)
            raise ArithmeticError("hush")
        return await person(store, person_id)

    monkeypatch.setattr(Store, "person", poisonous)
    with caplog.at_level(logging.ERROR):
        anya.phone.start()
        tom.phone.start()
        await tom.sees("Hello")
        await emptied(updates)
    assert len(asked) == TRIES
    assert len([line for line in caplog.messages if "is given up" in line]) == 1
    assert "hush" not in caplog.text


@pytest.mark.parametrize(
    "body",
    [
        {"message": {"text": "without anything else", "secret": "hush"}},
        {"message": "hush"},
        {"callback_query": []},
    ],
)
async def test_an_update_that_cannot_be_read_is_given_up_at_once(
    caplog: pytest.LogCaptureFixture, bot: Running, updates: Updates, body: dict[str, object]
) -> None:
    with caplog.at_level(logging.ERROR):
        await updates.put(1, json.dumps({"update_id": 1} | body))
        await emptied(updates)
    assert len([line for line in caplog.messages if "cannot be read" in line]) == 1
    assert "hush" not in caplog.text


async def test_kinds_of_update_that_we_do_not_know_are_let_pass(
    caplog: pytest.LogCaptureFixture, bot: Running, anya: Guest, updates: Updates
) -> None:
    with caplog.at_level(logging.WARNING):
        await updates.put(1, '{"update_id": 1, "telepathy": {"thought": "hush"}}')
        await updates.put(2, '{"update_id": 2}')
        await emptied(updates)
    assert [line for line in caplog.messages if "update" in line] == []


async def test_an_update_over_which_processes_die_is_given_up(
    caplog: pytest.LogCaptureFixture,
    impatient: None,
    start_bot: Callable[[], Running],
    anya: Guest,
    updates: Updates,
) -> None:
    """They cannot count how often they died: Redis does."""
    await updates.put(4, '{"update_id": 4, "message": {}}')
    await updates.take(0, 1)
    (taken,) = await updates.take(0, 1)
    for _ in range(TRIES - 1):
        await asyncio.sleep(0.25)
        again = await updates.take_over(0)
        assert again is not None
        assert again.place == taken.place
    with caplog.at_level(logging.ERROR):
        start_bot()
        await emptied(updates)
    assert "update 4 is given up, it failed too often" in caplog.messages

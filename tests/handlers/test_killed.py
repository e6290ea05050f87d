"""The bot as a process of its own, on a real Redis, killed in the middle of a match."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest

from bot.link import Client, connect
from bot.store import Store
from bot.timing import MovableTime
from sandbox import phone, queries
from sandbox.chats import Chat
from tests.handlers.conftest import MINI_APP
from tests.handlers.guests import LONGEST, Guest, begin, keyboards, on_turn
from tests.handlers.running import TOKEN

Spawn = Callable[[], Awaitable[asyncio.subprocess.Process]]


@pytest.fixture
def time() -> MovableTime:
    """The bot's own process lives in real time, and so does Telegram here."""
    return MovableTime()


@pytest.fixture
async def client(redis_server: str) -> AsyncIterator[Client]:
    client = await connect(redis_server)
    await client.flushall()
    yield client
    await client.aclose()


@pytest.fixture
async def spawn(server: str, redis_server: str) -> AsyncIterator[Spawn]:
    environment = {
        **os.environ,
        "BOT_TOKEN": TOKEN,
        "WEBAPP_URL": MINI_APP,
        "TELEGRAM_API": server,
        "REDIS_URL": redis_server,
    }
    spawned: list[asyncio.subprocess.Process] = []

    async def start() -> asyncio.subprocess.Process:
        spawned.append(
            await asyncio.create_subprocess_exec(sys.executable, "-m", "bot", env=environment)
        )
        return spawned[-1]

    yield start
    for process in spawned:
        if process.returncode is None:
            process.terminate()
        await process.wait()


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A tap is answered however long a process takes to start on this machine."""
    monkeypatch.setattr(phone, "PATIENCE", LONGEST)
    monkeypatch.setattr(queries, "ANSWERABLE", LONGEST)


async def test_killed_in_the_middle_of_a_match_it_goes_on_and_calls_nobody_twice(
    spawn: Spawn, anya: Guest, tom: Guest, store: Store, group: Chat, patient: None
) -> None:
    first = await spawn()
    table_id = await begin(store, anya, tom)
    who, question = await on_turn(store, table_id, anya, tom)
    first.send_signal(signal.SIGKILL)
    await first.wait()
    before = await store.load(table_id)
    cards = [[m.id for m in keyboards(guest)] for guest in (anya, tom)]
    tapping = asyncio.create_task(who.phone.tap(who.dm, str(keyboards(who)[-1].id), 0, 0))
    await spawn()
    answer = await tapping
    assert answer["toast"]
    after = await store.load(table_id)
    assert after.entries == 1
    assert (before.secret, before.deals) == (after.secret, after.deals)
    assert await on_turn(store, table_id, anya, tom) != (who, question)
    for guest, known in zip((anya, tom), cards, strict=True):
        assert len(keyboards(guest)) <= len(known) + 1


async def test_told_to_stop_it_finishes_and_exits_well(
    client: Client, spawn: Spawn, anya: Guest
) -> None:
    process = await spawn()
    anya.phone.start()
    await anya.sees("Привет")
    process.terminate()
    assert await process.wait() == 0

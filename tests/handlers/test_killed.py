"""The bot as a process of its own, on a real Redis, killed in the middle of its games."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest

from bot.engines.registry import GAMES
from bot.link import Client
from bot.people import Person
from bot.store import Store
from bot.table import Table
from bot.timing import MovableTime
from sandbox import phone, queries
from sandbox.chats import Chat
from sandbox.telegram import Telegram
from tests.handlers.conftest import MINI_APP
from tests.handlers.guests import LONGEST, Guest, begin, keyboards, on_turn, until
from tests.handlers.running import TOKEN
from tests.leaks import read_back
from tests.processes import kill
from tests.redis_server import emptied
from tests.stages import in_every_stage
from tests.tables import playing

Spawn = Callable[[], Awaitable[asyncio.subprocess.Process]]


@pytest.fixture
def time() -> MovableTime:
    """The bot's own process lives in real time, and so does Telegram here."""
    return MovableTime()


@pytest.fixture
async def client(redis_server: str) -> AsyncIterator[Client]:
    async with emptied(redis_server) as client:
        yield client


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
    await kill(first)
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


LEFT = 8.0
"""Seconds that clocks still run when the bot starts: it is killed before or after, as it comes."""


async def lapsed(store: Store, table: Table) -> Table:
    """The table once silence has answered at it."""
    async with asyncio.timeout(LONGEST):
        while True:
            if (after := await store.load(table.id)).entries > table.entries:
                return after
            await asyncio.sleep(0.05)


def handed_out(table: Table, sandbox: Telegram, now: float) -> Guest:
    """Give a seat that is waited for to somebody on Telegram, and let its clock run out soon."""
    person = sandbox.add_person("Guest", "en", started=True)
    table.sitters[min(playing(table).waiting())].person = Person(id=str(person.id), name="Guest")
    running = table.running
    assert running is not None
    assert running.deadline is not None
    later = now + LEFT - running.deadline
    table.running = running.model_copy(
        update={"started": running.started + later, "deadline": running.deadline + later}
    )
    table.touched = now
    table.pace = "slow"  # what comes after it lasts for hours
    return Guest(sandbox, person)


async def test_killed_in_every_stage_of_every_game_each_clock_runs_on_and_ends_once(
    spawn: Spawn, store: Store, sandbox: Telegram, time: MovableTime
) -> None:
    tables = [table for game_key in GAMES for table in in_every_stage(game_key)]
    guests = [handed_out(table, sandbox, time.now()) for table in tables]
    for table, guest in zip(tables, guests, strict=True):
        await store.set_can_dm(guest.id, True)
        await store.create(table)
    first = await spawn()
    await until(lambda: all(guest.from_bot() for guest in guests))
    await kill(first)
    before = [await store.load(table.id) for table in tables]
    assert [table.seed for table in before] == [table.seed for table in tables]
    await spawn()
    for table in tables:
        after = await lapsed(store, table)
        expected, running = read_back(table), table.running
        assert running is not None
        expected.answer_for_silent(running.key, time.now())
        assert (after.game, after.entries) == (expected.game, expected.entries)
        assert after.running is None or after.running.started >= (running.deadline or 0)
    await until(lambda: all(len(keyboards(guest)) <= 1 for guest in guests))

"""A web app over real HTTP on a store, and people with phones."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import pytest
from aiohttp.test_utils import TestClient, TestServer

from bot.store import Client, Store, connect
from bot.timing import MovableTime
from tests.webapp.phone import TOKEN, Live, Phone
from webapp.app import create_app
from webapp.protocol import BotNames

Web = TestClient[Any, Any]


@pytest.fixture
def time() -> MovableTime:
    return MovableTime()


@pytest.fixture(params=["in the process", "real"])
async def redis(request: pytest.FixtureRequest) -> AsyncIterator[Client]:
    """One inside this process, then a real one."""
    real = request.param == "real"
    client = await connect(request.getfixturevalue("redis_server") if real else None)
    await client.flushall()
    yield client
    await client.aclose()


@pytest.fixture
def store(redis: Client, time: MovableTime) -> Store:
    return Store(redis, time)


@pytest.fixture
async def another(redis: Client, time: MovableTime) -> AsyncIterator[Callable[[], Awaitable[Web]]]:
    """Makes web processes: apps that share nothing but the Redis."""
    started: list[Web] = []

    async def start() -> Web:
        app = create_app(Store(redis, time), TOKEN, BotNames(username="a_bot", app="table"), time)
        client = TestClient(TestServer(app))
        await client.start_server()
        started.append(client)
        return client

    yield start
    for client in started:
        await client.close()


@pytest.fixture
async def web(another: Callable[[], Awaitable[Web]]) -> Web:
    return await another()


@pytest.fixture
async def anya(web: Web, time: MovableTime) -> Phone:
    return await Phone.of(web, time.now(), 101, "Аня", "ru")


@pytest.fixture
async def bojan(web: Web, time: MovableTime) -> Phone:
    return await Phone.of(web, time.now(), 102, "Бојан", "mk")


@pytest.fixture
async def cyrus(web: Web, time: MovableTime) -> Phone:
    return await Phone.of(web, time.now(), 103, "کوروش", "fa")


@pytest.fixture
async def duel(anya: Phone, bojan: Phone) -> tuple[Live, Live]:
    """A running duel of two: whose turn it is first, then the other."""
    table = await anya.open(salt="aa")
    await bojan.post(f"/api/tables/{table}/sit", salt="bb")
    await anya.post(f"/api/tables/{table}/start")
    both = await asyncio.gather(anya.at(table), bojan.at(table))
    for live in both:
        await live.see_until(stage="playing")
    first, second = sorted(both, key=lambda live: live.snapshot["question"] is None)
    for live in both:  # everybody has seen everybody come
        while not all(person["here"] for person in live.snapshot["people"]):
            await live.see()
    return first, second

"""Each test of the store runs on a Redis inside the process and on a real one."""

from collections.abc import AsyncIterator

import pytest

from bot.link import Client, connect
from bot.store import Store
from tests.store.scene import Hand


@pytest.fixture
def time() -> Hand:
    return Hand()


@pytest.fixture(params=["embedded", "server"])
async def client(request: pytest.FixtureRequest) -> AsyncIterator[Client]:
    """An empty Redis that knows none of our functions."""
    url = None if request.param == "embedded" else request.getfixturevalue("redis_server")
    client = await connect(url)
    await client.flushall()
    await client.execute_command("FUNCTION", "FLUSH")
    yield client
    await client.aclose()


@pytest.fixture
async def server(redis_server: str) -> AsyncIterator[Client]:
    """An empty Redis, always a real one: for what only a real one can do."""
    client = await connect(redis_server)
    await client.flushall()
    yield client
    await client.aclose()


@pytest.fixture
async def other_client(client: Client, request: pytest.FixtureRequest) -> AsyncIterator[Client]:
    """What another process has: connections of its own to the same Redis."""
    if "server" in request.node.callspec.id:
        other = await connect(request.getfixturevalue("redis_server"))
        yield other
        await other.aclose()
    else:
        yield client


@pytest.fixture
def store(client: Client, time: Hand) -> Store:
    return Store(client, time)


@pytest.fixture
def other(other_client: Client, time: Hand) -> Store:
    """The store of another process."""
    return Store(other_client, time)

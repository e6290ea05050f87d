"""Each test of the store runs on a Redis inside the process, a real one, and a real cluster."""

from collections.abc import AsyncIterator, Iterator

import pytest

from bot.clock import Clock
from bot.link import Client, connect
from bot.store import Store
from tests.conftest import program
from tests.store.racing import Processes
from tests.store.scene import Hand
from tests.store.servers import cluster_of_redis

Where = tuple[str | None, bool]


@pytest.fixture
def time() -> Hand:
    return Hand()


@pytest.fixture(scope="session")
def redis_cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The URL of a node of a real cluster."""
    folder = tmp_path_factory.mktemp("cluster")
    with cluster_of_redis(program("redis-server"), program("redis-cli"), folder) as url:
        yield url


@pytest.fixture(params=["embedded", "server", pytest.param("cluster", marks=pytest.mark.long)])
def where(request: pytest.FixtureRequest) -> Where:
    """What to connect to: address, and whether it is a cluster's."""
    if request.param == "embedded":
        return None, False
    url: str = request.getfixturevalue(f"redis_{request.param}")
    return url, request.param == "cluster"


@pytest.fixture
async def client(where: Where) -> AsyncIterator[Client]:
    """An empty Redis that knows none of our functions."""
    client = await connect(*where)
    await client.flushall()
    await client.function_flush()
    yield client
    await client.aclose()


@pytest.fixture
async def other_client(where: Where, client: Client) -> AsyncIterator[Client]:
    """What another process has: connections of its own to the same Redis."""
    if where == (None, False):
        yield client
    else:
        other = await connect(*where)
        yield other
        await other.aclose()


@pytest.fixture
async def server(redis_server: str) -> AsyncIterator[Client]:
    """An empty Redis, always a real one: for what only a real one can do."""
    client = await connect(redis_server)
    await client.flushall()
    yield client
    await client.aclose()


@pytest.fixture
def store(client: Client, time: Hand) -> Store:
    return Store(client, time)


@pytest.fixture
def other(other_client: Client, time: Hand) -> Store:
    """The store of another process."""
    return Store(other_client, time)


@pytest.fixture
async def processes(where: Where, client: Client, time: Hand) -> AsyncIterator[Processes]:
    """The stores of two processes, each with connections of its own."""
    other = await connect(*where)
    yield Store(client, time), Store(other, time)
    await other.aclose()


@pytest.fixture
def hands(store: Store, time: Hand) -> Clock:
    return Clock(store, time)

"""What the web app goes on with after its Redis was away for a while."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest
from aiohttp import web
from aiohttp.test_utils import unused_port
from aiohttp.typedefs import Handler
from fakeredis import FakeAsyncRedis, FakeServer

from bot.people import Person
from bot.store import Lost, News, Store
from bot.timing import MovableTime
from tests.webapp.phone import TOKEN
from webapp import rooms
from webapp.app import create_app
from webapp.protocol import BotNames
from webapp.rooms import Listener, Rooms

LONGEST = 20.0
TABLE = "Tab1e0000000"
UPGRADE = f"""GET /live/{TABLE} HTTP/1.1\r
Host: table\r
Upgrade: websocket\r
Connection: Upgrade\r
Sec-WebSocket-Version: 13\r
Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
\r
""".encode()
ANYA = Person(id="101", name="Аня", language="ru")


@pytest.fixture
def plug() -> FakeServer:
    """A Redis that can be pulled out: `connected`."""
    return FakeServer(version=(7,))


class Counting(Store):
    """Counts the calls of `come` that failed, and fails to watch as often as it is told to.

    `unlucky` never comes; where it is to be `together`, nobody comes before all are about to.
    """

    failures = 0
    deaf = 0
    unlucky = ""
    together: asyncio.Barrier | None = None

    async def come(self, table_id: str, person_id: str, connection: str = "") -> None:
        if self.together:
            await self.together.wait()
        try:
            if person_id == self.unlucky:
                raise ConnectionResetError
            await super().come(table_id, person_id, connection)
        except Exception:
            self.failures += 1
            raise

    async def watch(self) -> AsyncIterator[News | Lost]:
        if self.deaf:
            self.deaf -= 1
            raise ValueError("not what news look like")
        async for news in super().watch():
            yield news


@pytest.fixture
async def store(plug: FakeServer) -> AsyncIterator[Counting]:
    client = FakeAsyncRedis(server=plug, decode_responses=True)
    yield Counting(client, MovableTime())
    await client.aclose()


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "REFRESHED_EVERY", 0.01)
    monkeypatch.setattr(rooms, "RETRIED_AFTER", 0.01)


async def until(found: Callable[[], Awaitable[object]]) -> None:
    async with asyncio.timeout(LONGEST):
        while not await found():  # noqa: ASYNC110 - others change it
            await asyncio.sleep(0.01)


async def end(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def test_who_is_connected_is_told_again_after_an_outage(
    plug: FakeServer, store: Counting
) -> None:
    async def here() -> frozenset[str]:
        return await store.here(TABLE)

    async def failed() -> int:
        return store.failures

    kept = Rooms(store)
    kept.enter(TABLE, Listener(ANYA, "phone"))
    attending = asyncio.create_task(kept.attend())
    await until(here)
    plug.connected = False
    await until(failed)
    plug.connected = True
    await store.go(TABLE, ANYA.id, "phone")
    await until(here)
    await end(attending)


async def test_all_are_told_of_side_by_side_and_one_failure_costs_nobody_else(
    store: Counting,
) -> None:
    people = [ANYA.model_copy(update={"id": str(number)}) for number in range(101, 104)]
    store.unlucky, store.together = "102", asyncio.Barrier(len(people))
    kept = Rooms(store)
    for person in people:
        kept.enter(TABLE, Listener(person, "phone"))
    attending = asyncio.create_task(kept.attend())

    async def others_are_here() -> bool:
        return await store.here(TABLE) == {"101", "103"} and store.failures > 0

    await until(others_are_here)
    await end(attending)


async def test_news_are_heard_again_whatever_broke_the_hearing(store: Counting) -> None:
    store.deaf = 2
    listener = Listener(ANYA, "phone")
    kept = Rooms(store)
    listening = asyncio.create_task(kept.listen())

    async def heard() -> bool:
        """A table that is not there is told of; so a room has looked."""
        return listener.gone

    async def recovered() -> bool:
        return not store.deaf

    await until(recovered)
    kept.enter(TABLE, listener)
    await until(heard)
    listener.gone = False
    await store.come(TABLE, "102", "phone")
    await until(heard)
    await end(listening)


async def test_whoever_hangs_up_while_his_socket_opens_breaks_nothing(
    store: Counting, caplog: pytest.LogCaptureFixture
) -> None:
    hung_up = asyncio.Event()

    @web.middleware
    async def slowly(request: web.Request, handler: Handler) -> web.StreamResponse:
        line.transport.abort()
        while request.transport is not None:  # noqa: ASYNC110 - the server's own affair
            await asyncio.sleep(0.001)
        try:
            return await handler(request)
        finally:
            hung_up.set()

    app = create_app(store, TOKEN, BotNames(username="a_bot", app="table"))
    app.middlewares.append(slowly)
    # As in production: a handler is not cancelled where its client goes.
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", port := unused_port()).start()
    _, line = await asyncio.open_connection("127.0.0.1", port)
    line.write(UPGRADE)
    await asyncio.wait_for(hung_up.wait(), LONGEST)
    await runner.cleanup()
    assert [each.getMessage() for each in caplog.records if each.levelname == "ERROR"] == []

"""Updates while Redis is away: none is lost, also when the process dies meanwhile."""

from collections.abc import AsyncIterator, Callable

import pytest
from fakeredis import FakeAsyncRedis, FakeServer

from bot.handlers import polling
from bot.link import Client
from bot.queue import Updates
from sandbox.telegram import Telegram
from tests.handlers.guests import Guest, until
from tests.handlers.running import Running

Refusals = list[int]


@pytest.fixture
def plug() -> FakeServer:
    """A Redis that can be pulled out: `connected`."""
    return FakeServer(version=(7,))


@pytest.fixture
async def client(plug: FakeServer) -> AsyncIterator[Client]:
    client = FakeAsyncRedis(server=plug, decode_responses=True)
    yield client
    plug.connected = True
    await client.aclose()


@pytest.fixture
def refusals(monkeypatch: pytest.MonkeyPatch) -> Refusals:
    """The updates that could not be taken, as often as it was tried."""
    found: Refusals = []
    take = Updates.take

    async def counted(updates: Updates, update_id: int) -> str:
        try:
            return await take(updates, update_id)
        except Exception:
            found.append(update_id)
            raise

    monkeypatch.setattr(Updates, "take", counted)
    monkeypatch.setattr(polling, "WAITS", 0.05)
    monkeypatch.setattr(polling, "PATIENCE", 0.05)
    monkeypatch.setattr(polling, "DRAINS_WITHIN", 0.05)
    return found


async def test_what_was_said_during_an_outage_is_answered_after_it(
    bot: Running, anya: Guest, plug: FakeServer, refusals: Refusals
) -> None:
    anya.phone.start()
    await anya.sees("Привет")
    plug.connected = False
    anya.say("/help")
    await until(lambda: refusals)
    plug.connected = True
    await anya.sees("Как это устроено")


async def test_what_could_not_be_taken_is_left_to_the_next_process(
    start_bot: Callable[[], Running],
    anya: Guest,
    plug: FakeServer,
    refusals: Refusals,
    sandbox: Telegram,
) -> None:
    first = start_bot()
    anya.phone.start()
    await anya.sees("Привет")
    plug.connected = False
    anya.say("/help")
    await until(lambda: len(refusals) > 3)
    await first.stop()
    plug.connected = True
    start_bot()
    await anya.sees("Как это устроено")

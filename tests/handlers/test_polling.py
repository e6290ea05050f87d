"""Updates while Redis is away: none is lost, also when the process dies meanwhile."""

from collections.abc import AsyncIterator, Callable

import pytest
from fakeredis import FakeAsyncRedis, FakeServer

from bot.handlers import polling, workers
from bot.link import Client
from bot.queue import Updates
from sandbox.telegram import Telegram
from sandbox.webhook import Webhook
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
    """The updates that could not be queued, as often as it was tried."""
    found: Refusals = []
    put = Updates.put

    async def counted(updates: Updates, update_id: int, body: str) -> bool:
        try:
            return await put(updates, update_id, body)
        except Exception:
            found.append(update_id)
            raise

    monkeypatch.setattr(Updates, "put", counted)
    monkeypatch.setattr(polling, "AFTER_FAILURE", 0.05)
    monkeypatch.setattr(workers, "AFTER_FAILURE", 0.05)
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


async def test_updates_are_fetched_again_where_a_webhook_was_set(
    start_bot: Callable[[], Running], anya: Guest, sandbox: Telegram
) -> None:
    sandbox.webhook = Webhook("https://example.org/hook")
    anya.phone.start()
    start_bot()
    await anya.sees("Привет")
    assert not sandbox.webhook.url

"""The whole bot on a Telegram over HTTP, and people who write and tap."""

from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
from aiohttp.test_utils import TestServer

from bot.link import Client, connect
from bot.settings import Settings, read_settings
from bot.store import Store
from bot.timing import MovableTime
from sandbox.app import create_app
from sandbox.chats import Chat
from sandbox.telegram import Telegram
from sandbox.world import furnish
from tests.handlers.guests import Guest
from tests.handlers.running import TOKEN, Running

MINI_APP = "http://127.0.0.1:8080/app/"
SPEED = 20.0


@pytest.fixture
def time(request: pytest.FixtureRequest) -> MovableTime:
    """Fast, or as fast as a test asks for indirectly."""
    return MovableTime(getattr(request, "param", SPEED))


@pytest.fixture
def sandbox(time: MovableTime) -> Telegram:
    return furnish(Telegram(TOKEN, time, MINI_APP))


@pytest.fixture
async def server(sandbox: Telegram) -> AsyncIterator[str]:
    server = TestServer(create_app(sandbox))
    await server.start_server()
    yield str(server.make_url("/")).rstrip("/")
    await server.close()


@pytest.fixture
def settings(server: str, tmp_path: Path) -> Settings:
    return read_settings(
        tmp_path / "none", bot_token=TOKEN, webapp_url=MINI_APP, telegram_api=server
    )


@pytest.fixture
async def client() -> AsyncIterator[Client]:
    client = await connect()
    yield client
    await client.aclose()


@pytest.fixture
def store(client: Client, time: MovableTime) -> Store:
    return Store(client, time)


@pytest.fixture
async def start_bot(
    settings: Settings, client: Client, time: MovableTime
) -> AsyncIterator[Callable[[], Running]]:
    """Start a bot on the store; whatever still runs at the end is stopped."""
    started: list[Running] = []

    def start() -> Running:
        started.append(Running(settings, client, time))
        return started[-1]

    yield start
    for running in started:
        if not running._task.done():
            await running.stop()


@pytest.fixture
async def bot(start_bot: Callable[[], Running]) -> Running:
    return start_bot()


@pytest.fixture
def guest(sandbox: Telegram) -> Callable[[str], Guest]:
    """The person of that language."""

    def find(language: str) -> Guest:
        people = sandbox.people.values()
        return Guest(sandbox, next(p for p in people if p.language == language))

    return find


@pytest.fixture
def anya(guest: Callable[[str], Guest]) -> Guest:
    return guest("ru")


@pytest.fixture
def tom(guest: Callable[[str], Guest]) -> Guest:
    return guest("en")


@pytest.fixture
def bojan(guest: Callable[[str], Guest]) -> Guest:
    """Has pressed Start before."""
    return guest("mk")


@pytest.fixture
def niloufar(guest: Callable[[str], Guest]) -> Guest:
    return guest("fa")


@pytest.fixture
def group(sandbox: Telegram) -> Chat:
    return next(iter(sandbox.groups.values()))

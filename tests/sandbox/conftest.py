"""A furnished Telegram over real HTTP, a real aiogram bot on it, and a script at the desk."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import pytest
from aiogram import Bot
from aiogram.client.session.aiohttp import AiohttpSession
from aiogram.client.telegram import TelegramAPIServer
from aiogram.exceptions import TelegramAPIError
from aiogram.types import Update
from aiohttp import ClientSession
from aiohttp.test_utils import TestClient, TestServer

from bot.timing import MovableTime
from sandbox.app import create_app
from sandbox.chats import Chat, Member
from sandbox.gallery.site import create_site
from sandbox.people import Person
from sandbox.phone import Phone
from sandbox.rooms import Rooms
from sandbox.telegram import Telegram
from sandbox.world import furnish

TOKEN = "7000000001:AAE-a_token_for_the_sandbox_only"
Page = TestClient[Any, Any]
MINI_APP = "http://127.0.0.1:8080/app/"


@pytest.fixture
def time() -> MovableTime:
    return MovableTime()


@pytest.fixture
def telegram(time: MovableTime) -> Telegram:
    return furnish(Telegram(TOKEN, time, MINI_APP))


@pytest.fixture
def anya(telegram: Telegram) -> Person:
    """Has not pressed Start."""
    return next(person for person in telegram.people.values() if person.language == "ru")


@pytest.fixture
def bojan(telegram: Telegram) -> Person:
    """Has pressed Start."""
    return next(person for person in telegram.people.values() if person.language == "mk")


@pytest.fixture
def tom(telegram: Telegram) -> Person:
    """Has not pressed Start either."""
    return next(person for person in telegram.people.values() if person.language == "en")


@pytest.fixture
def rooms(telegram: Telegram, anya: Person) -> Rooms:
    """What Anya does to chats. She owns the group that is there, and whatever she founds."""
    return Rooms(telegram, anya)


@pytest.fixture
def group(telegram: Telegram) -> Chat:
    return next(iter(telegram.groups.values()))


@pytest.fixture
def lead(telegram: Telegram, group: Chat) -> None:
    """The bot is the group's administrator."""
    group.members[telegram.bot.id] = Member(telegram.bot, "administrator")


@pytest.fixture
def phone(telegram: Telegram, bojan: Person) -> Phone:
    """Bojan's."""
    return Phone(telegram, bojan)


@pytest.fixture
async def server(telegram: Telegram) -> AsyncIterator[str]:
    """The address of the sandbox, without a slash at its end."""
    server = TestServer(create_app(telegram))
    await server.start_server()
    yield str(server.make_url("/")).rstrip("/")
    await server.close()


@pytest.fixture
async def http() -> AsyncIterator[ClientSession]:
    async with ClientSession() as session:
        yield session


@pytest.fixture
async def bot(server: str) -> AsyncIterator[Bot]:
    session = AiohttpSession(api=TelegramAPIServer.from_base(server))
    yield Bot(TOKEN, session=session)
    await (await session.create_session()).close()


class Desk:
    """The desk as a script uses it."""

    def __init__(self, http: ClientSession, server: str) -> None:
        self.http = http
        self.server = server

    async def get(self, path: str, **asked: str) -> dict[str, Any]:
        async with self.http.get(f"{self.server}/desk/{path}", params=asked) as response:
            return await self._read(response.status, await response.json())

    async def post(self, path: str, **asked: Any) -> dict[str, Any]:
        async with self.http.post(f"{self.server}/desk/{path}", json=asked) as response:
            return await self._read(response.status, await response.json())

    async def _read(self, status: int, body: dict[str, Any]) -> dict[str, Any]:
        assert status == (400 if "error" in body else 200)
        return body


@pytest.fixture
def desk(http: ClientSession, server: str) -> Desk:
    return Desk(http, server)


async def refused(call: Awaitable[Any], description: str) -> None:
    """The call is refused, in exactly these words."""
    with pytest.raises(TelegramAPIError) as error:
        await call
    assert error.value.message == description


async def until(true: Callable[[], object]) -> None:
    """Wait, turn by turn of the event loop, until something has become true."""
    async with asyncio.timeout(20):
        while not true():  # noqa: ASYNC110 - what is waited for has no event of its own
            await asyncio.sleep(0)


class Updates:
    """The bot's mail, fetched and confirmed as a poller does."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.offset = 0

    async def fetch(self, wait: int = 0) -> list[Update]:
        found = await self.bot.get_updates(offset=self.offset, timeout=wait)
        for update in found:
            self.offset = update.update_id + 1
        return found


@pytest.fixture
def updates(bot: Bot) -> Updates:
    return Updates(bot)


@pytest.fixture
async def page() -> AsyncIterator[Page]:
    """The gallery's, at `/`."""
    site, _ = await create_site()
    client = TestClient(TestServer(site))
    await client.start_server()
    yield client
    await client.close()

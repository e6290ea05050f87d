"""The whole bot on a Telegram over HTTP, and people who write and tap."""

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from typing import Any

import pytest
from aiohttp.test_utils import TestServer

from bot.__main__ import run_bot, telegram
from bot.link import Client, connect
from bot.settings import Settings
from bot.store import Store
from bot.table import Table
from bot.timing import MovableTime
from sandbox.app import create_app
from sandbox.chats import Chat
from sandbox.messages import Message
from sandbox.people import Person
from sandbox.phone import Phone
from sandbox.telegram import Telegram
from sandbox.world import furnish

TOKEN = "7000000001:AAE-a_token_for_the_sandbox_only"
MINI_APP = "http://127.0.0.1:8080/app/"
SPEED = 20.0
LONGEST = 8.0


@pytest.fixture
def time() -> MovableTime:
    return MovableTime(SPEED)


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
def settings(server: str) -> Settings:
    return Settings(_env_file=None, bot_token=TOKEN, webapp_url=MINI_APP, telegram_api=server)


@pytest.fixture
async def client() -> AsyncIterator[Client]:
    client = await connect()
    yield client
    await client.aclose()


@pytest.fixture
def store(client: Client, time: MovableTime) -> Store:
    return Store(client, time)


class Running:
    """A bot that can be stopped, or killed in the middle of what it does."""

    def __init__(self, settings: Settings, client: Client, time: MovableTime) -> None:
        self._stop = asyncio.Event()
        self._task = asyncio.create_task(self._run(settings, client, time))

    async def _run(self, settings: Settings, client: Client, time: MovableTime) -> None:
        async with telegram(settings) as bot:
            await run_bot(bot, settings, client, time, self._stop)

    async def stop(self) -> None:
        self._stop.set()
        await self._task

    async def kill(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)


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


async def until(found: Callable[[], Any]) -> Any:
    """Wait for something to be there. Fails after a good while of the machine's time."""
    async with asyncio.timeout(LONGEST):
        while not (it := found()):
            await asyncio.sleep(0.01)
        return it


@dataclass
class Guest:
    """One person with a phone: reads the last messages, writes, taps buttons by their words."""

    telegram: Telegram
    person: Person

    @property
    def id(self) -> str:
        return str(self.person.id)

    @property
    def phone(self) -> Phone:
        return Phone(self.telegram, self.person)

    @property
    def dm(self) -> Chat:
        return self.telegram.private[self.person.id]

    def say(self, text: str, chat: Chat | None = None) -> None:
        self.phone.say(chat or self.dm, text)

    def from_bot(self, chat: Chat | None = None) -> list[Message]:
        told = (chat or self.dm).messages.values()
        return [m for m in told if m.sender is self.telegram.bot and not m.service]

    async def sees(self, *words: str, chat: Chat | None = None) -> Message:
        """The last message of the bot that holds all these words."""

        def found() -> Message | None:
            messages = reversed(self.from_bot(chat))
            return next((m for m in messages if all(w in shown(m) for w in words)), None)

        try:
            message: Message = await until(found)
        except TimeoutError:
            texts = [shown(m) for m in self.from_bot(chat)]
            pytest.fail(f"{self.person.name} never saw {words}, but {texts}")
        return message

    async def tap(self, label: str, chat: Chat | None = None) -> dict[str, Any]:
        """Tap the button with these words under the last message that has it."""
        chat = chat or self.dm

        def found() -> tuple[Message, int, int] | None:
            for message in reversed(self.from_bot(chat)):
                for row, buttons in enumerate(message.keyboard):
                    for column, button in enumerate(buttons):
                        if label in button["text"]:
                            return message, row, column
            return None

        try:
            message, row, column = await until(found)
        except TimeoutError:
            texts = [(shown(m), m.keyboard) for m in self.from_bot(chat)]
            pytest.fail(f"{self.person.name} has no button {label!r}: {texts}")
        return await self.phone.tap(chat, str(message.id), row, column)

    async def press(self, message: Message, data: str, chat: Chat | None = None) -> dict[str, Any]:
        """Send callback data as a forged client would."""
        return await self.phone.press(
            chat or self.dm, message, {"text": "forged", "callback_data": data}
        )


def shown(message: Message) -> str:
    return message.text.replace("\u2068", "").replace("\u2069", "")


def buttons(message: Message) -> list[str]:
    return [button["text"] for row in message.keyboard for button in row]


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
def group(sandbox: Telegram) -> Chat:
    return next(iter(sandbox.groups.values()))


@pytest.fixture
def only_table(store: Store) -> Callable[[Guest], Any]:
    """The one table this person sits at."""

    async def find(who: Guest) -> Table:
        (table,) = await store.tables_of(who.id)
        return table

    return find

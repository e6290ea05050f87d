"""People with phones, for tests: they read, write, and tap buttons by their words."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from bot.store import Store
from bot.table import Table
from sandbox.chats import Chat
from sandbox.messages import Message
from sandbox.people import Person
from sandbox.phone import Phone
from sandbox.telegram import Telegram
from tests.tables import asked, person_in, playing

LONGEST = 30.0
"""Seconds of the machine's time after which a test stops waiting; on a busy one all is slow."""


async def until(found: Callable[[], Any]) -> Any:
    """Wait for something to be there. Fails after a good while of the machine's time."""
    async with asyncio.timeout(LONGEST):
        while not (it := found()):  # noqa: ASYNC110 - others change it
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
    return message.text.translate(dict.fromkeys((0x200E, 0x200F, 0x2060, 0x2068, 0x2069)))


def buttons(message: Message) -> list[str]:
    return [button["text"] for row in message.keyboard for button in row]


def keyboards(who: Guest, chat: Chat | None = None) -> list[Message]:
    """The messages of the bot that still have buttons."""
    return [message for message in who.from_bot(chat) if message.keyboard]


async def only_table(store: Store, who: Guest) -> Table:
    """The one table this person sits at."""
    (table,) = await store.tables_of(who.id)
    return table


async def open_for_two(store: Store, host: Guest, friend: Guest) -> str:
    """Anya opens a table in private; Tom follows her link and sits down by the button there."""
    host.say("/play")
    await host.tap("Двое")
    await host.sees("ждём игроков")
    table_id = (await only_table(store, host)).id
    friend.phone.start(f"j{table_id}")
    await friend.sees("invites you")
    await friend.tap("Sit down")
    await host.sees("можно начинать")
    return table_id


async def begin(store: Store, host: Guest, friend: Guest) -> str:
    """Anya and Tom, with the game begun and on both their phones."""
    table_id = await open_for_two(store, host, friend)
    await host.tap("Начать")
    await host.sees("идёт игра")
    await friend.sees("the game is on")
    return table_id


def carries(who: Guest, data: str) -> bool:
    """Whether a button on this phone says this to the bot."""
    return any(
        data in button.get("callback_data", "")
        for message in who.from_bot()
        for row in message.keyboard
        for button in row
    )


async def on_turn(store: Store, table_id: str, *guests: Guest) -> tuple[Guest, str]:
    """Who is waited for, and the question, once it is on that phone."""
    table = await store.load(table_id)
    (seat,) = playing(table).waiting()
    question = asked(table, seat)
    who = next(guest for guest in guests if guest.id == person_in(table, seat))
    await until(lambda: carries(who, f":{question}:"))
    return who, question


async def shoot(who: Guest, question: str) -> dict[str, Any]:
    """Shoot at the other by the button that answers this question."""
    message = next(
        m for m in who.from_bot() if m.keyboard and f":{question}:" in str(m.keyboard[0])
    )
    return await who.phone.tap(who.dm, str(message.id), 0, 0)


async def shoot_until_over(store: Store, table_id: str, *guests: Guest) -> None:
    """Whoever is on turn shoots at the other, by the first button of the card."""
    while (await store.load(table_id)).stage == "playing":
        who, question = await on_turn(store, table_id, *guests)
        assert (await shoot(who, question))["toast"]

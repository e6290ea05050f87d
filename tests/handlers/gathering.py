"""What tests in groups open with: people gather there, a game begins, somebody is late."""

import asyncio
from collections.abc import Awaitable, Callable

from bot.pace import Running as Ticking
from bot.store import Store
from bot.table import Table
from sandbox.chats import Chat
from sandbox.messages import Message
from tests.handlers.guests import LONGEST, Guest, only_table, until

UNHURRIED = 12.0
"""Seconds between what is asked of a group that should have room for each answer."""
LOBBY = {"ru": "ждём игроков", "en": "waiting for players"}


async def have_started(*guests: Guest) -> None:
    """They press Start, and each is greeted."""
    for each in guests:
        each.phone.start()
        await until(each.from_bot)


async def lobby(host: Guest, group: Chat, game: str = "duel") -> Message:
    """The card of the host's new table, in a group that speaks the host's language."""
    host.say(f"/play {game}", group)
    return await host.sees(LOBBY[host.person.language], chat=group)


async def two_play(anya: Guest, friend: Guest, group: Chat, game: str = "duel") -> Message:
    """The card of a game that Anya and a friend have begun in a group that speaks Russian."""
    anya.say(f"/play {game}", group)
    await friend.tap("Сесть", group)
    await anya.tap("Начать", group)
    return await anya.sees("идёт игра", chat=group)


async def coup_of_three(
    store: Store, group: Chat, anya: Guest, *others: Guest, stand_in: bool = False
) -> str:
    """Anya opens, the others sit down, and it begins; everybody has pressed Start."""
    await have_started(anya, *others)
    anya.say("/play coup", group)
    for each in others:
        await each.tap("Сесть", group)
        await anya.sees(each.person.name, chat=group)
    table = await only_table(store, anya)
    await store.change(
        table.id, lambda it: it.configure(anya.id, it.touched, pace="slow", stand_in=stand_in)
    )
    await anya.tap("Начать", group)
    await anya.sees("идёт игра", chat=group)
    return table.id


async def eventually(found: Callable[[], Awaitable[bool]]) -> None:
    """Like `until`, for what has to be asked of the store."""
    async with asyncio.timeout(LONGEST):
        while not await found():  # noqa: ASYNC110 - others change it
            await asyncio.sleep(0.01)


def late(who: Guest) -> Callable[[Table], None]:
    """As when the clock has run out on somebody for the first time."""

    def change(table: Table) -> None:
        seat = table.seat_of(who.id)
        assert seat is not None
        table.sitters[seat].missed = 1
        table.motions.pop(str(seat), None)

    return change


def ticking(table: Table) -> Ticking:
    assert table.running is not None
    return table.running


def count(who: Guest, chat: Chat) -> int:
    """How much of the bot's stands there."""
    return len(who.from_bot(chat))


def last_said(who: Guest, chat: Chat) -> Message:
    """The last that this person has said there."""
    return [m for m in chat.messages.values() if m.sender is who.person][-1]

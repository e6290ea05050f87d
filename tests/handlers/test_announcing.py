"""News of a game in a group: told beside everything else, by whoever lives, once to each."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from aiogram.methods import GetChatMember

from bot.link import Client
from bot.queue import Updates
from bot.store import Store
from sandbox.chats import Chat
from sandbox.methods import ACTS
from sandbox.telegram import Telegram
from tests.handlers.guests import LONGEST, Guest, shown, until
from tests.handlers.running import Running


class Asked:
    """Who is in the group is asked for slowly: from the third on not before it is let go."""

    def __init__(self) -> None:
        self.count = 0
        self.let_go = asyncio.Event()
        self._act: Callable[[Telegram, Any], Any] = ACTS[GetChatMember]

    async def __call__(self, telegram: Telegram, method: GetChatMember) -> Any:
        self.count += 1
        if self.count > 2:
            await self.let_go.wait()
        return await self._act(telegram, method)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Asked:
    acts: dict[Any, Any] = ACTS
    asked = Asked()
    monkeypatch.setitem(acts, GetChatMember, asked)
    return asked


@pytest.fixture
async def followers(sandbox: Telegram, group: Chat, store: Store) -> list[Guest]:
    people = [sandbox.add_person(f"Fan {n}", "en", started=True) for n in range(8)]
    for person in people:
        sandbox.join(group, person)
        await store.set_can_dm(str(person.id), True)
        await store.follow(str(group.id), str(person.id))
    return [Guest(sandbox, person) for person in people]


def told(who: Guest) -> int:
    return sum("has opened a table" in shown(message) for message in who.from_bot())


async def handled(client: Client) -> None:
    async with asyncio.timeout(LONGEST):
        while await Updates(client).waiting():  # noqa: ASYNC110 - the bot empties it
            await asyncio.sleep(0.02)


async def test_news_hold_up_nobody_and_outlive_who_tells_them(
    start_bot: Callable[[], Running],
    client: Client,
    anya: Guest,
    group: Chat,
    store: Store,
    followers: list[Guest],
    asked: Asked,
) -> None:
    bot = start_bot()
    anya.say("/play duel", group)
    await until(lambda: asked.count > 2)
    await anya.sees("ждём игроков", chat=group)
    await handled(client)
    assert sum(map(told, followers)) == 2
    await bot.kill()
    asked.let_go.set()
    start_bot()
    await until(lambda: all(map(told, followers)))
    async with asyncio.timeout(LONGEST):
        while await store.stale():  # noqa: ASYNC110 - the bot settles it
            await asyncio.sleep(0.02)
    assert [told(who) for who in followers] == [1] * len(followers)

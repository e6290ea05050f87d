"""Where a new table may be: in which topic, and beside which others."""

import asyncio

import pytest

from bot.link import Client
from bot.store import Store
from bot.table import Table
from sandbox.chats import Chat
from sandbox.rooms import Rooms
from sandbox.telegram import Telegram
from sandbox.topics import open_topic
from tests.handlers.guests import Guest, keyboards, until
from tests.handlers.running import Running


async def test_each_topic_has_a_lobby_of_its_own(
    bot: Running, anya: Guest, sandbox: Telegram, store: Store
) -> None:
    anya.person.started = True
    forum = Rooms(sandbox, anya.person).create("forum", "Games", sandbox.bot)
    first, second = (open_topic(sandbox, forum, anya.person, name).id for name in ("Tea", "Cards"))

    def cards(topic: int) -> list[int]:
        messages = [m for m in anya.from_bot(forum) if m.keyboard]
        return [message.id for message in messages if message.topic and message.topic.id == topic]

    anya.phone.say(forum, "/play duel", topic=first)
    before = await until(lambda: cards(first))
    anya.phone.say(forum, "/play duel", topic=second)
    await until(lambda: cards(second))
    assert cards(first) == before
    assert len(await store.tables_in(str(forum.id))) == 2


async def test_one_table_stays_though_a_later_one_was_stored_before_it(
    bot: Running,
    anya: Guest,
    tom: Guest,
    group: Chat,
    store: Store,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    await store.settle_chat(str(group.id), "tables", "one")
    anya.say("/play", group)
    menu = await anya.sees("Кто открывает стол?", chat=group)
    data = menu.keyboard[0][0]["callback_data"]
    commit, begun, overtaken = Store._commit, asyncio.Event(), asyncio.Event()

    async def slowly(self: Store, table: Table, version: int, body: str) -> bool:
        if table.host == anya.id and version == 0:
            begun.set()
            await overtaken.wait()
        return await commit(self, table, version, body)

    monkeypatch.setattr(Store, "_commit", slowly)
    tapping = asyncio.create_task(anya.press(menu, data, group))
    await begun.wait()
    await tom.press(menu, data, group)
    assert [table.host for table in await store.tables_in(str(group.id))] == [tom.id]
    overtaken.set()
    await tapping
    await bot.stop()  # what is being handled is finished first
    assert [table.host for table in await store.tables_in(str(group.id))] == [tom.id]


async def test_asked_for_thrice_at_once_a_lobby_opens_once(
    bot: Running, anya: Guest, group: Chat, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    look, looked, all_have = Store.tables_of, 0, asyncio.Event()

    async def together(self: Store, person_id: str, limit: int = 50) -> list[Table]:
        """Each has looked for a lobby that waits before any opens one."""
        nonlocal looked
        found = await look(self, person_id, limit)
        looked += 1
        if looked == 3:
            all_have.set()
        await all_have.wait()
        return found

    monkeypatch.setattr(Store, "tables_of", together)
    for _ in range(3):
        anya.say("/play duel", group)
    await all_have.wait()
    await anya.sees("ждём игроков", chat=group)
    await bot.stop()  # what is being handled is finished first
    assert len(await store.tables_in(str(group.id))) == 1
    assert len(keyboards(anya, group)) == 1


async def test_menus_leave_nothing_that_grows_with_a_group(
    bot: Running, anya: Guest, group: Chat, client: Client
) -> None:
    anya.say("/play", group)
    await anya.tap("Переворот", group)
    await anya.sees("ждём игроков", chat=group)
    assert [key async for key in client.scan_iter(match=f"*{group.id}*") if "said" in key] == []
    assert len([key async for key in client.scan_iter(match="menu:*")]) == 1

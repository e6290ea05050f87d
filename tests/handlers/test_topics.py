"""Topics come and go: a table whose topic does not take it stands in the group, or nowhere."""

import pytest

from bot.people import Chat as TableChat
from bot.people import Person
from bot.store import Store, new_id
from bot.table import Table
from bot.texts import plain
from bot.timing import MovableTime
from sandbox.chats import GENERAL, Chat
from sandbox.rooms import Rooms
from sandbox.telegram import Telegram
from sandbox.topics import drop, open_topic, shut
from tests.handlers.guests import Guest, keyboards, shown, until
from tests.handlers.running import Running
from tests.tables import SECRET


@pytest.fixture
def forum(sandbox: Telegram, anya: Guest) -> Chat:
    anya.person.started = True
    return Rooms(sandbox, anya.person).create("forum", "Games", sandbox.bot)


@pytest.fixture
def topic(sandbox: Telegram, forum: Chat, anya: Guest) -> int:
    return open_topic(sandbox, forum, anya.person, "Duels").id


async def opened(store: Store, host: Guest, chat: Chat, topic: int, now: float) -> str:
    await store.set_can_dm(host.id, True)
    here = TableChat(id=str(chat.id), topic=topic)
    person = Person(id=host.id, name="Anya")
    table = Table.open(new_id(), "duel", person, SECRET, now, chat=here)
    await store.create(table)
    return table.id


async def changed(store: Store, table_id: str, host: Guest) -> None:
    await store.change(table_id, lambda it: it.configure(host.id, it.touched, pace="slow"))


async def test_a_table_stays_in_its_topic_until_that_is_deleted(
    bot: Running,
    anya: Guest,
    forum: Chat,
    topic: int,
    sandbox: Telegram,
    store: Store,
    time: MovableTime,
) -> None:
    table_id = await opened(store, anya, forum, topic, time.now())
    (card,) = await until(lambda: keyboards(anya, forum))
    assert card.topic is not None
    assert card.topic.id == topic
    drop(sandbox, forum, anya.person, topic)
    await changed(store, table_id, anya)
    (card,) = await until(lambda: keyboards(anya, forum))
    assert card.topic is None
    assert (await store.load(table_id)).chat == TableChat(id=str(forum.id))


async def test_a_host_whose_own_chat_is_busy_then_is_told_later(
    bot: Running,
    anya: Guest,
    forum: Chat,
    topic: int,
    sandbox: Telegram,
    store: Store,
    time: MovableTime,
) -> None:
    table_id = await opened(store, anya, forum, topic, time.now())
    await until(lambda: keyboards(anya, forum))
    sandbox.faults.add("sendMessage", "429", retry_after=5, chat=anya.id)
    drop(sandbox, forum, anya.person, topic)
    await changed(store, table_id, anya)
    told = plain(anya.person.language, "call-topic")
    await until(lambda: [it for it in anya.from_bot() if told in shown(it)])
    (card,) = await until(lambda: keyboards(anya, forum))
    assert card.topic is None


async def test_where_every_topic_is_closed_the_host_is_told_and_nothing_is_tried_again(
    bot: Running,
    anya: Guest,
    forum: Chat,
    topic: int,
    sandbox: Telegram,
    store: Store,
    time: MovableTime,
) -> None:
    for each in (topic, GENERAL):
        shut(sandbox, forum, anya.person, each, closed=True)
    calls: list[int] = []
    named = sandbox.chat_named

    def counted(chat_id: int | str | None) -> Chat:
        calls.append(int(chat_id or 0))
        return named(chat_id)

    sandbox.chat_named = counted  # type: ignore[method-assign]
    table_id = await opened(store, anya, forum, topic, time.now())
    await until(lambda: len(anya.from_bot()) == 2)
    calls.clear()
    await changed(store, table_id, anya)
    await time.sleep(60)
    assert calls == []
    assert keyboards(anya, forum) == []
    assert len({shown(message) for message in anya.from_bot()}) == 2

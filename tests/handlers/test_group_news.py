"""News of a new table in private: for who asked for it, in the group, and may be written to."""

from bot.store import Store
from bot.table import Table
from bot.timing import MovableTime
from sandbox.chats import Chat
from sandbox.rooms import Rooms
from sandbox.telegram import Telegram
from tests.handlers.gathering import eventually, have_started
from tests.handlers.guests import Guest, shown, until
from tests.handlers.running import Running


async def opens(who: Guest, group: Chat, store: Store, time: MovableTime) -> str:
    """A new table in the group, the one before being closed."""
    for table in await store.tables_in(str(group.id)):
        await store.change(table.id, lambda it: it.end("host", time.now()))
    who.say("/play duel", group)

    tables: list[Table] = []
    while not tables:
        await until(lambda: True)
        tables = await store.tables_in(str(group.id))
    return tables[0].id


async def test_who_asked_for_it_hears_of_a_new_table_in_private(
    bot: Running,
    anya: Guest,
    tom: Guest,
    bojan: Guest,
    group: Chat,
    store: Store,
    time: MovableTime,
) -> None:
    tom.phone.start()
    await tom.sees("Hello")
    anya.say("/settings", group)
    await anya.sees("Настройки этой группы", chat=group)
    assert (await tom.tap("Сообщать о", group))["toast"].startswith("I’ll write to you")
    asked = await anya.tap("Сообщать о", group)
    assert asked["alert"].startswith("Договорились. Чтобы мне можно было тебе писать")
    table_id = await opens(anya, group, store, time)
    news = await tom.sees("Аня Соколова has opened a table", "Пятница, чай и карты")
    assert table_id in str(news.keyboard[0])
    card = await anya.sees("ждём игроков", chat=group)
    anya.say("/play duel", group)
    await until(lambda: card.id not in group.messages)
    await opens(anya, group, store, time)
    await until(lambda: _news(tom) == 2)
    # Who opens it knows already, and so does who sits there; an old press of Start is not needed.
    await opens(tom, group, store, time)
    assert (await tom.tap("Stop telling me"))["toast"].startswith("All right")
    await opens(anya, group, store, time)
    anya.say("/help", group)
    await anya.sees("Как это устроено", chat=group)
    assert _news(tom) == 2
    assert _news(bojan) == 0


def _news(who: Guest) -> int:
    return sum("has opened a table" in shown(message) for message in who.from_bot())


async def test_news_come_a_few_times_an_hour_and_not_to_who_has_left_the_group(
    bot: Running,
    anya: Guest,
    tom: Guest,
    bojan: Guest,
    group: Chat,
    store: Store,
    sandbox: Telegram,
    time: MovableTime,
) -> None:
    await have_started(tom, bojan)
    for who in (tom, bojan):
        await store.follow(str(group.id), who.id)
    Rooms(sandbox, bojan.person).leave(group)
    for _ in range(6):
        time.skip(61)
        await opens(anya, group, store, time)
        await eventually(lambda: _all_shown(store))
    await until(lambda: _news(tom) == 4)
    anya.say("/help", group)
    await anya.sees("Как это устроено", chat=group)
    assert _news(tom) == 4
    assert not any("отвори маса" in shown(message) for message in bojan.from_bot())
    assert await store.followers(str(group.id)) == [tom.id]


async def test_who_blocks_the_bot_is_asked_for_no_more(
    bot: Running, anya: Guest, tom: Guest, group: Chat, store: Store, time: MovableTime
) -> None:
    tom.phone.start()
    await tom.sees("Hello")
    await store.follow(str(group.id), tom.id)
    tom.person.blocked = True  # and the bot has not been told
    await opens(anya, group, store, time)
    await anya.sees("ждём игроков", chat=group)

    await eventually(lambda: _nobody(store, group))


async def _all_shown(store: Store) -> bool:
    return await store.stale() == []


async def _nobody(store: Store, group: Chat) -> bool:
    return await store.followers(str(group.id)) == []

"""Promise 57: what is kept of people is said, and whoever wishes it is forgotten."""

import asyncio

import pytest

from bot.link import Client
from bot.people import Person
from bot.store import Store, new_id, new_secret
from bot.table import Table
from bot.timing import MovableTime
from sandbox.chats import Chat
from sandbox.telegram import Telegram
from tests.handlers.gathering import have_started, lobby, two_play
from tests.handlers.guests import (
    LONGEST,
    Guest,
    begin,
    buttons,
    keyboards,
    shoot_until_over,
    shown,
    until,
)
from tests.handlers.running import Running
from tests.store.test_forgetting import kept


async def traces(client: Client, who: Guest) -> list[str]:
    """What Redis still holds of somebody, but for what was heard of him lately.

    Budgets and the opening of a lobby last minutes, and Telegram's news until they are handled.
    """
    return [
        each
        async for each in kept(client, but=("budget:", "lobby:", "updates:", "seen:"))
        if who.id in each or who.person.name in each
    ]


async def no_trace(client: Client, who: Guest) -> None:
    async with asyncio.timeout(LONGEST):
        while await traces(client, who):  # noqa: ASYNC110 - Redis tells nobody
            await asyncio.sleep(0.05)


async def test_57_what_is_kept_is_said_to_whoever_asks(
    bot: Running, anya: Guest, group: Chat
) -> None:
    """In private and in a group, with how long it stays and how to end it."""
    anya.phone.start()
    for chat in (None, group):
        anya.say("/privacy", chat)
        await anya.sees("Что я храню", "имя", "90 дней", "/delete_me", "имён нет", chat=chat)


async def test_57_whoever_wishes_it_is_forgotten_once_he_is_sure(
    bot: Running, anya: Guest, tom: Guest, group: Chat, store: Store, client: Client
) -> None:
    """In the middle of one game, after another, waiting in a group, and wanting its news."""
    finished = await begin(store, anya, tom)
    await shoot_until_over(store, finished, anya, tom)
    record = await store.record(finished)
    await lobby(tom, group)
    await anya.tap("Sit down", group)
    await tom.sees("ready to start", chat=group)
    await tom.tap("Start", group)
    await tom.sees("the game is on", chat=group)
    anya.say("/settings", group)
    await tom.tap("Tell me", group)
    tom.say("/delete_me")
    asked = await tom.sees("Shall I forget you?", "You are in the middle of a game.")
    assert buttons(asked) == ["Yes, forget me", "No, leave it"]
    assert await traces(client, tom)
    await tom.tap("Yes, forget me")
    await tom.sees("I know nothing about you any more")
    await no_trace(client, tom)
    assert asked.id not in tom.dm.messages
    # Who was there with him sees it, and what they have played still holds.
    await anya.sees("the game is over", "Guest", "Аня Соколова", chat=group)
    await until(lambda: not any("Tom Whitaker" in shown(m) for m in anya.from_bot(group)))
    await until(lambda: not any("Tom Whitaker" in shown(m) for m in anya.from_bot()))
    assert await store.record(finished) == record
    tables = await store.tables_of(anya.id)
    assert [table.seat_of(tom.id) for table in tables] == [None, None]
    assert await traces(client, tom) == []


async def test_57_however_much_stands_in_his_chat_it_is_said_to_him_and_goes(
    bot: Running, tom: Guest, store: Store, client: Client, time: MovableTime
) -> None:
    tom.phone.start()
    await tom.sees("Hello")
    for message in keyboards(tom):
        del tom.dm.messages[message.id]
    host = Person(id=tom.id, name=tom.person.name)
    for _ in range(7):
        await store.create(Table.open(new_id(), "duel", host, new_secret(), time.now()))
    await until(lambda: len(keyboards(tom)) == 7)
    tom.say("/delete_me")
    await tom.sees("Shall I forget you?")
    await tom.tap("Yes, forget me")
    await tom.sees("I know nothing about you any more")
    await until(lambda: keyboards(tom) == [])
    await no_trace(client, tom)


async def test_57_a_group_that_has_put_its_cards_away_hears_nothing_of_it(
    bot: Running,
    anya: Guest,
    tom: Guest,
    group: Chat,
    store: Store,
    client: Client,
    time: MovableTime,
) -> None:
    await have_started(anya, tom)
    await two_play(anya, tom, group)
    (table,) = await store.tables_of(tom.id)
    await store.change(table.id, lambda table: table.end("host", time.now()))
    card = await anya.sees("стол закрыт", chat=group)
    del group.messages[card.id]
    before = set(group.messages)
    tom.say("/delete_me")
    await tom.tap("Yes, forget me")
    await no_trace(client, tom)
    async with asyncio.timeout(LONGEST):
        while await store.stale():  # noqa: ASYNC110 - Redis tells nobody
            await asyncio.sleep(0.05)
    assert set(group.messages) == before


async def test_57_a_second_tap_and_a_second_wish_do_no_harm(
    bot: Running, tom: Guest, store: Store, client: Client
) -> None:
    tom.phone.start()
    tom.say("/delete_me")
    asked = await tom.sees("Shall I forget you?")
    for _ in range(2):
        await tom.press(asked, "forget:::")
        await no_trace(client, tom)
    tom.phone.block()
    await until(lambda: True)
    assert await traces(client, tom) == []
    tom.phone.start()
    await tom.sees("Hello, Tom Whitaker!")


async def test_57_whoever_keeps_his_name_is_kept(bot: Running, tom: Guest, store: Store) -> None:
    tom.phone.start()
    await tom.sees("Hello")
    tom.say("/delete_me")
    asked = await tom.sees("Shall I forget you?")
    await tom.tap("No, leave it")
    await until(lambda: asked.id not in tom.dm.messages)
    assert (await store.person(tom.id)).name == "Tom Whitaker"


async def test_57_in_a_group_nobody_is_asked_about_it(
    bot: Running, tom: Guest, anya: Guest, group: Chat, store: Store
) -> None:
    """It leads to the private chat, where the same is asked; a forged tap here does nothing."""
    tom.say("/delete_me", group)
    led = await tom.sees("in private", chat=group)
    (button,) = led.keyboard[0]
    assert button["url"] == "https://t.me/one_table_bot?start=forget"
    assert (await anya.press(led, "forget:::", group))["toast"]
    assert (await store.person(anya.id)).name == "Аня Соколова"
    tom.phone.start("forget")
    await tom.sees("Shall I forget you?")


@pytest.mark.parametrize("stands_in", [False, True])
async def test_57_the_others_play_on_without_whom_they_must_forget(
    bot: Running,
    anya: Guest,
    tom: Guest,
    group: Chat,
    store: Store,
    client: Client,
    sandbox: Telegram,
    stands_in: bool,
) -> None:
    table_id = await begin(store, anya, tom)
    card = await tom.sees("the game is on")
    if stands_in:
        await store.change(table_id, lambda table: setattr(table, "stand_in", True))
    tom.say("/delete_me")
    await tom.tap("Yes, forget me")
    await no_trace(client, tom)
    # What nothing keeps true any more does not stand there with names and secrets.
    await until(lambda: card.id not in tom.dm.messages)
    assert not any("Аня Соколова" in shown(message) for message in tom.from_bot())
    table = await store.load(table_id)
    assert table.stage == ("playing" if stands_in else "over")
    if stands_in:
        await anya.sees("Компьютер")
        await anya.sees("Твой ход")
        assert (await anya.tap("Выстрел: "))["toast"]
    else:
        await anya.sees("итог", "Гость")

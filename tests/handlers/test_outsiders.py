"""Groups: who is in one no more hears nothing of it, and none disturbs another."""

import asyncio

import pytest

from bot.attending import DESERTED
from bot.handlers.errors import OFTEN
from bot.store import Store
from bot.timing import MovableTime
from sandbox.chats import Chat
from sandbox.rooms import Rooms
from sandbox.telegram import Telegram
from tests.handlers.gathering import eventually, have_started, lobby
from tests.handlers.guests import Guest, shown, until
from tests.handlers.running import Running


async def test_whoever_was_restricted_and_has_left_hears_of_no_game(
    bot: Running,
    anya: Guest,
    tom: Guest,
    bojan: Guest,
    group: Chat,
    store: Store,
    sandbox: Telegram,
) -> None:
    await have_started(tom, bojan)
    for who in (tom, bojan):
        await store.follow(str(group.id), who.id)
        Rooms(sandbox, anya.person).restrict(group, who.person, frozenset())
    Rooms(sandbox, bojan.person).leave(group)
    anya.say("/play duel", group)
    await tom.sees("has opened a table")
    anya.say("/help", group)
    await anya.sees("Как это устроено", chat=group)
    assert not any("отвори маса" in shown(message) for message in bojan.from_bot())
    assert await store.followers(str(group.id)) == [tom.id]


@pytest.mark.parametrize("time", [1.0], indirect=True)
async def test_floods_in_one_groups_name_silence_no_other_group(
    bot: Running, anya: Guest, tom: Guest, group: Chat, sandbox: Telegram
) -> None:
    rooms = Rooms(sandbox, tom.person)
    other = rooms.create("group", "Elsewhere", sandbox.bot)
    rooms.hide(other, True)
    Rooms(sandbox, anya.person).hide(group, True)
    await tom.sees("Hello", chat=other)
    for _ in range(2 * OFTEN):
        tom.say("/leave", other)
    await asyncio.sleep(0.5)
    anya.say("/help", group)
    await anya.sees("/play", chat=group)


async def test_who_is_let_in_gets_no_card_of_a_lobby_that_stands_in_his_group(
    bot: Running, anya: Guest, tom: Guest, group: Chat, store: Store
) -> None:
    anya.say("/play coup", group)
    await tom.tap("Сесть", group)
    await anya.sees("Tom Whitaker", chat=group)
    tom.phone.start()
    await tom.sees("Hello")
    (table,) = await store.tables_of(tom.id)
    await eventually(lambda: _is_settled(store, table.id))
    assert len(tom.from_bot()) == 1


async def _is_settled(store: Store, table_id: str) -> bool:
    return table_id not in dict(await store.stale())


async def test_a_deserted_lobby_is_closed_from_its_own_group_alone(
    bot: Running, anya: Guest, bojan: Guest, group: Chat, store: Store, time: MovableTime
) -> None:
    card = await lobby(anya, group, "coup")
    bojan.phone.start()
    elsewhere = await until(bojan.from_bot)
    (table,) = await store.tables_of(anya.id)
    time.skip(DESERTED + 1)
    data = f"close:{table.id}::"
    assert (await bojan.press(elsewhere[0], data))["toast"]
    assert (await store.load(table.id)).stage == "lobby"
    await bojan.press(card, data, group)
    assert (await store.load(table.id)).stage == "closed"

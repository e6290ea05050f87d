"""Groups: who is in one no more hears nothing of it, and none disturbs another."""

import asyncio

import pytest

from bot.handlers.errors import OFTEN
from bot.store import Store
from sandbox.chats import Chat
from sandbox.rooms import Rooms
from sandbox.telegram import Telegram
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
    for who in (tom, bojan):
        who.phone.start()
        await until(who.from_bot)
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

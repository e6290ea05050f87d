"""What broke other bots in Telegram's chats: a group that must wait, ids with a minus."""

from functools import partial

import pytest

from bot.people import LANGUAGES
from bot.presses import Press, read_press
from bot.store import Store
from bot.table import Table
from bot.texts import plain, spoken, t
from bot.timing import MovableTime
from sandbox.chats import Chat
from sandbox.telegram import Telegram
from tests.handlers.gathering import coup_of_three, eventually, ticking
from tests.handlers.guests import Guest, keyboards, shown, until
from tests.handlers.running import Running

LONG = 100_000
"""Seconds that a group is held: nothing is written there while the test lasts."""


async def test_fault_a_group_that_must_wait_stops_no_clock_and_no_other_chat(
    bot: Running,
    anya: Guest,
    tom: Guest,
    bojan: Guest,
    group: Chat,
    store: Store,
    sandbox: Telegram,
    time: MovableTime,
) -> None:
    table_id = await coup_of_three(store, group, anya, tom, bojan)
    await until(lambda: len(keyboards(anya, group)) == 1)
    for method in ("sendMessage", "editMessageText", "deleteMessage"):
        sandbox.faults.add(method, "429", retry_after=LONG, chat=str(group.id))
    before = {number: shown(message) for number, message in group.messages.items()}
    for _ in range(2):
        table = await store.load(table_id)
        time.skip(max(0.0, (ticking(table).deadline or 0) - time.now()))
        await eventually(partial(has_gone_on, store, table))
    tom.say("/rules coup")
    await tom.sees("Coup")
    assert {number: shown(message) for number, message in group.messages.items()} == before


async def has_gone_on(store: Store, former: Table) -> bool:
    """Whether silence was answered for somebody since."""
    return (await store.load(former.id)).entries > former.entries


@pytest.mark.parametrize("chat", ["-1001234567890", "-9007199254740991", "-4"])
def test_fault_an_id_with_a_minus_comes_back_from_a_button(chat: str) -> None:
    for press in (Press(verb="hush", pick=chat), Press(verb="x", table="Ab3Ab3Ab3Ab3", pick=chat)):
        again = read_press(press.packed())
        assert again == press
        assert not press.is_step
        assert press.picks == (chat,)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_fault_an_id_is_told_as_it_is(lang: str) -> None:
    """No language puts marks between its digits, or has digits of its own for it."""
    for told in ("-1001234567890", "7000000001"):
        assert told in plain(lang, "hello", name=told)
        assert told in spoken(t(lang, "hello", name=told))

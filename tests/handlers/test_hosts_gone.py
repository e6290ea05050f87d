"""A host who has left his group, which he may still read where it is public, settles nothing."""

import pytest

from bot.store import Store
from bot.texts import plain
from sandbox.chats import Chat
from sandbox.rooms import Rooms
from sandbox.telegram import Telegram
from tests.handlers.gathering import lobby
from tests.handlers.guests import Guest
from tests.handlers.running import Running


@pytest.mark.parametrize(
    ("data", "refusal"),
    [("set:::tables.one", "Only admins change this here."), ("langs:::", "")],
)
async def test_a_host_who_has_left_the_group_changes_nothing_there(
    bot: Running,
    sandbox: Telegram,
    tom: Guest,
    group: Chat,
    store: Store,
    data: str,
    refusal: str,
) -> None:
    await store.settle_chat(str(group.id), "settled", "hosts")
    await lobby(tom, group)
    tom.say("/settings", group)
    card = await tom.sees("Settings of this group", chat=group)
    Rooms(sandbox, tom.person).leave(group)
    answer = await tom.press(card, data, group)
    assert answer["toast"] == (refusal or plain("en", "language-not-yours"))
    assert (await store.chat_profile(str(group.id))).tables != "one"

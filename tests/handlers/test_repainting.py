"""Messages that say how something stands are true in the end, however busy their chat is."""

from functools import partial

import pytest

from sandbox.chats import Chat
from tests.handlers.guests import Guest, until
from tests.handlers.running import Running

pytestmark = pytest.mark.parametrize("time", [1.0], indirect=True)


async def test_what_is_set_within_a_second_is_shown_although_a_chat_gets_one_edit_a_second(
    bot: Running, anya: Guest, group: Chat
) -> None:
    anya.say("/settings", group)
    card = await anya.sees("Настройки этой группы", chat=group)
    for data in ("set:::opens.admins", "set:::tables.one", "set:::settled.hosts"):
        await anya.press(card, data, group)
        await until(partial(_is_gone, data, group, card.id))


def _is_gone(data: str, group: Chat, message: int) -> bool:
    return data not in str(group.messages[message].keyboard)

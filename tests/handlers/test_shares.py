"""What a group has room for is everybody's: who asks again and again leaves some to the others."""

from functools import partial

import pytest

from bot import limits
from sandbox.chats import Chat
from sandbox.messages import Message
from sandbox.rooms import Rooms
from sandbox.telegram import Telegram
from tests.handlers.guests import Guest, shown, until
from tests.handlers.running import Running


@pytest.fixture(autouse=True)
def scanty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two answers for each person, and no more for hours."""
    monkeypatch.setattr(limits, "SHARE", (2, 10 * 3600.0))


def answers(group: Chat) -> list[Message]:
    return [message for message in group.messages.values() if "Как это устроено" in shown(message)]


def _more(group: Chat, before: int) -> bool:
    return len(answers(group)) > before


async def ask(who: Guest, group: Chat, times: int) -> None:
    for _ in range(times):
        before = len(answers(group))
        who.say("/help", group)
        await until(partial(_more, group, before))


async def test_who_asks_too_much_in_a_group_is_told_so_in_private_and_others_are_answered(
    bot: Running, anya: Guest, tom: Guest, group: Chat
) -> None:
    anya.phone.start()
    await anya.sees("Привет")
    await ask(anya, group, 2)
    for _ in range(3):
        anya.say("/help", group)
    await anya.sees("«Пятница, чай и карты»", "много раз тебе ответил")
    await ask(tom, group, 1)
    assert len(answers(group)) == 3
    assert sum("много раз" in shown(message) for message in anya.from_bot()) == 1
    anya.say("/help")
    await anya.sees("Как это устроено")


@pytest.mark.parametrize("data", ["menu:::", "rules:::coup", "langs:::"])
async def test_a_tap_that_has_the_group_told_something_counts_too(
    bot: Running, anya: Guest, group: Chat, data: str
) -> None:
    await ask(anya, group, 2)
    said = len(anya.from_bot(group))
    answer = await anya.press(answers(group)[0], data, group)
    assert answer["toast"] == "Чуть помедленнее, пожалуйста."
    assert len(anya.from_bot(group)) == said


async def test_all_who_write_as_the_group_have_one_share(
    bot: Running, sandbox: Telegram, anya: Guest, tom: Guest, group: Chat
) -> None:
    await ask(anya, group, 1)
    Rooms(sandbox, anya.person).hide(group, hidden=True)
    await ask(anya, group, 2)
    for _ in range(3):
        anya.say("/help", group)
    await ask(tom, group, 2)
    assert len(answers(group)) == 5

"""Where Telegram refuses, nobody is disturbed: what it asks to wait for is waited for, quietly."""

import asyncio

import pytest

from bot.store import Store
from bot.timing import MovableTime
from sandbox.chats import Chat
from sandbox.telegram import Telegram
from tests.handlers.gathering import lobby
from tests.handlers.guests import Guest, keyboards, only_table, shown, until
from tests.handlers.running import Running

WAIT = 30


class Calls:
    """What the bot asked of Telegram, and when."""

    def __init__(self, telegram: Telegram) -> None:
        self.made: list[tuple[str, str, float]] = []
        befall = telegram.faults.next

        def seen(place: str, chat: str = "") -> object:
            self.made.append((place.lower(), chat, telegram.time.now()))
            return befall(place, chat)

        telegram.faults.next = seen  # type: ignore[method-assign, assignment]

    def about(self, chat: Chat, *methods: str) -> list[float]:
        """When one of these was called for this chat."""
        wanted = [each.lower() for each in methods]
        return [at for name, where, at in self.made if where == str(chat.id) and name in wanted]


async def test_23_that_a_message_stays_as_it_was_is_told_to_nobody(
    bot: Running,
    anya: Guest,
    tom: Guest,
    group: Chat,
    sandbox: Telegram,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """An edit that nobody heard of is made again, and then changes nothing any more."""
    card = await lobby(anya, group)
    calls = Calls(sandbox)
    sandbox.faults.add("editMessageText", "timeout", chat=str(group.id))
    caplog.clear()
    assert (await tom.tap("Сесть", group))["url"]
    await until(lambda: len(calls.about(group, "editMessageText")) == 2)
    await anya.tap("Темп: Обычно", group)
    await anya.sees("Не спеша", chat=group)
    assert [message.id for message in keyboards(anya, group)] == [card.id]
    assert len(anya.from_bot(group)) == 1
    assert "modified" not in caplog.text
    assert not [each for each in caplog.records if each.levelname == "ERROR"]


async def test_23_a_button_pressed_five_times_at_once_is_answered_five_times(
    bot: Running,
    anya: Guest,
    tom: Guest,
    group: Chat,
    store: Store,
    caplog: pytest.LogCaptureFixture,
) -> None:
    card = await lobby(anya, group)
    data = f"sit:{(await only_table(store, anya)).id}::"
    seen = await asyncio.gather(*(tom.press(card, data, group) for _ in range(5)))
    assert all(each["url"] for each in seen)
    await anya.sees("можно начинать", chat=group)
    assert len((await only_table(store, tom)).sitters) == 2
    assert len(anya.from_bot(group)) == 1
    assert not [each for each in caplog.records if each.levelname in ("WARNING", "ERROR")]


@pytest.mark.parametrize("method", ["sendMessage", "editMessageText", "deleteMessage"])
async def test_24_a_refusal_for_some_time_is_waited_out_and_everything_comes_once(
    bot: Running,
    anya: Guest,
    tom: Guest,
    group: Chat,
    sandbox: Telegram,
    time: MovableTime,
    method: str,
) -> None:
    """Nothing is asked for that chat meanwhile, and other chats do not wait."""
    for guest in (anya, tom):
        guest.phone.start()
    anya.say("/play duel", group)
    await tom.tap("Сесть", group)
    await anya.sees("можно начинать", chat=group)
    calls = Calls(sandbox)
    sandbox.faults.add(method, "429", retry_after=WAIT, chat=str(group.id))
    await anya.tap("Начать", group)
    await tom.sees("the game is on")
    (refused_at, *_) = await until(lambda: calls.about(group, method))
    await anya.sees("идёт игра", chat=group)
    await until(lambda: len(keyboards(anya, group)) == 1)
    writing = calls.about(group, "sendMessage", "editMessageText")
    assert not [at for at in writing if refused_at < at < refused_at + WAIT]
    began = [message for message in anya.from_bot(group) if "идёт игра" in shown(message)]
    assert len(began) == 1
    assert len([m for m in tom.from_bot() if "the game is on" in shown(m)]) == 1

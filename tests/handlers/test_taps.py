"""Every tap is answered, and within a second: also when the work takes long, or fails."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
from aiogram import Bot
from aiogram.dispatcher.event.bases import UNHANDLED
from aiogram.types import (
    CallbackQuery,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    TelegramObject,
)
from fakeredis import FakeAsyncRedis, FakeServer

from bot.chat import Chat, telegram
from bot.gathering import Refused
from bot.handlers.taps import OFTEN, Taps
from bot.house import House
from bot.limits import Limits
from bot.link import Client
from bot.links import Links
from bot.people import Person
from bot.presses import Press, read_press
from bot.settings import Settings
from bot.store import Contended, Store, Unknown
from bot.timing import MovableTime
from sandbox.telegram import Telegram
from tests.handlers.conftest import MINI_APP
from tests.handlers.guests import LONGEST, Guest
from tests.handlers.running import Running

TOM = Person(id="601000002", name="Tom", language="en")


@pytest.fixture
def plug() -> FakeServer:
    """A Redis that can be pulled out: `connected`."""
    return FakeServer(version=(7,))


@pytest.fixture
async def client(plug: FakeServer) -> AsyncIterator[Client]:
    client = FakeAsyncRedis(server=plug, decode_responses=True)
    yield client
    plug.connected = True
    await client.aclose()


@pytest.fixture
async def line(settings: Settings) -> AsyncIterator[Bot]:
    async with telegram(settings) as bot:
        yield bot


@pytest.fixture
def taps(line: Bot, client: Client, time: MovableTime) -> Taps:
    limits = Limits(client, time)
    links = Links(bot="one_table_bot", app="table", webapp_url=MINI_APP)
    return Taps(House(Store(client, time), limits, Chat(line, limits), links, time))


async def next_query(line: Bot) -> CallbackQuery:
    offset = None
    while True:
        (update,) = await line.get_updates(offset=offset, limit=1, timeout=5)
        if update.callback_query is not None:
            return update.callback_query
        offset = update.update_id + 1


async def tapped(
    line: Bot, tom: Guest, taps: Taps, handler: Any, data: str = "x:::", rests: float = LONGEST
) -> dict[str, Any]:
    """What Tom sees of a tap that this handler works on; an endless one is ended then.

    `rests` is how long it may go on once it has answered.
    """
    tom.phone.start()
    to = tom.dm
    button = InlineKeyboardButton(text="X", callback_data="x:::")
    card = InlineKeyboardMarkup(inline_keyboard=[[button]])
    await line.send_message(to.id, "A card", reply_markup=card)
    tapping = asyncio.create_task(tom.press(tom.from_bot()[-1], data))
    query = await next_query(line)
    work = asyncio.create_task(taps(handler, query, {"person": TOM, "lang": "en"}))
    seen = await tapping
    await asyncio.wait({work}, timeout=rests)
    work.cancel()
    await asyncio.gather(work, return_exceptions=True)
    return seen


def answering(said: object = None, error: Exception | None = None) -> Any:
    async def handler(event: TelegramObject, data: dict[str, Any]) -> object:
        if error is not None:
            raise error
        return said

    return handler


async def test_what_the_handler_says_is_the_toast(line: Bot, tom: Guest, taps: Taps) -> None:
    assert (await tapped(line, tom, taps, answering("Well done.")))["toast"] == "Well done."


async def test_work_without_an_end_is_answered_for(line: Bot, tom: Guest, taps: Taps) -> None:
    async def endless(event: TelegramObject, data: dict[str, Any]) -> None:
        await asyncio.Event().wait()

    seen = await tapped(line, tom, taps, endless, rests=0)
    assert seen["toast"] == "One moment …"


@pytest.mark.parametrize("error", [None, Refused("full"), ValueError("secret")])
async def test_what_nobody_waits_for_is_done_once_the_tap_is_answered(
    line: Bot, tom: Guest, taps: Taps, sandbox: Telegram, error: Exception | None
) -> None:
    done: list[bool] = []

    async def handler(event: TelegramObject, data: dict[str, Any]) -> None:
        async def note() -> None:
            done.append(not sandbox.queries.open)

        data["afterwards"].push_async_callback(note)
        if error:
            raise error

    assert (await tapped(line, tom, taps, handler))["answered"]
    assert done == [True]


async def test_where_that_fails_the_tap_is_answered_and_a_line_is_logged(
    line: Bot, tom: Guest, taps: Taps, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail() -> None:
        raise ValueError("5ec4e7")

    async def handler(event: TelegramObject, data: dict[str, Any]) -> str:
        data["afterwards"].push_async_callback(fail)
        return "Well done."

    assert (await tapped(line, tom, taps, handler))["toast"] == "Well done."
    assert "what belongs to a tap failed" in caplog.text
    assert "5ec4e7" not in caplog.text


@pytest.mark.parametrize(
    ("error", "toast"),
    [
        (Refused("full"), "All seats are taken."),
        (Unknown("x"), "This table is gone. Open a new one."),
        (Contended("x"), "Many are playing here at once. Please try again."),
        (ValueError("secret"), "That didn’t work just now. Please try again."),
    ],
)
async def test_work_that_fails_is_answered_calmly(
    line: Bot, tom: Guest, taps: Taps, error: Exception, toast: str
) -> None:
    assert (await tapped(line, tom, taps, answering(error=error)))["toast"] == toast


async def test_what_nobody_handles_is_from_long_ago(line: Bot, tom: Guest, taps: Taps) -> None:
    seen = await tapped(line, tom, taps, answering(UNHANDLED))
    assert seen["toast"] == "This button is from long ago."


async def test_a_long_toast_is_cut(line: Bot, tom: Guest, taps: Taps) -> None:
    assert len((await tapped(line, tom, taps, answering("x" * 300)))["toast"]) == 200


async def test_a_message_about_a_table_that_is_gone_goes(line: Bot, tom: Guest, taps: Taps) -> None:
    await tapped(line, tom, taps, answering(error=Unknown("x")))
    assert tom.from_bot() == []


async def test_where_it_cannot_be_taken_away_the_tap_is_answered_all_the_same(
    line: Bot, tom: Guest, taps: Taps, plug: FakeServer, caplog: pytest.LogCaptureFixture
) -> None:
    async def handler(event: TelegramObject, data: dict[str, Any]) -> None:
        plug.connected = False
        raise Unknown("x")

    tom.telegram.faults.add("deleteMessage", "429")  # that is to be noted in the store
    seen = await tapped(line, tom, taps, handler)
    assert seen["toast"] == "This table is gone. Open a new one."
    assert "what belongs to a tap failed" in caplog.text


@pytest.mark.parametrize("fault", ["502", "dropped", "timeout"])
async def test_an_answer_that_nobody_may_have_heard_is_given_again(
    line: Bot, tom: Guest, taps: Taps, fault: str
) -> None:
    tom.telegram.faults.add("answerCallbackQuery", fault, 2)
    assert (await tapped(line, tom, taps, answering("Done.")))["toast"] == "Done."


async def test_a_forged_tap_about_no_table_takes_nothing_away(
    line: Bot, tom: Guest, taps: Taps
) -> None:
    seen = await tapped(line, tom, taps, answering(error=Unknown("x")), "sit:AAAAAAAAAAAA::")
    assert seen["toast"] == "This table is gone. Open a new one."
    assert len(tom.from_bot()) == 1


async def test_whoever_taps_in_floods_is_asked_to_slow_down(
    line: Bot,
    tom: Guest,
    taps: Taps,
    client: Client,
    time: MovableTime,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.handlers.taps.WITHIN", 60)  # how fast it is, is not asked here
    limits = Limits(client, time)
    for _ in range(OFTEN):
        await limits.may_act(TOM.id, "tap", OFTEN, 1000)
    seen = await tapped(line, tom, taps, answering("Done."))
    assert seen["toast"] == "Not so fast, please."


async def test_a_button_is_read_once_however_many_handlers_are_asked(
    bot: Running, tom: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    tom.say("/play")
    card = await tom.sees("Two")
    read: list[str] = []

    def reading(data: str) -> Press | None:
        read.append(data)
        return read_press(data)

    monkeypatch.setattr("bot.handlers.taps.read_press", reading)
    assert (await tom.press(card, "nobody:::"))["toast"]
    assert read == ["nobody:::"]

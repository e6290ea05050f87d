"""Taps on buttons, and their answers."""

import asyncio
from typing import Any

import pytest
from aiogram import Bot
from aiogram.exceptions import TelegramBadRequest
from aiogram.types import (
    CallbackQuery,
    DisabledButton,
    InaccessibleMessage,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    Message,
    WebAppInfo,
)

from bot.timing import MovableTime
from sandbox.chats import Chat
from sandbox.people import Person
from sandbox.telegram import Telegram
from tests.sandbox.conftest import Desk, Updates

TOO_OLD = "Bad Request: query is too old and response timeout expired or query ID is invalid"


def keyboard(**action: Any) -> InlineKeyboardMarkup:
    return InlineKeyboardMarkup(inline_keyboard=[[InlineKeyboardButton(text="x", **action)]])


async def tapped(updates: Updates) -> CallbackQuery:
    (update,) = await updates.fetch(wait=50)
    assert update.callback_query
    return update.callback_query


@pytest.fixture
async def card(bot: Bot, group: Chat) -> Message:
    return await bot.send_message(group.id, "card", reply_markup=keyboard(callback_data="go"))


@pytest.fixture
def tap(desk: Desk, anya: Person, group: Chat, card: Message) -> asyncio.Task[dict[str, Any]]:
    """Anya taps the card's button; done when the bot has answered."""
    return asyncio.ensure_future(
        desk.post(
            "tap",
            person=str(anya.id),
            chat=str(group.id),
            message=str(card.message_id),
            row=0,
            column=0,
        )
    )


async def test_a_tap_tells_who_where_and_what(
    updates: Updates, anya: Person, card: Message, tap: asyncio.Task[Any]
) -> None:
    query = await tapped(updates)
    assert query.data == "go"
    assert (query.from_user.id, query.from_user.language_code) == (anya.id, "ru")
    assert query.message
    assert not isinstance(query.message, InaccessibleMessage)
    assert (query.message.message_id, query.message.text) == (card.message_id, "card")
    assert query.chat_instance
    await query.answer()
    await tap


@pytest.mark.parametrize(
    ("answer", "seen"),
    [
        ({}, {"toast": None, "alert": None, "url": None}),
        ({"text": "seated"}, {"toast": "seated", "alert": None, "url": None}),
        ({"text": "live", "show_alert": True}, {"toast": None, "alert": "live", "url": None}),
        (
            {"url": "https://t.me/one_table_bot?start=tA"},
            {"toast": None, "alert": None, "url": "https://t.me/one_table_bot?start=tA"},
        ),
    ],
)
async def test_the_tapping_person_sees_the_answer(
    updates: Updates, tap: asyncio.Task[Any], answer: dict[str, Any], seen: dict[str, Any]
) -> None:
    query = await tapped(updates)
    assert await query.answer(**answer)
    assert await tap == seen | {"answered": True, "launch": None, "switch": None}


async def test_a_tap_is_answered_once(bot: Bot, updates: Updates, tap: asyncio.Task[Any]) -> None:
    query = await tapped(updates)
    await query.answer("one")
    with pytest.raises(TelegramBadRequest) as refused:
        await query.answer("two")
    assert refused.value.message == TOO_OLD
    assert (await tap)["toast"] == "one"


async def test_a_tap_can_be_answered_only_for_a_while(
    updates: Updates, tap: asyncio.Task[Any], time: MovableTime
) -> None:
    query = await tapped(updates)
    time.skip(30)
    with pytest.raises(TelegramBadRequest) as refused:
        await query.answer("late")
    assert refused.value.message == TOO_OLD
    tap.cancel()


async def test_a_tap_nobody_made_cannot_be_answered(bot: Bot) -> None:
    with pytest.raises(TelegramBadRequest) as refused:
        await bot.answer_callback_query("123", text="x")
    assert refused.value.message == TOO_OLD


async def test_a_tap_that_met_silence_says_so(
    desk: Desk,
    anya: Person,
    group: Chat,
    card: Message,
    telegram: Telegram,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("sandbox.phone.PATIENCE", 0)
    answer = await desk.post(
        "tap", person=str(anya.id), chat=str(group.id), message="1", row=0, column=0
    )
    assert answer["answered"] is False


async def test_a_toast_has_at_most_200_characters(updates: Updates, tap: asyncio.Task[Any]) -> None:
    query = await tapped(updates)
    with pytest.raises(TelegramBadRequest, match="MESSAGE_TOO_LONG"):
        await query.answer("я" * 201)
    assert await query.answer("я" * 200)
    assert (await tap)["toast"] == "я" * 200


@pytest.mark.parametrize("url", ["https://example.org/", "https://t.me/other_bot?start=x"])
async def test_an_answer_opens_nothing_but_the_bot(
    updates: Updates, tap: asyncio.Task[Any], url: str
) -> None:
    query = await tapped(updates)
    with pytest.raises(TelegramBadRequest, match="URL_INVALID"):
        await query.answer(url=url)
    await query.answer()
    await tap


async def test_link_buttons_give_their_link_and_web_app_buttons_a_launch(
    bot: Bot, desk: Desk, bojan: Person, telegram: Telegram
) -> None:
    row = [
        InlineKeyboardButton(text="x", url="https://t.me/one_table_bot/table?startapp=tA"),
        InlineKeyboardButton(text="y", web_app=WebAppInfo(url="https://example.org/?startapp=tA")),
        InlineKeyboardButton(text="z", disabled=DisabledButton()),
    ]
    sent = await bot.send_message(
        bojan.id, "x", reply_markup=InlineKeyboardMarkup(inline_keyboard=[row])
    )
    place = {
        "person": str(bojan.id),
        "chat": str(telegram.bot.id),
        "message": str(sent.message_id),
        "row": 0,
    }
    link, app, nothing = [await desk.post("tap", **place, column=column) for column in range(3)]
    assert link["url"] == "https://t.me/one_table_bot/table?startapp=tA"
    assert app["launch"].startswith("https://example.org/?startapp=tA#tgWebAppData=query_id")
    assert (nothing["url"], nothing["launch"]) == (None, None)


@pytest.mark.parametrize(
    ("message", "row", "complaint"),
    [("1", 1, "no such button"), ("1", -1, "no such button"), ("99", 0, "no message '99'")],
)
async def test_only_a_button_that_is_there_can_be_tapped(
    desk: Desk, anya: Person, group: Chat, card: Message, message: str, row: int, complaint: str
) -> None:
    answer = await desk.post(
        "tap", person=str(anya.id), chat=str(group.id), message=message, row=row, column=0
    )
    assert complaint in answer["error"]

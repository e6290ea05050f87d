"""What a bot prepares and a person sends on from the Mini App."""

import asyncio
from typing import Any

import pytest
from aiogram import Bot
from aiogram.exceptions import TelegramBadRequest
from aiogram.types import (
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    InlineQueryResultArticle,
    InputTextMessageContent,
    WebAppInfo,
)

from bot.timing import MovableTime
from sandbox.chats import Chat
from sandbox.people import Person
from sandbox.prepared import KEPT
from sandbox.telegram import Telegram
from tests.sandbox.conftest import Desk, Updates

PEOPLE: dict[str, Any] = {"allow_user_chats": True, "allow_group_chats": True}
LINK = "https://t.me/one_table_bot?start=x"


def article(title: str = "Come", text: str = "<b>Come</b>", **button: Any) -> Any:
    rows = [[InlineKeyboardButton(text="Sit", **(button or {"url": LINK}))]]
    return InlineQueryResultArticle(
        id="1",
        title=title,
        input_message_content=InputTextMessageContent(message_text=text, parse_mode="HTML"),
        reply_markup=InlineKeyboardMarkup(inline_keyboard=rows),
    )


async def refused(bot: Bot, person: int, result: Any, **allowed: bool) -> str:
    with pytest.raises(TelegramBadRequest) as refusal:
        await bot.save_prepared_inline_message(person, result, **(allowed or PEOPLE))
    return refusal.value.message.removeprefix("Bad Request: ")


async def test_it_is_sent_in_the_persons_own_name_with_its_button(
    bot: Bot, desk: Desk, bojan: Person, group: Chat, updates: Updates
) -> None:
    kept = await bot.save_prepared_inline_message(bojan.id, article(), **PEOPLE)
    shown = await desk.get("prepared", person=str(bojan.id), prepared=kept.id)
    assert shown == {"text": "Come", "kinds": ["friend", "group"]}
    await desk.post("send", person=str(bojan.id), prepared=kept.id, chat=str(group.id))
    seen = (await desk.get("chat", person=str(bojan.id), chat=str(group.id)))["messages"][-1]
    assert (seen["from"]["id"], seen["via"]) == (str(bojan.id), "one_table_bot")
    assert seen["html"] == "<b>Come</b>"
    assert seen["keyboard"] == [[{"text": "Sit", "kind": "url", "url": LINK}]]
    (update,) = await updates.fetch()
    assert update.message
    assert update.message.via_bot


async def test_a_friend_gets_it_unheard(
    bot: Bot, desk: Desk, anya: Person, bojan: Person, updates: Updates
) -> None:
    kept = await bot.save_prepared_inline_message(bojan.id, article(), **PEOPLE)
    await desk.post("send", person=str(bojan.id), prepared=kept.id, chat=str(anya.id))
    seen = (await desk.get("chat", person=str(anya.id), chat=str(bojan.id)))["messages"][-1]
    assert seen["text"] == "Come"
    assert await updates.fetch() == []


async def test_it_goes_only_where_the_bot_allows_it(
    bot: Bot, desk: Desk, bojan: Person, group: Chat
) -> None:
    kept = await bot.save_prepared_inline_message(bojan.id, article(), allow_user_chats=True)
    said = await desk.post("send", person=str(bojan.id), prepared=kept.id, chat=str(group.id))
    assert said == {"error": "MESSAGE_SEND_FAILED"}


async def test_a_tap_under_it_is_one_under_an_inline_message(
    bot: Bot, desk: Desk, anya: Person, bojan: Person, updates: Updates
) -> None:
    kept = await bot.save_prepared_inline_message(bojan.id, article(callback_data="sit"), **PEOPLE)
    sent = await desk.post("send", person=str(bojan.id), prepared=kept.id, chat=str(anya.id))
    tap = asyncio.ensure_future(
        desk.post("tap", person=str(anya.id), chat=str(bojan.id), row=0, column=0, **sent)
    )
    (update,) = await updates.fetch(wait=50)
    query = update.callback_query
    assert query
    assert (query.message, query.data) == (None, "sit")
    assert await bot.edit_message_text("Taken", inline_message_id=query.inline_message_id)
    await query.answer()
    await tap


async def test_it_is_one_persons_and_expires(
    bot: Bot, desk: Desk, anya: Person, bojan: Person, time: MovableTime
) -> None:
    kept = await bot.save_prepared_inline_message(bojan.id, article(), **PEOPLE)
    gone = {"error": "MESSAGE_EXPIRED"}
    assert await desk.get("prepared", person=str(anya.id), prepared=kept.id) == gone
    time.skip(KEPT)
    assert await desk.get("prepared", person=str(bojan.id), prepared=kept.id) == gone


async def test_what_telegram_refuses_is_refused(
    bot: Bot, bojan: Person, telegram: Telegram
) -> None:
    app = WebAppInfo(url="https://example.org/app")
    long = article()
    long.id = "x" * 65
    assert await refused(bot, 1, article()) == "user not found"
    assert "must be allowed" in await refused(bot, bojan.id, article(), allow_user_chats=False)
    assert await refused(bot, bojan.id, article(title=" ")) == "ARTICLE_TITLE_EMPTY"
    assert await refused(bot, bojan.id, long) == "RESULT_ID_INVALID"
    assert await refused(bot, bojan.id, article(text="")) == "message text is empty"
    assert "can't parse entities" in await refused(bot, bojan.id, article(text="<b>"))
    assert await refused(bot, bojan.id, article(web_app=app)) == "BUTTON_TYPE_INVALID"
    assert telegram.prepared.kept == {}

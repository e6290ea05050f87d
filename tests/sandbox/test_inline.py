"""Inline mode: the bot's name written in any chat, what it offers there, and what is sent of it."""

import asyncio
from typing import Any

import pytest
from aiogram import Bot
from aiogram.exceptions import TelegramBadRequest
from aiogram.types import (
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    InlineQuery,
    InlineQueryResultArticle,
    InputTextMessageContent,
)

from bot.timing import MovableTime
from sandbox.chats import Chat
from sandbox.people import Person
from sandbox.telegram import Telegram
from tests.sandbox.conftest import Desk, Updates


def article(name: str = "a", **button: Any) -> InlineQueryResultArticle:
    rows = [[InlineKeyboardButton(text="Sit", **button)]] if button else []
    return InlineQueryResultArticle(
        id=name,
        title=f"Table {name}",
        description="three seats",
        input_message_content=InputTextMessageContent(message_text=f"Come to {name}"),
        reply_markup=InlineKeyboardMarkup(inline_keyboard=rows) if rows else None,
    )


class Inline:
    """One person at the desk, and the bot's side of what they ask."""

    def __init__(self, desk: Desk, updates: Updates, person: Person) -> None:
        self.desk = desk
        self.updates = updates
        self.person = person

    def ask(self, chat: Chat | Person | int, text: str = "", **more: str) -> asyncio.Task[Any]:
        where = str(chat if isinstance(chat, int) else chat.id)
        call = self.desk.post("inline", person=str(self.person.id), chat=where, text=text, **more)
        return asyncio.ensure_future(call)

    async def heard(self) -> InlineQuery:
        (update,) = await self.updates.fetch(wait=50)
        assert update.inline_query
        return update.inline_query

    async def pick(self, chat: Chat | Person, query: str, result: str) -> dict[str, Any]:
        return await self.desk.post(
            "pick", person=str(self.person.id), chat=str(chat.id), query=query, result=result
        )


@pytest.fixture
def inline(desk: Desk, updates: Updates, anya: Person) -> Inline:
    """Anya's, who has never pressed Start."""
    return Inline(desk, updates, anya)


async def test_from_name_to_message(
    bot: Bot, inline: Inline, group: Chat, anya: Person, updates: Updates
) -> None:
    asking = inline.ask(group, "duel")
    query = await inline.heard()
    assert (query.query, query.offset, query.chat_type) == ("duel", "", "supergroup")
    assert query.from_user.id == anya.id
    await query.answer([article("a", callback_data="sit"), article("b")], cache_time=0)
    seen = await asking
    assert [one["title"] for one in seen["results"]] == ["Table a", "Table b"]
    sent = await inline.pick(group, seen["query"], "a")
    message = group.messages[int(sent["message"])]
    assert (message.sender, message.text) == (anya, "Come to a")
    told, chosen = await updates.fetch()
    assert told.message
    assert told.message.via_bot
    assert chosen.chosen_inline_result
    assert chosen.chosen_inline_result.result_id == "a"
    assert chosen.chosen_inline_result.inline_message_id == message.inline


async def test_a_result_without_a_keyboard_has_no_id_to_change_it_by(
    bot: Bot, inline: Inline, bojan: Person, updates: Updates
) -> None:
    asking = inline.ask(bojan)
    query = await inline.heard()
    assert query.chat_type == "private"
    await query.answer([article()], cache_time=0)
    await inline.pick(bojan, (await asking)["query"], "a")
    (chosen,) = await updates.fetch()
    assert chosen.chosen_inline_result
    assert chosen.chosen_inline_result.inline_message_id is None


async def test_a_tap_under_it_tells_no_chat_and_it_is_changed_by_its_own_id(
    bot: Bot, inline: Inline, telegram: Telegram, bojan: Person, anya: Person, desk: Desk
) -> None:
    asking = inline.ask(bojan)
    await (await inline.heard()).answer([article("a", callback_data="sit")], cache_time=0)
    sent = await inline.pick(bojan, (await asking)["query"], "a")
    await inline.updates.fetch()
    tap = asyncio.ensure_future(
        desk.post("tap", person=str(bojan.id), chat=str(anya.id), row=0, column=0, **sent)
    )
    (update,) = await inline.updates.fetch(wait=50)
    query = update.callback_query
    assert query
    assert query.message is None
    assert query.chat_instance
    assert query.inline_message_id
    assert await bot.edit_message_text("Full", inline_message_id=query.inline_message_id) is True
    await query.answer()
    await tap
    chat = await desk.get("chat", person=str(anya.id), chat=str(bojan.id))
    assert (chat["messages"][-1]["text"], chat["messages"][-1]["keyboard"]) == ("Full", [])
    with pytest.raises(TelegramBadRequest, match="message is not modified"):
        await bot.edit_message_text("Full", inline_message_id=query.inline_message_id)
    with pytest.raises(TelegramBadRequest, match="MESSAGE_ID_INVALID"):
        await bot.edit_message_text("Full", inline_message_id="AgAAAnother")


async def test_an_answer_is_given_again_for_five_minutes_to_anybody(
    inline: Inline, group: Chat, bojan: Person, time: MovableTime, desk: Desk
) -> None:
    asking = inline.ask(group, "duel")
    await (await inline.heard()).answer([article()])
    await asking
    theirs = Inline(desk, inline.updates, bojan)
    seen = await theirs.ask(group, "duel")
    assert [one["id"] for one in seen["results"]] == ["a"]
    assert await inline.updates.fetch() == []
    time.skip(300)
    asking = theirs.ask(group, "duel")
    await (await inline.heard()).answer([], cache_time=0)
    assert (await asking)["results"] == []

"""A bot that is called into a chat it is not in, and a Mini App that is answered by a message."""

import re

import pytest
from aiogram import Bot
from aiogram.exceptions import TelegramForbiddenError, TelegramRetryAfter
from aiogram.types import Message

from bot.timing import MovableTime
from sandbox.chats import Chat, Member
from sandbox.inline import APP_ANSWERABLE
from sandbox.people import Person
from sandbox.phone import Phone
from sandbox.queries import ANSWERABLE
from sandbox.telegram import Telegram
from tests.sandbox.conftest import Desk, Updates
from tests.sandbox.results import TOO_OLD, article, refusal

CALL = "@one_table_bot a game?"


@pytest.fixture
async def called(desk: Desk, updates: Updates, anya: Person, bojan: Person) -> Message:
    """Anya calls the bot into her chat with Bojan."""
    await desk.post("say", person=str(anya.id), chat=str(bojan.id), text=CALL)
    (update,) = await updates.fetch()
    assert update.guest_message
    return update.guest_message


async def test_a_guest_answers_once_and_may_change_its_answer(
    bot: Bot, desk: Desk, called: Message, anya: Person, bojan: Person
) -> None:
    assert called.guest_query_id
    assert (called.text, called.from_user and called.from_user.id) == (CALL, anya.id)
    sent = await bot.answer_guest_query(called.guest_query_id, article(text="Come"))
    again = bot.answer_guest_query(called.guest_query_id, article())
    assert await refusal(again) == TOO_OLD
    await bot.edit_message_text("Full", inline_message_id=sent.inline_message_id)
    view = await desk.get("chat", person=str(bojan.id), chat=str(anya.id))
    assert [one["text"] for one in view["messages"]] == [CALL, "Full"]
    assert view["messages"][-1]["from"]["bot"]


async def test_the_id_of_its_chat_is_that_of_another(
    bot: Bot, desk: Desk, called: Message, anya: Person, bojan: Person, telegram: Telegram
) -> None:
    assert (called.chat.id, called.chat.type) == (bojan.id, "private")
    await bot.send_message(called.chat.id, "to the wrong chat")
    view = await desk.get("chat", person=str(bojan.id), chat=str(anya.id))
    assert [one["text"] for one in view["messages"]] == [CALL]
    assert [one.text for one in telegram.private[bojan.id].messages.values()] == [
        "to the wrong chat"
    ]


async def test_a_guest_in_a_group_can_do_nothing_else_there(
    bot: Bot, desk: Desk, updates: Updates, anya: Person, group: Chat, telegram: Telegram
) -> None:
    group.members[telegram.bot.id] = Member(telegram.bot, "left")
    say = {"person": str(anya.id), "chat": str(group.id)}
    await desk.post("say", text="not for it", **say)
    await desk.post("say", text=CALL, **say)
    (update,) = await updates.fetch()
    assert update.guest_message
    assert update.guest_message.chat.id == group.id
    with pytest.raises(TelegramForbiddenError):
        await bot.send_message(group.id, "x")
    await bot.answer_guest_query(update.guest_message.guest_query_id or "", article(text="Come"))
    answer = list(group.messages.values())[-1]
    told = answer.shown(group.shown())
    assert (told["from"]["id"], told["guest_bot_caller_user"]["id"]) == (telegram.bot.id, anya.id)


async def test_where_it_is_a_member_it_is_no_guest(
    desk: Desk, updates: Updates, anya: Person, group: Chat
) -> None:
    await desk.post("say", person=str(anya.id), chat=str(group.id), text=CALL)
    (update,) = await updates.fetch()
    assert update.guest_message is None
    assert update.message


async def test_an_answer_comes_in_time_and_to_a_call(
    bot: Bot, called: Message, time: MovableTime
) -> None:
    assert await refusal(bot.answer_guest_query("1", article())) == TOO_OLD
    bad = bot.answer_guest_query(called.guest_query_id or "", article(callback_data="я" * 33))
    assert await refusal(bad) == "BUTTON_DATA_INVALID"
    time.skip(ANSWERABLE)
    late = bot.answer_guest_query(called.guest_query_id or "", article())
    assert await refusal(late) == TOO_OLD


async def test_an_answer_counts_like_any_message(
    bot: Bot, desk: Desk, updates: Updates, anya: Person, bojan: Person
) -> None:
    queries = []
    for _ in range(4):
        await desk.post("say", person=str(anya.id), chat=str(bojan.id), text=CALL)
        (update,) = await updates.fetch()
        assert update.guest_message
        queries.append(update.guest_message.guest_query_id or "")
    for query in queries[:3]:
        await bot.answer_guest_query(query, article())
    with pytest.raises(TelegramRetryAfter):
        await bot.answer_guest_query(queries[3], article())


async def test_a_bot_that_wants_no_guests_is_not_called(
    bot: Bot, desk: Desk, updates: Updates, anya: Person, bojan: Person, telegram: Telegram
) -> None:
    assert (await bot.get_me()).supports_guest_queries
    telegram.bot.guests = False
    assert not (await bot.get_me()).supports_guest_queries
    await desk.post("say", person=str(anya.id), chat=str(bojan.id), text=CALL)
    assert await updates.fetch() == []


async def test_a_mini_app_that_a_button_opened_is_answered_once_in_its_persons_name(
    bot: Bot, phone: Phone, bojan: Person, telegram: Telegram, time: MovableTime
) -> None:
    def opened() -> str:
        found = re.search(r"query_id%3D([^%]+)", phone.launch_by_menu())
        assert found
        return found[1]

    query = opened()
    sent = await bot.answer_web_app_query(query, article(text="I won", callback_data="again"))
    (message,) = telegram.private[bojan.id].messages.values()
    assert (message.sender, message.via, message.text) == (bojan, telegram.bot, "I won")
    assert sent.inline_message_id == message.inline
    assert await refusal(bot.answer_web_app_query(query, article())) == TOO_OLD
    assert await refusal(bot.answer_web_app_query("AAF1", article())) == TOO_OLD
    assert (await bot.answer_web_app_query(opened(), article())).inline_message_id is None
    late = opened()
    time.skip(APP_ANSWERABLE)
    assert await refusal(bot.answer_web_app_query(late, article())) == TOO_OLD

"""Messages that one person alone sees in a group: for what cause, and to whom."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from aiogram import Bot
from aiogram.exceptions import TelegramRetryAfter
from aiogram.types import (
    CallbackQuery,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    LoginUrl,
    Message,
    ReplyParameters,
)

from bot.timing import MovableTime
from sandbox.chats import Chat, Member
from sandbox.people import Person
from sandbox.rooms import Rooms
from sandbox.telegram import Telegram
from sandbox.topics import open_topic
from tests.sandbox.conftest import Desk, Updates
from tests.sandbox.ephemerals import BUTTON, seen, to
from tests.sandbox.results import TOO_OLD, refusal

Tap = Callable[[str], Awaitable[CallbackQuery]]


@pytest.fixture
async def card(bot: Bot, group: Chat) -> Message:
    return await bot.send_message(group.id, "card", reply_markup=BUTTON)


@pytest.fixture
def tap(desk: Desk, anya: Person, group: Chat, card: Message, updates: Updates) -> Tap:
    """Anya taps the button under a message of the group, and the bot answers the tap at once."""

    async def tapped(message: str) -> CallbackQuery:
        place = {"person": str(anya.id), "chat": str(group.id), "row": 0, "column": 0}
        waiting = asyncio.ensure_future(desk.post("tap", message=message, **place))
        (update,) = await updates.fetch(wait=50)
        assert update.callback_query
        await update.callback_query.answer()
        await waiting
        return update.callback_query

    return tapped


async def test_a_tap_may_be_answered_so_that_nobody_else_sees_it(
    bot: Bot, desk: Desk, anya: Person, bojan: Person, group: Chat, tap: Tap
) -> None:
    query = await tap("1")
    sent = await bot.send_message(
        group.id, "You are the spy", ephemeral_message_parameters=to(anya, query.id)
    )
    assert (sent.message_id, sent.ephemeral_message_id) == (0, 1)
    assert sent.receiver_user
    assert sent.receiver_user.id == anya.id
    assert await seen(desk, anya, group) == ["card", "You are the spy"]
    assert await seen(desk, bojan, group) == ["card"]
    shown = await desk.get("chat", person=str(anya.id), chat=str(group.id))
    assert [one["ephemeral"] for one in shown["messages"]] == [False, True]


async def test_it_must_be_answered_within_15_seconds(
    bot: Bot, anya: Person, group: Chat, tap: Tap, time: MovableTime
) -> None:
    query = await tap("1")
    time.skip(14)
    await bot.send_message(group.id, "x", ephemeral_message_parameters=to(anya, query.id))
    time.skip(1)
    late = bot.send_message(group.id, "x", ephemeral_message_parameters=to(anya, query.id))
    assert await refusal(late) == TOO_OLD


async def test_a_tap_lets_the_bot_answer_only_whoever_tapped(
    bot: Bot, bojan: Person, group: Chat, tap: Tap, telegram: Telegram
) -> None:
    query = await tap("1")
    other = bot.send_message(group.id, "x", ephemeral_message_parameters=to(bojan, query.id))
    assert await refusal(other) == TOO_OLD
    assert telegram.ephemerals.seen[group.id] == {}


async def test_without_a_cause_only_an_administrator_may(
    bot: Bot, anya: Person, group: Chat, telegram: Telegram, lead: None, card: Message
) -> None:
    await bot.send_message(group.id, "x", ephemeral_message_parameters=to(anya))
    group.members[telegram.bot.id] = Member(telegram.bot)
    plain = bot.send_message(group.id, "x", ephemeral_message_parameters=to(anya))
    assert await refusal(plain) == "MESSAGE_NOT_COMMAND"
    reply = ReplyParameters(message_id=card.message_id)
    to_card = bot.send_message(
        group.id, "x", ephemeral_message_parameters=to(anya), reply_parameters=reply
    )
    assert await refusal(to_card) == "MESSAGE_NOT_COMMAND"


async def test_the_receiver_is_a_person_who_is_there_and_the_chat_a_group(
    bot: Bot, anya: Person, bojan: Person, group: Chat, telegram: Telegram, lead: None
) -> None:
    group.members[anya.id].status = "left"
    gone = bot.send_message(group.id, "x", ephemeral_message_parameters=to(anya))
    itself = bot.send_message(group.id, "x", ephemeral_message_parameters=to(telegram.bot.id))
    private = bot.send_message(bojan.id, "x", ephemeral_message_parameters=to(bojan))
    assert await refusal(gone) == "USER_NOT_PARTICIPANT"
    assert "can't be sent to bots" in await refusal(itself)
    assert "only to groups" in await refusal(private)
    assert telegram.ephemerals.kept[group.id] == {}


async def test_it_can_stand_in_the_place_of_the_message_that_was_tapped(
    bot: Bot, desk: Desk, anya: Person, bojan: Person, group: Chat, tap: Tap
) -> None:
    await bot.send_message(group.id, "later")
    query = await tap("1")
    instead = to(anya, query.id, replace_callback_query_message=True)
    await bot.send_message(
        group.id, "yours", ephemeral_message_parameters=instead, reply_markup=BUTTON
    )
    assert await seen(desk, anya, group) == ["yours", "later"]
    assert await seen(desk, bojan, group) == ["card", "later"]
    again = await tap("e1")
    once_more = to(anya, again.id, replace_callback_query_message=True)
    assert "only edited" in await refusal(
        bot.send_message(group.id, "x", ephemeral_message_parameters=once_more)
    )
    uncaused = to(anya, replace_callback_query_message=True)
    assert "no callback query" in await refusal(
        bot.send_message(group.id, "x", ephemeral_message_parameters=uncaused)
    )


async def test_a_tap_under_it_carries_it_and_opens_a_further_moment(
    bot: Bot, anya: Person, group: Chat, tap: Tap, time: MovableTime
) -> None:
    first = await tap("1")
    await bot.send_message(
        group.id,
        "choose",
        ephemeral_message_parameters=to(anya, first.id),
        reply_markup=BUTTON,
    )
    time.skip(60)
    query = await tap("e1")
    assert isinstance(query.message, Message)
    assert (query.message.message_id, query.message.ephemeral_message_id) == (0, 1)
    assert query.message.chat.id == group.id
    await bot.send_message(group.id, "chosen", ephemeral_message_parameters=to(anya, query.id))


async def test_a_login_button_has_no_place_under_it(
    bot: Bot, anya: Person, group: Chat, lead: None
) -> None:
    login = InlineKeyboardButton(text="x", login_url=LoginUrl(url="https://example.org/"))
    markup = InlineKeyboardMarkup(inline_keyboard=[[login]])
    call = bot.send_message(
        group.id, "x", ephemeral_message_parameters=to(anya), reply_markup=markup
    )
    assert await refusal(call) == "BUTTON_TYPE_INVALID"


async def test_a_tap_counts_only_where_it_was_made(
    bot: Bot, anya: Person, tap: Tap, telegram: Telegram
) -> None:
    query = await tap("1")
    elsewhere = telegram.add_group("another", anya)
    call = bot.send_message(elsewhere.id, "x", ephemeral_message_parameters=to(anya, query.id))
    assert await refusal(call) == TOO_OLD


async def test_it_counts_and_is_forbidden_like_any_message(
    bot: Bot, anya: Person, group: Chat, tap: Tap, telegram: Telegram
) -> None:
    hers = to(anya, (await tap("1")).id)
    for _ in range(2):
        await bot.send_message(group.id, "x", ephemeral_message_parameters=hers)
    with pytest.raises(TelegramRetryAfter):
        await bot.send_message(group.id, "x", ephemeral_message_parameters=hers)
    group.members[telegram.bot.id] = Member(telegram.bot, "restricted")
    muted = bot.send_message(group.id, "x", ephemeral_message_parameters=hers)
    assert "not enough rights" in await refusal(muted)


async def test_in_a_forum_it_stands_in_a_topic(
    bot: Bot, desk: Desk, rooms: Rooms, anya: Person, telegram: Telegram
) -> None:
    forum = rooms.create("forum", "Club", telegram.bot)
    forum.members[telegram.bot.id] = Member(telegram.bot, "administrator")
    topic = open_topic(telegram, forum, anya, "Games")
    sent = await bot.send_message(
        forum.id, "x", message_thread_id=topic.id, ephemeral_message_parameters=to(anya)
    )
    assert (sent.message_thread_id, sent.is_topic_message) == (topic.id, True)
    view = await desk.get("chat", person=str(anya.id), chat=str(forum.id))
    assert view["messages"][-1]["topic"] == str(topic.id)
    nowhere = bot.send_message(
        forum.id, "x", message_thread_id=99, ephemeral_message_parameters=to(anya)
    )
    assert await refusal(nowhere) == "message thread not found"

"""Messages sent through the bot: taps under them, edits by their own ids, and where they stand."""

import asyncio

import pytest
from aiogram import Bot
from aiogram.types import WebAppInfo

from bot.timing import MovableTime
from sandbox.chats import Chat, Member
from sandbox.people import Person
from sandbox.rooms import Rooms
from sandbox.telegram import Telegram
from sandbox.topics import open_topic
from tests.sandbox.conftest import Desk, Updates
from tests.sandbox.results import Asking, article, refusal


@pytest.fixture
def asking(desk: Desk, updates: Updates, anya: Person) -> Asking:
    return Asking(desk, updates, anya)


async def test_a_tap_under_it_tells_no_chat_and_it_is_changed_by_its_own_id(
    bot: Bot, asking: Asking, bojan: Person, anya: Person, desk: Desk, updates: Updates
) -> None:
    sent = await asking.sent(bojan, article("a", callback_data="sit"))
    await updates.fetch()
    tap = asyncio.ensure_future(
        desk.post("tap", person=str(bojan.id), chat=str(anya.id), row=0, column=0, **sent)
    )
    (update,) = await updates.fetch(wait=50)
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
    again = bot.edit_message_text("Full", inline_message_id=query.inline_message_id)
    assert "message is not modified" in await refusal(again)
    wrong = bot.edit_message_text("Full", inline_message_id="AgAAAnother")
    assert await refusal(wrong) == "MESSAGE_ID_INVALID"


async def test_its_edits_count_like_any_other(
    bot: Bot, asking: Asking, bojan: Person, telegram: Telegram, group: Chat, time: MovableTime
) -> None:
    for chat in (bojan, group):
        await asking.sent(chat, article("a", callback_data="sit"))
        await asking.updates.fetch()
    friends, shared = telegram.inline.messages
    for count in range(3):
        await bot.edit_message_text(f"{count}", inline_message_id=friends)
    with pytest.raises(Exception, match="Too Many Requests"):
        await bot.edit_message_text("4", inline_message_id=friends)
    await bot.edit_message_text("other", inline_message_id=shared)
    for count in range(19):
        time.skip(1)
        await bot.send_message(group.id, f"{count}")
    time.skip(1)
    with pytest.raises(Exception, match="Too Many Requests"):
        await bot.edit_message_text("21 in a minute", inline_message_id=shared)


async def test_what_was_deleted_is_not_found(
    bot: Bot, asking: Asking, group: Chat, telegram: Telegram
) -> None:
    rights = frozenset({"can_delete_messages"})
    group.members[telegram.bot.id] = Member(telegram.bot, "administrator", rights)
    sent = await asking.sent(group, article("a", callback_data="sit"))
    (inline_id,) = telegram.inline.messages
    await bot.delete_message(group.id, int(sent["message"]))
    gone = bot.edit_message_text("x", inline_message_id=inline_id)
    assert await refusal(gone) == "MESSAGE_ID_INVALID"


async def test_the_mini_app_is_no_button_under_it_even_in_the_bots_own_chat(
    bot: Bot, asking: Asking, anya: Person, telegram: Telegram
) -> None:
    seen = await asking.offered(telegram.bot.id, article("a", callback_data="sit"))
    await asking.pick(telegram.bot.id, seen["query"])
    (inline_id,) = telegram.inline.messages
    app = article("a", web_app=WebAppInfo(url="https://example.org/")).reply_markup
    call = bot.edit_message_reply_markup(inline_message_id=inline_id, reply_markup=app)
    assert await refusal(call) == "BUTTON_TYPE_INVALID"


async def test_in_a_forum_it_stands_in_the_topic_it_was_sent_to(
    asking: Asking, desk: Desk, rooms: Rooms, anya: Person, telegram: Telegram
) -> None:
    forum = rooms.create("forum", "Club")
    topic = open_topic(telegram, forum, anya, "Games")
    seen = await asking.offered(forum.id, article())
    place = {"person": str(anya.id), "chat": str(forum.id), "query": seen["query"]}
    sent = await desk.post("pick", **place, result="a", topic=topic.id)
    assert forum.messages[int(sent["message"])].topic is topic.first
    nowhere = await desk.post("pick", **place, result="a", topic=99)
    assert nowhere == {"error": "there is no topic '99' in this chat"}

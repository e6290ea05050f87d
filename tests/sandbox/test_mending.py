"""What people change and delete by hand, and what the bot learns of that."""

import asyncio

import pytest
from aiogram import Bot
from aiogram.types import InaccessibleMessage

from bot.timing import MovableTime
from sandbox import mending
from sandbox.chats import Chat
from sandbox.people import Person
from sandbox.phone import Phone
from sandbox.refusal import Impossible
from sandbox.rooms import Rooms
from sandbox.telegram import Telegram
from tests.sandbox.conftest import Desk, Updates, refused, until


async def test_a_changed_message_is_an_update_of_its_own_kind(
    desk: Desk, phone: Phone, group: Chat, updates: Updates
) -> None:
    said = phone.say(group, "/play duel")
    talk = phone.say(group, "nothing for the bot")
    await updates.fetch()
    where = {"person": str(phone.person.id), "chat": str(group.id)}
    assert await desk.post("edit", **where, message=str(said.id), text="/play coup") == {}
    assert await desk.post("edit", **where, message=str(talk.id), text="nor is this") == {}
    (update,) = await updates.fetch()
    assert update.message is None
    assert update.edited_message
    assert (update.edited_message.message_id, update.edited_message.text) == (
        said.id,
        "/play coup",
    )
    assert update.edited_message.edit_date


async def test_a_changed_post_too(
    desk: Desk, rooms: Rooms, anya: Person, telegram: Telegram, updates: Updates
) -> None:
    channel = rooms.create("channel", "News", telegram.bot)
    said = Phone(telegram, anya).say(channel, "at seven")
    await updates.fetch()
    where = {"person": str(anya.id), "chat": str(channel.id), "message": str(said.id)}
    await desk.post("edit", **where, text="at eight")
    (update,) = await updates.fetch()
    assert update.edited_channel_post
    assert update.edited_channel_post.text == "at eight"


async def test_only_ones_own_words_can_be_changed_and_not_for_ever(
    desk: Desk, bot: Bot, phone: Phone, group: Chat, time: MovableTime
) -> None:
    sent = await bot.send_message(group.id, "x")
    said = phone.say(group, "mine")
    where = {"person": str(phone.person.id), "chat": str(group.id), "text": "y"}
    answer = await desk.post("edit", **where, message=str(sent.message_id))
    assert "not theirs to change" in answer["error"]
    time.skip(48 * 3600)
    answer = await desk.post("edit", **where, message=str(said.id))
    assert "too long ago" in answer["error"]


async def test_of_a_message_deleted_by_hand_the_bot_learns_when_it_edits(
    desk: Desk, bot: Bot, anya: Person, phone: Phone, group: Chat, updates: Updates
) -> None:
    sent = await bot.send_message(group.id, "x")
    where = {"chat": str(group.id), "message": str(sent.message_id)}
    answer = await desk.post("erase", person=str(phone.person.id), **where)
    assert "lacks the right can_delete_messages" in answer["error"]
    await desk.post("erase", person=str(anya.id), **where)
    assert await updates.fetch() == []
    await refused(sent.edit_text("y"), "Bad Request: message to edit not found")
    await refused(sent.delete(), "Bad Request: message to delete not found")


async def test_a_chat_with_the_bot_is_ones_own_to_clear(
    desk: Desk, bot: Bot, bojan: Person, telegram: Telegram
) -> None:
    sent = await bot.send_message(bojan.id, "x")
    where = {"chat": str(telegram.bot.id), "message": str(sent.message_id)}
    await desk.post("erase", person=str(bojan.id), **where)
    await refused(sent.edit_text("y"), "Bad Request: message to edit not found")


async def test_a_newcomer_is_told_to_an_administrator_that_asked(
    desk: Desk, bot: Bot, rooms: Rooms, group: Chat, telegram: Telegram, updates: Updates
) -> None:
    rooms.delete(rooms.create("group", "Gone", telegram.bot))
    rooms.promote(group, telegram.bot)
    await bot.get_updates(allowed_updates=["chat_member"])
    telegram.updates.drop()
    zoe = await desk.post("add", name="Zoë", language="en")
    (update,) = await updates.fetch()
    assert update.chat_member
    assert str(update.chat_member.new_chat_member.user.id) == zoe["id"]


def test_no_words_are_no_change(phone: Phone, group: Chat, telegram: Telegram) -> None:
    said = phone.say(group, "mine")
    for text in (" ", "mine"):
        with pytest.raises(Impossible, match="some other text"):
            mending.edit(telegram, group, phone.person, said, text)


async def test_a_tap_on_a_deleted_message_tells_no_more_than_its_number(
    bot: Bot, phone: Phone, group: Chat, telegram: Telegram, updates: Updates
) -> None:
    sent = group.messages[(await bot.send_message(group.id, "x")).message_id]
    await bot.delete_message(group.id, sent.id)
    button = {"text": "x", "callback_data": "a"}
    tap = asyncio.ensure_future(phone.press(group, sent, button))
    await until(lambda: telegram.updates.queue)
    (update,) = await updates.fetch()
    assert update.callback_query
    assert isinstance(update.callback_query.message, InaccessibleMessage)
    assert update.callback_query.message.message_id == sent.id
    await bot.answer_callback_query(update.callback_query.id)
    assert (await tap)["answered"]

"""What the bot gets to hear."""

import pytest
from aiogram import Bot

from sandbox.chats import Chat, Member
from sandbox.people import Person
from sandbox.phone import Phone
from sandbox.telegram import Telegram
from tests.sandbox.conftest import Updates


@pytest.mark.parametrize(
    ("text", "heard"),
    [
        ("/play", True),
        ("/play@one_table_bot", True),
        ("/play@One_Table_Bot now", True),
        ("/play@other_bot", False),
        ("shall we /play", False),
        ("hello @one_table_bot!", True),
        ("hello @tomwhit", False),
        ("just talk", False),
    ],
)
async def test_in_a_group_privacy_mode_lets_commands_and_mentions_through(
    phone: Phone, group: Chat, updates: Updates, text: str, heard: bool
) -> None:
    phone.say(group, text)
    assert bool(await updates.fetch()) is heard


async def test_in_a_group_answers_to_the_bot_are_heard(
    bot: Bot, phone: Phone, group: Chat, updates: Updates
) -> None:
    sent = await bot.send_message(group.id, "x")
    said = phone.say(group, "yes?", reply_to=str(sent.message_id))
    phone.say(group, "and this is for a friend", reply_to=str(said.id))
    (update,) = await updates.fetch()
    assert update.message
    assert update.message.reply_to_message
    assert update.message.reply_to_message.message_id == sent.message_id
    assert update.message.message_thread_id == sent.message_id


async def test_an_administrator_and_a_bot_without_privacy_hear_all(
    bot: Bot, phone: Phone, group: Chat, updates: Updates, telegram: Telegram
) -> None:
    group.members[telegram.bot.id] = Member(telegram.bot, "administrator")
    phone.say(group, "talk")
    group.members[telegram.bot.id] = Member(telegram.bot)
    telegram.bot.hears_all = True
    phone.say(group, "talk")
    assert len(await updates.fetch()) == 2
    assert (await bot.get_me()).can_read_all_group_messages


async def test_friends_talk_unheard(
    phone: Phone, telegram: Telegram, bojan: Person, updates: Updates
) -> None:
    friend = telegram.chats_of(bojan)[-1]
    assert friend.kind == "friend"
    phone.say(friend, "/play@one_table_bot")
    assert await updates.fetch() == []

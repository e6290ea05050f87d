"""Channels: posts without an author, the rights to post and edit, a group for discussion."""

import pytest
from aiogram import Bot
from aiogram.types import MessageOriginChannel

from sandbox.chats import Chat
from sandbox.people import Person
from sandbox.phone import Phone
from sandbox.refusal import Impossible
from sandbox.rooms import Rooms
from sandbox.telegram import Telegram
from tests.sandbox.conftest import Updates, refused


@pytest.fixture
def channel(telegram: Telegram, rooms: Rooms, tom: Person) -> Chat:
    chat = rooms.create("channel", "News", tom, telegram.bot)
    telegram.updates.drop()
    return chat


async def test_a_bot_enters_a_channel_as_an_administrator_only(
    telegram: Telegram, rooms: Rooms, updates: Updates
) -> None:
    chat = rooms.create("channel", "News")
    with pytest.raises(Impossible, match="as its administrator"):
        rooms.invite(chat, telegram.bot)
    rooms.promote(chat, telegram.bot)
    (update,) = await updates.fetch()
    assert update.my_chat_member
    assert update.my_chat_member.chat.type == "channel"
    assert update.my_chat_member.new_chat_member.status == "administrator"


async def test_a_post_is_an_update_of_its_own_kind_and_from_nobody(
    telegram: Telegram, channel: Chat, anya: Person, updates: Updates
) -> None:
    Phone(telegram, anya).say(channel, "news")
    (update,) = await updates.fetch()
    assert update.message is None
    assert update.channel_post
    assert update.channel_post.from_user is None
    assert update.channel_post.sender_chat
    assert update.channel_post.sender_chat.id == channel.id


async def test_subscribers_only_read(telegram: Telegram, channel: Chat, tom: Person) -> None:
    with pytest.raises(Impossible, match="only administrators post in a channel"):
        Phone(telegram, tom).say(channel, "me too")


async def test_a_bot_posts_and_edits_by_right(
    bot: Bot, telegram: Telegram, rooms: Rooms, channel: Chat, anya: Person
) -> None:
    sent = await bot.send_message(channel.id, "x")
    assert sent.from_user is None
    assert await sent.edit_text("y")
    post = Phone(telegram, anya).say(channel, "mine")
    edit = bot.edit_message_text("ours", chat_id=channel.id, message_id=post.id)
    assert await edit
    rooms.promote(channel, telegram.bot, frozenset({"can_invite_users"}))
    await refused(
        bot.send_message(channel.id, "x"),
        "Bad Request: need administrator rights in the channel chat",
    )
    await refused(sent.edit_text("z"), "Bad Request: message can't be edited")
    await refused(sent.delete(), "Bad Request: message can't be deleted")
    await refused(
        sent.pin(), "Bad Request: not enough rights to manage pinned messages in the chat"
    )


async def test_a_bot_thrown_out_of_a_channel(
    bot: Bot, telegram: Telegram, rooms: Rooms, channel: Chat, updates: Updates
) -> None:
    rooms.remove(channel, telegram.bot)
    (update,) = await updates.fetch()
    assert update.my_chat_member
    await refused(
        bot.send_message(channel.id, "x"), "Forbidden: bot was kicked from the channel chat"
    )


async def test_what_a_channel_says_comes_into_its_group_from_telegram(
    bot: Bot,
    telegram: Telegram,
    rooms: Rooms,
    channel: Chat,
    group: Chat,
    updates: Updates,
    anya: Person,
) -> None:
    rooms.link(channel, group)
    assert (await bot.get_chat(group.id)).linked_chat_id == channel.id
    Phone(telegram, anya).say(channel, "/play@one_table_bot")
    posted, brought = await updates.fetch()
    assert posted.channel_post
    message = brought.message
    assert message
    assert message.from_user
    assert message.sender_chat
    assert (message.from_user.id, message.sender_chat.id) == (777000, channel.id)
    assert message.chat.id == group.id
    assert message.is_automatic_forward
    assert isinstance(message.forward_origin, MessageOriginChannel)
    assert message.forward_origin.message_id == posted.channel_post.message_id


def test_only_a_supergroup_is_linked_to_a_channel(rooms: Rooms, channel: Chat, group: Chat) -> None:
    basic = rooms.create("basic", "Small")
    with pytest.raises(Impossible, match="a channel is linked to a supergroup"):
        rooms.link(channel, basic)
    with pytest.raises(Impossible, match="a channel is linked to a supergroup"):
        rooms.link(group, group)


def test_kinds_and_titles_are_checked(rooms: Rooms) -> None:
    with pytest.raises(Impossible, match="there is no chat of the kind 'club'"):
        rooms.create("club", "x")
    with pytest.raises(Impossible, match="1 to 128 characters"):
        rooms.create("group", " ")

"""Forums: what stands in which topic, and what a bot may do there."""

import pytest
from aiogram import Bot
from aiogram.exceptions import TelegramRetryAfter
from aiogram.types import Message, ReplyParameters

from bot.timing import MovableTime
from sandbox.chats import GENERAL, Chat
from sandbox.people import Person
from sandbox.phone import Phone
from sandbox.refusal import Impossible
from sandbox.rooms import Rooms
from sandbox.telegram import Telegram
from sandbox.topics import drop, open_topic, shut, turn
from tests.sandbox.conftest import Updates, refused

NO_THREAD = "Bad Request: message thread not found"
CLOSED = "Bad Request: TOPIC_CLOSED"


@pytest.fixture
def forum(telegram: Telegram, rooms: Rooms, tom: Person, bojan: Person) -> Chat:
    chat = rooms.create("forum", "Club", tom, bojan, telegram.bot)
    telegram.updates.drop()
    return chat


@pytest.fixture
def games(telegram: Telegram, forum: Chat, anya: Person) -> int:
    """The number of a topic, opened by Anya."""
    topic = open_topic(telegram, forum, anya, "Games")
    telegram.updates.drop()
    return topic.id


async def heard(updates: Updates) -> Message:
    (update,) = await updates.fetch()
    assert update.message
    return update.message


async def test_a_topic_begins_with_the_message_that_names_it(
    telegram: Telegram, forum: Chat, anya: Person, updates: Updates
) -> None:
    topic = open_topic(telegram, forum, anya, "Games")
    message = await heard(updates)
    assert message.chat.is_forum
    assert message.forum_topic_created
    assert message.forum_topic_created.name == "Games"
    assert message.message_id == message.message_thread_id == topic.id
    assert message.is_topic_message


async def test_what_is_said_in_a_topic_carries_its_number_and_answers_its_first_message(
    phone: Phone, forum: Chat, games: int, updates: Updates
) -> None:
    phone.say(forum, "/play", topic=games)
    message = await heard(updates)
    assert (message.message_thread_id, message.is_topic_message) == (games, True)
    assert message.reply_to_message
    assert message.reply_to_message.forum_topic_created


async def test_what_is_said_in_general_carries_no_thread(
    bot: Bot, phone: Phone, forum: Chat, games: int, updates: Updates
) -> None:
    said = phone.say(forum, "/play")
    message = await heard(updates)
    assert (message.message_thread_id, message.is_topic_message) == (None, None)
    assert (await bot.send_message(forum.id, "x")).is_topic_message is None
    answer = await bot.send_message(
        forum.id, "y", reply_parameters=ReplyParameters(message_id=said.id)
    )
    assert answer.message_thread_id == said.id
    await refused(bot.send_message(forum.id, "z", message_thread_id=said.id), NO_THREAD)


async def test_a_bot_writes_into_topics_that_are_there(bot: Bot, forum: Chat, games: int) -> None:
    sent = await bot.send_message(forum.id, "x", message_thread_id=games)
    assert (sent.message_thread_id, sent.is_topic_message) == (games, True)
    for nowhere in (GENERAL, games + 1, 999):
        await refused(bot.send_message(forum.id, "x", message_thread_id=nowhere), NO_THREAD)


async def test_an_answer_stays_in_the_topic_of_what_it_answers(
    bot: Bot, phone: Phone, forum: Chat, games: int
) -> None:
    said = phone.say(forum, "/play", topic=games)
    reply = ReplyParameters(message_id=said.id)
    sent = await bot.send_message(forum.id, "x", reply_parameters=reply)
    assert sent.message_thread_id == games


async def test_being_in_a_topic_is_no_answer_to_the_bot_that_opened_it(
    telegram: Telegram, forum: Chat, rooms: Rooms, phone: Phone, updates: Updates, bot: Bot
) -> None:
    rooms.promote(forum, telegram.bot)
    topic = await bot.create_forum_topic(forum.id, "Ours")
    rooms.demote(forum, telegram.bot)
    await updates.fetch()
    phone.say(forum, "just talk", topic=topic.message_thread_id)
    assert await updates.fetch() == []


async def test_a_closed_topic_takes_nothing_from_whoever_does_not_manage_topics(
    bot: Bot,
    telegram: Telegram,
    forum: Chat,
    games: int,
    anya: Person,
    rooms: Rooms,
    phone: Phone,
    time: MovableTime,
) -> None:
    sent = await bot.send_message(forum.id, "x", message_thread_id=games)
    shut(telegram, forum, anya, games, closed=True)
    await refused(bot.send_message(forum.id, "y", message_thread_id=games), CLOSED)
    assert await sent.edit_text("an edit is no message")
    await bot.send_message(forum.id, "General is open")
    with pytest.raises(Impossible, match="this topic is closed"):
        phone.say(forum, "x", topic=games)
    Phone(telegram, anya).say(forum, "who opened it may", topic=games)
    rooms.promote(forum, telegram.bot, frozenset({"can_manage_topics"}))
    time.skip(3)
    await bot.send_message(forum.id, "y", message_thread_id=games)


async def test_a_closed_general_topic_is_closed_to_what_names_none(
    bot: Bot, telegram: Telegram, forum: Chat, games: int, anya: Person
) -> None:
    shut(telegram, forum, anya, GENERAL, closed=True)
    await refused(bot.send_message(forum.id, "x"), CLOSED)
    await bot.send_message(forum.id, "x", message_thread_id=games)
    shut(telegram, forum, anya, GENERAL, closed=False)
    await bot.send_message(forum.id, "x")


async def test_opening_and_closing_is_told_in_the_topic(
    telegram: Telegram, forum: Chat, games: int, anya: Person, updates: Updates
) -> None:
    shut(telegram, forum, anya, games, closed=True)
    closed = await heard(updates)
    assert closed.forum_topic_closed
    assert closed.message_thread_id == games
    shut(telegram, forum, anya, games, closed=False)
    assert (await heard(updates)).forum_topic_reopened


async def test_a_deleted_topic_takes_its_messages_along_in_silence(
    bot: Bot, telegram: Telegram, forum: Chat, games: int, anya: Person, updates: Updates
) -> None:
    sent = await bot.send_message(forum.id, "x", message_thread_id=games)
    drop(telegram, forum, anya, games)
    assert await updates.fetch() == []
    await refused(bot.send_message(forum.id, "y", message_thread_id=games), NO_THREAD)
    await refused(sent.edit_text("y"), "Bad Request: message to edit not found")
    await refused(sent.delete(), "Bad Request: message to delete not found")


async def test_the_first_message_of_a_topic_cannot_be_deleted(
    bot: Bot, telegram: Telegram, rooms: Rooms, forum: Chat, games: int
) -> None:
    rooms.promote(forum, telegram.bot)
    await refused(bot.delete_message(forum.id, games), "Bad Request: message can't be deleted")


async def test_a_bot_needs_rights_for_topics(
    bot: Bot, telegram: Telegram, rooms: Rooms, forum: Chat, games: int, group: Chat
) -> None:
    calls = {
        "create a topic": bot.create_forum_topic(forum.id, "x"),
        "close or open the topic": bot.close_forum_topic(forum.id, games),
        "edit the topic": bot.edit_forum_topic(forum.id, games, name="x"),
        "delete the topic": bot.delete_forum_topic(forum.id, games),
    }
    for what, call in calls.items():
        await refused(call, f"Bad Request: not enough rights to {what}")
    rooms.promote(forum, telegram.bot)
    rooms.promote(group, telegram.bot)
    assert await bot.edit_forum_topic(forum.id, games, name="Play")
    assert await bot.close_forum_topic(forum.id, games)
    await refused(bot.close_forum_topic(forum.id, games), "Bad Request: TOPIC_NOT_MODIFIED")
    assert await bot.reopen_forum_topic(forum.id, games)
    assert await bot.delete_forum_topic(forum.id, games)
    await refused(bot.close_forum_topic(forum.id, games), "Bad Request: TOPIC_ID_INVALID")
    await refused(bot.delete_forum_topic(forum.id, GENERAL), "Bad Request: TOPIC_ID_INVALID")
    await refused(bot.create_forum_topic(group.id, "x"), "Bad Request: the chat is not a forum")
    await refused(bot.create_forum_topic(forum.id, " "), "Bad Request: title must be non-empty")


async def test_a_bot_closes_the_topic_it_opened_itself(
    bot: Bot, telegram: Telegram, rooms: Rooms, forum: Chat
) -> None:
    rooms.promote(forum, telegram.bot)
    topic = (await bot.create_forum_topic(forum.id, "Ours")).message_thread_id
    rooms.demote(forum, telegram.bot)
    assert await bot.close_forum_topic(forum.id, topic)
    sent = await bot.send_message(forum.id, "closed, but ours", message_thread_id=topic)
    assert sent.message_thread_id == topic


async def test_opening_a_topic_counts_as_a_message(
    bot: Bot, telegram: Telegram, rooms: Rooms, forum: Chat
) -> None:
    rooms.promote(forum, telegram.bot)
    for _ in range(3):
        await bot.create_forum_topic(forum.id, "x")
    with pytest.raises(TelegramRetryAfter):
        await bot.create_forum_topic(forum.id, "x")


async def test_a_group_becomes_a_forum_and_is_none_again(
    bot: Bot, telegram: Telegram, group: Chat, anya: Person, bojan: Person
) -> None:
    sent = await bot.send_message(group.id, "x")
    turn(telegram, group, anya, on=True)
    assert (await bot.get_chat(group.id)).is_forum
    await refused(bot.send_message(group.id, "y", message_thread_id=sent.message_id), NO_THREAD)
    topic = open_topic(telegram, group, anya, "Games")
    turn(telegram, group, anya, on=False)
    assert (await bot.get_chat(group.id)).is_forum is None
    await refused(bot.close_forum_topic(group.id, topic.id), "Bad Request: the chat is not a forum")
    with pytest.raises(Impossible, match="topics are turned on in supergroups"):
        turn(telegram, group, bojan, on=True)

"""Sending, editing, deleting, and whom the bot can reach."""

import pytest
from aiogram import Bot
from aiogram.exceptions import TelegramBadRequest, TelegramForbiddenError
from aiogram.types import InlineKeyboardButton, InlineKeyboardMarkup, ReplyParameters

from bot.timing import MovableTime
from sandbox.chats import Chat, Member
from sandbox.methods.editing import NOT_MODIFIED
from sandbox.people import Person
from sandbox.phone import Phone
from sandbox.telegram import Telegram

BUTTON = InlineKeyboardMarkup(inline_keyboard=[[InlineKeyboardButton(text="x", callback_data="a")]])


async def test_a_message_comes_back_as_the_bot_api_shows_it(
    bot: Bot, bojan: Person, time: MovableTime
) -> None:
    message = await bot.send_message(bojan.id, "hello", protect_content=True, reply_markup=BUTTON)
    assert message.chat.type == "private"
    assert message.chat.first_name == "Бојан"
    assert message.from_user
    assert message.from_user.username == "one_table_bot"
    assert message.has_protected_content is True
    assert message.reply_markup
    assert message.reply_markup.model_dump() == BUTTON.model_dump()
    assert int(message.date.timestamp()) <= time.now()


async def test_messages_of_all_private_chats_are_numbered_together(
    bot: Bot, bojan: Person, anya: Person, telegram: Telegram
) -> None:
    Phone(telegram, anya).start()
    first = await bot.send_message(anya.id, "x")
    assert (await bot.send_message(bojan.id, "x")).message_id == first.message_id + 1


async def test_a_bot_cannot_write_first(bot: Bot, anya: Person, telegram: Telegram) -> None:
    with pytest.raises(TelegramForbiddenError) as refused:
        await bot.send_message(anya.id, "x")
    assert refused.value.message == "Forbidden: bot can't initiate conversation with a user"
    Phone(telegram, anya).start()
    await bot.send_message(anya.id, "x")


async def test_whoever_allowed_it_can_be_written_to(
    bot: Bot, anya: Person, telegram: Telegram
) -> None:
    Phone(telegram, anya).allow()
    await bot.send_message(anya.id, "x")


async def test_a_blocked_bot_reaches_nobody(bot: Bot, bojan: Person, telegram: Telegram) -> None:
    sent = await bot.send_message(bojan.id, "x")
    Phone(telegram, bojan).block()
    for call in (bot.send_message(bojan.id, "y"), sent.edit_text("y")):
        with pytest.raises(TelegramForbiddenError) as refused:
            await call
        assert refused.value.message == "Forbidden: bot was blocked by the user"
    Phone(telegram, bojan).unblock()
    await bot.send_message(bojan.id, "y")


@pytest.mark.parametrize("chat", [1, -1001, "@nobody", "nonsense"])
async def test_an_unknown_chat_is_not_found(bot: Bot, chat: int | str) -> None:
    with pytest.raises(TelegramBadRequest, match="Bad Request: chat not found"):
        await bot.send_message(chat, "x")


async def test_the_chat_of_two_friends_is_out_of_reach(bot: Bot) -> None:
    with pytest.raises(TelegramBadRequest, match="chat not found"):
        await bot.send_message(0, "x")


async def test_whoever_is_not_in_a_group_cannot_write_there(
    bot: Bot, group: Chat, telegram: Telegram
) -> None:
    await bot.leave_chat(group.id)
    with pytest.raises(TelegramForbiddenError) as refused:
        await bot.send_message(group.id, "x")
    assert refused.value.message == "Forbidden: bot is not a member of the supergroup chat"
    group.members[telegram.bot.id] = Member(telegram.bot, "kicked")
    with pytest.raises(TelegramForbiddenError, match="bot was kicked from the supergroup chat"):
        await bot.send_message(group.id, "x")


async def test_an_edit_changes_text_and_keyboard(bot: Bot, bojan: Person) -> None:
    message = await bot.send_message(bojan.id, "x", reply_markup=BUTTON)
    edited = await message.edit_text("<b>y</b>", parse_mode="HTML")
    assert not isinstance(edited, bool)
    assert edited.message_id == message.message_id
    assert (edited.text, edited.reply_markup) == ("y", None)
    assert edited.edit_date


async def test_an_edit_that_changes_nothing_is_refused(bot: Bot, bojan: Person) -> None:
    message = await bot.send_message(bojan.id, "<b>x</b>", parse_mode="HTML", reply_markup=BUTTON)
    with pytest.raises(TelegramBadRequest) as refused:
        await message.edit_text("<b>x</b>", parse_mode="HTML", reply_markup=BUTTON)
    assert refused.value.message == f"Bad Request: {NOT_MODIFIED}"
    with pytest.raises(TelegramBadRequest, match="message is not modified"):
        await message.edit_reply_markup(reply_markup=BUTTON)
    assert await message.edit_text("x", reply_markup=BUTTON)


async def test_a_keyboard_alone_can_be_taken_away(bot: Bot, bojan: Person) -> None:
    message = await bot.send_message(bojan.id, "x", reply_markup=BUTTON)
    edited = await message.edit_reply_markup()
    assert not isinstance(edited, bool)
    assert (edited.text, edited.reply_markup) == ("x", None)


async def test_an_edit_keeps_to_the_rules_of_sending(bot: Bot, group: Chat) -> None:
    message = await bot.send_message(group.id, "x")
    with pytest.raises(TelegramBadRequest, match="message is too long"):
        await message.edit_text("x" * 4097)
    with pytest.raises(TelegramBadRequest, match="message text is empty"):
        await message.edit_text("")


async def test_only_own_messages_can_be_edited(bot: Bot, bojan: Person, telegram: Telegram) -> None:
    said = Phone(telegram, bojan).say(telegram.private[bojan.id], "mine")
    with pytest.raises(TelegramBadRequest, match="message can't be edited"):
        await bot.edit_message_text("x", chat_id=bojan.id, message_id=said.id)


async def test_a_message_that_is_gone_is_not_found(bot: Bot, bojan: Person) -> None:
    message = await bot.send_message(bojan.id, "x")
    assert await message.delete()
    with pytest.raises(TelegramBadRequest, match="Bad Request: message to edit not found"):
        await message.edit_text("y")
    with pytest.raises(TelegramBadRequest, match="Bad Request: message to delete not found"):
        await message.delete()
    with pytest.raises(TelegramBadRequest, match="message identifier is not specified"):
        await bot.edit_message_text("x", chat_id=bojan.id)


async def test_a_message_can_be_deleted_for_48_hours(
    bot: Bot, bojan: Person, time: MovableTime
) -> None:
    message = await bot.send_message(bojan.id, "x")
    time.skip(48 * 3600)
    with pytest.raises(TelegramBadRequest, match="message can't be deleted"):
        await message.delete()


async def test_in_private_the_persons_messages_can_be_deleted_too(
    bot: Bot, bojan: Person, telegram: Telegram
) -> None:
    said = Phone(telegram, bojan).say(telegram.private[bojan.id], "mine")
    assert await bot.delete_message(bojan.id, said.id)


async def test_in_a_group_others_messages_need_the_right(
    bot: Bot, bojan: Person, group: Chat, telegram: Telegram
) -> None:
    said = Phone(telegram, bojan).say(group, "mine")
    with pytest.raises(TelegramBadRequest, match="message can't be deleted"):
        await bot.delete_message(group.id, said.id)
    rights = frozenset({"can_delete_messages"})
    group.members[telegram.bot.id] = Member(telegram.bot, "administrator", rights)
    assert await bot.delete_message(group.id, said.id)


async def test_several_are_deleted_at_once_and_missing_ones_passed_over(
    bot: Bot, bojan: Person, telegram: Telegram
) -> None:
    ids = [(await bot.send_message(bojan.id, "x")).message_id for _ in range(2)]
    assert await bot.delete_messages(bojan.id, [*ids, 999])
    assert telegram.private[bojan.id].messages == {}
    with pytest.raises(TelegramBadRequest, match="too many message identifiers"):
        await bot.delete_messages(bojan.id, list(range(1, 102)))


async def test_an_answer_names_what_it_answers(bot: Bot, group: Chat) -> None:
    first = await bot.send_message(group.id, "x")
    second = await first.reply("y")
    assert second.reply_to_message
    assert second.reply_to_message.message_id == first.message_id
    assert second.message_thread_id == first.message_id
    assert second.is_topic_message is None


async def test_what_is_answered_must_be_there(bot: Bot, group: Chat) -> None:
    with pytest.raises(TelegramBadRequest, match="message to be replied not found"):
        await bot.send_message(group.id, "x", reply_parameters=ReplyParameters(message_id=9))
    lenient = ReplyParameters(message_id=9, allow_sending_without_reply=True)
    await bot.send_message(group.id, "x", reply_parameters=lenient)


async def test_a_thread_must_be_there(bot: Bot, group: Chat) -> None:
    first = await bot.send_message(group.id, "x")
    await bot.send_message(group.id, "y", message_thread_id=first.message_id)
    with pytest.raises(TelegramBadRequest, match="Bad Request: message thread not found"):
        await bot.send_message(group.id, "y", message_thread_id=999)

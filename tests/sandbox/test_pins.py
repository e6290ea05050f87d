"""Pins and reactions."""

import pytest
from aiogram import Bot
from aiogram.exceptions import TelegramBadRequest
from aiogram.types import ReactionTypeEmoji

from sandbox.chats import Chat
from sandbox.people import Person
from sandbox.telegram import Telegram
from tests.sandbox.conftest import Updates


async def test_a_pin_in_private_is_a_service_message_and_in_a_group_needs_the_right(
    bot: Bot, bojan: Person, group: Chat, updates: Updates, telegram: Telegram
) -> None:
    sent = await bot.send_message(bojan.id, "x")
    assert await sent.pin()
    (update,) = await updates.fetch()
    assert update.message
    assert update.message.pinned_message
    assert update.message.pinned_message.message_id == sent.message_id
    pinned = (await bot.get_chat(bojan.id)).pinned_message
    assert pinned
    assert pinned.message_id == sent.message_id
    assert await sent.unpin()
    assert telegram.private[bojan.id].pinned == []
    with pytest.raises(TelegramBadRequest, match="message to unpin not found"):
        await sent.unpin()
    with pytest.raises(TelegramBadRequest, match="message to pin not found"):
        await bot.pin_chat_message(bojan.id, 999)
    sent = await bot.send_message(group.id, "x")
    with pytest.raises(TelegramBadRequest, match="not enough rights to manage pinned messages"):
        await sent.pin()


async def test_a_bot_reacts_once_and_with_what_is_known(
    bot: Bot, bojan: Person, telegram: Telegram
) -> None:
    sent = await bot.send_message(bojan.id, "x")
    thumb = ReactionTypeEmoji(emoji="👍")
    assert await sent.react([thumb])
    assert telegram.private[bojan.id].messages[sent.message_id].reactions == {telegram.bot.id: "👍"}
    with pytest.raises(TelegramBadRequest, match="REACTIONS_TOO_MANY"):
        await sent.react([thumb, thumb])
    with pytest.raises(TelegramBadRequest, match="REACTION_INVALID"):
        await sent.react([ReactionTypeEmoji(emoji="🪑")])
    with pytest.raises(TelegramBadRequest, match="message to react not found"):
        await bot.set_message_reaction(bojan.id, 999, [thumb])
    assert await sent.react([])
    assert telegram.private[bojan.id].messages[sent.message_id].reactions == {}

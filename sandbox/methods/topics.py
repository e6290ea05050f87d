"""What the bot does to a forum's topics. Opening one counts as a message."""

from typing import Any

from aiogram.methods import (
    CloseForumTopic,
    CloseGeneralForumTopic,
    CreateForumTopic,
    DeleteForumTopic,
    EditForumTopic,
    ReopenForumTopic,
    ReopenGeneralForumTopic,
)

from sandbox.chats import GENERAL
from sandbox.methods.access import writable
from sandbox.telegram import Telegram
from sandbox.topics import BLUE, drop, open_topic, rename, shut


async def create_forum_topic(telegram: Telegram, call: CreateForumTopic) -> dict[str, Any]:
    chat = writable(telegram, call.chat_id)
    colour = call.icon_color or BLUE
    topic = open_topic(telegram, chat, telegram.bot, call.name, colour)
    return {"message_thread_id": topic.id, "name": topic.name, "icon_color": colour}


async def edit_forum_topic(telegram: Telegram, call: EditForumTopic) -> bool:
    chat = writable(telegram, call.chat_id)
    if call.name:
        rename(telegram, chat, telegram.bot, call.message_thread_id, call.name)
    return True


async def close_forum_topic(telegram: Telegram, call: CloseForumTopic) -> bool:
    chat = writable(telegram, call.chat_id)
    shut(telegram, chat, telegram.bot, call.message_thread_id, True)
    return True


async def reopen_forum_topic(telegram: Telegram, call: ReopenForumTopic) -> bool:
    chat = writable(telegram, call.chat_id)
    shut(telegram, chat, telegram.bot, call.message_thread_id, False)
    return True


async def close_general_forum_topic(telegram: Telegram, call: CloseGeneralForumTopic) -> bool:
    shut(telegram, writable(telegram, call.chat_id), telegram.bot, GENERAL, True)
    return True


async def reopen_general_forum_topic(telegram: Telegram, call: ReopenGeneralForumTopic) -> bool:
    shut(telegram, writable(telegram, call.chat_id), telegram.bot, GENERAL, False)
    return True


async def delete_forum_topic(telegram: Telegram, call: DeleteForumTopic) -> bool:
    drop(telegram, writable(telegram, call.chat_id), telegram.bot, call.message_thread_id)
    return True

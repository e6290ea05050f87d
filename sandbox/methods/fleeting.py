"""Ephemeral messages as the bot edits and deletes them; nobody says whether that was seen."""

from aiogram.methods import (
    DeleteEphemeralMessage,
    EditEphemeralMessageCaption,
    EditEphemeralMessageMedia,
    EditEphemeralMessageReplyMarkup,
    EditEphemeralMessageText,
)

from sandbox.chats import Chat
from sandbox.content import Content
from sandbox.ephemeral import Ephemeral
from sandbox.messages import Keyboard
from sandbox.methods.content import captioned, media, written
from sandbox.methods.editing import NOT_MODIFIED, photo_of, reworded
from sandbox.methods.ephemeral import allowed, group
from sandbox.refusal import bad
from sandbox.telegram import Telegram

Edit = (
    EditEphemeralMessageCaption
    | EditEphemeralMessageMedia
    | EditEphemeralMessageReplyMarkup
    | EditEphemeralMessageText
)


async def edit_ephemeral_message_text(telegram: Telegram, call: EditEphemeralMessageText) -> bool:
    chat, message = own(telegram, call, "edit")
    fresh = reworded(message, written(telegram, call.text, call.parse_mode, call.entities))
    return change(telegram, chat, message, fresh, allowed(telegram, chat, call.reply_markup))


async def edit_ephemeral_message_caption(
    telegram: Telegram, call: EditEphemeralMessageCaption
) -> bool:
    chat, message = own(telegram, call, "edit")
    given = call.caption, call.parse_mode, call.caption_entities
    fresh = captioned(telegram, photo_of(message), *given)
    return change(telegram, chat, message, fresh, allowed(telegram, chat, call.reply_markup))


async def edit_ephemeral_message_media(telegram: Telegram, call: EditEphemeralMessageMedia) -> bool:
    chat, message = own(telegram, call, "edit")
    fresh = media(telegram, call)
    return change(telegram, chat, message, fresh, allowed(telegram, chat, call.reply_markup))


async def edit_ephemeral_message_reply_markup(
    telegram: Telegram, call: EditEphemeralMessageReplyMarkup
) -> bool:
    chat, message = own(telegram, call, "edit")
    buttons = allowed(telegram, chat, call.reply_markup)
    return change(telegram, chat, message, message.content, buttons)


async def delete_ephemeral_message(telegram: Telegram, call: DeleteEphemeralMessage) -> bool:
    chat, message = own(telegram, call, "delete")
    telegram.ephemerals.delete(chat, message)
    telegram.watch.changed(chat)
    return True


def own(
    telegram: Telegram, call: Edit | DeleteEphemeralMessage, act: str
) -> tuple[Chat, Ephemeral]:
    chat = group(telegram, call.chat_id)
    number = call.ephemeral_message_id
    return chat, telegram.ephemerals.own(chat, call.receiver_user_id, number, act)


def change(
    telegram: Telegram, chat: Chat, message: Ephemeral, content: Content, buttons: Keyboard
) -> bool:
    if (content, buttons) == (message.content, message.keyboard):
        raise bad(NOT_MODIFIED)
    telegram.floods.spend(chat.id)
    message.hold(content, buttons, telegram.now())
    telegram.ephemerals.change(chat, message)
    telegram.watch.changed(chat)
    return True

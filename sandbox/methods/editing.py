"""Editing: the bot's own messages, and those that were sent through it."""

from typing import Any

from aiogram.methods import (
    EditMessageCaption,
    EditMessageMedia,
    EditMessageReplyMarkup,
    EditMessageText,
)

from sandbox import keyboards
from sandbox.chats import Chat
from sandbox.content import Content
from sandbox.messages import Keyboard, Message
from sandbox.methods.access import own
from sandbox.methods.content import captioned, media, written
from sandbox.photos import Photo
from sandbox.refusal import bad
from sandbox.telegram import Telegram

NOT_MODIFIED = (
    "message is not modified: specified new message content and reply markup are exactly "
    "the same as a current content and reply markup of the message"
)

Edit = EditMessageCaption | EditMessageMedia | EditMessageReplyMarkup | EditMessageText
Edited = dict[str, Any] | bool
"""The message as it is now; of one that was sent through the bot only that it is done."""


async def edit_message_text(telegram: Telegram, call: EditMessageText) -> Edited:
    chat, message = meant(telegram, call)
    fresh = reworded(message, written(telegram, call.text, call.parse_mode, call.entities))
    return change(telegram, chat, message, fresh, buttons(telegram, chat, message, call))


async def edit_message_caption(telegram: Telegram, call: EditMessageCaption) -> Edited:
    chat, message = meant(telegram, call)
    given = call.caption, call.parse_mode, call.caption_entities
    fresh = captioned(telegram, photo_of(message), *given)
    return change(telegram, chat, message, fresh, buttons(telegram, chat, message, call))


async def edit_message_media(telegram: Telegram, call: EditMessageMedia) -> Edited:
    chat, message = meant(telegram, call)
    fresh = media(telegram, call, inline=bool(message.inline))
    return change(telegram, chat, message, fresh, buttons(telegram, chat, message, call))


async def edit_message_reply_markup(telegram: Telegram, call: EditMessageReplyMarkup) -> Edited:
    chat, message = meant(telegram, call)
    fresh = buttons(telegram, chat, message, call)
    return change(telegram, chat, message, message.content, fresh)


def meant(telegram: Telegram, call: Edit) -> tuple[Chat, Message]:
    if call.inline_message_id:
        return telegram.inline.find(call.inline_message_id)
    return own(telegram, call.chat_id, call.message_id)


def buttons(telegram: Telegram, chat: Chat, message: Message, call: Edit) -> Keyboard:
    """The new keyboard; what was sent through the bot has none but those of any chat."""
    private = chat.kind == "bot" and not message.inline
    return keyboards.checked(call.reply_markup, private=private, https_only=telegram.https_only)


def reworded(message: Message, content: Content) -> Content:
    """A text in the place of a text; a photo has none."""
    if message.photo:
        raise bad("there is no text in the message to edit")
    return content


def photo_of(message: Message) -> Photo:
    """What the caption stands under."""
    if message.photo is None:
        raise bad("there is no caption in the message to edit")
    return message.photo


def change(
    telegram: Telegram, chat: Chat, message: Message, content: Content, buttons: Keyboard
) -> Edited:
    if (content, buttons) == (message.content, message.keyboard):
        raise bad(NOT_MODIFIED)
    telegram.floods.spend(allowance(telegram, chat))
    message.hold(content, buttons, telegram.now())
    telegram.watch.changed(chat)
    return True if message.inline else message.shown(chat.shown())


def allowance(telegram: Telegram, chat: Chat) -> int:
    """Whose allowance is spent: two friends' chat has none but is limited like any private one."""
    return chat.id or abs(int(telegram.instance_of(chat)))

"""Editing: the bot's own messages, and those that were sent through it."""

from typing import Any

from aiogram.methods import EditMessageReplyMarkup, EditMessageText

from sandbox import keyboards
from sandbox.chats import Chat
from sandbox.messages import Entity, Keyboard, Message
from sandbox.methods.access import own
from sandbox.methods.messages import read
from sandbox.refusal import bad
from sandbox.telegram import Telegram

NOT_MODIFIED = (
    "message is not modified: specified new message content and reply markup are exactly "
    "the same as a current content and reply markup of the message"
)

Edited = dict[str, Any] | bool
"""The message as it is now; of one that was sent through the bot only that it is done."""


async def edit_message_text(telegram: Telegram, call: EditMessageText) -> Edited:
    chat, message = meant(telegram, call)
    text, entities = read(telegram, call.text or "", call.parse_mode, call.entities)
    return change(telegram, chat, message, text, entities, buttons(telegram, chat, message, call))


async def edit_message_reply_markup(telegram: Telegram, call: EditMessageReplyMarkup) -> Edited:
    chat, message = meant(telegram, call)
    fresh = buttons(telegram, chat, message, call)
    return change(telegram, chat, message, message.text, message.entities, fresh)


def meant(
    telegram: Telegram, call: EditMessageText | EditMessageReplyMarkup
) -> tuple[Chat, Message]:
    if call.inline_message_id:
        return telegram.inline.find(call.inline_message_id)
    return own(telegram, call.chat_id, call.message_id)


def buttons(
    telegram: Telegram,
    chat: Chat,
    message: Message,
    call: EditMessageText | EditMessageReplyMarkup,
) -> Keyboard:
    """The new keyboard; what was sent through the bot has none but those of any chat."""
    private = chat.kind == "bot" and not message.inline
    return keyboards.checked(call.reply_markup, private=private, https_only=telegram.https_only)


def change(
    telegram: Telegram,
    chat: Chat,
    message: Message,
    text: str,
    entities: list[Entity],
    buttons: Keyboard,
) -> Edited:
    if (text, entities, buttons) == (message.text, message.entities, message.keyboard):
        raise bad(NOT_MODIFIED)
    telegram.floods.spend(allowance(telegram, chat))
    if (text, entities) != (message.text, message.entities):
        message.edited = telegram.now()
    message.text, message.entities, message.keyboard = text, entities, buttons
    telegram.watch.changed(chat)
    return True if message.inline else message.shown(chat.shown())


def allowance(telegram: Telegram, chat: Chat) -> int:
    """Whose allowance is spent: two friends' chat has none but is limited like any private one."""
    return chat.id or abs(int(telegram.instance_of(chat)))

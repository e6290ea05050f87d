"""Sending and deleting: the calls by which messages come and go."""

from typing import Any

from aiogram.methods import DeleteMessage, DeleteMessages, SendMessage
from aiogram.types import MessageEntity, ReplyParameters

from sandbox import entities, keyboards
from sandbox.chats import Chat
from sandbox.messages import Entity, Keyboard, Message
from sandbox.methods.access import known, writable
from sandbox.refusal import bad
from sandbox.telegram import Telegram

DELETABLE = 48 * 3600
"""Seconds for which a message can be deleted."""


def said(value: object) -> Any:
    """A parameter's value; what aiogram keeps for "the bot's default" was not sent at all."""
    return value if isinstance(value, str | bool | int) else None


def read(
    telegram: Telegram, text: str, parse_mode: object, given: list[MessageEntity] | None
) -> tuple[str, list[Entity]]:
    text, found = entities.read(text, said(parse_mode), given)
    kept = []
    for entity in found:
        if entity["type"] == "text_mention":
            person = telegram.people.get(entity["user"]["id"])
            if person is None:
                continue
            entity = entity | {"user": person.user()}
        kept.append(entity)
    return text, kept


def keyboard(telegram: Telegram, chat: Chat, markup: object) -> Keyboard:
    return keyboards.checked(markup, private=chat.kind == "bot", https_only=telegram.https_only)


def replied(chat: Chat, wanted: ReplyParameters | None) -> Message | None:
    if wanted is None or wanted.message_id is None:
        return None
    found = chat.messages.get(wanted.message_id)
    if found is None and said(wanted.allow_sending_without_reply) is not True:
        raise bad("message to be replied not found")
    return found


def thread(chat: Chat, wanted: int | None) -> int:
    """The thread to write in: here only the replies to some message of a group."""
    if not wanted or chat.kind == "bot":
        return 0
    if wanted not in chat.messages:
        raise bad("message thread not found")
    return wanted


async def send_message(telegram: Telegram, call: SendMessage) -> dict[str, Any]:
    chat = writable(telegram, call.chat_id)
    text, found = read(telegram, call.text, call.parse_mode, call.entities)
    buttons = keyboard(telegram, chat, call.reply_markup)
    reply_to = replied(chat, call.reply_parameters)
    in_thread = thread(chat, call.message_thread_id)
    if not in_thread and reply_to and chat.kind == "group":
        in_thread = reply_to.thread or reply_to.id
    telegram.floods.spend(chat.id)
    message = telegram.post(
        chat,
        telegram.bot,
        text,
        entities=found,
        keyboard=buttons,
        silent=bool(call.disable_notification),
        protected=bool(said(call.protect_content)),
        reply_to=reply_to,
        thread=in_thread,
    )
    return message.shown(chat.shown())


async def delete_message(telegram: Telegram, call: DeleteMessage) -> bool:
    chat = known(telegram, call.chat_id)
    message = chat.messages.get(call.message_id)
    if message is None:
        raise bad("message to delete not found")
    if not deletable(telegram, chat, message):
        raise bad("message can't be deleted")
    remove(telegram, chat, message)
    return True


async def delete_messages(telegram: Telegram, call: DeleteMessages) -> bool:
    """Deletes what can be deleted; what is gone already is passed over."""
    chat = known(telegram, call.chat_id)
    if not call.message_ids:
        raise bad("message identifiers are not specified")
    if len(call.message_ids) > 100:
        raise bad("too many message identifiers specified")
    found = [chat.messages[one] for one in call.message_ids if one in chat.messages]
    if not all(deletable(telegram, chat, message) for message in found):
        raise bad("message can't be deleted")
    for message in found:
        remove(telegram, chat, message)
    return True


def deletable(telegram: Telegram, chat: Chat, message: Message) -> bool:
    if telegram.now() - message.date >= DELETABLE:
        return False
    if chat.kind == "bot" or message.sender is telegram.bot:
        return True
    return chat.members[telegram.bot.id].may("can_delete_messages")


def remove(telegram: Telegram, chat: Chat, message: Message) -> None:
    chat.messages.pop(message.id, None)
    if message.id in chat.pinned:
        chat.pinned.remove(message.id)
    telegram.watch.changed(chat)

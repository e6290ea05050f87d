"""Sending and deleting: the calls by which messages come and go."""

from typing import Any

from aiogram.methods import DeleteMessage, DeleteMessages, SendMessage, SendPhoto
from aiogram.types import ReplyParameters

from sandbox import keyboards
from sandbox.chats import Chat, Topic
from sandbox.content import Content
from sandbox.messages import Keyboard, Message
from sandbox.methods.access import changeable, writable
from sandbox.methods.content import content, said
from sandbox.posting import discuss, post, topic_for
from sandbox.refusal import bad
from sandbox.rights import obstacle
from sandbox.telegram import Telegram

DELETABLE = 48 * 3600
"""Seconds for which a message can be deleted."""

PHOTOS = "can_send_photos"
UNDELETABLE = {"supergroup_chat_created", "channel_chat_created", "forum_topic_created"}
"""What says that a chat or a topic came to be stays."""


def keyboard(telegram: Telegram, chat: Chat, markup: object) -> Keyboard:
    return keyboards.checked(markup, private=chat.kind == "bot", https_only=telegram.https_only)


def replied(chat: Chat, wanted: ReplyParameters | None) -> Message | None:
    if wanted is None or wanted.message_id is None:
        return None
    found = chat.messages.get(wanted.message_id)
    if found is None and said(wanted.allow_sending_without_reply) is not True:
        raise bad("message to be replied not found")
    return found


def topic(chat: Chat, wanted: int, reply_to: Message | None) -> Topic | None:
    """The topic of a forum to write in; General is never named, its messages have no thread."""
    found = topic_for(chat, wanted, reply_to)
    # Outside a forum a thread can be named by any message that is there.
    there = wanted in chat.messages if chat.topics is None else found and found.first
    if wanted and chat.kind != "bot" and not there:
        raise bad("message thread not found")
    return found


async def send(telegram: Telegram, call: SendMessage | SendPhoto) -> dict[str, Any]:
    chat = writable(telegram, call.chat_id)
    fresh = content(telegram, call)
    buttons = keyboard(telegram, chat, call.reply_markup)
    reply_to = replied(chat, call.reply_parameters)
    place = topic(chat, call.message_thread_id or 0, reply_to)
    speak(telegram, chat, place, fresh)
    message = post(
        telegram,
        chat,
        telegram.bot,
        fresh.text,
        entities=fresh.entities,
        photo=fresh.photo,
        keyboard=buttons,
        silent=bool(call.disable_notification),
        protected=bool(said(call.protect_content)),
        reply_to=reply_to,
        topic=place,
    )
    discuss(telegram, chat, message)
    return message.shown(chat.shown())


def speak(telegram: Telegram, chat: Chat, place: Topic | None, content: Content) -> None:
    """See that the bot may say such a thing there now, and count it."""
    hindered = obstacle(chat, telegram.bot.id, place.id if place else 0, telegram.time.now())
    if hindered:
        raise hindered.refused()
    if content.photo and chat.kind == "group" and not chat.may(telegram.bot.id, PHOTOS):
        raise bad("not enough rights to send photos to the chat")
    telegram.floods.spend(chat.id)


async def delete_message(telegram: Telegram, call: DeleteMessage) -> bool:
    chat = changeable(telegram, call.chat_id)
    message = chat.messages.get(call.message_id)
    if message is None:
        raise bad("message to delete not found")
    if not deletable(telegram, chat, message):
        raise bad("message can't be deleted")
    remove(telegram, chat, message)
    return True


async def delete_messages(telegram: Telegram, call: DeleteMessages) -> bool:
    """Deletes what can be deleted; what is gone already is passed over."""
    chat = changeable(telegram, call.chat_id)
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
    if telegram.now() - message.date >= DELETABLE or UNDELETABLE & message.service.keys():
        return False
    bot = telegram.bot
    if chat.kind == "channel" and message.sender is bot and chat.may(bot.id, "can_post_messages"):
        return True
    if chat.kind == "bot" or (message.sender is bot and chat.kind == "group"):
        return True
    return chat.may(bot.id, "can_delete_messages")


def remove(telegram: Telegram, chat: Chat, message: Message) -> None:
    chat.messages.pop(message.id, None)
    if message.id in chat.pinned:
        chat.pinned.remove(message.id)
    telegram.watch.changed(chat)

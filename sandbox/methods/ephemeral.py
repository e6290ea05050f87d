"""Ephemeral messages as the bot sends them: to whom, and for what cause."""

from collections.abc import Awaitable, Callable
from typing import Any

from aiogram.methods import SendMessage, SendPhoto
from aiogram.types import EphemeralMessageParameters, ReplyParameters

from sandbox.chats import Chat
from sandbox.ephemeral import Ephemeral
from sandbox.messages import Keyboard, Message
from sandbox.methods.access import writable
from sandbox.methods.content import content, said
from sandbox.methods.messages import keyboard, speak, topic
from sandbox.people import Person
from sandbox.refusal import bad
from sandbox.telegram import Telegram

Sending = SendMessage | SendPhoto
Send = Callable[[Telegram, Any], Awaitable[dict[str, Any]]]


def or_to_one(send: Send) -> Send:
    """A method of sending that sends to one person alone where that is asked for."""

    async def sent(telegram: Telegram, call: Sending) -> dict[str, Any]:
        if wanted := parameters(call):
            return send_to_one(telegram, call, wanted)
        if call.reply_parameters and call.reply_parameters.ephemeral_message_id:
            raise bad("a reply to an ephemeral message must be ephemeral itself")
        return await send(telegram, call)

    return sent


def parameters(call: Sending) -> EphemeralMessageParameters | None:
    """What makes a message ephemeral, in the form of 10.3 or in the one before it."""
    if call.ephemeral_message_parameters or call.receiver_user_id is None:
        return call.ephemeral_message_parameters
    return EphemeralMessageParameters(
        receiver_user_id=call.receiver_user_id, callback_query_id=call.callback_query_id
    )


def send_to_one(
    telegram: Telegram, call: Sending, wanted: EphemeralMessageParameters
) -> dict[str, Any]:
    chat = group(telegram, call.chat_id)
    person = receiver(telegram, chat, wanted.receiver_user_id)
    tapped = tap(telegram, chat, person, wanted)
    answered = incoming(telegram, chat, person, call.reply_parameters)
    if not (tapped or answered or leads(telegram, chat)):
        raise bad("MESSAGE_NOT_COMMAND")
    fresh = content(telegram, call)
    buttons = allowed(telegram, chat, call.reply_markup)
    reply_to = answered or replied(chat, call.reply_parameters)
    place = topic(chat, call.message_thread_id or 0, reply_to)
    speak(telegram, chat, place, fresh)
    message = Ephemeral(
        id=0,
        sender=telegram.bot,
        date=telegram.now(),
        text=fresh.text,
        entities=fresh.entities,
        photo=fresh.photo,
        keyboard=buttons,
        silent=bool(call.disable_notification),
        protected=bool(said(call.protect_content)),
        reply_to=reply_to,
        topic=place.first if place else None,
        receiver=person,
        number=telegram.ephemerals.free(chat),
        replaces=tapped.id if tapped and wanted.replace_callback_query_message else 0,
    )
    telegram.ephemerals.add(chat, message)
    telegram.watch.changed(chat)
    return message.shown(chat.shown())


def group(telegram: Telegram, chat_id: int | str | None) -> Chat:
    chat = writable(telegram, chat_id)
    if chat.kind != "group":
        raise bad("ephemeral messages can be sent only to groups and supergroups")
    return chat


def receiver(telegram: Telegram, chat: Chat, user_id: int) -> Person:
    """A person who is there. A bot sees no ephemeral message, least of all its own."""
    if user_id == telegram.bot.id:
        raise bad("ephemeral messages can't be sent to bots")
    person = telegram.people.get(user_id)
    if person is None or not chat.has(user_id):
        raise bad("USER_NOT_PARTICIPANT")
    return person


def tap(
    telegram: Telegram, chat: Chat, person: Person, wanted: EphemeralMessageParameters
) -> Message | None:
    """The message whose button was tapped, where the bot says that it answers a tap."""
    if not wanted.callback_query_id:
        if wanted.replace_callback_query_message:
            raise bad("there is no callback query whose message could be replaced")
        return None
    message = telegram.ephemerals.tap(wanted.callback_query_id, chat, person)
    if wanted.replace_callback_query_message and isinstance(message, Ephemeral):
        raise bad("an ephemeral message can't be replaced, only edited")
    return message


def incoming(
    telegram: Telegram, chat: Chat, person: Person, reply: ReplyParameters | None
) -> Ephemeral | None:
    if reply is None or not reply.ephemeral_message_id:
        return None
    return telegram.ephemerals.incoming(reply.ephemeral_message_id, chat, person)


def replied(chat: Chat, reply: ReplyParameters | None) -> Message | None:
    """The ordinary message it replies to, which must be there."""
    if reply is None or reply.message_id is None:
        return None
    if reply.message_id not in chat.messages:
        raise bad("message to be replied not found")
    return chat.messages[reply.message_id]


def leads(telegram: Telegram, chat: Chat) -> bool:
    """Whether the bot is an administrator, who needs no cause."""
    return chat.members[telegram.bot.id].status == "administrator"


def allowed(telegram: Telegram, chat: Chat, markup: object) -> Keyboard:
    buttons = keyboard(telegram, chat, markup)
    if any("login_url" in button for row in buttons for button in row):
        raise bad("BUTTON_TYPE_INVALID")
    return buttons

"""How somebody calls the bot into a chat that it is not in: by writing its name there."""

from typing import Any

from sandbox.chats import Chat
from sandbox.hearing import mentions
from sandbox.messages import Message
from sandbox.people import Person
from sandbox.telegram import Telegram


def call_guest(telegram: Telegram, chat: Chat, message: Message, person: Person) -> None:
    """Tell the bot what somebody has written, if it is called there as a guest."""
    bot = telegram.bot
    if not bot.guests or chat.kind not in {"friend", "group"} or chat.has(bot.id):
        return
    if not mentions(bot, message):
        return
    query = telegram.guests.call(chat, person)
    heard = message.shown(as_guest(chat, person)) | {"guest_query_id": query}
    telegram.updates.put("guest_message", heard)


def as_guest(chat: Chat, person: Person) -> dict[str, Any]:
    """The chat as the bot is told of it.

    Two friends' own chat goes under the id of the other one, which is that of quite another chat
    of the bot's: what it wrote there would reach the wrong eyes.
    """
    if chat.kind != "friend":
        return chat.shown()
    other = chat.other(person)
    return {"id": other.id, "type": "private", **other.names()}

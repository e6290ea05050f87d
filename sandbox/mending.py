"""What a person says differently, or takes back, after it was said."""

from sandbox.chats import Chat
from sandbox.entities import with_found
from sandbox.hearing import hears
from sandbox.messages import Message
from sandbox.people import Person
from sandbox.refusal import Impossible
from sandbox.telegram import Telegram

ANEW = 48 * 3600
"""Seconds for which one may say something differently."""


def edit(telegram: Telegram, chat: Chat, person: Person, message: Message, text: str) -> None:
    """Say it in other words; the bot hears of it where it may hear the old or the new ones."""
    if message.sender is not person or message.service or message.via:
        raise Impossible("that is not theirs to change")
    if telegram.now() - message.date >= ANEW:
        raise Impossible("it was said too long ago")
    if not text.strip() or text.strip() == message.text:
        raise Impossible("it needs some other text")
    heard = hears(telegram.bot, chat, message)
    message.text, message.edited = text.strip(), telegram.now()
    message.entities = with_found(message.text, [])
    telegram.watch.changed(chat)
    if heard or hears(telegram.bot, chat, message):
        kind = "edited_channel_post" if chat.kind == "channel" else "edited_message"
        telegram.updates.put(kind, message.shown(chat.shown()))


def erase(telegram: Telegram, chat: Chat, person: Person, message: Message) -> None:
    """Delete a message for all. No bot is ever told."""
    mine = message.sender is person and not message.service
    if not mine and chat.shared and not chat.may(person.id, "can_delete_messages"):
        raise Impossible(f"{person.name} lacks the right can_delete_messages here")
    if chat.topics and message.topic is message:
        raise Impossible("a topic is deleted as a whole")
    del chat.messages[message.id]
    chat.pinned = [number for number in chat.pinned if number != message.id]
    telegram.watch.changed(chat)

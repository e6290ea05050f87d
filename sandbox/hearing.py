"""What the bot gets to hear: everything in private, in groups what privacy mode lets through."""

from sandbox.chats import Chat
from sandbox.content import Entity
from sandbox.messages import Message
from sandbox.people import Bot
from sandbox.utf16 import part


def hears(bot: Bot, chat: Chat, message: Message) -> bool:
    """Whether this message reaches the bot as an update."""
    if not chat.shared:
        return chat.kind == "bot"
    member = chat.members.get(bot.id)
    if member is None or not member.present:
        return False
    if message.service or bot.hears_all or member.status == "administrator":
        return True
    return meant_for(bot, message)


def meant_for(bot: Bot, message: Message) -> bool:
    """What it prepared, answers to it, commands not addressed to another bot, and mentions of it.

    The real server passes a bare command to the bot that wrote last; here there is only one.
    """
    if message.via is bot or (message.reply_to and message.reply_to.sender is bot):
        return True
    if message.text.startswith("/"):
        _, at, addressee = message.text.split(maxsplit=1)[0].partition("@")
        return not at or addressee.lower() == bot.username.lower()
    return mentions(bot, message)


def mentions(bot: Bot, message: Message) -> bool:
    return any(
        entity["type"] == "mention" and mentioned(message.text, entity) == bot.username.lower()
        for entity in message.entities
    )


def mentioned(text: str, entity: Entity) -> str:
    start = entity["offset"]
    return part(text, start, start + entity["length"]).removeprefix("@").lower()

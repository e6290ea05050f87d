"""What a person says to the bot alone in a group: ephemeral commands, answers to its whispers."""

from sandbox.chats import Chat
from sandbox.entities import with_found
from sandbox.ephemeral import Ephemeral
from sandbox.messages import Message
from sandbox.people import Person
from sandbox.posting import topic_for
from sandbox.rights import obstacle
from sandbox.telegram import Telegram


def whispered(
    telegram: Telegram, chat: Chat, person: Person, text: str, replied: Message | None, topic: int
) -> Ephemeral | None:
    """The message that only the bot hears, if this is one."""
    bot = telegram.bot
    answers = isinstance(replied, Ephemeral)
    if chat.kind != "group" or not chat.has(bot.id):
        return None
    if not answers and not is_ephemeral(telegram, chat, person, text):
        return None
    if hindered := obstacle(chat, person.id, topic, telegram.time.now()):
        raise hindered.impossible()
    place = topic_for(chat, topic, replied)
    message = Ephemeral(
        id=0,
        sender=person,
        date=telegram.now(),
        text=text,
        entities=with_found(text, []),
        reply_to=replied if answers else None,
        topic=place.first if place else None,
        receiver=bot,
        number=telegram.ephemerals.free(chat),
    )
    telegram.ephemerals.add(chat, message)
    telegram.watch.changed(chat)
    telegram.updates.put("message", message.shown(chat.shown()))
    return message


def is_ephemeral(telegram: Telegram, chat: Chat, person: Person, text: str) -> bool:
    """Whether it is a command of this bot's that is registered so for this person there."""
    if not text.startswith("/"):
        return False
    name, at, addressee = text.split(maxsplit=1)[0][1:].partition("@")
    if at and addressee.lower() != telegram.bot.username.lower():
        return False
    commands = telegram.profile.commands_for(person, chat)
    return any(one["command"] == name and one.get("is_ephemeral") for one in commands)

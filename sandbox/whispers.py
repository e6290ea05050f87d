"""What a person says to the bot alone in a group: commands that are registered as ephemeral."""

from sandbox.chats import Chat
from sandbox.entities import with_found
from sandbox.ephemeral import Ephemeral
from sandbox.people import Person
from sandbox.posting import topic_for
from sandbox.rights import obstacle
from sandbox.telegram import Telegram


def whispered(
    telegram: Telegram, chat: Chat, person: Person, text: str, topic: int
) -> Ephemeral | None:
    """The message, which only the bot hears, if that text is such a command there."""
    bot = telegram.bot
    if chat.kind != "group" or not text.startswith("/") or not chat.has(bot.id):
        return None
    name, at, addressee = text.split(maxsplit=1)[0][1:].partition("@")
    if at and addressee.lower() != bot.username.lower():
        return None
    commands = telegram.profile.commands_for(person, chat)
    if not any(one["command"] == name and one.get("is_ephemeral") for one in commands):
        return None
    if hindered := obstacle(chat, person.id, topic, telegram.time.now()):
        raise hindered.impossible()
    place = topic_for(chat, topic, None)
    message = Ephemeral(
        id=0,
        sender=person,
        date=telegram.now(),
        text=text,
        entities=with_found(text, []),
        topic=place.first if place else None,
        receiver=bot,
        number=telegram.ephemerals.free(chat),
    )
    telegram.ephemerals.add(chat, message)
    telegram.watch.changed(chat)
    telegram.updates.put("message", message.shown(chat.shown()))
    return message

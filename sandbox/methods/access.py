"""Which chats and messages the bot can reach, and the answers where it cannot."""

from sandbox.chats import Chat
from sandbox.messages import Message
from sandbox.refusal import bad, forbidden
from sandbox.telegram import Telegram


def known(telegram: Telegram, chat_id: int | str | None) -> Chat:
    """A chat the bot can see; a group only while it is in it."""
    chat = telegram.chat_named(chat_id)
    if chat.kind == "group":
        member = chat.members.get(telegram.bot.id)
        if member and member.status == "kicked":
            raise forbidden("bot was kicked from the supergroup chat")
        if member is None or not member.present:
            raise forbidden("bot is not a member of the supergroup chat")
    return chat


def writable(telegram: Telegram, chat_id: int | str | None) -> Chat:
    """A chat the bot can write in; a person must have pressed Start and not blocked it."""
    chat = known(telegram, chat_id)
    if chat.kind == "bot":
        person = chat.people()[0]
        if person.blocked:
            raise forbidden("bot was blocked by the user")
        if not person.started:
            raise forbidden("bot can't initiate conversation with a user")
    return chat


def own(
    telegram: Telegram, chat_id: int | str | None, message_id: int | None
) -> tuple[Chat, Message]:
    """A message of the bot's own, to be edited."""
    chat = writable(telegram, chat_id)
    if not message_id:
        raise bad("message identifier is not specified")
    message = chat.messages.get(message_id)
    if message is None:
        raise bad("message to edit not found")
    if message.sender is not telegram.bot or message.service:
        raise bad("message can't be edited")
    return chat, message

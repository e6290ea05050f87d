"""Which chats and messages the bot can reach, and the answers where it cannot."""

from sandbox.chats import Chat
from sandbox.messages import Message
from sandbox.refusal import Refused, bad, forbidden
from sandbox.telegram import Telegram


def known(telegram: Telegram, chat_id: int | str | None) -> Chat:
    """A chat the bot can look at: of a supergroup or channel it must be a member."""
    chat = telegram.chat_named(chat_id)
    if chat.shared and not chat.basic:
        check_membership(telegram, chat)
    return chat


def changeable(telegram: Telegram, chat_id: int | str | None) -> Chat:
    """A chat in which the bot can do something, and of which it may ask who is in it."""
    chat = telegram.chat_named(chat_id)
    if chat.gone:
        raise lost(chat)
    if chat.shared:
        check_membership(telegram, chat)
    elif chat.people()[0].deleted:
        raise forbidden("user is deactivated")
    return chat


def writable(telegram: Telegram, chat_id: int | str | None) -> Chat:
    """A chat the bot can write in; a person must have pressed Start and not blocked it."""
    chat = changeable(telegram, chat_id)
    if chat.kind == "bot":
        person = chat.people()[0]
        if person.blocked:
            raise forbidden("bot was blocked by the user")
        if not person.started:
            raise forbidden("bot can't initiate conversation with a user")
    return chat


def check_membership(telegram: Telegram, chat: Chat) -> None:
    member = chat.members.get(telegram.bot.id)
    # A supergroup that was deleted looks to the bot as if it had been thrown out of it.
    if (member and member.status == "kicked") or chat.gone == "deleted":
        raise forbidden(f"bot was kicked from the {chat.type} chat")
    if member is None or not member.present:
        raise forbidden(f"bot is not a member of the {chat.type} chat")


def lost(chat: Chat) -> Refused:
    """The answer for a chat that is no more."""
    if chat.gone == "upgraded":
        return Refused(
            400,
            "Bad Request: group chat was upgraded to a supergroup chat",
            migrate_to_chat_id=chat.moved_to,
        )
    if chat.basic:
        return forbidden("the group chat was deleted")
    return forbidden(f"bot was kicked from the {chat.type} chat")


def own(
    telegram: Telegram, chat_id: int | str | None, message_id: int | None
) -> tuple[Chat, Message]:
    """A message of the bot's own, to be edited; in a channel perhaps another's too."""
    chat = writable(telegram, chat_id)
    if not message_id:
        raise bad("message identifier is not specified")
    message = chat.messages.get(message_id)
    if message is None:
        raise bad("message to edit not found")
    if message.service or not editable(telegram, chat, message):
        raise bad("message can't be edited")
    return chat, message


def editable(telegram: Telegram, chat: Chat, message: Message) -> bool:
    if chat.kind != "channel":
        return message.sender is telegram.bot
    bot = telegram.bot.id
    mine = message.sender is telegram.bot and chat.may(bot, "can_post_messages")
    return mine or chat.may(bot, "can_edit_messages")

"""Who becomes what in a chat, and what the bot hears of it."""

from dataclasses import replace

from sandbox.chats import Chat, Member
from sandbox.people import Bot, Person
from sandbox.telegram import Telegram


def becomes(telegram: Telegram, chat: Chat, by: Person | Bot, new: Member) -> None:
    """Somebody's standing changes.

    The bot always hears of its own; of others' only where it is an administrator, and then only
    if it asked for `chat_member`.
    """
    old = chat.members.get(new.who.id) or Member(new.who, "left")
    telegram.watch.changed(chat)
    chat.members[new.who.id] = new
    telegram.watch.changed(chat)
    if new.who is telegram.bot:
        telegram.bot_became(chat, by, old, new)
        return
    bot = chat.members.get(telegram.bot.id)
    if bot and bot.leads:
        telegram.updates.put("chat_member", telegram.change(chat, by, old, new))


def comes(telegram: Telegram, chat: Chat, by: Person | Bot, who: Person | Bot) -> None:
    """Somebody comes in, or is brought in; a group says so. Restrictions have waited for him."""
    before = chat.members.get(who.id)
    back = replace(before, outside=False) if before and before.outside else Member(who)
    becomes(telegram, chat, by, back)
    if chat.kind == "group":
        telegram.post_service(chat, by, mask=chat.mask(by.id), new_chat_members=[who.user()])


def goes(telegram: Telegram, chat: Chat, by: Person | Bot, gone: Member) -> None:
    """Somebody leaves, or is thrown out; a group says so, also to the bot that had to go."""
    mask = chat.mask(by.id)
    becomes(telegram, chat, by, gone)
    if chat.kind != "group":
        return
    said = telegram.post_service(chat, by, mask=mask, left_chat_member=gone.who.user())
    if gone.who is telegram.bot:
        telegram.updates.put("message", said.shown(chat.shown()))

"""Asking about a chat, and the small acts in it: pins, reactions, typing, leaving."""

from typing import Any

from aiogram.enums import ChatAction
from aiogram.methods import (
    GetChat,
    GetChatAdministrators,
    GetChatMember,
    GetChatMemberCount,
    LeaveChat,
    PinChatMessage,
    SendChatAction,
    SetMessageReaction,
    UnpinChatMessage,
)
from aiogram.types import ReactionTypeEmoji

from sandbox.chats import EVERYBODY, SOMETIMES, Chat, Member
from sandbox.methods.access import changeable, known, writable
from sandbox.refusal import bad
from sandbox.rights import lapse
from sandbox.standing import goes
from sandbox.telegram import Telegram

# What anybody may react with: one character each, and four that are joined of two.
REACTIONS = frozenset(
    "👍👎❤🔥🥰👏😁🤔🤯😱🤬😢🎉🤩🤮💩🙏👌🕊🤡🥱🥴😍🐳"
    "🌚🌭💯🤣⚡🍌🏆💔🤨😐🍓🍾💋🖕😈😴😭🤓👻👀🎃🙈😇😨"
    "🤝✍🤗🫡🎅🎄☃💅🤪🗿🆒💘🙉🦄😘💊🙊😎👾🤷😡"
) | {"❤\u200d🔥", "👨\u200d💻", "🤷\u200d♂", "🤷\u200d♀"}


async def get_chat(telegram: Telegram, call: GetChat) -> dict[str, Any]:
    chat = known(telegram, call.chat_id)
    gifts = "unlimited_gifts limited_gifts unique_gifts premium_subscription gifts_from_channels"
    full = chat.shown() | {
        "accent_color_id": 0,
        "max_reaction_count": 11,
        "accepted_gift_types": dict.fromkeys(gifts.split(), False),
    }
    if chat.kind == "group":
        every = (*EVERYBODY, *SOMETIMES)
        full["permissions"] = {right: right in chat.permissions for right in every}
    told = {
        "slow_mode_delay": chat.slow,
        "linked_chat_id": chat.linked,
        "has_hidden_members": chat.hides,
    }
    full |= {key: value for key, value in told.items() if value}
    if chat.pinned:
        full["pinned_message"] = chat.messages[chat.pinned[-1]].shown(chat.shown())
    return full


def with_members(telegram: Telegram, chat_id: int | str) -> Chat:
    """A chat whose members the bot may ask for. A basic group that is no more has none."""
    chat = telegram.chat_named(chat_id)
    lapse(chat, telegram.time.now())
    return (changeable if chat.basic else known)(telegram, chat_id)


async def get_chat_member(telegram: Telegram, call: GetChatMember) -> dict[str, Any]:
    chat = with_members(telegram, call.chat_id)
    bot = telegram.bot.id
    if chat.hides and call.user_id != bot and not chat.members[bot].leads:
        raise bad("CHAT_ADMIN_REQUIRED")
    if member := chat.members.get(call.user_id):
        return member.shown()
    person = telegram.people.get(call.user_id)
    if person is None:
        raise bad("PARTICIPANT_ID_INVALID")
    return Member(person, "left").shown()


async def get_chat_administrators(
    telegram: Telegram, call: GetChatAdministrators
) -> list[dict[str, Any]]:
    chat = with_members(telegram, call.chat_id)
    if chat.kind == "bot":
        raise bad("there are no administrators in the private chat")
    leading = [member for member in chat.members.values() if member.leads]
    return [member.shown() for member in leading if call.return_bots or not member.who.is_bot]


async def get_chat_member_count(telegram: Telegram, call: GetChatMemberCount) -> int:
    chat = with_members(telegram, call.chat_id)
    return sum(member.present for member in chat.members.values())


def may_pin(telegram: Telegram, chat: Chat) -> None:
    right = "can_edit_messages" if chat.kind == "channel" else "can_pin_messages"
    if chat.shared and not chat.may(telegram.bot.id, right):
        raise bad("not enough rights to manage pinned messages in the chat")


async def pin_chat_message(telegram: Telegram, call: PinChatMessage) -> bool:
    chat = writable(telegram, call.chat_id)
    may_pin(telegram, chat)
    message = chat.messages.get(call.message_id)
    if message is None or message.service:
        raise bad("message to pin not found")
    if message.id not in chat.pinned:
        chat.pinned.append(message.id)
        pinned = message.shown(chat.shown(), nested=True)
        telegram.post_service(
            chat, telegram.bot, mask=chat.mask(telegram.bot.id), pinned_message=pinned
        )
    return True


async def unpin_chat_message(telegram: Telegram, call: UnpinChatMessage) -> bool:
    chat = writable(telegram, call.chat_id)
    may_pin(telegram, chat)
    if not chat.pinned or (call.message_id and call.message_id not in chat.pinned):
        raise bad("message to unpin not found")
    chat.pinned.remove(call.message_id or chat.pinned[-1])
    telegram.watch.changed(chat)
    return True


async def set_message_reaction(telegram: Telegram, call: SetMessageReaction) -> bool:
    chat = writable(telegram, call.chat_id)
    message = chat.messages.get(call.message_id)
    if message is None:
        raise bad("message to react not found")
    wanted = call.reaction or []
    if len(wanted) > 1:
        raise bad("REACTIONS_TOO_MANY")
    for reaction in wanted:
        if not isinstance(reaction, ReactionTypeEmoji) or reaction.emoji not in REACTIONS:
            raise bad("REACTION_INVALID")
        message.reactions[telegram.bot.id] = reaction.emoji
    if not wanted:
        message.reactions.pop(telegram.bot.id, None)
    telegram.watch.changed(chat)
    return True


async def send_chat_action(telegram: Telegram, call: SendChatAction) -> bool:
    writable(telegram, call.chat_id)
    if call.action not in {action.value for action in ChatAction}:
        raise bad("wrong parameter action in request")
    return True


async def leave_chat(telegram: Telegram, call: LeaveChat) -> bool:
    if telegram.chat_named(call.chat_id).gone == "upgraded":
        raise bad("chat is deactivated")
    chat = changeable(telegram, call.chat_id)
    if chat.kind == "bot":
        raise bad("chat member status can't be changed in private chats")
    goes(telegram, chat, telegram.bot, Member(telegram.bot, "left"))
    return True

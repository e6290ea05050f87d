"""Who is in a group and what they may do there, as Telegram says now. Nothing of it is kept."""

from aiogram import Bot
from aiogram.exceptions import AiogramError
from aiogram.types import ChatMemberAdministrator, ChatMemberRestricted

LEADERS = ("creator", "administrator")
GONE = ("left", "kicked")


class Members:
    """Asked anew each time."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    async def lead(self, chat: str, person: str) -> bool:
        """Whether this person is an administrator of the group, perhaps an anonymous one."""
        try:
            return (await self._bot.get_chat_member(int(chat), int(person))).status in LEADERS
        except AiogramError:
            return person in await self._leaders(chat)

    async def _leaders(self, chat: str) -> set[str]:
        """Where members are hidden Telegram still tells who leads."""
        try:
            found = await self._bot.get_chat_administrators(int(chat))
        except AiogramError:
            return set()
        return {str(member.user.id) for member in found}

    async def are_here(self, chat: str, person: str) -> bool | None:
        """Whether this person can read what is written in the group; None where nobody says."""
        try:
            member = await self._bot.get_chat_member(int(chat), int(person))
        except AiogramError:
            return None
        if isinstance(member, ChatMemberRestricted):
            # What somebody may not do there outlasts his leaving.
            return member.is_member
        return member.status not in GONE

    async def let_pin(self, chat: str) -> bool:
        """Whether the bot itself may pin messages there."""
        try:
            own = await self._bot.get_chat_member(int(chat), self._bot.id)
        except AiogramError:
            return False
        return isinstance(own, ChatMemberAdministrator) and own.can_pin_messages is True

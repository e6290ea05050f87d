"""Who writes or taps: their profile and language, and that we may write to them."""

from collections.abc import Awaitable, Callable
from typing import Any

from aiogram import BaseMiddleware
from aiogram.dispatcher.event.bases import UNHANDLED
from aiogram.types import CallbackQuery, ChatMemberUpdated, Message, TelegramObject, User

from bot.house import House
from bot.people import Person, shown_name, spoken_language
from bot.reaching import let_in
from bot.reconcile import Reconciler
from bot.store import Profile

Handler = Callable[[TelegramObject, dict[str, Any]], Awaitable[Any]]


class Who(BaseMiddleware):
    """Hands `person` and `lang` on, and a `mark` that tells this update from all others.

    Who speaks to us is kept; who only says something in a group where we hear everything is not.

    Nobody else is let through, as a channel's post is nobody's: neither there, nor where Telegram
    brings it into the channel's group.
    """

    def __init__(self, house: House, reconciler: Reconciler) -> None:
        self._house = house
        self._reconciler = reconciler

    async def __call__(self, handler: Handler, event: TelegramObject, data: dict[str, Any]) -> Any:
        user = getattr(event, "from_user", None)
        if not isinstance(user, User) or getattr(event, "is_automatic_forward", None):
            return None
        known = await self._house.store.person(str(user.id))
        name, language = shown_name(user.full_name), spoken_language(user.language_code)
        profile = known.model_copy(update={"name": name, "language": language})
        is_new = profile != known
        if is_new and not _blocks(event) and not _in_passing(event):
            await self._keep(profile)
        if _privately(event) and profile.can_dm is not True:
            await self.may_write(profile)
        data["person"] = Person(id=profile.id, name=profile.name, language=profile.reads)
        # Telegram's stand-in for who writes as the group speaks English, whatever they speak.
        data["lang"] = "" if user.is_bot else profile.reads
        data["mark"] = str(data["event_update"].update_id)
        result = await handler(event, data)
        if (
            is_new
            and _in_passing(event)
            and getattr(event, "text", None)
            and result is not UNHANDLED
        ):
            await self._keep(profile)
        return result

    async def _keep(self, profile: Profile) -> None:
        person = Person(id=profile.id, name=profile.name, language=profile.language)
        await self._house.store.save_person(person)

    async def may_write(self, profile: Profile) -> None:
        """Somebody let us in: show him what he could not be shown before."""
        for table_id in await let_in(self._house.store, profile.id):
            self._reconciler.nudge(table_id)


def _blocks(event: TelegramObject) -> bool:
    """Whether somebody shuts us out, perhaps after he has made us forget him."""
    return isinstance(event, ChatMemberUpdated) and event.new_chat_member.status == "kicked"


def _in_passing(event: TelegramObject) -> bool:
    """Whether this may be no business of ours: where we are admins we hear all that is said."""
    return (
        isinstance(event, Message) and event.chat.type != "private" and event.guest_query_id is None
    )


def _privately(event: TelegramObject) -> bool:
    """Whether this shows that we may write to whoever did it."""
    if isinstance(event, Message):
        # Called in as a guest, we hear what two people write to each other.
        return event.chat.type == "private" and event.guest_query_id is None
    if isinstance(event, CallbackQuery):
        return event.message is not None and event.message.chat.type == "private"
    return (
        isinstance(event, ChatMemberUpdated)
        and event.chat.type == "private"
        and event.new_chat_member.status == "member"
    )

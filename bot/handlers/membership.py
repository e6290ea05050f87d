"""Where the bot is let in and put out, and groups that become supergroups."""

import asyncio

from aiogram import Bot, F, Router
from aiogram.exceptions import (
    TelegramAPIError,
    TelegramBadRequest,
    TelegramForbiddenError,
    TelegramMigrateToChat,
)
from aiogram.types import ChatMemberUpdated, Message

from bot.calls import UNSURE
from bot.cards import notice
from bot.handlers.speaking import group_language, say
from bot.house import House, get_up, left, move
from bot.people import Person
from bot.reconcile import Reconciler
from bot.shown import GROUP, Audience
from bot.texts import t

PRESENT = ("member", "administrator", "restricted")
TRIES, AGAIN = 3, 0.5


def build() -> Router:
    router = Router(name="membership")
    router.my_chat_member.register(privately, F.chat.type == "private")
    router.my_chat_member.register(in_group, F.chat.type.in_({"group", "supergroup"}))
    router.message.register(moved, F.migrate_to_chat_id)
    router.message.register(gone, F.left_chat_member)
    router.message.register(noticed, F.write_access_allowed)
    router.message.register(noticed, F.pinned_message)
    return router


async def is_closed(bot: Bot, chat: int) -> bool:
    """Whether we are out of a chat as we were told: what was told may be no longer so.

    News overtake each other, and none says which is the last; whoever cannot be asked is believed.
    """
    for _ in range(TRIES):
        try:
            await bot.send_chat_action(chat, "typing")
        except TelegramForbiddenError:
            return True
        except (TelegramBadRequest, TelegramMigrateToChat):
            return False
        except (*UNSURE, TelegramAPIError):
            await asyncio.sleep(AGAIN)
        else:
            return False
    return True


async def privately(change: ChatMemberUpdated, person: Person, house: House, bot: Bot) -> None:
    """Blocked: do not write any more. That we may again is seen by whoever sees who it is."""
    if change.new_chat_member.status != "kicked" or not await house.store.is_known(person.id):
        return
    if await is_closed(bot, change.chat.id):
        await house.store.set_can_dm(person.id, False)


async def in_group(
    change: ChatMemberUpdated, lang: str, house: House, reconciler: Reconciler, bot: Bot
) -> None:
    """Greet where we come in, and show again the tables that are here; put out, give up lobbies."""
    was, now = (
        member.status in PRESENT for member in (change.old_chat_member, change.new_chat_member)
    )
    chat_id = str(change.chat.id)
    tables = await house.store.tables_in(chat_id)
    now = now or not await is_closed(bot, change.chat.id)
    if not now:
        for table in tables:
            await reconciler.shut_out(table.id, GROUP)
            await left(house.store, table.id)
        return
    returns = [await reconciler.open_again(table.id, GROUP) for table in tables]
    # A table of ours that nobody took from us says that we have never been away.
    if not was and (any(returns) or not tables):
        lang = await group_language(house, chat_id, lang)
        await say(house, Audience(chat=chat_id), notice(t(lang, "hello-group")), loud=False)


async def moved(message: Message, house: House) -> None:
    """The group has a new id: its tables, its language and its habits go with it."""
    old, new = str(message.chat.id), str(message.migrate_to_chat_id)
    await house.store.take_along(old, new)
    for table in await house.store.tables_in(old):
        await move(house.store, table.id, new)


async def gone(message: Message, house: House, bot: Bot) -> None:
    """Whoever is out of the group holds up no lobby there; whoever put him out wrote this."""
    who = message.left_chat_member
    if who is None or who.id == bot.id:
        return
    now = house.time.now()
    for table in await house.store.tables_in(str(message.chat.id)):
        await get_up(house.store, table.id, str(who.id), now)


async def noticed(message: Message) -> None:
    """Nothing to say; who it came from is seen already."""

"""Where the bot is let in and put out, and groups that become supergroups."""

from aiogram import F, Router
from aiogram.types import ChatMemberUpdated, Message

from bot.cards import notice
from bot.handlers.speaking import group_language, say
from bot.house import House, left, move
from bot.people import Person
from bot.reconcile import Reconciler
from bot.shown import GROUP, Audience
from bot.texts import t

PRESENT = ("member", "administrator", "restricted")


def build() -> Router:
    router = Router(name="membership")
    router.my_chat_member.register(privately, F.chat.type == "private")
    router.my_chat_member.register(in_group, F.chat.type.in_({"group", "supergroup"}))
    router.message.register(moved, F.migrate_to_chat_id)
    router.message.register(noticed, F.write_access_allowed)
    router.message.register(noticed, F.pinned_message)
    return router


async def privately(change: ChatMemberUpdated, person: Person, house: House) -> None:
    """Blocked: do not write any more. That we may again is seen by whoever sees who it is."""
    if change.new_chat_member.status == "kicked":
        await house.store.set_can_dm(person.id, False)


async def in_group(
    change: ChatMemberUpdated, lang: str, house: House, reconciler: Reconciler
) -> None:
    """Greet where we come in, and show again the tables that are here; put out, give up lobbies."""
    was, now = (
        member.status in PRESENT for member in (change.old_chat_member, change.new_chat_member)
    )
    chat_id = str(change.chat.id)
    tables = await house.store.tables_in(chat_id)
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


async def noticed(message: Message) -> None:
    """Nothing to say; who it came from is seen already."""

"""/start with a table in its payload: a friend follows a link."""

from aiogram import F, Router
from aiogram.filters import CommandObject, CommandStart
from aiogram.types import Message

from bot.cards import notice
from bot.handlers.speaking import audience, say
from bot.house import House
from bot.keyboards import Row, new, opening
from bot.links import read_payload, visit
from bot.people import Person
from bot.reconcile import Reconciler
from bot.store import Unknown
from bot.table import Table
from bot.texts import t


def build() -> Router:
    router = Router(name="invitations")
    router.message.register(
        follow,
        CommandStart(deep_link=True, magic=F.args.func(read_payload)),
        F.chat.type == "private",
    )
    return router


async def follow(
    message: Message,
    command: CommandObject,
    person: Person,
    lang: str,
    house: House,
    reconciler: Reconciler,
) -> None:
    """Show the table, or say why not and offer a new one."""
    payload = read_payload(command.args or "")
    assert payload is not None
    kind, table_id = payload
    try:
        why = why_not(await house.store.load(table_id), person, invited=kind == "j")
    except Unknown:
        why = "unknown-table"
    if not why:
        await reconciler.ask(table_id, person.id, invited=kind == "j")
        return
    row: Row = (new(lang, main=True),)
    if why in ("full", "begun"):
        row = (*row, opening(lang, house.links, visit(table_id)))
    await say(house, audience(message), notice(t(lang, f"refused-{why}"), rows=(row,)))


def why_not(table: Table, person: Person, invited: bool) -> str:
    """Why this table cannot be shown to somebody who follows a link; empty where it can."""
    if table.stage == "closed":
        return "closed"
    if not invited or table.seat_of(person.id) is not None:
        return ""
    if table.stage == "over":
        return "over"
    if table.stage == "playing":
        return "begun"
    return "full" if len(table.sitters) >= table.most else ""

"""/leave: get up from a table, from the group as well as in private."""

from contextlib import AsyncExitStack

from aiogram import Router
from aiogram.filters import Command
from aiogram.types import CallbackQuery, Message

from bot.answers import Answer
from bot.cards import Card, notice
from bot.handlers.asking import ask as ask_about
from bot.handlers.endings import DONE
from bot.handlers.seats import cost
from bot.handlers.speaking import (
    audience,
    excuse,
    is_himself,
    language_here,
    reply,
    take_away,
)
from bot.handlers.taps import Pressed
from bot.handlers.which import tables_here, which
from bot.house import House
from bot.keyboards import tell
from bot.people import Person
from bot.presses import Press
from bot.reconcile import Reconciler
from bot.shown import Audience
from bot.table import Table
from bot.texts import plain, t


def build() -> Router:
    router = Router(name="leaving")
    router.message.register(ask, Command("leave"))
    router.callback_query.register(tapped, Pressed("getup"))
    return router


async def ask(message: Message, person: Person, lang: str, house: House) -> None:
    """Which one, where there are several or where a tap must tell who asks."""
    here = audience(message)
    lang = await language_here(house, here, lang)
    tables = [table for table in await tables_here(house, here) if table.is_on]
    if is_himself(message):
        tables = [table for table in tables if sits(table, person)]
    if not tables:
        await reply(house, message, person, notice(t(lang, "leave-none")), loud=False)
    elif len(tables) > 1 or not is_himself(message):
        key = "which-leave" if is_himself(message) else "show-yourself"
        words = await which(house, here, tables, lang, key, "getup")
        await reply(house, message, person, words, loud=False)
    elif await get_up(house, tables[0].id, person):
        await house.chat.react(str(message.chat.id), message.message_id, DONE)
    else:
        answer = await _doubt(house, tables[0], here, person, lang, message.message_id)
        await excuse(house, message, person, answer)


def sits(table: Table, person: Person) -> bool:
    """Whether this person has a seat to get up from."""
    seat = table.seat_of(person.id)
    return seat is not None and not (table.sitters[seat].gone or table.sitters[seat].computer)


async def get_up(house: House, table_id: str, person: Person, sure: bool = False) -> bool:
    """Leave; whether that is done. The middle of a game is left by whoever is sure only."""
    now = house.time.now()

    def leave(table: Table) -> bool:
        table.seated(person.id)
        if table.stage == "playing" and not sure:
            return False
        table.leave(person.id, now)
        return True

    return await house.store.change(table_id, leave)


async def _doubt(
    house: House, table: Table, here: Audience, person: Person, lang: str, below: int
) -> Answer | None:
    words = doubt(table, person, lang)
    about = f"leave.{person.id}"
    return await ask_about(house, table, here, about, words, below=below, loud=False)


def doubt(table: Table, person: Person, lang: str) -> Card:
    """Asks this person, and nobody else who reads it."""
    rows = (
        (
            tell(lang, "button-leave-now", "getup", table.id, person.id),
            tell(lang, "button-stay", "stay", table.id, person.id, main=True),
        ),
    )
    return notice(t(lang, "leave-sure"), t(lang, cost(table)), rows=rows)


async def tapped(
    query: CallbackQuery,
    press: Press,
    person: Person,
    lang: str,
    house: House,
    reconciler: Reconciler,
    afterwards: AsyncExitStack,
) -> str:
    """A table was named, or whoever was asked is sure."""
    if press.pick not in ("", person.id):
        return plain(lang, "toast-not-yours")
    done = await get_up(house, press.table, person, sure=press.pick != "")
    reconciler.nudge(press.table)
    if not done and isinstance(query.message, Message):
        here = audience(query.message)
        shown = await language_here(house, here, lang)
        table = await house.store.load(press.table)
        below = query.message.message_id
        afterwards.push_async_callback(_doubt, house, table, here, person, shown, below)
    afterwards.push_async_callback(take_away, house, query)
    return plain(lang, "toast-left") if done else ""

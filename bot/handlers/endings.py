"""/close: whoever opened a table ends it, or an admin, or its players together."""

from contextlib import AsyncExitStack
from typing import Literal

from aiogram import Router
from aiogram.filters import Command
from aiogram.types import CallbackQuery, Message

from bot.attending import END
from bot.cards import Card, notice
from bot.gathering import Refused
from bot.handlers.asking import ask as ask_about
from bot.handlers.asking import asked_there, language_at, places, players
from bot.handlers.speaking import audience, is_himself, language_here, repaint, reply, take_away
from bot.handlers.taps import Pressed
from bot.handlers.which import tables_here, which
from bot.house import House
from bot.motions import AGREE, NOW, agreement, sure
from bot.people import Person
from bot.presses import Press
from bot.shown import Audience
from bot.table import Table
from bot.texts import plain, spoken, t

DONE, SEEN = "👌", "👀"
TOASTS = {"closed": "toast-closed", "stands": "asked-already"}
OFTEN, SPAN = 4, 60.0

Done = Literal["closed", "asked", "stands", "elsewhere"]


def build() -> Router:
    router = Router(name="endings")
    router.message.register(ask, Command("close"))
    router.callback_query.register(tapped, Pressed("close"))
    return router


async def ask(message: Message, person: Person, lang: str, house: House) -> None:
    """Which one, where there are several or where a tap must tell who asks."""
    here = audience(message)
    lang = await language_here(house, here, lang)
    tables = [table for table in await tables_here(house, here) if table.is_on]
    if not tables:
        await reply(house, message, person, notice(t(lang, "which-none")), loud=False)
    elif len(tables) > 1 or not is_himself(message):
        key = "which-close" if is_himself(message) else "show-yourself"
        words = await which(house, here, tables, lang, key, "close")
        await reply(house, message, person, words, loud=False)
    else:
        await _try(house, message, tables[0], person, lang)


async def _try(house: House, message: Message, table: Table, person: Person, lang: str) -> None:
    here, written = audience(message), message.message_id
    try:
        done = await close(house, here, table, person, written)
    except Refused as refusal:
        await reply(house, message, person, notice(t(lang, refusal.key)), loud=False)
        return
    if done == "elsewhere":
        await reply(house, message, person, notice(await asked_there(house, table, lang)))
    elif done != "asked":
        await house.chat.react(here.chat, written, DONE if done == "closed" else SEEN)


async def close(house: House, here: Audience, table: Table, person: Person, below: int) -> Done:
    """Close a lobby; what came of it. A running game is asked about first, `below` that message.

    Raises `Refused`: close, end, too-fast, and what has begun meanwhile.
    """
    now, leads = house.time.now(), await _leads(house, table, person)
    if table.stage == "playing":
        return await _ask_about(house, here, table, person, leads, below)

    def shut(table: Table) -> None:
        table.need("lobby")
        among = table.chat is not None and here.chat == table.chat.id
        if table.host == person.id:
            table.end("host", now)
        elif leads:
            table.end("leader", now)
        elif among and table.deserted(now):
            table.end("idle", now)
        else:
            raise Refused("close")

    await house.store.change(table.id, shut)
    return "closed"


async def _leads(house: House, table: Table, person: Person) -> bool:
    return table.chat is not None and await house.chat.members.lead(table.chat.id, person.id)


async def _ask_about(
    house: House, here: Audience, table: Table, person: Person, leads: bool, below: int
) -> Done:
    """Who can end it alone is asked whether he means it, the other players whether they agree."""
    plays = any(sitter.plays_as(person.id) for sitter in table.sitters)
    if not leads and not plays:
        raise Refused("end")
    if not await house.limits.may_act(person.id, "close", OFTEN, SPAN):
        raise Refused("too-fast")
    if leads or table.needed(END) == 1:
        words = sure(table, await language_at(house, here) or person.language, person)
        about = f"sure.{person.id}"
        new = await ask_about(house, table, here, about, words, below=below, loud=False)
        return "asked" if new else "stands"
    now = house.time.now()
    if await house.store.change(table.id, lambda table: table.agree_to_end(person.id, now)):
        return "closed"
    table = await house.store.load(table.id)
    done: Done = "elsewhere"
    for place in places(table, *players(table)):
        if lang := await language_at(house, place):
            under = below if place.chat == here.chat else 0
            new = await ask_about(house, table, place, END, agreement(table, lang), below=under)
            if place.chat == here.chat:
                done = "asked" if new else "stands"
    return done


async def tapped(
    query: CallbackQuery,
    press: Press,
    person: Person,
    lang: str,
    house: House,
    afterwards: AsyncExitStack,
) -> str:
    """A table was named, or what was asked about is meant so."""
    if not isinstance(query.message, Message):
        return plain(lang, "toast-nothing")
    table = await house.store.load(press.table)
    if not table.is_on:
        afterwards.push_async_callback(take_away, house, query)
        table.need("playing")
    if press.pick == AGREE:
        return await _agree(query, table, person, lang, house, afterwards)
    if press.pick == NOW:
        await _end(house, table, person)
        done: Done = "closed"
    else:
        below = query.message.message_id
        done = await close(house, audience(query.message), table, person, below)
    afterwards.push_async_callback(take_away, house, query)
    if done == "elsewhere":
        return spoken(await asked_there(house, table, lang))
    return "" if done == "asked" else plain(lang, TOASTS[done])


async def _end(house: House, table: Table, person: Person) -> None:
    """In the middle: for admins, and for whoever plays alone."""
    now, leads = house.time.now(), await _leads(house, table, person)

    def end(table: Table) -> None:
        table.need("playing")
        if leads:
            table.end("leader", now)
        elif not any(sitter.plays_as(person.id) for sitter in table.sitters):
            raise Refused("end")
        elif table.needed(END) > 1:
            raise Refused("end", "close-not-asked")
        else:
            table.agree_to_end(person.id, now)

    await house.store.change(table.id, end)


async def _agree(
    query: CallbackQuery,
    table: Table,
    person: Person,
    lang: str,
    house: House,
    afterwards: AsyncExitStack,
) -> str:
    now = house.time.now()
    ended = await house.store.change(table.id, lambda it: it.agree_to_end(person.id, now))
    if ended:
        afterwards.push_async_callback(take_away, house, query)
        return plain(lang, "toast-closed")

    async def drawn() -> Card:
        assert isinstance(query.message, Message)
        here = audience(query.message)
        shown = await language_here(house, here, lang)
        return agreement(await house.store.load(table.id), shown)

    afterwards.push_async_callback(repaint, house, query, drawn)
    table = await house.store.load(table.id)
    count = len(table.motions.get(END, ()))
    return plain(lang, "agreed-so-far", count=count, needed=table.needed(END))

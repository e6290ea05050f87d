"""/remove: the others agree to go on without somebody whose time ran out."""

from contextlib import AsyncExitStack

from aiogram import Router
from aiogram.filters import Command
from aiogram.types import CallbackQuery, Message

from bot.cards import Card, notice
from bot.engines.game import Seat
from bot.gathering import Refused
from bot.handlers.asking import ask as ask_about
from bot.handlers.asking import asked_there, language_at, places, players
from bot.handlers.endings import SEEN
from bot.handlers.speaking import (
    audience,
    check_card,
    excuse,
    is_himself,
    is_real,
    language_here,
    repaint,
    reply,
    take_away,
)
from bot.handlers.taps import Pressed
from bot.handlers.which import tables_here
from bot.house import House
from bot.motions import ASKED, are_you_there, question
from bot.people import Person
from bot.presses import Press
from bot.reconcile import Reconciler
from bot.shown import Audience
from bot.table import Table
from bot.texts import plain, t
from bot.waking import CARD

ABOUT = "remove"
OFTEN, SPAN = 4, 60.0


def build() -> Router:
    router = Router(name="removing")
    router.message.register(ask, Command("remove"))
    router.callback_query.register(agree, Pressed("remove"))
    router.callback_query.register(awake, Pressed("awake"))
    return router


async def ask(message: Message, person: Person, lang: str, house: House) -> None:
    """Whom, at each table here where somebody let the time run out."""
    here = audience(message)
    lang = await language_here(house, here, lang)
    tables = [table for table in await tables_here(house, here) if table.late()]
    if is_himself(message):
        mine = [table for table in tables if person.id in players(table)]
        tables = [
            table for table in [await _hear(house, it, person) for it in mine] if table.late()
        ]
    if not tables:
        await reply(house, message, person, notice(t(lang, "remove-none")), loud=False)
    elif not await house.limits.may_act(person.id, "remove", OFTEN, SPAN):
        await reply(house, message, person, notice(t(lang, "refused-too-fast")), loud=False)
    else:
        for table in tables:
            await _ask_at(house, message, table, person, lang)


async def _hear(house: House, table: Table, person: Person) -> Table:
    """Whoever asks about others is here himself."""
    now = house.time.now()
    await house.store.change(table.id, lambda table: table.stir(person.id, now))
    return await house.store.load(table.id)


async def _ask_at(house: House, message: Message, table: Table, person: Person, lang: str) -> None:
    """Once, where those who play are together: in the table's group, else first where he is."""
    here, written = audience(message), message.message_id
    (place,) = places(table, person.id) if table.chat else (here,)
    there = place.chat != here.chat
    shown = await language_at(house, place) if there else lang
    below = 0 if there else written
    answer = await ask_about(house, table, place, ABOUT, question(table, shown), below=below)
    if there:
        await reply(house, message, person, notice(await asked_there(house, table, lang)))
    elif answer is None:
        await house.chat.react(here.chat, written, SEEN)
    else:
        await excuse(house, message, person, answer)


async def agree(
    query: CallbackQuery,
    press: Press,
    person: Person,
    lang: str,
    house: House,
    afterwards: AsyncExitStack,
) -> str:
    """One more would go on without that seat."""
    if not press.pick.isdecimal():
        raise Refused("not-late")
    seat, now = int(press.pick), house.time.now()
    if (table := await house.store.load(press.table)).stage != "playing":
        afterwards.push_async_callback(take_away, house, query)
        table.need("playing")
    gone = await house.store.change(
        press.table, lambda table: table.go_on_without(person.id, seat, now)
    )
    table = await house.store.load(press.table)
    if not gone:
        afterwards.push_async_callback(_tell_others, house, table, seat, person)
    afterwards.push_async_callback(_show, house, query, table.id, lang)
    if gone:
        return plain(lang, f"toast-removed{'' if table.stage == 'playing' else '-over'}")
    motion = str(seat)
    agreed = len(table.motions.get(motion, ()))
    return plain(lang, "agreed-so-far", count=agreed, needed=table.needed(motion))


async def _show(house: House, query: CallbackQuery, table_id: str, lang: str) -> None:
    """The message that was tapped says how it stands now, or goes."""
    if not isinstance(query.message, Message) or not is_real(query):
        return
    if not (await house.store.load(table_id)).late():
        await take_away(house, query)
        return
    here = audience(query.message)

    async def drawn() -> Card:
        shown = await language_here(house, here, lang)
        return question(await house.store.load(table_id), shown)

    await repaint(house, query, drawn)


async def _tell_others(house: House, table: Table, seat: Seat, person: Person) -> None:
    """Who is late hears of it at once; where there is no group, the others are asked as well."""
    sitter = table.sitters[seat]
    assert sitter.person is not None
    late = Audience(chat=sitter.person.id, person=sitter.person.id)
    asked = [] if table.chat else places(table, *players(table))
    for place in (late, *asked):
        mine = place.person == late.person
        if place.person == person.id or (mine and place is not late):
            continue
        lang = await language_at(house, place)
        call = f"remove.{table.deals}.{table.entries}.{seat}.{place.person}"
        if lang and await house.store.say_once(table.id, call):
            words = are_you_there(table, lang) if mine else question(table, lang)
            await ask_about(house, table, place, f"awake.{seat}" if mine else ABOUT, words)


async def awake(
    query: CallbackQuery,
    press: Press,
    person: Person,
    lang: str,
    house: House,
    reconciler: Reconciler,
    afterwards: AsyncExitStack,
) -> str:
    """A sign of life: nothing is held against whoever taps."""

    async def show_message() -> None:
        """The message that was tapped is made true, or goes: also where it was too late."""
        if press.pick == CARD:
            await check_card(house, reconciler, query, press.table)
        elif press.pick == ASKED:
            await _show(house, query, press.table, lang)
        elif query.message is not None and query.message.chat.type == "private":
            await take_away(house, query)

    afterwards.push_async_callback(show_message)
    now = house.time.now()

    def stir(table: Table) -> None:
        seat = table.seated(person.id)
        table.need("playing")
        if not table.sitters[seat].plays:
            raise Refused("away")
        table.stir(person.id, now)

    await house.store.change(press.table, stir)
    reconciler.nudge(press.table)
    return plain(lang, "toast-awake")

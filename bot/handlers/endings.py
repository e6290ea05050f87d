"""/close: whoever opened a table ends it, or an admin, or its players together."""

from aiogram import Router
from aiogram.filters import Command
from aiogram.types import CallbackQuery, Message

from bot.attending import END
from bot.cards import Card, notice
from bot.gathering import Refused
from bot.handlers.asking import ask as ask_about
from bot.handlers.asking import language_at, places, players
from bot.handlers.speaking import (
    audience,
    group_language,
    is_himself,
    repaint,
    reply,
    take_away,
)
from bot.handlers.taps import Pressed
from bot.handlers.which import tables_here, which
from bot.house import House
from bot.keyboards import Button, tell
from bot.people import Person
from bot.presses import Press
from bot.shown import Audience
from bot.table import Table
from bot.texts import plain, t

NOW, AGREE = "now", "agree"
GOING = ("lobby", "playing")
DONE = "👌"
OFTEN, SPAN = 4, 60.0


def build() -> Router:
    router = Router(name="endings")
    router.message.register(ask, Command("close"))
    router.callback_query.register(tapped, Pressed("close"))
    return router


async def ask(message: Message, person: Person, lang: str, house: House) -> None:
    """Which one, where there are several or where a tap must tell who asks."""
    here = audience(message)
    lang = lang if here.person else await group_language(house, here.chat, lang)
    tables = [table for table in await tables_here(house, here) if table.stage in GOING]
    if not tables:
        await reply(house, message, person, notice(t(lang, "which-none")), loud=False)
    elif len(tables) > 1 or not is_himself(message):
        key = "which-close" if is_himself(message) else "show-yourself"
        await reply(house, message, person, which(tables, lang, key, "close"), loud=False)
    else:
        await _try(house, message, tables[0], person, lang)


async def _try(house: House, message: Message, table: Table, person: Person, lang: str) -> None:
    try:
        closed = await close(house, audience(message), table, person)
    except Refused as refusal:
        await reply(house, message, person, notice(t(lang, refusal.key)), loud=False)
    else:
        if closed:
            await house.chat.react(str(message.chat.id), message.message_id, DONE)


async def close(house: House, here: Audience, table: Table, person: Person) -> bool:
    """Close a lobby; whether it is closed now. A running game is asked about first.

    Raises `Refused`: close, end, too-fast, and what has begun meanwhile.
    """
    now, leads = house.time.now(), await _leads(house, table, person)
    if table.stage == "playing":
        await _ask_about(house, table, person, leads)
        return False

    def shut(table: Table) -> None:
        table.need("lobby")
        among = table.chat is not None and here.chat == table.chat.id
        if not (leads or table.host == person.id or (among and table.deserted(now))):
            raise Refused("close")
        table.end(now)

    await house.store.change(table.id, shut)
    return True


async def _leads(house: House, table: Table, person: Person) -> bool:
    return table.chat is not None and await house.chat.members.lead(table.chat.id, person.id)


async def _ask_about(house: House, table: Table, person: Person, leads: bool) -> None:
    """Who can end it alone is asked whether he means it, the other players whether they agree."""
    plays = any(sitter.plays_as(person.id) for sitter in table.sitters)
    if not leads and not plays:
        raise Refused("end")
    if not await house.limits.may_act(person.id, "close", OFTEN, SPAN):
        raise Refused("too-fast")
    if leads or table.needed(END) == 1:
        for place in places(table, person.id):
            lang = await language_at(house, place)
            words = sure(table, lang or person.language, person)
            await ask_about(house, table, place, words, loud=False)
        return
    now = house.time.now()
    await house.store.change(table.id, lambda table: table.agree_to_end(person.id, now))
    table = await house.store.load(table.id)
    for place in places(table, *players(table)):
        if lang := await language_at(house, place):
            await ask_about(house, table, place, agreement(table, lang))


def sure(table: Table, lang: str, person: Person) -> Card:
    rows = (
        (
            tell(lang, "button-close-now", "close", table.id, NOW),
            tell(lang, "button-play-on", "stay", table.id, person.id, main=True),
        ),
    )
    return notice(t(lang, "close-sure", game=t(lang, f"game-{table.game_key}")), rows=rows)


def agreement(table: Table, lang: str) -> Card:
    """Who would like to stop, and how many have agreed."""
    agreed = table.motions.get(END, [])
    seat = table.seat_of(agreed[0]) if agreed else None
    first = None if seat is None else table.sitters[seat].person
    name = (first.name if first else "") or plain(lang, "nameless")
    button = Button(
        text=plain(lang, "button-agree", count=len(agreed), needed=table.needed(END)),
        data=Press(verb="close", table=table.id, pick=AGREE).packed(),
    )
    game = t(lang, f"game-{table.game_key}")
    return notice(t(lang, "close-agree", name=name, game=game), rows=((button,),))


async def tapped(
    query: CallbackQuery, press: Press, person: Person, lang: str, house: House
) -> str:
    """A table was named, or what was asked about is meant so."""
    if not isinstance(query.message, Message):
        return plain(lang, "toast-nothing")
    table = await house.store.load(press.table)
    if table.stage not in GOING:
        await take_away(house, query)
        table.need("playing")
    if press.pick == AGREE:
        return await _agree(query, table, person, lang, house)
    if press.pick == NOW:
        await _end(house, table, person)
    elif not await close(house, audience(query.message), table, person):
        await take_away(house, query)
        return ""
    await take_away(house, query)
    return plain(lang, "toast-closed")


async def _end(house: House, table: Table, person: Person) -> None:
    """In the middle: for admins, and for whoever plays alone."""
    now, leads = house.time.now(), await _leads(house, table, person)

    def end(table: Table) -> None:
        table.need("playing")
        if leads:
            table.end(now)
        elif table.seat_of(person.id) is None or table.needed(END) > 1:
            raise Refused("end")
        else:
            table.agree_to_end(person.id, now)

    await house.store.change(table.id, end)


async def _agree(
    query: CallbackQuery, table: Table, person: Person, lang: str, house: House
) -> str:
    now = house.time.now()
    ended = await house.store.change(table.id, lambda it: it.agree_to_end(person.id, now))
    if ended:
        await take_away(house, query)
        return plain(lang, "toast-closed")

    async def drawn() -> Card:
        assert isinstance(query.message, Message)
        here = audience(query.message)
        shown = lang if here.person else await group_language(house, here.chat, lang)
        return agreement(await house.store.load(table.id), shown)

    await repaint(house, query, drawn)
    table = await house.store.load(table.id)
    count = len(table.motions.get(END, ()))
    return plain(lang, "agreed-so-far", count=count, needed=table.needed(END))

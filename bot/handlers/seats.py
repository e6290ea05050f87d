"""Buttons of a table's card that are no moves: sit, leave, start, rematch, how it is played."""

from collections.abc import Callable
from contextlib import AsyncExitStack

from aiogram import Router
from aiogram.types import CallbackQuery, Message

from bot.cards import notice
from bot.gathering import Refused
from bot.handlers.asking import ask
from bot.handlers.leading import way_for
from bot.handlers.speaking import audience, check_card, take_away
from bot.handlers.taps import Pressed
from bot.house import House
from bot.keyboards import PACES, tell
from bot.lobby import advice
from bot.people import Person
from bot.presses import Press
from bot.reconcile import Reconciler
from bot.store import new_secret
from bot.table import Table
from bot.texts import known, plain, t

NOW = "now"
Change = Callable[[Table, Person, float, str], str]


def sit(table: Table, person: Person, now: float, _: str) -> str:
    playing = table.stage == "playing"
    table.sit(person, "", now)
    return "toast-returned" if playing else "toast-seated"


def start(table: Table, person: Person, now: float, _: str) -> str:
    table.start(person.id, new_secret(), now)
    return "toast-started"


def leave(table: Table, person: Person, now: float, pick: str) -> str:
    """Only a button that asked twice leaves a running game."""
    if pick == NOW:
        table.need("playing")
    elif table.stage == "playing":
        raise Refused("begun")
    table.leave(person.id, now)
    return "toast-left"


def again(table: Table, person: Person, now: float, _: str) -> str:
    table.again(person.id, "", new_secret(), now)
    if table.stage == "lobby":
        return "toast-anew"
    return "toast-started" if table.stage == "playing" else "toast-again"


def pace(table: Table, person: Person, now: float, pick: str) -> str:
    wanted = next((pace for pace in PACES if pace == pick), None)
    if wanted is None:
        raise Refused("options")
    table.configure(person.id, now, pace=wanted)
    return f"pace-{wanted}"


def computer(table: Table, person: Person, now: float, mark: str) -> str:
    table.add_computer(person.id, now, mark)
    return "toast-computer"


def advise(table: Table, person: Person, now: float, pick: str) -> str:
    """Take the rules' advice; whoever taps again has taken it already."""
    table.need("lobby")
    table.hosting(person.id)
    found = advice(table)
    if found is not None:
        if found.word != pick:
            raise Refused("stale")
        table.configure(person.id, now, options={**table.options.model_dump(), **found.options})
    return "toast-advised"


CHANGES: dict[str, Change] = {
    "sit": sit,
    "start": start,
    "leave": leave,
    "again": again,
    "pace": pace,
    "computer": computer,
    "advise": advise,
}


def build() -> Router:
    router = Router(name="seats")
    for verb in CHANGES:
        router.callback_query.register(change, Pressed(verb))
    router.callback_query.register(doubt, Pressed("quit"))
    router.callback_query.register(stay, Pressed("stay"))
    return router


async def change(
    query: CallbackQuery,
    press: Press,
    person: Person,
    lang: str,
    mark: str,
    house: House,
    reconciler: Reconciler,
    afterwards: AsyncExitStack,
) -> str:
    """Do what the button says; its toast says what came of it."""
    if press.pick == NOW:
        afterwards.push_async_callback(take_away, house, query)
    else:
        afterwards.push_async_callback(check_card, house, reconciler, query, press.table)
    act, now = CHANGES[press.verb], house.time.now()
    word = mark if press.verb == "computer" else press.pick
    key = await house.store.change(press.table, lambda table: act(table, person, now, word))
    way = await way_for(house, press.table, person) if press.verb == "sit" else None
    return way or plain(lang, key)


async def doubt(
    query: CallbackQuery,
    press: Press,
    person: Person,
    lang: str,
    house: House,
    reconciler: Reconciler,
    afterwards: AsyncExitStack,
) -> None:
    """Leaving a running game is for good: ask first."""
    afterwards.push_async_callback(check_card, house, reconciler, query, press.table)
    table = await house.store.load(press.table)
    table.seated(person.id)
    table.need("playing")
    if not isinstance(query.message, Message) or query.message.chat.type != "private":
        raise Refused("illegal")
    rows = (
        (
            tell(lang, "button-leave-now", "leave", table.id, NOW),
            tell(lang, "button-stay", "stay", main=True),
        ),
    )
    words = notice(t(lang, "leave-sure"), t(lang, cost(table)), rows=rows)
    below = query.message.message_id
    here, about = audience(query.message), f"leave.{person.id}"
    afterwards.push_async_callback(ask, house, table, here, about, words, below=below)


def cost(table: Table) -> str:
    """What leaving means: the computer plays on, or what the game says of it."""
    own = f"{table.game_key}-leaving"
    return "leave-kept" if table.stand_in else own if known(own) else "leave-lost"


async def stay(
    query: CallbackQuery,
    press: Press,
    person: Person,
    lang: str,
    house: House,
    afterwards: AsyncExitStack,
) -> str:
    """In a group only whoever was asked."""
    if press.pick not in ("", person.id):
        return plain(lang, "toast-not-yours")
    afterwards.push_async_callback(take_away, house, query)
    return ""

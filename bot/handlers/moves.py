"""Moves played by buttons, the offers of the reader's seat."""

from contextlib import AsyncExitStack

from aiogram import Router
from aiogram.types import CallbackQuery

from bot import story
from bot.asking import is_open
from bot.choosing import done
from bot.engines.game import Move
from bot.handlers.speaking import check_card
from bot.handlers.taps import Pressed
from bot.house import House
from bot.people import Person
from bot.presses import Press
from bot.reconcile import Reconciler
from bot.snapshot import Snapshot, snapshot
from bot.table import Table
from bot.texts import plain, spoken


def build() -> Router:
    router = Router(name="moves")
    router.callback_query.register(move, Pressed())
    return router


async def move(
    query: CallbackQuery,
    press: Press,
    person: Person,
    lang: str,
    house: House,
    reconciler: Reconciler,
    afterwards: AsyncExitStack,
) -> str:
    """Play it as the person who tapped; the card is made true in any case."""
    afterwards.push_async_callback(check_card, house, reconciler, query, press.table)
    return await play(press, person, lang, house)


async def play(press: Press, person: Person, lang: str, house: House) -> str:
    """The toast tells what happened, as whoever played may know it."""
    now = house.time.now()
    played = Move(kind=press.verb, picks=press.picks)

    def play_it(table: Table) -> tuple[Snapshot, Snapshot]:
        told = table.told
        before = snapshot(table, person.id, now)
        asked = press.question
        if is_open(asked):
            asked = table.own_question(person.id, asked, played)
        table.play(person.id, asked, played, now)
        return before, snapshot(table, person.id, now, since=told)

    before, shot = await house.store.change(press.table, play_it)
    lines = [story.told(shot, lang, event) for event in shot.events]
    said = " ".join(spoken(line) for line in lines if line is not None)
    if said:
        return said
    offer = next((offer for offer in before.offers if offer.kind == played.kind), None)
    if offer is None:
        return plain(lang, "toast-played")
    return done(before, lang, offer, played.picks, owed=shot.seat in shot.waiting)

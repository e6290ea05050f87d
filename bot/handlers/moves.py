"""Moves played by buttons, the offers of the reader's seat."""

from aiogram import Router
from aiogram.types import CallbackQuery

from bot import story
from bot.asking import is_open
from bot.engines.game import Move
from bot.handlers.speaking import check_card
from bot.handlers.taps import Alert, Pressed
from bot.house import House
from bot.people import Person
from bot.presses import Press
from bot.reconcile import Reconciler
from bot.snapshot import Snapshot, snapshot
from bot.table import Table
from bot.texts import plain, spoken
from bot.toasts import LONGEST, shortened


def build() -> Router:
    router = Router(name="moves")
    router.callback_query.register(move, Pressed())
    router.callback_query.register(secret, Pressed("secret"))
    return router


async def move(
    query: CallbackQuery,
    press: Press,
    person: Person,
    lang: str,
    house: House,
    reconciler: Reconciler,
) -> str:
    """Play it as the person who tapped; the toast tells what happened, as he may know it."""
    now = house.time.now()
    played = Move(kind=press.verb, picks=press.picks)

    def play(table: Table) -> Snapshot:
        before = table.told
        asked = press.question
        if is_open(asked):
            asked = table.own_question(person.id, asked, played)
        table.play(person.id, asked, played, now)
        return snapshot(table, person.id, now, since=before)

    try:
        shot = await house.store.change(press.table, play)
    finally:
        await check_card(house, reconciler, query, press.table)
    lines = [story.told(shot, lang, event) for event in shot.events]
    said = " ".join(spoken(line) for line in lines if line is not None)
    return said or plain(lang, "toast-played")


async def secret(_: CallbackQuery, press: Press, person: Person, lang: str, house: House) -> Alert:
    """What this person alone knows, for nobody else's eyes."""
    table = await house.store.load(press.table)
    table.need("playing")
    table.seated(person.id)
    shot = snapshot(table, person.id, house.time.now())
    known = [spoken(line) for line in story.secrets(shot, lang)]
    text = "\n".join(known) or plain(lang, "secret-none")
    if shortened(text) == text:
        return Alert(text)
    written = (await house.store.person(person.id)).can_dm is True
    more = plain(lang, "secret-more-private" if written else "secret-more-table")
    return Alert(f"{shortened(text, LONGEST - len(more) - 1)}\n{more}")

"""Steps towards a move: what somebody has chosen is noted beside his card and shown there."""

from contextlib import AsyncExitStack
from functools import partial

from aiogram import Router
from aiogram.filters import BaseFilter
from aiogram.types import CallbackQuery

from bot.handlers.moves import play
from bot.handlers.speaking import aside_of, check_card
from bot.house import House
from bot.people import Person
from bot.presses import Press
from bot.reconcile import Reconciler
from bot.snapshot import snapshot
from bot.steps import chosen_by
from bot.texts import plain


class Stepping(BaseFilter):
    """Passes buttons that choose, and those that play what they name by places."""

    async def __call__(self, _: CallbackQuery, press: Press | None) -> bool:
        return press is not None and (press.is_step or press.is_done)


def build() -> Router:
    router = Router(name="steps")
    router.callback_query.register(step, Stepping())
    return router


async def step(
    query: CallbackQuery,
    press: Press,
    person: Person,
    lang: str,
    house: House,
    reconciler: Reconciler,
    afterwards: AsyncExitStack,
) -> str:
    """Note it, or play it; the card is made true in any case. Nobody else is shown anything."""
    afterwards.push_async_callback(check_card, house, reconciler, query, press.table)
    table = await house.store.load(press.table)
    table.answering(person.id, press.question)
    shot = snapshot(table, person.id, house.time.now())
    if press.is_step:
        await reconciler.choose(table.id, person.id, partial(chosen_by, shot, press))
        # There it may take a while until it is seen, and a second tap would take it back.
        return plain(lang, "toast-noted") if press.places and aside_of(query) else ""
    chosen = chosen_by(shot, press)
    named = Press.of_move(press.table, press.question, chosen.kind, chosen.picks)
    return await play(named, person, lang, house)

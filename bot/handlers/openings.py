"""/play: which game, and a new table."""

from contextlib import AsyncExitStack

from aiogram import Router
from aiogram.filters import Command, CommandObject
from aiogram.types import CallbackQuery, Message

from bot.cards import notice
from bot.gathering import Refused
from bot.handlers.founding import has_its_one, open_table
from bot.handlers.leading import way_for
from bot.handlers.menu import chooser
from bot.handlers.speaking import (
    WHY,
    audience,
    explain,
    is_himself,
    is_real,
    language_here,
    may_ask,
    reply,
    say,
    take_away,
)
from bot.handlers.taps import Pressed
from bot.house import House
from bot.people import Person
from bot.playable import Choice, choices
from bot.presses import Press
from bot.reconcile import Reconciler
from bot.shown import Audience
from bot.table import Table
from bot.texts import t


def build() -> Router:
    router = Router(name="openings")
    router.message.register(play, Command("play"))
    router.callback_query.register(menu, Pressed("menu"))
    router.callback_query.register(open_tapped, Pressed("open"))
    return router


async def play(
    message: Message,
    command: CommandObject,
    person: Person,
    lang: str,
    mark: str,
    house: House,
    reconciler: Reconciler,
) -> None:
    """Which game; where that is clear, as in `/play coup`, a table opens at once."""
    there = choices(group=message.chat.type != "private")
    named = (command.args or "").strip().lower()
    there = [choice for choice in there if choice.game == named] or there
    await begin(message, there, person, lang, mark, house, reconciler)


async def begin(
    message: Message,
    there: list[Choice],
    person: Person,
    lang: str,
    mark: str,
    house: House,
    reconciler: Reconciler,
) -> None:
    """A table where only one choice is there, else the menu of them.

    In a group it opens for whoever wrote as himself.
    """
    here = audience(message)
    lang = await language_here(house, here, lang)
    waiting = await waiting_here(house, here)
    same = [table for table in waiting if len(there) == 1 and table.game_key == there[0].game]
    try:
        if same and is_himself(message):
            await reconciler.ask(same[0].id, here.key, invited=False)
        elif len(there) == 1 and is_himself(message):
            title = message.chat.title
            await open_table(house, reconciler, there[0], person, here, mark, title=title)
        elif await house.store.draining():
            raise Refused("draining")
        elif here.person is None and await has_its_one(house, here.chat):
            await bring_down(reconciler, here, waiting)
        else:
            words = chooser(lang, here, there, waiting, as_group=not is_himself(message))
            await reply(house, message, person, words)
    except Refused as refusal:
        await reply(house, message, person, notice(t(lang, refusal.key)), loud=False)


async def bring_down(reconciler: Reconciler, here: Audience, waiting: list[Table]) -> None:
    """Where no other table can be opened, show what waits. Raises `Refused`: one-table."""
    if not waiting:
        raise Refused("one-table")
    for table in waiting:
        await reconciler.ask(table.id, here.key, invited=False)


async def waiting_here(house: House, here: Audience) -> list[Table]:
    """Lobbies in this group, or this topic of it, where somebody can still sit down."""
    if here.person is not None:
        return []
    return [
        table
        for table in await house.store.tables_in(here.chat)
        if table.stage == "lobby"
        and len(table.sitters) < table.most
        and table.chat is not None
        and table.chat.topic == here.topic
    ]


async def menu(
    query: CallbackQuery, person: Person, lang: str, house: House, reconciler: Reconciler
) -> None:
    if await house.store.draining():
        raise Refused("draining")
    if isinstance(query.message, Message):
        here = audience(query.message)
        if not await may_ask(house, here, person.id):
            raise Refused("too-fast")
        if here.person is None and await has_its_one(house, here.chat):
            await bring_down(reconciler, here, await waiting_here(house, here))
            return
        lang = await language_here(house, here, lang)
        there, waiting = choices(group=here.person is None), await waiting_here(house, here)
        answer = await say(house, here, chooser(lang, here, there, waiting))
        if answer.kind in WHY and here.person is None:
            await explain(house, person, query.message.chat.title or "", WHY[answer.kind])
            raise Refused("mute", "muted-toast")


async def open_tapped(
    query: CallbackQuery,
    press: Press,
    person: Person,
    mark: str,
    house: House,
    reconciler: Reconciler,
    afterwards: AsyncExitStack,
) -> str | None:
    """A game was chosen: in a group the menu becomes the first card, in private the card is new."""
    if not isinstance(query.message, Message):
        return None
    here = audience(query.message)
    game, _, mode = press.pick.partition(".")
    choice = Choice(game=game, mode=mode)
    if choice not in choices(group=here.person is None):
        raise Refused("no-game")
    menu_message = query.message.message_id if is_real(query) else 0
    title = query.message.chat.title
    await open_table(house, reconciler, choice, person, here, mark, menu_message, title)
    if here.person is not None:
        # The menu was sent without protection, which an edit could not give it.
        afterwards.push_async_callback(take_away, house, query)
    mine = await house.store.tables_of(person.id)
    opened = next((table for table in mine if table.chat and table.chat.id == here.chat), None)
    return await way_for(house, opened.id, person) if opened else None

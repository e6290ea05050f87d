"""/rules: how a game is played, in the language of whoever reads it there."""

from contextlib import AsyncExitStack

from aiogram import Router
from aiogram.filters import Command, CommandObject
from aiogram.types import CallbackQuery, Message

from bot.answers import Answer
from bot.cards import Card, notice
from bot.engines.registry import GAMES
from bot.gathering import Refused
from bot.handlers.speaking import (
    audience,
    excuse,
    language_here,
    may_ask,
    reply,
    say,
    take_away,
)
from bot.handlers.taps import Pressed
from bot.house import House
from bot.keyboards import Button, new
from bot.people import Person
from bot.presses import Press
from bot.rows import paired
from bot.rulebook import pages
from bot.shown import Audience
from bot.texts import plain, t

OFTEN, SPAN = 4, 60.0


def build() -> Router:
    router = Router(name="rules")
    router.message.register(ask, Command("rules"))
    router.callback_query.register(tapped, Pressed("rules"))
    return router


async def ask(
    message: Message, command: CommandObject, person: Person, lang: str, house: House
) -> None:
    """Of which game, unless it is named or there is only one."""
    here = audience(message)
    lang = await language_here(house, here, lang)
    named = (command.args or "").strip().lower()
    game = named if named in GAMES else next(iter(GAMES)) if len(GAMES) == 1 else ""
    if game and await _may_explain(house, here, person):
        await excuse(house, message, person, await _explain(house, here, game, lang))
    else:
        await reply(house, message, person, chooser(lang), loud=False)


async def _may_explain(house: House, here: Audience, person: Person) -> bool:
    """They are long: not so often."""
    often = await house.limits.may_act(person.id, "rules", OFTEN, SPAN)
    return often and await may_ask(house, here, person.id)


def chooser(lang: str) -> Card:
    """The games there are."""
    named = [
        Button(text=plain(lang, f"game-{game}"), data=Press(verb="rules", pick=game).packed())
        for game in GAMES
    ]
    return notice(t(lang, "choose-rules"), rows=tuple(paired(named)))


async def tapped(
    query: CallbackQuery,
    press: Press,
    person: Person,
    lang: str,
    house: House,
    afterwards: AsyncExitStack,
) -> None:
    """The menu goes, the rules come."""
    if press.pick not in GAMES:
        raise Refused("no-game")
    if not isinstance(query.message, Message):
        return
    here = audience(query.message)
    if not await _may_explain(house, here, person):
        raise Refused("too-fast")
    shown = await language_here(house, here, lang)
    afterwards.push_async_callback(_explain, house, here, press.pick, shown)
    afterwards.push_async_callback(take_away, house, query)


async def _explain(house: House, here: Audience, game: str, lang: str) -> Answer:
    *before, last = pages(game, lang)
    for page in before:
        await say(house, here, notice(page), loud=False)
    rows = () if here.person is None else ((new(lang),),)
    return await say(house, here, notice(last, rows=rows), loud=False)

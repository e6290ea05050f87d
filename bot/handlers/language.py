"""/language: a person's own, or that of a group."""

from contextlib import AsyncExitStack

from aiogram import Bot, Router
from aiogram.filters import Command
from aiogram.types import CallbackQuery, Message

from bot.cards import Card, notice
from bot.handlers.introduction import own_menu_button
from bot.handlers.speaking import audience, language_here, reply, take_away
from bot.handlers.taps import Pressed
from bot.house import House
from bot.keyboards import Button
from bot.people import LANGUAGES, Person
from bot.presses import Press
from bot.reconcile import Reconciler
from bot.shown import Audience
from bot.store import ChatProfile
from bot.texts import plain, t


def build() -> Router:
    router = Router(name="language")
    router.message.register(ask, Command("language"))
    router.callback_query.register(choose, Pressed("lang"))
    return router


async def ask(message: Message, person: Person, lang: str, house: House) -> None:
    here = audience(message)
    lang = await language_here(house, here, lang)
    await reply(house, message, person, chooser(lang, here), loud=False)


def chooser(lang: str, here: Audience, verb: str = "lang") -> Card:
    """The languages, each by its own name; the tap says the verb."""
    named = [
        Button(
            text=plain(code, "language-name"),
            data=Press(verb=verb, pick=code).packed(),
            main=code == lang,
        )
        for code in LANGUAGES
    ]
    key = "choose-language-group" if here.person is None else "choose-language"
    return notice(t(lang, key), rows=(tuple(named[:2]), tuple(named[2:])))


async def choose(
    query: CallbackQuery,
    press: Press,
    person: Person,
    lang: str,
    house: House,
    reconciler: Reconciler,
    bot: Bot,
    afterwards: AsyncExitStack,
) -> str:
    """Remember it, repaint the cards, and let the menu go."""
    wanted = press.pick
    if wanted not in LANGUAGES or not isinstance(query.message, Message):
        return plain(lang, "toast-nothing")
    here = audience(query.message)
    if not await settle(here, wanted, person, house, reconciler, bot, afterwards):
        return plain(lang, "language-not-yours")
    afterwards.push_async_callback(take_away, house, query)
    return plain(wanted, "language-now")


async def settle(
    here: Audience,
    wanted: str,
    person: Person,
    house: House,
    reconciler: Reconciler,
    bot: Bot,
    afterwards: AsyncExitStack,
) -> bool:
    """The language of a person, or of a group where this person may choose it: whether he may."""
    if here.person is not None:
        await house.store.choose_language(person.id, wanted)
        afterwards.push_async_callback(own_menu_button, bot, house.links, person.id, wanted)
        tables = await house.store.tables_of(person.id)
    else:
        tables = await house.store.tables_in(here.chat)
        if not await may_choose(house, here.chat, person.id):
            return False
        await house.store.save_chat(ChatProfile(id=here.chat, language=wanted))
    for table in tables:
        reconciler.nudge(table.id)
    return True


async def may_choose(house: House, chat_id: str, person_id: str) -> bool:
    """Whether this person may change a group's language: it is theirs who play or lead there."""
    hosts = {table.host for table in await house.store.tables_in(chat_id)}
    if person_id in hosts and await house.chat.members.are_here(chat_id, person_id) is not False:
        return True
    return await house.chat.members.lead(chat_id, person_id)

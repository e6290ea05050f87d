"""/privacy and /delete_me: what is kept of people, and how it is forgotten."""

from contextlib import AsyncExitStack
from functools import partial

from aiogram import F, Router
from aiogram.filters import Command, CommandStart
from aiogram.types import CallbackQuery, Message

from bot.cards import Card, notice
from bot.handlers.leaving import sits
from bot.handlers.speaking import (
    audience,
    language_here,
    patiently,
    reply,
    rewrite,
    say,
    take_away,
)
from bot.handlers.taps import Pressed
from bot.house import House
from bot.keyboards import Button, tell
from bot.links import FORGET
from bot.people import Person
from bot.shown import Audience, Note
from bot.texts import plain, t, tagged
from bot.wording import ends_without

PRIVACY = ("privacy-you", "privacy-tables", "privacy-who", "privacy-else", "privacy-delete")
ALL = 1000


def build() -> Router:
    router = Router(name="care")
    router.message.register(explain, Command("privacy"))
    router.message.register(
        doubt, CommandStart(deep_link=True, magic=F.args == FORGET), F.chat.type == "private"
    )
    router.message.register(doubt, Command("delete_me"), F.chat.type == "private")
    router.message.register(lead, Command("delete_me"))
    router.callback_query.register(forget, Pressed("forget"))
    return router


async def explain(message: Message, person: Person, lang: str, house: House) -> None:
    here = audience(message)
    lang = await language_here(house, here, lang)
    title = tagged("b", t(lang, "privacy"))
    words = notice(title, *(t(lang, key) for key in PRIVACY))
    await reply(house, message, person, words, loud=False)


async def lead(message: Message, person: Person, lang: str, house: House) -> None:
    """It is nobody else's business who wishes to be forgotten."""
    lang = await language_here(house, audience(message), lang)
    way = Button(text=plain(lang, "button-private"), url=house.links.in_private(FORGET), main=True)
    words = notice(t(lang, "delete-private"), rows=((way,),))
    await reply(house, message, person, words, loud=False)


async def doubt(message: Message, person: Person, lang: str, house: House) -> None:
    """Asks once, and says what it means and what it costs."""
    tables = await house.store.tables_of(person.id, limit=ALL)
    running = [table for table in tables if table.stage == "playing" and sits(table, person)]
    ends = any(ends_without(table) for table in running)
    await say(house, audience(message), question(lang, len(running), ends))


def question(lang: str, running: int, ends: bool = False) -> Card:
    lines = [tagged("b", t(lang, "delete-ask")), t(lang, "delete-what")]
    if running:
        lines.append(tagged("b", t(lang, "delete-running", count=running)))
    if ends:
        lines.append(t(lang, "delete-ends"))
    rows = (
        (tell(lang, "button-delete-now", "forget"), tell(lang, "button-keep", "stay", main=True)),
    )
    return notice(*lines, t(lang, "delete-stays"), rows=rows)


async def forget(
    query: CallbackQuery, person: Person, lang: str, house: House, afterwards: AsyncExitStack
) -> str:
    """Whoever taps can make us forget nobody but himself. Tapped again, nothing is left to do."""
    if query.message is None or query.message.chat.type != "private":
        return plain(lang, "toast-nothing")
    standing = await _standing(house, person)
    await house.store.forget(person.id)
    afterwards.push_async_callback(_clear, house, query, person, lang, standing)
    return ""


async def _clear(
    house: House, query: CallbackQuery, person: Person, lang: str, standing: list[int]
) -> None:
    """Say that it is done, and take what still stands out of his private chat."""
    await take_away(house, query)
    # Not by `say`, which would note whether it came through.
    here = Audience(chat=person.id, person=person.id)
    done = partial(house.chat.send, here, notice(t(lang, "delete-done")))
    await patiently(house, person.id, done)
    empty = notice(t(lang, "state-closed"))
    for message in standing:
        # Too old to be deleted, it says nothing at least.
        await rewrite(house, person.id, message, empty)
        await house.chat.take_away(person.id, message)


async def _standing(house: House, person: Person) -> list[int]:
    """His cards of what goes on: once he is forgotten nothing would keep them true."""
    found = []
    for table in await house.store.tables_of(person.id, limit=ALL):
        text = await house.store.card(table.id, person.id)
        if text is not None and table.is_on:
            note = Note.model_validate_json(text)
            found += [message for message in (note.message, note.warning, *note.old) if message]
    return found

"""/start without an invitation, /help, and whatever else is written to us in private."""

from contextlib import AsyncExitStack

from aiogram import Bot, F, Router
from aiogram.filters import Command, CommandObject, CommandStart
from aiogram.types import CallbackQuery, Message

from bot.cards import Card, notice
from bot.handlers.introduction import GROUP as COMMANDS_IN_GROUP
from bot.handlers.introduction import PRIVATE as COMMANDS
from bot.handlers.introduction import own_menu_button
from bot.handlers.speaking import audience, is_real, language_here, reply, say, take_away
from bot.handlers.taps import Pressed
from bot.house import House
from bot.keyboards import LONGEST_LABEL, Button, new
from bot.links import HELLO
from bot.people import Person
from bot.presses import Press
from bot.reconcile import Reconciler
from bot.shown import GROUP
from bot.table import Table
from bot.texts import Html, directed, joined, plain, t, tagged
from bot.toasts import shortened

SHOWN_TABLES = 5
HELP = ("help-group", "help-friend", "help-alone", "help-cards", "help-talk")
HELP_IN_GROUP = ("help-here", "help-here-play", "help-here-else")


def build() -> Router:
    router = Router(name="start")
    router.message.register(greet, CommandStart(), F.chat.type == "private")
    router.message.register(greet_group, CommandStart())
    router.message.register(help_, Command("help"))
    router.callback_query.register(show, Pressed("show"))
    return router


def build_fallback() -> Router:
    """Asked last: a private message that nobody understood, unless we had offered it ourselves."""
    router = Router(name="fallback")
    router.message.register(greet, F.chat.type == "private", F.text, ~F.via_bot)
    return router


async def greet(message: Message, person: Person, lang: str, house: House, bot: Bot) -> None:
    """Hello, the way to a new table, and the tables that wait."""
    tables = await house.store.tables_of(person.id)
    going = [table for table in tables if table.is_on][:SHOWN_TABLES]
    await say(house, audience(message), greeting(house, person, lang, going))
    await own_menu_button(bot, house.links, person.id, lang)


def greeting(house: House, person: Person, lang: str, going: list[Table]) -> Card:
    name = person.name or plain(lang, "nameless")
    lines = [t(lang, "hello", name=name), t(lang, "hello-next")]
    rows: list[tuple[Button, ...]] = [(new(lang, main=True), _opening(house, lang))]
    if going:
        lines.append(t(lang, "hello-tables"))
        rows += [(_table(table, person, lang),) for table in going]
    rows.append((Button(text=plain(lang, "button-group"), url=house.links.to_group()),))
    return notice(*lines, rows=tuple(rows))


def _table(table: Table, person: Person, lang: str) -> Button:
    """A table one sits at, by its game and who else is there."""
    others = [s.person.name for s in table.sitters if s.person and s.person.id != person.id]
    words = [plain(lang, f"game-{table.game_key}"), *(name for name in others if name)]
    text = shortened(" · ".join(words), LONGEST_LABEL)
    return Button(text=text, data=Press(verb="show", table=table.id).packed())


async def show(
    query: CallbackQuery,
    press: Press,
    person: Person,
    house: House,
    reconciler: Reconciler,
    afterwards: AsyncExitStack,
) -> None:
    """Bring a table's card down to where it can be seen."""
    table = await house.store.load(press.table)
    if query.message is None:
        return
    if query.message.chat.type == "private":
        await reconciler.ask(press.table, person.id, invited=False)
    elif table.chat and table.chat.id == str(query.message.chat.id) and is_real(query):
        # A menu points to a table once, and is gone.
        afterwards.push_async_callback(take_away, house, query)
        await reconciler.ask(press.table, GROUP, invited=False)


async def greet_group(message: Message, command: CommandObject, lang: str, house: House) -> None:
    """With its own payload we are being added, and that is greeted already."""
    if command.args == HELLO:
        return
    here = audience(message)
    lang = await language_here(house, here, lang)
    await say(house, here, notice(t(lang, "hello-group")))


async def help_(message: Message, person: Person, lang: str, house: House) -> None:
    to = audience(message)
    lang = await language_here(house, to, lang)
    rows = () if to.person is None else ((new(lang, main=True), _opening(house, lang)),)
    title = tagged("b", t(lang, "help"))
    ways = HELP_IN_GROUP if to.person is None else HELP
    commands = COMMANDS_IN_GROUP if to.person is None else COMMANDS
    every = joined([_explained(lang, word) for word in commands], "\n")
    lines = (*(t(lang, key) for key in ways), every, t(lang, "help-kept"))
    await reply(house, message, person, notice(title, *lines, rows=rows))


def _explained(lang: str, command: str) -> Html:
    """A command, whose stroke stands on its left in every language, and what it does."""
    return directed(lang, Html(f"\u200e/{command} – {t(lang, f'command-{command}')}"))


def _opening(house: House, lang: str) -> Button:
    return Button(text=plain(lang, "menu-button"), web_app=house.links.web_app())

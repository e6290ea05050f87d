"""/play: which game, and a new table."""

from contextlib import suppress

from aiogram import Router
from aiogram.filters import Command, CommandObject
from aiogram.types import CallbackQuery, Message

from bot.cards import notice
from bot.gathering import Refused
from bot.handlers.announcing import tell_followers
from bot.handlers.menu import chooser
from bot.handlers.speaking import (
    WHY,
    audience,
    group_language,
    is_himself,
    is_real,
    reply,
    say,
)
from bot.handlers.taps import Pressed
from bot.house import House
from bot.limits import MOST_TABLES, has_enough
from bot.people import Chat, Person
from bot.playable import Choice, choices
from bot.presses import Press
from bot.reconcile import Reconciler
from bot.shown import Audience
from bot.store import ChatProfile, Habit, new_id, new_secret
from bot.table import Table
from bot.texts import t

OFTEN, SPAN = 5, 60.0


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
    house: House,
    reconciler: Reconciler,
) -> None:
    """Which game; where that is clear, as in `/play coup`, a table opens at once."""
    there = choices(group=message.chat.type != "private")
    named = (command.args or "").strip().lower()
    there = [choice for choice in there if choice.game == named] or there
    await begin(message, there, person, lang, house, reconciler)


async def begin(
    message: Message,
    there: list[Choice],
    person: Person,
    lang: str,
    house: House,
    reconciler: Reconciler,
) -> None:
    """A table where only one choice is there, else the menu of them.

    In a group it opens for whoever wrote as himself.
    """
    here = audience(message)
    if here.person is None:
        lang = await group_language(house, here.chat, lang)
    waiting = await waiting_here(house, here)
    same = [table for table in waiting if len(there) == 1 and table.game_key == there[0].game]
    try:
        if same and is_himself(message):
            await reconciler.ask(same[0].id, here.key, invited=False)
        elif len(there) == 1 and is_himself(message):
            await open_table(house, reconciler, there[0], person, here, title=message.chat.title)
        else:
            await reply(house, message, person, chooser(lang, here, there, waiting))
    except Refused as refusal:
        await reply(house, message, person, notice(t(lang, refusal.key)), loud=False)


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


async def menu(query: CallbackQuery, lang: str, house: House) -> None:
    if isinstance(query.message, Message):
        here = audience(query.message)
        if here.person is None:
            lang = await group_language(house, here.chat, lang)
        there, waiting = choices(group=here.person is None), await waiting_here(house, here)
        answer = await say(house, here, chooser(lang, here, there, waiting))
        if answer.kind in WHY and here.person is None:
            raise Refused("mute", "muted-toast")


async def open_tapped(
    query: CallbackQuery, press: Press, person: Person, house: House, reconciler: Reconciler
) -> None:
    """A game was chosen: in a group the menu becomes the first card, in private the card is new."""
    if not isinstance(query.message, Message):
        return
    here = audience(query.message)
    game, _, mode = press.pick.partition(".")
    choice = Choice(game=game, mode=mode)
    if choice not in choices(group=here.person is None):
        raise Refused("no-game")
    menu_message = query.message.message_id if is_real(query) else 0
    title = query.message.chat.title
    await open_table(house, reconciler, choice, person, here, menu_message, title)


async def open_table(
    house: House,
    reconciler: Reconciler,
    choice: Choice,
    person: Person,
    here: Audience,
    menu_message: int = 0,
    title: str | None = None,
) -> None:
    """A table with this person as its host, or in a group the one that waits already.

    Raises `Refused`: admins-only, one-table, too-fast, too-many-tables.
    """
    mine = await house.store.tables_of(person.id)
    waiting = next((table for table in mine if _waits(table, choice, here)), None)
    if waiting is None and here.person is None:
        await _check_house_rules(house, here.chat, person, title or "")
    table = waiting or await _new_table(house, choice, person, here, mine)
    # One table's card only, however many tap the menu at once.
    becomes = (
        menu_message
        if menu_message
        and here.person is None
        and await house.store.say_once(here.chat, f"menu.{menu_message}")
        else 0
    )
    if becomes or waiting:
        await reconciler.ask(table.id, here.key, invited=False, message=becomes)
    if waiting is None and not await house.store.create_within(table, MOST_TABLES):
        raise Refused("too-many-tables")
    await tell_followers(house, table)
    if menu_message and here.person is not None:
        # It was sent without protection, which an edit could not give it.
        await house.chat.take_away(here.chat, menu_message)


async def _check_house_rules(house: House, chat_id: str, person: Person, title: str) -> None:
    """What this group has settled about new tables."""
    chat = await house.store.chat_profile(chat_id)
    if title != chat.title:
        await house.store.save_chat(ChatProfile(id=chat_id, title=title))
    if chat.opens == "admins" and not await house.chat.members.lead(chat_id, person.id):
        raise Refused("admins-only")
    if chat.tables == "one":
        going = [table.stage for table in await house.store.tables_in(chat_id)]
        if "lobby" in going or "playing" in going:
            raise Refused("one-table")


def _waits(table: Table, choice: Choice, here: Audience) -> bool:
    """Whether a table is this very lobby: one of a game and person is enough in a group."""
    in_chat = table.chat is not None and table.chat.id == here.chat
    return in_chat and table.stage == "lobby" and table.game_key == choice.game


async def _new_table(
    house: House, choice: Choice, person: Person, here: Audience, mine: list[Table]
) -> Table:
    """As the group is used to play it; alone it begins at once."""
    if not await house.limits.may_act(person.id, "open", OFTEN, SPAN):
        raise Refused("too-fast")
    if has_enough(table.stage for table in mine):
        raise Refused("too-many-tables")
    now, habit = house.time.now(), Habit()
    if here.person is None:
        habit = await house.store.habit(here.chat, choice.game)
    chat = None if here.person else Chat(id=here.chat, topic=here.topic)
    table = Table.open(
        new_id(), choice.game, person, new_secret(), now, options=choice.options, chat=chat
    )
    options = table.options.model_dump() | habit.options | choice.options
    with suppress(Refused):
        # What was possible once may be so no longer.
        table.configure(person.id, now, options, habit.pace, habit.stand_in)
    if choice.alone:
        table.start(person.id, new_secret(), now)
    return table

"""A new table: where it may be, for whom, and how it is played there."""

from contextlib import suppress

from bot.gathering import Refused
from bot.house import House
from bot.opening import MOST_TABLES, has_enough
from bot.people import Chat, Person
from bot.playable import Choice
from bot.reconcile import Reconciler
from bot.shown import Audience
from bot.store import ChatProfile, Habit, new_secret
from bot.table import Table

OFTEN, SPAN = 5, 60.0


async def open_table(
    house: House,
    reconciler: Reconciler,
    choice: Choice,
    person: Person,
    here: Audience,
    mark: str,
    menu_message: int = 0,
    title: str | None = None,
) -> None:
    """A table with this person as its host, or in a group the one that waits already.

    `mark` tells this wish from all others: where it is handled twice, one table is opened.
    Raises `Refused`: admins-only, one-table, too-fast, draining, too-many-tables.
    """
    table_id = await house.store.id_for(mark)
    mine = await house.store.tables_of(person.id)
    waiting = next((t for t in mine if t.id == table_id or _waits(t, choice, here)), None)
    if waiting is None and here.person is None:
        await _check_house_rules(house, here.chat, person, title or "")
    table = waiting or await _new_table(house, table_id, choice, person, here, mine)
    if waiting is None and here.person is None and not await house.store.may_wait(table):
        return  # the same was asked for at the same moment, and opens
    # One table's card only, however many tap the menu at once.
    becomes = (
        menu_message
        if menu_message
        and here.person is None
        and await house.store.spend_menu(here.chat, menu_message)
        else 0
    )
    if becomes or waiting:
        await reconciler.ask(table.id, here.key, invited=False, message=becomes)
    if waiting is None and not await house.store.create_within(table, MOST_TABLES):
        raise Refused("too-many-tables")
    if table.id == table_id and here.person is None:
        await _yield_to_another(house, here.chat, table.id)
    await reconciler.announce(table)


async def _check_house_rules(house: House, chat_id: str, person: Person, title: str) -> None:
    """What this group has settled about new tables."""
    chat = await house.store.chat_profile(chat_id)
    if title != chat.title:
        await house.store.save_chat(ChatProfile(id=chat_id, title=title))
    if chat.opens == "admins" and not await house.chat.members.lead(chat_id, person.id):
        raise Refused("admins-only")
    if await has_its_one(house, chat_id):
        raise Refused("one-table")


async def has_its_one(house: House, chat_id: str) -> bool:
    """Whether a group where one table is enough has that one."""
    if (await house.store.chat_profile(chat_id)).tables != "one":
        return False
    there = await house.store.tables_in(chat_id)
    return any(table.is_on for table in there)


async def _yield_to_another(house: House, chat_id: str, table_id: str) -> None:
    """Where one table is enough, of several that were opened at once one stays."""
    if (await house.store.chat_profile(chat_id)).tables != "one":
        return
    if not await house.store.be_only(chat_id, table_id):
        await house.store.change(table_id, lambda table: table.shut())
        raise Refused("one-table")


def _waits(table: Table, choice: Choice, here: Audience) -> bool:
    """Whether a table is this very lobby: one of a game and person is enough where it stands."""
    stands_here = table.chat == Chat(id=here.chat, topic=here.topic)
    return stands_here and table.stage == "lobby" and table.game_key == choice.game


async def _new_table(
    house: House, table_id: str, choice: Choice, person: Person, here: Audience, mine: list[Table]
) -> Table:
    """As the group is used to play it; alone it begins at once."""
    if not await house.limits.may_act(person.id, "open", OFTEN, SPAN):
        raise Refused("too-fast")
    if await house.store.draining():
        raise Refused("draining")
    if has_enough(mine):
        raise Refused("too-many-tables")
    now, habit = house.time.now(), Habit()
    if here.person is None:
        habit = await house.store.habit(here.chat, choice.game)
    chat = None if here.person else Chat(id=here.chat, topic=here.topic)
    table = Table.open(
        table_id, choice.game, person, new_secret(), now, options=choice.options, chat=chat
    )
    options = table.options.model_dump() | habit.options | choice.options
    with suppress(Refused):
        # What was possible once may be so no longer.
        table.configure(person.id, now, options, habit.pace, habit.stand_in)
    if choice.alone:
        table.start(person.id, new_secret(), now)
    return table

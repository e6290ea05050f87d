"""How many tables one may open; and those that the first who follows an invitation opens."""

from collections.abc import Iterable
from contextlib import suppress

from bot.gathering import Refused
from bot.people import Person
from bot.playable import Choice, choices
from bot.store import Promise, Store, Taken, Unknown, new_ids, new_secret
from bot.table import Table

MOST_TABLES = 20


def has_enough(mine: Iterable[Table]) -> bool:
    """Whether a person with these tables may open no more of them."""
    return sum(table.is_on for table in mine) >= MOST_TABLES


async def promise(
    store: Store, host: Person, there: list[Choice], place: str = ""
) -> dict[Choice, str]:
    """Ids of tables that this person may invite others to. Nothing is opened yet.

    Whoever asks again at a place within a moment is offered the same, until one of them opens.
    """
    if not there:
        return {}
    promised = await store.promised_last(host.id, place)
    if promised is None:
        among = choices(group=True)
        ids = zip(new_ids(len(among)), among, strict=True)
        tables = {table_id: (choice.game, choice.mode) for table_id, choice in ids}
        promised = Promise(host=host.id, tables=tables)
        await store.promise(promised, place)
    found = {
        Choice(game=game, mode=mode): table_id for table_id, (game, mode) in promised.tables.items()
    }
    return {choice: found[choice] for choice in there if choice in found}


async def come_to(store: Store, table_id: str, now: float) -> Table:
    """The table of an invitation. One that was only promised is opened, for whoever promised it.

    Its id is known before, so that of several who come at once only the first opens it.
    Raises `Unknown`, or `Refused`: draining, host-busy.
    """
    with suppress(Unknown):
        return await store.load(table_id)
    promised = await store.promised(table_id)
    if promised is None:
        raise Unknown(table_id)
    host_id, game, mode = promised
    if not await store.is_known(host_id):
        # He has wished to be forgotten since.
        raise Unknown(table_id)
    if await store.draining():
        raise Refused("draining")
    if has_enough(await store.tables_of(host_id)):
        raise Refused("host-busy")
    profile = await store.person(host_id)
    host = Person(id=host_id, name=profile.name, language=profile.reads)
    options = Choice(game=game, mode=mode).options
    table = Table.open(table_id, game, host, new_secret(), now, options=options)
    with suppress(Taken):
        if not await store.create_within(table, MOST_TABLES):
            raise Refused("host-busy")
    return await store.load(table_id)

"""Which table is meant, where there may be several."""

from collections.abc import Iterable

from bot.cards import Card, notice
from bot.house import House
from bot.keyboards import Button
from bot.presses import Press
from bot.rows import paired
from bot.shown import Audience
from bot.table import Table
from bot.texts import plain, t

LONGEST = 60
MOST = 20


async def tables_here(house: House, here: Audience) -> list[Table]:
    """Of the group, or in private of the person."""
    if here.person is None:
        return await house.store.tables_in(here.chat)
    return await house.store.tables_of(here.person)


def which(tables: Iterable[Table], lang: str, key: str, verb: str) -> Card:
    """Asks for one of them; the tap says the verb."""
    return notice(t(lang, key), rows=tuple(paired(buttons(tables, lang, verb))))


def buttons(tables: Iterable[Table], lang: str, verb: str) -> list[Button]:
    """A table by its game and whoever opened it."""
    return [
        Button(text=_called(table, lang), data=Press(verb=verb, table=table.id).packed())
        for table in list(tables)[:MOST]
    ]


def _called(table: Table, lang: str) -> str:
    host = next((s.person for s in table.sitters if s.person and s.person.id == table.host), None)
    name = (host.name if host else "") or plain(lang, "nameless")
    return f"{plain(lang, f'game-{table.game_key}')} · {name}"[:LONGEST]

"""Which table is meant, where there may be several."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from bot.cards import Card, notice
from bot.house import House
from bot.keyboards import Button
from bot.presses import Press
from bot.rows import paired
from bot.shown import Audience
from bot.table import Table
from bot.texts import plain, t
from bot.toasts import shortened

LONGEST, TITLE = 60, 18
MOST = 20
NOWHERE: Mapping[str, str] = MappingProxyType({})


async def tables_here(house: House, here: Audience) -> list[Table]:
    """Of the group, or in private of the person."""
    if here.person is None:
        return await house.store.tables_in(here.chat)
    return await house.store.tables_of(here.person)


async def which(
    house: House, here: Audience, tables: Sequence[Table], lang: str, key: str, verb: str
) -> Card:
    """Asks for one of them; the tap says the verb. In private they stand in several groups."""
    chats = {table.chat.id for table in tables if table.chat} if here.person else ()
    titles = {chat: (await house.store.chat_profile(chat)).title for chat in chats}
    return notice(t(lang, key), rows=tuple(paired(buttons(tables, lang, verb, titles))))


def buttons(
    tables: Sequence[Table], lang: str, verb: str, titles: Mapping[str, str] = NOWHERE
) -> list[Button]:
    """A table by its game, by where it stands and how where that differs, and by who sits there."""
    stages = {table.stage for table in tables}
    return [
        Button(
            text=_called(table, lang, titles, told=len(stages) > 1),
            data=Press(verb=verb, table=table.id).packed(),
        )
        for table in tables[:MOST]
    ]


def _called(table: Table, lang: str, titles: Mapping[str, str], told: bool) -> str:
    people = [sitter.person for sitter in table.sitters if sitter.person and not sitter.gone]
    people.sort(key=lambda person: (person.id != table.host, person.name))
    words = [
        plain(lang, f"game-{table.game_key}"),
        shortened(titles.get(table.chat.id, ""), TITLE) if table.chat else "",
        plain(lang, f"state-{table.stage}") if told else "",
        ", ".join(person.name or plain(lang, "nameless") for person in people),
    ]
    return shortened(" · ".join(word for word in words if word), LONGEST)

"""Who gets what only he may see: whoever lets us write to him, or comes to the table himself."""

from bot.cards import Card
from bot.engines.game import Seat
from bot.shown import GROUP, Note
from bot.snapshot import Snapshot
from bot.store import Store
from bot.table import Table
from bot.texts import Html, t
from bot.wording import names

TRIES = 5
MOST_LEFT = 50


async def let_in(store: Store, person_id: str) -> list[str]:
    """Somebody lets us write to him: what he could not be shown before is to be shown now.

    Answers the tables where there may be such a thing.
    """
    await store.set_can_dm(person_id, True)
    tables = await store.tables_of(person_id)
    for table in tables:
        await _show_anew(store, table, person_id)
    sits = [table.id for table in tables]
    others = [each for each in await store.sat_at(person_id) if each not in sits][-MOST_LEFT:]
    return [*sits, *[each for each in others if await _show_on(store, each, person_id)]]


async def _show_anew(store: Store, table: Table, person_id: str) -> None:
    """A card that could not be shown comes where he sees it now."""
    for _ in range(TRIES):
        kept = await store.card(table.id, person_id) or ""
        if not kept and table.chat is not None:
            # Nobody has a card of his own who was not to have one yet.
            await _look_again(store, table.id)
            break
        note = Note.model_validate_json(kept or "{}")
        if note.state == "off":
            old = note.replaced(note.message)
            note = note.model_copy(update={"state": "none", "message": 0, "old": old})
        text = note.model_dump_json(exclude_defaults=True)
        if await store.wish(table.id, person_id, text, before=kept):
            break


async def _show_on(store: Store, table_id: str, person_id: str) -> bool:
    """Of a game that he has left since, his card is made true where it stands."""
    for _ in range(TRIES):
        kept = await store.card(table_id, person_id) or ""
        note = Note.model_validate_json(kept or "{}")
        if not note.message:
            return False
        if note.state == "off":
            note = note.model_copy(update={"state": "shown"})
        text = note.model_dump_json(exclude_defaults=True)
        if await store.wish(table_id, person_id, text, before=kept):
            return True
    return False


async def found(store: Store, table_id: str, person_id: str) -> None:
    """Somebody has found his way to the table, by whatever way: its group need not wait for him."""
    if await store.meet(table_id, person_id):
        await _look_again(store, table_id)


async def _look_again(store: Store, table_id: str) -> None:
    """A group's card may have to show something else, though its table has not changed."""
    for _ in range(TRIES):
        kept = await store.card(table_id, GROUP) or ""
        if await store.wish(table_id, GROUP, kept or "{}", before=kept):
            break


async def is_reached(store: Store, table: Table, person_id: str) -> bool:
    """Whether he can be written to, or has been at the table."""
    if (await store.person(person_id)).can_dm is True:
        return True
    return person_id in await store.met(table.id)


async def unreached(store: Store, table: Table, here: frozenset[str]) -> list[Seat]:
    """Seats of people who cannot get their secrets yet: they have not played or been here."""
    if not table.is_on:
        return []
    return [
        seat
        for seat, sitter in enumerate(table.sitters)
        if sitter.plays
        and sitter.person
        and sitter.last is None
        and sitter.person.id not in here
        and not await is_reached(store, table, sitter.person.id)
    ]


def awaiting(card: Card, shot: Snapshot, lang: str, seats: list[Seat]) -> Card:
    """The group's card with a line that says for whom the table waits, and nothing else of him."""
    if not seats:
        return card
    line = t(lang, "awaited-reach", names=names(shot, lang, seats), count=len(seats))
    return card.model_copy(update={"text": Html(f"{card.text}\n\n{line}")})

"""What a person writes in reply to his own card of a table: it is said there."""

import asyncio
from typing import Any

from aiogram import F, Router
from aiogram.filters import BaseFilter
from aiogram.types import Message

from bot.cards import notice
from bot.gathering import Refused
from bot.handlers.speaking import audience, say
from bot.house import House
from bot.people import Person
from bot.reconcile import Reconciler
from bot.saying import where_to_write
from bot.shown import Note
from bot.store import Contended, Unknown
from bot.table import Table
from bot.talking import TABLE
from bot.texts import t

ALOUD, WHISPERED = "👍", "🙊"
MOMENT = 60.0


class Overheard(Exception):
    """What may have been meant for a circle that has just fallen silent would be said aloud."""

    def __init__(self, moment: str) -> None:
        super().__init__(moment)
        self.moment = moment


class AtCard(BaseFilter):
    """Passes replies to a card of a table one sits at. Hands on `table_id`."""

    async def __call__(
        self, message: Message, person: Person, house: House
    ) -> bool | dict[str, Any]:
        replied = message.reply_to_message
        if replied is None or (message.text or "").startswith("/"):
            return False
        tables = [table.id for table in await house.store.tables_of(person.id)]
        notes = await asyncio.gather(*(house.store.card(each, person.id) for each in tables))
        for table_id, text in zip(tables, notes, strict=True):
            note = Note.model_validate_json(text or "{}")
            if replied.message_id in (note.message, note.warning, *note.old):
                return {"table_id": table_id}
        return False


def build() -> Router:
    router = Router(name="talk")
    router.message.register(talk, F.chat.type == "private", F.reply_to_message, AtCard())
    return router


async def talk(
    message: Message,
    table_id: str,
    person: Person,
    lang: str,
    house: House,
    reconciler: Reconciler,
) -> None:
    """Say it where he may: a sign on his message tells how it was heard, or words why it wasn't."""
    await reconciler.seen(table_id, person.id)
    try:
        circle = await _say(message, table_id, person, house)
    except Refused as refusal:
        words = t(lang, f"refused-{refusal.code}")
    except Overheard:
        words = t(lang, "talk-aloud")
    except Unknown:
        words = t(lang, "refused-unknown-table")
    except Contended:
        words = t(lang, "refused-busy")
    else:
        sign = ALOUD if circle == TABLE else WHISPERED
        await house.chat.react(str(message.chat.id), message.message_id, sign)
        return
    await say(house, audience(message), notice(words), loud=False)


async def _say(message: Message, table_id: str, person: Person, house: House) -> str:
    """Where it was said. The message's own number says whether it is there already."""
    now, text = house.time.now(), message.text or ""

    def change(table: Table, sure: bool = False) -> str:
        circle = where_to_write(table.circles(person.id))
        key = circle.key if circle else TABLE
        if not sure:
            _mind_who_listens(table, person, key, now)
        table.say(person.id, key, text, now, mark=f"chat {message.message_id}")
        return key

    try:
        return await house.store.change(table_id, change)
    except Overheard as aloud:
        # Who writes a second time means it; the same message twice is no second time.
        moment = f"aloud.{aloud.moment}.{person.id}"
        new = await house.store.say_once(table_id, f"{moment}.{message.message_id}")
        if await house.store.say_once(table_id, moment) or not new:
            raise
    return await house.store.change(table_id, lambda table: change(table, sure=True))


def _mind_who_listens(table: Table, person: Person, circle: str, now: float) -> None:
    """A whisper that was typed by night must not be said aloud because day has broken."""
    running = table.running
    whispers = any(each.key != TABLE for each in table.circles(person.id))
    if circle == TABLE and whispers and running and now - running.started < MOMENT:
        raise Overheard(f"{table.deals}.{running.key}")

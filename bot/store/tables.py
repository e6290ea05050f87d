"""Tables in Redis: one write path, by which a change is stored whole or not at all."""

import asyncio
import secrets
import string
from collections.abc import Callable
from itertools import count
from typing import TypeVar
from weakref import WeakValueDictionary

from pydantic import TypeAdapter

from bot.engines.game import Event
from bot.hearing import worth_keeping
from bot.link import Client
from bot.record import Deal
from bot.store import keys
from bot.store.indexes import Indexes, belonging, known_at
from bot.store.linked import KEPT
from bot.table import Table
from bot.talking import Said, unnamed
from bot.timing import Time

TRIES = 32
SWEPT_EVERY = 50
FLEETING = TypeAdapter(list[Event])

T = TypeVar("T")


class Unknown(Exception):
    """There is no such table."""


class Taken(Exception):
    """There already is a table with this id."""


class Contended(Exception):
    """Other processes changed the table again and again while we tried to. Nothing was written."""


def new_id() -> str:
    """The id of a table to be: 12 letters and digits."""
    letters = string.ascii_letters + string.digits
    return "".join(secrets.choice(letters) for _ in range(12))


def new_secret() -> str:
    """The secret of a table to be: 32 bytes in hex."""
    return secrets.token_hex(32)


class Tables(Indexes):
    """Load and change tables. The part of the store that a table's truth depends on."""

    def __init__(self, client: Client, time: Time | None = None) -> None:
        super().__init__(client, time)
        self._alone: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._writer = secrets.token_hex(4)
        self._writes = count(1)

    async def create(self, table: Table) -> None:
        """Store a new table. Raises `Taken`."""
        await self.enlist(table.id, belonging(table))
        if not await self._commit(table, 0, table.model_dump_json()):
            raise Taken(table.id)

    async def load_versioned(self, table_id: str) -> tuple[int, Table]:
        """A table and its version, which every change raises. Raises `Unknown`."""
        version, body = await self._read(table_id)
        return version, Table.model_validate_json(body)

    async def load(self, table_id: str) -> Table:
        """A table as it is now. Raises `Unknown`."""
        return (await self.load_versioned(table_id))[1]

    async def change(self, table_id: str, fn: Callable[[Table], T]) -> T:
        """Run a pure change on the table and store what it did; answers what `fn` answers.

        `fn` runs again on a fresh table whenever another process was faster. What it raises is
        raised, and nothing is written then; nor is it when the table stays as it was.
        Raises `Unknown`, `Contended`.
        """
        lock = self._alone.setdefault(table_id, asyncio.Lock())
        async with lock:
            for _ in range(TRIES):
                version, body = await self._read(table_id)
                table = Table.model_validate_json(body)
                before, stage = belonging(table), table.stage
                answer = fn(table)
                after = table.model_dump_json()
                if after == body:
                    return answer
                await self.enlist(table_id, belonging(table) - before)
                if table.stage != stage:
                    await self.remember(table_id, known_at(table))
                if await self._commit(table, version, after):
                    return answer
        raise Contended(table_id)

    async def _read(self, table_id: str) -> tuple[int, str]:
        key = keys.of_table("table", table_id)
        version, body = await self._link.call("HMGET", key, "v", "body")
        if version is None:
            raise Unknown(table_id)
        return int(version), body

    async def _commit(self, table: Table, version: int, body: str) -> bool:
        shard = keys.shard_of(table.id)
        due = table.due
        gains = [*_records(table), *await self._talk_gained(table)]
        committed = await self._link.run(
            "commit",
            [
                keys.of_table("table", table.id),
                *(keys.of_shard(kind, shard) for kind in ("due", "stale", "news")),
                *(key for key, _ in gains),
            ],
            table.id,
            version,
            f"{self._writer}.{next(self._writes)}",
            body,
            "" if due is None else repr(due),
            KEPT,
            FLEETING.dump_json(table.fleeting()).decode(),
            *(gain for _, gain in gains),
        )
        return bool(committed)

    async def talk(self, table_id: str) -> list[Said]:
        """All lines that are kept of a table's talk. Where `Table.said` is 0 there are none."""
        text = await self._link.call("GET", keys.of_table("talk", table_id))
        return [Said.model_validate_json(line) for line in (text or "").split("\n") if line]

    async def _talk_gained(self, table: Table) -> list[tuple[str, str]]:
        """What its talk gains; now and then it is written anew, without what is shown no more.

        What was read for that is what the commit replaces: each line raises the table's version.
        """
        said, nobodies = table.lines(), table.nobodies()
        if not said and not nobodies:
            return []
        key = keys.of_table("talk", table.id)
        swept = table.said // SWEPT_EVERY != (table.said - len(said)) // SWEPT_EVERY
        if not swept and not nobodies:
            return [(key, _written(said))]
        before = [unnamed(line, nobodies) for line in await self.talk(table.id)]
        kept = worth_keeping(table, [*before, *said])
        return [(key, ""), (key, _written(kept))]


def _written(lines: list[Said]) -> str:
    return "".join(line.model_dump_json() + "\n" for line in lines)


def _records(table: Table) -> list[tuple[str, str]]:
    """What each deal's record gains: lines of JSON, or "" where a game will never be finished."""
    written = table.written()
    deal = table.deals - sum(isinstance(item, Deal) for item in written)
    records: dict[int, str] = {}
    for item in written:
        deal += isinstance(item, Deal)
        records[deal] = records.get(deal, "") + item.model_dump_json() + "\n"
    if table.stage == "closed" and table.game and table.game.outcome() is None:
        records[table.deals] = ""
    return [(keys.of_record(table.id, deal), gain) for deal, gain in records.items()]

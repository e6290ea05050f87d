"""What can be asked of the store about many tables, and about games that are over."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress

from bot.record import Deal, Entry, Finish, Record
from bot.store import keys
from bot.store.indexes import belonging
from bot.store.tables import Tables, Unknown
from bot.table import Table

AT_ONCE = 60


class Lists(Tables):
    """Due and stale tables, a person's and a chat's tables, records."""

    async def due(self, now: float, limit: int = 100) -> list[str]:
        """Ids of tables that time does something to: up to `limit` of each shard.

        An id leaves with the commit that lapses its table, and not before.
        """
        moment = repr(now)
        ranges = self._link.gather(
            ("ZRANGEBYSCORE", keys.of_shard("due", shard), "-inf", moment, "LIMIT", 0, limit)
            for shard in keys.SHARDS
        )
        return [table_id for shard in await ranges for table_id in shard]

    async def open_tables(self) -> AsyncIterator[Table]:
        """All tables there are that are not closed: each is due some day."""
        found = self._link.gather(
            ("ZRANGE", keys.of_shard("due", shard), 0, -1) for shard in keys.SHARDS
        )
        for table_id in [table_id for shard in await found for table_id in shard]:
            with suppress(Unknown):
                yield await self.load(table_id)

    async def forget_due(self, table_id: str) -> None:
        """Drop a due id whose table no longer exists."""
        shard = keys.shard_of(table_id)
        held = [keys.of_table("table", table_id), keys.of_shard("due", shard)]
        await self._link.run("bury", held, table_id)

    async def stale(self, limit: int = 100) -> list[tuple[str, int]]:
        """Ids and versions of tables whose cards may show less than the truth, in any order.

        Up to `limit` of each shard, others each time there are more.
        """
        found = self._link.gather(
            ("HRANDFIELD", keys.of_shard("stale", shard), limit, "WITHVALUES")
            for shard in keys.SHARDS
        )
        return [
            (table_id, int(version)) for shard in await found for table_id, version in shard or ()
        ]

    async def settle_stale(self, table_id: str, version: int, wished: int | None = None) -> bool:
        """The cards show this version now, with so many wishes.

        False if the table has changed meanwhile, or something else was wished.
        """
        stale = keys.of_shard("stale", keys.shard_of(table_id))
        held = [stale, keys.of_table("cards", table_id)]
        seen = "" if wished is None else wished
        return bool(await self._link.run("settle", held, table_id, version, seen))

    async def create_within(self, table: Table, most: int) -> bool:
        """Store a new table, unless its host has so many then: it is closed again at once.

        Counted afterwards, so that not even tables opened at once can be too many. Raises `Taken`.
        """
        await self.create(table)
        mine = await self.tables_of(table.host, limit=2 * most)
        if sum(each.is_on for each in mine) <= most:
            return True
        await self.change(table.id, lambda table: table.shut())
        return False

    async def be_only(self, chat_id: str, table_id: str) -> bool:
        """Whether this table, which is stored, is now the only one of a chat: so it is unless
        another one that goes on there is. Of tables opened at once exactly one will be.
        """

        async def goes_on(only: str) -> bool:
            try:
                return (await self.load(only)).is_on
            except Unknown:
                return False

        return await self._occupies(keys.of_one("chat", chat_id), table_id, goes_on)

    async def may_wait(self, table: Table) -> bool:
        """Whether this lobby, which is not stored yet, may be the one that its host has of its game
        where it stands. Of lobbies wanted at once exactly one may.
        """

        async def waits(first: str) -> bool:
            try:
                there = await self.load(first)
            except Unknown:
                return True  # it is just being opened
            return there.stage == "lobby" and there.seat_of(table.host) is not None

        where = table.chat.model_dump_json() if table.chat else ""
        key = keys.of_one("lobby", f"{table.host}.{table.game_key}.{where}")
        may = await self._occupies(key, table.id, waits)
        # Asking again does not prolong it.
        await self._link.call("EXPIRE", key, AT_ONCE, *(() if may else ("NX",)))
        return may

    async def _occupies(
        self, key: str, table_id: str, stays: Callable[[str], Awaitable[bool]]
    ) -> bool:
        while True:
            only = await self._link.call("HGET", key, "only") or ""
            if only == table_id:
                return True
            if only and await stays(only):
                return False
            if await self._link.run("occupy", [key], only, table_id):
                return True

    async def tables_of(self, person_id: str, limit: int = 50) -> list[Table]:
        """Tables that are open and this person sits at, the latest he came to first."""
        tables = await self._belonging(person_id, limit)
        return [table for table in tables if table.seat_of(person_id) is not None]

    async def tables_in(self, chat_id: str, limit: int = 50) -> list[Table]:
        """Tables that are open and belong to this chat, the latest first."""
        tables = await self._belonging(chat_id, limit)
        return [table for table in tables if table.chat and table.chat.id == chat_id]

    async def _belonging(self, who: str, limit: int) -> list[Table]:
        listed = await self.enlisted(who, limit)
        loads = (self.load(table_id) for table_id, _ in listed)
        tables = []
        found = await asyncio.gather(*loads, return_exceptions=True)
        for (table_id, moment), table in zip(listed, found, strict=True):
            if isinstance(table, BaseException) and not isinstance(table, Unknown):
                raise table
            if isinstance(table, Table) and who in belonging(table):
                tables.append(table)
            else:
                await self.denied(who, table_id, moment)
        return tables

    async def record(self, table_id: str, deal: int | None = None) -> Record | None:
        """The record of a finished game of this table, the last one's if `deal` is None.

        Deals are counted from 1. None while there is none. Raises `Unknown`.
        """
        if deal is not None:
            return await self._record(table_id, deal)
        deals = (await self.load(table_id)).deals
        return await self._record(table_id, deals) or await self._record(table_id, deals - 1)

    async def _record(self, table_id: str, deal: int) -> Record | None:
        text = await self._link.call("GET", keys.of_record(table_id, deal))
        return None if text is None else _read_record(text.rstrip("\n").split("\n"))


def _read_record(lines: list[str]) -> Record | None:
    """None while the record lacks its last line, the finish."""
    if not lines[-1].startswith('{"secret"'):
        return None
    deal, *entries, finish = lines
    return Record(
        deal=Deal.model_validate_json(deal),
        entries=tuple(Entry.model_validate_json(entry) for entry in entries),
        finish=Finish.model_validate_json(finish),
    )

"""Which tables a person sits at and a chat holds: written before the table, cleaned by readers."""

from bot.store import keys
from bot.store.linked import KEPT, Linked
from bot.table import Table

UNSETTLED = 60.0


def belonging(table: Table) -> frozenset[str]:
    """Ids of the people who sit at a table, and of its chat; nobody's once it is closed."""
    if table.stage == "closed":
        return frozenset()
    people = {s.person.id for s in table.sitters if s.person and not s.gone}
    return frozenset(people | ({table.chat.id} if table.chat else set()))


def known_at(table: Table) -> frozenset[str]:
    """Ids of all people whom a table knows, those who have left it too."""
    return frozenset(s.person.id for s in table.sitters if s.person)


class Indexes(Linked):
    """`tables:{id}`: ids of tables by the moment somebody came to them.

    `sat:{id}` has those of a person that are over and closed too, for as long as they are kept:
    where he wishes to be forgotten, they are to be found.
    """

    async def enlist(self, table_id: str, whose: frozenset[str]) -> None:
        now = repr(self._time.now())
        for who in whose:
            key = keys.of_one("tables", who)
            await self._link.call("ZADD", key, now, table_id)
            await self._link.call("EXPIRE", key, KEPT)
        await self.remember(table_id, whose)

    async def remember(self, table_id: str, whose: frozenset[str]) -> None:
        """These know the table; to be said again at each of its ends, from which on it is kept."""
        now = self._time.now()
        for who in filter(str.isdecimal, whose):
            key = keys.of_one("sat", who)
            await self._link.call("ZADD", key, repr(now), table_id)
            await self._link.call("ZREMRANGEBYSCORE", key, "-inf", repr(now - KEPT))
            await self._link.call("EXPIRE", key, KEPT)

    async def sat_at(self, person_id: str) -> list[str]:
        """Ids of all tables that may still know this person."""
        found: list[str] = await self._link.call("ZRANGE", keys.of_one("sat", person_id), 0, -1)
        return found

    async def enlisted(self, who: str, limit: int) -> list[tuple[str, float]]:
        """Ids and moments, the latest first."""
        key = keys.of_one("tables", who)
        found = await self._link.call("ZREVRANGE", key, 0, limit - 1, "WITHSCORES")
        return [(table_id, float(moment)) for table_id, moment in found]

    async def denied(self, who: str, table_id: str, moment: float) -> None:
        """Drop what the table itself denies. A fresh entry may only be ahead of its table."""
        if moment < self._time.now() - UNSETTLED:
            await self._link.run("drop", [keys.of_one("tables", who)], table_id, repr(moment))

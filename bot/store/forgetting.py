"""Forgetting a person: what is kept of him goes, or stands there as nobody's."""

from contextlib import suppress

from bot.store import keys
from bot.store.beside import Beside
from bot.store.lists import Lists
from bot.store.profiles import Profiles
from bot.store.tables import Unknown


class Forgetting(Lists, Beside, Profiles):
    """The records of games hold no names: they stay, and can be replayed."""

    async def forget(self, person_id: str) -> None:
        """He leaves where he sits, and nothing leads to him any more.

        What leads to the rest goes last: done only in part, it can be done again.
        """
        now = self._time.now()
        for table_id in await self.sat_at(person_id):
            with suppress(Unknown):
                await self.change(table_id, lambda table: table.forget(person_id, now))
                await self.forget_beside(table_id, person_id)
        await self.unfollow_all(person_id)
        for kind in ("person", "tables", "sat"):
            await self._link.call("DEL", keys.of_one(kind, person_id))

"""Tables that are promised: an invitation names one before anybody has opened it."""

import secrets
from itertools import product
from string import ascii_letters, digits

from bot.engines.game import Fact
from bot.store import keys
from bot.store.linked import Linked
from bot.store.tables import new_id

LASTS = 24 * 3600
"""Seconds; as long as people may gather at a table."""

AGAIN = 60
"""Seconds; so long the same tables are offered to whoever goes on typing."""

STEM = 10
ENDS = ["".join(pair) for pair in product(ascii_letters + digits, repeat=2)]


class Promise(Fact):
    """Who will be host, and what is played at each of the tables: a game and its mode."""

    host: str
    tables: dict[str, tuple[str, str]]


def new_ids(count: int) -> list[str]:
    """Ids of tables to be, which begin alike and are as hard to guess as others."""
    stem = new_id()[:STEM]
    return [stem + end for end in secrets.SystemRandom().sample(ENDS, count)]


class Promises(Linked):
    """What one person offers at once is kept together, as most of it will never be asked for."""

    async def promise(self, promise: Promise, place: str = "") -> None:
        """Keep what was offered for a day; its tables have ids of one call of `new_ids`."""
        for stem in {table_id[:STEM] for table_id in promise.tables}:
            lasts = LASTS + AGAIN
            await self._link.call("SET", _key(stem), promise.model_dump_json(), "EX", lasts)
            await self._link.call("SET", _latest(promise.host, place), stem, "EX", AGAIN)

    async def promised_last(self, host: str, place: str = "") -> Promise | None:
        """What this person has offered at a place a moment ago, if none of it was opened since."""
        stem = await self._link.call("GET", _latest(host, place))
        kept = await self._link.call("GET", _key(stem)) if stem else None
        if kept is None:
            return None
        promise = Promise.model_validate_json(kept)
        opened = await self._link.gather(
            ("EXISTS", keys.of_table("table", table_id)) for table_id in promise.tables
        )
        return None if any(opened) else promise

    async def promised(self, table_id: str) -> tuple[str, str, str] | None:
        """Host, game and mode of a table that was promised; None where it was not."""
        kept = await self._link.call("GET", _key(table_id[:STEM]))
        promise = Promise.model_validate_json(kept) if kept else None
        if promise is None or table_id not in promise.tables:
            return None
        return promise.host, *promise.tables[table_id]

    async def spend_menu(self, chat_id: str, message: int) -> bool:
        """Whether this menu has opened no table yet. From now on it has."""
        key = keys.of_one("menu", f"{chat_id}.{message}")
        return bool(await self._link.call("SET", key, "spent", "NX", "EX", LASTS))

    async def id_for(self, mark: str) -> str:
        """The id of the table that this wish opens; the same one where it is handled again."""
        key = keys.of_one("opening", mark)
        await self._link.call("SET", key, new_id(), "NX", "EX", LASTS)
        return str(await self._link.call("GET", key))


def _key(stem: str) -> str:
    return keys.of_one("promise", stem)


def _latest(host: str, place: str) -> str:
    return keys.of_one("promises", f"{host}.{place}")

"""Telegram's updates between those who hear them and those who handle them, in Redis."""

from dataclasses import dataclass
from pathlib import Path

from redis.exceptions import ResponseError

from bot.link import Client, Link

LIBRARY = Path(__file__).with_suffix(".lua")
SHARDS = range(4)
READERS = READER = "bot"
# What a server says, or the embedded one, where a shard has no readers yet.
UNREAD = ("NOGROUP", "MKSTREAM")
HELD = 5.0
WAITS = 0.2
REMEMBERED = 25 * 3600
PAGE = 1 << 16
MOST_WAITING = 10_000


class Full(Exception):
    """So many updates wait that this one is not taken in: it has to come again later."""


@dataclass(frozen=True)
class Taken:
    """An update in hand: its number and text, where it lies, and how often it has been taken."""

    update_id: int
    body: str
    place: str
    times: int = 1


class Updates:
    """Whoever hears an update puts it in, and any process takes it out: each one once.

    What is taken has to be held every few seconds until it is finished; else another process takes
    it over. Seconds here are those of the server.
    """

    def __init__(self, client: Client) -> None:
        self._link = Link(client, LIBRARY)

    async def put(self, update_id: int, body: str) -> bool:
        """Queue an update; False where it has been heard before. Raises `Full`.

        Telegram repeats what was not confirmed for a day, and so long its number is remembered:
        by a bit, as numbers follow each other.
        """
        shard = _shard(update_id)
        page, bit = divmod(update_id // len(SHARDS), PAGE)
        keys = [_stream(shard), f"seen:{{{shard}}}:{page}"]
        words = (update_id, body, bit, REMEMBERED, MOST_WAITING)
        answer = await self._link.run("enqueue", keys, *words)
        if answer < 0:
            raise Full
        return bool(answer)

    async def take(self, shard: int, most: int) -> list[Taken]:
        """What waits in a shard, or comes within `WAITS` seconds."""
        key = _stream(shard)
        group = ("GROUP", READERS, READER, "COUNT", most, "BLOCK", int(WAITS * 1000))
        try:
            found = await self._link.wait("XREADGROUP", key, *group, "STREAMS", key, ">")
        except ResponseError as error:
            if not any(word in str(error) for word in UNREAD):
                raise
            await self._admit(key)
            return []
        return [
            Taken(int(fields["id"]), fields["body"], place)
            for _, entries in found or ()
            for place, fields in entries
        ]

    async def _admit(self, key: str) -> None:
        try:
            await self._link.call("XGROUP CREATE", key, READERS, "0", "MKSTREAM")
        except ResponseError as error:
            if "BUSYGROUP" not in str(error):
                raise

    async def take_over(self, shard: int) -> Taken | None:
        """One that was in hand somewhere and that nobody has held for `HELD` seconds."""
        try:
            found = await self._link.run("adopt", [_stream(shard)], int(HELD * 1000))
        except ResponseError:
            # Nobody has read there yet, and so nobody has lost anything.
            return None
        if not found:
            return None
        place, update_id, body, times = found
        return Taken(int(update_id), body, place, int(times))

    async def hold(self, *held: Taken) -> None:
        """They are still being handled here."""
        for shard in SHARDS:
            places = [one.place for one in held if _shard(one.update_id) == shard]
            if places:
                await self._link.run("hold", [_stream(shard)], *places)

    async def finish(self, taken: Taken) -> None:
        """It is handled, or given up: nobody needs it any more."""
        await self._link.run("finish", [_stream(_shard(taken.update_id))], taken.place)

    async def waiting(self) -> int:
        """How many are queued or in hand."""
        lengths = await self._link.gather(("XLEN", _stream(shard)) for shard in SHARDS)
        return sum(lengths)


def _shard(update_id: int) -> int:
    return update_id % len(SHARDS)


def _stream(shard: int) -> str:
    return f"updates:{{{shard}}}"

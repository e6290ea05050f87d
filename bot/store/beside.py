"""What stands beside a table: who is connected, who works for its chat, what the chat was shown."""

from bot.store import keys
from bot.store.linked import KEPT, Linked

HERE = 60
MET = "met."
WISHED = "wished"


class Beside(Linked):
    """Small facts about a table that are not its truth. Seconds here are those of the server."""

    async def come(self, table_id: str, person_id: str, connection: str = "") -> None:
        """A person's connection is here for the next `HERE` seconds; say it again meanwhile."""
        await self._attend(table_id, person_id, connection, HERE)

    async def go(self, table_id: str, person_id: str, connection: str = "") -> None:
        """This connection is gone; the person is here as long as another one is."""
        await self._attend(table_id, person_id, connection, 0)

    async def _attend(self, table_id: str, person_id: str, connection: str, lasts: int) -> None:
        news = keys.of_shard("news", keys.shard_of(table_id))
        held = [keys.of_table("here", table_id), news]
        await self._link.run("attend", held, table_id, f"{connection} {person_id}", lasts)

    async def here(self, table_id: str) -> frozenset[str]:
        """Ids of the people connected now."""
        members = await self._link.run("present", [keys.of_table("here", table_id)])
        return frozenset(member.split(" ", 1)[1] for member in members)

    async def lease(self, table_id: str, holder: str, seconds: float) -> bool:
        """Be the one who works for this table's chat; the holder may ask again for more time."""
        return await self._lease(table_id, holder, max(1, int(seconds * 1000)))

    async def release(self, table_id: str, holder: str) -> None:
        await self._lease(table_id, holder, 0)

    async def _lease(self, table_id: str, holder: str, milliseconds: int) -> bool:
        busy = keys.of_table("busy", table_id)
        return bool(await self._link.run("lease", [busy], holder, milliseconds))

    async def card(self, table_id: str, audience: str) -> str | None:
        """What was noted about the card of an audience: text that the chat alone understands."""
        note: str | None = await self._link.call("HGET", keys.of_table("cards", table_id), audience)
        return note

    async def cards(self, table_id: str) -> dict[str, str]:
        """The notes of all audiences."""
        return (await self.cards_wished(table_id))[0]

    async def cards_wished(self, table_id: str) -> tuple[dict[str, str], int]:
        """All notes, and how often something was wished of them up to then."""
        notes: dict[str, str] = await self._link.call("HGETALL", keys.of_table("cards", table_id))
        return notes, int(notes.pop(WISHED, 0))

    async def set_card(self, table_id: str, audience: str, note: str | None) -> None:
        """Note about an audience's card; None forgets it."""
        key = keys.of_table("cards", table_id)
        if note is None:
            await self._link.call("HDEL", key, audience)
        else:
            await self._link.gather((("HSET", key, audience, note), ("EXPIRE", key, KEPT)))

    async def amend_card(self, table_id: str, audience: str, before: str, after: str) -> bool:
        """Note what follows on `before`, '' for nothing. False where something else is noted."""
        cards = keys.of_table("cards", table_id)
        return bool(await self._link.run("amend", [cards], audience, before, after, KEPT))

    async def wish(
        self, table_id: str, audience: str, note: str, before: str | None = None
    ) -> bool:
        """Note what is wished of a card: its table is stale then, though it has not changed.

        False where something else than `before` was noted, if that matters; '' stands for nothing.
        """
        shard = keys.shard_of(table_id)
        cards, table = (keys.of_table(kind, table_id) for kind in ("cards", "table"))
        held = [cards, keys.of_shard("stale", shard), table]
        words = [table_id, audience, note, KEPT, *(() if before is None else (before,))]
        return bool(await self._link.run("wish", held, *words))

    async def say_once(self, table_id: str, call: str) -> bool:
        """Whether this call has not been made yet. From now on it has."""
        key = keys.of_table("said", table_id)
        first, _ = await self._link.gather((("SADD", key, call), ("EXPIRE", key, KEPT)))
        return bool(first)

    async def meet(self, table_id: str, person_id: str) -> bool:
        """Somebody has come to the table itself; whether it is the first time."""
        return await self.say_once(table_id, f"{MET}{person_id}")

    async def met(self, table_id: str) -> frozenset[str]:
        """Ids of those who have ever come."""
        said = await self._link.call("SMEMBERS", keys.of_table("said", table_id))
        return frozenset(call.removeprefix(MET) for call in said if call.startswith(MET))

    async def forget_beside(self, table_id: str, person_id: str) -> None:
        """Drop whatever was noted here about one person."""
        cards, said = keys.of_table("cards", table_id), keys.of_table("said", table_id)
        for field in await self._link.call("HKEYS", cards):
            if person_id in field.split("."):
                await self._link.call("HDEL", cards, field)
        for call in await self._link.call("SMEMBERS", said):
            if person_id in call.split("."):
                await self._link.call("SREM", said, call)

    async def unsay(self, table_id: str, call: str) -> None:
        """It was not made after all."""
        await self._link.call("SREM", keys.of_table("said", table_id), call)

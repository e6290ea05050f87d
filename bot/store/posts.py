"""Invitations to a table that stand in other chats, by the ids that Telegram gave them."""

from bot.store import keys
from bot.store.linked import KEPT, Linked

MOST = 20
"""Of one table; those beyond it stay as they were sent."""


class Posts(Linked):
    """What was noted about each: text that the chat alone understands."""

    async def posts(self, table_id: str) -> dict[str, str]:
        """The notes by the ids of the messages."""
        notes: dict[str, str] = await self._link.call("HGETALL", _key(table_id))
        return notes

    async def set_post(self, table_id: str, message: str, note: str | None) -> None:
        """Note about a message; None forgets it."""
        key = _key(table_id)
        if note is None:
            await self._link.call("HDEL", key, message)
        elif message in (known := await self.posts(table_id)) or len(known) < MOST:
            await self._link.call("HSET", key, message, note)
            await self._link.call("EXPIRE", key, KEPT)


def _key(table_id: str) -> str:
    return keys.of_table("posts", table_id)

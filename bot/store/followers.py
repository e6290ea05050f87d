"""Who wants to hear when a game starts in a group."""

from bot.store import keys
from bot.store.linked import KEPT, Linked

MOST = 200
LASTS = 24 * 3600
"""Seconds; as long as Telegram may bring an update again."""


class Followers(Linked):
    """A set of people for each group, forgotten where nobody new has asked for so long."""

    async def other_way(self, chat_id: str, person_id: str, mark: str) -> bool:
        """Whether he wants to be told, if a tap turns that about.

        `mark` tells the tap from all others: handled again it means the same.
        """
        key = keys.of_one("turned", mark)
        told = await self._link.call("SISMEMBER", keys.of_one("followers", chat_id), person_id)
        await self._link.call("SET", key, "no" if told else "yes", "NX", "EX", LASTS)
        return bool(await self._link.call("GET", key) == "yes")

    async def follow(self, chat_id: str, person_id: str) -> bool:
        """Tell this person from now on. False where there are too many already."""
        key = keys.of_one("followers", chat_id)
        if await self._link.call("SCARD", key) >= MOST:
            return False
        await self._link.call("SADD", keys.of_one("follows", person_id), chat_id)
        await self._link.call("SADD", key, person_id)
        # What leads to a set lasts as long as it: whoever wishes to be forgotten is found there.
        lead = [keys.of_one("follows", each) for each in await self.followers(chat_id)]
        await self._link.gather(("EXPIRE", each, KEPT) for each in lead)
        await self._link.call("EXPIRE", key, KEPT)
        return True

    async def unfollow(self, chat_id: str, person_id: str) -> bool:
        """Tell him no more; whether he was told until now."""
        told = bool(await self._link.call("SREM", keys.of_one("followers", chat_id), person_id))
        await self._link.call("SREM", keys.of_one("follows", person_id), chat_id)
        return told

    async def unfollow_all(self, person_id: str) -> None:
        """Tell him nothing more, of whatever group."""
        for chat_id in await self._link.call("SMEMBERS", keys.of_one("follows", person_id)):
            await self.unfollow(chat_id, person_id)

    async def followers(self, chat_id: str) -> list[str]:
        return sorted(await self._link.call("SMEMBERS", keys.of_one("followers", chat_id)))

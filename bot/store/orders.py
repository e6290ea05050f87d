"""What those who run the bot have ordered: no new tables for a while, and what is announced."""

from collections.abc import Mapping
from typing import Literal

from bot.engines.game import Fact
from bot.store import keys
from bot.store.linked import Linked

DRAFT = 3600
TRIED = 6 * 3600
"""Seconds until an announcement is given up where it could not be made."""

State = Literal["waits", "unsure", "said", "closed"]
BY, TEXT, TO = "by", "text", "to."


class Errand(Fact):
    """How far one chat is with an announcement. `unsure` stands while it is being told."""

    state: State = "waits"
    topic: int | None = None


class Announcement(Fact):
    """What is said, by whose order, and to which chats: each is told once."""

    by: str
    text: str
    to: Mapping[str, Errand]


class Orders(Linked):
    """In keys of their own, so that all processes share them."""

    async def drain(self, on: bool) -> None:
        """Whether no new tables are opened from now on; those that are open go on."""
        key = keys.of_one("house", "drains")
        await (self._link.call("SET", key, "yes") if on else self._link.call("DEL", key))

    async def draining(self) -> bool:
        return bool(await self._link.call("EXISTS", keys.of_one("house", "drains")))

    async def draft(self, person_id: str, text: str) -> None:
        """Keep what somebody would like to announce until he has seen how it looks."""
        await self._link.call("SET", keys.of_one("draft", person_id), text, "EX", DRAFT)

    async def drafted(self, person_id: str) -> str | None:
        found: str | None = await self._link.call("GET", keys.of_one("draft", person_id))
        return found

    async def announce(self, announcement: Announcement) -> bool:
        """Have it told. False while another one is being told; to order the same twice is no error.

        The text goes last: only with it anything is told.
        """
        key, by = keys.of_one("house", "announces"), announcement.by
        first = await self._link.call("HSETNX", key, BY, by)
        if first:
            await self._link.call("EXPIRE", key, DRAFT)
        if not first and await self._link.call("HMGET", key, BY, TEXT) != [by, None]:
            return bool(await self._link.call("HGET", key, TEXT) == announcement.text)
        for chat_id, errand in announcement.to.items():
            await self._link.call("HSET", key, f"{TO}{chat_id}", errand.model_dump_json())
        await self._link.call("HSET", key, TEXT, announcement.text)
        await self._link.call("EXPIRE", key, TRIED)
        return True

    async def announced(self) -> Announcement | None:
        """The one that is being told now."""
        fields = await self._link.call("HGETALL", keys.of_one("house", "announces"))
        if TEXT not in fields:
            return None
        to = {
            name.removeprefix(TO): Errand.model_validate_json(errand)
            for name, errand in fields.items()
            if name.startswith(TO)
        }
        return Announcement(by=fields[BY], text=fields[TEXT], to=to)

    async def note_errand(self, chat_id: str, errand: Errand | None) -> None:
        """How far a chat is now; None where it is no chat any more."""
        key = keys.of_one("house", "announces")
        if errand is None:
            await self._link.call("HDEL", key, f"{TO}{chat_id}")
        else:
            await self._link.call("HSET", key, f"{TO}{chat_id}", errand.model_dump_json())

    async def end_announcement(self) -> None:
        await self._link.call("DEL", keys.of_one("house", "announces"))

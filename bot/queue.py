"""Telegram's updates: each is handled once, by whichever process has it first."""

import secrets
from pathlib import Path
from typing import Literal

from bot.link import Client, Link

LIBRARY = Path(__file__).with_name("commit.lua")
HELD = 20
KEPT = 25 * 3600
DONE = "done"


class Updates:
    """Who handles which update. Telegram repeats one for a day until it is confirmed."""

    def __init__(self, client: Client) -> None:
        self._link = Link(client, LIBRARY)
        self._holder = secrets.token_hex(8)

    async def take(self, update_id: int) -> Literal["mine", "taken", "done"]:
        """Try to be the one who handles it, for `HELD` seconds of the server.

        `taken`: another process has it, and may yet die over it.
        """
        key = _key(update_id)
        if await self._link.call("SET", key, self._holder, "NX", "EX", HELD):
            return "mine"
        return "done" if await self._link.call("GET", key) == DONE else "taken"

    async def finish(self, update_id: int) -> None:
        """It is handled, and whoever hears of it again may drop it."""
        await self._link.call("SET", _key(update_id), DONE, "EX", KEPT)


def _key(update_id: int) -> str:
    return f"update:{{{update_id}}}"

"""What has just changed, told to every process that shows tables."""

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass

from bot.engines.game import Event
from bot.link import FAILURES, end, next_message
from bot.store import keys
from bot.store.linked import Linked
from bot.store.tables import FLEETING

QUIET = 15.0
AGAIN = 0.5

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class News:
    """A table changed to this version, and these events are told this once. Version 0: only who
    is connected changed."""

    table: str
    version: int
    fleeting: tuple[Event, ...] = ()


@dataclass(frozen=True)
class Lost:
    """News from before now may have been missed: look at everything anew."""


class Silent(Exception):
    """A server that no longer answers on its subscription."""


class Watching(Linked):
    """The subscription of one process."""

    async def watch(self) -> AsyncIterator[News | Lost]:
        """News of all tables, for ever; `Lost` first, and after each gap."""
        heard: asyncio.Queue[News | Lost] = asyncio.Queue()
        channels = [keys.of_shard("news", shard) for shard in keys.SHARDS]
        groups = [[channel] for channel in channels] if self._link.cluster else [channels]
        readers = [asyncio.create_task(self._hear(group, heard)) for group in groups]
        missing = len(groups)
        try:
            while True:
                news = await heard.get()
                if missing:
                    missing -= isinstance(news, Lost)
                if not missing:
                    yield news
        finally:
            await end(readers)

    async def _hear(self, channels: Sequence[str], heard: asyncio.Queue[News | Lost]) -> None:
        while True:
            try:
                await self._read_news(channels, heard)
            except (*FAILURES, Silent, ValueError) as error:
                log.warning("subscription lost: %s", type(error).__name__)
            await asyncio.sleep(AGAIN)

    async def _read_news(self, channels: Sequence[str], heard: asyncio.Queue[News | Lost]) -> None:
        """Read until it breaks. The client may reconnect silently, and then subscribes anew."""
        subscribed, asked = 0, False
        subscription = self._link.client.pubsub()
        try:
            await subscription.ssubscribe(*channels)
            while True:
                message = await next_message(subscription, QUIET)
                if message is None:
                    if asked:
                        raise Silent
                    await subscription.ping()
                elif message["type"] == "smessage":
                    heard.put_nowait(_news(message["data"]))
                elif message["type"] == "ssubscribe":
                    subscribed += 1
                    if subscribed % len(channels) == 0:
                        heard.put_nowait(Lost())
                asked = message is None
        finally:
            await subscription.aclose()  # type: ignore[no-untyped-call]


def _news(text: str) -> News:
    table, version, fleeting = text.split(" ", 2)
    events = () if fleeting == "[]" else tuple(FLEETING.validate_json(fleeting))
    return News(table, int(version), events)

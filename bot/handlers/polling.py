"""Hearing of updates by asking for them: fetched, queued, and confirmed once they are queued."""

import asyncio
import json
import logging
from typing import Any

from aiogram import Bot
from aiogram.exceptions import AiogramError, TelegramConflictError
from aiogram.methods import TelegramMethod

from bot.faults import fault
from bot.queue import Updates
from bot.timing import until

LONG = 25
AT_ONCE = 100
AFTER_FAILURE = 0.3
AFTER_CONFLICT = 10.0

log = logging.getLogger(__name__)


class GetRawUpdates(TelegramMethod[list[dict[str, Any]]]):
    """Updates as they come: it is for whoever handles them to understand them."""

    __returning__ = list[dict[str, Any]]
    __api_method__ = "getUpdates"

    offset: int | None
    limit: int
    timeout: int
    allowed_updates: list[str]


class Poller:
    """The bot's ear where it has no address. While nothing can be queued, Telegram keeps it all.

    One process of a bot can ask at a time. Where two do, Telegram sends one away, which waits a
    while: the other may be about to end.
    """

    def __init__(self, bot: Bot, kinds: list[str], updates: Updates) -> None:
        self._bot = bot
        self._kinds = kinds
        self._updates = updates
        self._offset: int | None = None

    async def run(self, stop: asyncio.Event) -> None:
        """Until told to stop. Then what is queued is confirmed."""
        await until(stop, self._ask_on())
        await self._confirm()

    async def _ask_on(self) -> None:
        await self._take_webhook_away()
        while True:
            if heard := await self._fetch():
                await self._queue(heard)
                # To ask beyond an update is to confirm it.
                self._offset = heard[-1]["update_id"] + 1

    async def _take_webhook_away(self) -> None:
        """As long as there is one, nobody may ask."""
        try:
            if (await self._bot.get_webhook_info()).url:
                await self._bot.delete_webhook()
                log.info("a webhook was set and is so no more: updates are fetched")
        except AiogramError as error:
            log.warning("whether a webhook is set is not known: %s", type(error).__name__)

    async def _fetch(self) -> list[dict[str, Any]]:
        call = self._call(AT_ONCE, LONG)
        try:
            return await self._bot(call, request_timeout=LONG + 10)
        except TelegramConflictError:
            log.info("another process asks for updates, or a webhook is set")
            await asyncio.sleep(AFTER_CONFLICT)
        except AiogramError as error:
            log.warning("no updates: %s", type(error).__name__)
            await asyncio.sleep(AFTER_FAILURE)
        return []

    def _call(self, limit: int, seconds: int) -> GetRawUpdates:
        return GetRawUpdates(
            offset=self._offset, limit=limit, timeout=seconds, allowed_updates=self._kinds
        )

    async def _queue(self, heard: list[dict[str, Any]]) -> None:
        while True:
            puts = (self._updates.put(each["update_id"], json.dumps(each)) for each in heard)
            done = await asyncio.gather(*puts, return_exceptions=True)
            faults = [result for result in done if isinstance(result, Exception)]
            if not faults:
                return
            log.error("updates could not be queued: %s", fault(faults[0]))
            await asyncio.sleep(AFTER_FAILURE)

    async def _confirm(self) -> None:
        if self._offset is None:
            return
        try:
            await self._bot(self._call(limit=1, seconds=0))
        except AiogramError as error:
            log.warning("not confirmed: %s", type(error).__name__)

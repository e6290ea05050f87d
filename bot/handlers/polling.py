"""Fetching updates from Telegram: each is handled once, and confirmed when it has been."""

import asyncio
import logging
from collections import OrderedDict

from aiogram import Bot, Dispatcher
from aiogram.exceptions import AiogramError
from aiogram.types import Update

from bot.faults import fault

LONG = 25
AT_ONCE = 50
PATIENCE = 5.0
DRAINS_WITHIN = 10.0
REMEMBERED = 10_000
AFTER_FAILURE = 1.0

log = logging.getLogger(__name__)


class Poller:
    """The bot's only ear. What a batch holds is handled side by side, then the batch confirmed.

    A process that dies before that is told again; moves and seats bear repeating.
    """

    def __init__(self, bot: Bot, dispatcher: Dispatcher) -> None:
        self._bot = bot
        self._dispatcher = dispatcher
        self._offset: int | None = None
        self._seen: OrderedDict[int, None] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(self, stop: asyncio.Event) -> None:
        """Until told to stop; what is in hand then is finished and confirmed."""
        stopping = asyncio.create_task(stop.wait())
        try:
            while not stop.is_set():
                fetching = asyncio.create_task(self._fetch(LONG))
                await asyncio.wait({fetching, stopping}, return_when=asyncio.FIRST_COMPLETED)
                if not fetching.done():
                    fetching.cancel()
                    await asyncio.gather(fetching, return_exceptions=True)
                    break
                await self._handle(fetching.result())
        finally:
            stopping.cancel()
            await self._drain()

    async def _fetch(self, seconds: int) -> list[Update]:
        try:
            return await self._bot.get_updates(
                offset=self._offset,
                limit=AT_ONCE,
                timeout=seconds,
                allowed_updates=self._dispatcher.resolve_used_update_types(),
                request_timeout=seconds + 10,
            )
        except AiogramError as error:
            log.warning("no updates: %s", type(error).__name__)
            await asyncio.sleep(AFTER_FAILURE)
            return []

    async def _handle(self, updates: list[Update]) -> None:
        fresh = [update for update in updates if update.update_id not in self._seen]
        for update in fresh:
            if update.update_id in self._seen:
                continue
            self._seen[update.update_id] = None
            task = asyncio.create_task(self._feed(update))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        while len(self._seen) > REMEMBERED:
            self._seen.popitem(last=False)
        if self._tasks:
            # One that takes long holds the others up only for so long, and goes on.
            await asyncio.wait(self._tasks, timeout=PATIENCE)
        if updates:
            self._offset = updates[-1].update_id + 1

    async def _feed(self, update: Update) -> None:
        try:
            await self._dispatcher.feed_update(self._bot, update)
        except Exception as error:  # noqa: BLE001 - one update's trouble is not the others'
            log.error("an update failed: %s", fault(error))

    async def _drain(self) -> None:
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=DRAINS_WITHIN)
        if self._offset is not None:
            # Asking from here on confirms what came before; what it answers comes again.
            try:
                await self._bot.get_updates(offset=self._offset, limit=1, timeout=0)
            except AiogramError as error:
                log.warning("not confirmed: %s", type(error).__name__)

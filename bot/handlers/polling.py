"""Fetching updates from Telegram: each is handled once, and confirmed when it has been."""

import asyncio
import logging
from functools import partial

from aiogram import Bot, Dispatcher
from aiogram.exceptions import AiogramError
from aiogram.types import Update

from bot.faults import fault
from bot.queue import Updates

LONG = 25
AT_ONCE = 50
PATIENCE = 5.0
DRAINS_WITHIN = 10.0
WAITS = 1.0
AFTER_FAILURE = 1.0

log = logging.getLogger(__name__)


class Poller:
    """The bot's only ear. What a batch holds is handled side by side, then the batch confirmed.

    What a process had in hand when it died is handled by the next one.
    """

    def __init__(self, bot: Bot, dispatcher: Dispatcher, updates: Updates) -> None:
        self._bot = bot
        self._dispatcher = dispatcher
        self._updates = updates
        self._offset: int | None = None
        self._in_hand: dict[int, asyncio.Task[None]] = {}
        self._untaken: set[int] = set()

    async def run(self, stop: asyncio.Event) -> None:
        """Until told to stop; what is in hand then is finished and confirmed."""
        stopping = asyncio.create_task(stop.wait())
        fetching: asyncio.Task[list[Update]] | None = None
        try:
            while not stop.is_set():
                fetching = asyncio.create_task(self._fetch(LONG))
                await asyncio.wait({fetching, stopping}, return_when=asyncio.FIRST_COMPLETED)
                if fetching.done():
                    await self._handle(fetching.result())
        finally:
            stopping.cancel()
            if fetching is not None:
                fetching.cancel()
                await asyncio.gather(fetching, return_exceptions=True)
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
        for update in updates:
            if update.update_id not in self._in_hand:
                task = asyncio.create_task(self._feed(update))
                self._in_hand[update.update_id] = task
                self._untaken.add(update.update_id)
                task.add_done_callback(partial(self._handled, update.update_id))
        if self._in_hand:
            # One that takes long holds the others up only for so long, and goes on.
            await asyncio.wait(self._in_hand.values(), timeout=PATIENCE)
        if updates:
            # To ask beyond an update is to confirm it: one that nobody has taken would be lost.
            untaken = [each.update_id for each in updates if each.update_id in self._untaken]
            self._offset = min(untaken, default=updates[-1].update_id + 1)

    def _handled(self, update_id: int, _: asyncio.Task[None]) -> None:
        self._in_hand.pop(update_id, None)

    async def _feed(self, update: Update) -> None:
        try:
            if await self._ours(update.update_id):
                await self._dispatcher.feed_update(self._bot, update)
                await self._updates.finish(update.update_id)
        except Exception as error:  # noqa: BLE001 - one update's trouble is not the others'
            log.error("an update failed: %s", fault(error))

    async def _ours(self, update_id: int) -> bool:
        """Whether to handle it. One that another process has in hand is waited for."""
        while True:
            try:
                whose = await self._updates.take(update_id)
            except Exception as error:  # noqa: BLE001 - the store may be away for a while
                log.error("an update could not be taken: %s", fault(error))
            else:
                self._untaken.discard(update_id)
                if whose != "taken":
                    return whose == "mine"
            await asyncio.sleep(WAITS)

    async def _drain(self) -> None:
        for update_id in self._untaken & self._in_hand.keys():
            # It is not confirmed either, and so left to the next process.
            self._in_hand[update_id].cancel()
        if self._in_hand:
            await asyncio.wait(self._in_hand.values(), timeout=DRAINS_WITHIN)
        if self._offset is not None:
            # Asking from here on confirms what came before; what it answers comes again.
            try:
                await self._bot.get_updates(offset=self._offset, limit=1, timeout=0)
            except AiogramError as error:
                log.warning("not confirmed: %s", type(error).__name__)

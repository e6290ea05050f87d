"""Handling updates: several side by side, each confirmed when it has been, by any process."""

import asyncio
import json
import logging

from aiogram import Bot, Dispatcher
from aiogram.dispatcher.event.bases import UNHANDLED
from aiogram.types import Update
from aiogram.types.update import UpdateTypeLookupError
from pydantic import ValidationError

from bot.faults import fault
from bot.link import end
from bot.queue import HELD, SHARDS, WAITS, Taken, Updates

AT_ONCE, MOST_IN_HAND = 16, 128
LONG = 1.0
TRIES = 3
PATIENCE = 10.0
DRAINS_WITHIN = 10.0
AFTER_FAILURE = 0.5

log = logging.getLogger(__name__)


class Workers:
    """Takes updates out of the queue and hands them to the dispatcher.

    Few of a shard are handled at once; what takes long only waits, for a chat that is busy or does
    not answer, and makes room for others.

    What fails, or dies with its process, is tried again some seconds later, one after the other:
    an update that kills whoever handles it should not take others along. After `TRIES` it is
    given up.
    """

    def __init__(self, bot: Bot, dispatcher: Dispatcher, updates: Updates) -> None:
        self._bot = bot
        self._dispatcher = dispatcher
        self._updates = updates
        self._in_hand: dict[asyncio.Task[None], Taken] = {}
        self._stopping = False

    async def run(self, stop: asyncio.Event) -> None:
        """Until told to stop; what is in hand then is finished, what waits is left to others."""
        takers = [asyncio.create_task(self._take(shard)) for shard in SHARDS]
        beside = [asyncio.create_task(self._take_over(shard)) for shard in SHARDS]
        beside.append(asyncio.create_task(self._hold()))
        try:
            await stop.wait()
            self._stopping = True
            # They are not cancelled: what was just being handed out would be late.
            await asyncio.wait(takers)
            if self._in_hand:
                await asyncio.wait(self._in_hand, timeout=DRAINS_WITHIN)
        finally:
            self._stopping = True
            await end([*takers, *beside, *self._in_hand])

    async def _take(self, shard: int) -> None:
        mine: dict[asyncio.Task[None], float] = {}
        now = asyncio.get_running_loop().time
        while not self._stopping:
            mine = {task: began for task, began in mine.items() if not task.done()}
            busy = sum(now() - began < LONG for began in mine.values())
            room = min(AT_ONCE - busy, MOST_IN_HAND - len(mine))
            if room <= 0:
                await asyncio.wait(mine, timeout=WAITS, return_when=asyncio.FIRST_COMPLETED)
                continue
            try:
                found = await self._updates.take(shard, room)
            except Exception as error:  # noqa: BLE001 - the store may be away for a while
                log.error("no updates could be taken: %s", fault(error))
                await asyncio.sleep(AFTER_FAILURE)
                continue
            mine |= {self._begin(taken): now() for taken in found}

    async def _take_over(self, shard: int) -> None:
        while not self._stopping:
            try:
                lost = await self._updates.take_over(shard)
            except Exception as error:  # noqa: BLE001 - the store may be away for a while
                log.error("no updates could be taken over: %s", fault(error))
                lost = None
            if lost is None:
                await asyncio.sleep(HELD / 4)
            else:
                await asyncio.wait({self._begin(lost)}, timeout=PATIENCE)

    async def _hold(self) -> None:
        """As long as something is being handled here, nobody else shall begin with it."""
        while True:
            await asyncio.sleep(HELD / 4)
            try:
                await self._updates.hold(*self._in_hand.values())
            except Exception as error:  # noqa: BLE001 - the store may be away for a while
                log.error("updates in hand could not be held: %s", fault(error))

    def _begin(self, taken: Taken) -> asyncio.Task[None]:
        task = asyncio.create_task(self._handle(taken))
        self._in_hand[task] = taken
        task.add_done_callback(self._in_hand.pop)
        return task

    async def _handle(self, taken: Taken) -> None:
        try:
            if taken.times > TRIES:
                log.error("update %s is given up, it failed too often", taken.update_id)
            else:
                await self._feed(taken)
        except ValidationError as error:
            log.error("update %s is given up, it cannot be read: %s", taken.update_id, fault(error))
        except Exception as error:  # noqa: BLE001 - one update's trouble is not the others'
            log.error("update %s failed: %s", taken.update_id, fault(error))
            return
        await self._finish(taken)

    async def _feed(self, taken: Taken) -> None:
        update = Update.model_validate(json.loads(taken.body), context={"bot": self._bot})
        try:
            known = update.event_type
        except UpdateTypeLookupError:
            return  # Telegram has learnt something that we have not
        if await self._dispatcher.feed_update(self._bot, update) is UNHANDLED:
            log.debug("nobody handles a %s", known)

    async def _finish(self, taken: Taken) -> None:
        """What is handled and not confirmed would be handled again."""
        while True:
            try:
                await self._updates.finish(taken)
            except Exception as error:  # noqa: BLE001 - the store may be away for a while
                log.error("an update could not be confirmed: %s", fault(error))
                await asyncio.sleep(AFTER_FAILURE)
            else:
                return

"""The loop that keeps chats true: each stale table is looked at until its cards show it."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator, Coroutine
from math import inf
from typing import Any

from bot.agenda import Agenda, Pause
from bot.faults import fault
from bot.house import House
from bot.link import end
from bot.looking import Look, Looked
from bot.store import Lost, Unknown
from bot.wishes import Wishes

LEASE = 6.0
LOOK = 2.0
BUSY = 1.0
RESTS = 10.0
AT_ONCE = 20
TURN = 2.0
DRAINS_WITHIN = 10.0

log = logging.getLogger(__name__)


class Reconciler(Wishes):
    """Looks at stale tables, and at those it was nudged to. Any number of processes may run one."""

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self._holder = secrets.token_hex(8)
        self._agenda = Agenda()
        self._asked: set[str] = set()
        self._search_at = 0.0
        self._looking: dict[str, Look] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._room = asyncio.Semaphore(AT_ONCE)
        self._wake = asyncio.Event()

    def nudge(self, table_id: str) -> None:
        self._asked.add(table_id)
        self._agenda.want(table_id)
        self._wake.set()

    async def run(self, stop: asyncio.Event) -> None:
        """Until told to stop; what is being looked at then is finished first, if it can be soon."""
        news = asyncio.create_task(self._listen())
        try:
            while not stop.is_set():
                self._wake.clear()
                try:
                    await self._begin()
                except Exception as error:  # noqa: BLE001 - the next look may succeed
                    log.error("could not look for stale tables: %s", fault(error))
                await self._rest(stop)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(DRAINS_WITHIN):
                    while self._tasks:
                        await asyncio.wait(self._tasks)
        finally:
            await end([news, *self._tasks])

    async def _listen(self) -> None:
        async for news in self._store.watch():
            if isinstance(news, Lost):
                self._search_at = 0.0
            elif news.version:
                self._agenda.want(news.table, news.version)
            else:
                self._agenda.moved(news.table, self._time.now())
                if look := self._looking.get(news.table):
                    look.came_or_went()
            self._wake.set()

    async def _rest(self, stop: asyncio.Event) -> None:
        """Until there is news, or the next table is worth another try, or a little while."""
        now = self._time.now()
        soonest = self._agenda.soonest(now + LOOK)
        naps = [
            asyncio.ensure_future(self._time.sleep(max(0.05, min(LOOK, soonest - now)))),
            asyncio.ensure_future(self._wake.wait()),
            asyncio.ensure_future(stop.wait()),
        ]
        try:
            await asyncio.wait(naps, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for nap in naps:
                nap.cancel()
            await asyncio.gather(*naps, return_exceptions=True)

    async def _begin(self) -> None:
        """Look at what is wanted, at what has waited long enough, and now and then at all."""
        now = self._time.now()
        if self._search_at <= now:
            self._agenda.found(await self._store.stale(), now)
            self._search_at = now + LOOK
        resting = self._agenda.due(now)
        present = await asyncio.gather(*(self._store.here(each) for each in resting))
        for (table_id, rest), here in zip(resting.items(), present, strict=True):
            if rest.here <= here:
                self._agenda.pause(table_id, Pause(rest.version, now + RESTS, "gone", rest.here))
            else:
                self._agenda.want(table_id, rest.version)
        ending = [table_id for table_id, look in self._looking.items() if look.over]
        for table_id, version in self._agenda.take(but=ending).items():
            if table_id in self._looking:
                self._looking[table_id].again()
                continue
            self._looking[table_id] = Look(self._house, table_id)
            self._start(self._take_turn(table_id, version))

    def _start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _take_turn(self, table_id: str, version: int) -> None:
        """Few look at once; but a look that takes long only waits, and makes room for others."""
        async with self._room:
            looking = self._start(self._look(table_id, version))
            await asyncio.wait({looking}, timeout=TURN)

    async def _look(self, table_id: str, version: int) -> None:
        try:
            await self._look_and_pause(self._looking[table_id], table_id, version)
        finally:
            del self._looking[table_id]
            self._wake.set()

    async def _look_and_pause(self, look: Look, table_id: str, version: int) -> None:
        """Look, and say when to look again."""
        looked = Looked(version, LOOK, frozenset())
        try:
            async with self._leased(table_id) as mine:
                if mine:
                    self._asked.discard(table_id)
                    looked = await look.finish()
        except Unknown:
            await self._store.settle_stale(table_id, version)
            return
        except Exception as error:  # noqa: BLE001 - one table's trouble is not the others'
            log.error("could not show table %s: %s", table_id, fault(error))
            mine = True
        now = self._time.now()
        if not mine:
            # Another process is at it; only what was asked of this one is insisted on.
            asked = table_id in self._asked
            pause = Pause(version, now + BUSY) if asked else Pause(version, now + LEASE, "stale")
            self._agenda.pause(table_id, pause)
        elif looked.wait == inf:
            pause = Pause(looked.version, now + RESTS, "gone", looked.here)
            self._agenda.pause(table_id, pause)
        elif looked.wait is not None:
            self._agenda.pause(table_id, Pause(looked.version, now + looked.wait))

    @contextlib.asynccontextmanager
    async def _leased(self, table_id: str) -> AsyncIterator[bool]:
        """Whether the work on this table's chat is ours, for as long as this lasts.

        Raises `TimeoutError` when it is not any more, and what was under way is given up.
        """
        asked = asyncio.get_running_loop().time()
        if not await self._store.lease(table_id, self._holder, LEASE):
            yield False
            return
        try:
            async with asyncio.timeout_at(asked + LEASE) as held:
                renewing = asyncio.create_task(self._renew(table_id, held))
                try:
                    yield True
                finally:
                    await end([renewing])
        finally:
            await self._store.release(table_id, self._holder)

    async def _renew(self, table_id: str, held: asyncio.Timeout) -> None:
        while True:
            await asyncio.sleep(LEASE / 3)
            asked = asyncio.get_running_loop().time()
            try:
                mine = await self._store.lease(table_id, self._holder, LEASE)
            except Exception as error:  # noqa: BLE001 - until it lapses there is another try
                log.error("the lease of table %s was not renewed: %s", table_id, fault(error))
            else:
                held.reschedule(asked + LEASE if mine else asked)

"""The loop that keeps chats true: each stale table is looked at until its cards show it."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator
from functools import partial

from bot.faults import fault
from bot.house import House
from bot.showing import Showing
from bot.shown import ASKED, Asked, Note, audiences, read_notes
from bot.store import Lost, Unknown

LEASE = 6.0
LOOK = 2.0
BUSY = 1.0
AT_ONCE = 20

log = logging.getLogger(__name__)


class Reconciler:
    """Looks at stale tables, and at those it was nudged to. Any number of processes may run one."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._store = house.store
        self._time = house.time
        self._holder = secrets.token_hex(8)
        self._wanted: set[str] = set()
        self._asked: set[str] = set()
        self._again: dict[str, tuple[int, float]] = {}
        self._search_at = 0.0
        self._looking: dict[str, asyncio.Task[None]] = {}
        self._room = asyncio.Semaphore(AT_ONCE)
        self._wake = asyncio.Event()

    def nudge(self, table_id: str) -> None:
        """Look at this table although it has not changed: somebody reads another language, say."""
        self._asked.add(table_id)
        self._want(table_id)

    def _want(self, table_id: str) -> None:
        self._wanted.add(table_id)
        self._wake.set()

    async def ask(self, table_id: str, audience: str, invited: bool, message: int = 0) -> None:
        """An audience wants the card anew, or `message` to become it."""
        wish = Asked(invited=invited, message=message).model_dump_json()
        await self._store.set_card(table_id, ASKED + audience, wish)
        self.nudge(table_id)

    async def found(self, table_id: str, audience: str, message: int) -> None:
        """A card whose sending nobody saw the end of has been tapped: so it was sent."""
        await self._rewrite(table_id, audience, state="shown", message=message, digest="")

    async def open_again(self, table_id: str, audience: str) -> None:
        """A chat that was closed to us lets us in again."""
        await self._rewrite(table_id, audience, "off", state="none")

    async def _rewrite(
        self, table_id: str, audience: str, only: str = "sending", **changes: object
    ) -> None:
        note = Note.model_validate_json(await self._store.card(table_id, audience) or "{}")
        if note.state == only:
            text = note.model_copy(update=changes).model_dump_json(exclude_defaults=True)
            await self._store.set_card(table_id, audience, text)
        self.nudge(table_id)

    async def run(self, stop: asyncio.Event) -> None:
        """Until told to stop; what is being looked at then is finished first."""
        news = asyncio.create_task(self._listen())
        try:
            while not stop.is_set():
                self._wake.clear()
                try:
                    await self._begin()
                except Exception as error:  # noqa: BLE001 - the next look may succeed
                    log.error("could not look for stale tables: %s", fault(error))
                await self._rest(stop)
        finally:
            news.cancel()
            await asyncio.gather(news, *self._looking.values(), return_exceptions=True)

    async def _listen(self) -> None:
        async for news in self._store.watch():
            if isinstance(news, Lost):
                self._search_at = 0.0
                self._wake.set()
            elif news.version:
                self._want(news.table)

    async def _rest(self, stop: asyncio.Event) -> None:
        """Until there is news, or the next table is worth another try, or a little while."""
        now = self._time.now()
        soonest = min((moment for _, moment in self._again.values()), default=now + LOOK)
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
        versions: dict[str, int] = {}
        if self._search_at <= now:
            versions = dict(await self._store.stale())
            self._search_at = now + LOOK
        waiting = {table_id: version for table_id, (version, _) in self._again.items()}
        self._wanted |= {each for each, version in versions.items() if waiting.get(each) != version}
        self._wanted |= {each for each, (_, moment) in self._again.items() if moment <= now}
        for table_id in self._wanted - self._looking.keys():
            self._wanted.discard(table_id)
            self._again.pop(table_id, None)
            task = asyncio.create_task(self._look(table_id, versions.get(table_id, 0)))
            self._looking[table_id] = task
            task.add_done_callback(partial(self._looked, table_id))

    def _looked(self, table_id: str, _: asyncio.Task[None]) -> None:
        self._looking.pop(table_id, None)
        self._wake.set()

    async def _look(self, table_id: str, version: int) -> None:
        # Another process may be at it; only what was asked of this one is insisted on.
        wait = BUSY if table_id in self._asked else None
        try:
            async with self._room, self._leased(table_id) as mine:
                if mine:
                    self._asked.discard(table_id)
                    version, wait = await self.reconcile(table_id)
        except Unknown:
            await self._store.settle_stale(table_id, version)
            wait = None
        except Exception as error:  # noqa: BLE001 - one table's trouble is not the others'
            log.error("could not show table %s: %s", table_id, fault(error))
            wait = LOOK
        if wait is not None:
            self._again[table_id] = version, self._time.now() + wait

    async def reconcile(self, table_id: str) -> tuple[int, float | None]:
        """Bring all cards of a table up to date.

        Answers the version seen, and the seconds until another try where something had to wait.
        Raises `Unknown`.
        """
        version, table = await self._store.load_versioned(table_id)
        kept = read_notes(await self._store.cards(table_id))
        here = await self._store.here(table_id)
        lines = await self._store.talk(table_id) if table.said else []
        waits = await asyncio.gather(
            *(
                Showing(self._house, table, each, kept.notes.get(each.key, Note())).show(
                    kept.wishes.get(each.key), here, lines, kept.chosen.get(each.key)
                )
                for each in audiences(table, frozenset(kept.notes) | frozenset(kept.wishes))
            )
        )
        longest = [wait for wait in waits if wait is not None]
        if longest:
            return version, min(longest)
        await self._store.settle_stale(table_id, version)
        return version, None

    @contextlib.asynccontextmanager
    async def _leased(self, table_id: str) -> AsyncIterator[bool]:
        """Whether the work on this table's chat is ours, for as long as this lasts."""
        mine = await self._store.lease(table_id, self._holder, LEASE)
        if not mine:
            yield False
            return
        renewing = asyncio.create_task(self._renew(table_id))
        try:
            yield True
        finally:
            renewing.cancel()
            await asyncio.gather(renewing, return_exceptions=True)
            await self._store.release(table_id, self._holder)

    async def _renew(self, table_id: str) -> None:
        while True:
            await asyncio.sleep(LEASE / 3)
            await self._store.lease(table_id, self._holder, LEASE)

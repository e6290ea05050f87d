"""A look at one table: whatever shows it is brought up to date, and nothing waits for the rest."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from math import inf
from typing import Any, NamedTuple

from bot.announcing import tell_followers
from bot.asides import Asides
from bot.faults import fault
from bot.house import House
from bot.link import end
from bot.panels import clear_panels
from bot.posted import keep_true
from bot.showing import Showing
from bot.shown import Note, audiences, read_notes
from bot.store import Unknown

AGAIN = 2.0
SOON = 0.05

Step = Callable[[], Awaitable[float | None]]

log = logging.getLogger(__name__)


class Looked(NamedTuple):
    """The version that was seen, and how long until it is worth another look; `inf` is as long
    as all who were here stay."""

    version: int
    wait: float | None
    here: frozenset[str]


class Seen(NamedTuple):
    """The table as a step finds it, after how many wishes, and how much news."""

    version: int
    wished: int
    here: frozenset[str]
    news: int


class Done(NamedTuple):
    """What a step has seen, and how long it is to wait: until that moment."""

    seen: Seen
    wait: float | None
    again: float


class Look:
    """Each step – an audience's card, all panels… – goes on by itself, and none runs twice at once.

    One that takes long holds up no other: these begin again when there is news, and it does once
    it is done. As long as anything is on its way the look lasts, and so does its lease.
    """

    def __init__(self, house: House, table_id: str) -> None:
        self.over = False
        self._house = house
        self._table_id = table_id
        self._news = 1
        self._moved = asyncio.Event()
        self._seen = Seen(0, 0, frozenset(), 0)
        self._running: dict[str, asyncio.Task[None]] = {}
        self._done: dict[str, Done] = {}

    def again(self) -> None:
        """There is news of the table, to be seen by this look; by the next one if it is `over`."""
        self._news += 1
        self._moved.set()

    def came_or_went(self) -> None:
        """Somebody did: that is news where a card rests because its reader is at the table."""
        if any(done.wait == inf for done in self._done.values()):
            self.again()

    async def finish(self) -> Looked:
        """Until nothing is on its way. Raises `Unknown`."""
        try:
            while not self.over:
                if self._is_outdated():
                    busy = frozenset(self._running)
                    seen, steps = await self._steps()
                    # What one has noted that is done by now may have been read before it was.
                    if busy <= self._running.keys():
                        self._begin(seen, steps)
                elif self._running:
                    await self._rest()
                else:
                    self.over = True
            return await self._settle()
        except Exception:
            self.over = True
            await asyncio.gather(*self._running.values())
            raise
        finally:
            await end(self._running.values())

    def _is_outdated(self) -> bool:
        now = self._house.time.now()
        return self._seen.news != self._news or any(
            done.seen.news != self._news or done.again <= now for done in self._done.values()
        )

    async def _steps(self) -> tuple[Seen, dict[str, Step]]:
        """The table as it is now, and all there is to do about it."""
        house, store, news = self._house, self._house.store, self._news
        version, table = await store.load_versioned(self._table_id)
        notes, wished = await store.cards_wished(self._table_id)
        kept = read_notes(notes)
        here = await store.here(self._table_id)
        lines = await store.talk(self._table_id) if table.said else []
        steps: dict[str, Step] = {
            "posts": partial(keep_true, house, table),
            "panels": partial(clear_panels, house, table, kept.panels),
            "asides": Asides(house, table, kept, lines).keep_true,
            "news": partial(tell_followers, house, table, kept.news),
        }
        for each in audiences(table, frozenset(kept.notes) | frozenset(kept.wishes)):
            showing = Showing(house, table, each, kept.notes.get(each.key, Note()))
            steps[each.key] = partial(showing.show, kept, here, lines)
        return Seen(version, wished, here, news), steps

    def _begin(self, seen: Seen, steps: dict[str, Step]) -> None:
        """All but what runs already, and what has been done since the last news."""
        now, self._seen = self._house.time.now(), seen
        self._done = {
            key: done
            for key, done in self._done.items()
            if key in steps and done.seen.news == seen.news and now < done.again
        }
        for key in steps.keys() - self._done.keys() - self._running.keys():
            self._running[key] = asyncio.create_task(self._take(key, steps[key], seen))

    async def _take(self, key: str, step: Step, seen: Seen) -> None:
        wait: float | None = AGAIN
        try:
            wait = await step()
        except Unknown:
            wait = SOON
        except Exception as error:  # noqa: BLE001 - one card's trouble is not the others'
            log.error("could not show table %s: %s", self._table_id, fault(error))
        finally:
            moment = inf if wait is None else self._house.time.now() + max(SOON, wait)
            self._done[key] = Done(seen, wait, moment)
            del self._running[key]

    async def _rest(self) -> None:
        """Until there is news, or a step is done, or one is worth another try."""
        self._moved.clear()
        soonest = min((done.again for done in self._done.values()), default=inf)
        naps: list[asyncio.Future[Any]] = [asyncio.ensure_future(self._moved.wait())]
        if soonest < inf:
            left = soonest - self._house.time.now()
            naps.append(asyncio.ensure_future(self._house.time.sleep(left)))
        try:
            await asyncio.wait(
                [*naps, *self._running.values()], return_when=asyncio.FIRST_COMPLETED
            )
        finally:
            for nap in naps:
                nap.cancel()
            await asyncio.gather(*naps, return_exceptions=True)

    async def _settle(self) -> Looked:
        """The table is not stale any more where everything shows it."""
        done = self._done.values()
        version = min(each.seen.version for each in done)
        here = frozenset[str]().union(*(each.seen.here for each in done))
        if all(each.wait is None for each in done):
            wished = min(each.seen.wished for each in done)
            await self._house.store.settle_stale(self._table_id, version, wished)
            return Looked(version, None, here)
        wait = min(each.again for each in done) - self._house.time.now()
        return Looked(version, max(0.0, wait), here)

"""What the bot is told: the queue behind getUpdates."""

import asyncio
from collections.abc import Awaitable
from dataclasses import dataclass
from typing import Any

from bot.timing import Time
from sandbox.faults import Faults
from sandbox.refusal import Refused

KEPT = 24 * 3600
"""Seconds after which an update nobody fetched is dropped."""

LATEST = 0.5
"""Seconds after which an update comes that nothing has overtaken."""

UNASKED = frozenset({"chat_member", "message_reaction", "message_reaction_count"})
"""Kinds that are only sent to a bot that asked for them by name."""

ANOTHER = "other getUpdates request; make sure that only one bot instance is running"


@dataclass
class Pending:
    """An update under way, to be delivered `left` times."""

    id: int
    kind: str
    content: dict[str, Any]
    born: float
    left: int = 1

    def shown(self) -> dict[str, Any]:
        return {"update_id": self.id, self.kind: self.content}


class Updates:
    """Numbered updates in order; an offset confirms everything below it.

    The first number is the present second: a bot's memory may outlive the sandbox, and must not
    take its next updates for those of an earlier one.
    """

    def __init__(self, time: Time, faults: Faults) -> None:
        self.time = time
        self.faults = faults
        self.next = int(time.now())
        self.allowed: frozenset[str] | None = None
        self.queue: list[Pending] = []
        self._late: list[Pending] = []
        self._news = asyncio.Event()
        self._poll: asyncio.Future[str] | None = None
        self._coming: asyncio.Task[None] | None = None

    def put(self, kind: str, content: dict[str, Any]) -> None:
        """Queue an update, unless the bot does not want this kind."""
        wanted = kind not in UNASKED if self.allowed is None else kind in self.allowed
        if not wanted:
            return
        fault = self.faults.next("update")
        befalls = fault.kind if fault else ""
        pending = Pending(0, kind, content, self.time.now(), 2 if befalls == "duplicate" else 1)
        if befalls == "late":
            self._late.append(pending)
            self._coming = asyncio.create_task(self._come_late())
        else:
            self._arrive(pending)

    def _arrive(self, *pending: Pending) -> None:
        """Number what has come, and what it has overtaken after it."""
        for one in (*pending, *self._late):
            one.id, self.next = self.next, self.next + 1
            self.queue.append(one)
        self._late.clear()
        self.wake()

    def wake(self) -> None:
        """Whoever waits for news looks again."""
        self._news.set()
        self._news = asyncio.Event()

    def news(self) -> Awaitable[bool]:
        """Waits for what comes from now on."""
        return self._news.wait()

    async def _come_late(self) -> None:
        await self.time.sleep(LATEST)
        self._arrive()

    def allow(self, kinds: list[str] | None) -> None:
        """Choose what is sent from now on: nothing said keeps it, an empty list resets it."""
        if kinds is not None:
            self.allowed = frozenset(kinds) or None

    def drop(self) -> None:
        self.queue.clear()

    def _confirm(self, offset: int) -> None:
        if offset < 0:
            self.queue = self.queue[offset:]
            return
        for pending in self.queue:
            if pending.id < offset:
                pending.left -= 1
        self.queue = [pending for pending in self.queue if pending.left]

    def delivered(self, pending: Pending) -> None:
        """It has been brought; one that comes twice is brought once more."""
        pending.left -= 1
        if not pending.left:
            self.forget(pending)

    def forget(self, pending: Pending) -> None:
        self.queue = [other for other in self.queue if other is not pending]

    def waiting(self) -> list[Pending]:
        """In order, what is not too old."""
        oldest = self.time.now() - KEPT
        self.queue = [pending for pending in self.queue if pending.born > oldest]
        return self.queue

    async def get(self, offset: int, limit: int, seconds: float) -> list[dict[str, Any]]:
        """Wait up to `seconds` for something new. A second caller ends the first's wait."""
        self._confirm(offset)
        self.close()
        if not self.waiting() and seconds > 0:
            await self._wait(seconds)
        return [pending.shown() for pending in self.waiting()[:limit]]

    @property
    def polled(self) -> bool:
        """Whether somebody waits for news."""
        return self._poll is not None and not self._poll.done()

    def close(self, why: str = ANOTHER) -> None:
        """End the wait of whoever is polling."""
        if self._poll and not self._poll.done():
            self._poll.set_result(why)

    async def _sleep_until(self, moment: float) -> None:
        # The moment is fixed before this task first runs: time may be skipped in between.
        await self.time.sleep(moment - self.time.now())

    async def _wait(self, seconds: float) -> None:
        self._poll = mine = asyncio.get_running_loop().create_future()
        news = asyncio.ensure_future(self._news.wait())
        nap = asyncio.ensure_future(self._sleep_until(self.time.now() + seconds))
        try:
            await asyncio.wait({mine, news, nap}, return_when=asyncio.FIRST_COMPLETED)
            if mine.done():
                raise Refused(409, f"Conflict: terminated by {mine.result()}")
        finally:
            mine.cancel()
            news.cancel()
            nap.cancel()

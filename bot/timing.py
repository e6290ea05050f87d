"""Where the present moment comes from, and how to wait: really, or moved by a hand."""

import asyncio
import time
from collections.abc import Coroutine
from typing import Any, Protocol


class Time(Protocol):
    """A source of moments. `now` is in Unix seconds, `sleep` lasts seconds of the same time."""

    def now(self) -> float: ...

    async def sleep(self, seconds: float) -> None: ...


class RealTime:
    """The machine's own time."""

    def now(self) -> float:
        return time.time()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


class MovableTime:
    """Time that runs `speed` times as fast as the machine's and can be skipped forward."""

    def __init__(self, speed: float = 1.0) -> None:
        self.speed = speed
        self._start = time.time()
        self._steady = time.monotonic()
        self._skipped = 0.0
        self._moved = asyncio.Event()

    def now(self) -> float:
        return self._start + (time.monotonic() - self._steady) * self.speed + self._skipped

    def skip(self, seconds: float) -> None:
        """Move the present forward; whoever sleeps past it wakes."""
        if seconds < 0:
            raise ValueError("time does not run backwards")
        self._skipped += seconds
        self._moved.set()
        self._moved = asyncio.Event()

    async def sleep(self, seconds: float) -> None:
        until = self.now() + seconds
        while (left := until - self.now()) > 0:
            moved = self._moved
            try:
                await asyncio.wait_for(moved.wait(), left / self.speed)
            except TimeoutError:
                return


async def until(stop: asyncio.Event, work: Coroutine[Any, Any, None]) -> None:
    """Do this until it is done or it is time to stop. What it raises is raised."""
    stopping, working = asyncio.create_task(stop.wait()), asyncio.create_task(work)
    try:
        await asyncio.wait({stopping, working}, return_when=asyncio.FIRST_COMPLETED)
        if working.done():
            working.result()
    finally:
        stopping.cancel()
        working.cancel()
        await asyncio.gather(stopping, working, return_exceptions=True)

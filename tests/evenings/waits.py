"""How long people wait for the answer to a tap, and whether all was well on the way meanwhile."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest

from sandbox.queries import Query
from sandbox.telegram import Telegram

BEAT = 0.01
RECOVERS = 0.5
"""Seconds after which whoever asks for updates has tried again."""

ASKING = ("getupdates", "setwebhook")
ON_THE_WAY = (*ASKING, "update", "webhook", "answercallbackquery")


@dataclass
class Wait:
    """Since when; and how long it lasted, None while nothing was answered."""

    since: float
    smooth: bool
    lasted: float | None = None


@dataclass
class Waits:
    """Every tap of an evening, from the moment its query is born to its answer.

    `seconds` are those in which this process could go on with what it waited for, beat by beat:
    on a machine that is busy with other things they pass more slowly, and no wait is longer for it.
    """

    telegram: Telegram
    all: list[Wait] = field(default_factory=list)
    seconds: float = 0.0
    _rough_until: float = 0.0
    _open: dict[str, Wait] = field(default_factory=dict)

    @contextmanager
    def measured(self, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
        queries = self.telegram.queries
        ask, answer = queries.ask, queries.answer

        def asks() -> Query[Any]:
            query = ask()
            # What could not be brought comes again later, and what is behind it waits as well.
            smooth = self.seconds > self._rough_until and not self.telegram.webhook.efforts
            self._open[query.id] = Wait(self.seconds, smooth)
            self.all.append(self._open[query.id])
            return query

        def answers(query_id: str, said: Any) -> None:
            answer(query_id, said)
            wait = self._open.pop(query_id)
            wait.lasted = self.seconds - wait.since

        monkeypatch.setattr(queries, "ask", asks)
        monkeypatch.setattr(queries, "answer", answers)
        beating = asyncio.create_task(self._beat())
        try:
            yield
        finally:
            beating.cancel()

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            self.seconds += BEAT

    def disturb(self, place: str) -> None:
        """A fault has befallen this; where it is on the way of a tap, that one may take longer."""
        if place in ON_THE_WAY:
            for wait in self._open.values():
                wait.smooth = False
        if place in ASKING:
            self._rough_until = max(self._rough_until, self.seconds + RECOVERS)

    @asynccontextmanager
    async def rough(self) -> AsyncIterator[None]:
        """Meanwhile processes end and begin."""
        self._rough_until = float("inf")
        try:
            yield
        finally:
            self._rough_until = self.seconds + RECOVERS

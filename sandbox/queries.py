"""What a person asks of the bot by a tap or by typing: each waits for one answer, not for long."""

import asyncio
from dataclasses import dataclass, field
from itertools import count
from typing import Generic, TypeVar

from bot.timing import Time
from sandbox.refusal import bad

ANSWERABLE = 20
"""Seconds in which a query may be answered. The real figure is not published."""

Answered = TypeVar("Answered")


@dataclass(frozen=True)
class Answer:
    """What the tapping person sees: a toast or an alert, or an address that opens."""

    text: str = ""
    alert: bool = False
    url: str = ""


@dataclass
class Query(Generic[Answered]):
    """One question. `answered` resolves when the bot answers."""

    id: str
    born: float
    answered: asyncio.Future[Answered] = field(repr=False)


class Queries(Generic[Answered]):
    """The questions that still may be answered."""

    def __init__(self, time: Time) -> None:
        self.time = time
        self.numbers = count(4_000_000_000_000_000_001)
        self.open: dict[str, Query[Answered]] = {}

    def ask(self) -> Query[Answered]:
        self._forget_old()
        future: asyncio.Future[Answered] = asyncio.get_running_loop().create_future()
        query = Query(str(next(self.numbers)), self.time.now(), future)
        self.open[query.id] = query
        return query

    def check(self, query_id: str) -> None:
        """Refuse an answer to what is unknown, too old or answered already."""
        self._forget_old()
        if query_id not in self.open:
            raise bad(
                "query is too old and response timeout expired or query ID is invalid",
            )

    def answer(self, query_id: str, answer: Answered) -> None:
        """Show the answer, which nobody gets to see twice."""
        self.check(query_id)
        query = self.open.pop(query_id)
        if not query.answered.done():
            query.answered.set_result(answer)

    def _forget_old(self) -> None:
        oldest = self.time.now() - ANSWERABLE
        self.open = {key: query for key, query in self.open.items() if query.born > oldest}

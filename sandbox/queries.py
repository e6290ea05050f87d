"""Taps on callback buttons: each waits for the bot's one answer, and not for long."""

import asyncio
from dataclasses import dataclass, field
from itertools import count

from bot.timing import Time
from sandbox.refusal import bad

ANSWERABLE = 20
"""Seconds in which a tap may be answered. The real figure is not published."""


@dataclass(frozen=True)
class Answer:
    """What the tapping person sees: a toast or an alert, or an address that opens."""

    text: str = ""
    alert: bool = False
    url: str = ""


@dataclass
class Query:
    """One tap. `answered` resolves when the bot answers."""

    id: str
    born: float
    answered: asyncio.Future[Answer] = field(repr=False)


class Queries:
    """The taps that still may be answered."""

    def __init__(self, time: Time) -> None:
        self.time = time
        self.numbers = count(4_000_000_000_000_000_001)
        self.open: dict[str, Query] = {}

    def ask(self) -> Query:
        self._forget_old()
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        query = Query(str(next(self.numbers)), self.time.now(), future)
        self.open[query.id] = query
        return query

    def answer(self, query_id: str, answer: Answer) -> None:
        """Show the answer; refused when the tap is unknown, too old or answered already."""
        self._forget_old()
        query = self.open.pop(query_id, None)
        if query is None:
            raise bad(
                "query is too old and response timeout expired or query ID is invalid",
            )
        if not query.answered.done():
            query.answered.set_result(answer)

    def _forget_old(self) -> None:
        oldest = self.time.now() - ANSWERABLE
        self.open = {key: query for key, query in self.open.items() if query.born > oldest}

"""Where the bot wants updates brought, and how bringing them has gone."""

from dataclasses import dataclass, field
from random import Random

from sandbox.updates import KEPT, Pending

CONNECTIONS = 40
LONGEST_DELAY = 60
"""Seconds: a delay doubles up to something between this and twice as much."""

LONGEST_WISH = 3600
"""The most seconds that a bot may ask to be left alone."""

GONE_FOR = 23 * 3600
"""Seconds of nothing but 410 after which nothing is brought there any more."""

ONE_BY_ONE_AFTER = 10
"""Seconds without success after which only one connection is tried at a time."""


@dataclass
class Effort:
    """An update that could not be brought yet."""

    fails: int = 0
    delay: int = 1
    again: float = 0.0


@dataclass
class Webhook:
    """As it was set; without an address there is none."""

    url: str = ""
    secret: str = ""
    connections: int = CONNECTIONS
    failed_at: int = 0
    failure: str = ""
    efforts: dict[int, Effort] = field(default_factory=dict)
    _worked_at: float = float("-inf")
    _gone_since: float = 0.0
    _luck: Random = field(default_factory=lambda: Random(0))

    def room(self, now: float) -> int:
        """How many updates may be on their way at once."""
        return self.connections if now < self._worked_at + ONE_BY_ONE_AFTER else 1

    def again(self, pending: Pending) -> float:
        """When this one may be tried."""
        effort = self.efforts.get(pending.id)
        return effort.again if effort else 0.0

    def worked(self, pending: Pending, now: float) -> None:
        self.efforts.pop(pending.id, None)
        self._worked_at, self._gone_since = now, 0.0

    def failed(
        self, pending: Pending, now: float, failure: str, status: int = 0, wish: int = 0
    ) -> bool:
        """Note it; answers whether there is no use in trying this update again.

        The first repetition comes at once where there was an answer, as on the real server.
        """
        self.failed_at, self.failure = int(now), failure
        if status == 410:
            self._gone_since = self._gone_since or now
            if now > self._gone_since + GONE_FOR:
                self.url = ""
        elif status:
            self._gone_since = 0.0
        effort = self.efforts.setdefault(pending.id, Effort())
        wait = min(max(wish, 0), LONGEST_WISH)
        if not wait and effort.fails:
            longest = self._luck.randint(LONGEST_DELAY, 2 * LONGEST_DELAY)
            wait = effort.delay = min(longest, effort.delay * 2)
        elif not wait and not status:
            wait = 1
        effort.fails += 1
        effort.again = now + wait
        return effort.again > pending.born + KEPT

"""How often the bot may send and edit: Telegram's flood control."""

import math
from collections import defaultdict, deque
from dataclasses import dataclass, field

from bot.timing import Time
from sandbox.refusal import too_many


@dataclass
class Window:
    """At most `limit` in any `seconds`."""

    limit: int
    seconds: float
    spent: deque[float] = field(default_factory=deque)

    def wait(self, now: float) -> float:
        """Seconds until there is room, 0 if there is."""
        while self.spent and self.spent[0] <= now - self.seconds:
            self.spent.popleft()
        if len(self.spent) < self.limit:
            return 0
        return self.spent[0] + self.seconds - now


def _private() -> list[Window]:
    # One a second on average; a burst of three is tolerated, as the real server does.
    return [Window(3, 3)]


def _group() -> list[Window]:
    return [Window(3, 3), Window(20, 60)]


class Floods:
    """Sends and edits share the allowance of their chat, and all chats that of the bot."""

    def __init__(self, time: Time) -> None:
        self.time = time
        self.overall = Window(30, 1)
        self.private: defaultdict[int, list[Window]] = defaultdict(_private)
        self.groups: defaultdict[int, list[Window]] = defaultdict(_group)

    def spend(self, chat: int) -> None:
        """Count one send or edit; raise 429 where there is no room for it."""
        now = self.time.now()
        windows = [self.overall, *(self.groups if chat < 0 else self.private)[chat]]
        if wait := max(window.wait(now) for window in windows):
            raise too_many(max(1, math.ceil(wait)))
        for window in windows:
            window.spent.append(now)

"""How often a chat, the whole bot or a person may act: budgets that all processes share."""

import math
from collections.abc import Iterable
from pathlib import Path

from bot.link import Client, Link
from bot.timing import RealTime, Time

LIBRARY = Path(__file__).with_suffix(".lua")

Rule = tuple[int, float]
CHAT: tuple[Rule, ...] = ((1, 1.0),)
GROUP: tuple[Rule, ...] = (*CHAT, (18, 60.0))
EVERYBODY: tuple[Rule, ...] = ((25, 1.0),)
MOST_TABLES = 20


class Limits:
    """Budgets in Redis. A rule says how many times something may be done in how many seconds."""

    def __init__(self, client: Client, time: Time | None = None) -> None:
        self._link = Link(client, LIBRARY)
        self._time = time or RealTime()

    async def may_write(self, chat_id: str) -> float:
        """Seconds until a message may be sent to or edited in this chat; 0 means: do so now.

        Only then it is counted. Groups, whose ids begin with a minus, have a budget a minute too.
        """
        rules = GROUP if chat_id.startswith("-") else CHAT
        return (
            await self._budget(chat_id, rules, take=False)
            or await self._budget("all", EVERYBODY, take=True)
            or await self._budget(chat_id, rules, take=True)
        )

    async def hold(self, chat_id: str, seconds: float) -> None:
        """Telegram asked us to leave this chat alone for so many seconds."""
        until = repr(self._time.now() + seconds)
        await self._link.call("SET", _until(chat_id), until, "EX", math.ceil(seconds) + 60)

    async def may_act(self, person_id: str, act: str, times: int, seconds: float) -> bool:
        """Whether a person may do this kind of thing once more. If so it is counted."""
        return not await self._budget(f"{person_id}:{act}", ((times, seconds),), take=True)

    async def _budget(self, whose: str, rules: tuple[Rule, ...], take: bool) -> float:
        pairs = [word for rule in rules for word in rule]
        held = [f"budget:{{{whose}}}", _until(whose)]
        return float(
            await self._link.run("budget", held, repr(self._time.now()), int(take), *pairs)
        )


def has_enough(stages: Iterable[str]) -> bool:
    """Whether a person whose tables are at these stages may open no more of them."""
    return sum(stage in ("lobby", "playing") for stage in stages) >= MOST_TABLES


def _until(whose: str) -> str:
    return f"budget:{{{whose}}}:until"

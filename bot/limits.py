"""How often a chat, the whole bot or a person may act: budgets that all processes share."""

import math
from pathlib import Path
from typing import NamedTuple

from bot.link import Client, Link
from bot.timing import RealTime, Time

LIBRARY = Path(__file__).with_suffix(".lua")

Rule = tuple[int, float]
CHAT: tuple[Rule, ...] = ((1, 1.0),)
GROUP: tuple[Rule, ...] = (*CHAT, (18, 60.0))
EVERYBODY: tuple[Rule, ...] = ((25, 1.0),)
EVERYBODY_ROUTINE: tuple[Rule, ...] = (*EVERYBODY, (20, 1.0))
SHARE: Rule = (6, 60.0)


class Bucket(NamedTuple):
    """So many at once, then one every `pace` seconds; none waits for it longer than `patience`."""

    burst: int
    pace: float
    patience: float


# Thirteen a minute at most: that leaves room for five answers, whenever they are asked for.
GROUP_ROUTINE = Bucket(burst=4, pace=6.0, patience=30.0)
BOTTOMLESS = Bucket(burst=0, pace=0.0, patience=0.0)


class Limits:
    """Budgets in Redis. A rule says how many times something may be done in how many seconds."""

    def __init__(self, client: Client, time: Time | None = None) -> None:
        self._link = Link(client, LIBRARY)
        self._time = time or RealTime()

    async def may_write(self, chat_id: str, routine_of: str = "") -> float:
        """Seconds until a message may be sent to or edited in this chat; 0 means: do so now.

        Only then it is counted. Groups, whose ids begin with a minus, have a budget a minute too.
        What nobody waits for is the routine of somebody, of a table say: it leaves room for what
        somebody does wait for, and goes in the order in which they began to wait.
        """
        group = chat_id.startswith("-")
        rules = GROUP if group else CHAT
        bucket = GROUP_ROUTINE if group and routine_of else BOTTOMLESS
        everybody = EVERYBODY_ROUTINE if routine_of else EVERYBODY
        return (
            await self._budget(chat_id, rules, bucket, routine_of, take=False)
            or await self._budget("all", everybody)
            or await self._budget(chat_id, rules, bucket, routine_of)
        )

    async def hold(self, chat_id: str, seconds: float) -> None:
        """Telegram asked us to leave this chat alone for so many seconds."""
        until = repr(self._time.now() + seconds)
        await self._link.call("SET", _until(chat_id), until, "EX", math.ceil(seconds) + 60)

    async def may_act(self, person_id: str, act: str, times: int, seconds: float) -> bool:
        """Whether a person may do this kind of thing once more. If so it is counted."""
        return not await self._budget(f"{person_id}:{act}", ((times, seconds),))

    async def may_be_answered(self, person_id: str, chat_id: str) -> bool:
        """Whether a group has an answer left for this person: nobody takes all it has room for."""
        return await self.may_act(f"{person_id}:{chat_id}", "share", *SHARE)

    async def _budget(
        self,
        whose: str,
        rules: tuple[Rule, ...],
        bucket: Bucket = BOTTOMLESS,
        in_line: str = "",
        take: bool = True,
    ) -> float:
        words = [*bucket, *(word for rule in rules for word in rule)]
        held = [_spent(whose), _until(whose), f"{_spent(whose)}:line"]
        now = repr(self._time.now())
        return float(await self._link.run("budget", held, now, int(take), in_line, *words))


def _spent(whose: str) -> str:
    return f"budget:{{{whose}}}"


def _until(whose: str) -> str:
    return f"{_spent(whose)}:until"

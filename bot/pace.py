"""How long a table waits: a pace and an engine's span make seconds."""

from typing import Literal, Self

from bot.engines.game import Fact, Span

Pace = Literal["blitz", "normal", "slow"]
HOUR = 3600.0
WARNS_AT = 0.75
SECONDS: dict[Pace, dict[Span, float]] = {
    "blitz": {"glance": 10, "answer": 15, "turn": 30, "debate": 120},
    "normal": {"glance": 30, "answer": 45, "turn": 90, "debate": 300},
    "slow": {"glance": HOUR, "answer": 6 * HOUR, "turn": 12 * HOUR, "debate": 24 * HOUR},
}


def seconds_for(pace: Pace, span: Span) -> float:
    return SECONDS[pace][span]


class Running(Fact):
    """What is being waited for, since when, by when (None: for ever), and whether we warned.

    `left` are the seconds that a clock had when it was stopped.
    """

    key: str
    started: float
    deadline: float | None
    warned: bool = False
    left: float | None = None

    def stopped(self, now: float) -> Self:
        """For somebody alone: it keeps what it had left."""
        if self.deadline is None:
            return self
        return self.model_copy(update={"deadline": None, "left": self.deadline - now})

    def going_on(self, now: float, whole: float) -> Self:
        """From where it stopped; with the whole time, if it never ran."""
        left = whole if self.left is None else self.left
        return self.model_copy(update={"started": now, "deadline": now + left, "left": None})

    @property
    def warns(self) -> float | None:
        """When a gentle warning is due, if one still is."""
        if self.deadline is None or self.warned:
            return None
        return self.started + WARNS_AT * (self.deadline - self.started)

"""How long a table waits: a pace and an engine's span make seconds."""

from typing import Literal

from bot.engines.game import Fact, Span

Pace = Literal["blitz", "normal", "slow"]
HOUR = 3600.0
WARNS_AT = 0.75
SECONDS: dict[Pace, dict[Span, float]] = {
    "blitz": {"glance": 10, "answer": 15, "turn": 30, "debate": 120},
    "normal": {"glance": 20, "answer": 45, "turn": 90, "debate": 300},
    "slow": {"glance": HOUR, "answer": 6 * HOUR, "turn": 12 * HOUR, "debate": 24 * HOUR},
}


def seconds_for(pace: Pace, span: Span) -> float:
    return SECONDS[pace][span]


class Running(Fact):
    """What is being waited for, since when, by when (None: for ever), and whether we warned."""

    key: str
    started: float
    deadline: float | None
    warned: bool = False

    @property
    def warns(self) -> float | None:
        """When a gentle warning is due, if one still is."""
        if self.deadline is None or self.warned:
            return None
        return self.started + WARNS_AT * (self.deadline - self.started)

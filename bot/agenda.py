"""Which tables are to be looked at now, and which not before a moment. Pure."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

Until = Literal["then", "stale", "gone"]


@dataclass(frozen=True)
class Pause:
    """This version of a table need not be looked at before a moment.

    And not even then unless it is still found stale, or unless somebody of those who were `here`
    has gone.
    """

    version: int
    moment: float
    only: Until = "then"
    here: frozenset[str] = frozenset()


class Agenda:
    """Tables by their ids; moments come from outside."""

    def __init__(self) -> None:
        self._wanted: dict[str, int] = {}
        self._paused: dict[str, Pause] = {}

    def want(self, table_id: str, version: int = 0) -> None:
        """Look at it soon; 0 where its version is not known."""
        self._wanted[table_id] = max(version, self._wanted.get(table_id, 0))

    def pause(self, table_id: str, pause: Pause) -> None:
        """It has been looked at."""
        self._paused[table_id] = pause

    def found(self, stale: Iterable[tuple[str, int]], now: float) -> None:
        """What the store holds for stale: look at it, but for what is paused on purpose."""
        for table_id, version in stale:
            pause = self._paused.get(table_id)
            if (
                pause is None
                or pause.version != version
                or (pause.only == "stale" and pause.moment <= now)
            ):
                self.want(table_id, version)

    def moved(self, table_id: str, now: float) -> None:
        """Somebody came to this table or went."""
        pause = self._paused.get(table_id)
        if pause and pause.only == "gone":
            self._paused[table_id] = Pause(pause.version, now, "gone", pause.here)

    def due(self, now: float) -> dict[str, Pause]:
        """Want all whose time has come; answers those who rest until somebody is gone."""
        come = {each: pause for each, pause in self._paused.items() if pause.moment <= now}
        for table_id, pause in come.items():
            if pause.only == "then":
                self.want(table_id, pause.version)
            elif pause.only == "stale":
                del self._paused[table_id]
        return {each: pause for each, pause in come.items() if pause.only == "gone"}

    def take(self, but: Iterable[str]) -> dict[str, int]:
        """What is wanted now, with the versions that are known of it; the others stay."""
        busy = set(but)
        taken = {each: version for each, version in self._wanted.items() if each not in busy}
        for table_id in taken:
            del self._wanted[table_id]
            self._paused.pop(table_id, None)
        return taken

    def soonest(self, otherwise: float) -> float:
        """When the next pause ends, or else that moment."""
        moments = (pause.moment for pause in self._paused.values() if pause.only != "stale")
        return min(moments, default=otherwise)

"""What every part of the store stands on: the link to Redis, and the present moment."""

from pathlib import Path

from bot.link import Client, Link
from bot.timing import RealTime, Time

LIBRARY = Path(__file__).parent.parent / "commit.lua"
KEPT = 90 * 24 * 3600


class Linked:
    """A part of the store."""

    def __init__(self, client: Client, time: Time | None = None) -> None:
        self._link = Link(client, LIBRARY)
        self._time = time or RealTime()

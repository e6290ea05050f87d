"""How much one person may ask of this process: commands a second, sockets at a time."""

from collections import Counter
from dataclasses import dataclass

from bot.gathering import Refused
from bot.timing import Time

BODY = 16 * 1024
FRAME = 4 * 1024
FRAME_READ = 256 * 1024  # what is longer than FRAME is still read, so that it can be answered
BURST = 20.0
COMMANDS_PER_SECOND = 10.0
CONNECTIONS = 8
REMEMBERED = 10_000


@dataclass(slots=True)
class Allowance:
    """What a person may still do at once; it grows again with time."""

    left: float
    since: float


class Limits:
    """Counts what each person does. Raises `Refused`: too-fast, too-many-connections."""

    def __init__(self, time: Time) -> None:
        self._time = time
        self._allowances: dict[str, Allowance] = {}
        self._connections: Counter[str] = Counter()

    def command(self, person_id: str) -> None:
        """A person plays or asks for something to be changed."""
        now = self._time.now()
        mine = self._allowances.setdefault(person_id, Allowance(BURST, now))
        mine.left = min(BURST, mine.left + (now - mine.since) * COMMANDS_PER_SECOND)
        mine.since = now
        if mine.left < 1:
            raise Refused("too-fast")
        mine.left -= 1
        if len(self._allowances) > REMEMBERED:
            self._forget(now)

    def _forget(self, now: float) -> None:
        """Whoever has been quiet long enough has his whole allowance again anyway."""
        quiet = now - BURST / COMMANDS_PER_SECOND
        self._allowances = {who: a for who, a in self._allowances.items() if a.since > quiet}

    def connect(self, person_id: str) -> None:
        if self._connections[person_id] >= CONNECTIONS:
            raise Refused("too-many-connections")
        self._connections[person_id] += 1

    def disconnect(self, person_id: str) -> None:
        self._connections[person_id] -= 1
        if not self._connections[person_id]:
            del self._connections[person_id]

    @property
    def connections(self) -> int:
        return self._connections.total()

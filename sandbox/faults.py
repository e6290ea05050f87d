"""What may go wrong between bot and Telegram, switched on from the desk."""

from collections import defaultdict, deque
from dataclasses import dataclass
from typing import Literal, get_args

from sandbox.refusal import Impossible

FaultKind = Literal["429", "502", "timeout", "duplicate"]


@dataclass(frozen=True)
class Fault:
    """`429` refuses for `retry_after` seconds, `502` is HTML, `timeout` acts and says nothing."""

    kind: FaultKind
    retry_after: int = 1


class Faults:
    """Faults waiting for their method to be called, in the order they were ordered."""

    def __init__(self) -> None:
        self.waiting: defaultdict[str, deque[Fault]] = defaultdict(deque)

    def add(self, method: str, kind: str, times: int, retry_after: int) -> None:
        known = get_args(FaultKind)
        if kind not in known:
            raise Impossible(f"there is no fault {kind!r}: choose one of {', '.join(known)}")
        found: FaultKind = next(name for name in known if name == kind)
        self.waiting[method.lower()].extend([Fault(found, retry_after)] * times)

    def next(self, method: str) -> Fault | None:
        """The fault that this call meets, taken off the list."""
        waiting = self.waiting.get(method.lower())
        return waiting.popleft() if waiting else None

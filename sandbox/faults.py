"""What may go wrong between bot and Telegram: ordered from the desk, or drawn at random."""

import re
from collections import defaultdict
from dataclasses import dataclass
from random import Random
from typing import Literal

from sandbox.refusal import Impossible, Refused, too_many

PLACES = ("update", "ephemeral", "webhook")
"""What is no call of the bot's: news for it, a message for one person's eyes, a delivery."""

CALLS = rf"(?!({'|'.join(PLACES)})$).+"
LIMITED = rf"(?!answercallbackquery$){CALLS}"
WRITING = r"(send|edit|copy|forward)\w+"
EDITING = r"edit\w+"
STANDING = r"(editmessage\w+|deletemessage)"
LONGEST_WAIT = 5


@dataclass(frozen=True)
class Kind:
    """One way of going wrong: whom it may befall, and the answer where it is no more than that."""

    befalls: str
    says: str = ""
    code: int = 403
    chats: Literal["", "private", "group"] = ""

    def may_befall(self, place: str, chat: str) -> bool:
        if self.chats and chat and (self.chats == "group") != chat.startswith("-"):
            return False
        return re.fullmatch(self.befalls, place) is not None


KINDS = {
    "429": Kind(LIMITED),
    "502": Kind(CALLS),
    "timeout": Kind(CALLS),
    "dropped": Kind(CALLS),
    "blocked": Kind(WRITING, "Forbidden: bot was blocked by the user", chats="private"),
    "unstarted": Kind(
        WRITING, "Forbidden: bot can't initiate conversation with a user", chats="private"
    ),
    "deactivated": Kind(WRITING, "Forbidden: user is deactivated", chats="private"),
    "kicked": Kind(WRITING, "Forbidden: bot was kicked from the supergroup chat", chats="group"),
    "outside": Kind(
        WRITING, "Forbidden: bot is not a member of the supergroup chat", chats="group"
    ),
    "deleted": Kind(WRITING, "Forbidden: the group chat was deleted", chats="group"),
    "unmodified": Kind(
        EDITING,
        "Bad Request: message is not modified: specified new message content and reply markup "
        "are exactly the same as a current content and reply markup of the message",
        400,
    ),
    "too_old": Kind(
        "answercallbackquery",
        "Bad Request: query is too old and response timeout expired or query ID is invalid",
        400,
    ),
    "vanished": Kind(STANDING),
    "duplicate": Kind("update"),
    "late": Kind("update"),
    "lost": Kind("ephemeral"),
    "down": Kind("webhook"),
}
"""`502` is HTML. `timeout` acts and says nothing, `dropped` does neither; `unmodified` acts too and
says so as of an edit made before. `vanished`: somebody has deleted the message just before.
`duplicate` comes twice, `late` after what happened later. `lost` never reaches the phone, `down`
finds nobody at the webhook."""


@dataclass(frozen=True)
class Fault:
    """What befalls one call, update, ephemeral message or delivery."""

    kind: str
    retry_after: int = 1

    @property
    def has_acted(self) -> bool:
        """Whether what was asked stands all the same: nothing is unmodified that is not so."""
        return self.kind in ("timeout", "unmodified")

    def refusal(self) -> Refused | None:
        """Telegram's answer, where the fault is one."""
        if self.kind == "429":
            return too_many(self.retry_after)
        kind = KINDS[self.kind]
        return Refused(kind.code, kind.says) if kind.says else None


@dataclass
class Order:
    """A fault that waits for its place; with a chat, for a call about that chat."""

    fault: Fault
    chat: str
    left: int


class Faults:
    """Faults that were ordered come first and in their order; then there is chance.

    `rates` says how likely each kind is wherever it may befall; a seed makes them the same again.
    """

    def __init__(self) -> None:
        self.waiting: defaultdict[str, list[Order]] = defaultdict(list)
        self.rates: dict[str, float] = {}
        self.luck = Random(0)

    def add(
        self, place: str, kind: str, times: int = 1, retry_after: int = 1, chat: str = ""
    ) -> None:
        """Order a fault for the next calls of a method, or for one of the `PLACES`."""
        if not known(kind).may_befall(place.lower(), chat):
            raise Impossible(f"{kind!r} never befalls {place!r} there")
        order = Order(Fault(kind, retry_after), chat, times)
        self.waiting[place.lower()].append(order)

    def at_random(self, seed: int, rates: dict[str, float]) -> None:
        """From now on each kind befalls with its rate, from 0 to 1."""
        for kind, rate in rates.items():
            known(kind)
            if not 0 <= rate <= 1:
                raise Impossible("a rate is from never to always")
        self.rates, self.luck = dict(rates), Random(seed)

    def calm(self) -> None:
        """Nothing goes wrong any more."""
        self.waiting.clear()
        self.rates = {}

    def next(self, place: str, chat: str = "") -> Fault | None:
        """What befalls this one; an ordered fault is counted off."""
        place = place.lower()
        for order in self.waiting[place]:
            if order.chat in ("", chat):
                order.left -= 1
                if not order.left:
                    self.waiting[place].remove(order)
                return order.fault
        for kind, rate in self.rates.items():
            if KINDS[kind].may_befall(place, chat) and self.luck.random() < rate:
                return Fault(kind, self.luck.randint(1, LONGEST_WAIT))
        return None


def known(kind: str) -> Kind:
    if kind not in KINDS:
        raise Impossible(f"there is no fault {kind!r}: choose one of {', '.join(KINDS)}")
    return KINDS[kind]

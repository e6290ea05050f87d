"""Messages that a bot has prepared: the Mini App lets its person send one on, for a while."""

import secrets
from dataclasses import dataclass

from bot.timing import Time
from sandbox.chats import Kind
from sandbox.inline import Result
from sandbox.refusal import Impossible

KEPT = 3600
"""Seconds for which a prepared message can be sent. The real figure is not published."""


@dataclass(frozen=True)
class Prepared:
    """A message kept for one person, who may send it to chats of these kinds."""

    id: str
    person: int
    result: Result
    kinds: frozenset[Kind]
    until: int


class PreparedMessages:
    """What can still be sent."""

    def __init__(self, time: Time) -> None:
        self.time = time
        self.kept: dict[str, Prepared] = {}

    def keep(self, person: int, result: Result, kinds: frozenset[Kind]) -> Prepared:
        until = int(self.time.now()) + KEPT
        message = Prepared(secrets.token_urlsafe(12), person, result, kinds, until)
        self.kept[message.id] = message
        return message

    def find(self, person: int, message_id: str) -> Prepared:
        """That person's prepared message; what expired or is another's is not there."""
        message = self.kept.get(message_id)
        if message is None or message.person != person or message.until <= self.time.now():
            raise Impossible("MESSAGE_EXPIRED")
        return message

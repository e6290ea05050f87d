"""What keeps somebody from writing: rights, closed topics, slow mode."""

import math
from dataclasses import dataclass
from typing import Literal

from sandbox.chats import GENERAL, Chat
from sandbox.refusal import Impossible, Refused, bad, too_many

Reason = Literal["reader", "muted", "closed", "slow"]

TO_THE_BOT = {
    "reader": "need administrator rights in the channel chat",
    "muted": "not enough rights to send text messages to the chat",
    "closed": "TOPIC_CLOSED",
}
TO_A_PERSON = {
    "reader": "only administrators post in a channel",
    "muted": "writing is not allowed here",
    "closed": "this topic is closed",
}


@dataclass(frozen=True)
class Obstacle:
    """Why something cannot be written now; `seconds` is how long slow mode makes one wait."""

    reason: Reason
    seconds: int = 0

    def refused(self) -> Refused:
        """As the bot hears of it."""
        return too_many(self.seconds) if self.reason == "slow" else bad(TO_THE_BOT[self.reason])

    def impossible(self) -> Impossible:
        """As a person hears of it."""
        if self.reason == "slow":
            return Impossible(f"slow mode: the next message in {self.seconds} seconds")
        return Impossible(TO_A_PERSON[self.reason])


def obstacle(chat: Chat, who: int, topic: int, now: float) -> Obstacle | None:
    """What keeps this member from writing into that topic (0: none, so General) of the chat."""
    if chat.kind == "channel":
        return None if chat.may(who, "can_post_messages") else Obstacle("reader")
    if chat.kind != "group":
        return None
    lapse(chat, now)
    if not chat.may(who, "can_send_messages"):
        return Obstacle("muted")
    if closed(chat, who, topic):
        return Obstacle("closed")
    wait = chat.spoke.get(who, -math.inf) + chat.slow - now
    if wait > 0 and not chat.members[who].leads:
        return Obstacle("slow", math.ceil(wait))
    return None


def lapse(chat: Chat, now: float) -> None:
    """End the restrictions whose time is up. Nobody is told of that."""
    for member in chat.members.values():
        if member.status == "restricted" and member.until and member.until <= now:
            member.status, member.rights, member.until = "member", frozenset(), 0


def closed(chat: Chat, who: int, topic: int) -> bool:
    """Whether a topic is closed to them, who neither opened it nor manage topics."""
    found = (chat.topics or {}).get(topic or GENERAL)
    if found is None or not found.closed:
        return False
    return found.opener != who and not chat.may(who, "can_manage_topics")

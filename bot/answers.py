"""What came of a call to Telegram, and what the reasons of its refusals mean."""

import logging
from dataclasses import dataclass
from typing import Literal

Kind = Literal["done", "later", "unknown", "gone", "closed", "mute", "moved", "topic", "wrong"]

# Parts of the reasons that come with a 400, and what they mean. The first that fits counts.
REASONS: tuple[tuple[str, Kind], ...] = (
    ("message is not modified", "done"),
    ("message to edit not found", "gone"),
    ("query is too old", "gone"),
    ("message can't be edited", "gone"),
    ("message_id_invalid", "gone"),
    ("message to delete not found", "done"),
    ("message thread not found", "topic"),
    ("topic_closed", "topic"),
    ("topic_deleted", "topic"),
    ("chat not found", "closed"),
    ("peer_id_invalid", "closed"),
    ("user is deactivated", "closed"),
    ("not enough rights", "mute"),
    ("chat_write_forbidden", "mute"),
    ("need administrator rights", "mute"),
    ("have no rights", "mute"),
)

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Answer:
    """What came of a call.

    done: it stands so now, in `message` or `post`, or waits as `prepared`. later: refused for
    `seconds`. unknown: it may have happened. gone: there is no such message any more. closed: this
    chat is closed to us. mute: we may not write there. moved: the chat is `chat` now. topic: that
    topic is gone or closed. wrong: it will never be accepted.
    """

    kind: Kind
    message: int = 0
    seconds: float = 0.0
    chat: str = ""
    prepared: str = ""
    post: str = ""


def meaning(reason: str) -> Kind:
    """What a 400 means for us; its reason is a sentence and nothing else."""
    told = reason.lower()
    for part, kind in REASONS:
        if part in told:
            return kind
    log.error("telegram refused: %s", reason[:120])
    return "wrong"

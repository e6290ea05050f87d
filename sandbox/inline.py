"""Inline mode: what the bot offers to whoever writes its name, and what was sent in that way."""

import base64
import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from bot.timing import Time
from sandbox.chats import Chat
from sandbox.content import Content
from sandbox.messages import Keyboard, Message
from sandbox.queries import Queries
from sandbox.refusal import Impossible, bad

APP_ANSWERABLE = 3600
"""Seconds in which a Mini App may be answered. The real figure is not published."""


@dataclass(frozen=True)
class Result:
    """Something that can be sent: how a list shows it, and the message that it becomes."""

    id: str
    title: str
    description: str = ""
    content: Content = field(default_factory=Content)
    keyboard: Keyboard = field(default_factory=list)

    def listed(self) -> dict[str, str]:
        return {"id": self.id, "title": self.title, "description": self.description}


@dataclass(frozen=True)
class Offer:
    """The bot's answer to an inline query; `button` stands above the results."""

    results: tuple[Result, ...] = ()
    next_offset: str = ""
    button: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Asked:
    """What somebody wrote behind the bot's name."""

    person: int
    text: str
    offset: str = ""


class InlineMode:
    """The queries under way, the answers that may be given again, and the messages sent."""

    def __init__(self, time: Time) -> None:
        self.time = time
        self.queries: Queries[Offer] = Queries(time)
        self.asked: dict[str, Asked] = {}
        self.offers: dict[str, Offer] = {}
        self.opened: dict[str, tuple[float, int]] = {}
        self.messages: dict[str, tuple[Chat, Message]] = {}
        self._cache: dict[Asked, tuple[float, Offer]] = {}
        self._numbers: Iterator[int] = count(1)

    def cached(self, asked: Asked) -> Offer | None:
        """An answer given before to the same words: to this person, or to anybody."""
        for key in (asked, everybodys(asked)):
            until, offer = self._cache.get(key, (0.0, None))
            if offer and self.time.now() < until:
                return offer
        return None

    def answer(self, query_id: str, offer: Offer, seconds: int, *, personal: bool) -> None:
        self.queries.answer(query_id, offer)
        asked = self.asked[query_id]
        key = asked if personal else everybodys(asked)
        self._cache[key] = self.time.now() + seconds, offer

    def offered(self, query_id: str, result_id: str) -> Result:
        """The result that stands in the answer to that query."""
        for result in self.offers[query_id].results if query_id in self.offers else ():
            if result.id == result_id:
                return result
        raise Impossible(f"the bot offered nothing under {result_id!r}")

    def open_app(self, query_id: str, person: int) -> None:
        """A button has opened the Mini App, which may be answered once."""
        self.opened[query_id] = self.time.now() + APP_ANSWERABLE, person

    def opener(self, query_id: str) -> int:
        """Whose Mini App it is that is answered now, and not again."""
        until, person = self.opened.pop(query_id, (0.0, 0))
        if until <= self.time.now():
            raise bad("query is too old and response timeout expired or query ID is invalid")
        return person

    def remember(self, chat: Chat, message: Message) -> None:
        """Give a message the id by which the bot may change it without knowing the chat."""
        digest = hashlib.sha256(f"inline {next(self._numbers)}".encode()).digest()
        message.inline = "AgAAA" + base64.urlsafe_b64encode(digest[:18]).decode()
        self.messages[message.inline] = chat, message

    def find(self, inline_id: str) -> tuple[Chat, Message]:
        chat, message = self.messages.get(inline_id, (None, None))
        if chat is None or message is None or message.id not in chat.messages:
            raise bad("MESSAGE_ID_INVALID")
        return chat, message


def everybodys(asked: Asked) -> Asked:
    return Asked(0, asked.text, asked.offset)

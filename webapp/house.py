"""What the handlers share: one value, made by the main and put into the application."""

from dataclasses import dataclass, field
from typing import Protocol

from aiohttp import web

from bot.answers import Answer
from bot.inviting import Invitation
from bot.store import Store
from bot.timing import Time
from webapp.auth import Gate
from webapp.counts import Counts
from webapp.limits import Limits
from webapp.protocol import BotNames
from webapp.rooms import Rooms


class Telegram(Protocol):
    """What the web app asks of Telegram. `bot.chat` does it; what that needs is heavy to load."""

    async def prepare(self, person: str, invitation: Invitation) -> Answer: ...


@dataclass(frozen=True, slots=True)
class House:
    """The store and the present moment, who may come in, what is counted, and Telegram."""

    store: Store
    time: Time
    gate: Gate
    names: BotNames
    limits: Limits
    rooms: Rooms
    counts: Counts
    telegram: Telegram | None
    sockets: set[web.WebSocketResponse] = field(default_factory=set)


HOUSE = web.AppKey("house", House)

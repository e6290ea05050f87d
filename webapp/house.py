"""What the handlers share: one value, made by the main and put into the application."""

from dataclasses import dataclass, field

from aiohttp import web

from bot.store import Store
from bot.timing import Time
from webapp.auth import Gate
from webapp.counts import Counts
from webapp.limits import Limits
from webapp.protocol import BotNames
from webapp.rooms import Rooms


@dataclass(frozen=True, slots=True)
class House:
    """The store and the present moment, who may come in, and what is counted."""

    store: Store
    time: Time
    gate: Gate
    names: BotNames
    limits: Limits
    rooms: Rooms
    counts: Counts
    sockets: set[web.WebSocketResponse] = field(default_factory=set)


HOUSE = web.AppKey("house", House)

"""A frame comes in, its answer goes out: what was played is stored before it is told."""

from collections.abc import Callable
from typing import Any

from aiohttp import WSMessage, WSMsgType
from pydantic import BaseModel

from bot.engines.game import Fact
from bot.faults import fault
from bot.gathering import Refused
from bot.people import Person
from bot.store import Contended, Unknown
from bot.table import Table
from webapp.frames import PlayedFrame, PlayRequest, RefusedFrame, SayRequest
from webapp.house import House
from webapp.limits import FRAME
from webapp.logs import log
from webapp.protocol import ErrorReply
from webapp.refusals import problem, read_as

Change = Callable[[Table], None]


class Numbered(BaseModel):
    """The part of a broken request by which it can still be answered, and by which it is known."""

    id: int
    say: Any = None


async def answer(house: House, message: WSMessage, table_id: str, person: Person) -> Fact:
    """Play the move or say the line of this frame; what is answered says what came of it."""
    number: int | None = None
    result, key = "ok", ""
    try:
        text = text_of(message)
        numbered = _numbered(text)
        number = None if numbered is None else numbered.id
        house.limits.command(person.id)
        says = numbered is not None and numbered.say is not None
        change = _line(house, text, person) if says else _move(house, text, person)
        with house.counts.change_seconds.time():
            await house.store.change(table_id, change)
    except Refused as refused:
        result, key = refused.code, refused.key
    except Unknown:
        result = "unknown-table"
    except Contended:
        result = "busy"
    except Exception as error:  # noqa: BLE001 - it is logged
        log.error("move-broken", table=table_id, fault=fault(error))
        result = "broken"
    house.counts.moves.labels(result).inc()
    if result != "ok":
        why = problem(result, person.language, key)
        return ErrorReply(error=why) if number is None else RefusedFrame(id=number, error=why)
    return PlayedFrame(id=number or 0)


def _numbered(text: str) -> Numbered | None:
    try:
        return read_as(Numbered, text)
    except Refused:
        return None


def _move(house: House, text: str, person: Person) -> Change:
    asked = read_as(PlayRequest, text)
    return lambda table: table.play(person.id, asked.question, asked.move, house.time.now())


def _line(house: House, text: str, person: Person) -> Change:
    """Its number, which the client draws by chance, tells it from all others of this person."""
    asked = read_as(SayRequest, text)
    said, mark = asked.say, f"web {asked.id}"
    return lambda table: table.say(person.id, said.circle, said.text, house.time.now(), mark)


def text_of(message: WSMessage) -> str:
    """What a frame says. Raises `Refused`: malformed, too-large."""
    if message.type is not WSMsgType.TEXT:
        raise Refused("malformed")
    text: str = message.data
    if len(text) > FRAME or len(text.encode()) > FRAME:
        raise Refused("too-large")
    return text

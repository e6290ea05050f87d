"""A frame comes in, its answer goes out: what was played is stored before it is told."""

from aiohttp import WSMessage, WSMsgType
from pydantic import BaseModel

from bot.engines.game import Fact
from bot.faults import fault
from bot.gathering import Refused
from bot.people import Person
from bot.store import Contended, Unknown
from webapp.house import House
from webapp.limits import FRAME
from webapp.logs import log
from webapp.protocol import ErrorReply, PlayedFrame, PlayRequest, RefusedFrame
from webapp.refusals import problem, read_as


class Numbered(BaseModel):
    """The part of a broken request by which it can still be answered."""

    id: int


async def answer(house: House, message: WSMessage, table_id: str, person: Person) -> Fact:
    number: int | None = None
    result = "ok"
    try:
        text = text_of(message)
        number = _number_in(text)
        house.limits.command(person.id)
        asked = read_as(PlayRequest, text)
        with house.counts.change_seconds.time():
            await house.store.change(
                table_id,
                lambda table: table.play(person.id, asked.question, asked.move, house.time.now()),
            )
    except Refused as refused:
        result = refused.code
    except Unknown:
        result = "unknown-table"
    except Contended:
        result = "busy"
    except Exception as error:  # noqa: BLE001 - it is logged
        log.error("move-broken", table=table_id, fault=fault(error))
        result = "broken"
    house.counts.moves.labels(result).inc()
    if result != "ok":
        why = problem(result, person.language)
        return ErrorReply(error=why) if number is None else RefusedFrame(id=number, error=why)
    return PlayedFrame(id=number or 0)


def _number_in(text: str) -> int | None:
    try:
        return read_as(Numbered, text).id
    except Refused:
        return None


def text_of(message: WSMessage) -> str:
    """What a frame says. Raises `Refused`: malformed, too-large."""
    if message.type is not WSMsgType.TEXT:
        raise Refused("malformed")
    text: str = message.data
    if len(text) > FRAME or len(text.encode()) > FRAME:
        raise Refused("too-large")
    return text

"""The WebSocket at a table: this seat's snapshot, again at each change; moves in."""

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from aiohttp import WSCloseCode, WSMsgType, web
from pydantic import BaseModel

from bot.engines.game import Fact
from bot.faults import fault
from bot.gathering import Refused
from bot.people import Person
from bot.reaching import found
from bot.store import Contended, Unknown
from bot.table import Table
from webapp.frames import FleetingFrame, Hello, SnapshotFrame
from webapp.house import HOUSE, House
from webapp.limits import FRAME_READ
from webapp.logs import log
from webapp.moves import answer, text_of
from webapp.protocol import PROTOCOL, ErrorReply
from webapp.refusals import PERSON, language_of, problem, read_as
from webapp.rooms import Listener

HEARTBEAT = 25.0
GREETS_WITHIN = 15.0
CLOSES_WITHIN = 5.0
EVEN = 512
CLOSES = {
    "unauthorized": 4401,
    "stale-data": 4401,
    "unknown-table": 4404,
    "old-protocol": 4426,
    "too-many-connections": 4429,
    "broken": WSCloseCode.INTERNAL_ERROR,
    "busy": WSCloseCode.TRY_AGAIN_LATER,
}
NO_HELLO = 4400


class Greeting(BaseModel):
    """The part of a hello that every version of the protocol has."""

    hello: int


async def live(request: web.Request) -> web.WebSocketResponse:
    """Serve one socket until either side ends it."""
    socket = web.WebSocketResponse(
        compress=False, heartbeat=HEARTBEAT, max_msg_size=FRAME_READ, timeout=CLOSES_WITHIN
    )
    await socket.prepare(request)
    sockets = request.app[HOUSE].sockets
    sockets.add(socket)
    try:
        async with _parting(request, socket):
            await _serve(request, socket)
    finally:
        sockets.discard(socket)
    return socket


async def part_from_all(app: web.Application) -> None:
    """Close every socket so that its client comes back, to a process that stays."""
    sockets = list(app[HOUSE].sockets)
    await asyncio.gather(*(each.close(code=WSCloseCode.GOING_AWAY) for each in sockets))


@asynccontextmanager
async def _parting(request: web.Request, socket: web.WebSocketResponse) -> AsyncIterator[None]:
    """Whatever ends this: say why, then close."""
    try:
        yield
        return
    except Refused as refused:
        code = refused.code
    except Unknown:
        code = "unknown-table"
    except Contended:
        code = "busy"
    except ConnectionError:
        return  # the other side is gone, and with it whoever would care
    except Exception as error:  # noqa: BLE001 - it is logged
        log.error("socket-broken", path=request.path, fault=fault(error))
        code = "broken"
    with suppress(ConnectionError):
        reply = ErrorReply(error=problem(code, language_of(request)))
        await socket.send_str(reply.model_dump_json())
    await socket.close(code=CLOSES.get(code, NO_HELLO))


async def _serve(request: web.Request, socket: web.WebSocketResponse) -> None:
    house = request.app[HOUSE]
    hello = await _hello(socket)
    person = request[PERSON] = house.gate.person(hello.token, house.time.now())
    table_id = request.match_info["table"]
    await _bring_salt(house, table_id, person, hello.salt)
    await _wake(house, table_id, person)
    async with _present(house, table_id, person) as listener:
        await _find(house, table_id, person)
        teller = asyncio.create_task(_tell(request, socket, listener))
        try:
            await _read(house, socket, table_id, person)
        finally:
            teller.cancel()
            await asyncio.gather(teller, return_exceptions=True)


async def _hello(socket: web.WebSocketResponse) -> Hello:
    """The first frame. Raises `Refused`: malformed, too-large, old-protocol."""
    try:
        message = await socket.receive(timeout=GREETS_WITHIN)
    except TimeoutError:
        raise Refused("malformed") from None
    if message.type is not WSMsgType.TEXT and message.type is not WSMsgType.BINARY:
        raise ConnectionResetError
    text = text_of(message)
    if read_as(Greeting, text).hello != PROTOCOL:
        raise Refused("old-protocol")
    return read_as(Hello, text)


async def _wake(house: House, table_id: str, person: Person) -> None:
    """Whoever comes to a table where all have fallen asleep wakes it."""

    def stir(table: Table) -> None:
        if table.asleep:
            table.stir(person.id, house.time.now())

    if (await house.store.load(table_id)).asleep:
        await house.store.change(table_id, stir)


async def _find(house: House, table_id: str, person: Person) -> None:
    """The group of a table need not wait any longer for whoever has come to it here."""
    table = await house.store.load(table_id)
    if table.chat is not None and table.seat_of(person.id) is not None:
        await found(house.store, table_id, person.id)


async def _bring_salt(house: House, table_id: str, person: Person, salt: str) -> None:
    """A seat taken in the chat gets this device's salt as long as nothing is dealt."""
    table = await house.store.load(table_id)
    if table.stage == "lobby" and salt and table.seat_of(person.id) is not None:

        def bring(table: Table) -> None:
            if table.stage == "lobby" and table.seat_of(person.id) is not None:
                table.sit(person, salt, house.time.now())

        await house.store.change(table_id, bring)


@asynccontextmanager
async def _present(house: House, table_id: str, person: Person) -> AsyncIterator[Listener]:
    """Count the connection, listen to the table, and be seen at it, until the end."""
    listener = Listener(person, secrets.token_hex(6))
    house.limits.connect(person.id)
    try:
        await house.store.come(table_id, person.id, listener.connection)
        house.rooms.enter(table_id, listener)
        try:
            yield listener
        finally:
            house.rooms.leave(table_id, listener)
            await house.store.go(table_id, person.id, listener.connection)
    finally:
        house.limits.disconnect(person.id)


async def _tell(request: web.Request, socket: web.WebSocketResponse, listener: Listener) -> None:
    """Send what this seat may know, whenever it has changed. A slow phone skips what is past."""
    house = request.app[HOUSE]
    async with _parting(request, socket):
        while True:
            await listener.woken.wait()
            listener.woken.clear()
            if listener.gone:
                raise Unknown
            fleeting, shot = listener.news(house.time.now())
            if fleeting:
                await _send(house, socket, FleetingFrame(fleeting=fleeting), "fleeting")
            if shot is not None:
                await _send(house, socket, SnapshotFrame(snapshot=shot), "snapshot")


async def _send(house: House, socket: web.WebSocketResponse, frame: Fact, kind: str) -> None:
    house.counts.frames.labels(kind).inc()
    text = frame.model_dump_json()
    # Spaces at the end mean nothing in JSON; how long a frame is must not tell a role.
    await socket.send_str(text + " " * (-len(text) % EVEN if kind == "snapshot" else 0))


async def _read(house: House, socket: web.WebSocketResponse, table_id: str, person: Person) -> None:
    """Answer each frame, one after the other."""
    async for message in socket:
        if message.type is WSMsgType.ERROR:
            return
        await _send(house, socket, await answer(house, message, table_id, person), "answer")

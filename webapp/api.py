"""What the Mini App asks for besides moves: come in, open a table, choose, look up."""

from contextlib import suppress
from typing import get_args

from aiohttp import web

from bot.engines.registry import GAMES
from bot.gathering import Refused
from bot.links import read_payload
from bot.opening import MOST_TABLES, come_to, has_enough
from bot.pace import Pace
from bot.reaching import let_in
from bot.store import Unknown, new_id, new_secret
from bot.table import Table
from webapp.asking import asked_for, commanding, person_of
from webapp.house import HOUSE
from webapp.lines import lines_of
from webapp.protocol import (
    PROTOCOL,
    GameLine,
    Opened,
    OpenRequest,
    Profiled,
    ProfileRequest,
    Session,
    SessionRequest,
    Start,
    Tables,
)
from webapp.refusals import PERSON, answer

routes = web.RouteTableDef()


@routes.post("/api/session")
async def come_in(request: web.Request) -> web.Response:
    house = request.app[HOUSE]
    asked = await asked_for(request, SessionRequest)
    now = house.time.now()
    person, start_param, may_write = house.gate.admit(asked.init_data, now)
    await house.store.save_person(person)
    profile = await house.store.person(person.id)
    if may_write and profile.can_dm is not True:
        await let_in(house.store, person.id)
    person = request[PERSON] = person.model_copy(update={"language": profile.reads})
    link = read_payload(start_param or asked.startapp)
    if link:
        # What cannot be come to says so itself, at the table's own place.
        with suppress(Unknown, Refused):
            await come_to(house.store, link[1], now)
    return answer(
        Session(
            token=house.gate.token(person, now),
            person=person,
            start=Start(table=link[1], invited=link[0] == "j") if link else None,
            tables=await lines_of(house.store, person.id),
            bot=house.names,
            protocol=PROTOCOL,
        )
    )


@routes.get("/api/games")
async def list_games(request: web.Request) -> web.Response:
    await person_of(request)
    lines = [
        GameLine(
            key=key,
            least=game.players[0],
            most=game.players[-1],
            options=game.Options.model_json_schema(),
            paces=get_args(Pace),
        ).model_dump()
        for key, game in GAMES.items()
    ]
    return web.json_response(lines)


@routes.put("/api/profile")
async def choose_language(request: web.Request) -> web.Response:
    house = request.app[HOUSE]
    person = await commanding(request)
    language = (await asked_for(request, ProfileRequest)).language
    await house.store.choose_language(person.id, language)
    speaking = person.model_copy(update={"language": language})
    return answer(Profiled(token=house.gate.token(speaking, house.time.now())))


@routes.get("/api/tables")
async def list_tables(request: web.Request) -> web.Response:
    person = await person_of(request)
    return answer(Tables(tables=await lines_of(request.app[HOUSE].store, person.id)))


@routes.post("/api/tables")
async def open_table(request: web.Request) -> web.Response:
    house = request.app[HOUSE]
    person = await commanding(request)
    asked = await asked_for(request, OpenRequest)
    if await house.store.draining():
        raise Refused("draining")
    mine = await house.store.tables_of(person.id)
    if has_enough(mine):
        raise Refused("too-many-tables")
    now = house.time.now()
    table = Table.open(new_id(), asked.game, person, new_secret(), now, asked.options, asked.pace)
    if not await house.store.create_within(table, MOST_TABLES):
        raise Refused("too-many-tables")
    return answer(Opened(table=table.id, seal=table.seal))


@routes.get("/api/tables/{table}/record")
async def record(request: web.Request) -> web.Response:
    """The last finished game, or that of ?deal=N. Raises `Refused`: not-begun, begun, closed."""
    await person_of(request)
    store, table_id = request.app[HOUSE].store, request.match_info["table"]
    wanted = request.query.get("deal", "")
    if wanted and not (wanted.isascii() and wanted.isdecimal() and len(wanted) < 7):
        raise Refused("malformed")
    found = await store.record(table_id, int(wanted) if wanted else None)
    if found is None:
        (await store.load(table_id)).need("over")
        raise Unknown(table_id)
    return answer(found)

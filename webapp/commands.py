"""What a person does with a table besides playing: sit, leave, start, configure, close."""

from collections.abc import Callable

from aiohttp import web

from bot.reaching import found
from bot.store import new_secret
from bot.table import Table
from webapp.asking import asked_for, commanding
from webapp.house import HOUSE
from webapp.protocol import ConfigureRequest, Done, Nothing, SaltRequest
from webapp.refusals import PERSON, answer

routes = web.RouteTableDef()


async def _change(
    request: web.Request, change: Callable[[Table, str, float], None]
) -> web.Response:
    house = request.app[HOUSE]
    person_id = request[PERSON].id
    await house.store.change(
        request.match_info["table"], lambda table: change(table, person_id, house.time.now())
    )
    return answer(Done())


@routes.post("/api/tables/{table}/sit")
async def sit(request: web.Request) -> web.Response:
    person = await commanding(request)
    salt = (await asked_for(request, SaltRequest)).salt
    done = await _change(request, lambda table, _, now: table.sit(person, salt, now))
    await found(request.app[HOUSE].store, request.match_info["table"], person.id)
    return done


@routes.post("/api/tables/{table}/again")
async def again(request: web.Request) -> web.Response:
    await commanding(request)
    salt = (await asked_for(request, SaltRequest)).salt
    return await _change(
        request, lambda table, person_id, now: table.again(person_id, salt, new_secret(), now)
    )


@routes.post("/api/tables/{table}/start")
async def start(request: web.Request) -> web.Response:
    await commanding(request)
    await asked_for(request, Nothing)
    return await _change(
        request, lambda table, person_id, now: table.start(person_id, new_secret(), now)
    )


@routes.post("/api/tables/{table}/configure")
async def configure(request: web.Request) -> web.Response:
    await commanding(request)
    asked = await asked_for(request, ConfigureRequest)
    return await _change(
        request,
        lambda table, person_id, now: table.configure(
            person_id, now, asked.options, asked.pace, asked.stand_in
        ),
    )


def _plain_command(word: str, change: Callable[[Table, str, float], None]) -> None:
    @routes.post(f"/api/tables/{{table}}/{word}")
    async def command(request: web.Request) -> web.Response:
        await commanding(request)
        await asked_for(request, Nothing)
        return await _change(request, change)


_plain_command("leave", Table.leave)
_plain_command("computer", Table.add_computer)
_plain_command("no-computer", Table.remove_computer)
_plain_command("close", Table.close)

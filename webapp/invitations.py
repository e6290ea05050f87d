"""How others are asked to a table: by a link, or by a message that Telegram keeps ready."""

from aiohttp import web

from bot.gathering import Refused
from bot.inviting import offered
from bot.links import Links, invitation
from bot.texts import plain
from webapp.asking import asked_for, commanding, person_of
from webapp.house import HOUSE, House
from webapp.protocol import Invitation, Nothing, Prepared
from webapp.refusals import answer

routes = web.RouteTableDef()


@routes.get("/api/tables/{table}/invite")
async def invite(request: web.Request) -> web.Response:
    person = await person_of(request)
    house = request.app[HOUSE]
    table = await house.store.load(request.match_info["table"])
    links = _links(house)
    link = links.in_app(invitation(table.id))
    words = _words(person.language, table.game_key)
    return answer(Invitation(link=link, share=links.share(table.id, words)))


@routes.post("/api/tables/{table}/prepare")
async def prepare(request: web.Request) -> web.Response:
    """A message for this person to send on. Raises `Refused`: unprepared."""
    person = await commanding(request)
    await asked_for(request, Nothing)
    house = request.app[HOUSE]
    table = await house.store.load(request.match_info["table"])
    if house.telegram is None:
        raise Refused("unprepared")
    asked = offered(table.game_key, table.id, person.language, _links(house))
    if message := (await house.telegram.prepare(person.id, asked)).prepared:
        return answer(Prepared(message=message))
    raise Refused("unprepared")


def _links(house: House) -> Links:
    return Links(bot=house.names.username, app=house.names.app)


def _words(language: str, game: str) -> str:
    return plain(language, "share", game=plain(language, f"game-{game}"))

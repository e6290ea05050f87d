"""What every request brings: who asks, and a body to the letter of its model."""

from aiohttp import web

from bot.gathering import Refused
from bot.people import Person
from webapp.house import HOUSE
from webapp.refusals import PERSON, Body, read_as


async def asked_for(request: web.Request, kind: type[Body]) -> Body:
    return read_as(kind, await request.read() or b"{}")


async def person_of(request: web.Request) -> Person:
    """Who asks, by the token. Raises `Refused`: unauthorized, stale-data."""
    house = request.app[HOUSE]
    scheme, _, token = request.headers.get("Authorization", "").partition(" ")
    if scheme.lower() != "bearer":
        raise Refused("unauthorized")
    person = request[PERSON] = house.gate.person(token.strip(), house.time.now())
    return person


async def commanding(request: web.Request) -> Person:
    """Who asks for a change; not too often. Raises `Refused`: too-fast."""
    person = await person_of(request)
    request.app[HOUSE].limits.command(person.id)
    return person

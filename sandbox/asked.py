"""What a caller asks of the desk: JSON in, JSON out, and one sentence where something is wrong."""

import json
import re
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any

from aiohttp import web

from sandbox.refusal import Impossible

Asked = dict[str, Any]
Answer = Callable[[Asked], Awaitable[dict[str, Any]]]


def answering(answer: Answer) -> Callable[[web.Request], Awaitable[web.Response]]:
    """A call as a route: its sentence, where something is not possible, goes out with 400."""

    @wraps(answer)
    async def route(request: web.Request) -> web.Response:
        try:
            return web.json_response(await answer(await asked_in(request)))
        except Impossible as error:
            raise refusal(error) from None

    return route


def refusal(error: Impossible) -> web.HTTPBadRequest:
    body = json.dumps({"error": str(error)}, ensure_ascii=False)
    return web.HTTPBadRequest(text=body, content_type="application/json")


async def asked_in(request: web.Request) -> Asked:
    if request.method == "GET":
        return dict(request.query)
    try:
        body = await request.json()
    except ValueError:
        body = None
    if not isinstance(body, dict):
        raise Impossible("the body must be a JSON object")
    return body


def text(asked: Asked, name: str, default: str | None = None) -> str:
    value = asked.get(name, default)
    if not isinstance(value, str):
        raise Impossible(f"{name} must be a string")
    if any("\ud800" <= letter <= "\udfff" for letter in value):
        raise Impossible(f"{name} holds half a character")
    return value


def number_of(asked: Asked, name: str) -> int:
    """A number that goes by as a string, as all ids do; 0 where it is left out."""
    value = text(asked, name, "")
    if not re.fullmatch(r"-?[0-9]{1,16}|", value):
        raise Impossible(f"{name} must be an id")
    return int(value or 0)


def rights(asked: Asked, name: str) -> frozenset[str] | None:
    """A list of rights, where it is given."""
    value = asked.get(name)
    if value is None:
        return None
    if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
        raise Impossible(f"{name} must be a list of strings")
    return frozenset(value)


def switch(asked: Asked, name: str, default: bool) -> bool:
    value = asked.get(name, default)
    if not isinstance(value, bool):
        raise Impossible(f"{name} must be true or false")
    return value


def number(asked: Asked, name: str, default: int | None = None) -> int:
    value = asked.get(name, default)
    if not isinstance(value, int) or isinstance(value, bool):
        raise Impossible(f"{name} must be a whole number")
    return value

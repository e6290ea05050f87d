"""What a caller asks of the desk: JSON in, JSON out, and one sentence where something is wrong."""

import json
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


def number(asked: Asked, name: str, default: int | None = None) -> int:
    value = asked.get(name, default)
    if not isinstance(value, int) or isinstance(value, bool):
        raise Impossible(f"{name} must be a whole number")
    return value

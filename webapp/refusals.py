"""Answers to what cannot be done: one code, one status, one text in the person's language."""

from typing import TypeVar

from aiohttp import web
from pydantic import BaseModel, ValidationError

from bot.engines.game import Fact
from bot.gathering import Refused
from bot.people import LANGUAGES, Person
from bot.texts import plain
from webapp.protocol import ErrorReply, Problem

CONFLICT = 409
STATUS = {
    "malformed": 400,
    "no-game": 400,
    "options": 400,
    "salt": 400,
    "illegal": 400,
    "unauthorized": 401,
    "stale-data": 401,
    "not-host": 403,
    "not-seated": 403,
    "unknown-table": 404,
    "too-large": 413,
    "old-protocol": 426,
    "too-fast": 429,
    "too-many-tables": 429,
    "too-many-connections": 429,
    "broken": 500,
    "busy": 503,
    "draining": 503,
    "unprepared": 503,
}
PERSON = web.RequestKey("person", Person)

Body = TypeVar("Body", bound=BaseModel)


def problem(code: str, language: str, key: str = "") -> Problem:
    """What is said about a code; `broken` is our own fault and has the chat's word for it."""
    usual = "toast-trouble" if code == "broken" else f"refused-{code}"
    return Problem(code=code, text=plain(language, key or usual))


def refusal(request: web.BaseRequest, code: str, status: int | None = None) -> web.Response:
    """The HTTP answer for a code: {error: {code, text}}."""
    error = ErrorReply(error=problem(code, language_of(request)))
    return answer(error, status or STATUS.get(code, CONFLICT))


def answer(reply: Fact, status: int = 200) -> web.Response:
    return web.Response(
        body=reply.model_dump_json().encode(), status=status, content_type="application/json"
    )


def language_of(request: web.BaseRequest) -> str:
    """The person's language; of a stranger the first we know of those his browser prefers."""
    if PERSON in request:
        return request[PERSON].language
    preferred = request.headers.get("Accept-Language", "").lower().split(",")
    tongues = (each.strip()[:2] for each in preferred)
    return next((tongue for tongue in tongues if tongue in LANGUAGES), "en")


def read_as(kind: type[Body], text: str | bytes) -> Body:
    """JSON as one of our models, to the letter. Raises `Refused`: malformed."""
    try:
        return kind.model_validate_json(text, strict=True)
    except ValidationError:
        raise Refused("malformed") from None

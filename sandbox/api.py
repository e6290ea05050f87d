"""The Bot API over HTTP, for a bot that does not know it isn't talking to Telegram."""

import re
from typing import Any

from aiohttp import web

from sandbox.decode import decode
from sandbox.methods import ACTS
from sandbox.methods.messages import remove
from sandbox.refusal import Refused
from sandbox.telegram import Telegram

BAD_GATEWAY = (
    "<html>\r\n<head><title>502 Bad Gateway</title></head>\r\n<body></body>\r\n</html>\r\n"
)


def routes(telegram: Telegram) -> list[web.RouteDef]:
    """The one route under which all methods stand, for GET and POST alike."""

    async def call(request: web.Request) -> web.StreamResponse:
        name = request.match_info["method"]
        try:
            authorise(telegram, request.match_info["token"])
            fields = await fields_of(request)
            return await answer(telegram, request, name, fields)
        except Refused as refusal:
            return web.json_response(refusal.answer(), status=refusal.code)

    return [web.route("*", "/bot{token:[^/]*}/{method:[^/]*}", call)]


def authorise(telegram: Telegram, token: str) -> None:
    if not re.fullmatch(r"\d+:[A-Za-z0-9_-]+", token):
        raise Refused(404, "Not Found")
    if token != telegram.bot.token:
        raise Refused(401, "Unauthorized")


async def fields_of(request: web.Request) -> dict[str, Any]:
    """What the call says, in the address and in the body: form, multipart or JSON."""
    fields: dict[str, Any] = dict(request.query)
    if request.content_type == "application/json":
        try:
            body = await request.json()
        except ValueError:
            body = None
        if not isinstance(body, dict):
            raise Refused(400, "Bad Request: can't parse request JSON object")
        return fields | body
    try:
        return fields | dict(await request.post())
    except ValueError:
        raise Refused(400, "Bad Request: can't parse request body") from None


async def answer(
    telegram: Telegram, request: web.Request, name: str, fields: dict[str, Any]
) -> web.StreamResponse:
    fault = telegram.faults.next(name, str(fields.get("chat_id", "")))
    refusal = fault.refusal() if fault else None
    if refusal and not (fault and fault.has_acted):
        raise refusal
    if fault and fault.kind == "502":
        return web.Response(status=502, text=BAD_GATEWAY, content_type="text/html")
    if fault and fault.kind == "dropped":
        return hang_up(request)
    method = decode(name, fields)
    if fault and fault.kind == "vanished":
        vanish(telegram, method)
    result = await ACTS[type(method)](telegram, method)
    if refusal:
        raise refusal
    if fault and fault.kind == "timeout":
        return hang_up(request)
    return web.json_response({"ok": True, "result": result})


def hang_up(request: web.Request) -> web.Response:
    """The line drops: whatever is answered now, nobody hears it."""
    if request.transport:
        request.transport.close()
    return web.Response()


def vanish(telegram: Telegram, method: Any) -> None:
    """Somebody deletes by hand the message that this call is about."""
    chat = telegram.chat_named(method.chat_id)
    if message := chat.messages.get(method.message_id):
        remove(telegram, chat, message)

"""Servers that a Mini App may meet on a bad day, as something between it and the real one."""

import asyncio

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

TOO_OLD = 4426
LASTS = 0.5
SEEN = web.AppKey("seen", set[str])


@web.middleware
async def failed(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Nobody can come in."""
    if request.path.endswith("/api/session"):
        raise web.HTTPBadGateway
    return await handler(request)


@web.middleware
async def starting(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Whoever comes in is not answered."""
    if request.path.endswith("/api/session"):
        while request.transport is not None:  # noqa: ASYNC110 - nothing tells when it is gone
            await asyncio.sleep(LASTS)
        raise asyncio.CancelledError
    return await handler(request)


@web.middleware
async def loading(request: web.Request, handler: Handler) -> web.StreamResponse:
    """A table is never told."""
    if "/live/" in request.path:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        async for _ in socket:
            pass  # it hears everything and says nothing
        return socket
    return await handler(request)


@web.middleware
async def old(request: web.Request, handler: Handler) -> web.StreamResponse:
    """The server is newer than the page."""
    if "/live/" not in request.path:
        return await handler(request)
    socket = web.WebSocketResponse()
    await socket.prepare(request)
    await socket.close(code=TOO_OLD)
    return socket


@web.middleware
async def lost(request: web.Request, handler: Handler) -> web.StreamResponse:
    """A table's line breaks soon after it was opened, and is never open again."""
    if "/live/" not in request.path:
        return await handler(request)
    if request.path in request.app[SEEN]:
        raise web.HTTPServiceUnavailable
    request.app[SEEN].add(request.path)
    if request.transport is not None:
        asyncio.get_running_loop().call_later(LASTS, request.transport.close)
    return await handler(request)


FAULTS: dict[str, Middleware] = {
    "failed": failed,
    "starting": starting,
    "loading": loading,
    "old": old,
    "lost": lost,
}
"""By what the page is to suffer from."""

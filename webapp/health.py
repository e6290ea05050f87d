"""Whether this process lives, whether it can work, and its figures."""

import asyncio

from aiohttp import web

from webapp.house import HOUSE

ANSWERS_WITHIN = 2.0

routes = web.RouteTableDef()


@routes.get("/healthz")
async def lives(_: web.Request) -> web.Response:
    return web.Response(text="ok\n")


@routes.get("/readyz")
async def is_ready(request: web.Request) -> web.Response:
    """Whether the store answers."""
    house = request.app[HOUSE]
    try:
        async with asyncio.timeout(ANSWERS_WITHIN):
            await house.store.due(0, 1)
    except Exception as error:  # noqa: BLE001 - whatever it is, it is the answer
        return web.Response(status=503, text=f"the store does not answer: {type(error).__name__}\n")
    return web.Response(text="ok\n")


@routes.get("/metrics")
async def figures(request: web.Request) -> web.Response:
    return web.Response(
        body=request.app[HOUSE].counts.text(),
        headers={"Content-Type": "text/plain; version=0.0.4; charset=utf-8"},
    )

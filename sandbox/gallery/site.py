"""The gallery's server: its page, the Mini App on a store of its own, and servers not well."""

from pathlib import Path

from aiohttp import web

from bot.store import Store, connect
from sandbox.gallery.asking import routes
from sandbox.gallery.faults import FAULTS, SEEN
from sandbox.gallery.opening import BOT, Opening, Standing
from webapp.app import create_app
from webapp.pages import DIST
from webapp.protocol import BotNames


async def create_site(dist: Path = DIST) -> tuple[web.Application, Opening]:
    """The site, all of its addresses relative to where it stands, and what opens scenes on it."""
    time = Standing()
    client = await connect()
    store = Store(client, time)
    site = web.Application()

    names = BotNames(username=BOT.username, app=BOT.app)
    for place, fault in {"app": None, **FAULTS}.items():
        app = create_app(store, BOT.token, names, time=time, framed_by=("'self'",), dist=dist)
        app[SEEN] = set()
        if fault:
            app.middlewares.insert(0, fault)
        site.add_subapp(f"/{place}/", app)

    opening = Opening(store, client)
    site.add_routes(routes(opening))

    async def close(_: web.Application) -> None:
        await client.aclose()

    site.on_cleanup.append(close)
    return site, opening

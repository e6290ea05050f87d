"""The sandbox as one aiohttp application: the Bot API, the desk, and the page with the phones."""

from pathlib import Path

from aiohttp import web

from sandbox import api, desk_botfather, desk_chats, desk_faults, desk_inline
from sandbox.delivery import Delivery
from sandbox.desk import Desk
from sandbox.photos import HEAVIEST
from sandbox.telegram import Telegram

STATIC = Path(__file__).parent / "static"
MANUAL = Path(__file__).parent.parent / "docs/sandbox.md"


def create_app(telegram: Telegram) -> web.Application:
    """Bot API under `/bot<token>/`, desk under `/desk/`, page at `/`, files under `/static/`."""
    app = web.Application(client_max_size=HEAVIEST + 2**20)
    app.add_routes(api.routes(telegram))
    desk = Desk(telegram)
    app.add_routes(desk.routes())
    app.add_routes(desk_chats.routes(telegram))
    app.add_routes(desk_inline.routes(telegram))
    app.add_routes(desk_botfather.routes(telegram))
    app.add_routes(desk_faults.routes(telegram))
    app.router.add_get("/", page)
    app.router.add_get("/desk/", manual)
    app.router.add_static("/static/", STATIC)
    app.on_response_prepare.append(keep_fresh)
    app.cleanup_ctx.append(Delivery(telegram).alongside)

    async def close(app: web.Application) -> None:  # noqa: ARG001
        telegram.updates.close()
        await desk.close()

    app.on_shutdown.append(close)
    return app


async def keep_fresh(request: web.Request, response: web.StreamResponse) -> None:
    """A page is made of many small files; a browser must not mix old ones with new."""
    if request.path.startswith("/static/"):
        response.headers["Cache-Control"] = "no-cache"


async def manual(request: web.Request) -> web.StreamResponse:  # noqa: ARG001
    """How to script the desk, as it stands in the docs."""
    return web.Response(text=MANUAL.read_text(encoding="utf-8"), content_type="text/plain")


async def page(request: web.Request) -> web.StreamResponse:  # noqa: ARG001
    if not (STATIC / "index.html").exists():
        raise web.HTTPNotFound(text="The page is not here; the desk answers under /desk/.")
    return web.FileResponse(STATIC / "index.html", headers={"Cache-Control": "no-store"})

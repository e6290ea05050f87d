"""The Mini App's files: its page, which is never kept, and what the page names, kept for ever.

What lies packed beside a file (`webapp.packing`) goes to whoever takes it.
"""

from html import escape
from pathlib import Path

from aiohttp import web

from webapp.house import HOUSE

DIST = Path(__file__).parent / "static/dist"
DIST_KEY = web.AppKey("dist", Path)
NOT_BUILT = """\
<!doctype html><html lang="en"><meta charset="utf-8"><title>One Table</title>
<h1>The Mini App is not built</h1>
<p>Run <code>scripts/prepare</code>, which builds it into webapp/static/dist, and reload.</p></html>
"""

routes = web.RouteTableDef()


@routes.get("/")
async def page(request: web.Request) -> web.StreamResponse:
    text = _page_of(request.app[DIST_KEY], request.app[HOUSE].names.username)
    if text is None:
        return web.Response(status=503, text=NOT_BUILT, content_type="text/html")
    answer = web.Response(text=text, content_type="text/html")
    answer.headers["Cache-Control"] = "no-store"
    answer.enable_compression()
    return answer


def _page_of(dist: Path, bot: str) -> str | None:
    """The page, with the bot's name for whoever comes without Telegram; None if it isn't built."""
    path = dist / "index.html"
    if not path.is_file():
        return None
    sign = f'<meta name="bot" content="{escape(bot)}">'
    return path.read_text(encoding="utf-8").replace("</head>", f"{sign}</head>", 1)


@routes.get(r"/{name:[\w.-]+\.\w+}")
async def file(request: web.Request) -> web.FileResponse:
    return _file(request.app[DIST_KEY] / request.match_info["name"], "no-cache")


@routes.get(r"/assets/{name:[\w.-]+\.\w+}")
async def asset(request: web.Request) -> web.FileResponse:
    """Named by its content, so that it never changes."""
    path = request.app[DIST_KEY] / "assets" / request.match_info["name"]
    return _file(path, "public, max-age=31536000, immutable")


def _file(path: Path, keep: str) -> web.FileResponse:
    if not path.is_file():
        raise web.HTTPNotFound
    return web.FileResponse(path, headers={"Cache-Control": keep})

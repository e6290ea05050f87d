"""The web application: routes, headers, answers to errors. It stands alone or under a prefix."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

from aiohttp import web
from aiohttp.typedefs import Handler

from bot.faults import fault
from bot.gathering import Refused
from bot.link import Client
from bot.settings import Settings
from bot.store import Contended, Store, Unknown
from bot.timing import RealTime, Time
from webapp import api, commands, health, invitations, pages
from webapp.auth import Gate
from webapp.counts import Counts
from webapp.house import HOUSE, House, Telegram
from webapp.limits import BODY, Limits
from webapp.live import live, part_from_all
from webapp.logs import log
from webapp.protocol import BotNames
from webapp.refusals import refusal
from webapp.rooms import Rooms
from webapp.webhook import Webhook, webhook

TELEGRAM_WEB = "https://web.telegram.org"
SESSION = 24 * 3600.0
# No status of the standard says it; servers write this one.
HUNG_UP = 499


def create_app_for(
    settings: Settings, client: Client, username: str, telegram: Telegram
) -> web.Application:
    """The web app as these settings want it, for the bot of that name."""
    return create_app(
        Store(client),
        settings.bot_token.get_secret_value(),
        BotNames(username=username, app=settings.app_name),
        session=settings.session_hours * 3600.0,
        framed_by=settings.framed_by,
        url=settings.webapp_url,
        telegram=telegram,
        webhook=webhook(settings, client),
    )


def create_app(
    store: Store,
    bot_token: str,
    names: BotNames,
    time: Time | None = None,
    session: float = SESSION,
    framed_by: Iterable[str] = (),
    url: str = "",
    dist: Path = pages.DIST,
    telegram: Telegram | None = None,
    webhook: Webhook | None = None,
) -> web.Application:
    """The whole web app, all addresses relative to where it stands; `add_subapp` may move it.

    `session` is how many seconds a token lasts, `framed_by` names origins besides Telegram's own
    that may show the page in a frame ('self' too), `url` is where it all stands, for browsers to
    which 'self' means https only. Without `telegram` people are invited by links alone, without
    `webhook` no updates come here.
    """
    time = time or RealTime()
    limits = Limits(time)
    app = web.Application(client_max_size=BODY, middlewares=[_count, _answer_errors])
    app[pages.DIST_KEY] = dist
    app[HOUSE] = House(
        store=store,
        time=time,
        gate=Gate(bot_token, session),
        names=names,
        limits=limits,
        rooms=Rooms(store),
        counts=Counts(lambda: limits.connections),
        telegram=telegram,
    )
    app.add_routes(api.routes)
    app.add_routes(commands.routes)
    app.add_routes(invitations.routes)
    app.add_routes(health.routes)
    app.add_routes(pages.routes)
    app.router.add_get("/live/{table}", live)
    if webhook is not None:
        app.add_routes(webhook.routes())
    headers = _headers(framed_by, url)

    async def add_headers(_: web.Request, response: web.StreamResponse) -> None:
        for name, value in headers.items():
            response.headers.setdefault(name, value)

    app.on_response_prepare.append(add_headers)
    app.cleanup_ctx.append(_listening)
    app.on_shutdown.append(part_from_all)
    return app


def _headers(framed_by: Iterable[str], url: str) -> dict[str, str]:
    """One origin, nothing inline, framed only by Telegram. X-Frame-Options could not say that."""
    frames = " ".join([TELEGRAM_WEB, *framed_by])
    policy = [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "media-src 'self'",
        f"connect-src 'self' {_sockets_at(url)}".strip(),
        "base-uri 'none'",
        "form-action 'none'",
        f"frame-ancestors {frames}",
    ]
    return {
        "Content-Security-Policy": "; ".join(policy),
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "no-referrer",
        "Cache-Control": "no-store",
    }


def _sockets_at(url: str) -> str:
    """The origin of our WebSockets; older browsers do not count it as 'self'."""
    parts = urlsplit(url)
    return urlunsplit((parts.scheme.replace("http", "ws"), parts.netloc, "", "", ""))


async def _listening(app: web.Application) -> AsyncIterator[None]:
    rooms = app[HOUSE].rooms
    tasks = [asyncio.create_task(rooms.listen()), asyncio.create_task(rooms.attend())]
    yield
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


@web.middleware
async def _count(request: web.Request, handler: Handler) -> web.StreamResponse:
    response = await handler(request)
    resource = request.match_info.route.resource
    route = resource.canonical if resource else "none"
    request.app[HOUSE].counts.requests.labels(route, response.status).inc()
    return response


@web.middleware
async def _answer_errors(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Each refusal is one answer; what we did not expect is logged and says so, no more."""
    try:
        return await handler(request)
    except Refused as refused:
        return refusal(request, refused.code)
    except Unknown:
        return refusal(request, "unknown-table")
    except Contended:
        return refusal(request, "busy")
    except web.HTTPRequestEntityTooLarge:
        return refusal(request, "too-large")
    except web.HTTPClientError as error:
        return refusal(request, "malformed", error.status)
    except web.HTTPException:
        raise
    except Exception as error:  # noqa: BLE001 - it is logged
        if isinstance(error, ConnectionError) and hung_up(request):
            return web.Response(status=HUNG_UP)
        log.error("request-broken", method=request.method, path=request.path, fault=fault(error))
        return refusal(request, "broken")


def hung_up(request: web.Request) -> bool:
    """Whether whoever asked has gone, and nobody hears an answer."""
    return request.transport is None or request.transport.is_closing()

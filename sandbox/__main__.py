"""`python -m sandbox`: a Telegram on one's desk, and One Table on it, in one process."""

import argparse
import asyncio
import contextlib
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator

from aiohttp import web

from bot.__main__ import run_bot
from bot.chat import Chat, telegram
from bot.garbage import collect_seldom
from bot.limits import Limits
from bot.link import Client
from bot.queue import Updates
from bot.settings import Settings, read_settings
from bot.store import Store, Unreachable, connect
from bot.timing import MovableTime
from sandbox.app import create_app
from sandbox.gallery.site import create_site
from sandbox.telegram import Telegram
from sandbox.world import furnish
from webapp.app import create_app as create_web_app
from webapp.logs import configure_logs
from webapp.protocol import BotNames
from webapp.webhook import Webhook

TOKEN = "7000000001:AAE-a_token_for_the_sandbox_only"  # noqa: S105 - it opens nothing else
WEB_APP_AT = "/app/"
HOOK = "/updates"
GALLERY_AT = "/gallery/"
SHUTS_WITHIN = 2.0
FASTEST = 1000

GUIDE = """
  One Table is open:  {link}

  Four phones lie there, and a group that all four are in. Some things to do:
    · in the group, on any phone: say /play, sit down on another phone, start
    · in the bot's chat: /play, "send to a friend", pick a friend; on his phone tap the link
    · alone: /play in the bot's chat, and the dealer sits down opposite

  {store}  Ctrl-C closes everything.
"""


async def main(speed: float, bare: bool, by_webhook: bool) -> None:
    stop = asyncio.Event()
    for sign in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(sign, stop.set)
    settings, door = open_door(by_webhook)
    configure_logs(os.environ.get("LOG_LEVEL") or "warning")
    time = MovableTime(speed)
    desk = furnish(Telegram(TOKEN, time, settings.webapp_url, served_at=settings.telegram_api))
    app = create_app(desk)
    async with contextlib.AsyncExitStack() as stack:
        if bare:
            await stack.enter_async_context(served(app, door))
            print(f"\n  A Telegram without a bot:  {settings.telegram_api}/\n", flush=True)
            await stop.wait()
            return
        client = await reach_redis(settings)
        stack.push_async_callback(client.aclose)
        bot = await stack.enter_async_context(telegram(settings))
        chat = Chat(bot, Limits(client, time))
        app.add_subapp(WEB_APP_AT, web_app(settings, client, time, desk, chat))
        app.add_subapp(GALLERY_AT, (await create_site())[0])
        await stack.enter_async_context(served(app, door))
        kept = "Tables are kept in your Redis." if settings.redis_url else "Tables end with it."
        print(GUIDE.format(link=f"{settings.telegram_api}/", store=kept), flush=True)
        await run_bot(bot, settings, client, time, stop)


def open_door(by_webhook: bool) -> tuple[Settings, socket.socket]:
    """Settings for a bot of this Telegram, and the socket that is to serve both."""
    given = read_settings(bot_token=TOKEN, webapp_url="http://127.0.0.1/app/")
    door = socket.socket(socket.AF_INET6 if ":" in given.host else socket.AF_INET)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        door.bind((given.host, given.port))
    except OSError as error:
        where = f"{given.host}:{given.port}"
        raise SystemExit(
            f"One Table: cannot listen on {where} ({error.strerror}); PORT chooses another port"
        ) from None
    here = f"http://127.0.0.1:{door.getsockname()[1]}"
    mini_app = os.environ.get("WEBAPP_URL") or f"{here}{WEB_APP_AT}"
    hook = f"{here}{WEB_APP_AT.rstrip('/')}{HOOK}" if by_webhook else None
    settings = read_settings(
        bot_token=TOKEN, webapp_url=mini_app, telegram_api=here, webhook_url=hook
    )
    return settings, door


async def reach_redis(settings: Settings) -> Client:
    url = settings.redis_url.get_secret_value() if settings.redis_url else None
    try:
        return await connect(url, settings.redis_cluster)
    except Unreachable as error:
        raise SystemExit(f"One Table: {error}") from None


def web_app(
    settings: Settings, client: Client, time: MovableTime, desk: Telegram, chat: Chat
) -> web.Application:
    return create_web_app(
        Store(client, time),
        TOKEN,
        BotNames(username=desk.bot.username, app=settings.app_name),
        time=time,
        session=settings.session_hours * 3600.0,
        framed_by=("'self'",),
        url=settings.webapp_url,
        telegram=chat,
        webhook=Webhook(HOOK, settings.webhook_secret, Updates(client)),
    )


@contextlib.asynccontextmanager
async def served(app: web.Application, door: socket.socket) -> AsyncIterator[None]:
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=SHUTS_WITHIN)
    await runner.setup()
    try:
        await web.SockSite(runner, door).start()
        yield
    finally:
        await runner.cleanup()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        prog="python -m sandbox", description="A Telegram on one's desk, with One Table on it."
    )
    parser.add_argument(
        "--speed", type=float, default=1.0, help="let time run so many times faster"
    )
    parser.add_argument(
        "--bare",
        action="store_true",
        help="only the Telegram: a bot of your own comes to it (WEBAPP_URL says where its app is)",
    )
    parser.add_argument(
        "--webhook",
        action="store_true",
        help="bring the bot its updates instead of letting it fetch them",
    )
    chosen = parser.parse_args()
    collect_seldom()
    if not 0 < chosen.speed <= FASTEST:
        sys.exit(f"One Table: --speed must be above 0, and at most {FASTEST}")
    asyncio.run(main(chosen.speed, chosen.bare, chosen.webhook))

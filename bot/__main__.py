"""`python -m bot`: settings, Redis, Telegram, clock and chat meet here, and nowhere else."""

import argparse
import asyncio
import contextlib
import logging
import signal
import sys

from aiogram import Bot
from aiogram.exceptions import AiogramError, TelegramNotFound, TelegramUnauthorizedError

from bot.chat import Chat, telegram
from bot.clock import Clock
from bot.errands import Errands
from bot.garbage import collect_seldom
from bot.handlers import dispatcher
from bot.handlers.hooking import Hook
from bot.handlers.introduction import introduce
from bot.handlers.polling import Poller
from bot.handlers.workers import Workers
from bot.house import House
from bot.limits import Limits
from bot.link import end
from bot.links import Links
from bot.loop import run
from bot.queue import Updates
from bot.reconcile import Reconciler
from bot.settings import Settings, read_settings
from bot.store import Client, Store, Unreachable, connect
from bot.timing import RealTime, Time
from webapp.app import create_app_for
from webapp.logs import configure_logs
from webapp.serving import serving


async def run_bot(
    bot: Bot, settings: Settings, client: Client, time: Time, stop: asyncio.Event
) -> None:
    """Be the bot until `stop`: handle updates, keep cards true, let time pass at tables.

    What is in hand then is finished first. Raises `AiogramError` if Telegram does not know us.
    """
    me = await bot.me()
    links = Links(
        bot=str(me.username),
        app=settings.app_name,
        webapp_url=settings.webapp_url,
        inline=bool(me.supports_inline_queries),
    )
    store, limits = Store(client, time), Limits(client, time)
    house = House(store, limits, Chat(bot, limits), links, time, settings.admins)
    reconciler = Reconciler(house)
    spoken = asyncio.Event()
    speaking = asyncio.create_task(reconciler.run(spoken))
    beside = [
        asyncio.create_task(introduce(bot, links)),
        asyncio.create_task(Clock(store, time).run()),
        asyncio.create_task(Errands(house).run()),
    ]
    handling, updates = dispatcher(house, reconciler), Updates(client)
    kinds = handling.resolve_used_update_types()
    url, secret = settings.webhook_url, settings.webhook_secret
    ear = Hook(bot, kinds, url, secret) if url else Poller(bot, kinds, updates)
    try:
        await asyncio.gather(ear.run(stop), Workers(bot, handling, updates).run(stop))
        spoken.set()
        await speaking
    finally:
        await end([speaking, *beside])


async def main(with_webapp: bool) -> None:
    settings = read_settings()
    configure_logs(settings.log_level)
    url = settings.redis_url.get_secret_value() if settings.redis_url else None
    if url is None:
        print("No REDIS_URL: tables live in this process and end with it.", file=sys.stderr)
    stop = asyncio.Event()
    for sign in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(sign, stop.set)
    try:
        client = await connect(url, settings.redis_cluster)
    except Unreachable as error:
        raise SystemExit(f"One Table: {error}") from None
    try:
        async with telegram(settings) as bot, contextlib.AsyncExitStack() as stack:
            username = await _username(bot)
            if with_webapp:
                chat = Chat(bot, Limits(client))
                app = create_app_for(settings, client, username, chat)
                await stack.enter_async_context(serving(app, settings.host, settings.port))
            logging.getLogger("bot").info("started as @%s", username)
            await run_bot(bot, settings, client, RealTime(), stop)
    finally:
        await client.aclose()


async def _username(bot: Bot) -> str:
    try:
        return str((await bot.me()).username)
    except (TelegramUnauthorizedError, TelegramNotFound):
        raise SystemExit("One Table: Telegram does not know this bot (BOT_TOKEN)") from None
    except AiogramError:
        raise SystemExit("One Table: Telegram does not answer (TELEGRAM_API)") from None


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m bot", description="The bot of One Table.")
    parser.add_argument(
        "--with-webapp", action="store_true", help="serve the Mini App from this process too"
    )
    chosen = parser.parse_args()
    collect_seldom()
    run(main(chosen.with_webapp))

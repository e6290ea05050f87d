"""`python -m webapp`: the web app in production, on a Redis, for a bot of the real Telegram."""

import asyncio
import signal
from contextlib import AsyncExitStack, suppress

from aiohttp import ClientError, ClientSession, ClientTimeout, web

from bot.garbage import collect_seldom
from bot.limits import Limits
from bot.loop import run
from bot.settings import Settings, read_settings
from bot.store import Unreachable, connect
from webapp.app import create_app_for
from webapp.logs import configure_logs
from webapp.serving import serving

ANSWERS_WITHIN = ClientTimeout(total=15)


def main() -> None:
    collect_seldom()
    settings = read_settings()
    if settings.redis_url is None:
        raise missing("REDIS_URL is missing: the web app and the bot meet in a Redis")
    configure_logs(settings.log_level)
    with suppress(KeyboardInterrupt):
        run(serve(settings, settings.redis_url.get_secret_value()))


async def serve(settings: Settings, redis_url: str) -> None:
    """Until told to stop; what has begun by then is finished."""
    app = await compose(settings, redis_url)
    stop = asyncio.Event()
    for sign in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(sign, stop.set)
    async with serving(app, settings.host, settings.port):
        await stop.wait()


async def compose(settings: Settings, redis_url: str) -> web.Application:
    """The application, with everything it needs at hand; or a line about what is missing."""
    token = settings.bot_token.get_secret_value()
    username = await bot_username(f"{settings.telegram_api}/bot{token}/getMe")
    try:
        client = await connect(redis_url, settings.redis_cluster)
    except Unreachable as error:
        raise missing(str(error)) from None
    # Only now: it takes seconds to load, and what is missing is said at once.
    from bot.chat import Chat, telegram

    line = AsyncExitStack()
    chat = Chat(await line.enter_async_context(telegram(settings)), Limits(client))
    app = create_app_for(settings, client, username, chat)
    line.push_async_callback(client.aclose)

    async def let_go(_: web.Application) -> None:
        await line.aclose()

    app.on_cleanup.append(let_go)
    return app


async def bot_username(address: str) -> str:
    """What Telegram calls the bot. The address holds the token: no error may repeat it."""
    try:
        async with ClientSession(timeout=ANSWERS_WITHIN) as http, http.get(address) as response:
            told = await response.json()
            if told.get("ok"):
                return str(told["result"]["username"])
    except (ClientError, TimeoutError, ValueError, KeyError):
        raise missing("Telegram does not answer (TELEGRAM_API)") from None
    raise missing("Telegram does not know this bot (BOT_TOKEN)")


def missing(why: str) -> SystemExit:
    return SystemExit(f"One Table: {why}")


if __name__ == "__main__":
    main()

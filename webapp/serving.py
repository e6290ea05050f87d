"""The web app on its address, alike in a process of its own and in the bot's."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from aiohttp import web

from webapp.logs import AccessLogger, log

DRAINS_WITHIN = 10.0
KEEPS_IDLE = 75.0


@asynccontextmanager
async def serving(app: web.Application, host: str, port: int) -> AsyncIterator[None]:
    """As long as this lasts; then what has begun is finished.

    Raises `SystemExit` with a line where it cannot listen there.
    """
    runner = web.AppRunner(
        app,
        shutdown_timeout=DRAINS_WITHIN,
        keepalive_timeout=KEEPS_IDLE,
        access_log_class=AccessLogger,
    )
    await runner.setup()
    try:
        await _listen(runner, host, port)
        yield
    finally:
        await runner.cleanup()


async def _listen(runner: web.AppRunner, host: str, port: int) -> None:
    try:
        await web.TCPSite(runner, host, port).start()
    except (OSError, UnicodeError) as error:
        why = getattr(error, "strerror", None) or error
        raise SystemExit(f"One Table: cannot listen on {host}:{port} ({why})") from None
    log.info("serving", host=host, port=runner.addresses[0][1])

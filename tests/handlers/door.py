"""The web app's process, for tests: updates are brought there and phones come; it can be away."""

from aiohttp import web

from bot.link import Client
from bot.queue import Updates
from bot.store import Store
from bot.timing import Time
from tests.handlers.running import TOKEN
from webapp.app import create_app
from webapp.protocol import BotNames
from webapp.webhook import Webhook


class Door:
    """Always at the same address, whichever process stands there."""

    def __init__(self, client: Client, port: int, time: Time | None = None) -> None:
        self._client = client
        self._port = port
        self._time = time
        self.address = f"http://127.0.0.1:{port}"
        self.hook = f"{self.address}/hook"
        self.secret = ""

    async def open(self) -> None:
        hook = Webhook("/hook", self.secret, Updates(self._client))
        names = BotNames(username="one_table_bot", app="table")
        store = Store(self._client, self._time)
        app = create_app(store, TOKEN, names, self._time, webhook=hook)
        self._runner = web.AppRunner(app, handler_cancellation=True)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", self._port).start()

    async def close(self) -> None:
        """It is told to end."""
        await self._runner.cleanup()

    async def kill(self) -> None:
        """It ends in the middle of what it does: every line is cut, and nobody told."""
        for site in list(self._runner.sites):
            await site.stop()
        for line in list(self._runner.server.connections if self._runner.server else ()):
            if line.transport is not None:
                line.transport.abort()
        await self._runner.cleanup()

"""A bot at work, for tests: it can be stopped, or killed in the middle of what it does."""

import asyncio

from bot.__main__ import run_bot
from bot.chat import telegram
from bot.link import Client
from bot.settings import Settings
from bot.timing import MovableTime

TOKEN = "7000000001:AAE-a_token_for_the_sandbox_only"


class Running:
    """A bot that can be stopped, or killed in the middle of what it does."""

    def __init__(self, settings: Settings, client: Client, time: MovableTime) -> None:
        self._stop = asyncio.Event()
        self._task = asyncio.create_task(self._run(settings, client, time))

    async def _run(self, settings: Settings, client: Client, time: MovableTime) -> None:
        async with telegram(settings) as bot:
            await run_bot(bot, settings, client, time, self._stop)

    async def stop(self) -> None:
        self._stop.set()
        await self._task

    async def kill(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

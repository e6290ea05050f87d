"""Hearing of updates by being told: where Telegram shall bring them."""

import asyncio
import logging

from aiogram import Bot
from aiogram.exceptions import AiogramError, TelegramBadRequest, TelegramRetryAfter

from bot.timing import until

CONNECTIONS = 40
AFTER_FAILURE = 5.0

log = logging.getLogger(__name__)


class Hook:
    """Says the web app's address. Every process says the same, and none takes it back at its end:
    others go on, and what comes while nobody is there Telegram keeps.
    """

    def __init__(self, bot: Bot, kinds: list[str], url: str, secret: str) -> None:
        self._bot = bot
        self._kinds = kinds
        self._url = url
        self._secret = secret

    async def run(self, stop: asyncio.Event) -> None:
        """Until it is said, or told to stop."""
        await until(stop, self._say())

    async def _say(self) -> None:
        while True:
            try:
                await self._bot.set_webhook(
                    self._url,
                    secret_token=self._secret,
                    allowed_updates=self._kinds,
                    max_connections=CONNECTIONS,
                )
                log.info("updates come to the web app")
                return
            except TelegramRetryAfter as refusal:
                await asyncio.sleep(refusal.retry_after)
            except AiogramError as error:
                log.warning("the webhook could not be set: %s", self._why(error))
                await asyncio.sleep(AFTER_FAILURE)

    def _why(self, error: AiogramError) -> str:
        """What is wrong with an address Telegram says itself; its words may hold no secret."""
        name = type(error).__name__
        if not isinstance(error, TelegramBadRequest):
            return name
        told = any(secret in error.message for secret in (self._secret, self._bot.token))
        return name if told else f"{name} ({error.message})"

"""What fails: a calm word in the person's language where there is a place for it, and the log."""

import logging
from collections.abc import Awaitable, Callable
from typing import Any

from aiogram import BaseMiddleware
from aiogram.types import Message, TelegramObject

from bot.cards import notice
from bot.faults import fault
from bot.gathering import Refused
from bot.handlers.speaking import audience, is_himself, say
from bot.house import House
from bot.store import Unknown
from bot.texts import t

OFTEN, SPAN = 20, 10.0

log = logging.getLogger(__name__)


class Calm(BaseMiddleware):
    """Around every message. Whoever writes in floods is not answered."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def __call__(
        self,
        handler: Callable[[TelegramObject, dict[str, Any]], Awaitable[Any]],
        event: TelegramObject,
        data: dict[str, Any],
    ) -> Any:
        assert isinstance(event, Message)
        # All who write in the name of some chat are one person to Telegram.
        whose = data["person"].id if is_himself(event) else str(event.chat.id)
        try:
            if await self._house.limits.may_act(whose, "say", OFTEN, SPAN):
                return await handler(event, data)
        except Exception as error:  # noqa: BLE001 - whoever wrote is answered in any case
            log.error("a message failed: %s", fault(error))
            if event.chat.type == "private":
                await self._apologise(event, str(data["lang"]))
        return None

    async def _apologise(self, message: Message, lang: str) -> None:
        try:
            await say(self._house, audience(message), notice(t(lang, "toast-trouble")))
        except Exception as error:  # noqa: BLE001 - the store may be what fails
            log.error("no apology either: %s", fault(error))


class Silent(BaseMiddleware):
    """Around what comes from chats we cannot write to; whoever asks in floods is not answered."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def __call__(
        self,
        handler: Callable[[TelegramObject, dict[str, Any]], Awaitable[Any]],
        event: TelegramObject,
        data: dict[str, Any],
    ) -> Any:
        try:
            if await self._house.limits.may_act(data["person"].id, "ask", OFTEN, SPAN):
                return await handler(event, data)
        except (Refused, Unknown) as refusal:
            log.info("%s came to nothing: %s", type(event).__name__, type(refusal).__name__)
        except Exception as error:  # noqa: BLE001 - nobody is there to be told
            log.error("%s failed: %s", type(event).__name__, fault(error))
        return None

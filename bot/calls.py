"""Calls to Telegram: within the budgets that all share, and each comes to one answer."""

import logging
from collections.abc import Awaitable
from typing import Any

from aiogram import Bot
from aiogram.exceptions import (
    ClientDecodeError,
    TelegramAPIError,
    TelegramBadRequest,
    TelegramForbiddenError,
    TelegramMigrateToChat,
    TelegramNetworkError,
    TelegramRetryAfter,
    TelegramServerError,
)
from aiogram.types import (
    LinkPreviewOptions,
    Message,
    PreparedInlineMessage,
    SentGuestMessage,
)
from aiohttp import ClientConnectorError

from bot.answers import Answer, meaning
from bot.limits import Limits

UNSURE = (TelegramNetworkError, TelegramServerError, ClientDecodeError)
AGAIN = 2.0
NO_PREVIEW = LinkPreviewOptions(is_disabled=True)

log = logging.getLogger(__name__)


class Calls:
    """What is asked of Telegram goes through here."""

    def __init__(self, bot: Bot, limits: Limits) -> None:
        self._bot = bot
        self._limits = limits

    async def _within_budget(self, chat: str, routine_of: str, call: Any) -> Answer:
        if wait := await self._limits.may_write(chat, routine_of):
            return Answer("later", seconds=wait)
        return await self._ask(chat, call())

    async def _ask(self, chat: str, call: Awaitable[Any]) -> Answer:
        answer = await self._answer(chat, call)
        log.debug("%s: %s", getattr(call, "__name__", "a call"), answer.kind)
        return answer

    async def _answer(self, chat: str, call: Awaitable[Any]) -> Answer:
        try:
            result = await call
        except TelegramRetryAfter as refusal:
            await self._limits.hold(chat, refusal.retry_after)
            return Answer("later", seconds=float(refusal.retry_after))
        except TelegramMigrateToChat as refusal:
            return Answer("moved", chat=str(refusal.migrate_to_chat_id))
        except TelegramForbiddenError:
            return Answer("closed")
        except UNSURE as error:
            log.warning("telegram did not answer: %s", type(error).__name__)
            # What never reached Telegram has not happened.
            unheard = isinstance(error.__cause__, ClientConnectorError)
            return Answer("later" if unheard else "unknown", seconds=AGAIN)
        except TelegramBadRequest as refusal:
            return Answer(meaning(refusal.message))
        except TelegramAPIError as error:
            log.error("telegram refused: %s", type(error).__name__)
            return Answer("wrong")
        if isinstance(result, PreparedInlineMessage):
            return Answer("done", prepared=result.id)
        if isinstance(result, SentGuestMessage):
            return Answer("done", post=result.inline_message_id)
        if isinstance(result, Message):
            # What one person alone sees has a number of its own kind.
            return Answer("done", message=result.ephemeral_message_id or result.message_id)
        return Answer("done")

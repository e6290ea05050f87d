"""Speaking to Telegram: send, edit, take away, prepare; each call comes to one answer."""

import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable
from typing import Any

from aiogram import Bot
from aiogram.client.session.aiohttp import AiohttpSession
from aiogram.client.telegram import TelegramAPIServer
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
    InlineQueryResultArticle,
    InputTextMessageContent,
    LinkPreviewOptions,
    Message,
    PreparedInlineMessage,
    ReactionTypeEmoji,
)

from bot.answers import Answer, meaning
from bot.cards import Card
from bot.limits import Limits
from bot.markup import keyboard
from bot.settings import Settings
from bot.shown import Audience

UNSURE = (TelegramNetworkError, TelegramServerError, ClientDecodeError)
AGAIN = 2.0
OTHERS = "others"
ANSWERS_WITHIN = 15.0
NO_PREVIEW = LinkPreviewOptions(is_disabled=True)

log = logging.getLogger(__name__)


@contextlib.asynccontextmanager
async def telegram(settings: Settings) -> AsyncIterator[Bot]:
    """The bot's line to Telegram, or to what stands in for it."""
    server = TelegramAPIServer.from_base(settings.telegram_api)
    session = AiohttpSession(api=server, timeout=ANSWERS_WITHIN)
    try:
        yield Bot(settings.bot_token.get_secret_value(), session=session)
    finally:
        await session.close()


class Chat:
    """The one place where messages are sent and edited; within the budgets, which all share."""

    def __init__(self, bot: Bot, limits: Limits) -> None:
        self._bot = bot
        self._limits = limits

    async def send(
        self,
        audience: Audience,
        card: Card,
        loud: bool = True,
        *,
        urgent: bool = True,
        whose: str = OTHERS,
    ) -> Answer:
        """A new message; `loud` lets it buzz.

        What is not urgent is the routine of a table or whoever else: it leaves room for the rest.
        """
        return await self._within_budget(
            audience.chat,
            "" if urgent else whose,
            lambda: self._bot.send_message(
                int(audience.chat),
                card.text,
                message_thread_id=audience.topic,
                parse_mode="HTML",
                disable_notification=not loud,
                protect_content=card.protect,
                link_preview_options=NO_PREVIEW,
                reply_markup=keyboard(card.rows),
            ),
        )

    async def edit(
        self,
        chat: str,
        message: int,
        card: Card,
        *,
        urgent: bool = True,
        whose: str = OTHERS,
    ) -> Answer:
        """Let that message show this card; urgent or not as in `send`."""
        return await self._within_budget(
            chat,
            "" if urgent else whose,
            lambda: self._bot.edit_message_text(
                text=card.text,
                chat_id=int(chat),
                message_id=message,
                parse_mode="HTML",
                link_preview_options=NO_PREVIEW,
                reply_markup=keyboard(card.rows),
            ),
        )

    async def take_away(self, chat: str, message: int) -> Answer:
        """Delete a message; where it is too old for that, take its buttons away."""
        answer = await self._ask(chat, self._bot.delete_message(int(chat), message))
        if answer.kind != "wrong":
            return answer
        answer = await self._within_budget(
            chat,
            "",
            lambda: self._bot.edit_message_reply_markup(chat_id=int(chat), message_id=message),
        )
        return Answer("done") if answer.kind in ("gone", "wrong") else answer

    async def pin(self, chat: str, message: int, pinned: bool) -> Answer:
        """Pin a message without a sound, or take it down again; a pin is told in the chat."""
        if not pinned:
            return await self._ask(
                chat, self._bot.unpin_chat_message(int(chat), message_id=message)
            )
        return await self._within_budget(
            chat,
            OTHERS,
            lambda: self._bot.pin_chat_message(int(chat), message, disable_notification=True),
        )

    async def react(self, chat: str, message: int, sign: str) -> Answer:
        """Put an emoji to somebody's message; that is no message of its own."""
        signs: list[Any] = [ReactionTypeEmoji(emoji=sign)]
        return await self._ask(chat, self._bot.set_message_reaction(int(chat), message, signs))

    async def prepare(self, person: str, title: str, card: Card) -> Answer:
        """A message that this person may send in his own name, from the Mini App, to people."""
        content = InputTextMessageContent(
            message_text=card.text, parse_mode="HTML", link_preview_options=NO_PREVIEW
        )
        result = InlineQueryResultArticle(
            id="card", title=title, input_message_content=content, reply_markup=keyboard(card.rows)
        )
        saved = self._bot.save_prepared_inline_message(
            int(person), result, allow_user_chats=True, allow_group_chats=True
        )
        return await self._ask(person, saved)

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
            return Answer("unknown", seconds=AGAIN)
        except TelegramBadRequest as refusal:
            return Answer(meaning(refusal.message))
        except TelegramAPIError as error:
            log.error("telegram refused: %s", type(error).__name__)
            return Answer("wrong")
        if isinstance(result, PreparedInlineMessage):
            return Answer("done", prepared=result.id)
        return Answer("done", message=result.message_id if isinstance(result, Message) else 0)

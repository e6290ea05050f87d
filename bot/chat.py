"""Speaking to Telegram: send, edit, take away, and what each of its refusals means for us."""

import logging
from collections.abc import Awaitable
from dataclasses import dataclass
from typing import Any, Literal

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
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    LinkPreviewOptions,
    Message,
    ReactionTypeEmoji,
    WebAppInfo,
)

from bot.cards import Card
from bot.keyboards import Button, Rows
from bot.limits import Limits
from bot.shown import Audience

Kind = Literal["done", "later", "unknown", "gone", "closed", "mute", "moved", "topic", "wrong"]

# Parts of the reasons that come with a 400, and what they mean. The first that fits counts.
REASONS: tuple[tuple[str, Kind], ...] = (
    ("message is not modified", "done"),
    ("message to edit not found", "gone"),
    ("message can't be edited", "gone"),
    ("message_id_invalid", "gone"),
    ("message to delete not found", "done"),
    ("message thread not found", "topic"),
    ("topic_closed", "topic"),
    ("topic_deleted", "topic"),
    ("chat not found", "closed"),
    ("peer_id_invalid", "closed"),
    ("user is deactivated", "closed"),
    ("not enough rights", "mute"),
    ("chat_write_forbidden", "mute"),
    ("need administrator rights", "mute"),
    ("have no rights", "mute"),
)
UNSURE = (TelegramNetworkError, TelegramServerError, ClientDecodeError)
AGAIN = 2.0

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Answer:
    """What came of a call.

    done: it stands so now, in `message`. later: refused for `seconds`. unknown: it may have
    happened. gone: there is no such message any more. closed: this chat is closed to us. mute: we
    may not write there. moved: the chat is `chat` now. topic: that topic is gone or closed. wrong:
    it will never be accepted.
    """

    kind: Kind
    message: int = 0
    seconds: float = 0.0
    chat: str = ""


class Chat:
    """The one place where messages are sent and edited; within the budgets, which all share."""

    def __init__(self, bot: Bot, limits: Limits) -> None:
        self._bot = bot
        self._limits = limits

    async def send(self, audience: Audience, card: Card, loud: bool = True) -> Answer:
        """A new message; `loud` lets it buzz."""
        return await self._within_budget(
            audience.chat,
            lambda: self._bot.send_message(
                int(audience.chat),
                card.text,
                message_thread_id=audience.topic,
                parse_mode="HTML",
                disable_notification=not loud,
                protect_content=card.protect,
                link_preview_options=LinkPreviewOptions(is_disabled=True),
                reply_markup=keyboard(card.rows),
            ),
        )

    async def edit(self, chat: str, message: int, card: Card) -> Answer:
        """Let that message show this card."""
        return await self._within_budget(
            chat,
            lambda: self._bot.edit_message_text(
                text=card.text,
                chat_id=int(chat),
                message_id=message,
                parse_mode="HTML",
                link_preview_options=LinkPreviewOptions(is_disabled=True),
                reply_markup=keyboard(card.rows),
            ),
        )

    async def take_away(self, chat: str, message: int) -> Answer:
        """Delete a message; where it is too old for that, take its buttons away."""
        answer = await self._ask(chat, self._bot.delete_message(int(chat), message))
        if answer.kind != "wrong":
            return answer
        stripped = self._bot.edit_message_reply_markup(chat_id=int(chat), message_id=message)
        answer = await self._ask(chat, stripped)
        return Answer("done") if answer.kind in ("gone", "wrong") else answer

    async def react(self, chat: str, message: int, sign: str) -> Answer:
        """Put an emoji to somebody's message; that is no message of its own."""
        signs: list[Any] = [ReactionTypeEmoji(emoji=sign)]
        return await self._ask(chat, self._bot.set_message_reaction(int(chat), message, signs))

    async def _within_budget(self, chat: str, call: Any) -> Answer:
        if wait := await self._limits.may_write(chat):
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
            return Answer(meaning(refusal))
        except TelegramAPIError as error:
            log.error("telegram refused: %s", type(error).__name__)
            return Answer("wrong")
        return Answer("done", message=result.message_id if isinstance(result, Message) else 0)


def meaning(refusal: TelegramBadRequest) -> Kind:
    """What a 400 means for us; its reason is a sentence and nothing else."""
    reason = refusal.message.lower()
    for part, kind in REASONS:
        if part in reason:
            return kind
    log.error("telegram refused: %s", refusal.message[:120])
    return "wrong"


def keyboard(rows: Rows) -> InlineKeyboardMarkup | None:
    """Our buttons as Telegram's."""
    if not rows:
        return None
    return InlineKeyboardMarkup(inline_keyboard=[[_button(one) for one in row] for row in rows])


def _button(button: Button) -> InlineKeyboardButton:
    return InlineKeyboardButton(
        text=button.text,
        callback_data=button.data or None,
        url=button.url or None,
        web_app=WebAppInfo(url=button.web_app) if button.web_app else None,
        style="primary" if button.main else None,
    )

"""Speaking in the chats we know: send, edit, take away, react."""

import contextlib
from collections.abc import AsyncIterator
from typing import Any

from aiogram import Bot
from aiogram.client.session.aiohttp import AiohttpSession
from aiogram.client.telegram import TelegramAPIServer
from aiogram.methods import Response
from aiogram.types import Message, ReactionTypeEmoji, Update

from bot.alone import Alone
from bot.answers import Answer
from bot.anywhere import Anywhere
from bot.calls import NO_PREVIEW
from bot.cards import Card
from bot.limits import Limits
from bot.markup import keyboard
from bot.members import Members
from bot.settings import Settings
from bot.shown import Audience

OTHERS = "others"
# Pydantic forgets such a class once nobody holds it, and makes it anew at the next answer: 2 ms.
ANSWERS = (Response[bool], Response[Message], Response[Message | bool], Response[list[Update]])
ANSWERS_WITHIN = 15.0


@contextlib.asynccontextmanager
async def telegram(settings: Settings) -> AsyncIterator[Bot]:
    """The bot's line to Telegram, or to what stands in for it."""
    server = TelegramAPIServer.from_base(settings.telegram_api)
    session = AiohttpSession(api=server, timeout=ANSWERS_WITHIN)
    try:
        yield Bot(settings.bot_token.get_secret_value(), session=session)
    finally:
        await session.close()


class Chat(Anywhere, Alone):
    """The one place where messages are sent and edited."""

    def __init__(self, bot: Bot, limits: Limits) -> None:
        super().__init__(bot, limits)
        self.members = Members(bot)

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

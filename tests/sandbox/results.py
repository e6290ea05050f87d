"""What the tests offer inline, and the person who asks for it."""

import asyncio
from collections.abc import Awaitable
from typing import Any

import pytest
from aiogram.exceptions import TelegramBadRequest
from aiogram.types import (
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    InlineQuery,
    InlineQueryResultArticle,
    InputTextMessageContent,
)

from sandbox.chats import Chat
from sandbox.people import Person
from tests.sandbox.conftest import Desk, Updates

TOO_OLD = "query is too old and response timeout expired or query ID is invalid"


def article(
    name: str = "a", text: str = "", title: str = "", **button: Any
) -> InlineQueryResultArticle:
    rows = [[InlineKeyboardButton(text="Sit", **button)]] if button else []
    return InlineQueryResultArticle(
        id=name,
        title=title or f"Table {name}",
        description="three seats",
        input_message_content=InputTextMessageContent(message_text=text or f"Come to {name}"),
        reply_markup=InlineKeyboardMarkup(inline_keyboard=rows) if rows else None,
    )


async def refusal(call: Awaitable[Any]) -> str:
    """What Telegram says to a bot that does this."""
    with pytest.raises(TelegramBadRequest) as refused:
        await call
    return refused.value.message.removeprefix("Bad Request: ")


class Asking:
    """One person at the desk who asks, and the bot's side of it."""

    def __init__(self, desk: Desk, updates: Updates, person: Person) -> None:
        self.desk = desk
        self.updates = updates
        self.person = person

    def ask(self, chat: int, text: str = "", **more: str) -> asyncio.Task[dict[str, Any]]:
        call = self.desk.post(
            "inline", person=str(self.person.id), chat=str(chat), text=text, **more
        )
        return asyncio.ensure_future(call)

    async def heard(self) -> InlineQuery:
        (update,) = await self.updates.fetch(wait=50)
        assert update.inline_query
        return update.inline_query

    async def offered(self, chat: int, *results: Any, **more: Any) -> dict[str, Any]:
        """Ask, and let the bot answer with that."""
        asking = self.ask(chat)
        await (await self.heard()).answer(list(results), cache_time=0, **more)
        return await asking

    async def pick(self, chat: int, query: str, result: str = "a") -> dict[str, Any]:
        return await self.desk.post(
            "pick", person=str(self.person.id), chat=str(chat), query=query, result=result
        )

    async def sent(self, chat: Chat | Person, *results: Any) -> dict[str, Any]:
        """Ask, be offered that, and send the first of it."""
        seen = await self.offered(chat.id, *results)
        return await self.pick(chat.id, seen["query"], results[0].id)

"""How the tests name who is to see a message alone, and what each person sees."""

from typing import Any

from aiogram.types import (
    EphemeralMessageParameters,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
)

from sandbox.chats import Chat
from sandbox.people import Person
from tests.sandbox.conftest import Desk

BUTTON = InlineKeyboardMarkup(
    inline_keyboard=[[InlineKeyboardButton(text="mine", callback_data="mine")]]
)


def to(person: Person | int, query: str | None = None, **more: Any) -> EphemeralMessageParameters:
    receiver = person if isinstance(person, int) else person.id
    return EphemeralMessageParameters(receiver_user_id=receiver, callback_query_id=query, **more)


async def seen(desk: Desk, person: Person, chat: Chat) -> list[str]:
    view = await desk.get("chat", person=str(person.id), chat=str(chat.id))
    return [message["text"] for message in view["messages"]]

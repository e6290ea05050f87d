"""Answers that become a message: to a guest query, and to a Mini App that a button opened."""

from typing import Any

from aiogram.methods import AnswerGuestQuery, AnswerWebAppQuery

from sandbox.methods.editing import allowance
from sandbox.methods.results import result
from sandbox.telegram import Telegram
from sandbox.via import Via, posted


async def answer_guest_query(telegram: Telegram, call: AnswerGuestQuery) -> dict[str, Any]:
    chat, person = telegram.guests.where(call.guest_query_id)
    given = result(telegram, call.result)
    telegram.floods.spend(allowance(telegram, chat))
    message = posted(telegram, chat, telegram.bot, given, caller=person)
    if not message.inline:
        telegram.inline.remember(chat, message)
    telegram.guests.queries.answer(call.guest_query_id, message)
    return {"inline_message_id": message.inline}


async def answer_web_app_query(telegram: Telegram, call: AnswerWebAppQuery) -> dict[str, Any]:
    """Send something in the name of whoever opened the Mini App, into the chat of its button."""
    given = result(telegram, call.result)
    person = telegram.people[telegram.inline.opener(call.web_app_query_id)]
    message = Via(telegram, person).send(telegram.private[person.id], given)
    return {"inline_message_id": message.inline} if message.inline else {}

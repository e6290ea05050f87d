"""answerInlineQuery: what the bot offers to whoever writes its name."""

import re
from typing import Any

from aiogram.methods import AnswerInlineQuery
from aiogram.types import InlineQueryResultsButton

from sandbox.inline import Offer
from sandbox.keyboards import check_web_app
from sandbox.methods.results import result
from sandbox.refusal import bad
from sandbox.telegram import Telegram

MOST_RESULTS = 50
LONGEST_OFFSET = 64
CACHED = 300
"""Seconds for which an answer is given again where the bot says nothing else."""


async def answer_inline_query(telegram: Telegram, call: AnswerInlineQuery) -> bool:
    if not telegram.bot.inline:
        raise bad("USER_BOT_INVALID")
    telegram.inline.queries.check(call.inline_query_id)
    if len(call.results) > MOST_RESULTS:
        raise bad("RESULTS_TOO_MUCH")
    ids = [given.id for given in call.results]
    if len(set(ids)) < len(ids):
        raise bad("RESULT_ID_DUPLICATE")
    offset = call.next_offset or ""
    if len(offset.encode()) > LONGEST_OFFSET:
        raise bad("NEXT_OFFSET_INVALID")
    results = tuple(result(telegram, given) for given in call.results)
    offer = Offer(results, offset, button(telegram, call.button))
    seconds = CACHED if call.cache_time is None else max(0, call.cache_time)
    telegram.inline.answer(call.inline_query_id, offer, seconds, personal=bool(call.is_personal))
    return True


def button(telegram: Telegram, given: InlineQueryResultsButton | None) -> dict[str, Any]:
    """The one button above the results: opens the Mini App, or presses Start."""
    if given is None:
        return {}
    if not given.text.strip():
        raise bad("SWITCH_PM_TEXT_EMPTY")
    if (given.web_app is None) == (given.start_parameter is None):
        # The real server takes the first it finds; here the mistake is shown.
        raise bad("exactly one of web_app and start_parameter must be specified")
    if given.web_app:
        where = "inline query results button"
        check_web_app(given.web_app.url, where, https_only=telegram.https_only)
    elif not re.fullmatch(r"[A-Za-z0-9_-]{1,64}", given.start_parameter or ""):
        raise bad("START_PARAM_INVALID")
    return given.model_dump(exclude_none=True)

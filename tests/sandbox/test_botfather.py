"""What one tells BotFather of the bot, at the desk."""

from typing import Any

import pytest
from aiogram import Bot

from sandbox.telegram import Telegram
from tests.sandbox.conftest import Desk

OPEN = {"inline": True, "guests": True, "hears_all": False, "feedback": 1}


async def test_what_is_named_changes_and_the_rest_stays(bot: Bot, desk: Desk) -> None:
    assert await desk.get("botfather") == OPEN
    changed = await desk.post("botfather", inline=False, hears_all=True, feedback=100)
    assert changed == OPEN | {"inline": False, "hears_all": True, "feedback": 100}
    me = await bot.get_me()
    assert (me.supports_inline_queries, me.supports_guest_queries) == (False, True)
    assert me.can_read_all_group_messages


@pytest.mark.parametrize(
    ("asked", "complaint"),
    [
        ({"guests": False, "inline": 1}, "are true or false"),
        ({"guests": False, "feedback": -1}, "one in a million"),
        ({"guests": False, "feedback": "1"}, "feedback must be a whole number"),
    ],
)
async def test_what_makes_no_sense_changes_nothing(
    desk: Desk, telegram: Telegram, asked: dict[str, Any], complaint: str
) -> None:
    assert complaint in (await desk.post("botfather", **asked))["error"]
    assert telegram.bot.guests

"""How often a bot may send and edit."""

import pytest
from aiogram import Bot
from aiogram.exceptions import TelegramBadRequest, TelegramRetryAfter

from bot.timing import MovableTime
from sandbox.chats import Chat
from sandbox.floods import Floods
from sandbox.people import Person
from sandbox.refusal import Refused
from sandbox.telegram import Telegram


async def until_refused(bot: Bot, chat: int, time: MovableTime, pause: float) -> int:
    """How many messages pass at this pace until one is refused."""
    for sent in range(100):
        try:
            await bot.send_message(chat, f"{sent}")
        except TelegramRetryAfter:
            return sent
        time.skip(pause)
    return 100


async def test_a_group_takes_20_a_minute_edits_included(
    bot: Bot, group: Chat, time: MovableTime
) -> None:
    message = await bot.send_message(group.id, "0")
    for count in range(1, 20):
        time.skip(1)
        message_or_true = await message.edit_text(f"{count}")
        assert message_or_true
    time.skip(1)
    with pytest.raises(TelegramRetryAfter) as refused:
        await message.edit_text("one too many")
    assert 1 <= refused.value.retry_after <= 41
    assert f"Too Many Requests: retry after {refused.value.retry_after}" in refused.value.message
    time.skip(refused.value.retry_after)
    assert await message.edit_text("after the wait")


async def test_a_private_chat_takes_one_a_second_for_as_long_as_one_likes(
    bot: Bot, bojan: Person, time: MovableTime
) -> None:
    assert await until_refused(bot, bojan.id, time, 1) == 100


async def test_a_private_chat_bears_a_short_burst(
    bot: Bot, bojan: Person, time: MovableTime
) -> None:
    assert await until_refused(bot, bojan.id, time, 0) == 3


async def test_chats_do_not_use_up_each_others_allowance(
    bot: Bot, bojan: Person, group: Chat, time: MovableTime
) -> None:
    assert await until_refused(bot, bojan.id, time, 0) == 3
    await bot.send_message(group.id, "x")


def test_a_group_is_told_exactly_how_long_to_wait() -> None:
    time = MovableTime(speed=0.001)
    floods = Floods(time)
    for _ in range(20):
        floods.spend(-1)
        time.skip(1)
    with pytest.raises(Refused, match="retry after 40"):
        floods.spend(-1)
    time.skip(40)
    floods.spend(-1)


def test_all_chats_together_take_30_a_second() -> None:
    time = MovableTime(speed=0.001)
    floods = Floods(time)
    for chat in range(1, 31):
        floods.spend(chat)
    with pytest.raises(Refused, match="retry after 1"):
        floods.spend(31)
    time.skip(1)
    floods.spend(31)


async def test_refused_calls_and_answers_to_taps_cost_nothing(
    bot: Bot, bojan: Person, time: MovableTime, telegram: Telegram
) -> None:
    for _ in range(10):
        await bot.answer_callback_query(telegram.queries.ask().id)
        with pytest.raises(TelegramBadRequest, match="message text is empty"):
            await bot.send_message(bojan.id, "")
    assert await until_refused(bot, bojan.id, time, 0) == 3

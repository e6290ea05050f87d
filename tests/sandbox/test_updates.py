"""How the bot learns what happens."""

import asyncio

import pytest
from aiogram import Bot
from aiogram.exceptions import TelegramBadRequest, TelegramConflictError

from bot.timing import MovableTime
from sandbox.chats import Chat
from sandbox.people import Person
from sandbox.phone import Phone
from sandbox.telegram import Telegram
from tests.sandbox.conftest import Updates, until


@pytest.fixture
def dm(telegram: Telegram, bojan: Person) -> Chat:
    return telegram.private[bojan.id]


async def test_updates_are_numbered_and_repeated_until_confirmed(
    bot: Bot, phone: Phone, dm: Chat
) -> None:
    phone.say(dm, "one")
    phone.say(dm, "two")
    first = await bot.get_updates()
    assert [update.message.text for update in first if update.message] == ["one", "two"]
    assert await bot.get_updates() == first
    assert await bot.get_updates(offset=first[1].update_id) == first[1:]
    assert await bot.get_updates(offset=first[1].update_id + 1) == []


async def test_at_most_the_limit_is_sent_at_once(bot: Bot, phone: Phone, dm: Chat) -> None:
    for _ in range(3):
        phone.say(dm, "x")
    assert len(await bot.get_updates(limit=2)) == 2
    assert len(await bot.get_updates(limit=1000)) == 3


async def test_a_negative_offset_leaves_only_the_last(bot: Bot, phone: Phone, dm: Chat) -> None:
    for text in "abc":
        phone.say(dm, text)
    (last,) = await bot.get_updates(offset=-1)
    assert last.message
    assert last.message.text == "c"
    assert len(await bot.get_updates()) == 1


async def test_a_poll_waits_for_news(bot: Bot, phone: Phone, dm: Chat) -> None:
    poll = asyncio.ensure_future(bot.get_updates(timeout=50))
    await until(lambda: phone.telegram.updates.polled)
    phone.say(dm, "news")
    (update,) = await poll
    assert update.message
    assert update.message.text == "news"


async def test_a_poll_ends_empty_when_its_time_is_up(
    bot: Bot, telegram: Telegram, time: MovableTime
) -> None:
    poll = asyncio.ensure_future(bot.get_updates(timeout=50))
    await until(lambda: telegram.updates.polled)
    time.skip(50)
    assert await poll == []


async def test_a_second_poller_ends_the_first_ones_wait(bot: Bot, telegram: Telegram) -> None:
    first = asyncio.ensure_future(bot.get_updates(timeout=50))
    await until(lambda: telegram.updates.polled)
    assert await bot.get_updates() == []
    with pytest.raises(TelegramConflictError, match="terminated by other getUpdates request"):
        await asyncio.wait_for(first, 20)


async def test_a_webhook_and_polling_exclude_each_other(bot: Bot) -> None:
    assert await bot.set_webhook("https://example.org/hook", secret_token="s")
    assert (await bot.get_webhook_info()).url == "https://example.org/hook"
    with pytest.raises(TelegramConflictError, match="can't use getUpdates method while webhook"):
        await bot.get_updates()
    assert await bot.delete_webhook()
    assert (await bot.get_webhook_info()).url == ""
    assert await bot.get_updates() == []


async def test_a_webhook_is_https_and_its_secret_short_and_plain(bot: Bot) -> None:
    with pytest.raises(TelegramBadRequest, match="An HTTPS URL must be provided"):
        await bot.set_webhook("http://example.org/hook")
    with pytest.raises(TelegramBadRequest, match="secret token is too long"):
        await bot.set_webhook("https://example.org/hook", secret_token="s" * 257)
    with pytest.raises(TelegramBadRequest, match="contains unallowed characters"):
        await bot.set_webhook("https://example.org/hook", secret_token="é")


async def test_pending_updates_can_be_dropped(bot: Bot, phone: Phone, dm: Chat) -> None:
    phone.say(dm, "x")
    assert (await bot.get_webhook_info()).pending_update_count == 1
    await bot.delete_webhook(drop_pending_updates=True)
    assert await bot.get_updates() == []


async def test_an_update_nobody_fetched_is_gone_after_a_day(
    bot: Bot, phone: Phone, dm: Chat, time: MovableTime
) -> None:
    phone.say(dm, "x")
    time.skip(24 * 3600)
    assert await bot.get_updates() == []


async def test_only_allowed_kinds_are_sent_and_the_choice_stays(
    bot: Bot, phone: Phone, dm: Chat
) -> None:
    await bot.get_updates(allowed_updates=["callback_query"])
    phone.say(dm, "unheard")
    assert await bot.get_updates() == []
    await bot.get_updates(allowed_updates=[])
    phone.say(dm, "heard: an empty list means the usual kinds")
    assert len(await bot.get_updates()) == 1


async def test_a_duplicated_update_comes_again_under_its_number(
    bot: Bot, phone: Phone, dm: Chat, updates: Updates, telegram: Telegram
) -> None:
    telegram.faults.add("update", "duplicate")
    phone.say(dm, "twice")
    phone.say(dm, "once")
    seen = [update.update_id for _ in range(3) for update in await updates.fetch()]
    assert seen == [seen[0], seen[0] + 1, seen[0]]


async def test_blocking_and_unblocking_is_told(
    phone: Phone, updates: Updates, bojan: Person
) -> None:
    phone.block()
    phone.block()
    phone.unblock()
    kicked, member = [update.my_chat_member for update in await updates.fetch()]
    assert kicked
    assert member
    assert (kicked.old_chat_member.status, kicked.new_chat_member.status) == ("member", "kicked")
    assert (member.chat.type, member.from_user.id) == ("private", bojan.id)


async def test_leaving_a_group_is_told(bot: Bot, group: Chat, updates: Updates) -> None:
    await bot.leave_chat(group.id)
    standing, said = await updates.fetch()
    assert standing.my_chat_member
    assert standing.my_chat_member.new_chat_member.status == "left"
    assert said.message
    assert said.message.left_chat_member

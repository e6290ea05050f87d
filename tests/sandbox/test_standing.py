"""Rights and restrictions: who may what, whom a bot hears of, and what keeps it from writing."""

import asyncio

import pytest
from aiogram import Bot
from aiogram.exceptions import TelegramRetryAfter
from aiogram.types import ChatMemberAdministrator, ChatMemberRestricted

from bot.timing import MovableTime
from sandbox.chats import Chat
from sandbox.people import Person
from sandbox.phone import Phone
from sandbox.refusal import Impossible
from sandbox.rooms import Rooms
from sandbox.telegram import Telegram
from tests.sandbox.conftest import Updates, refused, until

MUTED = "Bad Request: not enough rights to send text messages to the chat"


async def test_a_muted_bot_cannot_write_but_may_mend_what_it_wrote(
    bot: Bot, rooms: Rooms, group: Chat, telegram: Telegram, updates: Updates
) -> None:
    sent = await bot.send_message(group.id, "x")
    rooms.restrict(group, telegram.bot, frozenset())
    (update,) = await updates.fetch()
    assert update.my_chat_member
    standing = update.my_chat_member.new_chat_member
    assert isinstance(standing, ChatMemberRestricted)
    assert (standing.is_member, standing.can_send_messages) == (True, False)
    await refused(bot.send_message(group.id, "y"), MUTED)
    assert await sent.edit_text("y")
    assert await sent.delete()
    rooms.restrict(group, telegram.bot, None)
    await bot.send_message(group.id, "z")


async def test_where_nobody_may_write_administrators_may(
    bot: Bot, rooms: Rooms, group: Chat, telegram: Telegram, phone: Phone, updates: Updates
) -> None:
    rooms.permit(group, frozenset())
    assert await updates.fetch() == []
    permissions = (await bot.get_chat(group.id)).permissions
    assert permissions
    assert permissions.can_send_messages is False
    await refused(bot.send_message(group.id, "x"), MUTED)
    with pytest.raises(Impossible, match="writing is not allowed here"):
        phone.say(group, "psst")
    rooms.promote(group, telegram.bot)
    await bot.send_message(group.id, "x")


async def test_a_restriction_ends_with_its_time_and_nobody_is_told(
    rooms: Rooms, group: Chat, bojan: Person, phone: Phone, bot: Bot, time: MovableTime
) -> None:
    rooms.restrict(group, bojan, frozenset(), seconds=60)
    with pytest.raises(Impossible, match="writing is not allowed here"):
        phone.say(group, "psst")
    time.skip(60)
    assert (await bot.get_chat_member(group.id, bojan.id)).status == "member"
    phone.say(group, "psst")


async def test_slow_mode_makes_bot_and_people_wait_but_no_administrator(
    bot: Bot, rooms: Rooms, group: Chat, phone: Phone, time: MovableTime, telegram: Telegram
) -> None:
    rooms.slow(group, 30)
    assert (await bot.get_chat(group.id)).slow_mode_delay == 30
    sent = await bot.send_message(group.id, "x")
    time.skip(10)
    with pytest.raises(TelegramRetryAfter) as wait:
        await bot.send_message(group.id, "y")
    assert 19 <= wait.value.retry_after <= 20
    assert await sent.edit_text("edits are not slowed")
    phone.say(group, "one")
    with pytest.raises(Impossible, match="slow mode: the next message in 30 seconds"):
        phone.say(group, "two")
    time.skip(wait.value.retry_after)
    await bot.send_message(group.id, "y")
    rooms.promote(group, telegram.bot)
    await bot.send_message(group.id, "z")


async def test_promotion_is_told_with_the_rights_it_brings(
    bot: Bot, rooms: Rooms, group: Chat, telegram: Telegram, updates: Updates
) -> None:
    sent = await bot.send_message(group.id, "x")
    await refused(
        sent.pin(), "Bad Request: not enough rights to manage pinned messages in the chat"
    )
    rooms.promote(group, telegram.bot, frozenset({"can_pin_messages"}))
    rooms.demote(group, telegram.bot)
    risen, fallen = [update.my_chat_member for update in await updates.fetch()]
    assert risen
    assert fallen
    assert isinstance(risen.new_chat_member, ChatMemberAdministrator)
    assert risen.new_chat_member.can_pin_messages is True
    assert risen.new_chat_member.can_delete_messages is False
    assert fallen.new_chat_member.status == "member"
    await refused(
        sent.pin(), "Bad Request: not enough rights to manage pinned messages in the chat"
    )
    rooms.promote(group, telegram.bot, frozenset({"can_pin_messages"}))
    assert await sent.pin()


async def test_others_standing_is_told_to_an_administrator_that_asked_for_it(
    bot: Bot, rooms: Rooms, group: Chat, telegram: Telegram, tom: Person, updates: Updates
) -> None:
    rooms.promote(group, telegram.bot)
    await updates.fetch()
    rooms.promote(group, tom)
    assert await updates.fetch() == []
    await bot.get_updates(allowed_updates=["chat_member", "message"])
    rooms.demote(group, tom)
    (update,) = await updates.fetch()
    assert update.chat_member
    assert update.chat_member.new_chat_member.user.id == tom.id
    rooms.demote(group, telegram.bot)
    rooms.remove(group, tom)
    assert [u.event_type for u in await updates.fetch()] == ["message"]


async def test_an_anonymous_administrator_writes_as_the_group_and_taps_as_a_person(
    bot: Bot, rooms: Rooms, group: Chat, anya: Person, telegram: Telegram, updates: Updates
) -> None:
    rooms.hide(group, True)
    await updates.fetch()
    Phone(telegram, anya).say(group, "/play")
    (update,) = await updates.fetch()
    message = update.message
    assert message
    assert message.from_user
    assert message.sender_chat
    assert (message.from_user.id, message.from_user.username) == (1087968824, "GroupAnonymousBot")
    assert message.sender_chat.id == message.chat.id == group.id
    await refused(bot.get_chat_member(group.id, 1087968824), "Bad Request: PARTICIPANT_ID_INVALID")
    sent = group.messages[(await bot.send_message(group.id, "x")).message_id]
    button = {"text": "x", "callback_data": "a"}
    tap = asyncio.ensure_future(Phone(telegram, anya).press(group, sent, button))
    await until(lambda: telegram.updates.queue)
    (update,) = await updates.fetch()
    assert update.callback_query
    assert update.callback_query.from_user.id == anya.id
    await bot.answer_callback_query(update.callback_query.id)
    assert (await tap)["answered"]


async def test_what_an_anonymous_administrator_does_has_no_name(
    rooms: Rooms, group: Chat, telegram: Telegram, updates: Updates
) -> None:
    rooms.hide(group, True)
    rooms.promote(group, telegram.bot)
    (update,) = [u for u in await updates.fetch() if u.my_chat_member]
    assert update.my_chat_member
    assert update.my_chat_member.from_user.id == 1087968824


async def test_administrators_are_listed_without_bots_unless_those_are_asked_for(
    bot: Bot, rooms: Rooms, group: Chat, telegram: Telegram, tom: Person, anya: Person
) -> None:
    rooms.promote(group, tom, anonymous=True)
    rooms.promote(group, telegram.bot)
    found = await bot.get_chat_administrators(group.id)
    assert [(one.user.id, one.status) for one in found] == [
        (anya.id, "creator"),
        (tom.id, "administrator"),
    ]
    assert isinstance(found[1], ChatMemberAdministrator)
    assert found[1].is_anonymous
    assert len(await bot.get_chat_administrators(group.id, return_bots=True)) == 3
    assert await bot.get_chat_member_count(group.id) == 5


async def test_hidden_members_are_shown_to_administrators_alone(
    bot: Bot, rooms: Rooms, group: Chat, telegram: Telegram, tom: Person
) -> None:
    group.hides = True
    await refused(bot.get_chat_member(group.id, tom.id), "Bad Request: CHAT_ADMIN_REQUIRED")
    assert (await bot.get_chat_member(group.id, telegram.bot.id)).status == "member"
    rooms.promote(group, telegram.bot)
    assert (await bot.get_chat_member(group.id, tom.id)).status == "member"


async def test_whoever_is_gone_is_known_as_such(
    bot: Bot, rooms: Rooms, group: Chat, tom: Person, bojan: Person, telegram: Telegram
) -> None:
    rooms.remove(group, tom)
    Rooms(telegram, bojan).leave(group)
    assert (await bot.get_chat_member(group.id, tom.id)).status == "kicked"
    assert (await bot.get_chat_member(group.id, bojan.id)).status == "left"
    with pytest.raises(Impossible, match="has no chat"):
        telegram.chat_seen(tom, str(group.id))


@pytest.mark.parametrize("act", ["remove", "promote", "demote", "restrict"])
def test_people_do_only_what_they_may(
    group: Chat, telegram: Telegram, tom: Person, bojan: Person, act: str
) -> None:
    rooms = Rooms(telegram, tom)
    more = [None] if act == "restrict" else []
    with pytest.raises(Impossible, match="Tom Whitaker lacks the right"):
        getattr(rooms, act)(group, bojan, *more)


def test_an_administrator_cannot_touch_another_or_the_owner(
    group: Chat, telegram: Telegram, tom: Person, bojan: Person, anya: Person, rooms: Rooms
) -> None:
    for one in (tom, bojan):
        rooms.promote(group, one)
    for above in (bojan, anya):
        with pytest.raises(Impossible, match="they stand above that"):
            Rooms(telegram, tom).remove(group, above)


async def test_a_bot_of_no_rights_deletes_only_its_own(
    bot: Bot, group: Chat, phone: Phone, rooms: Rooms, telegram: Telegram
) -> None:
    said = phone.say(group, "mine")
    await refused(bot.delete_message(group.id, said.id), "Bad Request: message can't be deleted")
    rooms.promote(group, telegram.bot, frozenset({"can_delete_messages"}))
    assert await bot.delete_message(group.id, said.id)


async def test_what_somebody_may_not_do_outlasts_his_leaving(
    bot: Bot, rooms: Rooms, group: Chat, bojan: Person, telegram: Telegram
) -> None:
    rooms.restrict(group, bojan, frozenset())
    Rooms(telegram, bojan).leave(group)
    assert not group.has(bojan.id)
    away = await bot.get_chat_member(group.id, bojan.id)
    assert isinstance(away, ChatMemberRestricted)
    assert (away.is_member, away.can_send_messages) == (False, False)
    rooms.invite(group, bojan)
    back = await bot.get_chat_member(group.id, bojan.id)
    assert isinstance(back, ChatMemberRestricted)
    assert back.is_member

"""Groups: founded, entered, left, upgraded, deleted - and what a bot must reckon with then."""

import pytest
from aiogram import Bot
from aiogram.exceptions import TelegramForbiddenError, TelegramMigrateToChat
from aiogram.types import InlineKeyboardButton, InlineKeyboardMarkup

from sandbox.chats import Chat
from sandbox.people import Person
from sandbox.phone import Phone
from sandbox.refusal import Impossible
from sandbox.rooms import Rooms
from sandbox.telegram import Telegram
from tests.sandbox.conftest import Updates, refused

BUTTON = InlineKeyboardMarkup(inline_keyboard=[[InlineKeyboardButton(text="x", callback_data="a")]])


@pytest.fixture
def basic(telegram: Telegram, rooms: Rooms, tom: Person, bojan: Person) -> Chat:
    chat = rooms.create("basic", "Small", tom, bojan, telegram.bot)
    telegram.updates.drop()
    return chat


async def test_a_bot_taken_along_hears_that_it_is_in_and_then_that_all_are_told(
    bot: Bot, telegram: Telegram, rooms: Rooms, updates: Updates
) -> None:
    chat = rooms.create("group", "Evening", telegram.bot)
    standing, said = await updates.fetch()
    assert standing.my_chat_member
    assert standing.my_chat_member.chat.type == "supergroup"
    changed = standing.my_chat_member
    assert (changed.old_chat_member.status, changed.new_chat_member.status) == ("left", "member")
    assert said.message
    assert said.message.new_chat_members
    assert said.message.new_chat_members[0].id == telegram.bot.id
    assert (await bot.send_message(chat.id, "hello")).chat.id == chat.id


@pytest.mark.parametrize(("kind", "named"), [("basic", "group"), ("group", "supergroup")])
async def test_a_bot_thrown_out_is_told_and_can_do_nothing_until_it_is_back(
    bot: Bot, telegram: Telegram, rooms: Rooms, updates: Updates, kind: str, named: str
) -> None:
    chat = rooms.create(kind, "Evening", telegram.bot)
    sent = await bot.send_message(chat.id, "x")
    telegram.updates.drop()
    rooms.remove(chat, telegram.bot)
    standing, said = await updates.fetch()
    assert standing.my_chat_member
    assert standing.my_chat_member.new_chat_member.status == "kicked"
    assert said.message
    assert said.message.left_chat_member
    gone = f"Forbidden: bot was kicked from the {named} chat"
    for call in (bot.send_message(chat.id, "y"), sent.edit_text("y"), sent.delete()):
        await refused(call, gone)
    await refused(bot.send_chat_action(chat.id, "typing"), gone)
    rooms.invite(chat, telegram.bot)
    assert (await bot.send_message(chat.id, "back")).chat.id == chat.id


async def test_a_basic_group_can_still_be_looked_at_from_outside_and_a_supergroup_cannot(
    bot: Bot, telegram: Telegram, rooms: Rooms, basic: Chat, group: Chat
) -> None:
    for chat in (basic, group):
        rooms.remove(chat, telegram.bot)
    assert (await bot.get_chat(basic.id)).title == "Small"
    await refused(bot.get_chat(group.id), "Forbidden: bot was kicked from the supergroup chat")


async def test_a_bot_that_left_is_no_member_of_either_kind(
    bot: Bot, basic: Chat, group: Chat
) -> None:
    for chat, kind in ((basic, "group"), (group, "supergroup")):
        await bot.leave_chat(chat.id)
        gone = f"Forbidden: bot is not a member of the {kind} chat"
        await refused(bot.send_message(chat.id, "x"), gone)
        await refused(bot.leave_chat(chat.id), gone)


async def test_a_basic_group_has_a_short_id_and_the_numbering_of_private_chats(
    bot: Bot, basic: Chat, bojan: Person
) -> None:
    assert -(10**12) < basic.id < 0
    first = await bot.send_message(basic.id, "x")
    assert first.chat.type == "group"
    assert (await bot.send_message(bojan.id, "x")).message_id == first.message_id + 1


async def test_an_answer_in_a_basic_group_carries_no_thread(bot: Bot, basic: Chat) -> None:
    first = await bot.send_message(basic.id, "x")
    assert (await first.reply("y")).message_thread_id is None


async def test_an_upgrade_is_told_in_both_chats(
    rooms: Rooms, basic: Chat, updates: Updates, telegram: Telegram
) -> None:
    new = rooms.upgrade(basic)
    old_says, new_says = [update.message for update in await updates.fetch()]
    assert old_says
    assert new_says
    assert (old_says.chat.id, old_says.chat.type) == (basic.id, "group")
    assert old_says.migrate_to_chat_id == new.id == -1_002_000_000_003
    assert (new_says.chat.id, new_says.chat.type) == (new.id, "supergroup")
    assert new_says.migrate_from_chat_id == basic.id
    assert new_says.from_user
    assert (new_says.from_user.id, new_says.sender_chat and new_says.sender_chat.id) == (
        1087968824,
        new.id,
    )
    assert {member.id for member in new.people()} == {member.id for member in basic.people()}
    assert new.has(telegram.bot.id)


async def test_whoever_still_calls_an_upgraded_group_is_told_where_it_went(
    bot: Bot, rooms: Rooms, basic: Chat, tom: Person
) -> None:
    sent = await bot.send_message(basic.id, "x", reply_markup=BUTTON)
    new = rooms.upgrade(basic)
    calls = (
        bot.send_message(basic.id, "y"),
        sent.edit_text("y"),
        sent.delete(),
        bot.get_chat_member(basic.id, tom.id),
        bot.get_chat_administrators(basic.id),
        bot.create_forum_topic(basic.id, "x"),
    )
    for call in calls:
        with pytest.raises(TelegramMigrateToChat) as moved:
            await call
        assert moved.value.migrate_to_chat_id == new.id
        assert "group chat was upgraded to a supergroup chat" in moved.value.message
    assert (await bot.get_chat(basic.id)).id == basic.id
    await refused(bot.leave_chat(basic.id), "Bad Request: chat is deactivated")
    assert (await bot.send_message(new.id, "here")).chat.id == new.id


async def test_messages_do_not_move_with_a_group(bot: Bot, rooms: Rooms, basic: Chat) -> None:
    sent = await bot.send_message(basic.id, "x")
    new = rooms.upgrade(basic)
    edit = bot.edit_message_text("y", chat_id=new.id, message_id=sent.message_id + 50)
    await refused(edit, "Bad Request: message to edit not found")


async def test_on_a_phone_the_supergroup_takes_the_place_of_the_group(
    rooms: Rooms, basic: Chat, telegram: Telegram, tom: Person
) -> None:
    new = rooms.upgrade(basic)
    listed = telegram.chats_of(tom)
    assert new in listed
    assert basic not in listed


async def test_only_the_owner_of_a_basic_group_upgrades_it(
    telegram: Telegram, basic: Chat, group: Chat, tom: Person, rooms: Rooms
) -> None:
    with pytest.raises(Impossible, match="does not own this chat"):
        Rooms(telegram, tom).upgrade(basic)
    with pytest.raises(Impossible, match="only a basic group"):
        rooms.upgrade(group)


async def test_of_a_deleted_chat_the_bot_learns_by_its_next_call(
    bot: Bot, rooms: Rooms, basic: Chat, group: Chat, updates: Updates
) -> None:
    for chat in (basic, group):
        rooms.delete(chat)
    assert await updates.fetch() == []
    await refused(bot.send_message(basic.id, "x"), "Forbidden: the group chat was deleted")
    kicked = "Forbidden: bot was kicked from the supergroup chat"
    await refused(bot.send_message(group.id, "x"), kicked)
    await refused(bot.get_chat(group.id), kicked)


async def test_whoever_deleted_their_account_cannot_be_written_to(
    bot: Bot, bojan: Person, telegram: Telegram, updates: Updates
) -> None:
    sent = await bot.send_message(bojan.id, "x")
    Phone(telegram, bojan).delete_account()
    assert await updates.fetch() == []
    for call in (bot.send_message(bojan.id, "y"), sent.edit_text("y")):
        await refused(call, "Forbidden: user is deactivated")
    assert (await bot.get_chat(bojan.id)).first_name == ""
    with pytest.raises(Impossible, match="there is no person"):
        telegram.person(str(bojan.id))


async def test_a_link_takes_the_bot_into_a_group_with_a_word(
    telegram: Telegram, rooms: Rooms, updates: Updates
) -> None:
    chat = rooms.create("group", "Evening")
    rooms.start_in(chat, "tAbC", frozenset({"can_pin_messages"}))
    came, said, rose, started = await updates.fetch()
    assert came.my_chat_member
    assert said.message
    assert rose.my_chat_member
    assert rose.my_chat_member.new_chat_member.status == "administrator"
    assert started.message
    assert started.message.text == "/start@one_table_bot tAbC"


async def test_whoever_may_not_promote_takes_a_bot_in_but_does_not_raise_it(
    telegram: Telegram, group: Chat, tom: Person, bot: Bot
) -> None:
    await bot.leave_chat(group.id)
    with pytest.raises(Impossible, match="can_promote_members"):
        Rooms(telegram, tom).start_in(group, "x", frozenset({"can_pin_messages"}))
    Rooms(telegram, tom).start_in(group, "x")
    assert group.members[telegram.bot.id].status == "member"


async def test_a_bot_is_told_of_nothing_in_groups_it_left(
    bot: Bot, group: Chat, phone: Phone, updates: Updates
) -> None:
    await bot.leave_chat(group.id)
    await updates.fetch()
    phone.say(group, "/play@one_table_bot")
    assert await updates.fetch() == []
    with pytest.raises(TelegramForbiddenError):
        await bot.get_chat(group.id)

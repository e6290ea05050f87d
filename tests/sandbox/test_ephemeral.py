"""Messages that one person alone sees in a group."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from aiogram import Bot
from aiogram.types import (
    BotCommand,
    CallbackQuery,
    EphemeralMessageParameters,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    LoginUrl,
    Message,
    ReplyParameters,
)

from bot.timing import MovableTime
from sandbox.chats import Chat, Member
from sandbox.ephemeral import KEPT
from sandbox.people import Person
from sandbox.telegram import Telegram
from tests.sandbox.conftest import Desk, Updates
from tests.sandbox.results import TOO_OLD, refusal

BUTTON = InlineKeyboardMarkup(
    inline_keyboard=[[InlineKeyboardButton(text="mine", callback_data="mine")]]
)
Tap = Callable[[str], Awaitable[CallbackQuery]]


def to(person: Person | int, query: str | None = None, **more: Any) -> EphemeralMessageParameters:
    receiver = person if isinstance(person, int) else person.id
    return EphemeralMessageParameters(receiver_user_id=receiver, callback_query_id=query, **more)


async def seen(desk: Desk, person: Person, chat: Chat) -> list[str]:
    view = await desk.get("chat", person=str(person.id), chat=str(chat.id))
    return [message["text"] for message in view["messages"]]


@pytest.fixture
async def card(bot: Bot, group: Chat) -> Message:
    return await bot.send_message(group.id, "card", reply_markup=BUTTON)


@pytest.fixture
def tap(desk: Desk, anya: Person, group: Chat, card: Message, updates: Updates) -> Tap:
    """Anya taps the button under a message of the group, and the bot answers the tap at once."""

    async def tapped(message: str) -> CallbackQuery:
        place = {"person": str(anya.id), "chat": str(group.id), "row": 0, "column": 0}
        waiting = asyncio.ensure_future(desk.post("tap", message=message, **place))
        (update,) = await updates.fetch(wait=50)
        assert update.callback_query
        await update.callback_query.answer()
        await waiting
        return update.callback_query

    return tapped


@pytest.fixture
def lead(telegram: Telegram, group: Chat) -> None:
    group.members[telegram.bot.id] = Member(telegram.bot, "administrator")


async def test_a_tap_may_be_answered_so_that_nobody_else_sees_it(
    bot: Bot, desk: Desk, anya: Person, bojan: Person, group: Chat, tap: Tap
) -> None:
    query = await tap("1")
    sent = await bot.send_message(
        group.id, "You are the spy", ephemeral_message_parameters=to(anya, query.id)
    )
    assert (sent.message_id, sent.ephemeral_message_id) == (0, 1)
    assert sent.receiver_user
    assert sent.receiver_user.id == anya.id
    assert await seen(desk, anya, group) == ["card", "You are the spy"]
    assert await seen(desk, bojan, group) == ["card"]
    shown = await desk.get("chat", person=str(anya.id), chat=str(group.id))
    assert [one["ephemeral"] for one in shown["messages"]] == [False, True]


async def test_it_must_be_answered_within_15_seconds(
    bot: Bot, anya: Person, group: Chat, tap: Tap, time: MovableTime
) -> None:
    query = await tap("1")
    time.skip(14)
    await bot.send_message(group.id, "x", ephemeral_message_parameters=to(anya, query.id))
    time.skip(1)
    late = bot.send_message(group.id, "x", ephemeral_message_parameters=to(anya, query.id))
    assert await refusal(late) == TOO_OLD


async def test_a_tap_lets_the_bot_answer_only_whoever_tapped(
    bot: Bot, bojan: Person, group: Chat, tap: Tap, telegram: Telegram
) -> None:
    query = await tap("1")
    other = bot.send_message(group.id, "x", ephemeral_message_parameters=to(bojan, query.id))
    assert await refusal(other) == TOO_OLD
    assert telegram.ephemerals.seen[group.id] == {}


async def test_without_a_cause_only_an_administrator_may(
    bot: Bot, anya: Person, group: Chat, telegram: Telegram, lead: None, card: Message
) -> None:
    await bot.send_message(group.id, "x", ephemeral_message_parameters=to(anya))
    group.members[telegram.bot.id] = Member(telegram.bot)
    plain = bot.send_message(group.id, "x", ephemeral_message_parameters=to(anya))
    assert await refusal(plain) == "MESSAGE_NOT_COMMAND"
    reply = ReplyParameters(message_id=card.message_id)
    to_card = bot.send_message(
        group.id, "x", ephemeral_message_parameters=to(anya), reply_parameters=reply
    )
    assert await refusal(to_card) == "MESSAGE_NOT_COMMAND"


async def test_the_receiver_is_a_person_who_is_there_and_the_chat_a_group(
    bot: Bot, anya: Person, bojan: Person, group: Chat, telegram: Telegram, lead: None
) -> None:
    group.members[anya.id].status = "left"
    gone = bot.send_message(group.id, "x", ephemeral_message_parameters=to(anya))
    itself = bot.send_message(group.id, "x", ephemeral_message_parameters=to(telegram.bot.id))
    private = bot.send_message(bojan.id, "x", ephemeral_message_parameters=to(bojan))
    assert await refusal(gone) == "USER_NOT_PARTICIPANT"
    assert "can't be sent to bots" in await refusal(itself)
    assert "only to groups" in await refusal(private)
    assert telegram.ephemerals.kept[group.id] == {}


async def test_it_can_stand_in_the_place_of_the_message_that_was_tapped(
    bot: Bot, desk: Desk, anya: Person, bojan: Person, group: Chat, tap: Tap
) -> None:
    await bot.send_message(group.id, "later")
    query = await tap("1")
    instead = to(anya, query.id, replace_callback_query_message=True)
    await bot.send_message(
        group.id, "yours", ephemeral_message_parameters=instead, reply_markup=BUTTON
    )
    assert await seen(desk, anya, group) == ["yours", "later"]
    assert await seen(desk, bojan, group) == ["card", "later"]
    again = await tap("e1")
    once_more = to(anya, again.id, replace_callback_query_message=True)
    assert "only edited" in await refusal(
        bot.send_message(group.id, "x", ephemeral_message_parameters=once_more)
    )
    uncaused = to(anya, replace_callback_query_message=True)
    assert "no callback query" in await refusal(
        bot.send_message(group.id, "x", ephemeral_message_parameters=uncaused)
    )


async def test_a_tap_under_it_carries_it_and_opens_a_further_moment(
    bot: Bot, anya: Person, group: Chat, tap: Tap, time: MovableTime
) -> None:
    first = await tap("1")
    await bot.send_message(
        group.id,
        "choose",
        ephemeral_message_parameters=to(anya, first.id),
        reply_markup=BUTTON,
    )
    time.skip(60)
    query = await tap("e1")
    assert isinstance(query.message, Message)
    assert (query.message.message_id, query.message.ephemeral_message_id) == (0, 1)
    assert query.message.chat.id == group.id
    await bot.send_message(group.id, "chosen", ephemeral_message_parameters=to(anya, query.id))


async def test_it_is_edited_and_deleted_by_methods_of_its_own(
    bot: Bot, desk: Desk, anya: Person, bojan: Person, group: Chat, lead: None
) -> None:
    sent = await bot.send_message(group.id, "one", ephemeral_message_parameters=to(anya))
    assert sent.ephemeral_message_id
    place: dict[str, Any] = {"chat_id": group.id, "ephemeral_message_id": sent.ephemeral_message_id}
    hers = place | {"receiver_user_id": anya.id}
    assert await bot.edit_ephemeral_message_text(text="two", **hers) is True
    assert await seen(desk, anya, group) == ["two"]
    assert "not modified" in await refusal(bot.edit_ephemeral_message_text(text="two", **hers))
    assert await bot.edit_ephemeral_message_reply_markup(**hers, reply_markup=BUTTON) is True
    theirs = place | {"receiver_user_id": bojan.id}
    missing = bot.edit_ephemeral_message_text(text="x", **theirs)
    assert await refusal(missing) == "message to edit not found"
    assert await refusal(bot.delete_message(group.id, 0)) == "message to delete not found"
    assert await refusal(bot.delete_message(group.id, 1)) == "message to delete not found"
    assert await bot.delete_ephemeral_message(**hers) is True
    assert await seen(desk, anya, group) == []
    assert await refusal(bot.delete_ephemeral_message(**hers)) == "message to delete not found"


async def test_its_number_comes_again(bot: Bot, anya: Person, group: Chat, lead: None) -> None:
    async def send() -> int | None:
        sent = await bot.send_message(group.id, "x", ephemeral_message_parameters=to(anya))
        return sent.ephemeral_message_id

    assert [await send(), await send()] == [1, 2]
    await bot.delete_ephemeral_message(group.id, anya.id, 1)
    assert await send() == 1


async def test_it_may_be_lost_and_nobody_says_so(
    bot: Bot,
    desk: Desk,
    anya: Person,
    group: Chat,
    telegram: Telegram,
    lead: None,
    time: MovableTime,
) -> None:
    telegram.faults.add("ephemeral", "lost")
    lost = await bot.send_message(group.id, "lost", ephemeral_message_parameters=to(anya))
    kept = await bot.send_message(group.id, "kept", ephemeral_message_parameters=to(anya))
    assert await seen(desk, anya, group) == ["kept"]
    for sent in (lost, kept):
        time.skip(3)
        telegram.faults.add("ephemeral", "lost")
        assert await bot.edit_ephemeral_message_text(
            text="new",
            chat_id=group.id,
            receiver_user_id=anya.id,
            ephemeral_message_id=sent.ephemeral_message_id or 0,
        )
    assert await seen(desk, anya, group) == ["kept"]


async def test_it_vanishes_after_a_while_and_with_a_new_start_of_the_phone(
    bot: Bot,
    desk: Desk,
    anya: Person,
    bojan: Person,
    group: Chat,
    lead: None,
    time: MovableTime,
) -> None:
    for person in (anya, bojan):
        await bot.send_message(group.id, "x", ephemeral_message_parameters=to(person))
    await desk.post("restart", person=str(anya.id))
    assert (await seen(desk, anya, group), await seen(desk, bojan, group)) == ([], ["x"])
    assert await bot.edit_ephemeral_message_text(
        text="y", chat_id=group.id, receiver_user_id=anya.id, ephemeral_message_id=1
    )
    time.skip(KEPT)
    assert await seen(desk, bojan, group) == []
    gone = bot.delete_ephemeral_message(group.id, bojan.id, 2)
    assert await refusal(gone) == "message to delete not found"


@pytest.mark.parametrize("name", ["/role", "/role@one_table_bot"])
async def test_an_ephemeral_command_is_heard_by_the_bot_alone_and_may_be_answered(
    bot: Bot,
    desk: Desk,
    anya: Person,
    bojan: Person,
    group: Chat,
    updates: Updates,
    time: MovableTime,
    name: str,
) -> None:
    await bot.set_my_commands([BotCommand(command="role", description="r", is_ephemeral=True)])
    said = await desk.post("say", person=str(anya.id), chat=str(group.id), text=name)
    assert said == {"message": "e1"}
    (update,) = await updates.fetch()
    heard = update.message
    assert heard
    assert (heard.message_id, heard.ephemeral_message_id, heard.text) == (0, 1, name)
    for who in (anya.id, bot.id):
        foreign = bot.delete_ephemeral_message(group.id, who, 1)
        assert await refusal(foreign) == "message to delete not found"
    assert await seen(desk, bojan, group) == []
    reply = ReplyParameters(ephemeral_message_id=1)
    answer: dict[str, Any] = {"text": "spy", "reply_parameters": reply, "chat_id": group.id}
    aloud = await refusal(bot.send_message(**answer))
    assert aloud == "a reply to an ephemeral message must be ephemeral itself"
    stranger = bot.send_message(**answer, ephemeral_message_parameters=to(bojan))
    assert await refusal(stranger) == "message to be replied not found"
    await bot.send_message(**answer, ephemeral_message_parameters=to(anya))
    assert await seen(desk, anya, group) == [name, "spy"]
    time.skip(15)
    late = bot.send_message(**answer, ephemeral_message_parameters=to(anya))
    assert await refusal(late) == "message to be replied not found"


async def test_an_answer_to_one_is_ephemeral_itself(
    bot: Bot,
    desk: Desk,
    anya: Person,
    bojan: Person,
    group: Chat,
    updates: Updates,
    lead: None,
) -> None:
    await bot.send_message(group.id, "Who are you?", ephemeral_message_parameters=to(anya))
    place = {"person": str(anya.id), "chat": str(group.id)}
    said = await desk.post("say", **place, text="the spy", reply_to="e1")
    assert said == {"message": "e2"}
    (update,) = await updates.fetch()
    heard = update.message
    assert heard
    assert (heard.text, heard.ephemeral_message_id) == ("the spy", 2)
    assert heard.reply_to_message is None
    assert await seen(desk, anya, group) == ["Who are you?", "the spy"]
    assert await seen(desk, bojan, group) == []


async def test_another_command_is_heard_as_ever(
    bot: Bot, desk: Desk, anya: Person, bojan: Person, group: Chat
) -> None:
    await bot.set_my_commands([BotCommand(command="role", description="r", is_ephemeral=True)])
    for text in ("/play", "/role@other_bot", "/"):
        await desk.post("say", person=str(anya.id), chat=str(group.id), text=text)
    assert await seen(desk, bojan, group) == ["/play", "/role@other_bot", "/"]


async def test_a_login_button_has_no_place_under_it(
    bot: Bot, anya: Person, group: Chat, lead: None
) -> None:
    login = InlineKeyboardButton(text="x", login_url=LoginUrl(url="https://example.org/"))
    markup = InlineKeyboardMarkup(inline_keyboard=[[login]])
    call = bot.send_message(
        group.id, "x", ephemeral_message_parameters=to(anya), reply_markup=markup
    )
    assert await refusal(call) == "BUTTON_TYPE_INVALID"

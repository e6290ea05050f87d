"""What can be made to go wrong: each kind as a bot meets it, ordered or left to chance."""

import asyncio
from typing import Any

import pytest
from aiogram import Bot
from aiogram.exceptions import (
    TelegramAPIError,
    TelegramBadRequest,
    TelegramForbiddenError,
    TelegramNetworkError,
)

from bot.timing import MovableTime
from sandbox.chats import Chat
from sandbox.faults import KINDS, Faults
from sandbox.people import Person
from sandbox.phone import Phone
from sandbox.refusal import Impossible
from sandbox.telegram import Telegram
from tests.sandbox.conftest import Desk, Updates

FORBIDDEN = {
    "blocked": "bot was blocked by the user",
    "unstarted": "bot can't initiate conversation with a user",
    "deactivated": "user is deactivated",
    "kicked": "bot was kicked from the supergroup chat",
    "outside": "bot is not a member of the supergroup chat",
    "deleted": "the group chat was deleted",
}


@pytest.mark.parametrize(("kind", "says"), FORBIDDEN.items())
async def test_a_chat_can_be_closed_in_every_way(
    bot: Bot, desk: Desk, bojan: Person, group: Chat, kind: str, says: str
) -> None:
    await desk.post("fault", method="sendMessage", kind=kind)
    chat = bojan.id if KINDS[kind].chats == "private" else group.id
    with pytest.raises(TelegramForbiddenError, match=says):
        await bot.send_message(chat, "x")
    await bot.send_message(chat, "x")


async def test_a_fault_of_one_chat_leaves_the_others_alone(
    bot: Bot, desk: Desk, bojan: Person, group: Chat
) -> None:
    await desk.post("fault", method="sendMessage", kind="429", chat=str(group.id))
    await bot.send_message(bojan.id, "x")
    with pytest.raises(TelegramAPIError, match="retry after 1"):
        await bot.send_message(group.id, "x")
    assert (await desk.get("faults"))["waiting"] == []


async def test_an_edit_may_be_called_none_as_what_it_says_stands_already(
    bot: Bot, desk: Desk, bojan: Person, telegram: Telegram
) -> None:
    message = await bot.send_message(bojan.id, "x")
    await desk.post("fault", method="editMessageText", kind="unmodified")
    with pytest.raises(TelegramBadRequest, match="message is not modified"):
        await bot.edit_message_text("y", chat_id=bojan.id, message_id=message.message_id)
    assert telegram.private[bojan.id].messages[message.message_id].text == "y"


async def test_a_tap_may_have_grown_too_old(bot: Bot, desk: Desk) -> None:
    await desk.post("fault", method="answerCallbackQuery", kind="too_old")
    with pytest.raises(TelegramBadRequest, match="query is too old"):
        await bot.answer_callback_query("1")


async def test_a_line_may_drop_before_anything_is_done(
    bot: Bot, desk: Desk, bojan: Person, telegram: Telegram
) -> None:
    await desk.post("fault", method="sendMessage", kind="dropped")
    with pytest.raises(TelegramNetworkError):
        await bot.send_message(bojan.id, "x")
    assert not telegram.private[bojan.id].messages


async def test_a_message_may_be_deleted_under_the_bots_hands(
    bot: Bot, desk: Desk, bojan: Person, telegram: Telegram
) -> None:
    message = await bot.send_message(bojan.id, "x")
    await desk.post("fault", method="editMessageText", kind="vanished")
    with pytest.raises(TelegramBadRequest, match="message to edit not found"):
        await bot.edit_message_text("y", chat_id=bojan.id, message_id=message.message_id)
    assert not telegram.private[bojan.id].messages


async def test_what_comes_late_comes_after_what_happened_later(
    desk: Desk, phone: Phone, telegram: Telegram, updates: Updates
) -> None:
    await desk.post("fault", kind="late")
    for words in ("first", "second", "third"):
        phone.say(telegram.private[phone.person.id], words)
    found = await updates.fetch()
    assert [one.message.text for one in found if one.message] == ["second", "first", "third"]
    assert [one.update_id for one in found] == sorted(one.update_id for one in found)


async def test_what_nothing_overtakes_comes_all_the_same(
    desk: Desk, phone: Phone, telegram: Telegram, updates: Updates, time: MovableTime
) -> None:
    await desk.post("fault", kind="late")
    phone.say(telegram.private[phone.person.id], "x")
    assert await updates.fetch() == []
    await asyncio.sleep(0)
    time.skip(1)
    (found,) = await updates.fetch(5)
    assert found.message
    assert found.message.text == "x"


@pytest.mark.parametrize(
    ("asked", "complaint"),
    [
        ({"method": "sendMessage", "kind": "too_old"}, "'too_old' never befalls 'sendMessage'"),
        ({"method": "answerCallbackQuery", "kind": "429"}, "never befalls"),
        ({"method": "sendMessage", "kind": "kicked", "chat": "601000001"}, "never befalls"),
    ],
)
async def test_a_fault_goes_only_where_it_can_happen(
    desk: Desk, asked: dict[str, Any], complaint: str
) -> None:
    assert complaint in (await desk.post("fault", **asked))["error"]


def befallen(faults: Faults) -> list[str]:
    found = (faults.next("sendMessage", "-1001") for _ in range(1000))
    return [fault.kind if fault else "" for fault in found]


def test_chance_is_the_same_again_from_the_same_seed() -> None:
    lots = []
    for seed in (5, 5, 6):
        faults = Faults()
        faults.at_random(seed, {"429": 0.1, "timeout": 0.05, "too_old": 1, "blocked": 1})
        lots.append(befallen(faults))
    assert lots[0] == lots[1] != lots[2]
    assert set(lots[0]) == {"", "429", "timeout"}
    assert 60 < lots[0].count("429") < 140


def test_every_kind_has_somewhere_to_befall() -> None:
    places = ("sendMessage", "editMessageText", "answerCallbackQuery", "update", "ephemeral")
    for kind in KINDS:
        faults = Faults()
        faults.at_random(1, {kind: 1})
        found = [faults.next(place) for place in (*places, "webhook")]
        assert any(fault and fault.kind == kind for fault in found)


async def test_chance_is_switched_on_and_off_from_the_desk(
    bot: Bot, desk: Desk, bojan: Person
) -> None:
    await desk.post("chance", seed=1, rates={"dropped": 1000})
    assert (await desk.get("faults"))["rates"] == {"dropped": 1000}
    with pytest.raises(TelegramNetworkError):
        await bot.send_message(bojan.id, "x")
    await desk.post("fault", method="getMe", kind="502")
    await desk.post("calm")
    await bot.send_message(bojan.id, "x")
    await bot.get_me()
    assert set((await desk.get("faults"))["kinds"]) == set(KINDS)


@pytest.mark.parametrize(
    ("asked", "complaint"),
    [
        ({"rates": 3}, "rates must be an object"),
        ({"rates": {"418": 3}}, "there is no fault '418'"),
        ({"rates": {"429": 1001}}, "from never to always"),
        ({"rates": {"429": 0.5}}, "429 must be a whole number"),
    ],
)
async def test_chance_is_told_in_thousandths(
    desk: Desk, asked: dict[str, Any], complaint: str
) -> None:
    assert complaint in (await desk.post("chance", **asked))["error"]


def test_unknown_kinds_are_refused() -> None:
    with pytest.raises(Impossible, match="there is no fault 'x'"):
        Faults().add("sendMessage", "x")

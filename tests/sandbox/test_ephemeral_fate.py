"""What becomes of an ephemeral message: edited, deleted, lost, gone."""

from typing import Any

import pytest
from aiogram import Bot
from aiogram.exceptions import TelegramRetryAfter

from bot.timing import MovableTime
from sandbox.chats import Chat
from sandbox.ephemeral import KEPT
from sandbox.people import Person
from sandbox.telegram import Telegram
from tests.sandbox.conftest import Desk
from tests.sandbox.ephemerals import BUTTON, seen, to
from tests.sandbox.results import refusal


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
    time.skip(3)
    assert await bot.edit_ephemeral_message_text(
        text="seen by nobody",
        chat_id=group.id,
        receiver_user_id=anya.id,
        ephemeral_message_id=lost.ephemeral_message_id or 0,
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


async def test_its_edits_count_like_any_other(
    bot: Bot, anya: Person, group: Chat, lead: None
) -> None:
    await bot.send_message(group.id, "0", ephemeral_message_parameters=to(anya))
    where: dict[str, Any] = {
        "chat_id": group.id,
        "receiver_user_id": anya.id,
        "ephemeral_message_id": 1,
    }
    for text in ("1", "2"):
        await bot.edit_ephemeral_message_text(text=text, **where)
    with pytest.raises(TelegramRetryAfter):
        await bot.edit_ephemeral_message_text(text="3", **where)


async def test_whoever_missed_the_next_one_still_sees_the_one_before(
    bot: Bot, desk: Desk, anya: Person, group: Chat, telegram: Telegram, lead: None
) -> None:
    await bot.send_message(group.id, "old", ephemeral_message_parameters=to(anya))
    telegram.faults.add("ephemeral", "lost", 2)
    await bot.delete_ephemeral_message(group.id, anya.id, 1)
    again = await bot.send_message(group.id, "new", ephemeral_message_parameters=to(anya))
    assert again.ephemeral_message_id == 1
    assert await seen(desk, anya, group) == ["old"]

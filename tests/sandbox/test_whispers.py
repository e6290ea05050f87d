"""What a person says in a group to the bot alone."""

from typing import Any

import pytest
from aiogram import Bot
from aiogram.types import (
    BotCommand,
    ReplyParameters,
)

from bot.timing import MovableTime
from sandbox.chats import Chat, Member
from sandbox.people import Person
from tests.sandbox.conftest import Desk, Updates
from tests.sandbox.ephemerals import seen, to
from tests.sandbox.results import refusal


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


async def test_who_may_not_write_whispers_neither(
    bot: Bot, desk: Desk, anya: Person, group: Chat, updates: Updates
) -> None:
    await bot.set_my_commands([BotCommand(command="role", description="r", is_ephemeral=True)])
    group.members[anya.id] = Member(anya, "restricted")
    said = await desk.post("say", person=str(anya.id), chat=str(group.id), text="/role")
    assert said == {"error": "writing is not allowed here"}
    assert await updates.fetch() == []

"""Inline mode: the bot's name written in any chat, what it offers there, and what is sent of it."""

import pytest
from aiogram import Bot

from sandbox.chats import Chat, Member
from sandbox.people import Person
from sandbox.telegram import Telegram
from tests.sandbox.conftest import Desk, Updates
from tests.sandbox.results import Asking, article, refusal


@pytest.fixture
def asking(desk: Desk, updates: Updates, anya: Person) -> Asking:
    """Anya, who has never pressed Start."""
    return Asking(desk, updates, anya)


async def test_from_name_to_message(
    asking: Asking, group: Chat, anya: Person, updates: Updates
) -> None:
    seeing = asking.ask(group.id, "duel")
    query = await asking.heard()
    assert (query.query, query.offset, query.chat_type) == ("duel", "", "supergroup")
    assert query.from_user.id == anya.id
    await query.answer(
        [article("a", callback_data="sit"), article("b")], cache_time=0, next_offset="2"
    )
    seen = await seeing
    assert [one["title"] for one in seen["results"]] == ["Table a", "Table b"]
    assert (seen["answered"], seen["next_offset"], seen["button"]) == (True, "2", None)
    sent = await asking.pick(group.id, seen["query"])
    message = group.messages[int(sent["message"])]
    assert (message.sender, message.text) == (anya, "Come to a")
    told, chosen = await updates.fetch()
    assert told.message
    assert told.message.via_bot
    assert chosen.chosen_inline_result
    assert chosen.chosen_inline_result.result_id == "a"
    assert chosen.chosen_inline_result.query == "duel"
    assert chosen.chosen_inline_result.inline_message_id == message.inline


async def test_the_query_tells_of_the_chat_only_its_kind(
    asking: Asking, telegram: Telegram, bojan: Person, group: Chat
) -> None:
    kinds = []
    for chat in (telegram.bot.id, bojan.id, group.id):
        seeing = asking.ask(chat)
        query = await asking.heard()
        kinds.append(query.chat_type)
        await query.answer([], cache_time=0)
        await seeing
    assert kinds == ["sender", "private", "supergroup"]


async def test_a_result_without_a_keyboard_has_no_id_to_change_it_by(
    asking: Asking, bojan: Person, updates: Updates
) -> None:
    await asking.sent(bojan, article())
    (chosen,) = await updates.fetch()
    assert chosen.chosen_inline_result
    assert chosen.chosen_inline_result.inline_message_id is None


async def test_what_is_chosen_is_told_only_as_far_as_it_was_asked_for(
    asking: Asking, bojan: Person, updates: Updates, telegram: Telegram
) -> None:
    told = []
    for telegram.bot.feedback in (0, 0, 2, 2):
        await asking.sent(bojan, article())
        told.append(len(await updates.fetch()))
    assert told == [0, 0, 0, 1]


async def test_silence_is_seen_as_silence(
    asking: Asking, group: Chat, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sandbox.via.PATIENCE", 0)
    seen = await asking.ask(group.id)
    assert (seen["answered"], seen["results"]) == (False, [])
    picked = await asking.pick(group.id, seen["query"])
    assert picked == {"error": "the bot offered nothing under 'a'"}


async def test_one_sends_only_what_one_was_offered_oneself(
    asking: Asking, group: Chat, bojan: Person, desk: Desk, updates: Updates
) -> None:
    seen = await asking.offered(group.id, article())
    other = await Asking(desk, updates, bojan).pick(group.id, seen["query"])
    assert "did not ask" in other["error"]
    assert (await asking.pick(group.id, seen["query"], "z"))["error"].startswith("the bot offered")
    assert group.messages == {}


async def test_who_may_not_write_there_may_not_use_bots_there_either(
    asking: Asking, group: Chat, anya: Person
) -> None:
    seen = await asking.offered(group.id, article())
    group.members[anya.id] = Member(anya, "restricted", frozenset({"can_send_messages"}))
    no_bots = {"error": "inline bots may not be used here"}
    assert await asking.ask(group.id) == no_bots
    assert await asking.pick(group.id, seen["query"]) == no_bots
    group.members[anya.id] = Member(anya, "restricted")
    muted = {"error": "writing is not allowed here"}
    assert await asking.pick(group.id, seen["query"]) == muted


async def test_a_query_has_at_most_256_characters(asking: Asking, group: Chat) -> None:
    assert "at most 256" in (await asking.ask(group.id, "x" * 257))["error"]


async def test_without_inline_mode_nobody_asks_and_nothing_is_answered(
    bot: Bot, asking: Asking, group: Chat, telegram: Telegram
) -> None:
    assert (await bot.get_me()).supports_inline_queries
    telegram.bot.inline = False
    assert not (await bot.get_me()).supports_inline_queries
    assert "has no inline mode" in (await asking.ask(group.id))["error"]
    assert await refusal(bot.answer_inline_query("1", [])) == "USER_BOT_INVALID"

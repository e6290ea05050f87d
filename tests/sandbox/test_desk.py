"""The desk: being a person by JSON."""

from typing import Any

import pytest
from aiogram import Bot
from aiogram.types import InlineKeyboardButton, InlineKeyboardMarkup
from aiohttp import ClientSession

from bot.timing import RealTime
from sandbox.chats import Chat
from sandbox.desk import Desk as Routes
from sandbox.people import Person
from sandbox.refusal import Impossible
from sandbox.telegram import Telegram
from tests.sandbox.conftest import Desk, Updates


async def test_the_world_has_four_people_of_four_languages(desk: Desk) -> None:
    world = await desk.get("world")
    assert world["bot"]["username"] == "one_table_bot"
    people = world["people"]
    assert sorted(person["language"] for person in people) == ["en", "fa", "mk", "ru"]
    assert sorted(person["theme"] for person in people) == ["dark", "dark", "light", "light"]
    assert [person["started"] for person in people] == [False, False, False, True]
    for person in people:
        kinds = [chat["kind"] for chat in person["chats"]]
        assert kinds == ["bot", "group", "friend", "friend", "friend"]
        assert person["chats"][0]["id"] == world["bot"]["id"]


async def test_what_is_said_is_read_by_all_who_are_there(
    desk: Desk, group: Chat, anya: Person, bojan: Person
) -> None:
    said = await desk.post("say", person=str(anya.id), chat=str(group.id), text=" <b> & ok ")
    view = await desk.get("chat", person=str(bojan.id), chat=str(group.id))
    assert view["title"] == group.title
    (message,) = view["messages"]
    assert message["id"] == said["message"]
    assert message["from"] == {"id": str(anya.id), "name": "Аня Соколова", "bot": False}
    assert (message["text"], message["html"]) == ("<b> & ok", "&lt;b&gt; &amp; ok")


async def test_friends_see_one_chat_under_each_others_name(
    desk: Desk, anya: Person, bojan: Person
) -> None:
    await desk.post("say", person=str(anya.id), chat=str(bojan.id), text="psst")
    view = await desk.get("chat", person=str(bojan.id), chat=str(anya.id))
    assert view["title"] == "Аня Соколова"
    assert [message["text"] for message in view["messages"]] == ["psst"]


async def test_a_chat_shows_keyboard_marks_and_pins(
    bot: Bot, desk: Desk, bojan: Person, telegram: Telegram
) -> None:
    row = [
        InlineKeyboardButton(text="a", callback_data="secret"),
        InlineKeyboardButton(text="b", url="https://t.me/x", style="primary"),
    ]
    sent = await bot.send_message(
        bojan.id,
        "<tg-spoiler>live</tg-spoiler>",
        parse_mode="HTML",
        protect_content=True,
        disable_notification=True,
        reply_markup=InlineKeyboardMarkup(inline_keyboard=[row]),
    )
    await sent.pin()
    await sent.edit_text("then", reply_markup=sent.reply_markup)
    view = await desk.get("chat", person=str(bojan.id), chat=str(telegram.bot.id))
    message, pin = view["messages"]
    assert message["keyboard"] == [
        [
            {"text": "a", "kind": "callback"},
            {"text": "b", "kind": "url", "url": "https://t.me/x", "style": "primary"},
        ]
    ]
    marks = ("silent", "protected", "edited", "pinned")
    assert [message[mark] for mark in marks] == [True, True, True, True]
    assert (pin["from"], pin["text"]) == (None, "Закачено: live")


async def test_pressing_start_says_it_with_the_payload(
    desk: Desk, anya: Person, updates: Updates, telegram: Telegram
) -> None:
    url = "https://t.me/one_table_bot?start=jAbC"
    answer = await desk.post("follow", person=str(anya.id), url=url)
    assert answer == {"said": {"chat": str(telegram.bot.id), "message": "1"}}
    (update,) = await updates.fetch()
    assert update.message
    assert update.message.text == "/start jAbC"
    assert anya.reachable


async def test_pressing_start_lifts_a_block(desk: Desk, bojan: Person, telegram: Telegram) -> None:
    await desk.post("block", person=str(bojan.id))
    talk = {"person": str(bojan.id), "chat": str(telegram.bot.id), "text": "x"}
    assert "has blocked the bot" in (await desk.post("say", **talk))["error"]
    await desk.post("follow", person=str(bojan.id), url="t.me/one_table_bot?start")
    assert bojan.reachable


@pytest.mark.parametrize(
    ("url", "answer"),
    [
        (
            "https://t.me/share/url?url=https%3A%2F%2Ft.me%2Fx&text=a+b",
            {"share": {"url": "https://t.me/x", "text": "a b"}},
        ),
        ("https://t.me/one_table_bot", {"open": "https://t.me/one_table_bot"}),
        ("https://t.me/other_bot?start=x", {"open": "https://t.me/other_bot?start=x"}),
        ("https://example.org/x", {"open": "https://example.org/x"}),
        ("http://[", {"open": "http://["}),
    ],
)
async def test_a_link_leads_where_it_says(
    desk: Desk, anya: Person, url: str, answer: dict[str, Any]
) -> None:
    assert await desk.post("follow", person=str(anya.id), url=url) == answer


@pytest.mark.parametrize(
    "url", ["https://t.me/one_table_bot?startapp=tA", "t.me/One_Table_Bot/table"]
)
async def test_the_mini_app_opens_by_either_kind_of_link(
    desk: Desk, anya: Person, url: str
) -> None:
    assert "launch" in await desk.post("follow", person=str(anya.id), url=url)


async def test_further_people_join_the_group(
    desk: Desk, group: Chat, updates: Updates, telegram: Telegram, anya: Person
) -> None:
    answer = await desk.post("add", name="Zoë", language="en", theme="dark")
    zoe = telegram.person(answer["id"])
    assert (zoe.theme, zoe.started, group.has(zoe.id)) == ("dark", False, True)
    (update,) = await updates.fetch()
    assert update.message
    assert update.message.new_chat_members
    assert update.message.new_chat_members[0].first_name == "Zoë"
    view = await desk.get("chat", person=str(anya.id), chat=str(group.id))
    assert view["messages"][0]["text"] == "Новый участник: Zoë"
    assert telegram.chat_seen(anya, str(zoe.id)).kind == "friend"


async def test_allowing_is_told_once(desk: Desk, anya: Person, updates: Updates) -> None:
    await desk.post("allow", person=str(anya.id))
    await desk.post("allow", person=str(anya.id))
    (update,) = await updates.fetch()
    assert update.message
    assert update.message.write_access_allowed
    assert anya.reachable


async def test_the_real_clock_cannot_be_moved() -> None:
    desk = Routes(Telegram("1:a", RealTime(), "https://example.org/"))
    with pytest.raises(Impossible, match="cannot be moved"):
        await desk.pass_time({"seconds": 1})


async def test_an_open_page_hears_which_chats_changed(
    http: ClientSession, server: str, desk: Desk, bot: Bot, group: Chat, anya: Person, bojan: Person
) -> None:
    async with http.ws_connect(f"{server}/desk/watch?person={anya.id}") as socket:
        await bot.send_message(group.id, "x")
        assert await socket.receive_json(timeout=20) == {"changed": [str(group.id)]}
        await bot.send_message(bojan.id, "not for Anya")
        await desk.post("say", person=str(bojan.id), chat=str(anya.id), text="psst")
        assert await socket.receive_json(timeout=20) == {"changed": [str(bojan.id)]}


async def test_the_page_and_its_files_are_served(http: ClientSession, server: str) -> None:
    async with http.get(f"{server}/") as response:
        assert response.status == 200
        assert response.content_type == "text/html"
    async with http.get(f"{server}/static/page.js") as response:
        assert response.status == 200

"""How the Mini App is opened, with aiogram's own check as the judge of the signature."""

import json
from urllib.parse import parse_qs, urlsplit

import pytest
from aiogram.utils.web_app import check_webapp_signature, safe_parse_webapp_init_data

from bot.timing import MovableTime
from sandbox.chats import Chat
from sandbox.following import follow
from sandbox.launch import THEMES
from sandbox.people import Person
from sandbox.phone import Phone
from sandbox.telegram import Telegram
from tests.sandbox.conftest import MINI_APP, TOKEN, Desk


def carried(url: str) -> dict[str, str]:
    """What the address carries behind its hash."""
    return {key: values[0] for key, values in parse_qs(urlsplit(url).fragment).items()}


def fields(url: str) -> dict[str, str]:
    data = carried(url)["tgWebAppData"]
    assert check_webapp_signature(TOKEN, data)
    return {key: values[0] for key, values in parse_qs(data, strict_parsing=True).items()}


def test_a_link_carries_the_chat_and_the_start_parameter(
    phone: Phone, group: Chat, telegram: Telegram, time: MovableTime
) -> None:
    url = follow(phone, "https://t.me/one_table_bot/table?startapp=tA1", group)["launch"]
    assert url.startswith(f"{MINI_APP}?tgWebAppStartParam=tA1#tgWebAppData=")
    found = fields(url)
    assert found["start_param"] == "tA1"
    assert found["chat_type"] == "supergroup"
    assert found["chat_instance"] == telegram.instance_of(group)
    assert "query_id" not in found
    assert 0 <= time.now() - int(found["auth_date"]) < 3600
    assert len(found["signature"]) == 86


def test_a_button_carries_a_query_and_its_own_address(phone: Phone) -> None:
    url = phone.launch_by_button(f"{MINI_APP}?startapp=tA1")
    assert url.startswith(f"{MINI_APP}?startapp=tA1#tgWebAppData=")
    found = fields(url)
    assert found["query_id"]
    assert not found.keys() & {"start_param", "chat_type", "chat_instance"}
    assert fields(phone.launch_by_button(MINI_APP))["query_id"] != found["query_id"]


def test_the_user_is_told_with_language_and_reachability(
    phone: Phone, anya: Person, telegram: Telegram
) -> None:
    user = json.loads(fields(phone.launch_by_menu())["user"])
    assert user == {
        "id": phone.person.id,
        "first_name": "Бојан",
        "last_name": "Петровски",
        "username": "bojan_p",
        "language_code": "mk",
        "allows_write_to_pm": True,
    }
    unstarted = json.loads(fields(Phone(telegram, anya).launch_by_link())["user"])
    assert "allows_write_to_pm" not in unstarted


def test_aiogram_reads_the_data(phone: Phone) -> None:
    data = carried(phone.launch_by_link("tA1"))["tgWebAppData"]
    parsed = safe_parse_webapp_init_data(TOKEN, data)
    assert parsed.user
    assert parsed.user.first_name == "Бојан"


def test_a_changed_byte_breaks_the_signature(phone: Phone) -> None:
    data = carried(phone.launch_by_link("tA1"))["tgWebAppData"]
    assert check_webapp_signature(TOKEN, data)
    assert not check_webapp_signature(TOKEN, data.replace("tA1", "tA2"))


def test_the_theme_is_the_persons(telegram: Telegram, anya: Person, bojan: Person) -> None:
    for person in (anya, bojan):
        found = carried(Phone(telegram, person).launch_by_menu())
        assert json.loads(found["tgWebAppThemeParams"]) == THEMES[person.theme]
        assert (found["tgWebAppPlatform"], found["tgWebAppVersion"]) == ("weba", "9.6")
    assert anya.theme != bojan.theme


def test_an_address_with_a_hash_keeps_it(phone: Phone) -> None:
    url = phone.launch_by_button("https://example.org/#/home")
    assert url.startswith("https://example.org/#/home?tgWebAppData=")
    url = phone.launch_by_button("https://example.org/#/home?x=1")
    assert url.startswith("https://example.org/#/home?x=1&tgWebAppData=")


@pytest.mark.parametrize(
    ("kind", "longest"),
    [
        ("https://t.me/one_table_bot?start=", 64),
        ("https://t.me/one_table_bot/table?startapp=", 512),
    ],
)
async def test_a_payload_has_its_length_and_letters(
    desk: Desk, bojan: Person, kind: str, longest: int
) -> None:
    fits = await desk.post("follow", person=str(bojan.id), url=kind + "a" * longest)
    assert "error" not in fits
    for payload in ("a" * (longest + 1), "a.b", "я"):
        refused = await desk.post("follow", person=str(bojan.id), url=kind + payload)
        assert f"at most {longest} of A-Z, a-z, 0-9, _ and -" in refused["error"]


async def test_each_way_in_is_told_apart_at_the_desk(desk: Desk, bojan: Person) -> None:
    found = {
        via: fields(
            (await desk.post("launch", person=str(bojan.id), via=via, startapp="tA"))["launch"]
        )
        for via in ("link", "button", "menu")
    }
    assert found["link"]["start_param"] == "tA"
    assert "query_id" in found["button"]
    assert "query_id" in found["menu"]
    refused = await desk.post("launch", person=str(bojan.id), via="door")
    assert refused["error"] == "via must be link, menu or button"


async def test_time_that_passes_shows_in_auth_date(desk: Desk, bojan: Person) -> None:
    async def auth_date() -> int:
        answer = await desk.post("launch", person=str(bojan.id), via="link")
        return int(fields(answer["launch"])["auth_date"])

    before = await auth_date()
    await desk.post("pass", seconds=86400)
    assert await auth_date() >= before + 86400

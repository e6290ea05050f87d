"""Closing the Mini App: Telegram asks back only those whose own game is going on."""

import json

import pytest
from playwright.async_api import expect

from tests.browser.phones import FIRST_SIGHT, Desk, Phone

pytestmark = pytest.mark.browser
HEAR = """() => {
  window.heard = [];
  addEventListener("message", ({ source, data }) => window.heard.push([source.name, data]));
}"""


async def asks(phone: Phone) -> list[bool]:
    """What Telegram was told of asking before this person's Mini App closes."""
    told = await phone.page.evaluate("window.heard")
    mine = [json.loads(data) for window, data in told if window == f"app-{phone.person}"]
    about = [each for each in mine if each["eventType"] == "web_app_setup_closing_behavior"]
    return [each["eventData"]["need_confirmation"] for each in about]


async def closes_unasked(phone: Phone) -> None:
    await phone.act("app-more")
    await phone.choose("close")
    await expect(phone.root.locator("[data-app]")).to_have_count(0)


async def test_48_neither_who_watches_nor_who_has_played_is_asked_before_it_closes(
    desk: Desk,
) -> None:
    tom, bojan, niloufar = (desk.phones[language] for language in ("en", "mk", "fa"))
    await desk.page.evaluate(HEAR)
    for phone in (tom, bojan):
        await phone.press_start()
    await tom.open_chat(desk.group)
    await tom.say("/play duel")
    await bojan.open_chat(desk.group)
    await bojan.tap("Sit down")
    await tom.tap("Start")
    await tom.sees("the game is on")
    await niloufar.open_chat(desk.group)
    for phone in (tom, bojan, niloufar):
        await phone.tap("Open table")
        await phone.at_table()
    assert [await asks(phone) for phone in (tom, bojan, niloufar)] == [[True], [True], []]
    await closes_unasked(niloufar)
    await bojan.leave_table()
    await expect(tom.app.locator(".result")).to_be_visible(timeout=FIRST_SIGHT)
    assert [await asks(phone) for phone in (tom, bojan)] == [[True, False]] * 2
    await closes_unasked(tom)

"""Chats founded and led on the page: a forum with its topics, a basic group that is upgraded."""

import pytest
from playwright.async_api import Locator, expect

from tests.browser.phones import FIRST_SIGHT, Desk, Phone

pytestmark = pytest.mark.browser


async def found(desk: Desk, kind: str, title: str) -> None:
    form = desk.page.locator("#founding")
    await desk.page.locator("#found").click()
    await form.locator("[name=kind]").select_option(kind)
    await form.locator("[name=title]").fill(title)
    await form.locator("[data-found=create]").click()


async def enter(phone: Phone, title: str) -> None:
    if await (back := phone.root.locator('[data-act="back"]')).is_visible():
        await back.click()
    await phone.root.locator(".chat-row", has_text=title).click()


async def panel(phone: Phone) -> Locator:
    """What this person can do to the chat that is open."""
    await phone.act("about")
    room = phone.page.locator("#room")
    await room.locator("[data-member]").first.wait_for()
    return room


async def test_a_table_stays_in_its_topic_and_a_group_in_hand_when_it_is_upgraded(
    desk: Desk,
) -> None:
    anya, tom = desk.phones["ru"], desk.phones["en"]
    await found(desk, "forum", "Club")
    await enter(anya, "Club")
    room = await panel(anya)
    await room.locator("input").fill("Games")
    await room.locator('[data-act="open"]').click()
    await room.locator("[data-topic]", has_text="Games").wait_for()
    await room.locator("[value=close]").click()
    await anya.root.locator('[role="tab"]', has_text="Games").click()
    await anya.say("/play duel")
    await anya.button("Сесть").wait_for(timeout=FIRST_SIGHT)

    await enter(tom, "Club")
    await expect(tom.root.locator("[data-message] .keyboard")).to_have_count(0)
    await tom.root.locator('[role="tab"]', has_text="Games").click()
    await tom.button("Сесть").wait_for()
    await desk.picture(None, "forum")

    await found(desk, "basic", "Small")
    for phone in (anya, tom):
        await enter(phone, "Small")
    old = await tom.root.locator("[data-open]").get_attribute("data-open")
    room = await panel(anya)
    await room.locator('[data-act="upgrade"]').click()
    await expect(anya.root.locator("[data-open]")).not_to_have_attribute("data-open", old or "")
    await enter(tom, "Small")
    await tom.say("here we are")
    await anya.sees("here we are")
    await desk.picture(None, "upgraded")

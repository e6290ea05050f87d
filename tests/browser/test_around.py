"""Around the table: inviting, one step back at a time, a cut line, what this phone remembers."""

import pytest
from playwright.async_api import async_playwright, expect

from sandbox.gallery.chromium import FLAGS
from sandbox.gallery.phone import Phone
from sandbox.gallery.shooting import Studio
from sandbox.gallery.wishes import Wish
from tests.browser.phones import FIRST_SIGHT, Desk
from tests.browser.test_names import opened
from webapp.pages import DIST

pytestmark = pytest.mark.browser
FRIEND = '[data-game="duel"][data-way="friend"]'
ALONE = '[data-game="duel"][data-way="alone"]'
SHEET = "[data-sheet]"


HEAR = """() => {
  window.told = [];
  addEventListener("message", ({ data }) => window.told.push(data));
}"""


TOLD = """([about, wanted]) => {
  const method = `web_app_setup_${about}_behavior`;
  const told = window.told.map((text) => JSON.parse(text));
  const said = told.filter(({ eventType }) => eventType === method);
  return JSON.stringify(said.map((each) => each.eventData)) === JSON.stringify(wanted);
}"""


async def has_told(desk: Desk, about: str, *wanted: dict[str, bool]) -> None:
    """Until this, and nothing else, is what Telegram was told of closing or swiping."""
    await desk.page.wait_for_function(TOLD, arg=[about, wanted])


async def test_an_invitation_is_sent_into_a_chat_and_its_button_leads_to_a_seat(desk: Desk) -> None:
    tom, bojan = desk.phones["en"], desk.phones["mk"]
    await tom.press_start()
    await tom.act("menu")
    await tom.app.locator(FRIEND).click(timeout=FIRST_SIGHT)
    await tom.press("invite")
    await expect(tom.app.locator(".qr-code")).to_be_visible(timeout=FIRST_SIGHT)
    await desk.picture(tom, "the-share-sheet")
    await tom.press("send")
    await tom.root.locator('[data-button="cancel"]').click()
    await expect(tom.app.locator('[data-act="send"]')).to_be_enabled()
    await tom.press("send")
    await tom.choose(bojan.person)
    await expect(tom.app.locator(SHEET)).to_have_count(0)
    await expect(tom.app.locator(".toast")).to_be_visible()
    await bojan.open_chat(tom.person)
    await desk.picture(bojan, "the-invitation")
    await bojan.tap_only("Sit down")
    await expect(tom.app.locator('[data-act="start"]')).to_be_visible(timeout=FIRST_SIGHT)


async def test_48_back_closes_what_lies_on_top_first_and_only_a_game_asks_before_it_closes(
    desk: Desk,
) -> None:
    tom = desk.phones["en"]
    await desk.page.evaluate(HEAR)
    await tom.press_start()
    await tom.act("menu")
    await tom.app.locator(FRIEND).click(timeout=FIRST_SIGHT)
    await tom.press("invite")
    await expect(tom.app.locator(SHEET)).to_be_visible()
    await has_told(desk, "swipe", {"allow_vertical_swipe": False})
    await tom.act("app-back")
    await expect(tom.app.locator(SHEET)).to_have_count(0)
    await expect(tom.app.locator("[data-at]")).to_be_visible()
    await tom.act("app-back")
    await tom.app.locator(ALONE).click()
    await tom.at_table()
    await has_told(desk, "closing", {"need_confirmation": True})
    await tom.act("app-more")
    await tom.choose("close")
    await tom.root.locator('[data-button="cancel"]').click()
    await tom.leave_table()
    await expect(tom.app.locator(ALONE)).to_be_visible()
    await has_told(desk, "closing", {"need_confirmation": True}, {"need_confirmation": False})
    swipes = [{"allow_vertical_swipe": may} for may in (False, True, False, True)]
    await has_told(desk, "swipe", *swipes)
    await expect(tom.root.locator('[data-act="app-back"]')).to_be_hidden()
    await tom.act("app-close")
    await expect(tom.root.locator("[data-app]")).to_have_count(0)


async def test_whoever_wants_to_be_forgotten_is_asked_about_it_in_the_bots_chat(desk: Desk) -> None:
    tom = desk.phones["en"]
    await tom.press_start()
    await tom.act("menu")
    await tom.app.locator('[data-act="profile"]').click(timeout=FIRST_SIGHT)
    await tom.app.locator('[data-act="forget"]').click()
    await tom.sees("Shall I forget you?")


async def test_sheets_give_the_focus_back_and_what_is_chosen_there_is_remembered(
    chromium: str, link: str
) -> None:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        page = await opened(browser, link, "Ana")
        profile, about = page.locator('[data-act="profile"]'), page.locator('[data-act="about"]')
        await profile.press("Enter")
        await expect(page.get_by_role("dialog", name="Profile")).to_be_visible()
        await about.press("Enter")
        await expect(page.get_by_role("dialog", name="About")).to_be_visible()
        await page.keyboard.press("Escape")
        await expect(about).to_be_focused()
        await page.get_by_role("switch", name="Cover my secrets").click()
        await page.locator('[data-word="less"]').click()
        await page.locator('[data-act="language"]').click()
        await page.locator('[data-sheet="language"] [lang="fa"]').click()
        await expect(page.locator("html")).to_have_attribute("dir", "rtl")
        await page.keyboard.press("Escape")
        await expect(profile).to_be_focused()
        await page.reload()
        await expect(page.locator("html[data-calm]")).to_have_attribute("dir", "rtl")
        await page.locator('[data-game="coup"][data-way="alone"]').click()
        await expect(page.locator(".secret[data-covered]").first).to_be_visible()
        await browser.close()


async def test_a_cut_line_is_told_calmly_and_so_is_its_return(chromium: str, link: str) -> None:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        page = await opened(browser, link, "Ana")
        await page.locator(ALONE).click()
        await page.locator("[data-stage]").wait_for()
        place = await page.locator("[data-stage]").bounding_box()
        await page.context.set_offline(True)
        await page.evaluate("dispatchEvent(new Event('online'))")
        strip = page.locator(".line-strip")
        await expect(strip).to_have_attribute("data-line", "lost")
        assert await page.locator("[data-stage]").bounding_box() == place
        await page.context.set_offline(False)
        await expect(strip).to_have_attribute("data-line", "back", timeout=FIRST_SIGHT)
        await expect(strip).to_have_attribute("data-line", "open")
        await browser.close()


async def test_what_cannot_be_fetched_is_told_and_leaves_nobody_half_way(
    chromium: str, built: None
) -> None:
    async with Studio.opened(DIST) as studio:
        page = await studio.show(Wish("frame", "home-empty"), Phone())
        wrong: list[str] = []
        page.on("pageerror", lambda error: wrong.append(str(error)))
        toast = page.locator(".toast")
        await page.locator('[data-act="profile"]').click()
        await page.locator('[data-act="language"]').click()
        farsi = page.locator('[data-sheet="language"] [lang="fa"]')
        await farsi.wait_for()
        await page.route("**/*", lambda route: route.abort())
        await farsi.click()
        await expect(toast).to_be_visible()
        await expect(page.locator("html")).to_have_attribute("dir", "ltr")
        await page.keyboard.press("Escape")
        await page.keyboard.press("Escape")
        await page.unroute("**/*")
        await expect(toast).to_be_hidden()
        await page.route("**/sit", lambda route: route.abort())
        await page.locator(FRIEND).click()
        await expect(page.locator("[data-at]")).to_be_visible()
        await expect(toast).to_be_visible()
        assert wrong == []

"""Help where it is needed: being shown round, what a thing does, a word before time runs out."""

import pytest
from playwright.async_api import Browser, Locator, Page, async_playwright, expect

from sandbox.gallery.chromium import FLAGS
from tests.browser.test_names import NARROW, opened

pytestmark = pytest.mark.browser
STEPS = 8
LISTENS = """
window.made = 0;
const Real = window.AudioContext;
window.AudioContext = class extends Real { constructor() { super(); window.made++; } };
"""
WRONG = """
// A phone whose clock is an hour ahead, and on which time can be moved on.
const [date, steady] = [Date.now, performance.now.bind(performance)];
window.wrong = 3600e3;
window.later = 0;
Date.now = () => date() + window.wrong;
performance.now = () => steady() + window.later;
"""


async def alone(page: Page, game: str) -> None:
    """A table alone with computers, as home offers it."""
    await page.locator(f'[data-game="{game}"][data-way="alone"]').click()
    await page.locator("[data-stage]").wait_for()


def act(page: Page, name: str) -> Locator:
    return page.locator(f'[data-act="{name}"]').first


async def asked(page: Page) -> None:
    """Wait until this person may answer, whatever is asked."""
    await page.locator(".dock[data-mine] [data-offer]:enabled").first.wait_for(timeout=30_000)


async def inside(page: Page, card: Locator) -> None:
    """The card is whole on the page, and the top line with the clock is free."""
    box, top = await card.bounding_box(), await page.locator(".top").bounding_box()
    assert box
    assert top
    assert top["y"] + top["height"] <= box["y"]
    assert box["y"] + box["height"] <= NARROW["height"]
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= NARROW["width"]


async def shown_round(page: Page) -> list[str | None]:
    """The steps, as somebody sees them who has only a keyboard."""
    walk, seen = page.locator(".walk"), list[str | None]()
    await walk.wait_for()
    while await walk.count() and len(seen) < STEPS:
        await inside(page, walk.locator(".walk-card"))
        seen.append(await walk.get_attribute("data-step"))
        await page.keyboard.press("Enter")  # the focus stands on what goes on
        await expect(page.locator(f'.walk[data-step="{seen[-1]}"]')).to_have_count(0)
    return seen


async def home(page: Page) -> None:
    await act(page, "menu").click()
    await page.locator(".sheet").get_by_text("All tables").click()


async def test_a_newcomer_is_offered_once_in_each_game_to_be_shown_round(
    chromium: str, link: str
) -> None:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        page = await opened(browser, link, "New")
        strip, walk = page.locator(".strip"), page.locator(".walk")
        for game in ("coup", "mafia", "resistance", "resistance_mini"):
            await alone(page, game)
            await act(page, "show-round").click()
            seen = await shown_round(page)
            assert 4 <= len(set(seen)) == len(seen) <= 6, (game, seen)
            await expect(strip).to_have_count(0)
            await home(page)
        await alone(page, "duel")
        await act(page, "no-guide").click()
        await expect(strip).to_have_count(0)
        await page.reload()
        await page.locator("[data-stage]").wait_for()
        await expect(strip).to_have_count(0)
        await act(page, "menu").click()
        await page.locator('dialog [data-act="show-round"]').click()
        await walk.wait_for()
        await page.keyboard.press("Escape")
        await expect(walk).to_have_count(0)
        await expect(page.locator("[data-stage]")).to_be_visible()
        await browser.close()


async def test_what_a_thing_does_is_told_without_doing_it(chromium: str, link: str) -> None:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        page = await opened(browser, link, "Asks")
        await alone(page, "coup")
        await asked(page)
        offers = page.locator(".dock [data-offer]:enabled")
        kinds = await offers.evaluate_all("all => all.map((each) => each.dataset.offer)")
        await act(page, "help").click()
        sheet = page.locator('[data-sheet="help"]')
        await expect(sheet.locator(".may dt")).to_have_count(len(kinds))
        await expect(sheet.locator(".legend li").first).to_have_attribute("data-own", "")
        await page.keyboard.press("Escape")
        await expect(sheet).to_have_count(0)

        tip = page.locator(".tip")
        button = await offers.first.bounding_box()
        assert button
        x, y = button["x"] + 20, button["y"] + 20
        touches = await page.context.new_cdp_session(page)
        point = {"x": x, "y": y}
        await touches.send(
            "Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]}
        )
        await expect(tip).to_be_visible()
        await touches.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        await expect(page.locator(".dock[data-mine]")).to_have_count(1)  # nothing was played
        await page.keyboard.press("Escape")
        await expect(tip).to_have_count(0)
        await offers.first.focus()
        await offers.first.dispatch_event("contextmenu")  # the menu key
        await expect(tip).to_be_visible()
        await page.locator(".top").click()
        await expect(tip).to_have_count(0)

        await expect(page.locator(".strip")).to_have_count(1)
        await page.locator('.dock :is([data-offer="income"], [data-offer="pass"])').click()
        await expect(page.locator(".strip")).to_have_count(0)  # who moves needs no showing round
        await browser.close()


async def match(browser: Browser, link: str) -> tuple[Page, Page]:
    """Two at the Duel with a clock: the one who is asked, and the other."""
    host = await opened(browser, link, "Late", scripts=(LISTENS, WRONG))
    await host.locator('[data-game="duel"][data-way="friend"]').click()
    table = await host.locator("[data-at]").get_attribute("data-at")
    guest = await opened(browser, link, "Later", f"j{table}", scripts=(LISTENS, WRONG))
    await host.locator('[data-act="start"]').click()
    for page in (host, guest):
        await page.locator(".turn[data-shown]").wait_for()
    mine = await host.locator(".gun-button:enabled").count()
    return (host, guest) if mine else (guest, host)


async def test_time_is_right_on_a_wrong_phone_and_whoever_is_asked_is_warned_once(
    chromium: str, link: str
) -> None:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        first, other = await match(browser, link)
        shown = await first.locator(".ring-time").inner_text()
        assert 0 < int(shown) <= 90, shown
        await first.evaluate("window.wrong = -86400e3")  # the phone's clock jumps back a day
        await expect(first.locator(".ring")).to_be_visible()
        assert 0 < int(await first.locator(".ring-time").inner_text()) <= int(shown)
        await expect(first.locator("[data-warned]")).to_have_count(0)
        for page in (first, other):
            await page.evaluate("seconds => (window.later = seconds * 1000)", int(shown) - 12)
        await expect(first.locator("[data-warned]")).to_contain_text("No answer in")
        await expect(first.locator(".ring[data-late]")).to_have_count(1)
        await expect(other.locator(".ring[data-late], [data-warned]")).to_have_count(0)
        await browser.close()


async def test_nothing_is_to_be_heard_before_the_page_is_touched(chromium: str, link: str) -> None:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        page = await opened(browser, link, "Quiet", scripts=(LISTENS,))
        await page.locator(".games").wait_for()
        assert await page.evaluate("window.made") == 0
        await alone(page, "duel")
        assert await page.evaluate("window.made") == 1
        await act(page, "menu").click()
        switch = page.locator(".sheet [role=switch]")
        await expect(switch).to_have_attribute("aria-checked", "true")
        await switch.click()
        await page.reload()
        await act(page, "menu").click()
        await expect(switch).to_have_attribute("aria-checked", "false")
        assert await page.evaluate("window.made") == 0
        await browser.close()

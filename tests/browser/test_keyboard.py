"""The Mini App without a pointer: everything is reached and done by keys."""

import pytest
from playwright.async_api import Page, async_playwright, expect

from sandbox.gallery.chromium import FLAGS
from tests.browser.test_names import opened

pytestmark = pytest.mark.browser
TABS = 40
TURNS = 200
ALONE = '[data-game="duel"][data-way="alone"]'


async def tab_to(page: Page, selector: str) -> None:
    """Press Tab until the focus stands on it, as somebody without a pointer would."""
    for _ in range(TABS):
        if await page.evaluate("s => document.activeElement?.matches(s) ?? false", selector):
            return
        await page.keyboard.press("Tab")
    pytest.fail(f"{selector} is not reached by the Tab key")


async def test_a_solo_game_by_keys_alone(chromium: str, link: str) -> None:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        page = await opened(browser, link, "Keys")
        await page.locator(ALONE).wait_for()
        await tab_to(page, ALONE)
        await page.keyboard.press("Enter")
        asked_or_over = page.locator(".gun-button:enabled, [data-result]").first
        for _ in range(TURNS):
            await expect(asked_or_over).to_be_visible(timeout=30_000)
            if await page.locator("[data-result]").count():
                break
            await tab_to(page, ".gun-button")
            await page.keyboard.press("Enter")
            await tab_to(page, '[data-target="other"]')
            await page.keyboard.press("Space")
            await expect(page.locator("[data-target]")).to_have_count(0)
        await tab_to(page, '[data-act="again"]')
        await page.keyboard.press("Enter")
        await expect(page.locator(".duel")).to_be_visible()
        await browser.close()

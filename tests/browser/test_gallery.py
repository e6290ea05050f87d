"""The gallery's page: scenes on several phones at once, played on together, worn and enlarged."""

import re
from collections.abc import AsyncIterator

import pytest
from playwright.async_api import FrameLocator, Page, expect

from tests.browser.conftest import OUTPUT, page_at

pytestmark = pytest.mark.browser
CHOSEN = "game=coup&stage=turn&seats=5&reader=asked&languages=en,fa&sizes=320x568,390x844"


@pytest.fixture
async def page(chromium: str, link: str) -> AsyncIterator[Page]:
    async with page_at(chromium, link) as page:
        await page.goto(f"{link}gallery/?{CHOSEN}")
        yield page


def glass(page: Page, name: str) -> FrameLocator:
    return page.frame_locator(f'[data-glass="{name}"] iframe')


async def test_a_scene_is_shown_on_all_chosen_phones_and_goes_on_there(page: Page) -> None:
    await expect(page.locator("[data-glass]")).to_have_count(4)
    for name in ("en 320x568", "en 390x844", "fa 320x568", "fa 390x844"):
        await expect(glass(page, name).locator("[data-stage]")).to_be_visible()
        language = glass(page, name).locator(f'html[lang="{name[:2]}"]')
        await expect(language).to_have_attribute("dir", "rtl" if name[:2] == "fa" else "ltr")
    OUTPUT.mkdir(exist_ok=True)
    await page.screenshot(path=OUTPUT / "gallery.png")
    story = [glass(page, f"{each} 320x568").locator(".dock") for each in ("en", "fa")]
    before = [await each.inner_text() for each in story]
    await page.get_by_role("button", name="Next move").click()
    for each, text in zip(story, before, strict=True):
        await expect(each).not_to_have_text(text)


async def test_theme_and_text_are_changed_where_it_stands(page: Page) -> None:
    root = glass(page, "en 390x844").locator("html")
    await expect(root).to_have_attribute("data-theme", "dark")
    await page.get_by_label("Theme").select_option("light")
    await expect(root).to_have_attribute("data-theme", "light")
    await page.get_by_label("Text").select_option("200")
    await expect(root).to_have_css("font-size", "32px")
    assert "theme=light&text=200" in page.url


async def test_what_is_chosen_stands_in_the_address(page: Page) -> None:
    await expect(page.get_by_label("Scene")).to_have_value("turn")
    await page.get_by_label("Game").select_option("frame")
    await expect(page).to_have_url(re.compile("game=frame&seats=&stage=home&"))
    await expect(glass(page, "fa 320x568").locator("[data-game]").first).to_be_visible()
    await page.reload()
    await expect(page.get_by_label("Game")).to_have_value("frame")
    await expect(page.locator("[data-glass]")).to_have_count(4)

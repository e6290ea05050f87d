"""What a phone fetches, and in which order, does not tell what its owner holds."""

import pytest
from playwright.async_api import Browser, Request, async_playwright

from sandbox.gallery.chromium import FLAGS

pytestmark = pytest.mark.browser
SCENES = {
    "mafia": ("night", 6, ".own"),
    "coup": ("turn", 4, ".my-hand"),
}
"""Where everybody's own lies on the table as soon as he comes."""

DRAWN = """new Promise((done) => setTimeout(done)).then(() => performance
  .getEntriesByType("resource")
  .filter(({ initiatorType, name }) => initiatorType === "img" && !name.endsWith("icon.svg"))
  .map(({ name }) => name))"""
"""What style sheets ask for comes when it will, and is the same for all."""


async def pictures(browser: Browser, link: str, game: str, seat: int) -> list[str]:
    """The pictures that a phone asks for on which nobody has played before."""
    stage, seats, own = SCENES[game]
    context = await browser.new_context(has_touch=True)
    wish = {"game": game, "stage": stage, "seats": seats, "reader": str(seat)}
    opened = await (await context.request.post(f"{link}gallery/open", data=wish)).json()
    page, asked = await context.new_page(), list[Request]()
    page.on("request", lambda each: asked.append(each) if each.resource_type == "image" else None)
    await page.goto(f"{link}gallery/{opened['path']}")
    await page.locator(own).wait_for()
    for response in [await each.response() for each in asked]:
        assert response
        await response.finished()
    drawn = await page.evaluate(DRAWN)
    await context.close()
    return [each.url for each in asked if each.url in drawn]


async def test_all_phones_of_a_table_fetch_the_same_pictures(chromium: str, link: str) -> None:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        for game in SCENES:
            first, *others = [await pictures(browser, link, game, seat) for seat in range(3)]
            assert len(first) > 2, game
            assert others == [first] * 2, game
        await browser.close()

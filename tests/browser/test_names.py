"""The longest names there are, on the narrowest phone: no page becomes wider than the screen."""

import pytest
from playwright.async_api import Browser, Page, ViewportSize, async_playwright, expect

from sandbox.gallery.chromium import FLAGS
from tests.browser.conftest import OUTPUT

pytestmark = pytest.mark.browser
NARROW = ViewportSize(width=320, height=568)


async def opened(
    browser: Browser, link: str, name: str, payload: str = "", scripts: tuple[str, ...] = ()
) -> Page:
    """The Mini App as somebody newly come opens it, alone in a window in which these run first."""
    context = await browser.new_context(
        base_url=link, viewport=NARROW, reduced_motion="reduce", has_touch=True
    )
    for script in scripts:
        await context.add_init_script(script)
    page = await context.new_page()
    added = await page.request.post("/desk/add", data={"name": name, "language": "en"})
    person = (await added.json())["id"]
    asked = {"person": person, "via": "link" if payload else "menu", "startapp": payload}
    launched = await page.request.post("/desk/launch", data=asked)
    launch = (await launched.json())["launch"]
    await page.goto(launch if isinstance(launch, str) else launch["url"])
    return page


async def fits(page: Page, what: str) -> None:
    OUTPUT.mkdir(exist_ok=True)
    await page.screenshot(path=OUTPUT / f"long-names-{what}.png")
    wide = await page.evaluate("document.scrollingElement.scrollWidth - innerWidth")
    assert wide <= 0, f"{what}: {wide} px too wide"
    for mark in await page.locator(".people .hint").all():
        box = await mark.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= NARROW["width"], f"{what}: a mark is cut off"


@pytest.mark.parametrize("letter", ["W", "Ж"])
async def test_the_longest_names_make_no_page_wider(chromium: str, link: str, letter: str) -> None:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        host = await opened(browser, link, letter * 64)
        await host.locator('[data-game="duel"][data-way="friend"]').click()
        lobby = host.locator("[data-at]")
        table = await lobby.get_attribute("data-at")
        guest = await opened(browser, link, letter * 63 + "2", f"j{table}")
        await host.locator('[data-act="start"]').wait_for()
        await fits(host, f"{letter}-lobby")
        await host.locator('[data-act="start"]').click()
        for page in (host, guest):
            await expect(page.locator(".turn[data-shown]")).to_be_visible()
        asked, other = (
            (host, guest) if await host.locator(".gun-button:enabled").count() else (guest, host)
        )
        await fits(asked, f"{letter}-asked")
        await fits(other, f"{letter}-waiting")
        await asked.locator(".gun-button").click()
        await fits(asked, f"{letter}-targets")
        await other.locator('[data-act="menu"]').click()
        await other.locator(".sheet .people").wait_for()
        await fits(other, f"{letter}-menu")
        await other.locator('[data-act="leave"]').click()
        await other.locator('[data-act="leave-now"]').click()
        result = asked.locator("[data-result]")
        await result.wait_for()
        await fits(asked, f"{letter}-result")
        await result.get_by_text("All tables").click()
        line = asked.locator("[data-table]")
        await line.wait_for()
        await fits(asked, f"{letter}-home")
        tiles = await asked.locator(".games").bounding_box()
        finished = await line.bounding_box()
        assert tiles is not None
        assert finished is not None
        assert tiles["y"] + tiles["height"] < finished["y"], "what is over pushes the games down"
        await browser.close()

"""Opening the Mini App: how soon it is there, what it wears, what it keeps clear of."""

import asyncio
import json

import pytest
from playwright.async_api import Page, Request, Route, async_playwright, expect

from sandbox.gallery.chromium import FLAGS
from tests.browser.phones import FIRST_SIGHT, Desk
from tests.browser.test_around import ALONE, HEAR
from tests.browser.test_names import NARROW

pytestmark = pytest.mark.browser
SHAKES = 3
"""Round trips before anything can be asked: the name, the line, its encryption."""
ROUND_TRIP, BYTES_A_SECOND = 0.15, 200_000
"""A slow phone's line, as Lighthouse reckons it."""
SOON = 2.0
QUIET = 0.5
FULLSCREEN = """on => parent.postMessage(JSON.stringify(
  { eventType: on ? "web_app_request_fullscreen" : "web_app_exit_fullscreen" }), "*")"""
FIRST = """document.querySelector('[data-act="profile"]')"""
WORN = "getComputedStyle(document.querySelector('.app-head')).backgroundColor"


class Waves:
    """Requests of a page, let go together: each wave is what the one before made known."""

    def __init__(self) -> None:
        self.count = 0
        self.done: list[Request] = []
        self._held: list[asyncio.Event] = []

    async def follow(self, page: Page) -> None:
        await page.route("**/*", self._hold)
        page.on("requestfinished", self._note)

    def _note(self, done: Request) -> None:
        self.done.append(done)

    async def _hold(self, route: Route) -> None:
        go = asyncio.Event()
        self._held.append(go)
        await go.wait()
        await route.continue_()

    async def glance(self) -> None:
        """Once nothing more comes, let go what has come."""
        before = len(self._held)
        await asyncio.sleep(QUIET)
        if not 0 < len(self._held) == before:
            return
        for go in self._held:
            go.set()
        self._held.clear()
        self.count += 1

    async def weight(self) -> int:
        """Bytes of all answers and questions."""
        total = 0
        for each in self.done:
            sizes = await each.sizes()
            total += sizes["responseBodySize"] + sizes["responseHeadersSize"]
            total += sizes["requestBodySize"] + sizes["requestHeadersSize"]
        return total


async def test_47_from_nothing_it_is_there_within_two_seconds_on_a_slow_line(
    chromium: str, link: str
) -> None:
    """Reckoned, since a machine's own time says nothing of a phone's."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        context = await browser.new_context(base_url=link, viewport=NARROW)
        page, waves = await context.new_page(), Waves()
        added = await page.request.post("/desk/add", data={"name": "Cold", "language": "fa"})
        asked = {"person": (await added.json())["id"], "via": "menu", "startapp": ""}
        launched = await page.request.post("/desk/launch", data=asked)
        await waves.follow(page)
        coming = asyncio.create_task(page.goto((await launched.json())["launch"]))
        while not (waves.count and await page.locator(ALONE).count()):
            await waves.glance()
        needed = (SHAKES + waves.count) * ROUND_TRIP + await waves.weight() / BYTES_A_SECOND
        assert waves.count >= 3
        assert needed < SOON, (waves.count, await waves.weight())
        coming.cancel()
        await browser.close()


async def test_47_it_says_once_that_it_is_ready_and_wears_what_the_phone_wears(desk: Desk) -> None:
    tom = desk.phones["en"]
    await desk.page.evaluate(HEAR)
    await tom.press_start()
    await tom.act("menu")
    await expect(tom.app.locator(ALONE)).to_be_visible(timeout=FIRST_SIGHT)
    told = [json.loads(each)["eventType"] for each in await desk.page.evaluate("window.told")]
    assert told.count("web_app_ready") == 1
    page, before = tom.window(), set[str]()
    await page.evaluate("window.same = true")
    for _ in range(2):
        theme = await tom.root.get_attribute("data-theme")
        await expect(tom.app.locator("html")).to_have_attribute("data-theme", str(theme))
        ground = await page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
        await desk.page.wait_for_function(f"ground => {WORN} === ground", arg=ground)
        before.add(ground)
        await desk.picture(tom, f"wearing-{theme}")
        await tom.act("theme")
    assert len(before) == 2
    assert await page.evaluate("window.same"), "it was loaded anew"


async def test_47_it_keeps_clear_of_what_lies_over_it(desk: Desk) -> None:
    tom = desk.phones["en"]
    await tom.press_start()
    await tom.act("menu")
    first = tom.app.locator('[data-act="profile"]')
    await expect(first).to_be_visible(timeout=FIRST_SIGHT)
    top = "each => each.getBoundingClientRect().top"
    before = await first.evaluate(top)
    await tom.window().evaluate(FULLSCREEN, True)
    # The phone's own edge and Telegram's buttons add up.
    await tom.window().wait_for_function(f"at => ({top})({FIRST}) === at", arg=before + 26 + 46)
    await tom.window().evaluate(FULLSCREEN, False)
    await tom.window().wait_for_function(f"at => ({top})({FIRST}) === at", arg=before)

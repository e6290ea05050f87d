"""The Mini App stays as it was: reloaded, put away, cut off, and on several devices at once."""

import asyncio

import pytest
from playwright.async_api import (
    Browser,
    Frame,
    Page,
    WebSocketRoute,
    async_playwright,
    expect,
)

from sandbox.gallery.chromium import FLAGS
from tests.browser.phones import FIRST_SIGHT, Desk, Phone
from tests.browser.test_around import ALONE
from tests.browser.test_duel import GLANCE
from tests.browser.test_names import NARROW, opened

pytestmark = pytest.mark.browser
ASKED = ".gun-button:enabled"
TURNS, GLANCES = 3, 100
SEEN = """() => {
  const page = document.querySelector(".table-page").cloneNode(true);
  for (const clock of page.querySelectorAll(".ring")) clock.remove();
  const buttons = [...document.querySelectorAll("button:enabled")];
  const seen = buttons.filter((each) => each.checkVisibility());
  return [page.textContent, ...seen.map((each) => each.ariaLabel ?? each.innerText)].join("\\n");
}"""
"""All that can be read and pressed, but for running seconds."""
STANDS = f"before => document.querySelector('.turn[data-shown]') && ({SEEN})() !== before"


class Line:
    """A phone's live line, which can be cut and is barred then until it is mended."""

    def __init__(self) -> None:
        self._open: list[WebSocketRoute] = []
        self._barred = False

    async def follow(self, page: Page) -> None:
        await page.context.route_web_socket("**/live/**", self._take)

    async def _take(self, line: WebSocketRoute) -> None:
        if self._barred:
            await line.close()
            return
        line.connect_to_server()
        self._open.append(line)

    async def cut(self) -> None:
        self._barred = True
        for line in self._open:
            await line.close()

    def mend(self) -> None:
        self._barred = False


async def another_device(browser: Browser, of: Page) -> Page:
    """The same person's Mini App, opened on a further device as it was on the first."""
    context = await browser.new_context(viewport=NARROW, reduced_motion="reduce", has_touch=True)
    page = await context.new_page()
    await page.goto(of.url)
    await page.locator(".turn[data-shown], [data-table]").first.wait_for()
    if await page.locator("[data-table]").count():
        await page.locator("[data-table]").first.click()
    await sit(page)
    return page


async def sit(page: Page) -> None:
    """Wait for the table, and decline to be shown round, which each device offers by itself."""
    await page.locator(".turn[data-shown]").wait_for()
    await page.locator('[data-act="no-guide"]').click()


async def match(browser: Browser, link: str, line: Line | None = None) -> tuple[Page, Page]:
    """Two at the Duel: who is asked first, and the other. With a line the other's can be cut."""
    host = await opened(browser, link, "Ana")
    await host.locator('[data-game="duel"][data-way="friend"]').click()
    table = await host.locator("[data-at]").get_attribute("data-at")
    guest = await opened(browser, link, "Bo", f"j{table}")
    await host.locator('[data-act="start"]').click()
    for page in (host, guest):
        await sit(page)
    first, other = (host, guest) if await host.locator(ASKED).count() else (guest, host)
    if line:
        await line.follow(other)
        await other.reload()
        await other.locator(".turn[data-shown]").wait_for()
    return first, other


async def shoot(at: Page, *watching: Page) -> None:
    """Fire at the other, and wait until that is on these screens."""
    before = {page: await seen(page) for page in (at, *watching)}
    await at.locator(ASKED).click()
    await at.locator('[data-target="other"]').click()
    for page, words in before.items():
        await page.wait_for_function(STANDS, arg=words)


async def seen(page: Page | Frame) -> str:
    """What is to be seen once nothing moves."""
    await page.locator(".turn[data-shown]").wait_for()
    return str(await page.evaluate(SEEN))


async def alike(one: Page | Frame, other: Page | Frame) -> None:
    """Wait until the same is seen on both."""
    for _ in range(GLANCES):
        if await seen(one) == await seen(other):
            return
        await asyncio.sleep(GLANCE)
    assert await seen(one) == await seen(other)


async def remains(one: Frame, words: str) -> None:
    await one.wait_for_function(f"words => ({SEEN})() === words", arg=words)


async def test_49_reloaded_or_put_away_it_comes_back_as_it_was(desk: Desk) -> None:
    """Whoever plays alone is asked first, and nothing happens until he answers."""
    tom = desk.phones["en"]
    await tom.press_start()
    await tom.act("menu")
    await tom.app.locator(ALONE).click(timeout=FIRST_SIGHT)
    await expect(tom.app.locator(ASKED)).to_be_visible(timeout=FIRST_SIGHT)
    before = await seen(tom.window())
    await tom.act("app-minimise")
    await expect(tom.root.locator("[data-app]")).to_have_attribute("inert", "")
    await tom.act("app-restore")
    await remains(tom.window(), before)
    for reload in (by_itself, by_menu):
        await tom.window().evaluate("window.former = true")
        await reload(tom)
        await tom.window().wait_for_function("() => !window.former")
        await expect(tom.app.locator(ASKED)).to_be_visible(timeout=FIRST_SIGHT)
        await remains(tom.window(), before)


async def by_itself(phone: Phone) -> None:
    await phone.window().evaluate("void setTimeout(() => location.reload())")


async def by_menu(phone: Phone) -> None:
    await phone.act("app-more")
    await phone.choose("reload")


async def test_49_after_a_lost_line_all_that_happened_is_there(chromium: str, link: str) -> None:
    """Nobody touches anything, and what is seen is what a new device shows."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        line = Line()
        first, other = await match(browser, link, line)
        before = await seen(other)
        await line.cut()
        strip = other.locator(".line-strip")
        await expect(strip).to_have_attribute("data-line", "lost", timeout=FIRST_SIGHT)
        await shoot(first)
        line.mend()
        await expect(strip).to_have_attribute("data-line", "open", timeout=FIRST_SIGHT)
        await other.wait_for_function(STANDS, arg=before)
        await alike(other, await another_device(browser, other))
        await browser.close()


async def test_50_on_two_devices_one_person_sees_and_does_the_same(
    chromium: str, link: str
) -> None:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        players = await match(browser, link)
        devices = [[page, await another_device(browser, page)] for page in players]
        everywhere = [page for own in devices for page in own]
        for turn in range(TURNS):
            [asked] = [own for own in devices if await own[0].locator(ASKED).count()]
            at = asked[turn % 2]
            await shoot(at, *(page for page in everywhere if page is not at))
            for one, two in devices:
                await alike(one, two)
        await browser.close()

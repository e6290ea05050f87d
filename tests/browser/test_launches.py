"""How the Mini App is opened: every kind of launch, old builds, low windows, closed in mid-turn."""

import json
import time
from collections.abc import AsyncIterator
from urllib.parse import urlencode

import pytest
from playwright.async_api import Page, Route, ViewportSize, WebSocket, async_playwright, expect

from sandbox.gallery.chromium import FLAGS
from tests.browser.phones import FIRST_SIGHT
from tests.browser.test_keyboard import ALONE
from tests.processes import printed_link, started
from tests.webapp.phone import TOKEN, init_data

pytestmark = pytest.mark.browser
HOUR = 3600.0
ZOE = {"id": 4711, "first_name": "Zoë", "language_code": "en"}
SIZE = ViewportSize(width=360, height=640)
LOW = (399, 360, 320)
"""Heights of a window that a client has not pulled up, or of a phone held sideways."""


@pytest.fixture
async def page(chromium: str, built: None) -> AsyncIterator[Page]:
    """A phone at the web app alone."""
    async with started("tests.browser.alone") as alone, async_playwright() as playwright:
        link = await printed_link(alone)
        browser = await playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        context = await browser.new_context(base_url=link, viewport=SIZE, reduced_motion="reduce")
        yield await context.new_page()
        await browser.close()


async def launch(page: Page, told: str | None = None) -> None:
    """Open the Mini App with this initData; without any, with that of a menu button."""
    told = pass_of() if told is None else told
    # Another address, since a hash alone would open nothing anew.
    await page.goto("about:blank")
    asked = urlencode({"tgWebAppData": told, "tgWebAppVersion": "8.0"}) if told else ""
    await page.goto(f"/#{asked}")


def pass_of(age: float = 0, token: str = TOKEN, **fields: str) -> str:
    """initData that was signed so long ago."""
    return init_data(time.time() - age, ZOE, token=token, **fields)


async def is_told(page: Page, notice: str) -> None:
    await expect(page.locator(f'[data-notice="{notice}"]')).to_be_visible(timeout=FIRST_SIGHT)


COME_IN = {
    "by a button": pass_of(query_id="AAF", chat_type="private"),
    "by a link": pass_of(chat_instance="-3788475317572404878", chat_type="group"),
    "with a field of the future": pass_of(something_new="a=b&c"),
    "with nothing more": pass_of(),
    "a while ago": pass_of(23 * HOUR),
}
TOLD = {
    "yesterday": (pass_of(25 * HOUR), "reopen"),
    "tomorrow": (pass_of(-HOUR), "reopen"),
    "with another's number": (pass_of().replace("4711", "4712"), "reopen"),
    "from another bot": (pass_of(token="123:another"), "reopen"),
    "without a hash": ("user=%7B%7D&auth_date=1", "reopen"),
    "without a pass": ("", "outside"),
}


async def test_46_every_kind_of_launch_comes_in_and_every_bad_one_is_told_what_to_do(
    page: Page,
) -> None:
    for told in COME_IN.values():
        await launch(page, told)
        await expect(page.locator(ALONE)).to_be_visible(timeout=FIRST_SIGHT)
    for told, notice in TOLD.values():
        await launch(page, told)
        await is_told(page, notice)
        assert await page.locator("[data-notice] h1").inner_text()


async def test_a_page_of_an_older_build_asks_to_be_loaded_anew(page: Page) -> None:
    async def changed(route: Route) -> None:
        answer = await route.fetch()
        await route.fulfill(response=answer, json={**await answer.json(), "protocol": 0})

    async def swept(route: Route) -> None:
        await route.fulfill(status=404)

    for address, answer in (("**/api/session", changed), ("**/assets/home-*.js", swept)):
        await page.route(address, answer)
        await launch(page)
        await is_told(page, "old")
        await page.unroute_all(behavior="wait")
        await page.locator("[data-notice] button").click()
        await expect(page.locator(ALONE)).to_be_visible(timeout=FIRST_SIGHT)


async def alone_at_the_table(page: Page) -> None:
    await launch(page)
    await page.locator(ALONE).click(timeout=FIRST_SIGHT)
    await expect(page.locator(".gun-button:enabled")).to_be_visible(timeout=FIRST_SIGHT)


async def screen(page: Page) -> list[str]:
    """Everything that can be read and pressed."""
    words = await page.locator(".table-page").inner_text()
    buttons = page.locator("button:enabled:visible")
    names = await buttons.evaluate_all("all => all.map((each) => each.ariaLabel ?? each.innerText)")
    return [words, *names]


async def test_closed_in_mid_turn_it_opens_on_the_same_screen(page: Page) -> None:
    await alone_at_the_table(page)
    before = await screen(page)
    again = await page.context.new_page()
    await page.close()
    await launch(again)
    await again.locator("[data-table]").first.click(timeout=FIRST_SIGHT)
    await expect(again.locator(".gun-button:enabled")).to_be_visible(timeout=FIRST_SIGHT)
    assert await screen(again) == before


async def test_two_quick_touches_play_once(page: Page) -> None:
    sent: list[str | bytes] = []

    def heard(line: WebSocket) -> None:
        # Playwright marks what it is given, and a list's own method cannot be marked.
        line.on("framesent", lambda frame: sent.append(frame))  # noqa: PLW0108

    page.on("websocket", heard)
    await alone_at_the_table(page)
    await page.locator(".gun-button").click()
    target = page.locator('[data-target="other"]')
    await target.evaluate("each => (each.click(), each.click(), each.click())")
    await expect(target).to_have_count(0)
    assert sum("move" in json.loads(frame) for frame in sent) == 1


async def test_in_a_low_window_nothing_vital_is_cut_off(page: Page) -> None:
    await alone_at_the_table(page)
    height = await page.locator(".table-page").evaluate("page => page.clientHeight")
    moved = {"height": 1, "width": 360, "is_state_stable": True, "is_expanded": True}
    event = json.dumps({"eventType": "viewport_changed", "eventData": moved})
    await page.evaluate("event => postMessage(event)", event)
    await page.evaluate("() => new Promise(requestAnimationFrame)")
    assert await page.locator(".table-page").evaluate("page => page.clientHeight") == height
    for low in LOW:
        await page.set_viewport_size({"width": 360, "height": low})
        for vital in (".gun-button", '[data-act="menu"]'):
            box = await page.locator(vital).bounding_box()
            assert box is not None
            assert box["y"] >= 0, (vital, low)
            assert box["y"] + box["height"] <= low, (vital, low)
    await page.locator(".gun-button").click()
    # So low a page is scrolled; nothing lies over what is pressed then.
    for target in await page.locator("[data-target]").all():
        await target.click(trial=True, timeout=FIRST_SIGHT)

"""The Mini App in the frame of a foreign page: it keeps no cookies there, and fetches from home."""

import re

import pytest
from playwright.async_api import async_playwright, expect
from redis.asyncio import Redis

from sandbox.__main__ import TOKEN
from sandbox.gallery.chromium import FLAGS
from tests.browser.conftest import laid_out, page_at
from tests.browser.phones import FIRST_SIGHT, Phone
from tests.browser.test_names import opened
from tests.processes import free_port, printed_link, started
from webapp.pages import DIST

pytestmark = pytest.mark.browser
FRAME = {
    "sandbox": "allow-scripts allow-same-origin allow-popups allow-forms allow-modals "
    "allow-storage-access-by-user-activation",
    "allow": "camera; microphone; geolocation; clipboard-write",
}
"""What Telegram Web allows a Mini App."""
BARRED = """if (window !== top) {
  const barred = () => { throw new DOMException("Nothing is kept here", "SecurityError"); };
  for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
    Object.defineProperty(window, name, { get: barred });
  }
  Object.defineProperty(document, "cookie", { get: barred, set: barred });
}"""
"""What a browser does to a foreign page's frame whose owner keeps cookies to himself."""
ADDRESS = re.compile(r"(?:https?|wss?)://[^/\s\"'`]*/?")


async def test_51_in_a_foreign_pages_frame_it_needs_no_cookies(
    chromium: str, built: None, redis_server: str, request: pytest.FixtureRequest
) -> None:
    async with Redis.from_url(redis_server) as server:
        await server.flushall()
    port = free_port()
    web = f"http://localhost:{port}/"  # another site than that of the page around it
    async with started("sandbox", "--bare", PORT="0", WEBAPP_URL=web) as bare:
        link = await printed_link(bare)
        service = {
            "BOT_TOKEN": TOKEN,
            "WEBAPP_URL": web,
            "TELEGRAM_API": link,
            "REDIS_URL": redis_server,
            "PORT": str(port),
            "LOG_LEVEL": "error",
        }
        async with (
            started("bot", "--with-webapp", **service),
            page_at(chromium, link, web) as page,
        ):
            await page.context.add_init_script(BARRED)
            desk = await laid_out(page, request.node.name)
            await plays_on_after_a_reload(desk.phones["en"])
            assert await page.context.cookies() == []


async def plays_on_after_a_reload(tom: Phone) -> None:
    await tom.press_start()
    await tom.say("/play")
    await tom.tap("Alone")
    await tom.tap("Open table")
    await tom.at_table()
    frame = tom.root.locator("iframe")
    for name, value in FRAME.items():
        assert await frame.get_attribute(name) == value
    assert "localhost" in tom.window().url
    with pytest.raises(Exception, match="Nothing is kept here"):
        await tom.window().evaluate("localStorage")
    await expect(tom.app.locator(".gun-button:enabled")).to_be_visible(timeout=FIRST_SIGHT)
    await tom.shoot("other")
    await tom.act("app-more")
    await tom.choose("reload")
    await tom.at_table()


async def test_52_nothing_is_fetched_from_elsewhere(chromium: str, link: str) -> None:
    """Not by any page of it, in any language; and nothing is barred that was tried."""
    seen: list[str] = []
    barred: list[str] = []
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        page = await opened(browser, link, "Ana")
        page.on("request", lambda asked: seen.append(asked.url))
        page.on("websocket", lambda line: seen.append(line.url))
        page.on("console", lambda said: barred.append(said.text) if said.type == "error" else None)
        await page.reload()
        for game in ("duel", "coup", "mafia", "resistance", "resistance_mini"):
            await page.locator(f'[data-game="{game}"][data-way="alone"]').click()
            await page.locator("[data-stage]").wait_for()
            for act in ("help", "menu"):
                await page.locator(f'[data-act="{act}"]').first.click()
                await page.locator("[data-sheet], dialog").first.wait_for()
                await page.keyboard.press("Escape")
            await page.locator('[data-act="menu"]').first.click()
            await page.locator(".sheet").get_by_text("All tables").click()
        await page.locator('[data-act="profile"]').click()
        for language in ("ru", "fa", "mk"):
            await page.locator('[data-act="language"]').click()
            await page.locator(f'[data-sheet="language"] [lang="{language}"]').click()
            await expect(page.locator("html")).to_have_attribute("lang", language)
        await browser.close()
    ours = link.partition(":")[2]
    assert len(seen) > 50
    assert any(url.startswith("ws:") for url in seen)
    assert [url for url in seen if not url.partition(":")[2].startswith(ours)] == []
    assert barred == []


def test_52_nor_is_any_address_of_elsewhere_in_the_build() -> None:
    """But names of languages, which nobody fetches, and Telegram's, which is opened by a touch."""
    if not (DIST / "index.html").exists():
        pytest.fail("the Mini App is not built: scripts/prepare builds it")
    texts = [p for p in DIST.rglob("*") if p.suffix in (".js", ".css", ".html", ".json", ".svg")]
    assert len(texts) > 50
    for path in texts:
        for found in ADDRESS.findall(path.read_text(encoding="utf-8")):
            assert found in ("http://www.w3.org/", "https://t.me/"), path.name

"""Photographs of the gallery: each scene opened in Chromium, and taken once it stands still."""

import asyncio
import contextlib
import shutil
import socket
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Self

from aiohttp import web
from playwright.async_api import Browser, Error, Page, Request, WebSocket, async_playwright

from sandbox.gallery.chromium import FLAGS
from sandbox.gallery.opening import Opened, Opening
from sandbox.gallery.phone import Phone
from sandbox.gallery.recording import MOMENT
from sandbox.gallery.site import create_site
from sandbox.gallery.wishes import FRAME, Unavailable, Wish

STILLNESS = (Path(__file__).parent / "stillness.js").read_text(encoding="utf-8")
SIZE = """({ width: document.documentElement.scrollWidth, height: 100 })"""
HEARD_WITHIN = 30
CALM = 8
LONGEST = 20_000
SLOWER = 0.25
MOST_FRAMES = 240


class Studio:
    """One Chromium and one gallery. Pages are reused, a page for each language and phone."""

    def __init__(self, browser: Browser, opening: Opening, address: str) -> None:
        self._browser = browser
        self._opening = opening
        self._address = address
        self._pages: dict[tuple[str, Phone], Page] = {}
        self._traffic: dict[Page, Traffic] = {}

    @classmethod
    @contextlib.asynccontextmanager
    async def opened(cls, dist: Path) -> AsyncIterator[Self]:
        site, opening = await create_site(dist)
        runner = web.AppRunner(site, access_log=None, shutdown_timeout=0.1)
        await runner.setup()
        with socket.create_server(("127.0.0.1", 0)) as door:
            await web.SockSite(runner, door).start()
            async with async_playwright() as playwright:
                try:
                    browser = await playwright.chromium.launch(
                        executable_path=shutil.which("chromium"),
                        args=[*FLAGS, "--hide-scrollbars"],
                    )
                except Error:
                    raise Unavailable(
                        "no Chromium here that starts, to take pictures with"
                    ) from None
                try:
                    yield cls(browser, opening, f"http://127.0.0.1:{door.getsockname()[1]}/")
                finally:
                    await browser.close()
                    await runner.cleanup()

    async def shoot(self, wish: Wish, phone: Phone) -> bytes:
        """The picture as PNG. Raises `Unavailable`."""
        page, _ = await self._show(wish, phone)
        return await page.screenshot(animations="disabled", caret="hide")

    async def show(self, wish: Wish, phone: Phone) -> Page:
        """The page, for whoever wants more of it than a picture. Raises `Unavailable`."""
        page, _ = await self._show(wish, phone)
        return page

    async def strip(self, wish: Wish, phone: Phone, count: int) -> list[bytes]:
        """So many pictures of what happens next, from before it until it stands still."""
        page, opened = await self._show(wish, phone)
        session = await page.context.new_cdp_session(page)
        await session.send("Animation.enable")
        await session.send("Animation.setPlaybackRate", {"playbackRate": SLOWER})
        frames = [await page.screenshot()]
        await self._opening.go_on(opened.table)
        still = asyncio.create_task(self._stand_still(page))
        while not still.done() and len(frames) < MOST_FRAMES:
            frames.append(await page.screenshot())
        await still
        await session.send("Animation.setPlaybackRate", {"playbackRate": 1})
        frames.append(await page.screenshot())
        last = len(frames) - 1
        return [frames[round(last * number / max(1, count - 1))] for number in range(count)]

    async def paste(self, html: str) -> bytes:
        """A page of ours as a picture, as large as it is."""
        page = await self._browser.new_page()
        await page.set_content(html)
        await page.set_viewport_size(await page.evaluate(SIZE))
        picture = await page.screenshot(full_page=True)
        await page.close()
        return picture

    async def _show(self, wish: Wish, phone: Phone) -> tuple[Page, Opened]:
        opened = await self._opening.open(wish)
        page = await self._page(wish.language, phone)
        traffic = self._traffic[page]
        await page.goto("about:blank")  # or where only the hash differs nothing would be loaded
        traffic.forget()
        await page.goto(self._address + opened.path)
        sick = wish.stage if wish.game == FRAME else ""
        if opened.table and sick != "loading":
            event = traffic.lost if sick in ("lost", "old") else traffic.heard
            await asyncio.wait_for(event.wait(), HEARD_WITHIN)
        await self._stand_still(page, sick != "starting")
        return page, opened

    async def _stand_still(self, page: Page, ready: bool = True) -> None:
        while True:
            still = await page.evaluate(f"galleryStill({CALM}, {str(ready).lower()}, {LONGEST})")
            if not still or not ready or not self._traffic[page].asked:
                return

    async def _page(self, language: str, phone: Phone) -> Page:
        if known := self._pages.get((language, phone)):
            return known
        context = await self._browser.new_context(
            viewport={"width": phone.width, "height": phone.height},
            locale=language,
            reduced_motion="reduce" if phone.reduced else "no-preference",
            has_touch=True,
        )
        await context.clock.set_fixed_time(MOMENT * 1000)
        script = STILLNESS.replace("TEXT_SIZE", str(phone.text))
        await context.add_init_script(script.replace("NEWCOMER", str(phone.newcomer).lower()))
        page = self._pages[language, phone] = await context.new_page()
        self._traffic[page] = Traffic(page)
        return page


class Traffic:
    """What a page has asked for and not yet got, and how its live line is."""

    def __init__(self, page: Page) -> None:
        self.forget()
        page.on("request", self._ask)
        page.on("requestfinished", self._get)
        page.on("requestfailed", self._get)
        page.on("websocket", self._follow)

    def forget(self) -> None:
        """Another scene is opened."""
        self.asked: set[Request] = set()
        self.heard, self.lost = asyncio.Event(), asyncio.Event()

    def _ask(self, request: Request) -> None:
        self.asked.add(request)

    def _get(self, request: Request) -> None:
        self.asked.discard(request)

    def _follow(self, socket: WebSocket) -> None:
        heard, lost = self.heard, self.lost
        socket.on("framereceived", lambda _: heard.set())
        socket.on("close", lambda _: lost.set())

"""The sandbox as `scripts/run` starts it, and its page in Chromium."""

import asyncio
import os
import re
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import Page, ViewportSize, async_playwright

from tests.browser.phones import Desk
from webapp.pages import DIST

ROOT = Path(__file__).parents[2]
OUTPUT = ROOT / "tests" / "output"
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
FOUR_PHONES = ViewportSize(width=1680, height=900)


@pytest.fixture
async def link(chromium: str) -> AsyncIterator[str]:
    """The link that a newly started sandbox prints."""
    if not (DIST / "index.html").exists():
        pytest.fail("the Mini App is not built: scripts/prepare builds it")
    running = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "sandbox",
        "--speed",
        "2",
        cwd=ROOT,
        env={**os.environ, "PORT": "0", "REDIS_URL": "", "BOT_TOKEN": "", "WEBAPP_URL": ""},
        stdout=asyncio.subprocess.PIPE,
    )
    assert running.stdout is not None
    try:
        while line := (await running.stdout.readline()).decode():
            if found := re.search(r"http://\S+/", line):
                yield found[0]
                break
        else:
            pytest.fail("the sandbox ended before it had printed its link")
    finally:
        if running.returncode is None:
            running.terminate()
        await running.communicate()


@pytest.fixture
async def page(chromium: str, link: str) -> AsyncIterator[Page]:
    """The page with the phones. What goes wrong in it fails the test."""
    faults: list[str] = []
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        context = await browser.new_context(
            base_url=link, viewport=FOUR_PHONES, reduced_motion="reduce"
        )
        page = await context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("request", lambda asked: _own(asked.url, link, faults))
        await page.goto(link)
        yield page
        await browser.close()
    assert not faults, faults


def _own(url: str, link: str, faults: list[str]) -> None:
    if not url.startswith((link, "data:", "blob:", link.replace("http", "ws", 1), "about:")):
        faults.append(f"foreign request: {url}")


@pytest.fixture
async def desk(page: Page, request: pytest.FixtureRequest) -> Desk:
    """The phones on the page; pictures go to tests/output."""
    OUTPUT.mkdir(exist_ok=True)
    desk = Desk(page, OUTPUT, request.node.name.removeprefix("test_"))
    await desk.find_people()
    return desk

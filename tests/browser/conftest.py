"""The sandbox as `scripts/run` starts it, and its page in Chromium."""

import contextlib
from collections.abc import AsyncIterator

import pytest
from playwright.async_api import Page, ViewportSize, async_playwright

from sandbox.gallery.chromium import FLAGS
from tests.browser.phones import Desk
from tests.processes import ROOT, printed_link, started
from webapp.pages import DIST

OUTPUT = ROOT / "tests" / "output"
FOUR_PHONES = ViewportSize(width=1680, height=900)
BRISK = """
const unhurried = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
  const brisk = options?.duration && { ...options, duration: options.duration / 20 };
  return unhurried.call(this, frames, brisk || options);
};
"""
"""Motion as in life, in a twentieth of the time; `test_keyboard.py` waits for all of it."""


@pytest.fixture
def built() -> None:
    if not (DIST / "index.html").exists():
        pytest.fail("the Mini App is not built: scripts/prepare builds it")


@pytest.fixture
async def link(chromium: str, built: None) -> AsyncIterator[str]:
    """The link that a newly started sandbox prints. Chromium is asked for first."""
    async with started("sandbox", "--speed", "2", PORT="0") as sandbox:
        yield await printed_link(sandbox)


@pytest.fixture
async def desk(chromium: str, link: str, request: pytest.FixtureRequest) -> AsyncIterator[Desk]:
    """The phones on the page; pictures go to tests/output."""
    async with page_at(chromium, link) as page:
        yield await laid_out(page, request.node.name)


async def laid_out(page: Page, name: str) -> Desk:
    OUTPUT.mkdir(exist_ok=True)
    desk = Desk(page, OUTPUT, name.removeprefix("test_"))
    await desk.find_people()
    return desk


@contextlib.asynccontextmanager
async def page_at(chromium: str, link: str, *others: str) -> AsyncIterator[Page]:
    """The page with the phones. What goes wrong in it, or leaves for elsewhere, fails the test."""
    faults: list[str] = []
    ours = [each.removeprefix("http:") for each in (link, *others)]

    def watch(url: str) -> None:
        scheme, _, rest = url.partition(":")
        if scheme not in ("data", "blob", "about") and not rest.startswith(tuple(ours)):
            faults.append(f"foreign request: {url}")

    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        context = await browser.new_context(
            base_url=link, viewport=FOUR_PHONES, reduced_motion="reduce"
        )
        await context.add_init_script(BRISK)
        page = await context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("request", lambda asked: watch(asked.url))
        await page.goto(link)
        yield page
        await browser.close()
    assert not faults, faults

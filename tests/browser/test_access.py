"""Everybody can play: axe finds nothing on any page, and what is touched is large enough."""

from collections.abc import AsyncIterator, Iterator
from itertools import count
from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from bot.engines.registry import GAMES
from bot.people import LANGUAGES
from sandbox.gallery.names import NAMES
from sandbox.gallery.phone import Phone
from sandbox.gallery.readers import READERS
from sandbox.gallery.shooting import Studio
from sandbox.gallery.wishes import FRAME, Unavailable, Wish, stages
from tests.processes import ROOT
from webapp.pages import DIST

pytestmark = pytest.mark.browser
AXE = ROOT / "webapp/client/node_modules/axe-core/axe.min.js"
FIND = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  return violations.flatMap(({ help, nodes }) => nodes.map(({ html }) => `${help}: ${html}`));
}"""
OWN = (Path(__file__).parent / "access.js").read_text(encoding="utf-8")
SMALL = Phone(320, 568)
TIGHT = ".item, .touch.character, .secret-eye"
"""Eight items in a pocket, three characters at each of ten seats, and an eye close above cards: on
the smallest phone these are smaller than a finger. No touch on them alone plays anything."""
SHEETS = {
    "menu": ('[data-act="menu"]',),
    "legend": ('[data-act="menu"]', '[data-act="legend"]'),
    "profile": ('[data-act="menu"]', '[data-act="profile"]'),
    "leaving": ('[data-act="menu"]', '[data-act="leave"]'),
    "help": ('[data-act="help"]',),
    "story": (".last",),
    "talk": ('[data-act="talk"]',),
    "covered": (".secret-eye",),
    "an answer begun": ('[data-offer="steal"]',),
}
"""What lies over a table of Coup, and what is pressed to open it."""
ON_THE_TABLE = ("covered", "an answer begun")


@pytest.fixture
async def studio(chromium: str, built: None) -> AsyncIterator[Studio]:
    if not AXE.exists():
        pytest.fail("axe-core is not installed: scripts/test installs it")
    async with Studio.opened(DIST) as studio:
        yield studio


def sights(long: bool) -> Iterator[Wish]:
    """Every stage as whoever is asked sees it; all scenes as everybody does, if it may be long."""
    number = count()
    for game in (*GAMES, FRAME):
        for stage in stages(game, ["*"]):
            if long:
                for reader in READERS if game != FRAME else READERS[:1]:
                    language = LANGUAGES[next(number) % len(LANGUAGES)]
                    yield Wish(game, stage, reader=reader, language=language, theme="dark")
                    yield Wish(game, stage, reader=reader, language=language, theme="light")
            elif game == FRAME or "-" not in stage:
                n = next(number)
                language = ("en", "fa")[n % 2]
                yield Wish(game, stage, language=language, theme="light" if n // 2 % 2 else "dark")


async def wrongs(page: Page) -> list[str]:
    """What axe finds, and what it does not look for."""
    await page.evaluate(AXE.read_text(encoding="utf-8") + ";0")
    names = [name for there in NAMES.values() for name in there]
    own = await page.evaluate(OWN, {"names": names, "tight": TIGHT})
    return [*await page.evaluate(FIND), *own]


async def test_nobody_is_kept_away_from_any_page(studio: Studio, long: bool) -> None:
    found = {}
    for wish in sights(long):
        try:
            page = await studio.show(wish, SMALL)
        except Unavailable:
            continue
        if wrong := await wrongs(page):
            found[str(wish)] = wrong
    assert not found


async def test_nor_from_what_lies_over_it(studio: Studio) -> None:
    found = {}
    for name, presses in SHEETS.items():
        page = await studio.show(Wish("coup", "turn"), SMALL)
        for selector in presses:
            await page.locator(selector).first.click()
        if name not in ON_THE_TABLE:
            await expect(page.locator("dialog[open]").last).to_be_visible()
        await page.evaluate("galleryStill(8, true, 5000)")
        if wrong := await wrongs(page):
            found[name] = wrong
    assert not found


async def test_the_focus_goes_to_what_comes_next_and_is_seen_by_keys_only(studio: Studio) -> None:
    for by_keys in (False, True):
        page = await studio.show(Wish("resistance", "vote"), SMALL)
        answer = page.locator(".dock [data-offer=vote]").first
        await (answer.press("Enter") if by_keys else answer.click())
        await expect(page.locator(".ask")).to_be_focused()
        await expect(page.locator(".ask:focus-visible")).to_have_count(int(by_keys))


async def test_what_keeps_somebody_away_is_found(studio: Studio) -> None:
    page = await studio.show(Wish(FRAME, "home"), SMALL)
    await page.evaluate("""() => {
        const [one] = document.querySelectorAll("button:enabled");
        one.replaceChildren();
        one.ariaLabel = "";
        one.style = "position: fixed; width: 20px; height: 44px; min-width: 0; padding: 0";
        document.querySelector("h1").textContent = "Priya";
    }""")
    found = "\n".join(await wrongs(page))
    for what in ("discernible text", "too small, 20 × 44", "a name outside <bdi>"):
        assert what in found

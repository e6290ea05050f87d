"""A whole game of Coup, and the next one, by keys: the focus is always there, and is seen."""

from collections import Counter

import pytest
from playwright.async_api import Page, async_playwright, expect

from sandbox.gallery.chromium import FLAGS
from tests.browser.conftest import BRISK
from tests.browser.test_keyboard import tab_to
from tests.browser.test_names import opened

pytestmark = pytest.mark.browser
ALONE = '[data-game="coup"][data-way="alone"]'
ASKED = ".dock[data-mine] [data-offer]"
OVER = "[data-result]"
UNPICKED = (
    "[data-stage] button[data-offered]:not([data-chosen]),"
    "[data-stage] [data-offered]:not([data-chosen]) > button"
)
ANSWERS = 200
OTHERS_PLAY_ON = 300_000  # whoever is out watches computers that take their time
WANTED = ("keep", "lose", "challenge", "block", "coup", "exchange", "steal", "tax", "pass")
"""What is answered first. A turn is an exchange, then a theft, then taxes."""
SETTLES = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 60)))"
SEEN = """() => {
  const here = document.activeElement;
  const { top, bottom, width } = here.getBoundingClientRect();
  const ringed = [null, "::before", "::after"].some(
    (part) => getComputedStyle(here, part).outlineStyle !== "none",
  );
  return ringed && here.matches(":focus-visible") && width > 0 && bottom > 0 && top < innerHeight;
}"""


class Keys:
    """Somebody with a keyboard, and what he has played."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.played: Counter[str] = Counter()

    async def press(self, selector: str, key: str = "Enter") -> None:
        await tab_to(self.page, selector)
        await self.page.keyboard.press(key)
        await self.page.evaluate(SETTLES)
        await self.focus_is_seen()

    async def focus_is_seen(self) -> None:
        await expect(self.page.locator("body :focus-visible")).to_have_count(1)
        assert await self.page.evaluate(SEEN), "the focus is somewhere, but nobody sees where"

    async def asked(self) -> list[str]:
        """The kinds of answers there are now; none when the game is over."""
        answer = self.page.locator(f"{ASKED}:enabled, {ASKED}[data-act=confirm], {OVER}").first
        await expect(answer).to_be_visible(timeout=OTHERS_PLAY_ON)
        await self.focus_is_seen()
        if await self.page.locator(OVER).count():
            return []
        offers = await self.page.locator(ASKED).evaluate_all(
            "all => all.map((each) => each.dataset.offer)"
        )
        return [str(kind) for kind in offers]

    async def answer(self, kinds: list[str]) -> str:
        kind = min(kinds, key=self.rank)
        confirm = f"{ASKED}[data-act=confirm]"
        if not await self.page.locator(f"{confirm}[data-offer={kind}]").count():
            await self.press(f"{ASKED}[data-offer={kind}]")
        while await self.page.locator(confirm).count():
            if await self.page.locator(f"{confirm}:enabled").count():
                await self.press(f"{confirm}:enabled")
                break
            await self.press(UNPICKED, "Space")
        self.played[kind] += 1
        return kind

    def rank(self, kind: str) -> tuple[bool, int]:
        """What has not been played before comes first."""
        often = kind in self.played and kind not in ("keep", "lose", "coup", "tax", "pass")
        return often, WANTED.index(kind) if kind in WANTED else len(WANTED)

    async def think_again(self) -> None:
        """Begin an answer, and go back by Escape."""
        await self.press(f"{ASKED}[data-offer=steal]")
        assert await self.page.evaluate("document.activeElement.closest('[data-stage]') !== null")
        await self.page.keyboard.press("Escape")
        await expect(self.page.locator(f"{ASKED}[data-offer=tax]")).to_be_visible()
        await self.focus_is_seen()


async def test_a_game_of_coup_and_another_one_by_keys_alone(chromium: str, link: str) -> None:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        page = await opened(browser, link, "Keys", scripts=(BRISK,))
        await page.locator(ALONE).wait_for()
        keys = Keys(page)
        await tab_to(page, ALONE)
        await page.keyboard.press("Enter")
        asked: set[str] = set()
        for _ in range(ANSWERS):
            kinds = await keys.asked()
            asked |= set(kinds)
            if not kinds:
                break
            if "steal" in kinds and not keys.played["steal"]:
                await keys.think_again()
            await keys.answer(kinds)
        assert await page.locator(OVER).count()
        # Whoever doubts twice in vain is out before a turn of his own.
        assert "challenge" in keys.played
        assert keys.played.keys() >= asked & {"exchange"}
        await keys.press('[data-act="again"]')
        assert await keys.asked()
        await browser.close()

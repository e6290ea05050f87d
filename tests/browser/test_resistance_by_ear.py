"""A whole game of The Resistance by ear: from the accessibility tree and what is announced."""

import re
from itertools import pairwise

import pytest
from playwright.async_api import Locator, Page, async_playwright, expect

from sandbox.gallery.chromium import FLAGS
from tests.browser.conftest import BRISK
from tests.browser.test_names import opened

pytestmark = pytest.mark.browser
GLANCES = 400
GLANCE = 150
ASKED = r'- paragraph: "?(.*?)"?\n\s*- button ".*'
"""A question stands right before its answers."""
ISOLATES = re.compile("[\u2066-\u2069]")
HEARD = """
window.heard = [];
const live = "[role=status], [role=log], [role=alert], [aria-live]";
const before = new WeakMap();
new MutationObserver((changes) => {
  for (const { target } of changes) {
    const region = (target instanceof Element ? target : target.parentElement)?.closest(live);
    const text = region?.textContent.trim();
    if (text && before.get(region) !== text) heard.push(text);
    if (region) before.set(region, text);
  }
}).observe(document, { subtree: true, childList: true, characterData: true });
"""
"""What a screen reader would say by itself, in its order."""


class Ears:
    """Somebody who hears the page: names, roles, states, and what is announced."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.role = ""
        self.votes = 0

    async def tree(self) -> str:
        return ISOLATES.sub("", await self.page.locator("body").aria_snapshot())

    async def heard(self) -> list[str]:
        said: list[str] = await self.page.evaluate("heard")
        return [ISOLATES.sub("", each) for each in said]

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    async def press(self, name: str | re.Pattern[str]) -> None:
        await self.button(name).click()
        await self.page.wait_for_timeout(GLANCE)

    async def look(self) -> None:
        """My role, and who is with me."""
        tree = await self.tree()
        (self.role,) = re.findall(r'region "My role":.*?paragraph: (\w+)', tree, re.DOTALL)
        mine = self.page.get_by_role("region", name="My role")
        fellows = mine.get_by_role("list", name="Spies with you").get_by_role("listitem")
        await expect(fellows).to_have_count(1 if self.role == "Spy" else 0)
        await self.press("I know my role")

    async def propose(self) -> None:
        (asked,) = re.findall(r"- paragraph: Whom do you send\? Choose (\d)\.", await self.tree())
        people = self.page.get_by_role("list", name="At the table").get_by_role("button")
        for number in range(int(asked)):
            await people.nth(number).click()
            await expect(people.nth(number)).to_have_attribute("aria-pressed", "true")
        await self.press(re.compile("^Send "))

    async def vote(self) -> None:
        """Those who are proposed are as many as the mission takes, by seats and by list."""
        tree = await self.tree()
        (number,) = re.findall(r'heading "Mission (\d)', tree)
        (size,) = re.findall(rf'"Mission {number}: (\d) go', tree)
        assert len(re.findall(r'(?:img|button) "[^"]*, in the team', tree)) == int(size)
        await self.press("○ For")
        self.votes += 1

    async def go(self) -> None:
        """The card, then the button that lays it."""
        sabotage = self.button("Sabotage")
        assert await sabotage.is_enabled() == (self.role == "Spy")
        card = "Sabotage" if self.role == "Spy" else "Success"
        await self.press(card)
        await self.button(card).last.click()

    async def answer(self) -> str:
        """What is asked, and answered now; nothing while others are waited for."""
        (asked,) = re.findall(ASKED, await self.tree()) or ("",)
        for question, answer in {
            "Look at your role": self.look,
            "Whom do you send?": self.propose,
            "Shall this team go?": self.vote,
            "Which card do you play?": self.go,
        }.items():
            if asked.startswith(question):
                await answer()
                return asked
        return ""


async def test_a_game_of_the_resistance_by_ear(chromium: str, link: str) -> None:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        page = await opened(browser, link, "Ears", scripts=(BRISK, HEARD))
        ears = Ears(page)
        await (
            page.get_by_role("article", name="The Resistance")
            .get_by_role("button", name="Alone")
            .click()
        )
        await expect(page.get_by_role("list", name="Missions")).to_be_visible(timeout=15_000)
        asked = []
        for _ in range(GLANCES):
            if await page.get_by_role("button", name="Rematch").count():
                break
            if question := await ears.answer():
                asked.append(question)
            await page.wait_for_timeout(GLANCE)
        await knows_how_it_ended(ears)
        heard = await ears.heard()
        await browser.close()
    is_heard_once(heard, asked, ears)


async def knows_how_it_ended(ears: Ears) -> None:
    tree = await ears.tree()
    (ending,) = re.findall(r'heading "You (won|lost)"', tree)
    (well,) = re.findall(r'heading "Mission \d · ○ (\d) · ✕ \d"', tree)
    assert len(re.findall(r"paragraph: \"?○ Mission \d succeeded", tree)) == int(well)
    spies_won = int(well) < 3
    assert (ending == "won") == (spies_won == (ears.role == "Spy"))
    assert re.search(rf"listitem: Ears {ears.role}", tree)


def is_heard_once(heard: list[str], asked: list[str], ears: Ears) -> None:
    """Every question, every vote by name, every mission; and nothing is said over and over."""
    assert [each for each in heard if each in asked] == asked
    votes = [each for each in heard if re.match(r"The team (goes|stays), ", each)]
    assert len(votes) == ears.votes
    assert all(re.search("For: [^.]*Ears", vote) for vote in votes)
    missions = [each for each in heard if re.match(r"Mission \d (succeeded|failed): ", each)]
    assert len(missions) == len(set(missions)) > 2
    waits = [each for each in heard if each.startswith("Waiting for")]
    assert len(waits) <= 2 * len(votes) + len(missions) + 1, waits
    assert all(before != after for before, after in pairwise(heard)), heard

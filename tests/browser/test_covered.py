"""Covered secrets are covered for whoever hears the page, too: all who are asked hear the same."""

import re
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest
from playwright.async_api import Page

from sandbox.gallery.phone import Phone
from sandbox.gallery.shooting import Studio
from sandbox.gallery.wishes import Wish
from webapp.pages import DIST

pytestmark = pytest.mark.browser
PHONE = Phone()
ROLES = {
    Wish("mafia", "night-2", 14): ("maf", "commissioner", "doctor", "maniac", "civilian"),
    Wish("resistance", "mission-2", 8): ("spy", "resistance"),
}
"""Where somebody of each role is asked the same, though some may not choose everything."""
OWN = re.compile(r", (?:you|host|not here now)|[\u2066-\u2069]")
"""What a seat says of him who looks, and of others not."""


@pytest.fixture
async def studio(chromium: str, built: None) -> AsyncIterator[Studio]:
    async with Studio.opened(DIST) as studio:
        yield studio


async def heard(page: Page) -> list[str]:
    """All there is to hear, whatever seat the table is seen from."""
    tree = OWN.sub("", await page.locator("body").aria_snapshot())
    return sorted(line.strip() for line in tree.splitlines() if not line.endswith("listitem:"))


@pytest.mark.parametrize("scene", ROLES, ids=lambda scene: scene.game)
async def test_covered_all_roles_sound_alike(studio: Studio, scene: Wish) -> None:
    told, covered = {}, {}
    for role in ROLES[scene]:
        page = await studio.show(replace(scene, reader=role), PHONE)
        told[role] = await heard(page)
        await page.locator(".secret-eye").first.click()
        await page.evaluate("galleryStill(2, true, 5000)")
        covered[role] = await heard(page)
    one, *others = ROLES[scene]
    for other in others:
        assert told[other] != told[one]
        assert covered[other] == covered[one]


async def test_covered_nothing_tells_which_mission_card_was_touched(studio: Studio) -> None:
    page = await studio.show(Wish("resistance", "mission-2", 8, reader="spy"), PHONE)

    async def seen() -> list[tuple[bool, list[str]]]:
        both = []
        for card in ("success", "sabotage"):
            await page.locator(f"[data-place={card}]").click()
            await page.evaluate("document.activeElement.blur()")
            await page.evaluate("galleryStill(2, true, 5000)")
            assert await page.locator("[data-act=confirm]").is_enabled()
            both.append((await page.locator("[data-chosen]").count() > 0, await heard(page)))
        return both

    one, other = await seen()
    assert one != other
    assert one[0]
    await page.locator(".secret-eye").first.click()
    one, other = await seen()
    assert one == other
    assert not one[0]

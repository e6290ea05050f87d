"""Somebody with a long name has his phone where everybody has it."""

import pytest

from tests.browser.phones import Desk

pytestmark = pytest.mark.browser


async def test_a_long_name_moves_no_phone(desk: Desk) -> None:
    page = desk.page
    await page.evaluate(
        """name => fetch("/desk/add", {
          method: "POST",
          headers: {"content-type": "application/json"},
          body: JSON.stringify({name, language: "en"}),
        })""",
        "Somebody whose parents " + "could not agree " * 2,
    )
    await page.locator(".case").nth(4).wait_for()
    tops = await page.locator(".case").evaluate_all(
        "all => all.map(one => Math.round(one.getBoundingClientRect().top))"
    )
    assert len(set(tops)) == 1

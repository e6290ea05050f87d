"""Whole games on the sandbox's page, as people would play them."""

import asyncio

import pytest
from playwright.async_api import expect

from tests.browser.phones import Desk, Phone

pytestmark = pytest.mark.browser
GLANCES = 3000
GLANCE = 0.1


async def play_on(*players: Phone) -> None:
    """Whoever is asked shoots at the one opposite, until the table is over for all."""
    for _ in range(GLANCES):
        for player in players:
            if await player.is_asked():
                await player.shoot("other")
                break
        else:
            if all([await player.is_over() for player in players]):
                return
            await asyncio.sleep(GLANCE)
    pytest.fail("the match does not end")


async def test_a_match_by_a_shared_link_in_russian_and_persian(desk: Desk) -> None:
    anya, niloufar = desk.phones["ru"], desk.phones["fa"]
    await anya.press_start()
    await anya.say("/play")
    await anya.tap("Двое")
    await anya.tap("Отправить другу")
    await anya.choose(niloufar.person)
    await anya.send_first()
    await desk.picture(None, "the-invitation-is-sent")
    await niloufar.open_chat(anya.person)
    await niloufar.tap("Сесть")
    await anya.open_chat(anya.bot)
    await anya.sees("можно начинать")
    await anya.tap("Открыть стол")
    await anya.press("start")
    await anya.at_table()
    await niloufar.at_table()
    await desk.picture(None, "both-at-the-table")
    await play_on(anya, niloufar)
    assert {await anya.result(), await niloufar.result()} == {"won", "lost"}
    for phone in (anya, niloufar):
        await expect(phone.app.locator('[data-proof="holds"]')).to_have_count(1)
    await desk.picture(None, "the-result")
    await anya.press("again")
    await niloufar.press("again")
    await anya.at_table()
    await desk.picture(None, "a-rematch")


async def test_one_person_against_the_dealer(desk: Desk) -> None:
    tom = desk.phones["en"]
    await tom.press_start()
    await tom.say("/play")
    await tom.tap("Alone")
    await tom.sees("Night Protocol")
    await desk.picture(tom, "the-card")
    await tom.tap("Open table")
    await tom.at_table()
    await desk.picture(tom, "the-table")
    await play_on(tom)
    assert await tom.result() in ("won", "lost")
    await desk.picture(tom, "the-result")


async def test_a_match_in_the_group(desk: Desk) -> None:
    tom, bojan = desk.phones["en"], desk.phones["mk"]
    await tom.open_chat(desk.group)
    await tom.say("/play")
    await tom.tap("Night Protocol")
    await bojan.open_chat(desk.group)
    await bojan.tap("Sit down")
    # Neither has spoken to the bot: it leads both to its own chat, in each one's language.
    await bojan.sees("може да почне")
    await desk.picture(None, "led-to-the-bot")
    await tom.tap("Start")
    await tom.sees("the game is on")
    await tom.tap("Open table")
    await bojan.tap("Отвори ја масата")
    await tom.at_table()
    await bojan.at_table()
    await desk.picture(None, "both-at-the-table")
    await play_on(tom, bojan)
    await desk.picture(None, "over")
    await tom.act("app-minimise")
    await tom.open_chat(desk.group)
    await tom.sees("won")
    await desk.picture(None, "the-result-in-the-group")

"""Resistance Mini on the sandbox's page: three people, a game to its end, and what all forget."""

import asyncio
from collections import Counter

import pytest
from playwright.async_api import expect

from tests.browser.phones import Desk, Phone

pytestmark = pytest.mark.browser
GLANCES = 1500
GLANCE = 0.1
FACES = '[data-face="spy"], [data-face="resister"]'
SEEN = '.mission-paper[data-word="spy"], .mission-paper[data-word="resister"]'


async def gathered(desk: Desk) -> tuple[list[Phone], Phone]:
    """Three at a table in the group, and somebody who watches."""
    people = [desk.phones[language] for language in ("en", "ru", "mk")]
    watcher = desk.phones["fa"]
    host, *guests = people
    for person in people:
        await person.press_start()
    await host.open_chat(desk.group)
    await host.say("/play")
    await host.tap("Resistance Mini")
    for guest in guests:
        await guest.open_chat(desk.group)
        await guest.tap("Sit down")
    await host.sees("◦ free")
    await host.tap("Start")
    await host.sees("the game is on")
    await watcher.open_chat(desk.group)
    for person in (*people, watcher):
        await person.tap("Open table")
    for person in (*people, watcher):
        await person.at_table()
    return people, watcher


async def answer(phone: Phone, kind: str, *first: str) -> None:
    """Touch what is offered, these first, until that is enough."""
    button = phone.app.locator(f'.dock [data-offer="{kind}"]')
    offered = await phone.offered()
    for pick in (*first, *(each for each in offered if each not in first)):
        if await button.is_enabled():
            break
        await phone.touch(pick)
    await button.click()


class Play:
    """A swap, a claim that is checked, and then missions that everybody passes."""

    def __init__(self, desk: Desk, people: list[Phone], watcher: Phone) -> None:
        self.desk = desk
        self.people = people
        self.watcher = watcher
        self.done: Counter[str] = Counter()

    async def once(self, phone: Phone, what: str) -> bool:
        self.done[what] += 1
        if self.done[what] == 1:
            await self.desk.picture(phone, what)
        return self.done[what] == 1

    async def only_on(self, phone: Phone, count: int) -> None:
        """Faces that are seen for a moment are on this phone alone."""
        for each in (*self.people, self.watcher):
            await expect(each.app.locator(SEEN)).to_have_count(count if each is phone else 0)

    async def arrange(self) -> None:
        """Everybody sees his own three; once they lie, nobody's page knows them any more."""
        for phone in self.people:
            await expect(phone.app.locator(SEEN)).to_have_count(3)
        await expect(self.watcher.app.locator(SEEN)).to_have_count(0)
        for phone in self.people:
            await self.once(phone, "arranging")
            await phone.play("arrange", "2", "0", "1")
            await expect(phone.app.locator(SEEN)).to_have_count(0)
        for phone in (*self.people, self.watcher):
            await expect(phone.app.locator(FACES)).to_have_count(0)
            html = await phone.app.locator("[data-stage]").evaluate("stage => stage.outerHTML")
            assert not any(face in html for face in ('"spy"', '"resister"'))

    async def swap(self, phone: Phone) -> None:
        seat = await phone.app.locator(".mine [data-seat]").get_attribute("data-seat")
        await phone.play("swap", f"{seat}.0", f"{seat}.2")
        await expect(phone.app.locator(SEEN)).to_have_count(2)
        await self.only_on(phone, 2)
        await self.once(phone, "two-faces-for-a-moment")
        await phone.play("lay", "0")
        await self.only_on(phone, 0)

    async def act(self, phone: Phone, kinds: list[str]) -> None:
        if "swap" in kinds:
            if await self.once(phone, "a-turn"):
                await self.swap(phone)
            else:
                await phone.play("take" if "take" in kinds else "faction")
        elif kinds == ["claim", "done"]:
            first = await self.once(phone, "may-claim")
            await phone.play(*(("claim", "resister") if first else ("done",)))
        elif "check" in kinds:
            first = await self.once(phone, "a-claim")
            await phone.play("check" if first else "believe")
        elif "pass" in kinds:
            await self.once(phone, "a-mission")
            await phone.play("pass")
        elif "done" in kinds:
            await phone.play("done")
        else:
            await self.once(phone, kinds[0])
            await answer(phone, kinds[0])

    async def to_the_end(self) -> None:
        for _ in range(GLANCES):
            for phone in self.people:
                if kinds := await phone.asked():
                    await self.act(phone, kinds)
                    break
            else:
                if all([await phone.is_over() for phone in self.people]):
                    return
                await asyncio.sleep(GLANCE)
        pytest.fail("the game does not end")


async def test_a_game_of_three_that_nobody_can_look_up(desk: Desk) -> None:
    people, watcher = await gathered(desk)
    play = Play(desk, people, watcher)
    await play.arrange()
    await play.to_the_end()
    assert play.done["a-mission"]
    assert play.done["turn-up"]
    sides = people[0].app.locator(".mini-sides li")
    await expect(sides).to_have_count(3)
    for phone in (*people, watcher):
        await expect(phone.app.locator(f".mini-sides :is({FACES})")).to_have_count(9)
    results = [await phone.result() for phone in people]
    seats = [await sides.nth(seat).get_attribute("data-side") for seat in range(3)]
    assert 0 < results.count("won") < 3 or len(set(seats)) == 1
    assert await watcher.result() == "watched"
    await desk.picture(None, "all-is-laid-open")

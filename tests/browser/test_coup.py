"""Coup on the sandbox's page: a whole game of three, and how two of them begin."""

import asyncio
from collections import Counter

import pytest
from playwright.async_api import TimeoutError as Late
from playwright.async_api import expect

from tests.browser.phones import FIRST_SIGHT, Desk, Phone

pytestmark = pytest.mark.browser
GLANCES = 1500
GLANCE = 0.1
MOST = 8
ROLES = {
    "en": ["Duke", "Assassin", "Captain", "Contessa", "Ambassador"],
    "ru": ["Герцог", "Убийца", "Капитан", "Графиня", "Посол"],
    "mk": ["Војвода", "Атентатор", "Капетан", "Грофица", "Амбасадор"],
    "fa": ["دوک", "آدمکش", "کاپیتان", "کنتس", "سفیر"],
}
KEYS = ["duke", "assassin", "captain", "contessa", "ambassador"]


async def gathered(desk: Desk, *languages: str) -> list[Phone]:
    """People who sit down at Coup in the group, the first of them as its host, and open it."""
    people = [desk.phones[language] for language in languages]
    host, *guests = people
    for person in people:
        await person.press_start()
    await host.open_chat(desk.group)
    await host.say("/play")
    await host.tap("Coup")
    for guest in guests:
        await guest.open_chat(desk.group)
        await guest.tap("Sit down")
    await host.sees(f"\u2068{MOST - len(people)}\u2069 free seats")
    await host.tap("Start")
    await host.sees("the game is on")
    for person in people:
        await person.tap("Open table")
    for person in people:
        await person.at_table()
    return people


async def roles_on(phone: Phone, where: str = "body") -> list[str]:
    """The characters that are drawn somewhere on a phone."""
    drawn = phone.app.locator(f"{where} svg.emblem")
    return list(await drawn.evaluate_all("all => all.map((each) => each.dataset.role)"))


async def named_on(phone: Phone, language: str) -> set[str]:
    """The characters whose names stand anywhere in a phone's page, seen or only heard."""
    page = await phone.app.locator("body").evaluate("body => body.outerHTML")
    return {key for key, name in zip(KEYS, ROLES[language], strict=True) if name in page}


async def knows_only_its_own(phone: Phone, language: str) -> None:
    """Before anything is claimed: two cards of one's own, and not a word of any other."""
    hand = await roles_on(phone, ".own-card")
    assert len(hand) == 2
    assert await roles_on(phone) == hand
    assert await named_on(phone, language) == set(hand)
    await expect(phone.app.locator(".seats [data-back]")).to_have_count(4)


class Plan:
    """Foreign aid that is blocked, a block that is doubted, an exchange; then taxes and doubt."""

    def __init__(self, desk: Desk, watcher: Phone) -> None:
        self.desk = desk
        self.watcher = watcher
        self.turns = iter(["aid", "exchange"])
        self.seen: Counter[str] = Counter()

    async def picture_once(self, phone: Phone, what: str) -> None:
        self.seen[what] += 1
        if self.seen[what] == 1:
            await self.desk.picture(phone, what)

    async def answer(self, phone: Phone, kinds: list[str]) -> None:
        if "income" in kinds:
            await self.picture_once(phone, "a-turn")
            await phone.play(next(self.turns, "tax"))
        elif "coup" in kinds:
            await phone.play("coup", next(iter(await phone.offered())))
        elif "keep" in kinds:
            await self.keep(phone)
        elif "lose" in kinds:
            await self.picture_once(phone, "a-card-is-lost")
            await phone.play("lose", "0")
        elif "block" in kinds and not self.seen["blocked"]:
            await self.block(phone)
        else:
            await self.doubt(phone)

    async def block(self, phone: Phone) -> None:
        said = '.said[data-said="aid"]'
        for each in self.desk.phones.values():
            await expect(each.app.locator(said)).to_be_visible()
        await self.picture_once(phone, "asked-to-block")
        await phone.play("block", "duke")
        for each in self.desk.phones.values():
            await expect(each.app.locator('.said[data-said="block"]')).to_be_visible()
            await expect(each.app.locator(said)).to_have_attribute("data-over", "")
        await self.picture_once(phone, "blocked")
        assert await roles_on(self.watcher) == ["duke"]
        await expect(self.watcher.app.locator(".line-tail")).to_have_count(1)

    async def keep(self, phone: Phone) -> None:
        cards = phone.app.locator(".own-card")
        own = len(await phone.offered()) - 2
        await expect(cards).to_have_count(own + 2)
        await phone.play("keep", *(str(place) for place in range(1, own + 1)))
        await self.picture_once(phone, "exchanged")
        await expect(cards).to_have_count(own)

    async def doubt(self, phone: Phone) -> None:
        """Everything but the exchange, which is to be seen."""
        believed = await phone.app.locator('.said[data-said="exchange"]').count()
        if believed or await phone.app.locator(".dock [data-offer=challenge]").count() == 0:
            await phone.play("pass")
            return
        await self.picture_once(phone, "doubted")
        await phone.play("challenge")


async def play_on(plan: Plan, people: list[Phone]) -> None:
    for _ in range(GLANCES):
        for phone in people:
            if kinds := await phone.asked():
                try:
                    await plan.answer(phone, kinds)
                except Late:
                    # What was asked may have been over before it was seen.
                    if await phone.asked() == kinds:
                        raise
                break
        else:
            if all([await phone.is_over() for phone in people]):
                return
            await asyncio.sleep(GLANCE)
    pytest.fail("the game does not end")


async def test_a_game_of_three_in_the_group(desk: Desk) -> None:
    languages = ("en", "ru", "mk")
    people = await gathered(desk, *languages)
    watcher = desk.phones["fa"]
    await watcher.open_chat(desk.group)
    await watcher.tap("Open table")
    await watcher.at_table()
    await desk.picture(None, "the-cards-are-dealt")
    for phone, language in zip(people, languages, strict=True):
        if await phone.asked():
            await expect(phone.app.locator(".action")).to_have_count(5)
        else:
            await knows_only_its_own(phone, language)
    assert await roles_on(watcher) == []
    assert await named_on(watcher, "fa") == set()
    plan = Plan(desk, watcher)
    await play_on(plan, people)
    assert plan.seen.keys() > {"blocked", "doubted", "exchanged", "a-card-is-lost"}
    results = [await phone.result() for phone in people]
    assert sorted(map(str, results)) == ["lost", "lost", "won"]
    await expect(watcher.app.locator('[data-result="watched"]')).to_be_visible()
    opened = [await roles_on(phone, ".opened") for phone in desk.phones.values()]
    assert Counter(opened[0]) == dict.fromkeys(KEYS, 3)
    assert all(each == opened[0] for each in opened)
    hands = people[0].app.locator(".opened-hands")
    await expect(hands.locator(".face")).to_have_count(6)
    assert await hands.locator("[data-lost]").count() in (4, 5)
    await desk.picture(None, "everything-laid-open")


async def test_two_choose_their_second_cards(desk: Desk) -> None:
    tom, niloufar = await gathered(desk, "en", "fa")
    for phone in (tom, niloufar):
        await expect(phone.app.locator("[data-pile] .own-card")).to_have_count(5)
        assert len(await roles_on(phone, ".mine .own-card")) == 1
    await desk.picture(None, "piles")
    own = await roles_on(tom, ".mine .own-card")
    taken = (await roles_on(tom, "[data-pile]"))[3]
    await tom.play("take", "3")
    await expect(tom.app.locator("[data-pile]")).to_have_count(0)
    await expect(niloufar.app.locator(".seats .answered-mark")).to_be_visible()
    await expect(niloufar.app.locator("[data-pile] .own-card")).to_have_count(5)
    assert await roles_on(tom, ".mine .own-card") == [*own, taken]
    await niloufar.play("take", "0")
    for phone in (tom, niloufar):
        await expect(phone.app.locator(".put-aside")).to_be_visible(timeout=FIRST_SIGHT)
        await expect(phone.app.locator(".seats [data-back]")).to_have_count(2)
    await desk.picture(None, "both-have-chosen")
    await tom.leave_table()
    await expect(niloufar.app.locator('[data-result="won"]')).to_be_visible(timeout=FIRST_SIGHT)
    await expect(niloufar.app.locator(".opened")).not_to_have_count(0)
    laid_open = await roles_on(niloufar, ".opened")
    assert Counter(laid_open) == dict.fromkeys(KEYS, 3)
    await desk.picture(niloufar, "the-other-left")

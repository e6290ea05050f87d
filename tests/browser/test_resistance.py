"""The Resistance on the sandbox's page: five people in a group that speaks Persian."""

import asyncio

import pytest
from playwright.async_api import expect

from tests.browser.phones import FIRST_SIGHT, Desk, Phone

pytestmark = pytest.mark.browser
GLANCES = 600
GLANCE = 0.1
ROLES = {"resistance", "spy"}


async def seated(desk: Desk) -> list[Phone]:
    """Anya opens a table in the group that now speaks Persian; four others sit down at it."""
    anya, tom, niloufar, bojan = (desk.phones[language] for language in ("ru", "en", "fa", "mk"))
    sarah = await desk.add("Сара", "ru")
    await anya.press_start()
    await anya.open_chat(desk.group)
    await anya.say("/language")
    await anya.tap("فارسی")
    await anya.say("/play")
    await anya.tap_only("مقاومت")
    guests = [tom, niloufar, bojan, sarah]
    for guest in guests:
        await guest.open_chat(desk.group)
    for person in (anya, *guests):
        await person.tap("باز کردن میز")
    for guest in guests:
        await guest.press("sit")
    return [anya, *guests]


async def take_the_advice(desk: Desk, people: list[Phone]) -> None:
    """Both sets of numbers stand side by side on every phone; one touch takes the fair one."""
    host, niloufar = people[0], people[2]
    for person in people:
        await expect(person.app.locator(".numbers [data-word]")).to_have_count(2)
        await expect(person.app.locator('[data-advice="forced"]')).to_be_visible()
    advice = niloufar.app.locator('[data-advice="forced"]')
    await expect(advice).to_contain_text("جاسوس‌های راهنما")
    await expect(advice.locator("button")).to_have_count(0)
    guide, classic = (
        niloufar.app.locator(f'.numbers [data-word="{word}"]') for word in ("guide", "classic")
    )
    await expect(guide).to_have_attribute("aria-pressed", "true")
    await expect(guide.locator("span")).to_contain_text("۳")
    await desk.picture(None, "gathering")
    await host.press("advised")
    for person in people:
        await expect(person.app.locator('[data-advice="forced"]')).to_have_count(0)
        chosen = person.app.locator('.numbers [data-word="classic"]')
        await expect(chosen).to_have_attribute("aria-pressed", "true")
    await expect(classic.locator("span")).to_contain_text("۲")
    await host.app.locator('[data-word="slow"]').click()
    await expect(niloufar.app.locator('[data-option="pace"]')).to_contain_text("سر فرصت")
    await desk.picture(niloufar, "classic-numbers")


class Game:
    """Who sits where as what, read from each one's own phone, and how all of them move."""

    def __init__(self, desk: Desk, people: list[Phone]) -> None:
        self.desk = desk
        self.people = people
        self.niloufar = people[2]
        self.seats: dict[str, Phone] = {}
        self.roles: dict[str, str] = {}

    async def look_round(self) -> None:
        for person in self.people:
            seat = await person.app.locator(".mine [data-seat]").get_attribute("data-seat")
            role = await person.app.locator(".res-own-role").get_attribute("data-role")
            assert seat is not None
            assert role in ROLES
            self.seats[seat], self.roles[seat] = person, role

    def those(self, role: str) -> list[str]:
        return sorted(seat for seat in self.roles if self.roles[seat] == role)

    async def asked(self, kind: str, count: int) -> list[Phone]:
        """Those who are asked this, when there are so many of them."""
        for _ in range(GLANCES):
            now = [person for person in self.people if kind in await person.asked()]
            if len(now) == count:
                return now
            await asyncio.sleep(GLANCE)
        pytest.fail(f"nobody is asked to {kind}, or not {count} at once")

    async def nobody_is_betrayed(self) -> None:
        """Spies see each other; nothing on any other phone says of anybody that he is a spy."""
        for seat, person in self.seats.items():
            masks = person.app.locator(".res-portrait[data-of=spy]:not(.res-sides *)")
            known = person.app.locator(".res-own-role .res-chip bdi")
            if self.roles[seat] == "spy":
                others = [each for each in self.those("spy") if each != seat]
                assert await known.all_inner_texts() == [await self.name(each) for each in others]
                await expect(masks).to_have_count(1)
            else:
                await expect(known).to_have_count(0)
                await expect(masks).to_have_count(0)
                page = await person.app.locator("body").evaluate("body => body.innerHTML")
                assert 'data-role="spy"' not in page

    async def name(self, seat: str) -> str:
        """As his own phone calls him."""
        return await self.seats[seat].app.locator(".mine .seat-name").inner_text()

    async def propose(self, team: list[str]) -> None:
        (leader,) = await self.asked("propose", 1)
        await leader.play("propose", *team)
        voters = await self.asked("vote", 5)
        for person in voters:
            torches = person.app.locator(".seat-body:has([data-mark=torch])")
            seats = await torches.evaluate_all("all => all.map((each) => each.dataset.seat)")
            assert sorted(seats) == sorted(team)

    async def vote(self, against: int) -> None:
        """All but the last one: nobody's choice is anywhere but on his own phone."""
        voters = await self.asked("vote", 5)
        for done, person in enumerate(voters):
            await person.play("vote", "reject" if done < against else "approve")
            if done == 3:
                await self.no_vote_is_seen(voters[:4])

    async def no_vote_is_seen(self, voted: list[Phone]) -> None:
        for person in self.people:
            await expect(person.app.locator(".seat-body .res-slip[data-down]")).to_have_count(4)
            await expect(
                person.app.locator("[data-voted], [data-vote], .res-ballot")
            ).to_have_count(0)
            own = person.app.locator(".res-own-vote")
            await expect(own).to_have_count(1 if person in voted else 0)

    async def rejected(self) -> None:
        """The closed vote by name, on the seats and in words."""
        for person in self.people:
            await expect(person.app.locator(".res-rejection-dots [data-full]")).to_have_count(1)
            await expect(person.app.locator('[data-voted="rejecting"]')).to_have_count(4)
            await expect(person.app.locator('[data-voted="approving"]')).to_have_count(1)
            await expect(person.app.locator(".res-ballot li")).to_have_count(2)

    async def go(self, saboteurs: list[str], team: list[str]) -> None:
        """The same two cards for everybody, of which a resister can take only one."""
        goers = await self.asked("play", len(team))
        assert goers == [person for person in self.people if person in map(self.seats.get, team)]
        for seat in team:
            person = self.seats[seat]
            sabotage = person.app.locator('[data-place="sabotage"]')
            await expect(sabotage).to_be_visible()
            if self.roles[seat] == "spy":
                await expect(sabotage).to_be_enabled()
            else:
                await expect(sabotage).to_be_disabled()
                await sabotage.hover()  # once it lies still
                await sabotage.click(force=True)
                await expect(person.app.locator(".tip")).to_be_visible()  # why not
            await person.play("play", "sabotage" if seat in saboteurs else "success")

    async def result(self, mission: int, result: str, sabotages: str) -> None:
        for person in self.people:
            cell = person.app.locator(f'[data-mission="{mission}"]')
            await expect(cell).to_have_attribute("data-result", result, timeout=FIRST_SIGHT)
        cell = self.niloufar.app.locator(f'[data-mission="{mission}"]')
        await expect(cell).to_contain_text(sabotages)

    async def mission(self, team: list[str], saboteurs: list[str]) -> None:
        await self.propose(team)
        await self.vote(against=1)
        await self.go(saboteurs, team)


async def is_over(game: Game) -> None:
    """Everything is laid open on every phone, and each one knows what it meant for him."""
    spies = game.those("spy")
    for seat, person in game.seats.items():
        won = "won" if seat in spies else "lost"
        await expect(person.app.locator(f'[data-result="{won}"]')).to_be_visible(
            timeout=FIRST_SIGHT
        )
        shown = person.app.locator('.res-roles [data-role="spy"]')
        await expect(shown).to_have_count(len(spies))
        seats = await shown.evaluate_all("all => all.map((each) => each.dataset.seat)")
        assert sorted(seats) == spies
        await expect(person.app.locator('[data-proof="holds"]')).to_have_count(1)


async def test_a_game_of_five_in_a_persian_group(desk: Desk) -> None:
    people = await seated(desk)
    host, niloufar = people[0], people[2]
    await take_the_advice(desk, people)
    await host.press("start")
    for person in people:
        await person.at_table()
    game = Game(desk, people)
    await game.look_round()
    spies, resisters = game.those("spy"), game.those("resistance")
    assert (len(spies), len(resisters)) == (2, 3)
    await game.nobody_is_betrayed()
    await desk.picture(niloufar, "my-role")
    for person in await game.asked("look", 5):
        await person.play("look")

    await game.propose(spies)
    await desk.picture(niloufar, "a-team-is-proposed")
    await game.vote(against=4)
    await game.rejected()
    await desk.picture(niloufar, "rejected")
    await game.mission(resisters[:2], [])
    await game.result(1, "succeeded", "۰")
    await game.nobody_is_betrayed()

    await game.propose([*resisters[:2], spies[0]])
    await game.vote(against=1)
    await game.asked("play", 3)
    await desk.picture(None, "on-a-mission")
    await game.go(spies, [*resisters[:2], spies[0]])
    await game.result(2, "failed", "۱")
    await desk.picture(niloufar, "sabotaged")
    await game.nobody_is_betrayed()
    await game.mission(spies, spies)
    await game.result(3, "failed", "۲")
    await game.mission([*spies, resisters[0]], spies[:1])
    await is_over(game)
    await desk.picture(None, "everything-laid-open")
    await niloufar.act("app-minimise")
    await niloufar.sees("سه مأموریت شکست خورد")
    await desk.picture(niloufar, "the-result-in-the-group")

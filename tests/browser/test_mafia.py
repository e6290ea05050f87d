"""Mafia on the sandbox's page: six people in the group, in four languages, to its end."""

import asyncio
import re
from collections.abc import Mapping

import pytest
from playwright.async_api import expect

from tests.browser.phones import FIRST_SIGHT, Desk, Phone

pytestmark = pytest.mark.browser
GLANCES = 600
GLANCE = 0.1
SPECIAL = ["maniac", "doctor", "commissioner", "civilian"]
ROLES = ["maf", *SPECIAL]
NAMES = {
    "en": ["Maf", "Maniac", "Doctor", "Commissioner", "Builder"],
    "ru": ["Маф", "Маньяк", "Врач", "Ком", "Чиж"],
    "fa": ["مافیا", "دیوانه", "دکتر", "کمیسر", "بنّا"],
    "mk": ["Маф", "Манијак", "Доктор", "Комесар", "Ѕидар"],
}
SAYS = """([body, ...without]) => {
  const rest = body.cloneNode(true);
  for (const each of rest.querySelectorAll(without.join())) each.remove();
  const heard = [...rest.querySelectorAll("[aria-label]")].map((each) => each.ariaLabel);
  return [rest.textContent, ...heard].join("\\n");
}"""


async def gathered(desk: Desk) -> dict[Phone, str]:
    """Six people, with their languages, who sit down at Mafia in the group and open it."""
    people = {desk.phones[language]: language for language in ("en", "ru", "fa", "mk")}
    people[await desk.add("Рая", "ru")] = "ru"
    people[await desk.add("Reza", "fa")] = "fa"
    host, *guests = people
    await host.open_chat(desk.group)
    await host.say("/play")
    await host.tap_only("Mafia")
    for guest in guests:
        await guest.open_chat(desk.group)
    for person in people:
        await person.tap("Open table")
    for guest in guests:
        await guest.press("sit")
    await expect(host.app.locator(".people [data-seat]")).to_have_count(len(people))
    await host.app.locator('[data-word="slow"]').click()
    await expect(guests[0].app.locator('[data-option="pace"]')).to_contain_text("Не спеша")
    await host.press("start")
    for person in people:
        await person.at_table()
    return people


class Game:
    """Who sits where as what, as each one's own phone says, and what the phones show of it."""

    def __init__(self, desk: Desk, people: dict[Phone, str]) -> None:
        self.desk = desk
        self.people = people
        self.seats: dict[Phone, str] = {}
        self.roles: dict[Phone, str] = {}

    async def look_round(self) -> None:
        for person in self.people:
            seat = await person.app.locator(".mine [data-seat]").get_attribute("data-seat")
            role = await person.app.locator(".own").get_attribute("data-role")
            assert seat is not None
            assert role is not None
            called = NAMES[self.people[person]][ROLES.index(role)]
            await expect(person.app.locator(".own-role b")).to_have_text(called)
            self.seats[person], self.roles[person] = seat, role

    @property
    def mafs(self) -> list[Phone]:
        return [person for person, role in self.roles.items() if role == "maf"]

    def only(self, role: str) -> Phone:
        (person,) = [each for each in self.people if self.roles[each] == role]
        return person

    async def asked(self, kind: str, *who: Phone) -> None:
        """Wait until these, and nobody else, are asked this."""
        for _ in range(GLANCES):
            if {each for each in self.people if kind in await each.asked()} == set(who):
                return
            await asyncio.sleep(GLANCE)
        pytest.fail(f"{len(who)} people should be asked to {kind}")

    async def name(self, person: Phone, target: Phone) -> None:
        await person.play("name", self.seats[target])

    async def vote(self, votes: Mapping[Phone, Phone | None]) -> None:
        await self.asked("vote", *votes)
        for person, target in votes.items():
            if target is None:
                await person.play("abstain")
            else:
                await person.play("vote", self.seats[target])

    async def choose(self, person: Phone, target: Phone) -> None:
        """A touch is a choice; it is marked on the phone of whoever made it."""
        await person.touch(self.seats[target])
        seat = person.app.locator(f'[data-stage] [data-seat="{self.seats[target]}"]')
        await expect(seat.locator(".mark-aim-me")).to_be_visible()

    async def nobody_is_betrayed(self, *without: str) -> None:
        """No phone says what anybody is but in one's own frame; and only mafs see another."""
        for person, language in self.people.items():
            body = person.app.locator("body")
            page = await body.evaluate(
                f"body => ({SAYS})([body, '.own', '.top', ...{list(without)}])"
            )
            for name in NAMES[language]:
                assert not re.search(rf"\b{name}\b", page), f"{self.roles[person]}: {name}"
            assert await body.locator("[data-role]").count() == 1
            mask = body.locator(".badges .mark-role-maf")
            seats = await mask.evaluate_all(
                "all => all.map((e) => e.closest('[data-seat]').dataset.seat)"
            )
            mates = [self.seats[each] for each in self.mafs if each is not person]
            assert seats == (mates if person in self.mafs else [])

    async def is_out(self, person: Phone, fate: str) -> None:
        """Everybody sees that and how he went; he himself reads on, and nothing is asked of him."""
        for each in self.people:
            seat = each.app.locator(f'[data-stage] [data-seat="{self.seats[person]}"]')
            await expect(seat).to_have_attribute("data-out", "", timeout=FIRST_SIGHT)
            await expect(seat.locator(f'[data-fate="{fate}"]')).to_be_visible()
        await expect(person.app.locator(".dock .question")).to_be_visible()
        await expect(
            person.app.locator(".dock [data-offer], [data-stage] [data-offered]")
        ).to_have_count(0)
        await expect(person.app.locator(".own-role b")).to_be_visible()

    async def whisper(self, one: Phone, other: Phone, text: str) -> None:
        """One maf writes to the other; nobody else reads it, or sees that anything is written."""
        await one.press("write")
        field = one.app.locator(".talk-write input")
        await field.fill(text)
        await field.press("Enter")
        await expect(one.app.locator(".talk-text", has_text=text)).to_be_visible()
        await expect(other.app.locator(".own-write .dot")).to_be_visible()
        await other.press("write")
        await expect(other.app.locator(".talk-text", has_text=text)).to_be_visible()
        await self.desk.picture(other, "the-mafs-write")
        for maf in (one, other):
            await maf.app.locator(".sheet-head button").click()
            await expect(maf.app.locator(".sheet")).to_have_count(0)
        for person in self.people:
            if person not in self.mafs:
                await expect(person.app.locator(".own-write, .talk-button")).to_have_count(0)
                assert text not in await person.app.locator("body").evaluate(
                    "body => body.outerHTML"
                )

    async def cover(self, person: Phone) -> None:
        """One touch, and a maf's phone is like any other; a second one, and it is his again."""
        body, eye = person.app.locator("body"), person.app.locator(".secret-eye")
        await eye.click()
        await expect(person.app.locator(".own-role b")).to_be_hidden()
        await expect(
            body.locator(".talk-button, .badges .mark-role-maf, .mark-aim-me:visible")
        ).to_have_count(0)
        await self.desk.picture(person, "covered")
        await eye.click()
        await expect(person.app.locator(".own-role b")).to_be_visible()


async def first_day(game: Game) -> None:
    """Three are put up; a tie of two is voted on again, and the builder is taken away."""
    maf, mate = game.mafs
    maniac, doctor, commissioner, builder = map(game.only, SPECIAL)
    everybody = tuple(game.people)
    await game.asked("name", *everybody)
    await game.nobody_is_betrayed()
    await game.name(maf, builder)
    await game.name(builder, maf)
    await game.name(doctor, maniac)
    await game.desk.picture(builder, "put-up")
    for person in (mate, maniac, commissioner):
        await person.play("pass")
    await game.vote(
        {maf: builder, mate: builder, builder: maf, doctor: maf, commissioner: maniac, maniac: None}
    )
    for person in everybody:
        spared = person.app.locator(".trial [data-off]")
        name = game.seats[maniac]
        await expect(spared).to_have_attribute("data-nominee", name, timeout=FIRST_SIGHT)
        await expect(person.app.locator(".trial [data-nominee]")).to_have_count(3)
        await expect(person.app.locator(".stones .sign")).to_have_count(5)
    await game.desk.picture(None, "once-more")
    await game.nobody_is_betrayed()
    await game.vote(dict.fromkeys(everybody, builder) | {builder: maf})
    await game.is_out(builder, "jailed")
    for person in everybody:
        stones = person.app.locator(".stones .sign")
        await expect(stones).to_have_count(6, timeout=FIRST_SIGHT)


async def first_night(game: Game) -> None:
    """The brick hits the doctor, the mafs get the maniac; and the commissioner has seen a maf."""
    maf, mate = game.mafs
    maniac, doctor, commissioner, builder = map(game.only, SPECIAL)
    await game.asked("ready", maf, mate, maniac, doctor, commissioner)
    await game.nobody_is_betrayed()
    await game.whisper(maf, mate, "Прораб, 23!")
    await game.choose(maf, maniac)
    await expect(mate.app.locator(".seats .mark-aim-mate")).to_have_count(1)
    await game.choose(mate, doctor)
    await game.choose(mate, maniac)
    await game.choose(maniac, doctor)
    await game.choose(doctor, commissioner)
    await game.choose(commissioner, maf)
    await game.cover(maf)
    await game.nobody_is_betrayed()
    await game.desk.picture(None, "the-first-night")
    await expect(builder.app.locator("[class*=mark-aim]")).to_have_count(0)
    for person in (maf, mate, maniac, doctor, commissioner):
        await person.play("ready")


async def second_day(game: Game) -> None:
    """The doctor is stunned, the maniac dead. One name alone: the commissioner is taken away."""
    maf, mate = game.mafs
    maniac, doctor, commissioner, _ = map(game.only, SPECIAL)
    await game.asked("name", maf, mate, commissioner)
    await game.is_out(maniac, "killed")
    for person in game.people:
        news = person.app.locator("[data-news]")
        await expect(news).to_have_count(2, timeout=FIRST_SIGHT)
        kinds = await news.evaluate_all("all => all.map((each) => each.dataset.news)")
        assert kinds == ["stunned", "killed"]
        stunned = person.app.locator(".seat-body:has(.mark-brick)")
        await expect(stunned).to_have_attribute("data-seat", game.seats[doctor])
        seen = person.app.locator(".seats .mark-awake, .seats .mark-asleep")
        await expect(seen).to_have_count(1 if person is commissioner else 0)
    await expect(doctor.app.locator(".dock [data-offer]")).to_have_count(0)
    await expect(commissioner.app.locator(".own-past .mark-awake")).to_be_visible()
    await game.nobody_is_betrayed()
    await game.desk.picture(None, "the-second-morning")
    await game.name(maf, commissioner)
    for person in (mate, commissioner):
        await person.play("pass")
    await game.is_out(commissioner, "jailed")


async def second_night(game: Game) -> None:
    maf, mate = game.mafs
    doctor = game.only("doctor")
    await game.asked("ready", maf, mate, doctor)
    await game.nobody_is_betrayed()
    await game.desk.picture(doctor, "the-second-night")
    for person in (maf, mate):
        await game.choose(person, doctor)
    for person in (doctor, maf, mate):
        await person.play("ready")


async def everything_is_laid_open(game: Game) -> None:
    for person, role in game.roles.items():
        result = "won" if role == "maf" else "lost"
        await expect(person.app.locator(f'[data-result="{result}"]')).to_be_visible(
            timeout=FIRST_SIGHT
        )
        for each, was in game.roles.items():
            card = person.app.locator(f'.mafia-roles [data-seat="{game.seats[each]}"]')
            await expect(card).to_have_attribute("data-role", was)
        deeds = person.app.locator("[data-night] [data-role]")
        done = await deeds.evaluate_all("all => all.map((each) => each.dataset.role)")
        assert done == ["maniac", "doctor", "commissioner", "maf", "maf", "maf", "maf"]
        await expect(person.app.locator('[data-proof="holds"]')).to_have_count(1)


async def test_a_game_of_six_in_the_group(desk: Desk) -> None:
    people = await gathered(desk)
    game = Game(desk, people)
    await game.look_round()
    assert sorted(game.roles.values()) == sorted(["maf", "maf", *SPECIAL])
    await game.asked("look", *people)
    await game.nobody_is_betrayed(".news", ".last", ".dock .unseen")
    await desk.picture(None, "the-roles-are-dealt")
    for person in people:
        await person.play("look")
    await first_day(game)
    await first_night(game)
    await second_day(game)
    await second_night(game)
    await everything_is_laid_open(game)
    await desk.picture(None, "everything-laid-open")
    host = next(iter(people))
    await host.act("app-minimise")
    await host.sees("Only mafs are left")
    await desk.picture(host, "the-result-in-the-group")

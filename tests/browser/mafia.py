"""Six phones at a table of Mafia: who is what, how they move, what each of them shows and hides."""

import asyncio
import re
from collections.abc import Mapping

import pytest
from playwright.async_api import expect

from tests.browser.phones import FIRST_SIGHT, Desk, Phone

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
            # Here all talk in the group: a way to talk at the table would be the mafs' alone.
            assert await body.locator(".talk-button").count() == 0
            seats = await body.locator(".own [data-mate]").evaluate_all(
                "all => all.map((each) => each.dataset.mate)"
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
                await expect(person.app.locator(".own-write")).to_have_count(0)
                assert text not in await person.app.locator("body").evaluate(
                    "body => body.outerHTML"
                )

    async def cover(self, person: Phone) -> None:
        """One touch, and a maf's phone is like any other; a second one, and it is his again."""
        body, eye = person.app.locator("body"), person.app.locator(".secret-eye")
        await eye.click()
        await expect(person.app.locator(".own-role b")).to_be_hidden()
        await expect(
            body.locator("[data-mate]:visible, .own-write:visible, .mark-aim-me:visible")
        ).to_have_count(0)
        await self.desk.picture(person, "covered")
        await eye.click()
        await expect(person.app.locator(".own-role b")).to_be_visible()

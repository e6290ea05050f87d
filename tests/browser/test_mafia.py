"""Mafia on the sandbox's page: six people in the group, in four languages, to its end."""

import pytest
from playwright.async_api import expect

from tests.browser.mafia import SPECIAL, Game
from tests.browser.phones import FIRST_SIGHT, Desk, Phone

pytestmark = pytest.mark.browser


async def gathered(desk: Desk) -> dict[Phone, str]:
    """Six people, with their languages, who sit down at Mafia in the group and open it."""
    people = {desk.phones[language]: language for language in ("en", "ru", "fa", "mk")}
    people[await desk.add("Рая", "ru")] = "ru"
    people[await desk.add("Reza", "fa")] = "fa"
    host, *guests = people
    await host.press_start()
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
        spared = person.app.locator(".board [data-off]")
        name = game.seats[maniac]
        await expect(spared).to_have_attribute("data-nominee", name, timeout=FIRST_SIGHT)
        await expect(person.app.locator(".board [data-nominee]")).to_have_count(3)
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
    theirs = mate.app.locator('.own-choice[data-by="mate"]')
    await expect(theirs).to_have_attribute("data-aim", game.seats[maniac])
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
        stunned = person.app.locator(".seat-body:has(.bandage)")
        await expect(stunned).to_have_attribute("data-seat", game.seats[doctor])
        seen = person.app.locator(".mark-awake, .mark-asleep")
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
    await game.nobody_is_betrayed(".told", ".last", ".dock .unseen")
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

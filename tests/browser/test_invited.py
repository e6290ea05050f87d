"""Invitations on the page: sent from the chat, followed into the Mini App, and come too late."""

import re

from playwright.async_api import expect

from tests.browser.phones import FIRST_SIGHT, Desk, Phone


async def invited_by(host: Phone, friend: Phone) -> str:
    """Send a friend the invitation to the table at hand; the link that it carries."""
    await host.open_chat(host.bot)
    await host.tap("Отправить другу")
    await host.choose(friend.person)
    await host.send_first()
    await host.sees("Садись со мной")
    seen = f"/desk/chat?person={host.person}&chat={friend.person}"
    answer = await host.page.request.get(seen)
    (link,) = re.findall(r'"url": ?"([^"]+startapp=j\w{12})"', await answer.text())
    return str(link)


async def test_43_whoever_follows_a_link_too_late_is_told_so_and_opens_another_table(
    desk: Desk,
) -> None:
    anya, tom, niloufar = desk.phones["ru"], desk.phones["en"], desk.phones["fa"]
    await anya.press_start()
    await anya.say("/play")
    await anya.tap("Двое")
    link = await invited_by(anya, niloufar)
    await anya.open_chat(tom.person)
    await anya.say(link)
    await niloufar.open_chat(anya.person)
    await niloufar.tap("Сесть")
    await expect(niloufar.app.locator(".lobby-page")).to_be_visible(timeout=FIRST_SIGHT)
    await anya.open_chat(niloufar.person)
    await anya.sees("Все места заняты.")
    await tom.open_chat(anya.person)
    await tom.root.locator("[data-message] a").last.click()
    heading = tom.app.get_by_role("heading", name="All seats are taken.")
    await expect(heading).to_be_visible(timeout=FIRST_SIGHT)
    await desk.picture(tom, "too-late")
    await tom.press("another")
    await expect(tom.app.locator(".home")).to_be_visible()
    await tom.act("app-close")
    await tom.root.locator("[data-message] a").last.click()
    await tom.press("look")
    await expect(tom.app.locator(".lobby-page")).to_be_visible()

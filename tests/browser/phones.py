"""People at the sandbox's page: what they tap, write and see on their phones."""

from pathlib import Path

from playwright.async_api import Frame, FrameLocator, Locator, Page, expect

FIRST_SIGHT = 15_000
A_PHONES_WIDTH = 360
OVER = ".result"
A_MINUTES_EDITS = 90_000  # a chat that has used up its minute shows the last state after it

ASKED = """body => {
  const dock = body.querySelector(".dock[data-mine]");
  const touchable = dock?.querySelector("[data-offer]:enabled")
    ?? body.querySelector("[data-stage] [data-offered]");
  const offers = dock && touchable ? dock.querySelectorAll("[data-offer]") : [];
  return [...offers].map((each) => each.dataset.offer);
}"""
OFFERED = """stage => {
  const of = (name) => [...stage.querySelectorAll(`[data-${name}][data-offered]`)];
  const picks = (name) => of(name).map((each) => each.dataset[name]);
  return picks("place").length ? picks("place") : picks("seat");
}"""


class Phone:
    """One person's phone on the page."""

    def __init__(self, page: Page, person: str, bot: str) -> None:
        self.person = person
        self.page = page
        self.bot = bot
        self.root = page.locator(f'[data-person="{person}"]')
        self.app: FrameLocator = page.frame_locator(f'iframe[name="app-{person}"]')

    async def open_chat(self, chat: str) -> None:
        back = self.root.locator('[data-act="back"]')
        if await back.is_visible():
            await back.click()
        await self.root.locator(f'[data-chat="{chat}"]').click()

    async def press_start(self) -> None:
        """The button that an untouched chat with a bot has instead of a text field.

        Once it is answered the bot may write here: whom it may not is led to it out of a group.
        """
        await self.open_chat(self.bot)
        await self.root.locator('[data-act="start"]').click()
        await self.button("").wait_for()

    async def say(self, text: str) -> None:
        field = self.root.locator("textarea, input[type=text]").last
        await field.fill(text)
        await field.press("Enter")

    def button(self, text: str) -> Locator:
        """The latest button in this chat that holds this text."""
        return self.root.locator("[data-message] button", has_text=text).last

    async def tap(self, text: str) -> None:
        await self.button(text).click()

    async def tap_only(self, text: str) -> None:
        """Tap the latest button that says this and nothing else."""
        buttons = self.root.locator("[data-message]").get_by_role("button", name=text, exact=True)
        await buttons.last.click()

    async def sees(self, text: str) -> None:
        """Wait until the open chat says this."""
        words = self.root.locator("[data-message]", has_text=text).last
        await words.wait_for(timeout=A_MINUTES_EDITS)

    async def choose(self, chat: str) -> None:
        """Pick a chat to send something to."""
        await self.root.locator(f'[data-choice="{chat}"]').click()

    async def send_first(self) -> None:
        """Of what the bot offers to be sent here, send the first."""
        await self.root.locator("[data-result]").first.click()

    async def act(self, name: str) -> None:
        """Use one of the phone's own buttons, such as app-minimise."""
        await self.root.locator(f'[data-act="{name}"]').first.click()

    # In the Mini App

    def window(self) -> Frame:
        """What the Mini App is itself in."""
        frame = self.page.frame(name=f"app-{self.person}")
        assert frame is not None
        return frame

    async def press(self, act: str) -> None:
        await self.app.locator(f'[data-act="{act}"]').first.click(timeout=FIRST_SIGHT)

    async def at_table(self) -> None:
        await expect(self.app.locator("[data-stage]")).to_be_visible(timeout=FIRST_SIGHT)

    async def leave_table(self) -> None:
        for act in ("menu", "leave", "leave-now"):
            await self.press(act)

    async def is_asked(self) -> bool:
        return await self.app.locator(".gun-button:enabled").count() > 0

    async def asked(self) -> list[str]:
        """The kinds of offers in the dock of whoever is waited for and may touch something now."""
        return list(await self.app.locator("body").evaluate(ASKED))

    async def offered(self) -> list[str]:
        """What can be touched on the table now: places, else people."""
        return list(await self.app.locator("[data-stage]").evaluate(OFFERED))

    async def play(self, kind: str, *picks: str) -> None:
        """Answer an offer: begin it, touch what it takes on the table, press its button."""
        button = self.app.locator(f'.dock [data-offer="{kind}"]')
        word = self.app.locator(f'.dock [data-offer="{kind}"][data-pick="{"".join(picks)}"]')
        if await word.count():
            button, picks = word, ()
        if picks and await button.is_enabled():
            await button.click()
        for pick in picks:
            await self.touch(pick)
        confirms = await button.get_attribute("data-act") == "confirm"
        await button.click()
        # What is easily touched and cannot be undone is asked once more.
        sure = self.app.locator(f'.dock [data-offer="{kind}"][data-act="confirm"]')
        if not confirms and await sure.count():
            await sure.click()

    async def touch(self, pick: str) -> None:
        """Touch a place or a person on the table."""
        place = self.app.locator(f'[data-stage] [data-place="{pick}"][data-offered]')
        seat = self.app.locator(f'[data-stage] [data-seat="{pick}"] .seat-face')
        await (place if await place.count() else seat).click()

    async def is_over(self) -> bool:
        return await self.app.locator(OVER).count() > 0

    async def shoot(self, target: str) -> None:
        """Touch the shotgun, then one of its two targets: `self` or `other`."""
        await self.app.locator(".gun-button").click()
        await self.app.locator(f'[data-target="{target}"]').click()

    async def result(self) -> str | None:
        return await self.app.locator(OVER).get_attribute("data-result")


class Desk:
    """All the phones, and a drawer for pictures of them."""

    def __init__(self, page: Page, drawer: Path, name: str) -> None:
        self.page = page
        self.name = name
        self.group = ""
        self.phones: dict[str, Phone] = {}
        self._drawer = drawer
        self._pictures = 0

    async def find_people(self) -> None:
        answer = await self.page.request.get("/desk/world")
        world = await answer.json()
        for person in world["people"]:
            phone = Phone(self.page, person["id"], world["bot"]["id"])
            self.phones[person["language"]] = phone
            await phone.root.wait_for()
        chats = world["people"][0]["chats"]
        self.group = next(chat["id"] for chat in chats if chat["kind"] == "group")

    async def add(self, name: str, language: str) -> Phone:
        """A further person, in the group too, with a phone beside the others."""
        await self.page.locator("#add").click()
        form = self.page.locator("#newcomer")
        await form.locator("[name=name]").fill(name)
        await form.locator("[name=language]").select_option(language)
        await form.locator("[value=add]").click()
        # The others' lists of chats say the name too, and sometimes earlier.
        owner = self.page.locator(".owner", has_text=name)
        case = self.page.locator("[data-person]", has=owner).last
        person = await case.get_attribute("data-person", timeout=FIRST_SIGHT)
        assert person is not None
        if seen := self.page.viewport_size:
            await self.page.set_viewport_size({**seen, "width": seen["width"] + A_PHONES_WIDTH})
        known = next(iter(self.phones.values()))
        return Phone(self.page, person, known.bot)

    async def picture(self, of: Phone | None, what: str) -> None:
        """Keep what one phone, or the whole desk, looks like now."""
        self._pictures += 1
        path = self._drawer / f"{self.name}-{self._pictures:02}-{what}.png"
        await (of.root if of else self.page).screenshot(path=path)

"""People who play by the buttons of their private chats alone, choosing among those they see."""

import asyncio
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest

from bot.handlers import taps
from bot.presses import Press, read_press
from bot.snapshot import snapshot
from bot.steps import Chosen, chosen_by, screen
from bot.store import Store
from bot.table import Table
from bot.texts import plain
from bot.timing import MovableTime
from sandbox import phone, queries
from sandbox.chats import Chat
from sandbox.messages import Message
from sandbox.telegram import Telegram
from tests.handlers.guests import LONGEST, Guest, until
from tests.tables import person_in, playing

LANGUAGES = ("ru", "en", "fa", "mk")
NAMES = ("Ира", "Sam", "آرش", "Елена", "Глеб", "Kate", "سارا", "Горан")
MODES = {"duel": "duel"}
HASTE = 60.0
BACK_AT_TIMES, PLAYS_OFTEN = 0.1, 0.5


def company(telegram: Telegram, count: int, rng: Random) -> list[Guest]:
    """So many people, of four languages if they are as many."""
    for name, language in zip(NAMES, LANGUAGES * 2, strict=True):
        if len(telegram.people) < count:
            telegram.add_person(name, language)
    people = list(telegram.people.values())
    return [Guest(telegram, person) for person in rng.sample(people, count)]


def be_patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bot and phones wait for each other as long as a busy machine takes."""
    monkeypatch.setattr(phone, "PATIENCE", LONGEST)
    monkeypatch.setattr(queries, "ANSWERABLE", HASTE * LONGEST)
    monkeypatch.setattr(taps, "WITHIN", LONGEST)


def shown_to(guest: Guest) -> list[tuple[Message, Press]]:
    """All buttons of the bot in this private chat that tell it something."""
    return of_bot(guest, guest.dm)


def of_bot(guest: Guest, chat: Chat) -> list[tuple[Message, Press]]:
    """The same in any chat."""
    return [
        (message, press)
        for message in guest.from_bot(chat)
        for row in message.keyboard
        for button in row
        if (press := read_press(button.get("callback_data", "")))
    ]


@dataclass
class Company:
    """People at one table, on whose phones everything happens."""

    guests: list[Guest]
    store: Store
    time: MovableTime
    rng: Random
    table_id: str = ""
    tapped: list[Press] = field(default_factory=list)

    async def table(self) -> Table:
        return await self.store.load(self.table_id)

    async def tap(self, guest: Guest, verb: str, pick: str = "") -> dict[str, Any]:
        """Tap the last button that is no move and does this."""

        def found() -> tuple[Message, Press] | None:
            fitting = [
                (message, press)
                for message, press in shown_to(guest)
                if press.verb == verb and press.pick.startswith(pick) and not press.question
            ]
            return fitting[-1] if fitting else None

        message, press = await until(found)
        return await guest.press(message, press.packed())

    async def gather(self, game: str) -> None:
        """The first of them opens a table and sends the link; all sit down, and the game begins."""
        host, *others = self.guests
        host.say("/play")
        await self.tap(host, "open", f"{game}.{MODES.get(game, '')}")
        await until(lambda: any(press.table for _, press in shown_to(host)))
        self.table_id = next(press.table for _, press in shown_to(host) if press.table)
        await self.tap(host, "pace", "slow")
        for guest in others:
            guest.phone.start(f"j{self.table_id}")
            await self.tap(guest, "sit")
        await self.tap(host, "start")
        await self.come_to("playing")

    async def come_to(self, stage: str) -> None:
        async with asyncio.timeout(LONGEST):
            while (await self.table()).stage != stage:  # noqa: ASYNC110 - the bot changes it
                await asyncio.sleep(0.01)

    async def turn(self) -> None:
        """Somebody who is waited for answers."""
        table = await self.table()
        await self.answer(table, self.rng.choice(sorted(playing(table).waiting())))

    def seen_by(self, guest: Guest) -> list[tuple[Message, Press]]:
        """The buttons with which this person plays."""
        return shown_to(guest)

    async def press(self, guest: Guest, message: Message, press: Press) -> dict[str, Any]:
        return await guest.press(message, press.packed())

    async def answer(self, table: Table, seat: int) -> None:
        """Whoever sits there answers, tap by tap."""
        guest = next(guest for guest in self.guests if guest.id == person_in(table, seat))
        chosen: Chosen | None = None
        while True:
            message = await self.screen_of(guest, table, chosen)
            press = self.choose([p for m, p in self.seen_by(guest) if m is message and p.question])
            answer = await self.press(guest, message, press)
            assert answer["answered"]
            self.tapped.append(press)
            shot = snapshot(table, guest.id, self.time.now())
            offer = next((offer for offer in shot.offers if offer.kind == press.verb), None)
            picks = [offer.among[place] for place in press.places] if offer else []
            if offer and not set(offer.barred).isdisjoint([*picks, *press.picks]):
                barred = f"{table.game_key}-barred-{press.verb}"
                assert answer["toast"] == plain(guest.person.language, barred)
                assert (await self.table()).entries == table.entries
            elif not press.is_step:
                await self.moved_on(table.entries)
                return
            elif answer["toast"] == plain(guest.person.language, "toast-enough"):
                continue
            else:
                assert answer["toast"] in (None, plain(guest.person.language, "toast-noted"))
                chosen = chosen_by(shot, press, chosen)

    def choose(self, presses: list[Press]) -> Press:
        """Any of them; what is enough is played soon, and few go back."""
        steps = [press for press in presses if press.is_step]
        plays = [press for press in presses if not press.is_step]
        if len(plays) == 1 and len(steps) > 1 and self.rng.random() < PLAYS_OFTEN:
            return plays[0]
        onward = [press for press in presses if press.verb]
        return self.rng.choice(presses if self.rng.random() < BACK_AT_TIMES else onward)

    async def screen_of(self, guest: Guest, table: Table, chosen: Chosen | None) -> Message:
        """The message that shows this seat's choices as they should be now, all of them."""
        shot = snapshot(table, guest.id, self.time.now())
        wanted = screen(shot, guest.person.language, chosen)
        presses = [way.press for group in wanted.groups for way in group]

        def found() -> Message | None:
            for message in reversed(guest.from_bot()):
                if [p for m, p in shown_to(guest) if m is message and p.question] == presses:
                    return message
            return None

        message: Message = await until(found)
        return message

    async def moved_on(self, entries: int) -> None:
        async with asyncio.timeout(LONGEST):
            while (await self.table()).entries <= entries:  # noqa: ASYNC110 - the bot moves it
                await asyncio.sleep(0.005)

    async def play(self) -> None:
        """Until it is over."""
        while (await self.table()).stage == "playing":
            await self.turn()

    async def play_again(self) -> None:
        """All of them want a rematch, which begins."""
        deals = (await self.table()).deals
        for guest in self.guests:
            await self.tap(guest, "again")
        await self.come_to("playing")
        assert (await self.table()).deals == deals + 1

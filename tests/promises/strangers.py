"""People who have never spoken to the bot play in their group, by what each sees there alone."""

import asyncio
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest

from bot.handlers import taps
from bot.presses import Press, read_press
from bot.snapshot import snapshot
from bot.steps import Chosen, screen
from bot.store import Store
from bot.table import Table
from bot.timing import MovableTime
from sandbox import ephemeral, phone, queries
from sandbox.chats import Chat
from sandbox.ephemeral import Ephemeral
from sandbox.messages import Message
from sandbox.telegram import Telegram
from tests.handlers.guests import LONGEST, Guest, until
from tests.promises.players import LANGUAGES, Company, of_bot
from tests.tables import person_in, playing

PATIENCE = 0.2
"""Seconds of the machine's time after which somebody who sees nothing taps again."""


def fast(speed: float) -> object:
    """A fixture `time`; phones and Telegram wait for answers as long as a busy machine takes."""

    @pytest.fixture
    def time(monkeypatch: pytest.MonkeyPatch) -> MovableTime:
        monkeypatch.setattr(taps, "WITHIN", LONGEST)
        monkeypatch.setattr(phone, "PATIENCE", LONGEST)
        monkeypatch.setattr(queries, "ANSWERABLE", speed * LONGEST)
        monkeypatch.setattr(ephemeral, "WINDOW", speed * LONGEST)
        return MovableTime(speed)

    return time


@dataclass
class Strangers(Company):
    """Their group is `chat`; `asides` were sent to one of them alone, and some of them got lost."""

    chat: Chat = field(kw_only=True)
    asides: list[Ephemeral] = field(default_factory=list)
    lost: int = 0
    openly: int = 0

    @classmethod
    def meet(
        cls, telegram: Telegram, store: Store, time: MovableTime, count: int, rng: Random
    ) -> "Strangers":
        people = [
            telegram.add_person(f"Guest {number}", LANGUAGES[number % len(LANGUAGES)])
            for number in range(count)
        ]
        guests = [Guest(telegram, person) for person in people]
        chat = telegram.add_group("Strangers", *people)
        company = cls(guests, store, time, rng, chat=chat)
        add = telegram.ephemerals.add

        def noted(chat: Chat, message: Ephemeral) -> Ephemeral:
            company.asides.append(message)
            add(chat, message)
            company.lost += message.number not in telegram.ephemerals.seen[chat.id]
            return message

        telegram.ephemerals.add = noted  # type: ignore[method-assign]
        return company

    async def gather(self, game: str) -> None:
        host, *others = self.guests
        host.say(f"/play {game}", self.chat)
        for guest in others:
            await self.tap(guest, "sit")
        await self.tap(host, "pace", "slow")
        self.table_id = next(press.table for _, press in of_bot(host, self.chat) if press.table)
        await self.tap(host, "start")
        await self.come_to("playing")

    async def tap(self, guest: Guest, verb: str, pick: str = "") -> dict[str, Any]:
        """Tap the button of the group's card that does this; its pick may be another."""

        def found() -> tuple[Message, Press] | None:
            fitting = [each for each in of_bot(guest, self.chat) if each[1].verb == verb]
            return fitting[-1] if fitting else None

        message, press = await until(found)
        press = press.model_copy(update={"pick": pick or press.pick})
        return await guest.press(message, press.packed(), self.chat)

    def at(self, table: Table, seat: int) -> Guest:
        """Who sits there."""
        return next(guest for guest in self.guests if guest.id == person_in(table, seat))

    def alone(self, guest: Guest) -> list[Ephemeral]:
        """What this person sees in the group and nobody else, the latest last."""
        seen = guest.telegram.ephemerals.seen[self.chat.id].values()
        return [message for message in seen if message.receiver is guest.person]

    async def look(self, guest: Guest) -> Ephemeral:
        """Tap until one sees something: the group may have been too busy for it."""
        async with asyncio.timeout(LONGEST):
            while not self.alone(guest):
                assert (await self.tap(guest, "secret"))["answered"]
                await self._wait(lambda: self.alone(guest))
        return self.alone(guest)[-1]

    def seen_by(self, guest: Guest) -> list[tuple[Message, Press]]:
        return [
            (message, press)
            for message in self.alone(guest)
            for row in message.keyboard
            for button in row
            if (press := read_press(button.get("callback_data", "")))
        ]

    async def press(self, guest: Guest, message: Message, press: Press) -> dict[str, Any]:
        return await guest.press(message, press.packed(), self.chat)

    async def answer(self, table: Table, seat: int) -> None:
        """By the group's card where it asks all alike, else by what one sees alone."""
        if playing(table).open_offers():
            await self.answer_openly(table, seat)
        else:
            await super().answer(table, seat)

    async def answer_openly(self, table: Table, seat: int) -> None:
        guest = self.at(table, seat)

        def found() -> list[tuple[Message, Press]]:
            asked = table.open_question
            return [each for each in of_bot(guest, self.chat) if each[1].question == asked]

        message, press = self.rng.choice(await until(found))
        answer = await guest.press(message, press.packed(), self.chat)
        assert answer["toast"]
        self.openly += 1
        await self.moved_on(table.entries)

    async def screen_of(self, guest: Guest, table: Table, chosen: Chosen | None) -> Message:
        """What shows this seat's choices as they should be now; whoever sees none taps again."""
        shot = snapshot(table, guest.id, self.time.now())
        wanted = screen(shot, guest.person.language, chosen)
        presses = [way.press for group in wanted.groups for way in group]

        def found() -> Message | None:
            for message in reversed(self.alone(guest)):
                if [p for m, p in self.seen_by(guest) if m is message and p.question] == presses:
                    return message
            return None

        async with asyncio.timeout(LONGEST):
            while not (message := found()):
                assert (await self.tap(guest, "secret"))["answered"]
                await self._wait(found)
        return message

    async def _wait(self, found: Any) -> None:
        loop = asyncio.get_running_loop()
        late = loop.time() + PATIENCE
        while not found() and loop.time() < late:  # noqa: ASYNC110 - the bot shows it
            await asyncio.sleep(0.01)

"""Many people at one table in one group, and a ledger of everything that group was sent."""

import asyncio
import json
from dataclasses import dataclass, field
from random import Random
from typing import Any

from bot.cards import card
from bot.links import Links
from bot.pace import Pace
from bot.people import Chat as TableChat
from bot.people import Person
from bot.presses import Press, read_press
from bot.reaching import awaiting, unreached
from bot.snapshot import snapshot
from bot.store import Store, new_id
from bot.table import Table
from bot.texts import Html, spoken
from bot.timing import MovableTime
from sandbox.chats import Chat
from sandbox.messages import Message
from sandbox.refusal import Refused
from sandbox.telegram import Telegram
from tests.handlers.guests import LONGEST, Guest, shown, until
from tests.tables import COMING, SECRET, any_move, person_in, playing

LANGUAGES = ("ru", "en", "fa", "mk")
MINUTE = 60.0

LINKS = Links(bot="b", app="a")


@dataclass(frozen=True)
class Look:
    """How a message of the bot stood in the group once, and who was called in it."""

    id: int
    text: str
    keyboard: str
    silent: bool
    called: tuple[int, ...]


@dataclass
class Ledger:
    """What the bot did in one group: when it wrote or edited, how often too soon, what was seen."""

    telegram: Telegram
    chat: Chat
    spent: list[float] = field(default_factory=list)
    refused: list[float] = field(default_factory=list)
    looks: list[Look] = field(default_factory=list)
    standing: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        spend, changed = self.telegram.floods.spend, self.telegram.watch.changed

        def counted(chat: int) -> None:
            moments = self.spent
            try:
                spend(chat)
            except Refused:
                moments = self.refused
                raise
            finally:
                if chat == self.chat.id:
                    moments.append(self.telegram.time.now())

        def watched(chat: Chat) -> None:
            changed(chat)
            if chat is self.chat:
                self._look()

        self.telegram.floods.spend = counted  # type: ignore[method-assign]
        self.telegram.watch.changed = watched  # type: ignore[method-assign]

    def _look(self) -> None:
        mine = [m for m in self.chat.messages.values() if m.sender is self.telegram.bot]
        self.standing.append(sum(bool(message.keyboard) for message in mine))
        for message in mine:
            look = _look_of(message)
            if look not in self.looks:
                self.looks.append(look)

    def most_in_a_minute(self) -> int:
        return max(
            sum(first <= moment < first + MINUTE for moment in self.spent) for first in self.spent
        )

    def sent(self) -> list[Look]:
        """Each message as it was when it came."""
        return list({look.id: look for look in reversed(self.looks)}.values())[::-1]


def _look_of(message: Message) -> Look:
    called = (entity.get("user") for entity in message.entities)
    return Look(
        message.id,
        shown(message),
        json.dumps(message.keyboard, ensure_ascii=False),
        message.silent,
        tuple(int(user["id"]) for user in called if user),
    )


@dataclass
class Crowd:
    """People who may be written to in private, at a table of a group of theirs."""

    telegram: Telegram
    store: Store
    time: MovableTime
    guests: list[Guest]
    group: Chat
    table_id: str
    rng: Random
    pace: Pace = "slow"

    @classmethod
    async def gather(
        cls, telegram: Telegram, store: Store, time: MovableTime, count: int, strangers: int = 0
    ) -> "Crowd":
        """That many people, of whom the last `strangers` have never spoken to the bot."""
        people = [
            telegram.add_person(
                f"Player {number}",
                LANGUAGES[number % len(LANGUAGES)],
                started=number < count - strangers,
            )
            for number in range(count)
        ]
        group = telegram.add_group("A crowd", *people)
        guests = [Guest(telegram, person) for person in people]
        for guest in guests:
            await store.save_person(_person(guest))
            if guest.person.started:
                await store.set_can_dm(guest.id, True)
        return cls(telegram, store, time, guests, group, "", Random(7))

    async def begin(self, game: str) -> Table:
        """The game is dealt; from here on they are all asked something, and have been shown it."""
        now, host = self.time.now(), self.guests[0]
        chat = TableChat(id=str(self.group.id))
        table = Table.open(new_id(), game, _person(host), SECRET, now, pace=self.pace, chat=chat)
        for guest in self.guests[1:]:
            table.sit(_person(guest), "", now)
        table.start(host.id, COMING, now)
        while len(playing(table).waiting()) < len(self.guests):
            self.move(table)
        self.table_id = table.id
        await self.store.create(table)
        await self.is_shown()
        return table

    def move(self, table: Table, seat: int | None = None) -> None:
        """One of those who are asked answers, as long as it is played."""
        if table.stage != "playing":
            return
        seat = min(playing(table).waiting()) if seat is None else seat
        move = any_move(playing(table).legal(seat), self.rng)
        person, question = person_in(table, seat), table.question(seat)
        table.play(person, question or "", move, self.time.now())

    async def is_shown(self, but: Guest | None = None) -> None:
        async with asyncio.timeout(LONGEST):
            while not await self.stands(but):
                await self.time.sleep(1.0)

    async def stands(self, but: Guest | None = None) -> bool:
        """Whether every chat shows its table as it is now, apart from this person's."""
        version, table = await self.store.load_versioned(self.table_id)
        true = [_shows(self.group) == await self._group_text(table)]
        for guest in self.guests:
            if guest.person.started and guest is not but:
                wanted = self._text(table, guest.person.language, guest.id)
                true.append(_shows(guest.dm) == wanted)
        return all(true) and (await self.store.load_versioned(self.table_id))[0] == version

    async def stands_among_others(self) -> bool:
        """Whether the group shows this table as it is now, perhaps beside others."""
        wanted = await self._group_text(await self.store.load(self.table_id))
        shown = (_bare(message.text) for message in self.group.messages.values())
        return wanted in shown

    def _text(self, table: Table, lang: str, person: str) -> str:
        shot = snapshot(table, person, self.time.now())
        return _bare(spoken(Html(card(shot, "private", lang, LINKS).text)))

    async def _group_text(self, table: Table) -> str:
        """With whom it waits for, as some have never spoken to the bot."""
        shot = snapshot(table, None, self.time.now())
        seats = await unreached(self.store, table, frozenset())
        wanted = awaiting(card(shot, "group", "en", LINKS), shot, "en", seats)
        return _bare(spoken(Html(wanted.text)))

    async def tap_group(self, guest: Guest, verb: str) -> dict[str, Any]:
        """Tap this button of the last card in the group."""
        message, press = await until(lambda: _buttons(self.group, verb))
        return await guest.press(message, press.packed(), self.group)

    async def answer(self, guest: Guest) -> dict[str, Any]:
        """Tap one of the answers on one's own card; whoever has none looks at his secret."""
        found = [
            (message, press)
            for message in guest.dm.messages.values()
            for press in _presses(message)
            if press.question
        ]
        if not found:
            return await self.tap_group(guest, "secret")
        message, press = self.rng.choice(found)
        return await guest.press(message, press.packed())


def _person(guest: Guest) -> Person:
    return Person(id=guest.id, name=guest.person.name, language=guest.person.language)


def _presses(message: Message) -> list[Press]:
    data = (button.get("callback_data", "") for row in message.keyboard for button in row)
    return [press for each in data if (press := read_press(each))]


def _buttons(chat: Chat, verb: str) -> tuple[Message, Press] | None:
    for message in reversed(list(chat.messages.values())):
        for press in _presses(message):
            if press.verb == verb:
                return message, press
    return None


def _shows(chat: Chat) -> str:
    """What the last message with buttons says."""
    cards = [message for message in chat.messages.values() if message.keyboard]
    return _bare(cards[-1].text) if cards else ""


def _bare(text: str) -> str:
    return text.translate(dict.fromkeys((0x200E, 0x200F, 0x2060, *range(0x2066, 0x206A))))

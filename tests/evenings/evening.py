"""One evening: people gather at a table, in a group or by a link, and play until it is over."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any

from aiogram.exceptions import AiogramError

from bot.engines.game import Move
from bot.engines.registry import GAMES
from bot.gathering import Refused
from bot.presses import Press, read_press
from bot.store import Store
from bot.table import Table
from bot.timing import MovableTime
from sandbox.chats import Chat
from sandbox.messages import Message
from sandbox.rooms import Rooms
from sandbox.telegram import Telegram
from tests.evenings.toasts import verdict
from tests.evenings.witness import Attempt, Witness
from tests.handlers.guests import Guest
from tests.handlers.running import Running
from tests.tables import any_move

PLACES = ("private", "group", "basic", "forum")
LANGUAGES = ("ru", "en", "fa", "mk")
MOST = 5
"""More people than this sit down only where the game needs them."""

MOMENT = 0.5
GIVES_UP = 1500


@dataclass
class Evening:
    """Who is there, and what they do. All luck is the seed's; time passes when nobody waits."""

    telegram: Telegram
    time: MovableTime
    store: Store
    start_bot: Callable[[], Running]
    witness: Witness
    rng: Random
    game: str
    where: str
    group: Chat | None = None
    guests: list[Guest] = field(default_factory=list)
    table_id: str = ""
    bot: Running | None = None
    deaths: int = 0
    worn: list[tuple[Guest, Message, Press]] = field(default_factory=list)

    # Time

    async def let_pass(self, seconds: float) -> None:
        """Time passes in small steps, and whoever has something to do then does it."""
        self.keep_up()
        while seconds > 0:
            self.time.skip(min(MOMENT, seconds))
            seconds -= MOMENT
            await self.rest()

    async def rest(self) -> None:
        for _ in range(3):
            await asyncio.sleep(0.002)

    def keep_up(self) -> None:
        """A bot that Telegram did not answer at first ends, and is started again."""
        task = self.bot._task if self.bot else None
        if task and task.done() and isinstance(task.exception(), AiogramError):
            self.bot = None
        self.bot = self.bot or self.start_bot()

    async def stop(self) -> None:
        """It is told to end, and does."""
        self.keep_up()
        assert self.bot is not None
        with suppress(AiogramError):
            await self.bot.stop()

    # Gathering

    def invite(self) -> None:
        """As many people as the game takes, not all of whom have pressed Start; and their group."""
        players = GAMES[self.game].players
        number = self.rng.choice([n for n in players if n <= max(MOST, players.start)])
        people = list(self.telegram.people.values())
        while len(people) < number:
            lang = LANGUAGES[len(people) % len(LANGUAGES)]
            people.append(self.telegram.add_person(f"Guest {len(people)}", lang))
        self.guests = [Guest(self.telegram, person) for person in people[:number]]
        self.rng.shuffle(self.guests)
        for guest in self.guests:
            guest.person.started = False
            if guest is self.guests[0] or self.where == "private" or self.rng.random() < 0.7:
                guest.phone.start()
        if self.where != "private":
            others = [guest.person for guest in self.guests[1:]]
            title = f"An evening of {self.game}"
            self.group = self.founder.create(self.where, title, *others, self.telegram.bot)

    @property
    def founder(self) -> Rooms:
        """The hand of whoever founded the group."""
        return Rooms(self.telegram, self.guests[0].person)

    async def gather(self) -> None:
        """All sit down at one table, and its host deals. Whoever is not heard tries again."""
        host, *others = self.guests
        while not (tables := await self.store.tables_of(host.id)):
            host.say(f"/play {self.game}", self.group)
            await self.let_pass(3)
            await self._choose(host)
        self.table_id = tables[0].id
        for guest in others:
            while (await self.table()).seat_of(guest.id) is None:
                await self._sit_down(guest)
        while (await self.table()).stage == "lobby":
            await self._tap_verb(host, "start")
            await self.let_pass(1)

    async def _choose(self, host: Guest) -> None:
        """Where a game can be played in more than one way: the one for people."""
        chat = self.group or host.dm
        for message, press in self.buttons(host, chat, ""):
            game, _, mode = press.pick.partition(".")
            if press.verb == "open" and game == self.game and mode != "solo":
                await host.press(message, press.packed(), chat)
                await self.let_pass(2)
                return

    async def _sit_down(self, guest: Guest) -> None:
        if self.group is None:
            guest.phone.start(f"j{self.table_id}")
            await self.let_pass(3)
        await self._tap_verb(guest, "sit")
        await self.let_pass(1)

    async def _tap_verb(self, guest: Guest, verb: str) -> None:
        chat = self.group or guest.dm
        found = [found for found in self.buttons(guest, chat) if found[1].verb == verb]
        if found:
            await guest.press(found[-1][0], found[-1][1].packed(), chat)

    # Playing

    async def table(self) -> Table:
        return await self.store.load(self.table_id)

    def buttons(
        self, guest: Guest, chat: Chat, table: str | None = None
    ) -> list[tuple[Message, Press]]:
        """The buttons of the table, or of that one, that this person finds in a chat."""
        table = self.table_id if table is None else table
        return [
            (message, press)
            for message in guest.from_bot(chat)
            for row in message.keyboard
            for button in row
            if (press := read_press(button.get("callback_data", ""))) and press.table == table
        ]

    def moves(self, guest: Guest, question: str) -> list[tuple[Message, Press]]:
        """The buttons that answer this question."""
        return [
            (message, press)
            for message, press in self.buttons(guest, guest.dm)
            if press.question == question and not is_step(press)
        ]

    async def tap(self, guest: Guest, message: Message, press: Press) -> None:
        """A move by a button."""
        seen = await guest.press(message, press.packed())
        move = Move(kind=press.verb, picks=press.picks)
        taken = verdict(guest.person.language, seen)
        told = seen["toast"] or seen["alert"] or ""
        self.witness.attempts.append(Attempt((guest.id, press.question, move), taken, told))

    async def play_at_the_table(self, guest: Guest, question: str, move: Move) -> None:
        """A move from the Mini App."""
        try:
            await self.store.change(
                self.table_id,
                lambda table: table.play(guest.id, question, move, self.time.now()),
            )
            taken = True
        except Refused:
            taken = False
        self.witness.attempts.append(Attempt((guest.id, question, move), taken))

    async def turn(self) -> None:
        """Somebody who is waited for answers: by a button of his card, or in the Mini App."""
        table = await self.table()
        asked = [
            (guest, question)
            for guest in self.guests
            if (seat := table.seat_of(guest.id)) is not None
            and table.sitters[seat].plays
            and (question := table.question(seat))
            and table.game
            and seat in table.game.waiting()
        ]
        if not asked:
            await self.let_pass(2)
            return
        guest, question = self.rng.choice(asked)
        if self.rng.random() < 0.7 and (ways := await self._ways(guest, question)):
            await self.tap(guest, *self.rng.choice(ways))
            return
        seat = table.seat_of(guest.id)
        assert seat is not None
        assert table.game is not None
        move = any_move(table.game.legal(seat), self.rng)
        await self.play_at_the_table(guest, question, move)

    async def _ways(self, guest: Guest, question: str) -> list[tuple[Message, Press]]:
        if not guest.person.reachable:
            return []
        for _ in range(6):
            if ways := self.moves(guest, question):
                return ways
            await self.let_pass(1)
        return []

    async def play(self, mishaps: Callable[["Evening"], Any]) -> None:
        """Until it is over; between two turns something may happen."""
        for _ in range(GIVES_UP):
            if (await self.table()).stage != "playing":
                return
            await mishaps(self)
            await self.turn()
            await self.let_pass(self.rng.choice((0, 0.5, 2)))
        raise AssertionError("the game never ends")


def is_step(press: Press) -> bool:
    """Whether a button only leads on to others."""
    return press.pick[:1] in ("-", ".")

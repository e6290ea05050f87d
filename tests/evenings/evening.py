"""One evening: people gather at a table, in a group or by a link, and play until it is over."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from bot.engines.game import Move
from bot.gathering import Refused
from bot.presses import Press
from sandbox.messages import Message
from tests.evenings.room import Room
from tests.evenings.toasts import verdict
from tests.evenings.witness import Attempt
from tests.handlers.guests import Guest
from tests.tables import any_move

GIVES_UP = 1500


@dataclass
class Evening(Room):
    """What the people do, one after the other."""

    # Gathering

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

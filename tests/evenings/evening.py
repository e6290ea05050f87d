"""One evening: people gather at a table, in a group or by a link, and play until it is over."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from bot.links import visit
from tests.evenings.playing import Playing
from tests.handlers.guests import Guest

GIVES_UP = 1500
TRIES = 90
PATIENCE = 20


@dataclass
class Evening(Playing):
    """What the people do, one after the other."""

    # Gathering

    async def gather(self) -> None:
        """All sit down at one table, and its host deals. Whoever is not heard tries again."""
        host, *others = self.guests
        await self.come_to_life()
        for _ in range(TRIES):
            host.say(f"/play {self.game}", self.group)
            await self.see_in(3)
            await self._choose(host)
            # Of two that were opened at once one goes.
            await self.see_in(2)
            if tables := await self.store.tables_of(host.id):
                self.table_id = tables[0].id
                break
        for guest in others:
            for number in range(TRIES):
                await self._sit_down(guest)
                self._ask_again(number)
                if (await self.table()).seat_of(guest.id) is not None:
                    break
        for number in range(TRIES):
            await self._tap_verb(host, "start")
            self._ask_again(number)
            await self.see_in(1)
            if (await self.table()).stage != "lobby":
                return
        chat, table = self.group or host.dm, await self.table()
        seen = [(message.id, press) for message, press in self.buttons(host, chat, "")]
        raise AssertionError(f"the game never begins: {table!r}; {host.id} sees {seen}")

    def _ask_again(self, number: int) -> None:
        """Where nobody knows what became of a card's sends the next waits long: a host does not."""
        host = self.guests[0]
        if number % PATIENCE != PATIENCE - 1:
            return
        if self.group is None:
            host.phone.start(visit(self.table_id))
        else:
            host.say(f"/play {self.game}", self.group)

    async def _choose(self, host: Guest) -> None:
        """Where a game can be played in more than one way: the one for people."""
        chat = self.group or host.dm
        for message, press in self.buttons(host, chat, ""):
            game, _, mode = press.pick.partition(".")
            if press.verb == "open" and game == self.game and mode != "solo":
                await host.press(message, press.packed(), chat)
                await self.see_in(2)
                return

    async def _sit_down(self, guest: Guest) -> None:
        if self.group is None:
            guest.phone.start(f"j{self.table_id}")
            await self.see_in(3)
        await self._tap_verb(guest, "sit")
        await self.see_in(1)

    async def _tap_verb(self, guest: Guest, verb: str) -> None:
        chat = self.group or guest.dm
        found = [found for found in self.buttons(guest, chat) if found[1].verb == verb]
        if found:
            await guest.press(found[-1][0], found[-1][1].packed(), chat)

    async def see_in(self, seconds: float) -> None:
        """Let so much time pass, and the machine some of its own: who comes in waits to be seen."""
        await self.let_pass(seconds)
        await asyncio.sleep(0.05)

    # Playing

    async def play(self, mishaps: Callable[["Evening"], Any]) -> None:
        """Until it is over; between two turns something may happen."""
        for _ in range(GIVES_UP):
            if (await self.table()).stage != "playing":
                return
            await mishaps(self)
            await self.turn()
            await self.let_pass(self.rng.choice((0, 0.5, 2)))
        raise AssertionError("the game never ends")

"""A turn: whoever is asked answers by his card, in the group, or in the Mini App."""

from collections.abc import Callable
from dataclasses import dataclass, field

from bot.engines.game import Move
from bot.presses import Press
from sandbox.chats import Chat
from sandbox.messages import Message
from tests.evenings.room import Room
from tests.evenings.toasts import verdict
from tests.evenings.visitor import Visitor
from tests.evenings.witness import Attempt
from tests.handlers.guests import Guest
from tests.tables import any_move

Tappable = list[tuple[Message, Press]]
IN_APP, STAYS_THERE = 0.3, 0.5
MOST_TAPS = 16
LOOKS = 6
ASKS = 4


@dataclass
class Playing(Room):
    """What the people at the table do once a game is on."""

    visitors: dict[str, Visitor] = field(default_factory=dict)

    async def turn(self) -> None:
        """Somebody who is waited for answers, by one way or, where there is nothing, another."""
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
        ways = [self._by_card, self._in_group]
        self.rng.shuffle(ways)
        # Whose phone shows the table itself reads no card.
        if self.rng.random() < IN_APP or self.visitor(guest).is_here:
            ways = []
        for way in (*ways, self._in_app):
            if await way(guest, question):
                return

    # By buttons

    async def _by_card(self, guest: Guest, question: str) -> bool:
        if not guest.person.reachable:
            return False

        def shown() -> Tappable:
            return [each for each in self.buttons(guest, guest.dm) if each[1].question == question]

        for _ in range(LOOKS):
            if shown():
                break
            await self.let_pass(1)
        return await self._choose_among(guest, guest.dm, question, shown)

    async def _in_group(self, guest: Guest, question: str) -> bool:
        """On the group's card where all are asked alike, else by what he alone sees there."""
        group = self.group
        if group is None or not group.has(self.telegram.bot.id):
            return False
        asked = question.rpartition(".")[0]
        if openly := [each for each in self.buttons(guest, group) if each[1].question == asked]:
            await self.tap(guest, *self.rng.choice(openly), group, question)
            return True

        def shown() -> Tappable:
            return [each for each in self.alone(guest, group) if each[1].question == question]

        for _ in range(ASKS):
            if shown():
                break
            looks = [each for each in self.buttons(guest, group) if each[1].verb == "secret"]
            if looks:
                await guest.press(looks[-1][0], looks[-1][1].packed(), group)
            await self.let_pass(1)
        return await self._choose_among(guest, group, question, shown)

    async def _choose_among(
        self, guest: Guest, chat: Chat, question: str, shown: Callable[[], Tappable]
    ) -> bool:
        """Tap what one sees until it is a move: what takes several picks is chosen in steps."""
        for _ in range(MOST_TAPS):
            if not (found := shown()):
                return False
            message, press = self.rng.choice(found)
            if not press.is_step:
                await self.tap(guest, message, press, chat, question)
                return True
            await guest.press(message, press.packed(), chat)
            await self.let_pass(1)
        return False

    async def tap(
        self, guest: Guest, message: Message, press: Press, chat: Chat, question: str
    ) -> None:
        """A move by a button; what it stands for is what its person is offered now."""
        move = await self._meant(guest, press)
        seen = await guest.press(message, press.packed(), chat)
        taken = verdict(guest.person.language, seen)
        told = seen["toast"] or seen["alert"] or ""
        self.witness.attempts.append(Attempt((guest.id, question, move), taken, told))

    async def _meant(self, guest: Guest, press: Press) -> Move:
        if not press.is_done:
            return Move(kind=press.verb, picks=press.picks)
        table = await self.table()
        seat = table.seat_of(guest.id)
        offers = table.game.legal(seat) if table.game and seat is not None else []
        among = next((offer.among for offer in offers if offer.kind == press.verb), ())
        return Move(kind=press.verb, picks=tuple(among[place] for place in press.places))

    # In the Mini App

    def visitor(self, guest: Guest) -> Visitor:
        return self.visitors.setdefault(guest.id, Visitor(guest, self.http))

    async def _in_app(self, guest: Guest, question: str) -> bool:
        table = await self.table()
        seat = table.seat_of(guest.id)
        if seat is None or table.game is None or table.question(seat) != question:
            return True
        move = any_move(table.game.legal(seat), self.rng)
        visitor = self.visitor(guest)
        taken = await visitor.play(self.table_id, question, move)
        self.witness.attempts.append(Attempt((guest.id, question, move), taken))
        if self.rng.random() > STAYS_THERE:
            await visitor.leave()
        return True

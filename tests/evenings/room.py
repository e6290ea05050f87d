"""Where an evening is spent: its people and their group, the bot, and the time that passes."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from random import Random

from aiogram.exceptions import AiogramError
from aiohttp import ClientSession

from bot.engines.registry import GAMES
from bot.link import end
from bot.presses import Press, read_press
from bot.store import Store
from bot.table import Table
from bot.timing import MovableTime
from sandbox.chats import Chat
from sandbox.messages import Message
from sandbox.rooms import Rooms
from sandbox.telegram import Telegram
from tests.evenings.witness import Witness
from tests.handlers.door import Door
from tests.handlers.guests import Guest, until
from tests.handlers.running import Running
from tests.redis_server import RedisServer

PLACES = ("private", "group", "basic", "forum")
LANGUAGES = ("ru", "en", "fa", "mk")
MOST = 5
"""More people than this sit down only where the game needs them."""

MOMENT = 0.5
ATTENDS = 0.05


@dataclass
class Room:
    """All luck is the seed's; time passes when nobody waits for an answer.

    Updates are asked for, or `brought` to the web app.
    """

    telegram: Telegram
    time: MovableTime
    store: Store
    redis: RedisServer
    start_bot: Callable[[], Running]
    door: Door
    http: ClientSession
    processes: int
    brought: bool
    witness: Witness
    rng: Random
    game: str
    where: str
    group: Chat | None = None
    guests: list[Guest] = field(default_factory=list)
    table_id: str = ""
    bots: list[Running] = field(default_factory=list)
    deaths: int = 0
    gaps: int = 0
    """Moments in which the bot could not see to what it had shown."""

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

    async def come_to_life(self) -> None:
        """Whom Telegram asks to come again later waits in seconds of the machine."""

        def hears() -> bool:
            self.keep_up()
            return bool(self.telegram.webhook.url) or not self.brought

        await until(hears)

    @asynccontextmanager
    async def attended(self) -> AsyncIterator[None]:
        """Whoever runs the bot sees to it all evening, also while somebody waits for an answer."""
        attending = asyncio.create_task(self._attend())
        try:
            yield
        finally:
            await end([attending])

    async def _attend(self) -> None:
        while True:
            self.keep_up()
            await asyncio.sleep(ATTENDS)

    def keep_up(self) -> None:
        """A bot that Telegram did not answer at first ends, and is started again."""
        self.bots = [bot for bot in self.bots if not is_lost(bot)]
        while len(self.bots) < self.processes:
            self.bots.append(self.start_bot())

    async def stop(self, bot: Running) -> None:
        """It is told to end, and does; then it is not ours any more."""
        with suppress(AiogramError):
            await bot.stop()
        self.forget([bot])

    def forget(self, gone: list[Running]) -> None:
        """They have ended, and others are to take their place."""
        self.bots = [bot for bot in self.bots if bot not in gone]

    async def end(self) -> None:
        self.keep_up()
        await asyncio.gather(*map(self.stop, self.bots))

    # People

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

    async def table(self) -> Table:
        return await self.store.load(self.table_id)

    def buttons(
        self, guest: Guest, chat: Chat, table: str | None = None
    ) -> list[tuple[Message, Press]]:
        """The buttons of the table, or of that one, that this person finds in a chat."""
        return found(guest.from_bot(chat), self.table_id if table is None else table)

    def alone(self, guest: Guest, chat: Chat) -> list[tuple[Message, Press]]:
        """The buttons of the table that this person sees in a group, and nobody else."""
        seen = self.telegram.ephemerals.seen[chat.id].values()
        return found([one for one in seen if one.receiver is guest.person], self.table_id)


def found(messages: Iterable[Message], table: str) -> list[tuple[Message, Press]]:
    return [
        (message, press)
        for message in messages
        for row in message.keyboard
        for button in row
        if (press := read_press(button.get("callback_data", ""))) and press.table == table
    ]


def is_lost(bot: Running) -> bool:
    task = bot._task
    return task.done() and not task.cancelled() and isinstance(task.exception(), AiogramError)

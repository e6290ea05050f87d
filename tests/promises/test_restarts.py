"""Restarts in the middle of a game, by polling and by webhook: told to stop, or cut off."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from itertools import chain, cycle
from pathlib import Path
from random import Random
from typing import Any, Literal

import pytest
from aiohttp.test_utils import unused_port

from bot import queue
from bot.handlers import workers
from bot.link import Client
from bot.queue import Taken, Updates
from bot.settings import Settings, read_settings
from bot.store import Store
from bot.table import Table
from bot.timing import MovableTime
from sandbox import phone, queries
from tests.handlers.conftest import MINI_APP, SPEED
from tests.handlers.door import Door
from tests.handlers.guests import LONGEST, Guest, keyboards, on_turn, open_for_two, shoot, until
from tests.handlers.running import TOKEN, Running
from tests.redis_server import emptied

TURNS = 5
SOON = 0.06
Ear = Literal["polling", "webhook"]
Begin = Callable[[], Awaitable["Evening"]]


@pytest.fixture(params=["polling", "webhook"])
def ear(request: pytest.FixtureRequest) -> Ear:
    found: Ear = request.param
    return found


@pytest.fixture
async def client(redis_server: str) -> AsyncIterator[Client]:
    """A real Redis, which outlives the bot's processes."""
    async with emptied(redis_server) as client:
        yield client


@pytest.fixture
async def door(client: Client, ear: Ear) -> AsyncIterator[Door | None]:
    if ear == "polling":
        yield None
        return
    door = Door(client, unused_port())
    yield door
    await door.close()


@pytest.fixture
async def settings(server: str, tmp_path: Path, door: Door | None) -> Settings:
    found = read_settings(
        tmp_path / "none",
        bot_token=TOKEN,
        webapp_url=MINI_APP,
        telegram_api=server,
        webhook_url=door.hook if door else None,
    )
    if door:
        door.secret = found.webhook_secret
        await door.open()
    return found


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A tap is answered however long processes take to start on this machine."""
    monkeypatch.setattr(phone, "PATIENCE", LONGEST)
    monkeypatch.setattr(queries, "ANSWERABLE", LONGEST * SPEED)


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a dead process had in hand is soon taken over."""
    monkeypatch.setattr(queue, "HELD", 0.4)
    monkeypatch.setattr(workers, "HELD", 0.4)


class Cut:
    """A point in the handling of an update beyond which nothing gets while it is watched for."""

    def __init__(self) -> None:
        self.point = ""
        self.reached = asyncio.Event()

    def watch(self, point: str) -> None:
        self.point = point
        self.reached.clear()

    async def passing(self, point: str) -> None:
        if point == self.point:
            self.reached.set()
            await asyncio.Event().wait()


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> Cut:
    found, change, finish = Cut(), Store.change, Updates.finish

    async def changed(store: Store, table_id: str, fn: Callable[[Table], Any]) -> Any:
        await found.passing("before it is stored")
        answer = await change(store, table_id, fn)
        await found.passing("before it is answered")
        return answer

    async def finished(updates: Updates, taken: Taken) -> None:
        await found.passing("before it is confirmed")
        await finish(updates, taken)

    monkeypatch.setattr(Store, "change", changed)
    monkeypatch.setattr(Updates, "finish", finished)
    return found


@dataclass
class Evening:
    """Two people at a game who tap and talk, and what has to come of it."""

    store: Store
    table_id: str
    anya: Guest
    tom: Guest
    moves: int = 0
    said: list[str] = field(default_factory=list)

    async def turn(self, meanwhile: Callable[[], Awaitable[None]]) -> None:
        """Whoever is on turn taps and says something, while something happens to the bot."""
        before = await self.store.load(self.table_id)
        if before.stage != "playing":
            return
        who, question = await on_turn(self.store, self.table_id, self.anya, self.tom)
        tapping = asyncio.create_task(shoot(who, question))
        self.said.append(f"{len(self.said)} from {who.person.first_name}")
        who.phone.say(who.dm, self.said[-1], str(keyboards(who)[-1].id))
        await meanwhile()
        assert (await tapping)["answered"]
        self.moves += 1
        async with asyncio.timeout(LONGEST):
            while await self._moves_made() < self.moves:  # noqa: ASYNC110 - the bot makes them
                await asyncio.sleep(0.05)

    async def _moves_made(self) -> int:
        return (await self.store.load(self.table_id)).entries

    async def handled(self) -> None:
        heard, updates = self.anya.telegram.updates, Updates(self.store._link.client)
        async with asyncio.timeout(LONGEST):
            while heard.waiting() or await updates.waiting():  # noqa: ASYNC110 - others empty it
                await asyncio.sleep(0.05)

    async def end(self) -> None:
        """All is handled: each tap and each line counted once, and each phone has the one card."""
        await self.handled()
        # What a dead process had in hand comes late, so that a later line may be heard before it.
        assert sorted(line.text for line in await self.store.talk(self.table_id)) == self.said
        assert await self._moves_made() == self.moves > 0
        async with asyncio.timeout(LONGEST):
            while await self.store.stale():  # noqa: ASYNC110 - the bot settles it
                await asyncio.sleep(0.05)
        # A send that died with its process is made again; what it left goes at the first tap.
        for guest in (self.anya, self.tom):
            for left in keyboards(guest)[:-1]:
                tap = next(
                    b["callback_data"] for b in chain(*left.keyboard) if "callback_data" in b
                )
                await guest.press(left, tap)
        await until(lambda: [len(keyboards(guest)) for guest in (self.anya, self.tom)] == [1, 1])


@pytest.fixture
def evening(store: Store, anya: Guest, tom: Guest, time: MovableTime) -> Begin:
    """Begins a game whose clocks nobody will hear."""

    async def begin() -> Evening:
        table_id = await open_for_two(store, anya, tom)
        await store.change(table_id, lambda t: t.configure(anya.id, time.now(), pace="slow"))
        await anya.tap("Начать")
        await tom.sees("the game is on")
        return Evening(store, table_id, anya, tom)

    return begin


@pytest.fixture
def taken_over(monkeypatch: pytest.MonkeyPatch) -> list[Taken]:
    """What one process had in hand and another one went on with."""
    found: list[Taken] = []
    take_over = Updates.take_over

    async def noted(updates: Updates, shard: int) -> Taken | None:
        if taken := await take_over(updates, shard):
            found.append(taken)
        return taken

    monkeypatch.setattr(Updates, "take_over", noted)
    return found


async def test_53_told_to_stop_in_a_game_the_bot_loses_no_tap_and_no_message(
    start_bot: Callable[[], Running], evening: Begin, door: Door | None, taken_over: list[Taken]
) -> None:
    luck = Random(53)
    # Where updates are brought, two processes share them; one asks for them alone.
    running = [start_bot() for _ in range(2 if door else 1)]
    game = await evening()

    async def restart() -> None:
        if door:
            await door.close()
        await asyncio.sleep(luck.random() * SOON)
        await running.pop(0).stop()
        running.append(start_bot())
        if door:
            await door.open()

    for _ in range(TURNS):
        await game.turn(restart)
    await game.end()
    assert taken_over == []


async def test_53_cut_off_in_a_game_the_bot_loses_no_tap_and_no_message_and_doubles_none(
    start_bot: Callable[[], Running], evening: Begin, door: Door | None, cut: Cut, impatient: None
) -> None:
    points = cycle(("before it is stored", "before it is answered", "before it is confirmed"))
    running = [start_bot() for _ in range(2 if door else 1)]
    game = await evening()

    async def kill() -> None:
        cut.watch(next(points))
        await cut.reached.wait()
        for each in running:
            await each.kill()
        cut.watch("")
        running[:] = [start_bot() for _ in running]

    for _ in range(TURNS):
        await game.turn(kill)
        # What is in hand at too many deaths is given up.
        await game.handled()
    await game.end()

"""Restarts in the middle of a game, by polling and by webhook: told to stop, or cut off."""

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from random import Random
from typing import Literal

import pytest
from aiohttp import web
from aiohttp.test_utils import unused_port

from bot import queue
from bot.handlers import workers
from bot.link import Client, connect
from bot.queue import Updates
from bot.settings import Settings, read_settings
from bot.store import Store
from bot.timing import MovableTime
from sandbox.telegram import Telegram
from tests.handlers.conftest import MINI_APP
from tests.handlers.guests import Guest, keyboards, on_turn, open_for_two, shoot, until
from tests.handlers.running import TOKEN, Running
from webapp.app import create_app
from webapp.protocol import BotNames
from webapp.webhook import Webhook

TURNS = 5
SOON = 0.06
Ear = Literal["polling", "webhook"]


class Door:
    """The web app's process, where updates are brought: it can be away for a while."""

    def __init__(self, client: Client, port: int) -> None:
        self._client = client
        self._port = port
        self.secret = ""

    async def open(self) -> None:
        hook = Webhook("/hook", self.secret, Updates(self._client))
        names = BotNames(username="one_table_bot", app="table")
        app = create_app(Store(self._client), TOKEN, names, webhook=hook)
        self._runner = web.AppRunner(app)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", self._port).start()

    async def close(self) -> None:
        await self._runner.cleanup()


@pytest.fixture(params=["polling", "webhook"])
def ear(request: pytest.FixtureRequest) -> Ear:
    found: Ear = request.param
    return found


@pytest.fixture
async def client(redis_server: str) -> AsyncIterator[Client]:
    """A real Redis, which outlives the bot's processes."""
    client = await connect(redis_server)
    await client.flushall()
    yield client
    await client.aclose()


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
    hook = f"http://127.0.0.1:{door._port}/hook" if door else None
    found = read_settings(
        tmp_path / "none",
        bot_token=TOKEN,
        webapp_url=MINI_APP,
        telegram_api=server,
        webhook_url=hook,
    )
    if door:
        door.secret = found.webhook_secret
        await door.open()
    return found


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a dead process had in hand is soon taken over."""
    monkeypatch.setattr(queue, "HELD", 0.4)
    monkeypatch.setattr(workers, "HELD", 0.4)


async def game_without_hurry(store: Store, host: Guest, friend: Guest, now: float) -> str:
    """A running game whose clocks nobody will hear."""
    table_id = await open_for_two(store, host, friend)
    await store.change(table_id, lambda table: table.configure(host.id, now, pace="slow"))
    await host.tap("Начать")
    await friend.sees("the game is on")
    return table_id


@pytest.mark.parametrize("way", ["stopped", "killed"])
async def test_53_a_restart_in_a_game_loses_no_tap_and_no_message_and_doubles_none(
    start_bot: Callable[[], Running],
    store: Store,
    anya: Guest,
    tom: Guest,
    time: MovableTime,
    sandbox: Telegram,
    door: Door | None,
    impatient: None,
    way: str,
) -> None:
    luck, said = Random(53), []
    # Where updates are brought, two processes share them; one asks for them alone.
    running = [start_bot() for _ in range(2 if door else 1)]
    table_id = await game_without_hurry(store, anya, tom, time.now())
    for turn in range(TURNS):
        before = await store.load(table_id)
        if before.stage != "playing":
            break
        who, question = await on_turn(store, table_id, anya, tom)
        tapping = asyncio.create_task(shoot(who, question))
        said.append(f"{who.person.first_name} {turn}")
        who.phone.say(who.dm, said[-1], str(keyboards(who)[-1].id))
        if door and turn % 2:
            await door.close()
        await asyncio.sleep(luck.random() * SOON)
        oldest = running.pop(0)
        await (oldest.stop() if way == "stopped" else oldest.kill())
        running.append(start_bot())
        if door and turn % 2:
            await door.open()
        assert (await tapping)["toast"]
        assert (await store.load(table_id)).entries == before.entries + 1
    await until(lambda: not sandbox.updates.waiting())
    updates = Updates(store._link.client)
    async with asyncio.timeout(20):
        while await updates.waiting():  # noqa: ASYNC110 - processes empty it
            await asyncio.sleep(0.05)
    assert [line.text for line in await store.talk(table_id)] == said
    await until(lambda: [len(keyboards(guest)) for guest in (anya, tom)] == [1, 1])

"""Frames tell nothing of whispers to who does not hear them: two worlds, compared byte by byte.

Both hold the same table, and the same happens in both; but in one of them others whisper as well.
"""

from collections.abc import AsyncIterator, Callable, Iterable
from itertools import count
from random import Random
from typing import Any

import pytest
from aiohttp import ClientWebSocketResponse, WSMsgType
from aiohttp.test_utils import TestClient, TestServer

from bot import hearing, snapshot
from bot.hearing import Talk
from bot.store import Store, connect
from bot.table import Table
from bot.talking import SPAN, Said
from bot.timing import MovableTime
from tests.plot import Plot, pass_on, plotting
from tests.tables import person_in, playing
from tests.webapp.phone import TOKEN, Phone
from webapp import rooms
from webapp.app import create_app
from webapp.protocol import BotNames

pytestmark = pytest.mark.usefixtures("plot")
PEOPLE, PLOTTERS = 4, (0, 2)


class World:
    """A web app on a store of its own, and one who listens there."""

    socket: ClientWebSocketResponse

    def __init__(self, web: TestClient[Any, Any], store: Store, time: MovableTime) -> None:
        self.web, self.store, self.time = web, store, time
        self.frames: list[str] = []

    async def begin(self, table: Table, who: str) -> None:
        self.table = table.id
        self.frames = []
        await self.store.create(Table.model_validate_json(table.model_dump_json()))
        phone = await Phone.of(self.web, self.time.now(), int(who), f"P{who}")
        self.socket = (await phone.at(table.id)).socket
        await self._hear(1)

    async def change(self, change: Callable[[Table], None], frames: int) -> None:
        """Somebody does something, of which this listener is told in so many frames."""
        await self.store.change(self.table, change)
        await self._hear(frames)

    async def say(self, circle: str, text: str, number: int, frames: int) -> None:
        """The listener says something: an answer comes as well, before or after the frames."""
        await self.socket.send_json({"id": number, "say": {"circle": circle, "text": text}})
        await self._hear(1 + frames)

    async def _hear(self, frames: int) -> None:
        heard = [await self.socket.receive(timeout=5) for _ in range(frames)]
        assert all(message.type is WSMsgType.TEXT for message in heard)
        self.frames += sorted(str(message.data) for message in heard)

    async def end(self) -> list[str]:
        """All frames; one too many among them has pushed out the last."""
        await self.socket.close()
        return self.frames


@pytest.fixture
async def worlds() -> AsyncIterator[tuple[World, World]]:
    time = MovableTime(speed=1e-9)  # stands still, so that moments are the same
    made: list[World] = []
    for _ in range(2):
        store = Store(await connect(), time)
        web = TestClient(
            TestServer(create_app(store, TOKEN, BotNames(username="b", app="a"), time))
        )
        await web.start_server()
        made.append(World(web, store, time))
    yield made[0], made[1]
    for world in made:
        await world.web.close()


async def differing(worlds: tuple[World, World], pairs: int, seed: int) -> int:
    """In how many of so many pairs a frame differs, or the number of frames."""
    found = 0
    for number in range(pairs):
        rng = Random(f"{seed}/{number}")
        table = plotting(PLOTTERS, PEOPLE, turn=rng.randrange(1, 5))
        table.id = f"pair{seed}x{number}"
        table.written()
        who = rng.choice([None, 1, 3])
        person = "999" if who is None else person_in(table, who)
        whispers = [rng.randrange(1, 5) for _ in range(3)]
        luck = rng.getrandbits(32)
        worlds[0].time.skip(10)  # the same for both: nobody asks too often
        told = [await evening(worlds[0], table, person, whispers, Random(luck))]
        told.append(await evening(worlds[1], table, person, [0, 0, 0], Random(luck)))
        found += told[0] != told[1]
    return found


async def evening(
    world: World, table: Table, who: str, whispers: list[int], rng: Random
) -> list[str]:
    """What `who` is sent while others whisper and talk, and he says something himself."""
    game = playing(table)
    assert isinstance(game, Plot)
    await world.begin(table, who)
    for turn, often in enumerate(whispers):
        now = world.time.now() + turn * SPAN
        for number in range(often if game.talk(PLOTTERS[0])[-1].may_write else 0):
            plotter = person_in(table, PLOTTERS[number % 2])
            await world.change(_saying(plotter, "plot", now), frames=0)
        speaker = rng.choice([2, 3])
        if game.talk(speaker)[0].may_write and person_in(table, speaker) != who:
            voice = person_in(table, speaker)
            await world.change(_saying(voice, "table", now), frames=1)
        heard = who != "999" and game.talk(1)[0].may_write
        await world.say("table", "I", turn, frames=int(heard))
        await world.say("plot", "I", turn, frames=0)
        await world.change(pass_on, frames=1)
        game = playing(await world.store.load(table.id))
        assert isinstance(game, Plot)
    return await world.end()


def _saying(who: str, circle: str, now: float) -> Callable[[Table], None]:
    return lambda table: table.say(who, circle, "Hm", now)


async def test_worlds_with_whispers_look_like_those_without(
    worlds: tuple[World, World], long: bool
) -> None:
    assert await differing(worlds, 300 if long else 12, 1) == 0


def a_frame_for_every_line(monkeypatch: pytest.MonkeyPatch) -> None:
    frames = count()
    monkeypatch.setattr(
        rooms, "_lasting", lambda shot: shot.model_copy(update={"table": str(next(frames))})
    )


def a_number_for_every_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(table: Table, lines: Iterable[Said], person_id: str | None) -> Talk:
        counted = [line.model_copy(update={"at": number}) for number, line in enumerate(lines)]
        return hearing.heard(table, counted, person_id)

    monkeypatch.setattr(snapshot, "heard", leaky)


def all_lines_for_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(table: Table, lines: Iterable[Said], person_id: str | None) -> Talk:
        shown = [line.model_copy(update={"to": None}) for line in lines]
        return hearing.heard(table, shown, person_id)

    monkeypatch.setattr(snapshot, "heard", leaky)


@pytest.mark.parametrize(
    "plant", [a_frame_for_every_line, a_number_for_every_line, all_lines_for_everybody]
)
async def test_a_planted_leak_is_caught(
    worlds: tuple[World, World], plant: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    assert await differing(worlds, 6, 2) > 0

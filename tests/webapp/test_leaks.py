"""Frames tell nothing of what their seat cannot know: worlds it lived through alike, byte by byte.

Two worlds – a web app and a store each – hold the same table, but with other shells where the seat
has not looked, another secret and another seed. The seal is the same in both, for the test's sake.
"""

from collections.abc import AsyncIterator, Callable, Iterator
from itertools import count
from random import Random
from typing import Any, Literal

import pytest
from aiohttp import WSMsgType
from aiohttp.test_utils import TestClient, TestServer

from bot.engines.duel import Duel, DuelView, Item
from bot.engines.game import Move, Seat
from bot.people import Person
from bot.snapshot import Snapshot, snapshot
from bot.store import Store, connect
from bot.table import Table
from bot.timing import MovableTime
from tests.webapp.phone import TOKEN, Phone
from webapp import rooms
from webapp.app import create_app
from webapp.protocol import BotNames

PEOPLE = [Person(id="1", name="One"), Person(id="2", name="Two")]
WATCHER = Person(id="3", name="Three")
TELLS_NOTHING: set[Item] = {"cigarettes", "handcuffs", "saw", "inverter"}
TELLS_ITS_SEAT: set[Item] = {"loupe", "phone"}


class World:
    """A web app on a store of its own."""

    def __init__(self, web: TestClient[Any, Any], store: Store, time: MovableTime) -> None:
        self.web = web
        self.store = store
        self.time = time

    async def frames(self, table: Table, who: Person, move: Move, hidden: int) -> list[str]:
        """What `who` is sent: at first, after changes of hidden things only, after a move."""
        await self.store.create(table)
        phone = await Phone.of(self.web, self.time.now(), int(who.id), who.name)
        live = await phone.at(table.id)
        said = [await self._next(live.socket)]
        for number in range(hidden):
            await self.store.change(table.id, self._redrawing(who, number))
        mover = next(person for person in PEOPLE if asked(table, person))
        question = asked(table, mover)
        assert question
        now = self.time.now()
        await self.store.change(table.id, lambda t: t.play(mover.id, question, move, now))
        said.append(await self._next(live.socket))
        await live.leave()
        return said

    def _redrawing(self, who: Person, number: int) -> Callable[[Table], None]:
        return lambda table: redraw(table, table.seat_of(who.id), Random(number))

    async def _next(self, socket: Any) -> str:
        message = await socket.receive(timeout=5)
        assert message.type is WSMsgType.TEXT
        return str(message.data)


@pytest.fixture
async def worlds() -> AsyncIterator[tuple[World, World]]:
    time = MovableTime(speed=1e-9)  # stands still, so that moments are the same
    made: list[World] = []
    for _ in range(2):
        store = Store(await connect(), time)
        app = create_app(store, TOKEN, BotNames(username="a_bot", app="table"), time)
        web = TestClient(TestServer(app))
        await web.start_server()
        made.append(World(web, store, time))
    yield made[0], made[1]
    for world in made:
        await world.web.close()


def asked(table: Table, person: Person) -> str | None:
    seat = table.seat_of(person.id)
    return None if seat is None else table.question(seat)


def redraw(table: Table, seat: Seat | None, luck: Random) -> None:
    """Other shells wherever this seat has not looked, and another secret and seed."""
    game = table.game
    assert isinstance(game, Duel)
    known = set() if seat is None else game.known[seat]
    unseen = [shell for shell in game.queue if shell.number not in known]
    kinds = [shell.loaded for shell in unseen]
    luck.shuffle(kinds)
    for shell, kind in zip(unseen, kinds, strict=True):
        shell.loaded = kind
    table.secret, table.seed = luck.randbytes(32).hex(), luck.randbytes(32).hex()


def cases(luck: Random) -> Iterator[tuple[Table, Person, Move]]:
    """Tables in the middle of a duel, who looks, and a move that tells him nothing."""
    for number in range(10**9):
        secret = luck.randbytes(32).hex()
        table = Table.open(f"table{number}", "duel", PEOPLE[0], secret, 1.7e9)
        table.sit(PEOPLE[1], "", 1.7e9)
        table.start("1", "c0" * 32, 1.7e9)
        for _ in range(luck.randrange(2, 30)):
            play_anything(table, luck)
        game = table.game
        assert isinstance(game, Duel)
        if table.stage != "playing":
            continue
        for who in (*PEOPLE, WATCHER):
            mine = table.seat_of(who.id) == game.turn
            silent = TELLS_NOTHING if mine else TELLS_NOTHING | TELLS_ITS_SEAT
            use = next((o for o in game.legal(game.turn) if o.kind == "use"), None)
            for item in sorted(silent.intersection(use.among if use else ())):
                table.written()
                yield table, who, Move(kind="use", picks=(item,))


def play_anything(table: Table, luck: Random) -> None:
    for person in PEOPLE:
        question = asked(table, person)
        if question and table.game:
            seat = table.seat_of(person.id)
            assert seat is not None
            offer = luck.choice(table.game.legal(seat))
            picks = tuple(luck.sample(offer.among, offer.least))
            table.play(person.id, question, Move(kind=offer.kind, picks=picks), 1.7e9)
            return


async def differing(worlds: tuple[World, World], pairs: int, seed: int) -> int:
    """How many of so many pairs differ in a byte, or in the number of frames."""
    luck, found = Random(seed), 0
    for number, (table, who, move) in zip(range(pairs), cases(luck), strict=False):
        body = table.model_dump_json()
        one, other = (Table.model_validate_json(body) for _ in worlds)
        one.id = other.id = f"pair{seed}x{number}"
        redraw(other, other.seat_of(who.id), luck)
        told = [
            await worlds[0].frames(one, who, move, 0),
            await worlds[1].frames(other, who, move, 2),
        ]
        found += told[0] != told[1]
    return found


async def test_alike_worlds_look_alike(worlds: tuple[World, World], long: bool) -> None:
    assert await differing(worlds, 1000 if long else 120, 1) == 0


def plant_in_view(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Duel.view

    def view(game: Duel, seat: Seat | None) -> DuelView:
        shown = honest(game, seat)
        kind: Literal["live", "blank"] = game.queue[0].kind if game.queue else "live"
        return shown.model_copy(update={"known": {**shown.known, 1: kind}})

    monkeypatch.setattr(Duel, "view", view)


def plant_in_snapshot(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(table: Table, *rest: Any) -> Snapshot:
        shot = snapshot(table, *rest)
        return shot.model_copy(update={"options": {**shot.options, "seed": table.seed[:1]}})

    monkeypatch.setattr(rooms, "snapshot", leaky)


def plant_a_frame_for_every_change(monkeypatch: pytest.MonkeyPatch) -> None:
    frames = count()
    monkeypatch.setattr(
        rooms, "_lasting", lambda shot: shot.model_copy(update={"table": str(next(frames))})
    )


@pytest.mark.parametrize(
    "plant", [plant_in_view, plant_in_snapshot, plant_a_frame_for_every_change]
)
async def test_a_planted_leak_is_caught(
    worlds: tuple[World, World], plant: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    assert await differing(worlds, 30, 2) > 0

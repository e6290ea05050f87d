"""The frames of every game: to each socket what its seat may know, and not a byte of the rest.

Two tables differ in what a seat cannot know, and in secret and seed; frames of both are compared.
"""

from random import Random
from typing import Any

import pytest

from bot.engines.registry import GAMES
from bot.people import Person
from bot.snapshot import Snapshot, snapshot
from bot.store import Store, new_id
from bot.table import Table
from bot.timing import MovableTime
from tests.games import facts
from tests.leaks import read_back
from tests.tables import any_crowd, any_move, any_options, begun, playing, step
from tests.webapp.conftest import Web
from tests.webapp.phone import Live, Phone
from tests.webapp.test_dropped import come, drop, known, settle
from webapp import rooms

every_game = pytest.mark.parametrize("game_key", GAMES)
pytestmark = pytest.mark.parametrize("redis", ["real"], indirect=True)
PAIRS = 15
SEAL = "5e" * 32


@pytest.fixture
def time() -> MovableTime:
    return MovableTime(speed=1e-9)  # stands still, so that moments are the same


def somewhere(game_key: str, rng: Random, now: float) -> Table:
    """A table in the middle of its game."""
    while True:
        options = any_options(game_key, rng)
        crowd = any_crowd(game_key, options, rng)
        table = begun(game_key, crowd, options, salt=f"{rng.getrandbits(32):08x}")
        for _ in range(rng.randrange(25)):
            if table.stage == "playing":
                step(table, rng, now)
        if table.stage == "playing":
            table.seal, table.touched = SEAL, now
            return read_back(table)


def twin_of(table: Table, seat: int | None, rng: Random) -> Table:
    """The same table as far as this seat can know."""
    twin = read_back(table)
    twin.game = facts(table.game_key).alike(playing(table), seat, rng)
    twin.secret, twin.coming = rng.randbytes(32).hex(), rng.randbytes(32).hex()
    twin.seed = rng.randbytes(32).hex()
    return twin


async def frames(web: Web, store: Store, now: float, table: Table, who: Person, luck: int) -> str:
    """All that this person is sent: on coming, after hidden changes, after a move."""
    table.id = new_id()
    await store.create(table)
    phone = await Phone.of(web, now, int(who.id), who.name)
    live = await come(phone, table.id)
    for number in range(2):
        seat = table.seat_of(who.id)

        def hide(table: Table, seat: int | None = seat, number: int = number) -> None:
            hidden = twin_of(table, seat, Random(number))
            table.game, table.secret, table.seed = hidden.game, hidden.secret, hidden.seed

        await store.change(table.id, hide)
    await store.change(table.id, lambda t: setattr(t, "game", playing(table)))
    await store.change(table.id, lambda t: move_on(t, luck, now))
    await live.see()
    await live.leave()
    return str(live.frames).replace(table.id, "")


def move_on(table: Table, luck: int, now: float) -> None:
    """The same move in both, with the same luck."""
    rng = Random(luck)
    mover = rng.choice(sorted(playing(table).waiting()))
    table.seed = str(luck)
    table.play_seat(mover, any_move(playing(table).legal(mover), rng), now)


def is_shown_alike(one: Table, other: Table, seat: int | None, luck: int) -> bool:
    """Whether that move may be compared: it rightly shows the same, and shows something."""
    rng = Random(luck)
    mover = rng.choice(sorted(playing(one).waiting()))
    move = any_move(playing(one).legal(mover), rng)
    shown = facts(one.game_key).shown
    after = read_back(one)
    move_on(after, luck, one.touched)
    told = [snapshot(t, who_is(one, seat).id, one.touched, t.told) for t in (one, after)]
    if shown(playing(one), seat, mover, move) != shown(playing(other), seat, mover, move):
        return False
    return told[0] != told[1] and after.stage == "playing"


def who_is(table: Table, seat: int | None) -> Person:
    person = None if seat is None else table.sitters[seat].person
    return person or Person(id="999", name="Watcher")


async def differing(web: Web, store: Store, time: MovableTime, game_key: str, pairs: int) -> int:
    """How many of so many pairs differ in a byte, or in the number of frames."""
    found = compared = 0
    for number in range(100 * pairs):
        rng = Random(f"frames/{game_key}/{number}")
        one = somewhere(game_key, rng, time.now())
        persons = [s for s, sitter in enumerate(one.sitters) if sitter.person]
        seat = rng.choice([None, *persons])
        other, luck = twin_of(one, seat, rng), rng.getrandbits(32)
        if other.game == one.game or not is_shown_alike(one, other, seat, luck):
            continue
        time.skip(5)  # nobody asks too often
        told = [
            await frames(web, store, time.now(), table, who_is(one, seat), luck)
            for table in (one, other)
        ]
        found += told[0] != told[1]
        compared += 1
        if compared == pairs:
            return found
    pytest.fail(f"only {compared} pairs")


@every_game
async def test_frames_tell_nothing_of_what_their_seat_cannot_know(
    web: Web, store: Store, time: MovableTime, game_key: str, long: bool
) -> None:
    assert await differing(web, store, time, game_key, 20 * PAIRS if long else PAIRS) == 0


@every_game
async def test_a_planted_leak_is_caught(
    web: Web, store: Store, time: MovableTime, game_key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def leaky(table: Table, *rest: Any) -> Snapshot:
        shot = snapshot(table, *rest)
        return shot.model_copy(update={"options": {**shot.options, "x": table.coming[:2]}})

    monkeypatch.setattr(rooms, "snapshot", leaky)
    assert await differing(web, store, time, game_key, 5) > 0


@every_game
async def test_watchers_who_come_and_go_change_nothing(
    web: Web, store: Store, time: MovableTime, game_key: str
) -> None:
    table = somewhere(game_key, Random(f"watched/{game_key}"), time.now())
    table.id = new_id()
    await store.create(table)
    player = await come(await Phone.of(web, time.now(), int(table.host), "Host"), table.id)
    await settle(player)
    before, heard = await store.load_versioned(table.id), len(player.frames)
    watchers: list[Live] = []
    for number in range(4):
        phone = await Phone.of(web, time.now(), 900 + number, f"W{number}")
        watchers.append(await come(phone, table.id))
    for live in watchers[::2]:
        drop(live)
    for live in watchers[1::2]:
        await live.leave()
    await settle(player)
    assert await store.load_versioned(table.id) == before
    assert len(player.frames) == heard
    for live in watchers:
        assert live.snapshot["seat"] is None
        assert known(live.snapshot)["offers"] == []
        view = playing(table).view(None).model_dump(mode="json")
        assert live.snapshot["view"] == view

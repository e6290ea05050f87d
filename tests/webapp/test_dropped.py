"""Lines that break at a table of every game: seats are held, and nothing is told unstored."""

import asyncio
from random import Random
from typing import Any

import pytest

from bot.clock import Clock
from bot.engines.registry import GAMES
from bot.snapshot import snapshot
from bot.store import Store
from bot.timing import MovableTime
from tests.tables import any_move, person_in, play_out, playing, state, step
from tests.webapp.conftest import Web
from tests.webapp.phone import QUIET, Live, Phone

every_game = pytest.mark.parametrize("game_key", GAMES)
on_one_redis = pytest.mark.parametrize("redis", ["in the process"], indirect=True)
pytestmark = on_one_redis
STILL = 1e-9
"""A speed at which moments of one test are the same."""
PRIVATE = ("seat", "view", "offers", "question", "waiting", "people", "deals", "options", "pace")


async def crowd(web: Web, time: MovableTime, game_key: str) -> list[Phone]:
    """As few people as can play this game; the first one is host."""
    time.speed = STILL
    least = GAMES[game_key].players[0]
    return [await Phone.of(web, time.now(), 301 + n, f"P{n}") for n in range(least)]


async def begun(phones: list[Phone], game_key: str, **options: Any) -> str:
    host, *guests = phones
    table = (await host.post("/api/tables", game=game_key, **options))["table"]
    for guest in guests:
        await guest.post(f"/api/tables/{table}/sit")
    await host.post(f"/api/tables/{table}/start")
    return str(table)


async def move_on(store: Store, time: MovableTime, table: str, moves: int) -> None:
    rng = Random(f"{table}/{moves}")
    for _ in range(moves):
        loaded = await store.load(table)
        if state(loaded) == "playing":
            await store.change(table, lambda t: step(t, rng, time.now()))


async def come(phone: Phone, table: str) -> Live:
    """A socket, its first snapshot seen; more may come while others arrive."""
    live = await phone.at(table)
    await live.see()
    return live


async def settle(*lives: Live) -> None:
    """Take in what is still on its way."""

    async def drain(live: Live) -> None:
        while True:
            try:
                await asyncio.wait_for(live.hear(), QUIET)
            except TimeoutError:
                return

    await asyncio.gather(*map(drain, lives))


def drop(live: Live) -> None:
    """The line breaks, nobody says goodbye."""
    connection = live.socket._response.connection
    assert connection is not None
    assert connection.transport is not None
    connection.transport.abort()


def known(shot: dict[str, Any]) -> dict[str, Any]:
    """What a seat sees, whoever happens to be connected."""
    people = [{**person, "here": None} for person in shot["people"]]
    return {**{name: shot[name] for name in PRIVATE}, "people": people}


@every_game
async def test_when_every_line_drops_for_a_minute_all_seats_are_held(
    web: Web, time: MovableTime, store: Store, game_key: str
) -> None:
    phones = await crowd(web, time, game_key)
    table = await begun(phones, game_key)
    await move_on(store, time, table, 6)
    lives = [await come(phone, table) for phone in phones]
    await settle(*lives)
    before = await store.load_versioned(table)
    for live in lives:
        drop(live)
    time.skip(60)
    assert await store.load_versioned(table) == before
    for phone, live in zip(phones, lives, strict=True):
        again = await come(phone, table)
        assert known(again.snapshot) == known(live.snapshot)
        assert again.snapshot["seat"] is not None


@every_game
async def test_after_five_minutes_away_one_snapshot_says_it_all_and_nothing_twice(
    web: Web, time: MovableTime, store: Store, game_key: str
) -> None:
    """A phone that slept: silence has answered for it, it has kept its seat."""
    phones = await crowd(web, time, game_key)
    table = await begun(phones, game_key)
    sleeper = await come(phones[-1], table)
    seat = sleeper.snapshot["seat"]
    drop(sleeper)
    time.skip(300)
    await Clock(store, time).tick()
    stored = await store.load(table)
    assert stored.entries
    back = await come(phones[-1], table)
    await settle(back)
    assert back.snapshot["seat"] == seat
    expected = snapshot(stored, person_in(stored, seat), time.now()).model_dump(mode="json")
    assert known(back.frames[0]["snapshot"]) == known(expected)
    told = [e for frame in back.frames for e in frame["snapshot"]["events"]]
    assert told == expected["events"]


@every_game
async def test_nothing_is_told_of_a_move_before_it_is_stored(
    web: Web, time: MovableTime, store: Store, game_key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody can look at what a move shows and then take it back by breaking the line."""
    phones = await crowd(web, time, game_key)
    table = await begun(phones, game_key)
    lives = [await come(phone, table) for phone in phones]
    await settle(*lives)
    before = [known(live.snapshot) for live in lives]
    frames = [len(live.frames) for live in lives]
    reached = asyncio.Event()
    broken = asyncio.Event()

    async def commit(*anything: object) -> bool:
        reached.set()
        await broken.wait()
        raise ConnectionError

    game = playing(await store.load(table))
    mover = next(live for live in lives if live.snapshot["seat"] in game.waiting())
    move = any_move(game.legal(mover.snapshot["seat"]), Random(5))
    with monkeypatch.context() as unstored:
        unstored.setattr(Store, "_commit", commit)
        moving = asyncio.create_task(mover.play(move.kind, *move.picks))
        await reached.wait()
        await asyncio.gather(*(live.quiet() for live in lives if live is not mover))
        assert not moving.done()
        broken.set()
        assert (await moving)["error"]["code"] == "broken"
    await settle(*lives)
    told = [len(live.frames) - n for live, n in zip(lives, frames, strict=True)]
    assert told == [int(live is mover) for live in lives]
    assert [known((await come(phone, table)).snapshot) for phone in phones] == before
    assert (await mover.play(move.kind, *move.picks))["ok"]


@every_game
async def test_a_rematch_keeps_link_options_pace_and_who_watches(
    web: Web, time: MovableTime, store: Store, game_key: str
) -> None:
    phones = await crowd(web, time, game_key)
    table = await begun(phones, game_key, pace="blitz")
    watcher = await Phone.of(web, time.now(), 399, "Watcher")
    watching = await come(watcher, table)
    first = watching.snapshot
    await store.change(table, lambda t: play_out(t, Random(3)))
    await watching.see_until(stage="over")
    for phone in phones:
        await phone.post(f"/api/tables/{table}/again")
    second = await watching.see_until(stage="playing", deals=2)
    for name in ("table", "game", "options", "pace", "stand_in"):
        assert second[name] == first[name]
    assert sorted(p["name"] for p in second["people"]) == sorted(p["name"] for p in first["people"])
    assert second["seat"] is None


@every_game
async def test_where_one_has_left_a_rematch_takes_a_new_guest_by_the_same_link(
    web: Web, time: MovableTime, store: Store, game_key: str
) -> None:
    phones = await crowd(web, time, game_key)
    table = await begun(phones, game_key, pace="blitz")
    link = await phones[0].get(f"/api/tables/{table}/invite")
    await store.change(table, lambda t: play_out(t, Random(3)))
    await phones[-1].post(f"/api/tables/{table}/leave")
    for phone in phones[:-1]:
        await phone.post(f"/api/tables/{table}/again")
    assert await phones[0].get(f"/api/tables/{table}/invite") == link
    newcomer = await Phone.of(web, time.now(), 388, "Newcomer")
    await newcomer.post(f"/api/tables/{table}/sit")
    await phones[0].post(f"/api/tables/{table}/start")
    live = await come(newcomer, table)
    assert (live.snapshot["stage"], live.snapshot["deals"]) == ("playing", 2)
    assert (live.snapshot["pace"], live.snapshot["seat"] is not None) == ("blitz", True)

"""What is stored is what is live: through random games, and when a process is killed."""

import asyncio
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from bot.gathering import Refused
from bot.link import Client
from bot.store import Store, keys, tables
from bot.table import Table
from tests.store.scene import ANN, BEN, NOW, any_move, begun, gathered, play_on, touch

PLAYER = """
import asyncio, sys
from random import Random
from bot.store import Store, connect, new_secret
from tests.store.scene import ANN, BEN, GROUP, NOW, begun, play_on

async def main():
    store = Store(await connect(sys.argv[1]))
    table = begun()
    await store.create(table)
    print(table.id, flush=True)
    for number in range(100_000):
        def go_on(table):
            if table.stage == "playing":
                play_on(table, Random(number))
            else:
                table.again(ANN.id, "", new_secret(), NOW)
                table.again(BEN.id, "", new_secret(), NOW)
        await store.change(table.id, go_on)
        print("moved", flush=True)

asyncio.run(main())
"""


async def test_a_killed_process_leaves_a_whole_table(redis_server: str, server: Client) -> None:
    player = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        PLAYER,
        redis_server,
        stdout=asyncio.subprocess.PIPE,
        cwd=Path(tables.__file__).parents[2],
    )
    assert player.stdout is not None
    table_id = (await player.stdout.readline()).decode().strip()
    for _ in range(100):
        await player.stdout.readline()
    player.send_signal(signal.SIGKILL)
    await player.communicate()

    store = Store(server)
    version, table = await store.load_versioned(table_id)
    assert version > 100
    written = await server.get(keys.of_record(table_id, table.deals))
    over = table.stage == "over"
    assert written is not None
    assert len(written.splitlines()) == 1 + table.entries + over
    assert await store.stale() == [(table_id, version)]
    assert table.due is not None
    assert await store.due(table.due) == [table_id]
    await store.change(table_id, touch)


async def test_stored_is_live(client: Client, long: bool) -> None:
    """A table that is written and read at every change goes the way of one that never is."""
    store = Store(client)
    for seed in range(200 if long else 30):
        rng = Random(seed)
        live = gathered()
        await store.create(live)
        now = NOW
        for _ in range(60):
            now += rng.uniform(0, 30)
            happen = _anything(live, rng, now)
            try:
                happen(live)
            except Refused as refused:
                with pytest.raises(Refused, match=refused.code):
                    await store.change(live.id, happen)
            else:
                await store.change(live.id, happen)
            live.written(), live.fleeting()
            stored = await store.load(live.id)
            assert stored == live
            assert stored.model_dump_json() == live.model_dump_json()


def _anything(table: Table, rng: Random, now: float) -> Callable[[Table], object]:
    who = rng.choice((ANN, BEN))
    chance = rng.random()
    secret = rng.randbytes(32).hex()
    if table.stage == "playing" and chance < 0.9:
        assert table.game is not None
        if any(table.sitters[seat].plays for seat in table.game.waiting()) and chance < 0.8:
            person, question, move = any_move(table, rng)
            return lambda table: table.play(person, question, move, now)
        return lambda table: table.lapse(now)
    likely: list[Callable[[Table], object]] = [
        lambda table: table.start(who.id, secret, now),
        lambda table: table.sit(who, "", now),
        lambda table: table.leave(who.id, now),
        lambda table: table.again(who.id, "c0", secret, now),
        lambda table: table.configure(who.id, now, stand_in=True, pace="blitz"),
        lambda table: table.lapse(now),
    ]
    return rng.choice(likely[:2] * 3 + likely)


def test_the_players_of_these_tests_finish_a_match() -> None:
    table = begun()
    for number in range(500):
        if table.stage == "over":
            break
        play_on(table, Random(number))
    assert table.stage == "over"

"""Every game in every stage: a process killed, another finds it as it was and lets it go on."""

import pytest

from bot.clock import Clock
from bot.engines.registry import GAMES
from bot.link import Client, connect
from bot.store import Store
from bot.table import Table
from tests.leaks import read_back
from tests.stages import in_every_stage
from tests.store.scene import Hand

every_game = pytest.mark.parametrize("game_key", GAMES)


@every_game
async def test_a_killed_process_leaves_every_stage_whole(
    game_key: str, server: Client, redis_server: str, time: Hand
) -> None:
    """What was answered was stored; whoever starts next has state, deadline and what is due."""
    store = Store(server, time)
    for live in in_every_stage(game_key):
        await store.create(read_back(live))
        client = await connect(redis_server)
        await goes_on(Store(client, time), live, time)
        await client.flushall()
        await client.aclose()


async def goes_on(fresh: Store, live: Table, time: Hand) -> None:
    """A process that has just started goes on with a table where the one before was killed."""
    stored = await fresh.load(live.id)
    assert stored == live
    assert stored.model_dump_json() == live.model_dump_json()
    assert live.running is not None
    deadline, clock = live.running.deadline, Clock(fresh, time)
    assert deadline is not None

    time.moment = deadline - 0.01
    await clock.tick()
    warned = await fresh.load(live.id)
    assert warned.running == live.running.model_copy(update={"warned": True})
    assert warned.game == live.game

    time.moment = deadline
    assert await fresh.due(deadline) == [live.id]
    await clock.tick()
    after = await fresh.load(live.id)
    assert after.entries > live.entries
    assert after.running is None or after.running.key != live.running.key

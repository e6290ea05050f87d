"""Every game in every stage: a process killed, another finds it as it was and lets it go on."""

from random import Random
from typing import get_args

import pytest

from bot.clock import Clock
from bot.engines.game import View
from bot.engines.registry import GAMES
from bot.link import Client, connect
from bot.store import Store, new_id
from bot.table import Table
from tests.leaks import read_back
from tests.store.scene import Hand
from tests.tables import any_crowd, any_options, begun, playing, step

every_game = pytest.mark.parametrize("game_key", GAMES)


def stage_of(view: View) -> str:
    return str(getattr(view, "stage", "turn"))


def stages(view: View) -> set[str]:
    """All that there are while this game is played, by the type of its view."""
    field = type(view).model_fields.get("stage")
    words = get_args(field.annotation) if field else ("turn",)
    return set(words) - {"over"}


@every_game
async def test_a_killed_process_leaves_every_stage_whole(
    game_key: str, server: Client, redis_server: str, time: Hand
) -> None:
    """What was answered was stored; whoever starts next has state, deadline and what is due."""
    store = Store(server, time)
    seen: set[str] = set()
    missing = {"all"}
    for number in range(500):
        if not missing:
            break
        rng = Random(f"stages/{game_key}/{number}")
        options = any_options(game_key, rng)
        live = begun(game_key, any_crowd(game_key, options, rng), options, salt=f"{number:04x}")
        live.id = new_id()
        while live.stage == "playing":
            stage = stage_of(playing(live).view(None))
            missing = stages(playing(live).view(None)) - seen
            if stage in missing and live.running and live.running.deadline:
                await store.create(read_back(live))
                await goes_on(redis_server, live, time)
                live.id = new_id()
                seen.add(stage)
            step(live, rng, time.now())
    assert not missing


async def goes_on(redis_server: str, live: Table, time: Hand) -> None:
    """A process that has just started goes on with a table where the one before was killed."""
    client = await connect(redis_server)
    fresh = Store(client, time)
    live.written(), live.fleeting()
    stored = await fresh.load(live.id)
    assert stored == live
    assert stored.model_dump_json() == live.model_dump_json()
    assert live.running is not None
    deadline, now, clock = live.running.deadline, time.moment, Clock(fresh, time)
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
    time.moment = now
    await client.flushall()
    await client.aclose()

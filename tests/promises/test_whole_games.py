"""Whole games while much goes wrong: each ends, no move is lost, and every chat tells the truth."""

from collections.abc import AsyncIterator, Callable
from pathlib import Path
from random import Random

import pytest
from aiohttp import ClientSession
from aiohttp.test_utils import unused_port
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import ConstantBackoff

from bot.engines.registry import GAMES
from bot.link import Client, connect
from bot.settings import Settings, read_settings
from bot.store import Store
from bot.timing import MovableTime
from sandbox import phone, queries
from sandbox.telegram import Telegram
from tests.evenings import reckoning, truth
from tests.evenings.evening import Evening
from tests.evenings.mishaps import drawn, rates
from tests.evenings.room import PLACES
from tests.evenings.witness import watching
from tests.handlers.conftest import MINI_APP
from tests.handlers.door import Door
from tests.handlers.guests import LONGEST
from tests.handlers.running import TOKEN, Running
from tests.redis_server import RedisServer

USUAL, LONG = 20, 200
SEEDS = [
    pytest.param(seed, marks=[pytest.mark.long] if seed >= USUAL else [], id=f"seed{seed}")
    for seed in range(LONG)
]


@pytest.fixture
def time() -> MovableTime:
    """It runs as the machine's while somebody waits for an answer, and jumps where nobody does."""
    return MovableTime()


@pytest.fixture
async def client(mortal_redis: RedisServer) -> AsyncIterator[Client]:
    client = await connect(mortal_redis.url)
    yield client
    await client.aclose()


@pytest.fixture
async def store(mortal_redis: RedisServer, time: MovableTime) -> AsyncIterator[Store]:
    """For us who watch: it waits until Redis is back."""
    retry = Retry(ConstantBackoff(0.05), 200)
    patient = Redis.from_url(mortal_redis.url, decode_responses=True, retry=retry)
    yield Store(patient, time)
    await patient.aclose()


@pytest.fixture
def processes(seed: int) -> int:
    """How many the bot has: several where updates are brought to it, one where it asks for them."""
    return seed % 3


@pytest.fixture
async def door(client: Client, time: MovableTime) -> AsyncIterator[Door]:
    door = Door(client, unused_port(), time)
    yield door
    await door.close()


@pytest.fixture
async def settings(server: str, tmp_path: Path, door: Door, processes: int) -> Settings:
    found = read_settings(
        tmp_path / "none",
        bot_token=TOKEN,
        webapp_url=MINI_APP,
        telegram_api=server,
        webhook_url=door.hook if processes else None,
    )
    door.secret = found.webhook_secret
    await door.open()
    return found


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(phone, "PATIENCE", LONGEST)
    monkeypatch.setattr(queries, "ANSWERABLE", LONGEST)


@pytest.mark.parametrize("seed", SEEDS)
async def test_a_whole_game_survives_what_goes_wrong(
    seed: int,
    sandbox: Telegram,
    time: MovableTime,
    store: Store,
    mortal_redis: RedisServer,
    start_bot: Callable[[], Running],
    door: Door,
    processes: int,
    monkeypatch: pytest.MonkeyPatch,
    patient: None,
) -> None:
    rng = Random(f"evening/{seed}")
    game = list(GAMES)[seed % len(GAMES)]
    with watching(sandbox, monkeypatch) as witness:
        async with ClientSession(door.address) as http:
            evening = Evening(
                sandbox,
                time,
                store,
                mortal_redis,
                start_bot,
                door,
                http,
                max(1, processes),
                processes > 0,
                witness,
                rng,
                game,
                rng.choice(PLACES),
            )
            evening.invite()
            sandbox.faults.at_random(seed, rates(rng))
            async with evening.attended():
                await evening.gather()
                await evening.play(drawn(rng))
                await truth.come_to_rest(evening)
            false = await truth.untrue(evening)
            assert not false, "\n".join(false)
            reckoning.no_move_is_lost_or_doubled(evening)
            await reckoning.the_record_holds(evening)
            await reckoning.nothing_leaks(evening)
            reckoning.every_tap_is_answered_at_once(evening)
            await evening.end()
            reckoning.nothing_went_unhandled(evening)

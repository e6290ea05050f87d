"""Several web processes on one Redis, and one that goes away."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bot.store import Client, Store
from bot.timing import MovableTime
from tests.webapp.conftest import Web
from tests.webapp.phone import Live, Phone


async def test_two_moves_at_once_from_two_processes_one_is_played_the_other_answered(
    another: Callable[[], Awaitable[Web]], time: MovableTime, store: Store
) -> None:
    webs = [await another(), await another()]
    for attempt in range(10):
        phones = [await Phone.of(web, time.now(), 201 + attempt, "Twin") for web in webs]
        table = await phones[0].open(options={"mode": "solo"})
        await phones[0].post(f"/api/tables/{table}/start")
        lives = [await phone.at(table) for phone in phones]
        for live in lives:
            await live.see()
        asked = lives[0].snapshot["question"]
        answers = await asyncio.gather(
            lives[0].play("shoot", "0", question=asked), lives[1].play("shoot", "1", question=asked)
        )
        codes = sorted(each.get("error", {}).get("code", "ok") for each in answers)
        assert codes[0] in ("not-asked", "ok", "stale")
        assert codes.count("ok") == 1
        record = (await store.load(table)).entries
        assert record == 1
        for live in lives:
            await live.leave()


async def test_what_one_process_stores_the_other_shows(
    another: Callable[[], Awaitable[Web]], time: MovableTime
) -> None:
    here, there = await another(), await another()
    anya = await Phone.of(here, time.now(), 1, "Anya")
    bojan = await Phone.of(there, time.now(), 2, "Bojan")
    table = await anya.open()
    live = await bojan.at(table)
    await live.see()
    await bojan.post(f"/api/tables/{table}/sit")
    await live.see_until(seat=1)
    await anya.post(f"/api/tables/{table}/start")
    await live.see_until(stage="playing")


@pytest.mark.parametrize("redis", ["real"], indirect=True)
async def test_what_happened_while_the_subscription_was_lost_is_shown_after_it(
    duel: tuple[Live, Live], redis: Client
) -> None:
    mover, other = duel
    assert await redis.execute_command("CLIENT", "KILL", "TYPE", "pubsub") == 1
    await mover.play("shoot", mover.snapshot["offers"][0]["among"][0])
    assert "shot" in [e["kind"] for e in (await other.see())["events"]]


async def test_going_away_tells_phones_to_come_back(
    another: Callable[[], Awaitable[Web]], time: MovableTime
) -> None:
    web = await another()
    phone = await Phone.of(web, time.now(), 1, "Anya")
    live = await phone.at(await phone.open())
    await live.see()
    closing = asyncio.create_task(web.server.close())
    await live.socket.receive(timeout=5)
    assert live.socket.close_code == 1001
    await closing

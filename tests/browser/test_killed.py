"""A service that is killed in the middle of a match, and started again."""

import asyncio
from contextlib import aclosing

import pytest
from playwright.async_api import expect
from redis.asyncio import Redis

from bot.store import Store, connect
from bot.table import Table
from sandbox.__main__ import TOKEN
from tests.browser.conftest import laid_out, page_at
from tests.browser.phones import A_MINUTES_EDITS, Phone
from tests.processes import free_port, kill, printed_link, started

pytestmark = pytest.mark.browser
RECOVERS_WITHIN = 30_000


async def test_kill_in_a_match_and_both_phones_go_on_by_themselves(
    chromium: str, built: None, redis_server: str, request: pytest.FixtureRequest
) -> None:
    async with Redis.from_url(redis_server) as server:
        await server.flushall()
    async with aclosing(await connect(redis_server)) as client:
        await play_through_a_kill(chromium, Store(client), redis_server, request.node.name)


async def play_through_a_kill(chromium: str, store: Store, redis: str, name: str) -> None:
    port = free_port()
    web = f"http://127.0.0.1:{port}/"
    async with started("sandbox", "--bare", PORT="0", WEBAPP_URL=web) as bare:
        link = await printed_link(bare)
        service = {
            "BOT_TOKEN": TOKEN,
            "WEBAPP_URL": web,
            "TELEGRAM_API": link,
            "REDIS_URL": redis,
            "PORT": str(port),
            "LOG_LEVEL": "error",
        }
        async with page_at(chromium, link, web) as page:
            desk = await laid_out(page, name)
            tom, bojan = desk.phones["en"], desk.phones["mk"]
            async with started("bot", "--with-webapp", **service) as doomed:
                await sit_down(tom, bojan, desk.group)
                await shoot_once(tom, bojan)
                before = await table_after_a_move(store, tom.person)
                await kill(doomed)
            await expect(tom.app.locator(".line-strip p")).to_be_visible(timeout=RECOVERS_WITHIN)
            await desk.picture(None, "while-it-is-gone")
            async with started("bot", "--with-webapp", **service):
                for phone in (tom, bojan):
                    await expect(phone.app.locator(".line-strip p")).to_be_hidden(
                        timeout=RECOVERS_WITHIN
                    )
                assert await only_table(store, tom.person) == before
                await desk.picture(None, "and-back-again")
                for _ in range(3):
                    await shoot_once(tom, bojan)
                await tom.leave_table()
                await tom.act("app-minimise")
                await tom.sees("the game is over")
                cards = tom.root.locator("[data-message]", has_text="Night Protocol")
                # The card before goes once the one of the result stands.
                await expect(cards).to_have_count(1, timeout=A_MINUTES_EDITS)
                await desk.picture(None, "the-end")


async def sit_down(tom: Phone, bojan: Phone, group: str) -> None:
    await bojan.press_start()
    await tom.open_chat(group)
    await tom.say("/play duel")
    await bojan.open_chat(group)
    await bojan.tap("Sit down")
    await tom.tap("Start")
    await tom.sees("the game is on")
    for phone in (tom, bojan):
        await phone.tap("Open table")
        await phone.at_table()


async def shoot_once(*players: Phone) -> None:
    for _ in range(100):
        for player in players:
            if await player.is_asked():
                await player.shoot("other")
                return
        await asyncio.sleep(0.1)
    pytest.fail("nobody is asked")


async def table_after_a_move(store: Store, person: str) -> Table:
    for _ in range(100):
        table = await only_table(store, person)
        if table.entries:
            return table
        await asyncio.sleep(0.1)
    pytest.fail("the shot was not stored")


async def only_table(store: Store, person: str) -> Table:
    [table] = await store.tables_of(person)
    return table

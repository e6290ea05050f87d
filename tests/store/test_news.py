"""News of changes reaches every process, and a gap in them is known as one."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import aclosing

import pytest

from bot.engines.game import Event
from bot.link import Client
from bot.store import Lost, News, Store, keys, news
from bot.table import Table
from tests.store.scene import ANN, begun, gathered, touch

Watch = AsyncIterator[News | Lost]


@pytest.fixture
async def watch(other: Store) -> AsyncIterator[Watch]:
    """The news as another process hears them, from the beginning on."""
    async with aclosing(other.watch()) as watch:  # type: ignore[type-var]
        assert await anext(watch) == Lost()
        yield watch


async def test_each_change_is_news(store: Store, watch: Watch) -> None:
    table, another = gathered(), begun()
    await store.create(table)
    await store.create(another)
    await store.change(table.id, touch)
    heard = [await anext(watch) for _ in range(3)]
    assert [news for news in heard if news != News(another.id, 1)] == [
        News(table.id, 1),
        News(table.id, 2),
    ]
    assert len(heard) == 3


async def test_fleeting_events_come_with_the_news_and_nowhere_else(
    store: Store, client: Client, watch: Watch
) -> None:
    table = gathered()
    await store.create(table)
    glimpse = Event(kind="glimpsed", data={"card": "ведьма \u2028 1"}, to=(1,), fleeting=True)

    def show(table: Table) -> None:
        touch(table)
        table._fleeting.append(glimpse)

    await store.change(table.id, show)
    await anext(watch)
    assert await anext(watch) == News(table.id, 2, (glimpse,))
    body = await client.hget(keys.of_table("table", table.id), "body")
    assert body is not None
    assert "glimpsed" not in body


async def test_what_changes_nothing_is_no_news(store: Store, watch: Watch) -> None:
    table = gathered()
    await store.create(table)
    await store.change(table.id, lambda table: None)
    await store.change(table.id, touch)
    assert [await anext(watch), await anext(watch)] == [News(table.id, 1), News(table.id, 2)]


async def test_coming_and_going_is_news_of_version_0(
    store: Store, client: Client, watch: Watch
) -> None:
    table = gathered().id
    await store.come(table, ANN.id, "phone")
    await store.come(table, ANN.id, "phone")
    await store.come(table, ANN.id, "desk")
    await store.go(table, ANN.id, "phone")
    await store.go(table, ANN.id, "desk")
    await store.go(table, ANN.id, "desk")
    await store.create(gathered().model_copy(update={"id": table}))
    heard = [await anext(watch) for _ in range(3)]
    assert heard == [News(table, 0), News(table, 0), News(table, 1)]


async def test_who_lapsed_is_news_when_somebody_refreshes(
    store: Store, client: Client, watch: Watch
) -> None:
    table = gathered().id
    await client.zadd(keys.of_table("here", table), {"phone 22": 1, "phone 33": 1})
    await store.come(table, ANN.id, "phone")
    await client.zadd(keys.of_table("here", table), {"phone 22": 1})
    await store.come(table, ANN.id, "phone")
    await client.delete(keys.of_table("here", table))
    await client.zadd(keys.of_table("here", table), {"phone 22": 1})
    await store.come(table, ANN.id, "phone")
    await store.create(gathered().model_copy(update={"id": table}))
    assert [await anext(watch) for _ in range(4)] == [News(table, 0)] * 3 + [News(table, 1)]


async def test_a_lost_subscription_is_told_and_stands_again(
    server: Client, redis_server: str
) -> None:
    store, table = Store(server), gathered()
    async with aclosing(store.watch()) as watch:  # type: ignore[type-var]
        assert await anext(watch) == Lost()
        for version in range(1, 4):
            assert await server.execute_command("CLIENT", "KILL", "TYPE", "pubsub") == 1
            assert await anext(watch) == Lost()
            if version == 1:
                await store.create(table)
            else:
                await store.change(table.id, touch)
            assert await anext(watch) == News(table.id, version)


async def test_a_server_that_falls_silent_is_lost(
    server: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its connections stand, but nothing comes, not even an answer to a ping."""
    monkeypatch.setattr(news, "QUIET", 0.15)
    monkeypatch.setattr(news, "AGAIN", 0.0)
    async with aclosing(Store(server).watch()) as watch:  # type: ignore[type-var]
        assert await anext(watch) == Lost()
        waiting = asyncio.ensure_future(anext(watch))
        await asyncio.sleep(0.6)
        assert not waiting.done(), "pings were answered, and that was not heard"
        await server.execute_command("CLIENT", "PAUSE", 600, "ALL")
        assert await waiting == Lost()


async def test_a_watch_that_is_given_up_leaves_nothing_behind(store: Store) -> None:
    tasks = asyncio.all_tasks()
    async with aclosing(store.watch()) as watch:  # type: ignore[type-var]
        await anext(watch)
        assert asyncio.all_tasks() > tasks
    assert asyncio.all_tasks() == tasks


async def test_what_cannot_be_read_is_a_gap_and_not_the_end(
    store: Store, client: Client, watch: Watch
) -> None:
    table = gathered()
    await client.execute_command("SPUBLISH", keys.of_shard("news", keys.shard_of(table.id)), "?")
    assert await anext(watch) == Lost()
    await store.create(table)
    assert await anext(watch) == News(table.id, 1)

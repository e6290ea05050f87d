"""Talk in the store: stored with the table or not at all, each line once, and kept short."""

import asyncio
from random import Random

import pytest

from bot.gathering import Refused
from bot.hearing import SHOWN, heard
from bot.link import Client, connect
from bot.store import Store, keys
from bot.store.linked import KEPT
from bot.store.tables import SWEPT_EVERY
from bot.table import Table
from bot.talking import SPAN
from tests.plot import plotting
from tests.store.scene import ANN, BEN, NOW, gathered, touch
from tests.store.servers import losing_line
from tests.tables import person_in

pytestmark = pytest.mark.usefixtures("plot")


async def say(
    store: Store, table_id: str, text: str, who: str = ANN.id, now: float = NOW, mark: str = ""
) -> None:
    await store.change(table_id, lambda table: table.say(who, "table", text, now, mark))


async def texts(store: Store, table_id: str) -> list[str]:
    return [line.text for line in await store.talk(table_id)]


async def key_of(client: Client, table_id: str) -> str | None:
    found: str | None = await client.execute_command("GET", keys.of_table("talk", table_id))
    return found


async def test_lines_are_stored_with_the_table_in_their_order(store: Store, other: Store) -> None:
    table = gathered(chat=None)
    await store.create(table)
    assert await store.talk(table.id) == []
    odd = 'A "line"\u2028with \\n and \U0001f389'
    for each, who, text in ((store, ANN, odd), (other, BEN, "سلام"), (store, ANN, "{}")):
        await say(each, table.id, text, who.id)
    lines = await other.talk(table.id)
    assert [line.text for line in lines] == [odd.replace("\u2028", " "), "سلام", "{}"]
    assert [line.by for line in lines] == [ANN.id, BEN.id, ANN.id]
    assert (await store.load(table.id)).said == 3
    assert (await store.load(table.id)).touched == table.touched


async def test_a_table_without_talk_has_no_key_for_it(store: Store, client: Client) -> None:
    table = gathered(chat=None)
    await store.create(table)
    await store.change(table.id, touch)
    with pytest.raises(Refused):
        await say(store, table.id, " ")
    assert await key_of(client, table.id) is None
    await say(store, table.id, "Hello")
    assert await key_of(client, table.id)
    assert KEPT - 60 < await client.ttl(keys.of_table("talk", table.id)) <= KEPT


async def test_a_line_is_stored_in_one_with_the_table_or_not_at_all(
    store: Store, client: Client
) -> None:
    """What comes with a version that is no longer expected leaves no line."""
    table = gathered(chat=None)
    await store.create(table)
    old = await store.load(table.id)
    await store.change(table.id, touch)
    old.say(ANN.id, "table", "From yesterday", NOW)
    assert not await store._commit(old, 1, old.model_dump_json())
    assert await key_of(client, table.id) is None


async def test_lines_said_at_once_in_two_processes_are_all_kept_once_each(
    store: Store, other: Store
) -> None:
    table = gathered(chat=None)
    await store.create(table)
    # Few enough to be said by anybody at one moment, in whatever order they are stored.
    said = [f"line {number}" for number in range(8)]
    await asyncio.gather(
        *(
            say((store, other)[n % 2], table.id, text, (ANN.id, BEN.id)[n // 2 % 2], NOW, str(n))
            for n, text in enumerate(said)
        )
    )
    assert sorted(await texts(store, table.id)) == sorted(said)
    assert (await store.load(table.id)).said == len(said)


async def test_the_same_line_twice_at_once_is_said_once(store: Store, other: Store) -> None:
    table = gathered(chat=None)
    await store.create(table)
    await asyncio.gather(*(say(each, table.id, "Hello", mark="7") for each in [store, other] * 5))
    assert await texts(store, table.id) == ["Hello"]


async def test_a_line_whose_stored_answer_is_lost_is_kept_once(
    redis_server: str, server: Client
) -> None:
    table, other = gathered(chat=None), Store(server)
    await other.create(table)

    async def meanwhile() -> None:
        await say(other, table.id, "Meanwhile", BEN.id)

    async with losing_line(redis_server, b"commit_", meanwhile) as url:
        client = await connect(url)
        await say(Store(client), table.id, "Hello")
        await client.aclose()
    assert await texts(other, table.id) == ["Hello", "Meanwhile"]


async def test_talk_stays_short_and_nobody_misses_a_line(store: Store, other: Store) -> None:
    rng, table = Random(1), plotting(turn=4)
    await store.create(table)
    everything, most = [], 0
    for number in range(5 * SWEPT_EVERY):
        seat, circle = rng.choice([(0, "plot"), (1, "plot"), (1, "plot"), (2, "table")])
        who, now = person_in(table, seat), NOW + number * SPAN

        def change(table: Table, who: str = who, circle: str = circle, now: float = now) -> None:
            table.say(who, circle, f"{circle} {now}", now)

        await (store, other)[number % 2].change(table.id, change)
        lines = await store.talk(table.id)
        everything.append(lines[-1])
        most = max(most, len(lines))
    table = await store.load(table.id)
    lines = await store.talk(table.id)
    for reader in (None, *(person_in(table, seat) for seat in range(4))):
        assert heard(table, lines, reader) == heard(table, everything, reader)
    assert most <= 2 * SHOWN + SWEPT_EVERY
    assert table.said == len(everything) > most

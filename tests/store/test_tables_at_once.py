"""Several change a table at the same moment: each change counts, none is made twice."""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random

import pytest

from bot.engines.game import Move
from bot.gathering import Refused
from bot.link import Client, connect
from bot.people import Person
from bot.store import Contended, Store, keys
from bot.table import Table
from tests.store.scene import ANN, BEN, GROUP, NOW, any_move, begun, gathered, touch
from tests.store.servers import losing_line


class Overtaken(Store):
    """A store before whose every commit something else happens."""

    before: Callable[[], Awaitable[object]]

    async def _commit(self, table: Table, version: int, body: str) -> bool:
        await self.before()
        return await super()._commit(table, version, body)


async def test_twenty_at_once_from_two_processes_all_count(store: Store, other: Store) -> None:
    table = gathered()
    await store.create(table)
    await asyncio.gather(*(each.change(table.id, touch) for each in [store, other] * 20))
    version, table = await store.load_versioned(table.id)
    assert version == 1 + 40
    assert table.touched == NOW + 40


async def test_an_overtaken_change_runs_again_on_the_fresh_table(
    client: Client, other: Store
) -> None:
    table = gathered()
    await other.create(table)
    store = Overtaken(client)
    overtaken = False

    async def overtake() -> None:
        nonlocal overtaken
        if not overtaken:
            overtaken = True
            await other.change(table.id, lambda table: table.leave(BEN.id, NOW))

    store.before = overtake
    seen: list[int] = []

    def count(table: Table) -> None:
        seen.append(len(table.sitters))
        touch(table)

    await store.change(table.id, count)
    assert seen == [2, 1]
    version, table = await other.load_versioned(table.id)
    assert (version, len(table.sitters), table.touched) == (3, 1, NOW + 1)


async def test_a_change_that_is_always_overtaken_gives_up(client: Client, other: Store) -> None:
    table = gathered()
    await other.create(table)
    store = Overtaken(client)
    store.before = lambda: other.change(table.id, touch)
    with pytest.raises(Contended):
        await store.change(table.id, lambda table: table.leave(BEN.id, NOW))
    assert len((await other.load(table.id)).sitters) == 2


async def test_two_moves_at_once_one_is_played_the_other_answered(
    store: Store, other: Store
) -> None:
    table = begun()
    await store.create(table)
    assert table.game is not None
    (seat,) = table.game.waiting()
    asked = table.sitters[seat].person
    question = table.question(seat)
    assert asked is not None
    assert question is not None
    moves = [Move(kind="shoot", picks=(str(target),)) for target in (seat, 1 - seat)]
    answers = await asyncio.gather(
        *(
            each.change(table.id, lambda t, move=move: t.play(asked.id, question, move, NOW))  # type: ignore[misc]
            for each, move in zip((store, other), moves, strict=True)
        ),
        return_exceptions=True,
    )
    refused = [answer for answer in answers if isinstance(answer, Refused)]
    assert len(refused) == 1
    assert answers.count(None) == 1
    assert refused[0].code in ("stale", "not-asked")
    version, table = await store.load_versioned(table.id)
    assert (version, table.entries) == (2, 1)


async def test_a_move_sent_twice_at_once_is_played_once(store: Store, other: Store) -> None:
    table = begun()
    await store.create(table)
    person, question, move = any_move(table, Random(3))

    def play(table: Table) -> None:
        table.play(person, question, move, NOW)

    await asyncio.gather(store.change(table.id, play), other.change(table.id, play))
    assert (await store.load(table.id)).entries == 1


async def test_a_commit_whose_answer_was_lost_is_not_made_twice(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When a connection breaks the client sends a command again that may have arrived."""
    table = gathered()
    await store.create(table)
    run = store._link.run

    async def run_twice(*call: object) -> object:
        await run(*call)  # type: ignore[arg-type]
        return await run(*call)  # type: ignore[arg-type]

    monkeypatch.setattr(store._link, "run", run_twice)
    await store.change(table.id, touch)
    version, table = await store.load_versioned(table.id)
    assert (version, table.touched) == (2, NOW + 1)


async def test_nor_when_somebody_else_commits_before_it_is_sent_again(
    server: Client, redis_server: str
) -> None:
    other, table = Store(server), gathered()
    await other.create(table)

    async def meanwhile() -> None:
        for _ in range(3):
            await other.change(table.id, touch)

    async with losing_line(redis_server, b"commit_", meanwhile) as url:
        client = await connect(url)
        await Store(client).change(table.id, touch)
        await client.aclose()
    version, table = await other.load_versioned(table.id)
    assert (version, table.touched) == (1 + 1 + 3, NOW + 1 + 3)


async def test_a_table_remembers_few_marks(store: Store, client: Client) -> None:
    table = gathered()
    await store.create(table)
    for _ in range(20):
        await store.change(table.id, touch)
    assert await client.hlen(keys.of_table("table", table.id)) == 2 + 8


async def test_indexes_are_written_before_the_table(client: Client, other: Store) -> None:
    """So a process that dies in between leaves an entry too many, and never one too few."""
    store, table = Overtaken(client), gathered()
    cyd = Person(id="33", name="Cyd")
    listed: list[list[str]] = []

    async def look() -> None:
        found = [await other.enlisted(who, 9) for who in (ANN.id, BEN.id, GROUP.id, cyd.id)]
        listed.append([who[0][0] if who else "" for who in found])

    store.before = look
    await store.create(table)
    await store.change(table.id, lambda table: table.leave(BEN.id, NOW))
    await store.change(table.id, lambda table: table.sit(cyd, "", NOW))
    assert listed[0] == listed[1] == [table.id] * 3 + [""]
    assert listed[2] == [table.id] * 4


async def test_of_a_chats_tables_exactly_one_is_its_only_one_until_that_is_closed(
    store: Store, other: Store
) -> None:
    tables = [gathered() for _ in range(12)]
    for table in tables:
        await store.create(table)
    chat = str(GROUP.id)

    async def only() -> list[Table]:
        asked = [(store, other)[n % 2].be_only(chat, each.id) for n, each in enumerate(tables)]
        answers = await asyncio.gather(*asked)
        return [each for each, stays in zip(tables, answers, strict=True) if stays]

    (first,) = await only()
    assert await only() == [first]
    await store.change(first.id, lambda table: table.shut())
    tables.remove(first)
    (second,) = await only()
    assert second != first

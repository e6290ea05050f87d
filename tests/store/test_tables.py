"""Tables are created, loaded and changed: whole or not at all, by any number of processes."""

import asyncio
from random import Random

import pytest

from bot.gathering import Refused
from bot.link import Client
from bot.store import Store, Taken, Unknown, new_id, new_secret
from bot.table import Table
from tests.store.scene import BEN, NOW, any_move, begun, gathered, touch


async def test_a_table_comes_back_as_it_was(store: Store, other: Store) -> None:
    table = begun()
    await store.create(table)
    assert await store.load(table.id) == table
    assert await other.load_versioned(table.id) == (1, table)


async def test_an_id_is_given_once(store: Store, other: Store) -> None:
    table = gathered()
    await store.create(table)
    usurper = gathered().model_copy(update={"id": table.id})
    with pytest.raises(Taken):
        await other.create(usurper)
    assert await store.load(table.id) == table


@pytest.mark.parametrize("table_id", ["nobodyknowsit", "", "a b", "*", "{0}:x", "ы" * 12, "a" * 99])
async def test_an_unknown_table_is_unknown(store: Store, table_id: str) -> None:
    with pytest.raises(Unknown):
        await store.load(table_id)
    with pytest.raises(Unknown):
        await store.change(table_id, touch)


async def test_a_change_answers_what_its_function_answers(store: Store) -> None:
    table = gathered()
    await store.create(table)
    assert await store.change(table.id, lambda table: table.seat_of(BEN.id)) == 1


async def test_a_refused_change_writes_nothing(store: Store) -> None:
    table = gathered()
    await store.create(table)

    def refuse(table: Table) -> None:
        touch(table)
        raise Refused("full")

    with pytest.raises(Refused, match="full"):
        await store.change(table.id, refuse)
    assert await store.load_versioned(table.id) == (1, table)


async def test_a_change_that_changes_nothing_writes_nothing(store: Store) -> None:
    table = begun()
    await store.create(table)
    await store.settle_stale(table.id, 1)
    person, question, move = any_move(table, Random(1))
    await store.change(table.id, lambda table: table.play(person, question, move, NOW))
    await store.settle_stale(table.id, 2)
    await store.change(table.id, lambda table: table.play(person, question, move, NOW))
    await store.change(table.id, lambda table: None)
    assert (await store.load_versioned(table.id))[0] == 2
    assert await store.stale() == []


async def test_a_server_that_has_lost_its_functions_gets_them_again(
    store: Store, client: Client
) -> None:
    table = gathered()
    await store.create(table)
    await client.function_flush()
    await asyncio.gather(*(store.change(table.id, touch) for _ in range(5)))
    assert (await store.load(table.id)).touched == NOW + 5


async def test_ids_and_secrets_are_never_the_same() -> None:
    assert len({new_id() for _ in range(1000)}) == 1000
    assert all(len(new_id()) == 12 and new_id().isalnum() for _ in range(100))
    assert len({new_secret() for _ in range(100)}) == 100
    assert len(bytes.fromhex(new_secret())) == 32

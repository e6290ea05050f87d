"""Who is connected, who works for a table's chat, which cards are shown, which calls were made."""

import asyncio

from bot.link import Client
from bot.store import Store, keys

TABLE, OTHER = "Tab1e0000000", "0ther0000000"


async def test_nobody_is_here_at_first(store: Store) -> None:
    assert await store.here(TABLE) == frozenset()


async def test_a_person_is_here_until_the_last_connection_goes(store: Store, other: Store) -> None:
    await store.come(TABLE, "11", "phone")
    await other.come(TABLE, "11", "desk")
    await other.come(TABLE, "22", "phone")
    await other.come(TABLE, "22", "phone")
    assert await store.here(TABLE) == {"11", "22"}
    assert await store.here(OTHER) == frozenset()
    await store.go(TABLE, "11", "phone")
    await store.go(TABLE, "22", "phone")
    assert await other.here(TABLE) == {"11"}
    await store.go(TABLE, "11", "desk")
    await store.go(TABLE, "11", "desk")
    assert await other.here(TABLE) == frozenset()


async def test_a_connection_nobody_refreshes_lapses_alone(store: Store, client: Client) -> None:
    await store.come(TABLE, "11", "phone")
    await client.zadd(keys.of_table("here", TABLE), {"phone 22": 1_000_000_000})
    assert await store.here(TABLE) == {"11"}


async def test_one_holder_at_a_time_has_the_lease(store: Store, other: Store) -> None:
    assert await store.lease(TABLE, "me", 60)
    assert not await other.lease(TABLE, "you", 60)
    assert await other.lease(OTHER, "you", 60)
    assert await store.lease(TABLE, "me", 60)
    await other.release(TABLE, "you")
    assert not await other.lease(TABLE, "you", 60)
    await store.release(TABLE, "me")
    assert await other.lease(TABLE, "you", 60)


async def test_a_lease_ends_by_itself(store: Store, other: Store) -> None:
    assert await store.lease(TABLE, "me", 0.001)
    while not await other.lease(TABLE, "you", 60):
        pass


async def test_cards_are_noted_by_audience(store: Store, other: Store) -> None:
    assert await store.card(TABLE, "group") is None
    await store.set_card(TABLE, "group", '{"message": 1}')
    await store.set_card(TABLE, "dm 11", "две")
    await store.set_card(TABLE, "group", '{"message": 2}')
    assert await other.card(TABLE, "group") == '{"message": 2}'
    assert await other.cards(TABLE) == {"group": '{"message": 2}', "dm 11": "две"}
    await store.set_card(TABLE, "group", None)
    assert await other.cards(TABLE) == {"dm 11": "две"}
    assert await other.cards(OTHER) == {}


async def test_a_call_is_made_once(store: Store, other: Store) -> None:
    answers = await asyncio.gather(*(each.say_once(TABLE, "began") for each in (store, other) * 5))
    assert sorted(answers) == [False] * 9 + [True]
    assert await store.say_once(TABLE, "your turn")
    assert await store.say_once(OTHER, "began")


async def test_a_note_is_replaced_by_whoever_knows_it(store: Store, other: Store) -> None:
    await store.set_card("table", "7", "first")
    assert await other.amend_card("table", "7", "first", "second")
    assert not await store.amend_card("table", "7", "first", "third")
    assert not await store.amend_card("table", "7", "first", "")
    assert await store.card("table", "7") == "second"
    assert await store.amend_card("table", "7", "second", "")
    assert await store.card("table", "7") is None
    assert not await store.amend_card("table", "7", "", "fourth")

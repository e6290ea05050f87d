"""What is due, what the chat does not show yet, whose tables there are, and finished games."""

import asyncio

from bot.link import Client
from bot.people import Chat, Person
from bot.store import Store, keys
from tests.store.scene import (
    ANN,
    BEN,
    DAY,
    GROUP,
    NOW,
    Hand,
    begun,
    gathered,
    touch,
)


async def test_a_table_is_due_when_it_says_so(store: Store) -> None:
    tables = [begun() for _ in range(40)]
    for table in tables:
        await store.create(table)
    assert tables[0].due is not None
    assert await store.due(tables[0].due - 0.001) == []
    assert sorted(await store.due(tables[0].due)) == sorted(table.id for table in tables)
    assert len({keys.shard_of(table.id) for table in tables}) > 1


async def test_each_shard_answers_up_to_the_limit(store: Store) -> None:
    for _ in range(40):
        await store.create(begun())
    due, stale = await store.due(NOW + DAY, 1), await store.stale(1)
    for ids in (due, [table_id for table_id, _ in stale]):
        assert len(ids) == len({keys.shard_of(table_id) for table_id in ids}) > 1


async def test_a_due_table_stays_due_until_its_lapse_is_stored(store: Store, other: Store) -> None:
    table = begun()
    await store.create(table)
    end = NOW + 100
    assert await store.due(end) == await store.due(end) == await other.due(end) == [table.id]
    await other.change(table.id, lambda table: table.lapse(end))
    (again,) = {(await store.load(table.id)).due}
    assert again is not None
    assert await store.due(end) == ([table.id] if again <= end else [])


async def test_a_closed_table_is_never_due(store: Store) -> None:
    table = gathered()
    await store.create(table)
    await store.change(table.id, lambda table: table.close(ANN.id, NOW))
    assert await store.due(NOW + 1000 * DAY) == []


async def test_only_a_due_id_without_a_table_can_be_forgotten(store: Store, client: Client) -> None:
    table, lost = begun(), begun()
    for each in (table, lost):
        await store.create(each)
        await store.forget_due(each.id)
    await client.delete(keys.of_table("table", lost.id))
    await store.forget_due(lost.id)
    assert await store.due(NOW + DAY) == [table.id]


async def test_a_table_is_stale_from_its_change_until_that_version_is_shown(store: Store) -> None:
    table = gathered()
    await store.create(table)
    assert await store.stale() == [(table.id, 1)]
    await store.change(table.id, touch)
    assert not await store.settle_stale(table.id, 1)
    assert await store.stale() == [(table.id, 2)]
    assert await store.settle_stale(table.id, 2)
    assert await store.stale() == []
    assert not await store.settle_stale(table.id, 2)


async def test_a_wish_makes_a_table_stale_as_it_is(store: Store) -> None:
    table = gathered()
    await store.create(table)
    await store.settle_stale(table.id, 1)
    assert await store.wish(table.id, "chosen.11", "two")
    assert await store.stale() == [(table.id, 1)]
    assert await store.cards(table.id) == {"chosen.11": "two"}
    assert not await store.wish(table.id, "chosen.11", "three", before="")
    assert await store.wish(table.id, "chosen.11", "three", before="two")
    assert await store.cards(table.id) == {"chosen.11": "three"}
    seen = (await store.cards_wished(table.id))[1]
    assert await store.wish(table.id, "chosen.11", "four")
    assert not await store.settle_stale(table.id, 1, seen)
    assert await store.stale() == [(table.id, 1)]
    assert await store.settle_stale(table.id, 1, seen + 1)
    await store.wish("Zz9Zz9Zz9Zz9", "chosen.11", "two")
    assert await store.stale() == []


async def test_people_and_chats_have_lists_of_their_tables(store: Store, time: Hand) -> None:
    first, second, elsewhere = gathered(), gathered(), gathered(chat=None)
    for table in (first, second, elsewhere):
        await store.create(table)
        await time.sleep(1)
    assert await store.tables_of(ANN.id) == [elsewhere, second, first]
    assert await store.tables_of(ANN.id, limit=1) == [elsewhere]
    assert await store.tables_in(GROUP.id) == [second, first]
    assert await store.tables_of("33") == []
    assert await store.tables_in("-1") == []


async def test_who_sits_down_later_is_listed_too(store: Store) -> None:
    table = gathered()
    await store.create(table)
    await store.change(table.id, lambda table: table.leave(BEN.id, NOW))
    cyd = Person(id="33", name="Cyd")
    await store.change(table.id, lambda table: table.sit(cyd, "", NOW))
    assert [table.id for table in await store.tables_of("33")] == [table.id]
    assert await store.tables_of(BEN.id) == []


async def test_who_left_a_running_game_is_not_at_the_table(store: Store) -> None:
    table = begun()
    await store.create(table)
    await store.change(table.id, lambda table: table.leave(BEN.id, NOW))
    assert await store.tables_of(BEN.id) == []
    assert [each.id for each in await store.tables_of(ANN.id)] == [table.id]


async def test_a_private_chat_is_not_its_person(store: Store) -> None:
    """Telegram gives both the same id."""
    here, elsewhere = gathered(chat=Chat(id=ANN.id)), gathered(chat=None)
    for table in (here, elsewhere):
        await store.create(table)
    await store.change(here.id, lambda table: table.leave(ANN.id, NOW))
    assert [table.id for table in await store.tables_in(ANN.id)] == [here.id]
    assert [table.id for table in await store.tables_of(ANN.id)] == [elsewhere.id]


async def test_a_reader_drops_what_the_table_denies(
    store: Store, client: Client, time: Hand
) -> None:
    left, closed, kept = gathered(), gathered(), gathered()
    for table in (left, closed, kept):
        await store.create(table)
    await store.enlist("neverstored1", frozenset([BEN.id]))
    await store.change(left.id, lambda table: table.leave(BEN.id, NOW))
    await store.change(closed.id, lambda table: table.close(ANN.id, NOW))
    await time.sleep(100)
    assert [table.id for table in await store.tables_of(BEN.id)] == [kept.id]
    assert await client.zrange(keys.of_one("tables", BEN.id), 0, -1) == [kept.id]
    assert len(await store.tables_in(GROUP.id)) == 2


async def test_an_entry_ahead_of_its_table_is_not_dropped(
    store: Store, other: Store, time: Hand
) -> None:
    """Indexes are written first, so a reader may come between the index and the table."""
    table = gathered()
    await store.create(table)
    await store.change(table.id, lambda table: table.leave(BEN.id, NOW))
    await time.sleep(100)
    ((_, old),) = await store.enlisted(BEN.id, 9)
    await store.enlist(table.id, frozenset([BEN.id]))
    assert await other.tables_of(BEN.id) == []
    await other.denied(BEN.id, table.id, old)
    assert await store.enlisted(BEN.id, 9) == [(table.id, time.now())]
    await time.sleep(100)
    await other.denied(BEN.id, table.id, old)
    assert await store.enlisted(BEN.id, 9) == [(table.id, time.now() - 100)]
    assert await other.tables_of(BEN.id) == []
    assert await store.enlisted(BEN.id, 9) == []


async def test_everything_of_a_table_is_dropped_after_ninety_days(
    store: Store, client: Client
) -> None:
    table = begun()
    await asyncio.gather(
        store.create(table), store.say_once(table.id, "a"), store.set_card(table.id, "g", "b")
    )
    await store.come(table.id, ANN.id)
    await store.lease(table.id, "me", 5)
    found = [key async for key in client.scan_iter() if not key.startswith(("due:", "stale:"))]
    assert len(found) == 11
    assert all([0 < await client.ttl(key) <= 90 * DAY for key in found])


async def test_a_lobby_that_was_wanted_and_never_opened_stands_in_nobodys_way_for_long(
    store: Store, client: Client
) -> None:
    """However often it is asked for meanwhile."""
    lost, next_one = gathered(), gathered()
    assert await store.may_wait(lost)
    (key,) = await client.keys("*lobby:*")
    await client.expire(key, 5)
    assert not await store.may_wait(next_one)
    assert 0 < await client.ttl(key) <= 5
    await client.persist(key)
    assert not await store.may_wait(next_one)
    assert await client.ttl(key) > 0

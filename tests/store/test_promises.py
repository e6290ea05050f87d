"""Tables that are promised, and what is noted about invitations in chats we do not know."""

from bot.link import Client
from bot.opening import come_to, promise
from bot.people import Person
from bot.playable import choices
from bot.store import Promise, Store, new_ids
from bot.store.posts import MOST
from bot.store.promises import AGAIN, LASTS
from tests.tables import opened

ANN, ZOE = Person(id="101", name="Ann"), Person(id="102", name="Zoe")


async def test_a_promise_is_kept_for_each_of_its_tables_and_for_no_other(store: Store) -> None:
    coup, mafia, other = new_ids(3)
    tables = {coup: ("coup", ""), mafia: ("mafia", "")}
    await store.promise(Promise(host="101", tables=tables))
    assert await store.promised(coup) == ("101", "coup", "")
    assert await store.promised(mafia) == ("101", "mafia", "")
    assert await store.promised(other) is None
    assert await store.promised("A" * 12) is None


async def test_a_promise_is_not_kept_longer_than_people_may_gather(store: Store) -> None:
    (table_id,) = new_ids(1)
    await store.promise(Promise(host="101", tables={table_id: ("coup", "")}))
    left = await store._link.call("TTL", f"promise:{{{table_id[:10]}}}")
    assert LASTS <= left <= LASTS + AGAIN


async def offers(store: Store, client: Client) -> int:
    """How many promises are kept."""
    return len([key async for key in client.scan_iter(match="promise:*")])


async def test_who_goes_on_typing_is_promised_the_same_tables(store: Store, client: Client) -> None:
    there = choices(group=True)
    first = await promise(store, ZOE, there)
    for count in range(len(there)):
        found = await promise(store, ZOE, there[count:])
        assert found == {choice: first[choice] for choice in there[count:]}
    assert await offers(store, client) == 1
    others = [await promise(store, ANN, there), await promise(store, ZOE, there, "-1")]
    assert not {*first.values()} & {table for each in others for table in each.values()}
    assert await promise(store, ZOE, []) == {}


async def test_a_table_that_was_opened_is_promised_to_nobody_else(store: Store) -> None:
    there = choices(group=True)
    await store.save_person(ZOE)
    first = await promise(store, ZOE, there)
    await come_to(store, first[there[0]], 0.0)
    second = await promise(store, ZOE, there)
    assert not {*first.values()} & {*second.values()}
    assert (await come_to(store, first[there[1]], 0.0)).game_key == there[1].game


async def test_the_same_is_promised_for_a_moment_only(store: Store) -> None:
    await promise(store, ZOE, choices(group=True), "-1")
    left = await store._link.call("TTL", f"promises:{{{ZOE.id}.-1}}")
    assert 0 < left <= AGAIN


async def test_ids_of_one_promise_are_different_and_those_of_two_have_nothing_in_common() -> None:
    first, second = new_ids(200), new_ids(200)
    assert len({*first, *second}) == 400
    assert {len(each) for each in first} == {12}
    assert len({each[:10] for each in first}) == 1
    assert first[0][:10] != second[0][:10]


async def test_posts_are_noted_renewed_and_forgotten_and_only_so_many(store: Store) -> None:
    table = opened()
    await store.create(table)
    for number in range(MOST + 3):
        await store.set_post(table.id, f"post {number}", "a")
    assert len(await store.posts(table.id)) == MOST
    await store.set_post(table.id, "post 0", "b")
    await store.set_post(table.id, "post 1", None)
    posts = await store.posts(table.id)
    assert (posts["post 0"], "post 1" in posts, len(posts)) == ("b", False, MOST - 1)


async def test_a_menu_opens_one_table_and_each_is_kept_a_day_by_itself(
    store: Store, client: Client
) -> None:
    assert await store.spend_menu("-1", 7)
    assert not await store.spend_menu("-1", 7)
    assert await store.spend_menu("-1", 8)
    assert await store.spend_menu("-2", 7)
    assert [key async for key in client.scan_iter(match="said:*")] == []
    assert 0 < await store._link.call("TTL", "menu:{-1.7}") <= LASTS

"""Tables that are promised, and what is noted about invitations in chats we do not know."""

from bot.store import Promise, Store, new_ids
from bot.store.posts import MOST
from bot.store.promises import LASTS
from tests.tables import opened


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
    assert LASTS - 60 <= left <= LASTS


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

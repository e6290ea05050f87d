"""Who is told when a game starts in a group: so many, each by his own wish, as the tap meant it."""

from bot.store import Store
from bot.store.followers import MOST
from bot.store.linked import KEPT


async def test_a_group_has_so_many_followers_and_room_where_one_goes(store: Store) -> None:
    for person in range(MOST):
        assert await store.follow("-1", str(person))
    assert not await store.follow("-1", "late")
    assert await store.unfollow("-1", "7")
    assert not await store.unfollow("-1", "7")
    assert await store.follow("-1", "late")
    assert len(await store.followers("-1")) == MOST


async def test_a_tap_means_the_same_however_often_it_is_handled(store: Store) -> None:
    assert await store.other_way("-1", "7", "update 1")
    await store.follow("-1", "7")
    assert await store.other_way("-1", "7", "update 1")
    assert not await store.other_way("-1", "7", "update 2")
    assert await store.other_way("-2", "7", "update 3")


async def test_what_a_follower_is_found_by_goes_in_the_end_and_not_before_his_wish(
    store: Store,
) -> None:
    await store.follow("-1", "7")
    assert KEPT - 60 <= await store._link.call("TTL", "follows:{7}") <= KEPT
    await store._link.call("EXPIRE", "follows:{7}", 100)
    await store.follow("-1", "8")
    assert KEPT - 60 <= await store._link.call("TTL", "follows:{7}") <= KEPT
    await store.unfollow_all("7")
    assert await store.followers("-1") == ["8"]

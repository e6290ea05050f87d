"""Who is told when a game starts in a group: so many, each by his own wish, as the tap meant it."""

from bot.store import Store
from bot.store.followers import MOST


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

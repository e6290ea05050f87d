"""Budgets hold over all processes, and a chat that has to wait holds up no other."""

import asyncio
from itertools import cycle

import pytest

from bot.limits import MOST_TABLES, Limits, has_enough
from bot.link import Client
from tests.store.scene import Hand

ANN, BEN = "11", "22"
GROUP, OTHERS = "-100500", "-7"


@pytest.fixture
def limits(client: Client, time: Hand) -> Limits:
    return Limits(client, time)


@pytest.fixture
def other(other_client: Client, time: Hand) -> Limits:
    """The limits of another process."""
    return Limits(other_client, time)


async def turn(limits: Limits, time: Hand, chat: str) -> None:
    """Wait until a message may go to this chat, and count it."""
    while wait := await limits.may_write(chat):
        await time.sleep(wait)


async def moments(limits: Limits, chat: str, time: Hand, count: int) -> list[float]:
    """When so many messages in a row may go to a chat, from now."""
    start, found = time.now(), []
    for _ in range(count):
        await turn(limits, time, chat)
        found.append(time.now() - start)
    return found


async def test_a_chat_gets_one_a_second(limits: Limits, other: Limits, time: Hand) -> None:
    assert await limits.may_write(ANN) == 0
    await time.sleep(0.25)
    assert await other.may_write(ANN) == 0.75
    assert await other.may_write(BEN) == 0
    await time.sleep(0.75)
    assert await limits.may_write(ANN) == 0


async def test_asking_does_not_spend(limits: Limits, time: Hand) -> None:
    assert await limits.may_write(ANN) == 0
    for _ in range(7):
        await time.sleep(0.125)
        assert await limits.may_write(ANN) > 0
    await time.sleep(0.125)
    assert await limits.may_write(ANN) == 0


async def test_a_group_gets_eighteen_in_any_minute(limits: Limits, time: Hand) -> None:
    found = await moments(limits, GROUP, time, 60)
    for first, nineteenth in zip(found, found[18:], strict=False):
        assert nineteenth - first >= 60
    assert found[17] < 18
    assert found[-1] < 4 * 60


async def test_a_person_has_no_minute(limits: Limits, time: Hand) -> None:
    assert (await moments(limits, ANN, time, 40))[-1] < 40


async def test_everybody_together_gets_twenty_five_a_second(
    limits: Limits, other: Limits, time: Hand
) -> None:
    waiting = [str(chat) for chat in range(60)]
    for served in (25, 25, 10):
        waits = await asyncio.gather(
            *(each.may_write(chat) for each, chat in zip(cycle((limits, other)), waiting))
        )
        assert waits.count(0) == served
        waiting = [chat for chat, wait in zip(waiting, waits, strict=True) if wait]
        await time.sleep(1)


async def test_who_waits_for_everybody_has_not_spent_his_own_turn(
    limits: Limits, time: Hand
) -> None:
    for chat in range(25):
        assert await limits.may_write(f"1{chat}") == 0
    await time.sleep(0.5)
    assert await limits.may_write(ANN) == 0.5
    await time.sleep(0.5)
    assert await limits.may_write(ANN) == 0


async def test_a_chat_that_telegram_holds_waits_exactly_and_alone(
    limits: Limits, other: Limits, time: Hand
) -> None:
    await limits.hold(GROUP, 30)
    assert await other.may_write(GROUP) == 30
    assert await other.may_write(OTHERS) == 0
    await time.sleep(29.5)
    assert await other.may_write(GROUP) == 0.5
    await time.sleep(0.5)
    assert await other.may_write(GROUP) == 0


async def test_turns_come_one_after_the_other(limits: Limits, other: Limits, time: Hand) -> None:
    start = time.now()
    await asyncio.gather(*(turn(each, time, ANN) for each in (limits, other) * 3))
    assert time.now() - start >= 5


def test_a_person_may_have_so_many_tables_that_are_not_over() -> None:
    mine = ["lobby", "playing"] * (MOST_TABLES // 2)
    assert has_enough(mine)
    assert not has_enough([*mine[1:], "over", "closed"])


async def test_a_person_may_act_so_often(limits: Limits, other: Limits, time: Hand) -> None:
    answers = [await each.may_act(ANN, "move", 3, 10) for each in (limits, other) * 3]
    assert answers == [True] * 3 + [False] * 3
    assert await limits.may_act(ANN, "open", 3, 10)
    assert await limits.may_act(BEN, "move", 3, 10)
    await time.sleep(10)
    assert await limits.may_act(ANN, "move", 3, 10)


async def test_moments_from_a_future_that_never_came_hold_up_nobody_for_long(
    client: Client, time: Hand
) -> None:
    ahead = Hand()
    ahead.moment += 1_000_000
    assert await Limits(client, ahead).may_write(ANN) == 0
    assert await Limits(client, time).may_write(ANN) == 1


async def test_budgets_are_dropped_when_they_no_longer_matter(
    limits: Limits, client: Client, time: Hand
) -> None:
    for _ in range(30):
        await turn(limits, time, GROUP)
    assert await client.llen(f"budget:{{{GROUP}}}") == 18
    await limits.hold(GROUP, 30.5)
    await limits.may_act(ANN, "move", 3, 10)
    found = [key async for key in client.scan_iter()]
    assert len(found) == 4
    assert all([0 < await client.ttl(key) <= 121 for key in found])

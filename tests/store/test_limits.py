"""Budgets hold over all processes, and a chat that has to wait holds up no other."""

import asyncio
from itertools import cycle

import pytest

from bot.limits import GROUP as GROUP_RULES
from bot.limits import SHARE, Limits
from bot.link import Client
from tests.store.scene import Hand

ANN, BEN = "11", "22"
GROUP, OTHERS = "-100500", "-7"
TABLES = TABLE, *_ = ("Tab1e0000000", "0ther0000000", "Th1rd0000000")


@pytest.fixture
def limits(client: Client, time: Hand) -> Limits:
    return Limits(client, time)


@pytest.fixture
def other(other_client: Client, time: Hand) -> Limits:
    """The limits of another process."""
    return Limits(other_client, time)


async def turn(limits: Limits, time: Hand, chat: str, routine_of: str = "") -> None:
    """Wait until a message may go to this chat, and count it."""
    while wait := await limits.may_write(chat, routine_of):
        await time.sleep(wait)


async def moments(
    limits: Limits, chat: str, time: Hand, count: int, routine_of: str = ""
) -> list[float]:
    """When so many messages in a row may go to a chat, from now."""
    start, found = time.now(), []
    for _ in range(count):
        await turn(limits, time, chat, routine_of)
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


async def test_the_routine_of_a_group_comes_four_at_once_and_leaves_room_for_answers(
    limits: Limits, time: Hand
) -> None:
    found = await moments(limits, GROUP, time, 13, TABLE)
    assert found == pytest.approx([0, 1, 2, 3, *range(6, 60, 6)])
    assert await moments(limits, GROUP, time, 5) == pytest.approx([1, 2, 3, 4, 5])
    assert await limits.may_write(GROUP) == pytest.approx(1)


async def test_routine_steps_back_while_people_are_answered(
    limits: Limits, other: Limits, time: Hand
) -> None:
    await moments(limits, GROUP, time, 5)
    assert await other.may_write(GROUP, TABLE) == pytest.approx(6)
    assert await other.may_write(OTHERS, TABLE) == 0
    await time.sleep(4)
    await turn(limits, time, GROUP)
    assert await other.may_write(GROUP, TABLE) == pytest.approx(6)


async def test_answers_in_floods_keep_routine_waiting_no_longer_than_the_last_of_them(
    limits: Limits, time: Hand
) -> None:
    await moments(limits, GROUP, time, 16)
    assert await limits.may_write(GROUP, TABLE) == pytest.approx(6)


async def test_routine_that_has_waited_long_waits_no_longer_than_anything_else(
    limits: Limits, time: Hand
) -> None:
    """People never stop asking: every five seconds one of them is answered."""
    await moments(limits, GROUP, time, 4)
    began = time.now()
    while await limits.may_write(GROUP, TABLE):
        await time.sleep(2.5)
        assert await limits.may_write(GROUP) == 0
        await time.sleep(2.5)
    assert time.now() - began == pytest.approx(30)


async def test_tables_of_one_group_take_turns(limits: Limits, other: Limits, time: Hand) -> None:
    """Each wants to be shown all the time, and the first is always the first to ask."""
    shown: list[str] = []
    again = dict.fromkeys(TABLES, time.now())
    while len(shown) < 30:
        for each, table in zip(cycle((limits, other)), TABLES):
            if again[table] <= time.now():
                wait = await each.may_write(GROUP, table)
                again[table] = time.now() + wait
                if not wait:
                    shown.append(table)
        await time.sleep(0.125)
    assert {table: shown.count(table) for table in TABLES} == dict.fromkeys(TABLES, 10)


async def test_who_does_not_come_when_it_is_his_turn_holds_up_nobody_for_long(
    limits: Limits, time: Hand
) -> None:
    first, second, _ = TABLES
    await moments(limits, GROUP, time, 4)
    assert await limits.may_write(GROUP, first) == pytest.approx(3)
    await time.sleep(1)
    assert await limits.may_write(GROUP, second) == pytest.approx(2)
    await time.sleep(2)
    assert await limits.may_write(GROUP, second) == pytest.approx(0.5)
    await time.sleep(0.5)
    assert await limits.may_write(GROUP, second) == 0


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


async def test_of_everybodys_the_last_five_are_for_what_somebody_waits_for(
    limits: Limits, time: Hand
) -> None:
    waits = [await limits.may_write(f"1{chat}", TABLE) for chat in range(25)]
    assert waits == [0] * 20 + [1] * 5
    waits = [await limits.may_write(f"2{chat}") for chat in range(8)]
    assert waits == [0] * 5 + [1] * 3


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


async def test_a_group_has_some_answers_for_each_person(
    limits: Limits, other: Limits, time: Hand
) -> None:
    most, span = SHARE
    answers = [await each.may_be_answered(ANN, GROUP) for each in (limits, other) * most]
    assert answers == [True] * most + [False] * most
    assert await limits.may_be_answered(BEN, GROUP)
    assert await limits.may_be_answered(ANN, "-2")
    assert 2 * most < GROUP_RULES[-1][0]
    await time.sleep(span)
    assert await limits.may_be_answered(ANN, GROUP)


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

"""Two fast tables in one group share what may be written there, and leave room for an answer."""

import asyncio
from collections.abc import Sequence
from random import Random

import pytest

from bot.store import Store
from bot.timing import MovableTime
from sandbox.telegram import Telegram
from tests.handlers.guests import LONGEST
from tests.handlers.running import Running
from tests.promises.crowd import Crowd

ANSWERED_WITHIN = 10.0
PEOPLE, BUSY = 5, 30


async def play_on(crowds: Sequence[Crowd]) -> None:
    """A second in which everybody hurries."""
    for crowd in crowds:
        await crowd.store.change(crowd.table_id, crowd.move)
    crowds[0].time.skip(0.4)
    await asyncio.sleep(0.15)


async def are_over(crowds: Sequence[Crowd]) -> bool:
    return all([(await crowd.store.load(crowd.table_id)).stage == "over" for crowd in crowds])


async def stand(crowds: Sequence[Crowd]) -> bool:
    """Whether both are shown as they are, each by one card, beside the menu."""
    cards = [message for message in crowds[0].group.messages.values() if message.keyboard]
    shown = [await crowd.stands_among_others() for crowd in crowds]
    return all(shown) and len(cards) == len(crowds) + 1


@pytest.mark.parametrize("time", [2.0], indirect=True)
async def test_22_two_fast_tables_end_on_the_true_card_and_who_asks_is_answered_soon(
    bot: Running, sandbox: Telegram, store: Store, time: MovableTime
) -> None:
    first = await Crowd.gather(sandbox, store, time, 2 * PEOPLE)
    group, people = first.group, first.guests
    second = Crowd(sandbox, store, time, people[PEOPLE:], group, "", Random(8))
    del people[PEOPLE:]
    crowds = (first, second)
    for crowd in crowds:
        crowd.pace = "blitz"
        await crowd.begin("resistance")
    for _ in range(BUSY):
        await play_on(crowds)
    before = set(group.messages)
    english = next(guest for guest in first.guests if guest.person.language == "en")
    english.say("/play", group)
    asked = time.now()
    async with asyncio.timeout(LONGEST):
        while not any(
            "Who opens the table?" in message.text
            for number, message in group.messages.items()
            if number not in before
        ):
            for crowd in crowds:
                await store.change(crowd.table_id, crowd.move)
            await asyncio.sleep(0.1)
    assert time.now() - asked <= ANSWERED_WITHIN
    async with asyncio.timeout(2 * LONGEST):
        while not await are_over(crowds):
            await play_on(crowds)
        while not await stand(crowds):
            await asyncio.sleep(0.05)
            time.skip(0.2)

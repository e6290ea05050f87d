"""Buttons: two taps are one, and a forged one does nothing."""

import pytest

from bot.steps import Chosen
from bot.store import Store, new_secret
from bot.table import Table
from bot.timing import MovableTime
from sandbox.telegram import Telegram
from tests.handlers.running import Running
from tests.promises.deciding import chosen, go_on_to, six, steps_of
from tests.promises.players import Company, be_patient, shown_to


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    be_patient(monkeypatch)


@pytest.fixture
async def friends(bot: Running, sandbox: Telegram, store: Store, time: MovableTime) -> Company:
    return await six(sandbox, store, time)


# 15


async def test_15_a_step_tapped_twice_is_one_step(friends: Company, sandbox: Telegram) -> None:
    """By a shaking hand, or because Telegram brings it twice."""
    guest, table, message, presses = await steps_of(friends)
    for _ in range(2):
        assert not (await guest.press(message, presses[1].packed()))["toast"]
    assert (await chosen(friends, guest)) == Chosen(
        question=presses[1].question, kind="propose", picks=("1",)
    )
    sandbox.faults.add("update", "duplicate")
    for _ in range(2):
        await guest.press(message, presses[2].packed())
    after = await chosen(friends, guest)
    assert after is not None
    assert after.picks == ("1", "2")
    assert (await friends.table()).entries == table.entries


async def test_15_a_move_tapped_twice_is_one_move(friends: Company, sandbox: Telegram) -> None:
    table = await go_on_to(friends, "vote")
    guest = friends.guests[0]
    message = await friends.screen_of(guest, table, None)
    press = next(press for m, press in shown_to(guest) if m is message and press.question)
    sandbox.faults.add("update", "duplicate")
    first, second = [await guest.press(message, press.packed()) for _ in range(2)]
    assert first["toast"]
    assert second["answered"]
    assert (await friends.table()).entries == table.entries + 1


# 16


async def test_16_forged_data_is_refused_and_changes_nothing(
    friends: Company, store: Store, time: MovableTime
) -> None:
    guest, table, message, presses = await steps_of(friends)
    question, seat = presses[0].question, table.seat_of(guest.id)
    host = table.sitters[0].person
    assert host is not None
    elsewhere = Table.open("Zz9Zz9Zz9Zz9", "coup", host, new_secret(), time.now())
    await store.create(elsewhere)
    picks = "0 0_0 0_9 -00 -z -_ -0123456789 .0 .zz -.0 --9"
    forged = [f"propose:{table.id}:{question}:{pick}" for pick in ["", *picks.split()]]
    forged += [
        f"vote:{table.id}:{question}:approve",
        f"vote:{table.id}:{question}:-0",
        f"propose:{elsewhere.id}:{question}:-0",
        f"propose:AAAAAAAAAAAA:{question}:-0",
        f"propose:{table.id}:9.{question}:-0",
        f"start:{table.id}::",
        f"sit:{elsewhere.id}:x:{seat}",
        *("propose", ":::", "a:b:c:d:e", "propose:" + "x" * 60),
    ]
    for data in forged:
        answer = await guest.press(message, data)
        assert answer["answered"]
        assert answer["toast"], data
    assert await chosen(friends, guest) is None
    after = await friends.table()
    assert (after.entries, after.sitters) == (table.entries, table.sitters)
    assert len((await store.load(elsewhere.id)).sitters) == 1

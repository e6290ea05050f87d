"""Choosing in steps: it outlives a restart, and nobody else is shown that anything was chosen."""

import asyncio
from collections.abc import Callable

import pytest

from bot.presses import Press
from bot.store import Store
from bot.timing import MovableTime
from sandbox.messages import Message
from sandbox.telegram import Telegram
from tests.handlers.guests import LONGEST, Guest, until
from tests.handlers.running import Running
from tests.promises.deciding import chosen, go_on_to, in_own, six, steps_of
from tests.promises.players import Company, be_patient, shown_to


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    be_patient(monkeypatch)


@pytest.fixture
async def friends(bot: Running, sandbox: Telegram, store: Store, time: MovableTime) -> Company:
    return await six(sandbox, store, time)


def looks(guest: Guest) -> list[tuple[object, ...]]:
    """Everything the bot shows on this phone, and since when."""
    return [
        (message.id, message.text, str(message.keyboard), message.edited)
        for message in guest.from_bot()
    ]


def further(guest: Guest, message: Message) -> list[Press]:
    """What can be chosen besides."""
    here = [press for m, press in shown_to(guest) if m is message and press.is_step]
    return [press for press in here if press.places and not press.takes_back]


async def test_nobody_else_is_shown_that_something_is_chosen(friends: Company) -> None:
    guest, table, message, presses = await steps_of(friends)
    others = [other for other in friends.guests if other is not guest]
    for other in others:
        await friends.screen_of(other, table, None)
    # What the game's beginning still repaints stands first.
    async with asyncio.timeout(LONGEST):
        while await friends.store.stale():  # noqa: ASYNC110 - the bot makes them true
            await asyncio.sleep(0.01)
    version, _ = await friends.store.load_versioned(table.id)
    before = [looks(other) for other in others]
    for press in presses[:2]:
        await guest.press(message, press.packed())
        await friends.screen_of(guest, table, await chosen(friends, guest))
    assert [looks(other) for other in others] == before
    assert (await friends.store.load_versioned(table.id))[0] == version


async def test_what_is_chosen_outlives_a_restart(
    start_bot: Callable[[], Running], sandbox: Telegram, store: Store, time: MovableTime
) -> None:
    running = start_bot()
    friends = await six(sandbox, store, time)
    guest, table, message, presses = await steps_of(friends)
    await guest.press(message, presses[0].packed())
    await running.kill()
    start_bot()
    one = await chosen(friends, guest)
    assert one is not None
    message = await friends.screen_of(guest, table, one)
    await guest.press(message, further(guest, message)[0].packed())
    two = await chosen(friends, guest)
    assert two is not None
    assert len(two.picks) == 2
    message = await friends.screen_of(guest, table, two)
    play = next(p for m, p in shown_to(guest) if m is message and p.question and not p.is_step)
    assert (await guest.press(message, play.packed()))["toast"]
    await friends.moved_on(table.entries)


async def test_taps_at_once_add_up_before_the_card_has_changed(friends: Company) -> None:
    guest, table, message, presses = await steps_of(friends)
    await asyncio.gather(*(guest.press(message, press.packed()) for press in presses[:2]))
    both = await chosen(friends, guest)
    assert both is not None
    assert sorted(both.picks) == ["0", "1"]
    await friends.screen_of(guest, table, both)


async def test_a_card_that_changes_meanwhile_keeps_what_is_chosen(friends: Company) -> None:
    """Somebody speaks at the table, and the card is shown anew."""
    guest, table, message, presses = await steps_of(friends)
    await guest.press(message, presses[0].packed())
    message = await friends.screen_of(guest, table, await chosen(friends, guest))
    other = next(each for each in friends.guests if each is not guest)
    theirs = await friends.screen_of(other, table, None)
    other.phone.say(other.dm, "Доверься мне", str(theirs.id))
    await until(lambda: any("Доверься мне" in each.text for each in guest.from_bot()))
    await friends.screen_of(guest, table, await chosen(friends, guest))


async def test_too_many_are_refused_with_what_to_do(friends: Company) -> None:
    guest, table, message, presses = await steps_of(friends)
    answer = await guest.press(message, presses[0].packed())
    for _ in range(2):
        assert not answer["toast"]
        message = await friends.screen_of(guest, table, await chosen(friends, guest))
        answer = await guest.press(message, further(guest, message)[0].packed())
    assert answer["toast"] == in_own(guest, "toast-enough")
    kept = await chosen(friends, guest)
    assert kept is not None
    assert len(kept.picks) == 2


async def test_a_vote_is_one_tap_and_needs_no_steps(friends: Company) -> None:
    table = await go_on_to(friends, "vote")
    guest = friends.guests[0]
    message = await friends.screen_of(guest, table, None)
    pressed = [press for m, press in shown_to(guest) if m is message and press.question]
    assert [press.pick for press in pressed] == ["approve", "reject"]

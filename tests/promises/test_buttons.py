"""Buttons: an old one says so and is put right, and somebody else's does nothing."""

import pytest

from bot.limits import Limits
from bot.link import Client
from bot.store import Store
from bot.texts import plain
from bot.timing import MovableTime
from sandbox.chats import Chat
from sandbox.telegram import Telegram
from tests.handlers.guests import Guest, until
from tests.handlers.running import Running
from tests.promises.deciding import chosen, in_own, leader_of, leaving, six, steps_of
from tests.promises.players import Company, be_patient, of_bot, shown_to
from tests.tables import any_move, playing

MOMENT = 20.0


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    be_patient(monkeypatch)


@pytest.fixture
async def friends(bot: Running, sandbox: Telegram, store: Store, time: MovableTime) -> Company:
    return await six(sandbox, store, time)


# 13


async def test_13_a_step_of_an_older_question_says_so_and_the_card_is_made_true(
    friends: Company, client: Client, time: MovableTime
) -> None:
    guest, table, message, presses = await steps_of(friends)
    await Limits(client, time).hold(guest.id, MOMENT)  # the phone still shows it
    seat = leader_of(friends, table)[1]
    await friends.store.change(
        table.id,
        lambda it: it.play_seat(seat, any_move(playing(it).legal(seat), friends.rng), time.now()),
    )
    answer = await guest.press(message, presses[0].packed())
    assert answer["toast"] == in_own(guest, "refused-stale")
    assert await chosen(friends, guest) is None
    time.skip(MOMENT)
    await friends.screen_of(guest, await friends.table(), None)
    assert presses[0] not in [press for _, press in shown_to(guest)]


async def test_13_a_button_of_a_game_that_is_over_says_so_and_goes(
    friends: Company, client: Client, time: MovableTime
) -> None:
    guest, table, message, presses = await steps_of(friends)
    await Limits(client, time).hold(guest.id, MOMENT)
    for each in friends.guests:
        if (await friends.table()).stage == "playing":
            await friends.store.change(table.id, leaving(each.id, time.now()))
    answer = await guest.press(message, presses[0].packed())
    assert answer["toast"] in {in_own(guest, "refused-over"), in_own(guest, "refused-not-seated")}
    time.skip(MOMENT)
    await until(lambda: presses[0] not in [press for _, press in shown_to(guest)])


async def test_13_a_button_of_a_table_that_is_gone_says_so_and_goes(
    friends: Company, client: Client
) -> None:
    guest, table, message, presses = await steps_of(friends)
    for key in await client.keys(f"table:*{table.id}"):
        await client.delete(key)
    answer = await guest.press(message, presses[0].packed())
    assert answer["toast"] == in_own(guest, "refused-unknown-table")
    await until(lambda: message.id not in guest.dm.messages)


# 14


async def test_14_whoever_is_not_asked_chooses_nothing_with_somebody_elses_buttons(
    friends: Company,
) -> None:
    leader, table, _, presses = await steps_of(friends)
    other = next(guest for guest in friends.guests if guest is not leader)
    message = await friends.screen_of(other, table, None)
    answer = await other.press(message, presses[0].packed())
    assert answer["toast"] == in_own(other, "refused-not-asked")
    assert await chosen(friends, other) is None
    assert await chosen(friends, leader) is None
    assert (await friends.table()).entries == table.entries


async def test_14_what_only_the_host_may_is_refused_to_all_others(
    bot: Running, anya: Guest, tom: Guest, bojan: Guest, group: Chat, store: Store
) -> None:
    anya.say("/play coup", group)
    await tom.tap("Сесть", group)
    card = await anya.sees("Tom Whitaker", chat=group)
    before = (await store.tables_of(anya.id))[0]
    refused = await tom.tap("Начать", group)
    assert refused["toast"] == plain("en", "refused-not-host")
    leaving = next(p for m, p in of_bot(tom, group) if m is card and p.verb == "leave")
    answer = await bojan.press(card, leaving.packed(), group)
    assert answer["toast"] == plain("mk", "refused-not-seated")
    after = await store.load(before.id)
    assert (after.stage, len(after.sitters)) == ("lobby", 2)

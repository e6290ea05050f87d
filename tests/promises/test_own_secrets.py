"""Secrets, each his own: where a role is reached, and who is shown what in a group."""

import asyncio
from collections.abc import AsyncIterator
from random import Random
from typing import Any

import pytest
from aiohttp.test_utils import TestClient, TestServer

from bot.store import Store
from bot.table import Table
from bot.texts import plain
from bot.timing import MovableTime
from sandbox.chats import Member
from sandbox.telegram import Telegram
from tests.handlers.guests import Guest, shown, until
from tests.handlers.running import Running
from tests.promises.strangers import Strangers, fast
from tests.tables import playing
from tests.webapp.phone import TOKEN, Phone
from webapp.app import create_app
from webapp.protocol import BotNames

MINUTE = 60.0

time = fast(60.0)


@pytest.fixture
async def web(store: Store, time: MovableTime) -> AsyncIterator[TestClient[Any, Any]]:
    names = BotNames(username="one_table_bot", app="table")
    client = TestClient(TestServer(create_app(store, TOKEN, names, time)))
    await client.start_server()
    yield client
    await client.close()


async def five(telegram: Telegram, store: Store, time: MovableTime) -> Strangers:
    """Five people at a table of Resistance in their group, who are all to look at their roles."""
    friends = Strangers.meet(telegram, store, time, 5, Random("five"))
    await friends.gather("resistance")
    return friends


async def to_the_leader(friends: Strangers) -> tuple[Table, int, Guest]:
    """All have looked; somebody is to name a team, which takes steps."""
    while playing(await friends.table()).open_offers():
        await friends.turn()
    table = await friends.table()
    (seat,) = playing(table).waiting()
    return table, seat, friends.at(table, seat)


def role_of(table: Table, seat: int, lang: str) -> str:
    view: Any = playing(table).view(seat)
    return plain(lang, "resistance-secret-role", role=view.role)


async def test_28_a_role_is_reached_in_private_in_the_mini_app_and_under_the_groups_card(
    bot: Running, sandbox: Telegram, store: Store, time: MovableTime, web: TestClient[Any, Any]
) -> None:
    friends = await five(sandbox, store, time)
    table = await friends.table()
    for seat in range(5):
        guest = friends.at(table, seat)
        role = role_of(table, seat, guest.person.language)
        assert role in (await friends.tap(guest, "secret"))["alert"]
        guest.phone.start(f"t{table.id}")
        card = await guest.sees(role)
        spoilers = [entity for entity in card.entities if entity["type"] == "spoiler"]
        assert spoilers
        person = guest.person
        app = await Phone.of(web, time.now(), person.id, person.name, person.language)
        live = await app.at(table.id)
        await live.see()
        view: Any = playing(table).view(seat)
        assert live.snapshot["view"]["role"] == view.role
    _, seat, leader = await to_the_leader(friends)
    aside = await friends.look(leader)
    assert role_of(await friends.table(), seat, leader.person.language) in shown(aside)


async def test_30_what_got_lost_is_shown_at_the_next_tap_and_the_lost_one_taken_away(
    bot: Running, sandbox: Telegram, store: Store, time: MovableTime
) -> None:
    friends = await five(sandbox, store, time)
    table, seat, leader = await to_the_leader(friends)
    lang = leader.person.language
    group = str(friends.chat.id)
    await time.sleep(MINUTE)
    sandbox.faults.add("ephemeral", "lost", chat=group)
    assert (await friends.tap(leader, "secret"))["toast"] == plain(lang, "aside-below")
    assert len(friends.asides) == 1
    assert not friends.alone(leader)
    await time.sleep(5)
    # Whoever taps again is told all that an alert holds: his phone may show nothing of the kind.
    alert = (await friends.tap(leader, "secret"))["alert"]
    assert role_of(table, seat, lang) in alert
    assert alert.endswith(plain(lang, "aside-missing"))
    (aside,) = await until(lambda: friends.alone(leader))
    assert role_of(table, seat, lang) in shown(aside)
    kept = sandbox.ephemerals.kept
    await until(lambda: [*kept[friends.chat.id]] == [aside.number])
    # What is chosen in it may get lost too, and stands in the next one.
    sandbox.faults.add("ephemeral", "lost", chat=group)
    picks = [press for _, press in friends.seen_by(leader) if press.is_step]
    assert (await friends.press(leader, aside, picks[0]))["answered"]
    await until(lambda: not sandbox.faults.waiting["ephemeral"])
    assert "✓" not in str(aside.keyboard)
    await time.sleep(5)
    assert (await friends.tap(leader, "secret"))["alert"].endswith(plain(lang, "aside-missing"))
    await until(lambda: any("✓" in str(one.keyboard) for one in friends.alone(leader)))


async def test_31_what_tells_a_role_cannot_be_passed_on(
    bot: Running, sandbox: Telegram, store: Store, time: MovableTime
) -> None:
    friends = await five(sandbox, store, time)
    for guest in friends.guests:
        guest.phone.start("hello")
    table, _, leader = await to_the_leader(friends)
    await friends.look(leader)
    told = 0
    for seat in range(5):
        guest = friends.at(table, seat)
        role = role_of(table, seat, guest.person.language)
        await guest.sees(role)
        of_role = [m for m in guest.from_bot() if role in shown(m)]
        assert all(message.protected for message in of_role)
        told += len(of_role)
    assert told >= 5
    assert friends.asides
    assert all(aside.protected for aside in friends.asides)


@pytest.mark.parametrize("status", ["member", "administrator"])
async def test_33_whoever_taps_is_the_one_who_is_shown_it(
    status: Any, bot: Running, sandbox: Telegram, store: Store, time: MovableTime
) -> None:
    """To an administrator Telegram leaves the choice: then the bot alone makes no mistake."""
    friends = Strangers.meet(sandbox, store, time, 6, Random("six"))
    friends.chat.members[sandbox.bot.id] = Member(sandbox.bot, status)
    await friends.gather("mafia")
    while playing(await friends.table()).open_offers():
        await friends.turn()
    table = await friends.table()
    asked = sorted(playing(table).waiting())
    assert len(asked) == 6

    found = await asyncio.gather(*(friends.look(friends.at(table, seat)) for seat in asked))
    for seat, aside in zip(asked, found, strict=True):
        guest = friends.at(table, seat)
        assert aside.receiver is guest.person
        view: Any = playing(table).view(seat)
        role = plain(guest.person.language, f"mafia-role-{view.role}")
        assert role in shown(aside)
        for other in friends.guests:
            assert other is guest or aside.number not in [
                one.number for one in friends.alone(other)
            ]
    assert {aside.receiver.id for aside in friends.asides} == {g.person.id for g in friends.guests}
    # Nor does a tap on what another sees lead there: what he may do he is asked himself.
    one, other = friends.at(table, asked[0]), friends.at(table, asked[1])
    sent = len(friends.asides)
    press = next(press for _, press in friends.seen_by(one) if press.question)
    await other.press(found[0], press.packed(), friends.chat)
    await time.sleep(3)
    assert len(friends.asides) == sent
    assert shown(friends.alone(one)[-1]) == shown(found[0])

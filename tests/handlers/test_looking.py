"""Bringing a table's cards up to date: none waits for another, and none is forgotten."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from aiogram.methods import EditMessageText, SendMessage

from bot import reconcile
from bot.chat import ANSWERS_WITHIN
from bot.engines.game import Move
from bot.link import Client
from bot.people import Person
from bot.shown import ASKED, GROUP, Asked
from bot.store import Store, keys, new_id, new_secret
from bot.table import Table
from bot.timing import MovableTime
from sandbox.chats import Chat
from sandbox.methods import ACTS
from sandbox.telegram import Telegram
from tests.handlers.gathering import have_started, lobby
from tests.handlers.guests import LONGEST, Guest, keyboards, shown, until
from tests.handlers.running import Running
from tests.promises.crowd import Crowd
from tests.tables import person_in, playing


class Hanging:
    """Calls of a kind – edits, if none is named – in one chat get no answer until let go."""

    def __init__(self, chat: str, kind: Any = EditMessageText) -> None:
        self.chat = chat
        self.asked = 0
        self.let_go = asyncio.Event()
        self._act: Callable[[Telegram, Any], Any] = ACTS[kind]

    async def __call__(self, telegram: Telegram, method: Any) -> Any:
        if str(method.chat_id) == self.chat:
            self.asked += 1
            await self.let_go.wait()
        return await self._act(telegram, method)


async def settled(store: Store) -> None:
    async with asyncio.timeout(LONGEST):
        while await store.stale():  # noqa: ASYNC110 - the bot settles it
            await asyncio.sleep(0.02)


async def test_a_chat_that_does_not_answer_holds_up_no_other_card_of_its_table(
    bot: Running,
    sandbox: Telegram,
    store: Store,
    time: MovableTime,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The others are shown one change after the other meanwhile, and it the last one in the end."""
    crowd = await Crowd.gather(sandbox, store, time, 5)
    table = await crowd.begin("resistance")
    await settled(store)
    first = person_in(table, min(playing(table).waiting()))
    deaf = next(guest for guest in crowd.guests if guest.id == first)
    hanging = Hanging(deaf.id)
    acts: dict[Any, Any] = ACTS
    monkeypatch.setitem(acts, EditMessageText, hanging)
    await store.change(crowd.table_id, crowd.move)
    await until(lambda: hanging.asked)
    for _ in range(3):
        await crowd.is_shown(but=deaf)
        await store.change(crowd.table_id, crowd.move)
    await crowd.is_shown(but=deaf)
    assert hanging.asked == 1
    assert await store.stale() != []
    hanging.let_go.set()
    await crowd.is_shown()
    await settled(store)


async def test_a_card_sent_while_its_notes_were_read_again_is_not_sent_twice(
    bot: Running,
    anya: Guest,
    tom: Guest,
    sandbox: Telegram,
    store: Store,
    time: MovableTime,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The turn passes on while the call to it is on its way, and that ends between two reads."""
    await have_started(anya, tom)
    people = [Person(id=each.id, name=each.person.name, language="en") for each in (anya, tom)]
    table = Table.open(new_id(), "duel", people[0], new_secret(), time.now(), pace="slow")
    table.sit(people[1], "", time.now())
    table.start(anya.id, new_secret(), time.now())
    await store.create(table)
    await settled(store)
    table = await store.load(table.id)
    second = person_in(table, 1 - min(playing(table).waiting()))
    called = next(guest for guest in (anya, tom) if guest.id == second)

    def shoot(table: Table) -> None:
        (seat,) = playing(table).waiting()
        offer = next(each for each in playing(table).legal(seat) if each.kind == "shoot")
        other = next(pick for pick in offer.among if pick != str(seat))
        table.play_seat(seat, Move(kind="shoot", picks=(other,)), time.now())

    hanging = Hanging(called.id, SendMessage)
    acts: dict[Any, Any] = ACTS
    monkeypatch.setitem(acts, SendMessage, hanging)
    await store.change(table.id, shoot)
    await until(lambda: hanging.asked)
    here, reading, go_on = Store.here, asyncio.Event(), asyncio.Event()

    async def slow(self: Store, table_id: str) -> frozenset[str]:
        reading.set()
        await go_on.wait()
        return await here(self, table_id)

    monkeypatch.setattr(Store, "here", slow)
    await store.change(table.id, shoot)
    await reading.wait()
    hanging.let_go.set()
    async with asyncio.timeout(LONGEST):
        while '"shown"' not in (await store.card(table.id, called.id) or ""):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    go_on.set()
    await settled(store)
    await time.sleep(120)
    assert len([card for card in keyboards(called) if table.id in str(card.keyboard)]) == 1


async def test_what_is_wished_while_a_table_is_looked_at_is_seen_though_the_wisher_dies(
    bot: Running, anya: Guest, group: Chat, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process wishes for the card anew just before the look is over, and says no more."""
    settle, wishes = Store.settle_stale, [Asked(invited=False).model_dump_json()]

    async def late(self: Store, table_id: str, version: int, *seen: int) -> bool:
        if wishes:
            await store.wish(table_id, ASKED + GROUP, wishes.pop())
        return await settle(self, table_id, version, *seen)

    monkeypatch.setattr(Store, "settle_stale", late)
    first = await lobby(anya, group)
    await until(lambda: not wishes)
    second = await until(lambda: [m for m in anya.from_bot(group) if m.id > first.id])
    assert "ждём игроков" in shown(second[-1])


async def test_whoever_has_lost_a_table_to_another_process_works_for_it_no_more(
    bot: Running,
    sandbox: Telegram,
    store: Store,
    client: Client,
    time: MovableTime,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What is under way is given up: it would be noted over what the other one has noted."""
    monkeypatch.setattr(reconcile, "LEASE", 0.6)
    crowd = await Crowd.gather(sandbox, store, time, 5)
    table = await crowd.begin("resistance")
    await settled(store)
    first = person_in(table, min(playing(table).waiting()))
    hanging = Hanging(first)
    acts: dict[Any, Any] = ACTS
    monkeypatch.setitem(acts, EditMessageText, hanging)
    await store.change(crowd.table_id, crowd.move)
    await until(lambda: hanging.asked)
    await client.delete(keys.of_table("busy", crowd.table_id))
    assert await store.lease(crowd.table_id, "another", 0.4)
    async with asyncio.timeout(ANSWERS_WITHIN / 2):
        await until(lambda: hanging.asked > 1)
    hanging.let_go.set()
    await crowd.is_shown()
    await settled(store)


async def test_a_bot_that_ends_waits_for_no_chat_that_does_not_answer(
    bot: Running,
    sandbox: Telegram,
    store: Store,
    time: MovableTime,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(reconcile, "DRAINS_WITHIN", 0.3)
    crowd = await Crowd.gather(sandbox, store, time, 5)
    table = await crowd.begin("resistance")
    await settled(store)
    hanging = Hanging(person_in(table, min(playing(table).waiting())))
    acts: dict[Any, Any] = ACTS
    monkeypatch.setitem(acts, EditMessageText, hanging)
    await store.change(crowd.table_id, crowd.move)
    await until(lambda: hanging.asked)
    async with asyncio.timeout(ANSWERS_WITHIN / 2):
        await bot.stop()
    assert [table_id for table_id, _ in await store.stale()] == [crowd.table_id]

"""Whoever is at the table itself is not sent what he sees there; his card is true after."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from bot.link import Client
from bot.store import Store, keys
from bot.table import Table
from bot.timing import MovableTime
from sandbox.messages import Message
from sandbox.telegram import Telegram
from tests.handlers.guests import Guest, keyboards, until
from tests.handlers.running import Running
from tests.promises.crowd import Crowd, Ledger
from tests.tables import playing, state

APP = "app"
LONG = 40.0
"""Seconds of the bot's clock, which runs on while a busy machine does something else."""


@dataclass
class Reader:
    """One of a crowd, who opens the Mini App and closes it, and what his private chat is sent."""

    crowd: Crowd
    guest: Guest
    ledger: Ledger

    async def opens(self) -> None:
        await self.crowd.store.come(self.crowd.table_id, self.guest.id, APP)

    async def closes(self) -> None:
        await self.crowd.store.go(self.crowd.table_id, self.guest.id, APP)

    def card(self) -> Message:
        (card,) = keyboards(self.guest)
        return card

    async def others_move(self) -> None:
        """Somebody else does something, and everybody else is shown it."""

        def move(table: Table) -> None:
            others = playing(table).waiting() - {table.seat_of(self.guest.id)}
            self.crowd.move(table, max(others))

        await self.crowd.store.change(self.crowd.table_id, move)
        await self.crowd.is_shown(but=self.guest)


@pytest.fixture
async def crowd(bot: Running, sandbox: Telegram, store: Store, time: MovableTime) -> Crowd:
    crowd = await Crowd.gather(sandbox, store, time, 5)
    await crowd.begin("resistance")
    return crowd


@pytest.fixture
async def reader(crowd: Crowd) -> Reader:
    guest = crowd.guests[1]
    reader = Reader(crowd, guest, Ledger(crowd.telegram, guest.dm))
    await reader.opens()
    return reader


async def true_soon(reader: Reader) -> None:
    """His card is true before long."""
    time = reader.crowd.time
    began = time.now()
    while not await reader.crowd.stands():
        assert time.now() < began + LONG
        await time.sleep(0.5)


async def test_his_card_rests_while_he_is_at_the_table_and_is_true_when_he_has_gone(
    reader: Reader, time: MovableTime
) -> None:
    for _ in range(2):
        await reader.others_move()
    await time.sleep(LONG)
    assert reader.ledger.spent == []
    await reader.closes()
    await true_soon(reader)
    assert len(reader.ledger.spent) == 1


async def test_a_socket_that_died_unheard_is_missed_before_long(
    reader: Reader, client: Client
) -> None:
    await reader.others_move()
    here = keys.of_table("here", reader.crowd.table_id)
    await client.zadd(here, {f"{APP} {reader.guest.id}": 1})
    await true_soon(reader)


async def test_what_became_untrue_before_a_restart_is_put_right_after_it(
    bot: Running, start_bot: Callable[[], Running], reader: Reader
) -> None:
    await reader.others_move()
    await bot.kill()
    await reader.closes()
    start_bot()
    await true_soon(reader)


async def test_whoever_taps_his_card_has_it_true_although_he_is_at_the_table(
    reader: Reader, crowd: Crowd
) -> None:
    await reader.others_move()
    await crowd.answer(reader.guest)
    await crowd.is_shown()
    await reader.others_move()
    await crowd.is_shown()


async def test_the_end_of_the_game_is_on_everybodys_card(reader: Reader, crowd: Crowd) -> None:
    table = await crowd.store.load(crowd.table_id)
    while state(table) == "playing":
        await crowd.store.change(crowd.table_id, crowd.move)
        table = await crowd.store.load(crowd.table_id)
    await crowd.is_shown()
    assert not any(look.silent is False for look in reader.ledger.sent()[1:])


async def test_whoever_goes_after_his_call_is_not_called_again(
    reader: Reader, crowd: Crowd, time: MovableTime
) -> None:
    """He has seen that he is asked. Only that time is nearly up is worth a sound."""
    card = reader.card()
    await reader.others_move()
    await reader.closes()
    await crowd.is_shown()
    await time.sleep(LONG)
    assert reader.card() is card
    await until(lambda: [m.id for m in reader.guest.from_bot()] == [card.id])

"""The loop that lets time pass at tables: computers move, clocks warn and end, tables expire."""

import asyncio
import logging

from bot.engines.game import Move, Seat
from bot.faults import fault
from bot.gathering import Refused
from bot.players import choose
from bot.record import Entry
from bot.store import Store, Unknown
from bot.table import Table
from bot.timing import Time

OFTEN = 0.25
AT_ONCE, AT_MOST = 16, 100
AFTER_FAILURE = 30.0
AFTER_DEAFNESS = 1.0
NOT_A_MOVE = Move(kind="")

log = logging.getLogger(__name__)


class Clock:
    """Takes due tables, as any number of processes may at once: who comes second finds it done."""

    def __init__(self, store: Store, time: Time) -> None:
        self._store = store
        self._time = time
        self._failed: dict[str, float] = {}
        self._room = asyncio.Semaphore(AT_ONCE)

    async def run(self) -> None:
        """For ever. A table that fails is tried again later and holds up no other."""
        while True:
            try:
                await self.tick()
            except Exception as error:  # noqa: BLE001
                log.error("the clock could not ask what is due: %s", fault(error))
                await asyncio.sleep(AFTER_DEAFNESS)
            await self._time.sleep(OFTEN)

    async def tick(self) -> int:
        """Let time pass at every table that is due now; answers how many were."""
        now = self._time.now()
        self._failed = {table: again for table, again in self._failed.items() if again > now}
        found = await self._store.due(now, AT_MOST + len(self._failed))
        due = [table for table in found if table not in self._failed]
        await asyncio.gather(*(self._pass_time(table) for table in due))
        return len(due)

    async def _pass_time(self, table_id: str) -> None:
        async with self._room:
            try:
                here = await self._store.here(table_id)
                await self._store.change(
                    table_id, lambda table: pass_time(table, self._time.now(), here)
                )
            except Unknown:
                await self._store.forget_due(table_id)
            except Exception as error:  # noqa: BLE001
                log.error("time stands still at table %s: %s", table_id, fault(error))
                self._failed[table_id] = self._time.now() + AFTER_FAILURE


def pass_time(table: Table, now: float, here: frozenset[str] = frozenset()) -> None:
    """What this moment does to a table: first computers whose pause is over, then the clocks."""
    while thinkers := table.thinkers(now):
        _move_computer(table, thinkers[0], now)
    table.lapse(now, here)


def _move_computer(table: Table, seat: Seat, now: float) -> None:
    """Let a computer choose. One that errs holds up nobody: then silence answers for it."""
    assert table.game is not None
    try:
        offers = table.game.legal(seat)
        move = choose(table.game_key, table.game.view(seat), offers, table.computer_luck())
    except Exception as error:  # noqa: BLE001
        log.error("the computer at table %s failed: %s", table.id, fault(error))
        move = NOT_A_MOVE
    try:
        table.move_computer(seat, move, now)
    except Refused:
        log.error("the computer at table %s plays what is not on offer", table.id)
        table.enter(Entry(kind="idle", seat=seat), now)

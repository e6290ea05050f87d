"""Who listens at which table in this process: a table is loaded once for all who listen to it."""

import asyncio
from dataclasses import dataclass, field

from bot.engines.game import Event
from bot.faults import fault
from bot.people import Person
from bot.snapshot import Snapshot, snapshot
from bot.store import Lost, News, Store, Unknown
from bot.table import Table
from bot.talking import Said
from webapp.logs import log

REFRESHED_EVERY = 20.0
TOGETHER = 100
RETRIED_AFTER = 1.0


@dataclass(frozen=True, slots=True)
class Latest:
    """A table as it was loaded, who is connected, and what is kept of the talk."""

    table: Table
    version: int
    here: frozenset[str]
    lines: tuple[Said, ...] = ()


@dataclass(eq=False, slots=True)
class Listener:
    """One socket: what it was told last, and whether there may be more to tell."""

    person: Person
    connection: str
    woken: asyncio.Event = field(default_factory=asyncio.Event)
    latest: Latest | None = None
    gone: bool = False
    _fleeting: list[tuple[int, Event]] = field(default_factory=list)
    _kept: Snapshot | None = None
    _told: int = 0
    _version: int = 0

    def wake(self, latest: Latest, fleeting: list[tuple[int, Event]]) -> None:
        self.latest = latest
        self._fleeting += fleeting
        self.woken.set()

    def news(self, now: float) -> tuple[tuple[Event, ...], Snapshot | None]:
        """Fleeting events for this seat, and its snapshot unless nothing in it has changed.

        Only what this seat may know counts as a change; the present moment does not.
        """
        assert self.latest is not None
        table = self.latest.table
        since: int | None = None
        if self._kept is not None:
            since = self._told if self._kept.deals == table.deals else 0
        shot = snapshot(table, self.person.id, now, since, self.latest.here, self.latest.lines)
        fleeting = self._heard(shot)
        kept, before = _lasting(shot), self._kept
        changed = kept != before or bool(shot.events)
        if before is not None:
            shot = shot.model_copy(update={"talk": shot.talk.since(before.talk)})
        self._kept, self._told, self._version = kept, table.told, self.latest.version
        return fleeting, shot if changed else None

    def _heard(self, shot: Snapshot) -> tuple[Event, ...]:
        """Fleeting events for who was in this very seat when they were told, and not later."""
        fleeting, self._fleeting = self._fleeting, []
        kept = self._kept
        if kept is None or (kept.seat, kept.deals) != (shot.seat, shot.deals):
            return ()
        return tuple(
            event if event.to is None else event.model_copy(update={"to": (shot.seat,)})
            for version, event in fleeting
            if version >= self._version and event.heard_by(shot.seat)
        )


class Room:
    """The listeners at one table. At most one load is under way, however much news comes."""

    def __init__(self, table_id: str, store: Store) -> None:
        self.table_id = table_id
        self.listeners: set[Listener] = set()
        self._store = store
        self._latest: Latest | None = None
        self._fleeting: list[tuple[int, Event]] = []
        self._stale = False
        self._loading: asyncio.Task[None] | None = None

    def hear(self, version: int, fleeting: tuple[Event, ...]) -> None:
        """The table has this version now; 0 says that somebody came or went."""
        if fleeting:
            self._fleeting += [(version, event) for event in fleeting]
        if fleeting or not version or not self._latest or self._latest.version < version:
            self.refresh()

    def refresh(self) -> None:
        """Load the table and let every listener look at it."""
        self._stale = True
        if self._loading is None or self._loading.done():
            self._loading = asyncio.create_task(self._load())

    async def _load(self) -> None:
        while self._stale and self.listeners:
            self._stale = False
            try:
                (version, table), here = await asyncio.gather(
                    self._store.load_versioned(self.table_id), self._store.here(self.table_id)
                )
                lines = await self._talk(table)
            except Unknown:
                for listener in self.listeners:
                    listener.gone = True
                    listener.woken.set()
                return
            except Exception as error:  # noqa: BLE001 - it is logged
                log.error("table-not-loaded", table=self.table_id, fault=fault(error))
                self._stale = True
                await asyncio.sleep(RETRIED_AFTER)
                continue
            self._tell(Latest(table, version, here, lines))

    async def _talk(self, table: Table) -> tuple[Said, ...]:
        """Read only where something was said since."""
        known = self._latest
        if known and known.table.said == table.said:
            return known.lines
        return tuple(await self._store.talk(self.table_id)) if table.said else ()

    def _tell(self, latest: Latest) -> None:
        fleeting, self._fleeting = self._fleeting, []
        self._latest = latest
        for listener in self.listeners:
            listener.wake(latest, fleeting)


class Rooms:
    """All rooms of this process, kept awake by the store's news."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._rooms: dict[str, Room] = {}

    def enter(self, table_id: str, listener: Listener) -> None:
        room = self._rooms.setdefault(table_id, Room(table_id, self._store))
        room.listeners.add(listener)
        room.refresh()

    def leave(self, table_id: str, listener: Listener) -> None:
        room = self._rooms[table_id]
        room.listeners.discard(listener)
        if not room.listeners:
            del self._rooms[table_id]

    async def listen(self) -> None:
        """Pass the store's news on, for ever; after a gap in them every room looks again."""
        while True:
            try:
                async for news in self._store.watch():
                    self._pass_on(news)
            except Exception as error:  # noqa: BLE001 - it is logged
                log.error("news-not-heard", fault=fault(error))
            await asyncio.sleep(RETRIED_AFTER)

    def _pass_on(self, news: News | Lost) -> None:
        if isinstance(news, Lost):
            for room in self._rooms.values():
                room.refresh()
        elif news.table in self._rooms:
            self._rooms[news.table].hear(news.version, news.fleeting)

    async def attend(self) -> None:
        """Say again and again who is connected; presence that is not refreshed expires."""
        while True:
            await asyncio.sleep(REFRESHED_EVERY)
            here = [(room, each) for room in self._rooms.values() for each in room.listeners]
            for start in range(0, len(here), TOGETHER):
                told = (_tell_of(*each, self._store) for each in here[start : start + TOGETHER])
                said = await asyncio.gather(*told, return_exceptions=True)
                if faults := [fault(each) for each in said if each is not None]:
                    log.error("presence-not-told", people=len(faults), fault=faults[0])


async def _tell_of(room: Room, listener: Listener, store: Store) -> None:
    """Unless he has gone meanwhile."""
    if listener in room.listeners:
        await store.come(room.table_id, listener.person.id, listener.connection)


def _lasting(shot: Snapshot) -> Snapshot:
    """What makes a snapshot differ from the one before."""
    clock = shot.clock and shot.clock.model_copy(update={"now": 0.0})
    return shot.model_copy(update={"events": (), "clock": clock})

"""A moment put on the real web app: tables in a store, and the address that opens them."""

from collections import deque
from contextlib import suppress
from dataclasses import dataclass
from itertools import count

from bot.gathering import Refused
from bot.links import visit
from bot.people import Person
from bot.store import Client, Store
from bot.table import Table
from sandbox.gallery.faults import FAULTS
from sandbox.gallery.frames import Sight
from sandbox.gallery.names import LINES, NAMES
from sandbox.gallery.recording import MOMENT, Recording
from sandbox.gallery.wishes import Wish, found
from sandbox.launch import Launch
from sandbox.people import Bot
from sandbox.people import Person as Owner

BOT = Bot(7000000002, "7000000002:AAE-a_token_for_the_gallery_only", "One Table", "one_table", "t")
LONG_AGO = 3 * 24 * 3600
MOST_MOVES = 12
MOST_OPEN = 300


class Standing:
    """Time that stands still."""

    def now(self) -> float:
        return MOMENT

    async def sleep(self, seconds: float) -> None:
        raise NotImplementedError(f"nobody sleeps {seconds} s where time stands still")


@dataclass(frozen=True)
class Opened:
    """The path that opens it, from the gallery on; the table that is shown, and its moves left."""

    path: str
    table: str = ""
    left: int = 0


class Opening:
    """Opens scenes, each with people and tables of its own, so that none knows of another.

    The last `most` of them stay open.
    """

    def __init__(self, store: Store, client: Client, most: int = MOST_OPEN) -> None:
        self._store = store
        self._client = client
        self._most = most
        self._opened = count(1)
        self._open: deque[tuple[str, ...]] = deque()
        self._going_on: dict[str, tuple[Recording, int]] = {}

    async def open(self, wish: Wish) -> Opened:
        """Raises `Unavailable`."""
        wish, sight, recording, place = found(wish)
        ids = f"{next(self._opened) + 1000}"
        tables = [_peopled(table, ids, wish.language) for table in sight.tables]
        for number, table in enumerate(tables):
            table.id = f"G{ids}t{number}".ljust(12, "x")
            await self._store.create(table)
            for sitter in table.sitters[:-1]:
                if sitter.person and len(table.sitters) > 2:
                    await self._store.come(table.id, sitter.person.id, "gallery")
        await self._remember(tuple(table.id for table in tables))
        shown = tables[0].id if tables and sight.opens else ""
        if recording:
            self._going_on[shown] = (recording, place)
        left = len(recording.entries) - place if recording else 0
        return Opened(_path(sight, shown, ids, wish), shown, left)

    async def _remember(self, table_ids: tuple[str, ...]) -> None:
        self._open.append(table_ids)
        while len(self._open) > self._most:
            for table_id in self._open.popleft():
                self._going_on.pop(table_id, None)
                await self._client.delete(*await self._client.keys(f"*:{table_id}*"))

    async def go_on(self, table_id: str) -> int:
        """Play what was played next, until there is something to see; how many moves are left."""
        recording, place = self._going_on.get(table_id) or _unknown(table_id)
        entries = recording.entries

        def play(table: Table) -> int:
            told, now = table.told, place
            while now < len(entries) and table.told == told and now < place + MOST_MOVES:
                table.enter(entries[now], MOMENT)
                now += 1
            return now

        now = await self._store.change(table_id, play)
        self._going_on[table_id] = (recording, now)
        return len(entries) - now


def _unknown(table_id: str) -> tuple[Recording, int]:
    raise LookupError(table_id)


def _peopled(table: Table, ids: str, language: str) -> Table:
    """With names, and two of them have said something."""
    for sitter in table.sitters:
        if sitter.person:
            sitter.person = _person(ids, sitter.person.id, language)
    table.host = ids + table.host.zfill(2)
    people = [sitter.person.id for sitter in table.sitters if sitter.plays and sitter.person]
    if len(people) > 2:
        for person_id, line in zip(people, LINES[language], strict=False):
            with suppress(Refused):  # where nobody may speak now nobody has
                table.say(person_id, "table", line, MOMENT)
    return table


def _person(ids: str, number: str, language: str) -> Person:
    names = NAMES[language]
    name = names[(int(number) - 1) % len(names)]
    return Person(id=ids + number.zfill(2), name=name, language=language)


def _path(sight: Sight, table: str, ids: str, wish: Wish) -> str:
    """From the gallery on; what is wrong is in the address or in the server behind it."""
    place = sight.wrong if sight.wrong in FAULTS else "app"
    if sight.wrong == "outside":
        return f"{place}/"
    person = _person(ids, sight.reader, wish.language)
    owner = Owner(int(person.id), person.name, wish.language, wish.theme)
    wanted = "Goneforgood1" if sight.wrong == "gone" else table
    launch = Launch(
        owner,
        int(MOMENT) - (LONG_AGO if sight.wrong == "reopen" else 0),
        start_param=visit(wanted) if wanted else "",
    )
    return launch.url(f"{place}/", BOT)

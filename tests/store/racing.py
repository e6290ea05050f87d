"""Several who do something at the same moment from two processes, and what must hold then."""

import asyncio
from collections.abc import Callable, Sequence
from typing import NamedTuple

from bot.engines.game import Move, Seat
from bot.gathering import Refused
from bot.record import Entry
from bot.store import Store, keys
from bot.table import Table
from tests.leaks import read_back
from tests.tables import NOW, asked, person_in

Change = Callable[[Table], object]
Processes = tuple[Store, Store]


class Play(NamedTuple):
    """What a seat plays, and what `Table.play` wants to know of it."""

    seat: Seat
    person: str
    question: str
    move: Move

    def at(self, table: Table) -> None:
        table.play(self.person, self.question, self.move, NOW)


def play(table: Table, seat: Seat, move: Move) -> Play:
    """What that seat would play now."""
    return Play(seat, person_in(table, seat), asked(table, seat), move)


async def at_once(
    processes: Processes, table_id: str, changes: Sequence[Change]
) -> list[Refused | None]:
    """All of them at the same moment, by turns from either process. How each was refused."""
    answers = await asyncio.gather(
        *(processes[n % 2].change(table_id, change) for n, change in enumerate(changes)),
        return_exceptions=True,
    )
    for answer in answers:
        if isinstance(answer, BaseException) and not isinstance(answer, Refused):
            raise answer
    return [answer if isinstance(answer, Refused) else None for answer in answers]


def codes(answers: Sequence[Refused | None]) -> list[str]:
    """How each was answered, in alphabetical order."""
    return sorted(answer.code if answer else "ok" for answer in answers)


def is_refused(table: Table, play: Play) -> bool:
    try:
        play.at(read_back(table))
    except Refused:
        return True
    return False


async def written(store: Store, table: Table) -> list[Entry]:
    """The entries of the record of what is played at this table."""
    text = await store._link.call("GET", keys.of_record(table.id, table.deals))
    lines = text.splitlines()[1 : 1 + table.entries]
    return [Entry.model_validate_json(line) for line in lines]


async def race(processes: Processes, table: Table, plays: list[Play]) -> tuple[Table, int]:
    """Let them all play at once. The table after it, and how many came too late."""
    version, stored = await processes[0].load_versioned(table.id)
    assert stored == table
    answers = await at_once(processes, table.id, [play.at for play in plays])
    accepted = {p.seat: p for p, answer in zip(plays, answers, strict=True) if answer is None}
    refused = [p for p, answer in zip(plays, answers, strict=True) if answer is not None]
    now, after = await processes[1].load_versioned(table.id)
    order = (await written(processes[1], after))[table.entries :]
    assert now - version == len(order) == len(plays) - len(refused)
    assert {entry.seat for entry in order} == set(accepted)

    truth = read_back(table)
    late = [is_refused(truth, play) for play in refused]
    assert not any(late)
    for entry in order:
        accepted[entry.seat].at(truth)
        late = [was or is_refused(truth, play) for was, play in zip(late, refused, strict=True)]
    assert all(late), "somebody was refused who could have been counted"
    truth.written(), truth.fleeting()
    assert truth == after
    return after, len(refused)

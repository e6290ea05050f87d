"""What each may read of a table's talk: its last lines, of those that were said to him."""

from collections import Counter
from collections.abc import Iterable, Sequence

from bot.engines.game import Fact, Seat
from bot.table import Table
from bot.talking import TABLE, Said

SHOWN = 50


class Heard(Fact):
    """A line as one reads it. `seat` is where its speaker sits now, None if he is gone."""

    circle: str
    seat: Seat | None
    name: str
    mine: bool
    text: str
    at: float


class Talk(Fact):
    """Lines, oldest first: the last there are (`whole`), or those that follow the ones before."""

    whole: bool
    lines: tuple[Heard, ...]

    def since(self, before: "Talk") -> "Talk":
        """What of this whole talk has to be told to whoever knows `before`, whole as well."""
        old, new = before.lines, self.lines
        for known in range(min(len(old), len(new)), 0, -1):
            if old[-known:] == new[:known]:
                return Talk(whole=False, lines=new[known:])
        return Talk(whole=bool(old), lines=new)


def heard(table: Table, lines: Iterable[Said], person_id: str | None) -> Talk:
    """The last lines that this person may read; what was whispered in a game goes with it."""
    mine = [
        line
        for line in lines
        if (line.to is None or person_id in line.to) and _is_of_now(table, line)
    ]
    return Talk(
        whole=True,
        lines=tuple(
            Heard(
                circle=line.circle,
                seat=table.seat_of(line.by),
                name=line.name,
                mine=line.by == person_id,
                text=line.text,
                at=line.at,
            )
            for line in mine[-SHOWN:]
        ),
    )


def worth_keeping(table: Table, lines: Sequence[Said]) -> list[Said]:
    """Lines that somebody may still be shown: `heard` says the same without the others.

    So whatever is whispered, it pushes out nothing for those who did not hear it.
    """
    kept, public, own = [], 0, Counter[str]()
    for line in reversed(lines):
        if not _is_of_now(table, line):
            continue
        if line.to is None:
            worth = public < SHOWN
            public += 1
        else:
            worth = any(public + own[reader] < SHOWN for reader in line.to)
            own.update(line.to)
        if worth:
            kept.append(line)
    return kept[::-1]


def _is_of_now(table: Table, line: Said) -> bool:
    return line.circle == TABLE or line.deal == table.deals

"""Buttons in rows, so that phones show their words whole. Pure."""

from collections.abc import Iterable, Iterator
from typing import Protocol, TypeVar

ACROSS = ((9, 3), (18, 2))  # as many side by side as phones show without cutting


class Labelled(Protocol):
    """Something with words on it."""

    @property
    def text(self) -> str: ...


B = TypeVar("B", bound=Labelled)


def side_by_side(buttons: list[B]) -> Iterator[tuple[B, ...]]:
    """As many in a row as the longest of them allows."""
    longest = max((len(button.text) for button in buttons), default=0)
    across = next((count for length, count in ACROSS if longest <= length), 1)
    for at in range(0, len(buttons), across):
        yield tuple(buttons[at : at + across])


def grouped(groups: Iterable[list[B]]) -> Iterator[tuple[B, ...]]:
    """Rows for each group; those that are one button stand together."""
    alone: list[B] = []
    for group in groups:
        if len(group) == 1:
            alone += group
            continue
        yield from side_by_side(alone)
        yield from side_by_side(group)
        alone = []
    yield from side_by_side(alone)


def paired(buttons: list[B]) -> Iterator[tuple[B, ...]]:
    """Two in a row where both are short, in their order."""
    _, (short, across) = ACROSS
    row: tuple[B, ...] = ()
    for button in buttons:
        if row and (len(row) == across or len(button.text) > short or len(row[0].text) > short):
            yield row
            row = ()
        row = (*row, button)
    if row:
        yield row

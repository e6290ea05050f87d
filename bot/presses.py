"""What a callback button carries: `verb:table:question:pick`. A forgery until it is checked."""

import re
from collections.abc import Sequence
from string import ascii_letters, digits

from bot.engines.game import Fact

LONGEST = 64
PART = re.compile(r"[A-Za-z0-9_.-]*")
BETWEEN = "_"
STEP, BACK, DONE = "-", "--", "."
PLACES = digits + ascii_letters


class Press(Fact):
    """A tap on a button. With a question it is a move, and the verb is the offer's kind.

    Or it is a step towards one: it goes on to an offer – one of no kind goes back to where they all
    are – or it chooses or takes back one pick of it, so that a second tap changes nothing, and
    quick ones add up. Picks stand there as their places in the offer, a letter each: these always
    fit.
    """

    verb: str
    table: str = ""
    question: str = ""
    pick: str = ""

    @classmethod
    def of_move(cls, table: str, question: str, kind: str, picks: Sequence[str]) -> "Press":
        """A tap that plays this move."""
        return cls(verb=kind, table=table, question=question, pick=BETWEEN.join(picks))

    @classmethod
    def of_step(cls, table: str, question: str, kind: str = "") -> "Press":
        """A tap that goes on to an offer, or back."""
        return cls(verb=kind, table=table, question=question, pick=STEP)

    @classmethod
    def of_pick(cls, table: str, question: str, kind: str, place: int, chosen: bool) -> "Press":
        """A tap that chooses what is not `chosen` yet, or takes it back."""
        pick = (BACK if chosen else STEP) + PLACES[place]
        return cls(verb=kind, table=table, question=question, pick=pick)

    @classmethod
    def of_all(cls, table: str, question: str, kind: str, places: Sequence[int]) -> "Press":
        """A tap that plays what has been chosen, where `of_move` does not fit."""
        pick = DONE + "".join(PLACES[place] for place in places)
        return cls(verb=kind, table=table, question=question, pick=pick)

    @property
    def is_step(self) -> bool:
        """Whether it chooses and plays nothing."""
        return self.question != "" and self.pick.startswith(STEP)

    @property
    def is_done(self) -> bool:
        """Whether it plays what it says by places."""
        return self.question != "" and self.pick.startswith(DONE)

    @property
    def takes_back(self) -> bool:
        return self.is_step and self.pick.startswith(BACK)

    @property
    def places(self) -> tuple[int, ...]:
        """Where the picks of a step are; a letter that is none of ours is at no place there is."""
        if not (self.is_step or self.is_done):
            return ()
        letters = self.pick[len(BACK) :] if self.takes_back else self.pick[len(STEP) :]
        return tuple(PLACES.find(letter) for letter in letters)

    @property
    def picks(self) -> tuple[str, ...]:
        """What a move picks; none, one or several."""
        return tuple(self.pick.split(BETWEEN)) if self.pick else ()

    @property
    def fits(self) -> bool:
        """Whether a button can carry it: at most 64 bytes, and in our letters."""
        return len(self._data) <= LONGEST and all(map(PART.fullmatch, self._data.split(":")))

    @property
    def _data(self) -> str:
        return f"{self.verb}:{self.table}:{self.question}:{self.pick}"

    def packed(self) -> str:
        """What the button says. Raises ValueError where it does not fit."""
        if not self.fits:
            raise ValueError("a button cannot carry this")
        return self._data


def read_press(data: str) -> Press | None:
    """None where this cannot have come from a button of ours."""
    parts = data.split(":")
    if len(parts) != 4 or len(data) > LONGEST or not all(PART.fullmatch(part) for part in parts):
        return None
    verb, table, question, pick = parts
    return Press(verb=verb, table=table, question=question, pick=pick)

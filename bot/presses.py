"""What a callback button carries: `verb:table:question:pick`. A forgery until it is checked."""

import re
from collections.abc import Sequence
from string import ascii_letters, digits

from bot.engines.game import Fact

LONGEST = 64
PART = re.compile(r"[A-Za-z0-9_.-]*")
BETWEEN = "_"
STEP, DONE = "-", "."
PLACES = digits + ascii_letters


class Press(Fact):
    """A tap on a button. With a question it is a move, and the verb is the offer's kind.

    Or it is a step towards one: then it says all that is chosen after it, so that a second tap
    changes nothing. Picks stand there as their places in the offer, a letter each: these always
    fit. A step of no kind goes back to where the offers are.
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
    def of_step(
        cls,
        table: str,
        question: str,
        kind: str = "",
        places: Sequence[int] = (),
        done: bool = False,
    ) -> "Press":
        """A tap after which so much is chosen; `done` plays it, where `of_move` does not fit."""
        pick = (DONE if done else STEP) + "".join(PLACES[place] for place in places)
        return cls(verb=kind, table=table, question=question, pick=pick)

    @property
    def is_step(self) -> bool:
        """Whether it chooses and plays nothing."""
        return self.question != "" and self.pick[:1] == STEP

    @property
    def is_done(self) -> bool:
        """Whether it plays what it says by places."""
        return self.question != "" and self.pick[:1] == DONE

    @property
    def places(self) -> tuple[int, ...]:
        """What a step has chosen; a letter that is none of ours stands for no place there is."""
        return tuple(PLACES.find(letter) for letter in self.pick[1:])

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

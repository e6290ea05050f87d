"""What a callback button carries: `verb:table:question:pick`. A forgery until it is checked."""

import re

from bot.engines.game import Fact

LONGEST = 64
PART = re.compile(r"[A-Za-z0-9_.-]*")


class Press(Fact):
    """A tap on a button. With a question it is a move, and the verb is the offer's kind."""

    verb: str
    table: str = ""
    question: str = ""
    pick: str = ""

    def packed(self) -> str:
        """At most 64 bytes. Raises ValueError: too long, or not in our letters."""
        parts = (self.verb, self.table, self.question, self.pick)
        data = ":".join(parts)
        if len(data) > LONGEST or not all(PART.fullmatch(part) for part in parts):
            raise ValueError("a button cannot carry this")
        return data


def read_press(data: str) -> Press | None:
    """None where this cannot have come from a button of ours."""
    parts = data.split(":")
    if len(parts) != 4 or len(data) > LONGEST or not all(PART.fullmatch(part) for part in parts):
        return None
    verb, table, question, pick = parts
    return Press(verb=verb, table=table, question=question, pick=pick)

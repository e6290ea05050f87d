"""A tap's answer: it is read in passing, and Telegram gives it little room."""

import re

LONGEST = 200


def shortened(text: str, longest: int = LONGEST) -> str:
    """Text of at most so many characters, as Telegram counts them: UTF-16.

    It ends with a sentence, or at least with a word.
    """
    units = text.encode("utf-16-le")
    if len(units) <= 2 * longest:
        return text
    room = units[: 2 * (longest - 1)].decode("utf-16-le", "ignore")
    sentences = list(re.finditer(r"[.!?؟…](?=\s)", room))
    if sentences and sentences[-1].end() > longest // 2:
        return f"{room[: sentences[-1].end()]} …"
    words, space, _ = room.rpartition(" ")
    return f"{words.rstrip() if space else room}…"

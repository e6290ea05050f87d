"""How long a text is, and how one is cut to fit: Telegram gives a tap's answer little room."""

import re

LONGEST = 200


def length(text: str) -> int:
    """As Telegram counts: in units of UTF-16, of which most emoji have two."""
    return len(text.encode("utf-16-le")) // 2


def shortened(text: str, longest: int = LONGEST) -> str:
    """Text of at most so many units.

    It ends with a sentence, or at least with a word.
    """
    if length(text) <= longest:
        return text
    room = text.encode("utf-16-le")[: 2 * (longest - 1)].decode("utf-16-le", "ignore")
    sentences = list(re.finditer(r"[.!?؟…](?=\s)", room))
    if sentences and sentences[-1].end() > longest // 2:
        return f"{room[: sentences[-1].end()]} …"
    words, space, _ = room.rpartition(" ")
    return f"{words.rstrip() if space else room}…"

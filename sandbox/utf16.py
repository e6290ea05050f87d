"""Telegram counts text in UTF-16 code units: a letter is one, an emoji mostly two."""


def units(text: str) -> int:
    """Length in code units."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def part(text: str, start: int, end: int) -> str:
    """The text between two offsets in code units."""
    wide = text.encode("utf-16-le", "surrogatepass")
    return wide[2 * start : 2 * end].decode("utf-16-le", "replace")


def splits(text: str, at: int) -> bool:
    """Whether an offset lies in the middle of a character."""
    wide = text.encode("utf-16-le", "surrogatepass")
    return 0xDC <= int.from_bytes(wide[2 * at + 1 : 2 * at + 2], "little") <= 0xDF

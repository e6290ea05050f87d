"""The sign of each seat: by it a person is found again, on cards in chats and in the Mini App."""

import unicodedata
from collections.abc import Iterable

SIGNS = ("🦊", "🐻", "🦉", "🐙", "🐸", "🐼", "🦁", "🐬", "🐰", "🐨", "🦄", "🐢", "🐧", "🐱")


def signed(name: str, seat: int) -> str:
    """A name with the sign of the seat."""
    return f"{name} {SIGNS[seat % len(SIGNS)]}"


def has_namesake(name: str, names: Iterable[str]) -> bool:
    """Whether more than one of these, which it is among, would be read as this name."""
    return sum(_read(each) == _read(name) for each in names) > 1


def _read(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()

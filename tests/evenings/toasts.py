"""What a tap's answer says of the move: taken, refused, or nothing one could know by."""

from functools import cache
from typing import Any

from bot.texts import LOCALES, plain

UNSURE = ("toast-trouble", "toast-moment", "refused-busy")
OTHERS = ("toast-nothing", "toast-answered")


@cache
def refusals(lang: str) -> frozenset[str]:
    """All toasts that say a move was not taken."""
    keys = {
        line.split("=")[0].strip()
        for path in (LOCALES / lang).glob("*.ftl")
        for line in path.read_text(encoding="utf-8").splitlines()
        if line.startswith("refused-") or "-barred-" in line.split("=")[0]
    }
    return frozenset(plain(lang, key) for key in {*keys, *OTHERS} - {*UNSURE})


def verdict(lang: str, seen: dict[str, Any]) -> bool | None:
    """Whether whoever saw this may believe that his move was taken; None: he cannot tell."""
    toast = seen["toast"] or seen["alert"]
    if not toast or toast in {plain(lang, key) for key in UNSURE}:
        return None
    return toast not in refusals(lang)

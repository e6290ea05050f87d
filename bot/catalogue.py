"""What a game has words for: the keys of its catalogue, in their order."""

import re
from functools import cache

from bot.texts import FALLBACK, LOCALES

ENTRY = re.compile(r"^([a-z][a-z0-9_-]*) = *(.*)$", re.MULTILINE)
# Families of sentences; every other family holds names of words.
SENTENCES = frozenset(
    ("event", "call", "play", "ask", "silence", "card", "secret", "reason", "option", "advice")
).union(("numbers", "rules", "about", "position", "hint", "done", "barred", "guide", "legend"))


@cache
def keys(game: str) -> tuple[str, ...]:
    """All keys of a game's catalogue; none where it has no catalogue."""
    return tuple(key for key, _ in _entries(game))


@cache
def word_key(game: str, field: str, word: str) -> str | None:
    """What a word is called: as its field says, else as the first family of names that knows it."""
    pattern = re.compile(f"{re.escape(game)}-([a-z_]+)-{re.escape(word)}")
    named = {
        found[1]: key
        for key, text in reversed(_entries(game))
        if text and "{" not in text and (found := pattern.fullmatch(key))
    }
    families = [field, field.removesuffix("s"), *reversed(named)]
    return next((named[each] for each in families if each in named.keys() - SENTENCES), None)


@cache
def _entries(game: str) -> list[tuple[str, str]]:
    """Keys, and the first line of what each says."""
    path = LOCALES / FALLBACK / f"{game}.ftl"
    return ENTRY.findall(path.read_text(encoding="utf-8")) if path.exists() else []


@cache
def sections(game: str) -> tuple[str, ...]:
    """The sections of a game's rules, in their order."""
    pattern = re.compile(f"{re.escape(game)}-rules-([a-z0-9_-]+)-title")
    return tuple(match[1] for key in keys(game) if (match := pattern.fullmatch(key)))


@cache
def legend(game: str) -> tuple[str, ...]:
    """The words that the rules explain one by one."""
    start = f"{game}-about-"
    return tuple(key.removeprefix(start) for key in keys(game) if key.startswith(start))

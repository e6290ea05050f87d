"""What those who gather have agreed on: how many, which options and numbers, how fast. In lines."""

import re
from collections.abc import Iterator

from bot.snapshot import Snapshot
from bot.texts import Html, directed, known, plain, t, tagged
from bot.wording import number


def agreed(shot: Snapshot, lang: str) -> Iterator[Html]:
    """How it will be played; a game against the house alone has no clock."""
    if shot.stage != "lobby":
        return
    if shot.least != shot.most:
        yield t(lang, "room", least=shot.least, most=shot.most)
    yield from _options(shot, lang)
    if shot.most - sum(sitter.house for sitter in shot.people) > 1:
        about = t(lang, f"pace-{shot.pace}-about")
        yield t(lang, "pace", pace=t(lang, f"pace-{shot.pace}"), about=about)
    if shot.advice is not None:
        count = len(shot.people)
        yield t(lang, f"{shot.game}-advice-{shot.advice.word}", count=count)


def _options(shot: Snapshot, lang: str) -> Iterator[Html]:
    """What was chosen, and beside it what else there is where the words mean other numbers.

    The mode was chosen when the table was opened.
    """
    for name, value in shot.options.items():
        key = f"{shot.game}-option-{name}"
        if name in shot.numbers:
            yield t(lang, "option-numbers", name=t(lang, key))
            yield from _numbers(shot, lang, name, str(value))
        elif isinstance(value, bool):
            if value:
                yield t(lang, "option-on", name=t(lang, key))
        elif isinstance(value, str) and name != "mode":
            yield t(lang, "option", name=t(lang, key), value=t(lang, f"{key}-{value}"))
        elif isinstance(value, int):
            yield t(lang, "option", name=t(lang, key), value=number(lang, value))


def _numbers(shot: Snapshot, lang: str, name: str, chosen: str) -> Iterator[Html]:
    key = f"{shot.game}-numbers"
    if not known(key):
        return
    for word, meant in shot.numbers[name].items():
        counts = {what: _in_digits(lang, count) for what, count in meant.items()}
        called = t(lang, f"{shot.game}-option-{name}-{word}")
        line = t(lang, "option", name=called, value=t(lang, key, **counts))
        yield tagged("b", Html(f"▸ {line}")) if word == chosen else Html(f"▹ {line}")


def _in_digits(lang: str, count: str | int) -> int | Html:
    """A number, or several in a string, in the digits of the language, the first one read first."""
    if isinstance(count, int):
        return count
    row = re.sub(r"\d+", lambda found: plain(lang, "count", count=int(found[0])), count)
    return directed(lang, Html(row))

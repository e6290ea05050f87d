"""A table's talk on somebody's own card: its last lines, and how to join in."""

from collections.abc import Iterator

from bot.engines.game import Circle
from bot.hearing import Heard
from bot.snapshot import Snapshot
from bot.talking import TABLE
from bot.texts import Html, isolated, joined, known, plain, t, tagged
from bot.toasts import shortened

LAST_LINES = 3
LONGEST_LINE = 120


def talk(shot: Snapshot, lang: str) -> list[Html]:
    """Lines of a private card: each circle's last words, whispers in spoilers.

    It is for the table's own talk only that a card never goes to a group with it: whatever this
    person may read stands here.
    """
    circles = list(dict.fromkeys(line.circle for line in shot.talk.lines))
    found = [line for circle in sorted(circles, key=_privacy) for line in _of(shot, lang, circle)]
    return [*found, *_how_to(shot, lang, bool(found))]


def where_to_write(circles: list[Circle]) -> Circle | None:
    """Where a reply to the card is said: in a circle of the game's own before the table's."""
    return min(circles, key=lambda each: (not each.may_write, *_privacy(each.key)), default=None)


def circle_name(game: str, lang: str, circle: str) -> str:
    """What a circle is called; its key where it has no name."""
    key = f"{game}-circle-{circle}"
    if circle == TABLE:
        return plain(lang, "circle-table")
    return plain(lang, key) if known(key) else circle


def _privacy(circle: str) -> tuple[bool, str]:
    return circle == TABLE, circle


def _of(shot: Snapshot, lang: str, circle: str) -> Iterator[Html]:
    """A circle's last lines; whispers go from the card with the game."""
    if circle != TABLE and shot.stage != "playing":
        return
    yield tagged("b", Html(isolated(circle_name(shot.game, lang, circle))))
    for line in [line for line in shot.talk.lines if line.circle == circle][-LAST_LINES:]:
        said = _said(line, lang)
        yield said if circle == TABLE else tagged("tg-spoiler", said)


def _said(line: Heard, lang: str) -> Html:
    name = isolated(line.name or plain(lang, "nameless"))
    return joined([name, isolated(shortened(line.text, LONGEST_LINE))], ": ")


def _how_to(shot: Snapshot, lang: str, talked: bool) -> Iterator[Html]:
    """Said where somebody has spoken already, and where one may whisper."""
    circle = where_to_write(list(shot.circles))
    if circle and circle.may_write and (talked or circle.key != TABLE):
        yield t(lang, "talk-how", circle=circle_name(shot.game, lang, circle.key))

"""A table's talk on somebody's own card: its last lines, and how to join in."""

from collections.abc import Iterator

from bot.engines.game import Circle
from bot.hearing import Heard
from bot.snapshot import Snapshot
from bot.talking import TABLE
from bot.texts import Html, isolated, joined, known, plain, t, tagged
from bot.toasts import shortened
from bot.wording import called

LAST_LINES = 3
LONGEST_LINE = 120


def talk(shot: Snapshot, lang: str) -> list[Html]:
    """Lines of a private card: the last words of each circle, whispers first and in spoilers.

    A circle in which nobody has spoken yet is named only to whoever may whisper there.
    """
    circles = {line.circle for line in shot.talk.lines}
    here = where_to_write(list(shot.circles))
    if here and here.may_write and here.key != TABLE:
        circles.add(here.key)
    return [
        line
        for circle in sorted(circles, key=_privacy)
        for line in _of(shot, lang, circle, here == Circle(key=circle, may_write=True))
    ]


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


def _of(shot: Snapshot, lang: str, circle: str, writes: bool) -> Iterator[Html]:
    """A circle's last lines, and how to join in. Of a whisper's even the name is in a spoiler.

    Whispers go from the card with their game.
    """
    if circle != TABLE and shot.stage != "playing":
        return
    name = tagged("b", isolated(circle_name(shot.game, lang, circle)))
    title = t(lang, "talk-how", circle=name) if writes else name
    said = [line for line in shot.talk.lines if line.circle == circle][-LAST_LINES:]
    for line in (title, *(_said(shot, line, lang) for line in said)):
        yield line if circle == TABLE else tagged("tg-spoiler", line)


def _said(shot: Snapshot, line: Heard, lang: str) -> Html:
    seat = line.seat
    if seat is not None and shot.people[seat].name == line.name:
        name = called(shot, lang, seat)
    else:
        name = line.name or plain(lang, "nameless")
    return joined([isolated(name), isolated(shortened(line.text, LONGEST_LINE))], ": ")

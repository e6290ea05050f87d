"""What a chat should show of a table now: a snapshot in a language becomes a card. Pure."""

import hashlib
from collections.abc import Iterator

from bot import saying, story
from bot.agreed import agreed
from bot.engines.game import Fact
from bot.heading import heading
from bot.keyboards import Button, Place, Rows, buttons
from bot.links import Links
from bot.snapshot import Snapshot
from bot.steps import Chosen
from bot.texts import Html, directed, isolated, joined, t, tagged
from bot.toasts import length, shortened
from bot.waking import waking
from bot.wording import SHORT, called

LONGEST_TEXT = 4096
ROOM_BELOW = 700
"""Left under a group's card, for the line that says whom the table cannot reach."""


class Card(Fact):
    """A message kept true: Telegram's HTML, buttons, and whether it may be passed on."""

    text: str
    rows: Rows = ()
    protect: bool = False

    @property
    def digest(self) -> str:
        """The same for cards that look the same."""
        return hashlib.sha256(self.model_dump_json().encode()).hexdigest()[:16]


def card(
    shot: Snapshot,
    place: Place,
    lang: str,
    links: Links,
    invited: bool = False,
    chosen: Chosen | None = None,
) -> Card:
    """The card of a table, as a watcher's snapshot shows it to a group, or a person's to him.

    `invited` is somebody whom an invitation seats as soon as he opens the table; `chosen` is what
    its reader has chosen so far. A private card may hold what only its reader knows: it stands in a
    spoiler and cannot be passed on. An aside tells no more than that: above it is the group's.
    """
    room = LONGEST_TEXT - (ROOM_BELOW if place == "group" else 0)
    text = _words(shot, place, lang, invited, chosen, room)
    if length(text) > room:
        text = _words(_briefly(shot), place, lang, invited, chosen, room)
    return Card(
        text=text,
        rows=(*waking(shot, lang), *buttons(shot, place, lang, links, invited, chosen)),
        protect=place != "group",
    )


def _words(
    shot: Snapshot, place: Place, lang: str, invited: bool, chosen: Chosen | None, room: int
) -> Html:
    """All that it says, with as much of what was done and said last as there is room for.

    Telegram leaves the tags out when it counts, so some cards hold a little less than they could.
    """
    everybody = [*story.board(shot, lang), *_seats(shot, lang), *agreed(shot, lang)]
    parts = [
        list(heading(shot, lang, place, invited, chosen)),
        [] if place == "aside" else everybody,
        [] if place == "group" else list(_private(shot, lang)),
    ]
    things = story.lately(shot, lang, alone=place == "aside")
    talk = [] if place == "group" else saying.talk(shot, lang)
    while length(text := _text(lang, [*parts, things, talk])) > room and (things or talk):
        del (things or talk)[0]
    return text


def _briefly(shot: Snapshot) -> Snapshot:
    """The same with short names: a big table of long ones fits into no message."""
    people = (each.model_copy(update={"name": shortened(each.name, SHORT)}) for each in shot.people)
    return shot.model_copy(update={"people": tuple(people)})


def _text(lang: str, parts: list[list[Html]]) -> Html:
    blocks = [joined([directed(lang, line) for line in part], "\n") for part in parts if part]
    return joined(blocks, "\n\n")


def notice(*lines: Html, rows: tuple[tuple[Button, ...], ...] = ()) -> Card:
    """A message that is no table's card."""
    return Card(text=joined(list(lines), "\n\n"), rows=rows)


def _seats(shot: Snapshot, lang: str) -> Iterator[Html]:
    standings = story.standings(shot, lang)
    for seat, sitter in enumerate(shot.people):
        name = Html(isolated(called(shot, lang, seat)))
        shown = tagged("b", name) if seat in shot.waiting or seat == shot.seat else name
        phrases = [*standings[seat], *story.marks(shot, lang, sitter)]
        if shot.stage == "lobby" and sitter.host:
            phrases.append(t(lang, "seat-host"))
        mark = "▸" if seat in shot.waiting else "•"
        tail = f": {joined(phrases, ' · ')}" if phrases else ""
        yield Html(f"{mark} {shown}{tail}")
    if shot.stage == "lobby" and len(shot.people) < shot.most:
        yield Html(f"◦ {t(lang, 'seat-free', count=shot.most - len(shot.people))}")


def _private(shot: Snapshot, lang: str) -> Iterator[Html]:
    known_alone = list(story.secrets(shot, lang))
    if known_alone and shot.stage == "playing":
        yield t(lang, "only-you")
        yield from (tagged("tg-spoiler", line) for line in known_alone)

"""What a chat should show of a table now: a snapshot in a language becomes a card. Pure."""

import hashlib
from collections.abc import Iterator
from itertools import chain, groupby
from typing import Literal

from bot import story
from bot.engines.game import Fact
from bot.keyboards import Button, Rows, buttons
from bot.links import Links
from bot.snapshot import Snapshot
from bot.texts import Html, directed, isolated, joined, known, t, tagged

Place = Literal["group", "private"]
LAST_THINGS = 3


class Card(Fact):
    """A message kept true: Telegram's HTML, buttons, and whether it may be passed on."""

    text: str
    rows: Rows = ()
    protect: bool = False

    @property
    def digest(self) -> str:
        """The same for cards that look the same."""
        return hashlib.sha256(self.model_dump_json().encode()).hexdigest()[:16]


def card(shot: Snapshot, place: Place, lang: str, links: Links, invited: bool = False) -> Card:
    """The card of a table, as a watcher's snapshot shows it to a group, or a person's to him.

    `invited` is somebody whom an invitation seats as soon as he opens the table. A private card
    may hold what only its reader knows: it stands in a spoiler and cannot be passed on.
    """
    parts = [
        [_title(shot, lang), *_awaited(shot, lang, invited)],
        [*story.board(shot, lang), *_seats(shot, lang), *_agreed(shot, lang)],
        list(_private(shot, lang)) if place == "private" else [],
        list(_last_things(shot, lang)),
    ]
    blocks = [joined([directed(lang, line) for line in part], "\n") for part in parts if part]
    return Card(
        text=joined(blocks, "\n\n"),
        rows=buttons(shot, place, lang, links, invited),
        protect=place == "private",
    )


def notice(*lines: Html, rows: tuple[tuple[Button, ...], ...] = ()) -> Card:
    """A message that is no table's card."""
    return Card(text=joined(list(lines), "\n\n"), rows=rows)


def game_name(shot: Snapshot, lang: str) -> Html:
    return t(lang, f"game-{shot.game}")


def _title(shot: Snapshot, lang: str) -> Html:
    state: str = shot.stage
    if state == "lobby" and len(shot.people) >= shot.least:
        state = "ready"
    return Html(f"{tagged('b', game_name(shot, lang))} · {t(lang, f'state-{state}')}")


def _awaited(shot: Snapshot, lang: str, invited: bool) -> Iterator[Html]:
    """Whose answer is awaited, or how it ended."""
    if shot.stage == "lobby":
        yield from _awaited_in_lobby(shot, lang, invited)
    elif shot.stage == "playing":
        if shot.seat in shot.waiting:
            yield tagged("b", t(lang, "awaited-you"))
        elif shot.waiting:
            yield t(lang, "awaited", names=story.names(shot, lang, shot.waiting))
        if shot.clock and shot.clock.warned:
            yield t(lang, "awaited-hurry")
    elif shot.outcome is not None:
        yield from result(shot, lang)
        again = [seat for seat, sitter in enumerate(shot.people) if sitter.again]
        if again and shot.stage == "over":
            names = story.names(shot, lang, again)
            yield t(lang, "awaited-again", names=names, count=len(again))


def _awaited_in_lobby(shot: Snapshot, lang: str, invited: bool) -> Iterator[Html]:
    hosts = [seat for seat, sitter in enumerate(shot.people) if sitter.host]
    if invited and shot.seat is None and hosts and "sit" in shot.may:
        yield t(lang, "invited", name=story.called(shot, lang, hosts[0]))
        yield t(lang, "invited-next")
    elif len(shot.people) < shot.least:
        yield t(lang, "awaited-players", count=shot.least - len(shot.people))
    elif "start" in shot.may:
        yield t(lang, "awaited-start")
    elif hosts:
        yield t(lang, "awaited-host", names=story.names(shot, lang, hosts))


def result(shot: Snapshot, lang: str) -> Iterator[Html]:
    """Who won, and why."""
    if shot.outcome is None:
        return
    winners = shot.outcome.winners
    key = "won" if shot.seat is None else "won-you" if shot.seat in winners else "lost-you"
    yield tagged("b", t(lang, key, names=story.names(shot, lang, winners)))
    reason = f"{shot.game}-reason-{shot.outcome.reason}"
    if winners and known(reason):
        reader = "who" if shot.seat in winners else "other"
        who = story.called(shot, lang, winners[0])
        alone = any(sitter.house for sitter in shot.people)
        yield t(lang, reason, who=who, reader=reader, alone=alone)


def _seats(shot: Snapshot, lang: str) -> Iterator[Html]:
    for seat, sitter in enumerate(shot.people):
        name = Html(isolated(story.called(shot, lang, seat)))
        shown = tagged("b", name) if seat in shot.waiting or seat == shot.seat else name
        phrases = [*story.standing(shot, lang, seat), *story.marks(shot, lang, sitter)]
        if shot.stage == "lobby" and sitter.host:
            phrases.append(t(lang, "seat-host"))
        mark = "▸" if seat in shot.waiting else "•"
        tail = f": {joined(phrases, ' · ')}" if phrases else ""
        yield Html(f"{mark} {shown}{tail}")
    if shot.stage == "lobby":
        for _ in range(len(shot.people), shot.most):
            yield Html(f"◦ {t(lang, 'seat-free')}")


def _agreed(shot: Snapshot, lang: str) -> Iterator[Html]:
    """How it will be played; a game against the house alone has no clock."""
    alone = shot.most - sum(sitter.house for sitter in shot.people) < 2
    if shot.stage == "lobby" and not alone:
        yield t(
            lang,
            "pace",
            pace=t(lang, f"pace-{shot.pace}"),
            about=t(lang, f"pace-{shot.pace}-about"),
        )


def _private(shot: Snapshot, lang: str) -> Iterator[Html]:
    known_alone = list(story.secrets(shot, lang))
    if known_alone and shot.stage == "playing":
        yield t(lang, "only-you")
        yield from (tagged("tg-spoiler", line) for line in known_alone)


def _last_things(shot: Snapshot, lang: str) -> Iterator[Html]:
    """The last three things in words; what two get at once is one thing, in two lines."""
    said = [(event, line) for event in shot.events if (line := story.told(shot, lang, event))]
    things = [list(alike) for _, alike in groupby(said, key=lambda it: it[0].kind)]
    lines = list(chain.from_iterable(things[-LAST_THINGS:]))
    for event, line in lines[-LAST_THINGS - 1 :]:
        yield Html(f"– {line if event.to is None else tagged('tg-spoiler', line)}")

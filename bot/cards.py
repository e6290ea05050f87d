"""What a chat should show of a table now: a snapshot in a language becomes a card. Pure."""

import hashlib
from collections.abc import Iterator

from bot import saying, story
from bot.agreed import agreed
from bot.choosing import open_ways
from bot.engines.game import Fact
from bot.keyboards import Button, Place, Rows, buttons
from bot.links import Links
from bot.snapshot import Snapshot
from bot.steps import Chosen, screen
from bot.texts import Html, directed, isolated, joined, known, t, tagged
from bot.toasts import length
from bot.waking import waking
from bot.wording import called, names

LONGEST_TEXT = 4096
MOST_NAMED = 4


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
    everybody = [*story.board(shot, lang), *_seats(shot, lang), *agreed(shot, lang)]
    parts = [
        [_title(shot, lang), *_awaited(shot, lang, place, invited, chosen)],
        [] if place == "aside" else everybody,
        [] if place == "group" else list(_private(shot, lang)),
    ]
    things = story.lately(shot, lang, alone=place == "aside")
    talk = [] if place == "group" else saying.talk(shot, lang)
    while _long(text := _text(lang, [*parts, things, talk])) and (things or talk):
        del (things or talk)[0]
    return Card(
        text=text,
        rows=(*waking(shot, lang), *buttons(shot, place, lang, links, invited, chosen)),
        protect=place != "group",
    )


def _text(lang: str, parts: list[list[Html]]) -> Html:
    blocks = [joined([directed(lang, line) for line in part], "\n") for part in parts if part]
    return joined(blocks, "\n\n")


def _long(text: Html) -> bool:
    """Whether Telegram might find it too long, which counts without the tags."""
    return length(text) > LONGEST_TEXT


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


def _awaited(
    shot: Snapshot, lang: str, place: Place, invited: bool, chosen: Chosen | None
) -> Iterator[Html]:
    """What has just begun, whose answer is awaited, or how it ended."""
    if shot.stage == "lobby":
        yield from _awaited_in_lobby(shot, lang, invited)
    elif shot.stage == "playing":
        turn = story.turning_point(shot)
        if turn and (line := story.told(shot, lang, turn, "call")):
            yield tagged("b", line)
        yield from _asked(shot, lang, place, chosen)
        if shot.asleep:
            yield t(lang, "awaited-asleep")
        elif shot.clock and shot.clock.warned:
            yield t(lang, "awaited-hurry")
    elif shot.ended is not None:
        yield t(lang, f"ended-{shot.ended}")
    elif shot.outcome is not None:
        yield from result(shot, lang)
        again = [seat for seat, sitter in enumerate(shot.people) if sitter.again]
        if again and shot.stage == "over":
            yield t(lang, "awaited-again", names=names(shot, lang, again), count=len(again))


def _asked(shot: Snapshot, lang: str, place: Place, chosen: Chosen | None) -> Iterator[Html]:
    """What its reader may answer, how far he has come with it, and who is waited for."""
    mine = shot.seat in shot.waiting
    shown = screen(shot, lang, chosen)
    begun = None if place == "group" else shown.offer
    openly = open_ways(shot, lang) if place == "group" else ()
    offers = shot.offers if place != "group" else shot.open_offers if openly else ()
    question = story.question(shot, lang, offers, begun)
    if question or mine:
        asked = question or t(lang, "awaited-you")
        yield tagged("b", asked) if mine else asked
        if begun and shown.picks is not None:
            yield t(lang, "chosen", count=len(shown.picks), most=begun.most)
    if mine or not shot.waiting:
        return
    if len(shot.waiting) > MOST_NAMED:
        yield t(lang, "awaited-many", count=len(shot.waiting))
    else:
        yield t(lang, "awaited", names=names(shot, lang, shot.waiting))
    alive = any(not shot.people[seat].computer for seat in shot.waiting)
    if place == "group" and alive and not openly:
        yield t(lang, "awaited-secretly")


def _awaited_in_lobby(shot: Snapshot, lang: str, invited: bool) -> Iterator[Html]:
    hosts = [seat for seat, sitter in enumerate(shot.people) if sitter.host]
    if invited and shot.seat is None and hosts and "sit" in shot.may:
        yield t(lang, "invited", name=called(shot, lang, hosts[0]))
        yield t(lang, "invited-next")
    elif len(shot.people) < shot.least:
        yield t(lang, "awaited-players", count=shot.least - len(shot.people))
    elif "start" in shot.may:
        yield t(lang, "awaited-start")
    elif hosts:
        yield t(lang, "awaited-host", names=names(shot, lang, hosts))


def result(shot: Snapshot, lang: str) -> Iterator[Html]:
    """Who won, if anybody did, and why."""
    if shot.outcome is None:
        return
    winners = shot.outcome.winners
    listed, count = names(shot, lang, winners), len(winners)
    mine = "" if shot.seat is None else "-you"
    if not winners:
        yield tagged("b", t(lang, "won-nobody"))
    elif shot.seat is None or shot.seat in winners:
        yield tagged("b", t(lang, f"won{mine}", names=listed, count=count))
    else:
        yield tagged("b", t(lang, "lost-you", names=listed, count=count))
    if shot.seat in winners and count > 1:
        yield t(lang, "won", names=listed, count=count)
    reason = f"{shot.game}-reason-{shot.outcome.reason}"
    if known(reason):
        yield t(
            lang,
            reason,
            who=called(shot, lang, winners[0]) if winners else "",
            names=listed,
            count=count,
            reader="who" if shot.seat in winners else "other",
            alone=any(sitter.house for sitter in shot.people),
        )


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

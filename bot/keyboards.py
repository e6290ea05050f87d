"""The buttons under a table's card: what its reader may do now, the likeliest first. Pure."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Literal, get_args

from bot.choosing import Way, open_ways
from bot.engines.game import Fact
from bot.links import Links, invitation, visit
from bot.pace import Pace
from bot.presses import Press
from bot.rows import grouped
from bot.snapshot import Snapshot
from bot.steps import Chosen, screen
from bot.texts import plain
from bot.toasts import shortened

LONGEST_LABEL = 64
FEW = 2
Place = Literal["group", "private", "aside"]
PACES: tuple[Pace, ...] = get_args(Pace)


class Button(Fact):
    """One button, which does one thing: tell the bot, follow a link, open the Mini App, or `ask`
    the bot in a chat of one's choice. `main` is what most people will want.
    """

    text: str
    data: str = ""
    url: str = ""
    web_app: str = ""
    ask: str = ""
    main: bool = False


Row = tuple[Button, ...]
Rows = tuple[Row, ...]


def buttons(
    shot: Snapshot, place: Place, lang: str, links: Links, invited: bool, chosen: Chosen | None
) -> Rows:
    """Rows of buttons, in the order of likelihood. A closed table has only a way to a new one."""
    if shot.stage == "closed":
        return () if place == "group" else ((new(lang),),)
    if place == "group":
        return tuple(_group(shot, lang, links))
    if place == "aside":
        return tuple(_aside(shot, lang, links, chosen))
    return tuple(row for row in _private(shot, lang, links, invited, chosen) if row)


def tell(
    lang: str, key: str, verb: str, table: str = "", pick: str = "", main: bool = False
) -> Button:
    """A button that asks the bot for something that is no move."""
    return Button(
        text=plain(lang, key), data=Press(verb=verb, table=table, pick=pick).packed(), main=main
    )


def new(lang: str, main: bool = False) -> Button:
    """Where a next table begins."""
    return tell(lang, "button-new", "menu", main=main)


def opening(lang: str, links: Links, payload: str, main: bool = False) -> Button:
    """Opens the Mini App at a table, from a private chat."""
    return Button(text=plain(lang, "button-open"), web_app=links.web_app(payload), main=main)


def _group(shot: Snapshot, lang: str, links: Links) -> Iterator[Row]:
    """One keyboard for all: the bot checks who taps."""
    table = _visiting(shot, lang, links)
    if shot.stage == "playing":
        yield from grouped(_taps(open_ways(shot, lang), few=True, playing=False))
        yield (table, tell(lang, "button-secret", "secret", shot.table))
        return
    if shot.stage == "over":
        yield (tell(lang, "button-again", "again", shot.table, main=True), table)
        return
    room = "sit" in shot.may
    ready = len(shot.people) >= shot.least
    yield (
        *((tell(lang, "button-sit", "sit", shot.table, main=not ready),) if room else ()),
        *((tell(lang, "button-start", "start", shot.table, main=True),) if ready else ()),
        table,
    )
    yield from advising(shot, lang)
    if room:
        yield (tell(lang, "button-computer", "computer", shot.table),)
    yield (_pace(shot, lang), tell(lang, "button-leave", "leave", shot.table))


def _visiting(shot: Snapshot, lang: str, links: Links) -> Button:
    """Opens the Mini App at the table, from wherever it is tapped."""
    return Button(text=plain(lang, "button-open"), url=links.in_app(visit(shot.table)))


def _aside(shot: Snapshot, lang: str, links: Links, chosen: Chosen | None) -> Iterator[Row]:
    """What somebody may answer in the group, seen by him alone."""
    yield from _moves(shot, lang, chosen)
    sit = tell(lang, "button-return", "sit", shot.table, main=True)
    yield (_visiting(shot, lang, links), *((sit,) if "sit" in shot.may else ()))


def _private(
    shot: Snapshot, lang: str, links: Links, invited: bool, chosen: Chosen | None
) -> Iterator[Row]:
    may = shot.may
    payload = invitation(shot.table) if invited and shot.seat is None else visit(shot.table)
    table = opening(lang, links, payload, main=invited and "sit" in may)
    if shot.stage == "playing":
        yield from _moves(shot, lang, chosen)
        yield (
            table,
            *((tell(lang, "button-return", "sit", shot.table, main=True),) if "sit" in may else ()),
            *((tell(lang, "button-leave", "quit", shot.table),) if "leave" in may else ()),
        )
        return
    if shot.stage == "over":
        if "start" in may:
            yield (tell(lang, "button-start", "start", shot.table, main=True),)
        if "again" in may:
            yield (tell(lang, "button-again", "again", shot.table, main=True), table)
        else:
            yield (table,)
        yield (new(lang),)
        return
    friend = _friend(shot, lang, links)
    start = tell(lang, "button-start", "start", shot.table, main=True)
    yield (start,) if "start" in may else ()
    yield (friend, table) if shot.seat is not None and len(shot.people) < shot.most else (table,)
    yield _to_group(shot, lang, links)
    yield (tell(lang, "button-sit", "sit", shot.table),) if "sit" in may else ()
    yield from advising(shot, lang) if "configure" in may else ()
    yield (
        *((tell(lang, "button-computer", "computer", shot.table),) if "computer" in may else ()),
        *((_pace(shot, lang),) if "configure" in may else ()),
    )
    yield (tell(lang, "button-leave", "leave", shot.table),) if "leave" in may else ()


def _friend(shot: Snapshot, lang: str, links: Links) -> Button:
    """Sends an invitation on: by inline mode in one's own name, else as a link."""
    text = plain(lang, "button-send")
    if links.inline:
        return Button(text=text, ask=shot.table, main=True)
    share = plain(lang, "share", game=plain(lang, f"game-{shot.game}"))
    return Button(text=text, url=links.share(shot.table, share), main=True)


def _to_group(shot: Snapshot, lang: str, links: Links) -> Row:
    """Takes the bot to a group, where it posts the invitation; for two a friend is enough."""
    if shot.seat is None or shot.most == FEW or len(shot.people) == shot.most:
        return ()
    return (Button(text=plain(lang, "button-group"), url=links.to_group(invitation(shot.table))),)


def advising(shot: Snapshot, lang: str) -> Rows:
    """Takes the rules' advice, by the names of what it would change."""
    if shot.advice is None:
        return ()
    what = ", ".join(
        plain(lang, f"{shot.game}-option-{name}-{word}")
        for name, word in shot.advice.options.items()
        if isinstance(word, str)
    )
    press = Press(verb="advise", table=shot.table, pick=shot.advice.word)
    return ((Button(text=plain(lang, "button-advise", what=what), data=press.packed()),),)


def _pace(shot: Snapshot, lang: str) -> Button:
    """Shows the pace, and a tap asks for the next one."""
    following = PACES[(PACES.index(shot.pace) + 1) % len(PACES)]
    return Button(
        text=plain(lang, "button-pace", pace=plain(lang, f"pace-{shot.pace}")),
        data=Press(verb="pace", table=shot.table, pick=following).packed(),
    )


def _moves(shot: Snapshot, lang: str, chosen: Chosen | None) -> Iterator[Row]:
    """What answers now, the likeliest or what plays all that is chosen with a colour."""
    shown = screen(shot, lang, chosen)
    yield from grouped(_taps(shown.groups, shown.offer is None, shown.picks is not None))


def _taps(groups: Iterable[Sequence[Way]], few: bool, playing: bool) -> Iterator[list[Button]]:
    for place, group in enumerate(groups):
        main = few and place == 0 and 1 < len(group) <= FEW
        yield [
            Button(
                text=shortened(way.label, LONGEST_LABEL),
                data=way.press.packed(),
                main=main or (playing and not way.press.is_step),
            )
            for way in group
        ]

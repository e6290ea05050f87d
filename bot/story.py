"""A game put into words: what happened, what everybody sees, what one seat alone knows.

Any game is told the same way: its catalogue says what there is to say. A field of the view is
mentioned where the catalogue has `<game>-card-<field>` or, for its reader alone,
`<game>-secret-<field>`; an event where it has its words. A text that comes out empty is not said.
"""

from collections.abc import Iterator, Sequence

from bot.engines.game import Event, Fact, Offer, Seat
from bot.fields import fields
from bot.snapshot import Seated, Snapshot
from bot.texts import Html, known, spoken, t, tagged
from bot.wording import Terms, at_seat, details, of_event, of_fact, subject_of

ONE_SEATS = ("seat", "by seat")
LAST_THINGS = 3
MOST_LINES = 16


def told(shot: Snapshot, lang: str, event: Event, family: str = "event") -> Html | None:
    """An event as a line for this snapshot's reader; None where there is nothing to say."""
    key = f"{shot.game}-{family}-{event.kind}"
    return _said(lang, key, of_event(shot, lang, event))


def is_called(game: str, event: Event) -> bool:
    """Whether an event is a turn in the game that everybody should hear of at once."""
    return event.to is None and known(f"{game}-call-{event.kind}")


def turning_point(shot: Snapshot) -> Event | None:
    """The last turn the game took, as long as it is played."""
    if shot.stage != "playing":
        return None
    return next((e for e in reversed(shot.events) if is_called(shot.game, e)), None)


def lately(shot: Snapshot, lang: str, alone: bool = False) -> list[Html]:
    """The last things in words, or those that were told to this reader alone.

    What several do at once is one thing, in a line for each.
    """
    turn = turning_point(shot)
    lines: list[Html] = []
    things = 0
    later: list[Event] = []
    for event in reversed(shot.events):
        if event is turn or (alone and event.to is None):
            continue
        if not (line := told(shot, lang, event)):
            continue
        if not _at_once(event, later):
            things, later = things + 1, []
        if things > LAST_THINGS or len(lines) == MOST_LINES:
            break
        later.append(event)
        lines.append(Html(f"– {line if event.to is None else tagged('tg-spoiler', line)}"))
    return lines[::-1]


def _at_once(event: Event, later: list[Event]) -> bool:
    """Whether an event belongs to what others did right after it: the same, each one once."""
    return (
        bool(later)
        and event.kind == later[0].kind
        and (subject := subject_of(event)) is not None
        and subject not in map(subject_of, later)
    )


def board(shot: Snapshot, lang: str) -> Iterator[Html]:
    """What lies on the table, in lines; after the game, what was hidden."""
    if shot.view is None:
        return
    if shot.stage == "playing":
        key = f"{shot.game}-card-board"
        if known(key) and (line := _said(lang, key, of_fact(shot, lang, shot.view))):
            yield line
        yield from _lines(shot, lang, "card", shot.view, but=ONE_SEATS)
    elif shot.outcome is not None:
        yield from _lines(shot, lang, "card-revealed", shot.outcome.revealed)


def standings(shot: Snapshot, lang: str) -> list[list[Html]]:
    """How each seat stands, as everybody sees it: short phrases."""
    whole = {} if shot.view is None else of_fact(shot, lang, shot.view)
    return [list(_standing(shot, lang, seat, whole)) for seat in range(len(shot.people))]


def _standing(shot: Snapshot, lang: str, seat: Seat, whole: Terms) -> Iterator[Html]:
    if shot.view is None:
        return
    own = whole | at_seat(shot, lang, shot.view, seat)
    phrases: list[tuple[str, Terms]] = [("seat", own)]
    if shot.stage == "playing":
        for name, field in fields(type(shot.view)).items():
            value = getattr(shot.view, name)
            if field.kind == "by seat" and field.inner and seat < len(value):
                there = details(shot, lang, name, field.inner, value[seat])
                phrases += [(name, own | said) for said in there]
            elif field.kind == "seat" and value == seat:
                phrases.append((name, own))
    elif shot.outcome is not None:
        phrases.append(("revealed", own | at_seat(shot, lang, shot.outcome.revealed, seat)))
    for word, terms in phrases:
        key = f"{shot.game}-card-{word}"
        if known(key) and (line := _said(lang, key, terms)):
            yield line


def secrets(shot: Snapshot, lang: str) -> Iterator[Html]:
    """What this seat knows and others may not, in lines."""
    if shot.view is not None and shot.seat is not None:
        yield from _lines(shot, lang, "secret", shot.view)


def question(
    shot: Snapshot, lang: str, offers: Sequence[Offer], begun: Offer | None = None
) -> Html | None:
    """What is asked with these offers: by the one begun or the only one, else by the stage."""
    if shot.view is None or not offers:
        return None
    kinds = [begun.kind] if begun else [offer.kind for offer in offers]
    stage = str(getattr(shot.view, "stage", ""))
    order = [*kinds, stage] if len(kinds) == 1 else [stage, *kinds]
    keys = (f"{shot.game}-ask-{word}" for word in order if word)
    key = next((key for key in keys if known(key)), None)
    return _said(lang, key, of_fact(shot, lang, shot.view)) if key else None


def marks(shot: Snapshot, lang: str, sitter: Seated) -> Iterator[Html]:
    """What there is to say about a person's being here, apart from the game."""
    if sitter.gone:
        yield t(lang, "seat-gone")
    elif sitter.computer and sitter.name:
        yield t(lang, "seat-away")
    elif sitter.again and shot.stage == "over":
        yield t(lang, "seat-again")


def _lines(
    shot: Snapshot, lang: str, family: str, fact: Fact, but: tuple[str, ...] = ()
) -> Iterator[Html]:
    """A line for each thing in a field that has words in this family."""
    whole = of_fact(shot, lang, fact)
    for name, field in fields(type(fact)).items():
        key = f"{shot.game}-{family}-{name}"
        if field.kind in but or not known(key):
            continue
        for terms in details(shot, lang, name, field, getattr(fact, name)):
            if line := _said(lang, key, whole | terms):
                yield line


def _said(lang: str, key: str, terms: Terms) -> Html | None:
    line = t(lang, key, **terms)
    return line if spoken(line).strip("\u2066\u2067\u2068\u2069 \n") else None

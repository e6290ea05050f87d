"""A game put into words: what happened, what everybody sees, what one seat alone knows.

Any game is told the same way: its catalogue says what there is to say. A field of the view is
mentioned where the catalogue has `<game>-card-<field>`, an event where it has its words.
"""

from collections.abc import Iterator
from typing import Any

from bot.engines.game import Event, Offer, Seat, View
from bot.snapshot import Seated, Snapshot
from bot.texts import Html, directed, isolated, joined, known, plain, t

ACTORS = ("seat", "winner", "opener")
NONE = "none"


def called(shot: Snapshot, lang: str, seat: Seat) -> str:
    """What we call whoever sits there. Not escaped."""
    sitter = shot.people[seat]
    if sitter.house:
        return plain(lang, f"{shot.game}-dealer")
    if sitter.computer and not sitter.name:
        return plain(lang, "computer")
    return sitter.name or plain(lang, "nameless")


def names(shot: Snapshot, lang: str, seats: tuple[Seat, ...] | list[Seat]) -> Html:
    """Several people in one breath."""
    return _listed(lang, [called(shot, lang, seat) for seat in seats])


def told(shot: Snapshot, lang: str, event: Event) -> Html | None:
    """An event as a line for this snapshot's reader; None where there is nothing to say."""
    if event.data.get("items") == []:
        return None
    data = event.data
    actor = next((data[key] for key in ACTORS if key in data), None)
    target = data.get("target")
    reader = "other"
    if shot.seat is not None:
        reader = "who" if shot.seat == actor else "target" if shot.seat == target else "other"
    said: dict[str, Any] = {key: value for key, value in data.items() if _simple(value)}
    said.setdefault("shell", NONE)
    said["reader"] = reader
    said["aim"] = "self" if target == actor else "other"
    if actor is not None:
        said["who"] = called(shot, lang, actor)
    if target is not None:
        said["target"] = called(shot, lang, target)
    if "item" in data:
        said["thing"] = thing(shot.game, lang, data["item"])
    if "items" in data:
        said["items"] = things(shot.game, lang, data["items"])
    return t(lang, f"{shot.game}-event-{event.kind}", **said)


def thing(game: str, lang: str, word: str) -> str:
    """The name of something one can hold or pick."""
    key = f"{game}-item-{word}"
    return plain(lang, key) if known(key) else word


def things(game: str, lang: str, words: tuple[str, ...] | list[str]) -> Html:
    """Names of things, each once, with how many there are of it."""
    counted = {word: words.count(word) for word in words}
    return _listed(
        lang,
        [
            thing(game, lang, word) + (f" ×{plain(lang, 'count', count=n)}" if n > 1 else "")
            for word, n in counted.items()
        ],
    )


def board(shot: Snapshot, lang: str) -> Iterator[Html]:
    """What lies on the table while it is played at, in lines."""
    if shot.view is None or shot.stage != "playing":
        return
    key = f"{shot.game}-card-board"
    if known(key):
        yield t(lang, key, **_simple_fields(shot.view))
    for field, value in shot.view:
        key = f"{shot.game}-card-{field}"
        if value is True and known(key):
            yield t(lang, key)


def standing(shot: Snapshot, lang: str, seat: Seat) -> Iterator[Html]:
    """How a seat stands, as everybody sees it: short phrases."""
    if shot.view is None:
        return
    own = _simple_fields(shot.view)
    for field, value in shot.view:
        if isinstance(value, tuple) and len(value) == len(shot.people) and _simple(value[seat]):
            own[field] = value[seat]
    key = f"{shot.game}-card-seat"
    if known(key):
        yield t(lang, key, **own)
    for field, value in shot.view if shot.stage == "playing" else ():
        key = f"{shot.game}-card-{field}"
        if not known(key):
            continue
        if isinstance(value, tuple) and len(value) == len(shot.people) and value[seat]:
            yield t(lang, key, items=things(shot.game, lang, value[seat]))
        elif value == seat and type(value) is int:
            yield t(lang, key)


def secrets(shot: Snapshot, lang: str) -> Iterator[Html]:
    """What this seat knows and others may not: fields that map a place to a word."""
    if shot.view is None or shot.seat is None:
        return
    for field, value in shot.view:
        key = f"{shot.game}-card-{field}"
        if isinstance(value, dict) and known(key):
            for place, word in value.items():
                yield t(lang, key, place=place, word=word)


def label(shot: Snapshot, lang: str, offer: Offer, pick: str) -> str:
    """The words on the button that plays this."""
    seat = int(pick) if pick.isdecimal() and int(pick) < len(shot.people) else None
    return plain(
        lang,
        f"{shot.game}-play-{offer.kind}",
        name="" if seat is None else called(shot, lang, seat),
        aim="self" if seat is not None and seat == shot.seat else "other",
        thing=thing(shot.game, lang, pick),
    )


def marks(shot: Snapshot, lang: str, sitter: Seated) -> Iterator[Html]:
    """What there is to say about a person's being here, apart from the game."""
    if sitter.gone:
        yield t(lang, "seat-gone")
    elif sitter.computer and sitter.name:
        yield t(lang, "seat-away")
    elif sitter.again and shot.stage == "over":
        yield t(lang, "seat-again")


def _listed(lang: str, parts: list[str]) -> Html:
    return directed(lang, joined([isolated(part) for part in parts], plain(lang, "and")))


def _simple(value: object) -> bool:
    return isinstance(value, str | int)


def _simple_fields(view: View) -> dict[str, Any]:
    return {field: value for field, value in view if _simple(value)}

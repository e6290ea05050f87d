"""Data become the variables of a text, for every game alike: who, to whom, and what things are.

The Mini App's `frame/telling.ts` makes the same of the same data.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from bot.catalogue import word_key
from bot.engines.game import ACTORS, TARGETS, Event, Fact, Seat
from bot.fields import Field, datum, fields
from bot.signs import has_namesake, signed
from bot.snapshot import Snapshot
from bot.table import Table
from bot.texts import Html, directed, isolated, joined, known, plain

Terms = dict[str, object]
NONE = "none"
NOTHING = "–"
HIDDEN = "▪"
FEW, SHORT = 3, 20
PLACE = re.compile(r"(\d+)\.(\d+)")


def subject_of(event: Event) -> Seat | None:
    """Whom an event is about: who acts, else to whom it is done."""
    found = (event.data.get(name) for name in (*ACTORS, *TARGETS))
    return next((seat for seat in found if isinstance(seat, int)), None)


def called(shot: Snapshot, lang: str, seat: Seat, longest: int | None = None) -> str:
    """What we call whoever sits there, cut to so many letters. Not escaped.

    Computers and namesakes have their signs, except in the lobby: seats are drawn with the deal.
    """
    sitter = shot.people[seat]
    if sitter.house:
        return plain(lang, f"{shot.game}-dealer")
    machine = sitter.computer and not sitter.name
    name = plain(lang, "computer") if machine else sitter.name or plain(lang, "nameless")
    if longest and len(name) > longest:
        name = f"{name[: longest - 1].rstrip()}…"
    if shot.stage == "lobby" or not (machine or _has_namesake(shot, sitter.name)):
        return name
    return signed(name, seat)


def _has_namesake(shot: Snapshot, name: str) -> bool:
    people = (each for each in shot.people if not each.house and (each.name or not each.computer))
    return has_namesake(name, (each.name for each in people))


def ends_without(table: Table) -> bool:
    """Whether the game is over as soon as anybody is gone: only such a game has words for it."""
    return not table.stand_in and known(f"{table.game_key}-leaving")


def names(shot: Snapshot, lang: str, seats: Iterable[Seat]) -> Html:
    """Several people in one breath; where there are many, long names are cut."""
    there = list(seats)
    longest = SHORT if len(there) > FEW else None
    return listed(lang, [called(shot, lang, seat, longest) for seat in there])


def mentions(shot: Snapshot, lang: str, people: Mapping[Seat, str]) -> Html:
    """Several people, by whose ids Telegram calls them."""
    linked = [
        Html(f'<a href="tg://user?id={person_id}">{isolated(called(shot, lang, seat))}</a>')
        for seat, person_id in people.items()
    ]
    return directed(lang, joined(linked, plain(lang, "and")))


def listed(lang: str, parts: list[str]) -> Html:
    """Several names in one breath; each keeps its own direction of writing."""
    if not parts:
        return Html(NOTHING)
    return directed(lang, joined([isolated(part) for part in parts], plain(lang, "and")))


def word_name(shot: Snapshot, lang: str, field: str, word: str) -> str:
    """What a word is called, or a place by whose it is and where; itself where it has no name."""
    if found := PLACE.fullmatch(word):
        seat, position = int(found[1]), position_name(shot.game, lang, int(found[2]))
        return f"{called(shot, lang, seat)}: {position}" if seat < len(shot.people) else word
    key = word_key(shot.game, field, word)
    return plain(lang, key) if key else word


def position_name(game: str, lang: str, position: int) -> str:
    """Where something lies: by the game's word for it, else the how manieth it is."""
    key = f"{game}-position-{position}"
    return plain(lang, key) if known(key) else number(lang, position + 1)


def words(shot: Snapshot, lang: str, field: str, found: list[str]) -> Html:
    """Names of words, each once, with how many there are of it."""
    counted = {word: found.count(word) for word in found}
    return listed(
        lang,
        [
            word_name(shot, lang, field, word) + (f" ×{number(lang, n)}" if n > 1 else "")
            for word, n in counted.items()
        ],
    )


def number(lang: str, count: int) -> str:
    """A number in the digits of the language."""
    return plain(lang, "count", count=count)


def of_event(shot: Snapshot, lang: str, event: Event) -> Terms:
    """The variables of a text that tells of an event."""
    told = [(name, datum(name, value), value) for name, value in event.data.items()]
    return _terms(shot, lang, told)


def of_fact(shot: Snapshot, lang: str, fact: Fact) -> Terms:
    """The variables of a text about a view, or about a small fact in it."""
    told = [(name, field, getattr(fact, name)) for name, field in fields(type(fact)).items()]
    return _terms(shot, lang, told)


def at_seat(shot: Snapshot, lang: str, fact: Fact, seat: Seat) -> Terms:
    """The variables of a text about a seat: what `fact` has for each seat, and whose it is."""
    said = _about(shot, lang, seat)
    for name, field in fields(type(fact)).items():
        value = getattr(fact, name)
        if field.kind == "by seat" and field.inner and seat < len(value):
            said |= _term(shot, lang, name, field.inner, value[seat])
    return said


def details(shot: Snapshot, lang: str, name: str, field: Field, value: Any) -> Iterator[Terms]:
    """What there is in a field, once for each thing: variables of a line about it.

    Nothing is said of what is empty: no, 0, None, no seats, no words.
    """
    if value is None or (not value and field.kind != "seat"):
        return
    if field.kind == "by seat" and field.inner:
        for seat, each in enumerate(value):
            for said in details(shot, lang, name, field.inner, each):
                yield _about(shot, lang, seat) | said
    elif field.kind == "facts":
        for place, each in enumerate(value, 1):
            yield {"number": place} | of_fact(shot, lang, each)
    elif field.kind == "fact":
        yield of_fact(shot, lang, value)
    elif field.kind == "map" and field.inner:
        for place, each in value.items():
            yield {"place": place} | _term(shot, lang, "word", field.inner, each)
    else:
        yield from _whole(shot, lang, name, field, value)


def _whole(shot: Snapshot, lang: str, name: str, field: Field, value: Any) -> Iterator[Terms]:
    """All of a simple field or a list at once: `$row` has a mark where nobody sees what it is."""
    said = _term(shot, lang, name, field, value)
    row = list(value) if isinstance(value, tuple) else [value]
    there = [each for each in row if each is not None]
    if not said or not there:
        return
    said |= {"names": said[name], "count": len(there)}
    if field.kind == "words":
        named = (HIDDEN if each is None else word_name(shot, lang, name, each) for each in row)
        said["row"] = listed(lang, list(named))
    yield said


def _terms(shot: Snapshot, lang: str, told: list[tuple[str, Field, Any]]) -> Terms:
    """Every datum by its name; `$who` is the first of the actors, `$reader` is who reads it."""
    said: Terms = {}
    for name, field, value in told:
        said |= _term(shot, lang, name, field, value)
    seats = {name: value for name, field, value in told if field.kind == "seat"}
    actor = next((seats[name] for name in ACTORS if seats.get(name) is not None), None)
    aimed = [seats[name] for name in TARGETS if seats.get(name) is not None]
    if actor is not None:
        said["who"] = called(shot, lang, actor)
    said["reader"] = "other"
    if shot.seat is not None:
        said["reader"] = (
            "who" if shot.seat == actor else "target" if shot.seat in aimed else "other"
        )
    said["aim"] = NONE if not aimed else "self" if aimed[0] == actor else "other"
    return said


def _about(shot: Snapshot, lang: str, seat: Seat) -> Terms:
    reader = "who" if shot.seat == seat else "other"
    return {"who": called(shot, lang, seat), "reader": reader}


def _term(shot: Snapshot, lang: str, name: str, field: Field, value: Any) -> Terms:
    if field.kind == "seat":
        return {name: NOTHING if value is None else called(shot, lang, value)}
    if field.kind in ("seats", "words", "numbers"):
        found = [each for each in value or () if each is not None]
        return {name: _list(shot, lang, name, field, found), f"{name}-count": len(found)}
    if field.kind == "word":
        named = NOTHING if value is None else word_name(shot, lang, name, value)
        return {name: NONE if value is None else value, f"{name}-name": named}
    if field.kind in ("flag", "number"):
        return {name: NONE if value is None else value}
    return {}


def _list(shot: Snapshot, lang: str, name: str, field: Field, found: list[Any]) -> Html:
    if field.kind == "seats":
        return names(shot, lang, found)
    if field.kind == "words":
        return words(shot, lang, name, found)
    return listed(lang, [number(lang, each) for each in found])

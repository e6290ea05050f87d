"""Offers as single taps: every way to answer one, as long as there are few, and its label. Pure."""

from collections.abc import Iterator
from itertools import chain, combinations, permutations
from math import comb, perm

from bot.engines.game import Fact, Offer, Seat
from bot.fields import fields
from bot.presses import Press
from bot.snapshot import Snapshot
from bot.texts import known, plain
from bot.wording import NONE, called, number, word_name

MOST_WAYS = 12
MOST_SINGLE = 40
TOGETHER = " + "
Picks = tuple[str, ...]


class Way(Fact):
    """One way to answer an offer: what the button says, and what it tells the bot."""

    label: str
    press: Press


def ways(shot: Snapshot, lang: str, offer: Offer) -> list[Way] | None:
    """Every way to answer an offer with one tap; None where it takes a table to choose.

    Barred picks are among them: whoever looks over a shoulder must not see who may not pick them.
    """
    if shot.question is None or not _are_few(offer):
        return None
    found: dict[object, Way] = {}
    for picks in _answers(offer):
        press = Press.of_move(shot.table, shot.question, offer.kind, picks)
        if not press.fits:
            return None
        way = Way(label=label(shot, lang, offer, picks), press=press)
        found.setdefault(_alike(shot, offer, picks), way)
    return list(found.values())


def _are_few(offer: Offer) -> bool:
    if offer.most < 2:
        return len(offer.among) <= MOST_SINGLE
    count = perm if offer.ordered else comb
    there = len(offer.among)
    return sum(count(there, k) for k in range(offer.least, offer.most + 1)) <= MOST_WAYS


def _answers(offer: Offer) -> Iterator[Picks]:
    """The picks that answer it; none at all come last."""
    draw = permutations if offer.ordered else combinations
    sizes = range(max(1, offer.least), offer.most + 1)
    yield from chain.from_iterable(draw(offer.among, size) for size in sizes)
    if not offer.least:
        yield ()


def _alike(shot: Snapshot, offer: Offer, picks: Picks) -> object:
    """The same for answers that differ only in which of several equal cards they name."""
    entries = [_entry(shot, offer, pick) or f"#{pick}" for pick in picks]
    return tuple(entries if offer.ordered else sorted(entries))


def label(shot: Snapshot, lang: str, offer: Offer, picks: Picks) -> str:
    """The words on the button that plays this."""
    seats = [seat for pick in picks if (seat := _seat(shot, offer, pick)) is not None]
    between = plain(lang, "and") if offer.ordered else TOGETHER
    named = [called(shot, lang, seat) for seat in dict.fromkeys(seats)]
    things = [_thing(shot, lang, offer, pick, len(picks) > 1) for pick in picks]
    return plain(
        lang,
        f"{shot.game}-play-{offer.kind}",
        pick="_".join(picks) or NONE,
        count=len(picks),
        name=between.join(named),
        names=between.join(named),
        aim=NONE if not seats else "self" if set(seats) == {shot.seat} else "other",
        thing=between.join(things),
    )


def _seat(shot: Snapshot, offer: Offer, pick: str) -> Seat | None:
    """The seat a pick names, or in whose cards it lies."""
    seat, place, _ = pick.partition(".")
    if not seat.isdecimal() or int(seat) >= len(shot.people) or (offer.of and not place):
        return None
    return int(seat)


def _thing(shot: Snapshot, lang: str, offer: Offer, pick: str, several: bool) -> str:
    """What a pick is called: a person, a card by what it is or by where it lies, or a word."""
    seat = _seat(shot, offer, pick)
    if entry := _entry(shot, offer, pick):
        thing = word_name(shot.game, lang, offer.of, entry)
    elif offer.of or "." in pick:
        thing = _position(shot, lang, pick.rpartition(".")[2])
    elif seat is None:
        return word_name(shot.game, lang, offer.kind, pick)
    else:
        return called(shot, lang, seat)
    return thing if seat is None or not several else f"{called(shot, lang, seat)}: {thing}"


def _position(shot: Snapshot, lang: str, place: str) -> str:
    key = f"{shot.game}-position-{place}"
    return plain(lang, key) if known(key) or not place.isdecimal() else number(lang, int(place) + 1)


def _entry(shot: Snapshot, offer: Offer, pick: str) -> str | None:
    """The word that lies where this pick points, if its reader sees one there."""
    field = fields(type(shot.view)).get(offer.of) if shot.view is not None else None
    if field is None:
        return None
    row, owner, place = getattr(shot.view, offer.of), shot.seat, pick
    if "." in pick:
        seat, _, place = pick.partition(".")
        owner = int(seat)
    if field.kind == "by seat":
        row = row[owner] if owner is not None and owner < len(row) else ()
    entry = row[int(place)] if place.isdecimal() and int(place) < len(row or ()) else None
    return entry if isinstance(entry, str) else None

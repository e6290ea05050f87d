"""Offers as single taps: every way to answer one, as long as there are few, and its label. Pure.

Where there are more, one chooses in steps: see `bot/steps.py`.
"""

from collections.abc import Iterator
from itertools import chain, combinations, permutations
from math import comb, perm

from bot.engines.game import Fact, Offer, Seat
from bot.fields import fields
from bot.presses import Press
from bot.snapshot import Snapshot
from bot.texts import known, plain
from bot.wording import NONE, Terms, called, position_name, word_name

MOST_WAYS = 8
MOST_TRIED = 60
TOGETHER = " + "
MISSING = "…"
TICK = "✓"
Picks = tuple[str, ...]


class Way(Fact):
    """One way to answer an offer: what the button says, and what it tells the bot."""

    label: str
    press: Press


def ways(shot: Snapshot, lang: str, offer: Offer, question: str | None = None) -> list[Way] | None:
    """Every way to answer an offer with one tap; None where it takes several.

    Barred picks are among them: whoever looks over a shoulder must not see who may not pick them.
    """
    asked = question or shot.question
    if asked is None or _count(offer) > MOST_TRIED:
        return None
    found: dict[object, Way] = {}
    for picks in _answers(offer):
        press = Press.of_move(shot.table, asked, offer.kind, picks)
        if not press.fits:
            return None
        words = label(shot, lang, offer, picks)
        way = Way(label=ticked(words) if _stands(offer, picks) else words, press=press)
        found.setdefault(_alike(shot, offer, picks), way)
    return list(found.values()) if offer.most < 2 or len(found) <= MOST_WAYS else None


def open_ways(shot: Snapshot, lang: str) -> list[list[Way]]:
    """Every way to answer what all who are waited for are asked alike, offer by offer.

    None where they are too many. Whoever taps one, the answer is to his own question.
    """
    if shot.clock is None:
        return []
    question = f"{shot.deals}.{shot.clock.key}"
    found = [ways(shot, lang, offer, question) or [] for offer in shot.open_offers]
    return found if all(found) and sum(map(len, found)) <= MOST_WAYS else []


def _count(offer: Offer) -> int:
    """How many answers there are."""
    count = perm if offer.ordered else comb
    return sum(count(len(offer.among), k) for k in range(offer.least, offer.most + 1))


def _answers(offer: Offer) -> Iterator[Picks]:
    """The picks that answer it; none at all come last."""
    draw = permutations if offer.ordered else combinations
    sizes = range(max(1, offer.least), offer.most + 1)
    yield from chain.from_iterable(draw(offer.among, size) for size in sizes)
    if not offer.least:
        yield ()


def _alike(shot: Snapshot, offer: Offer, picks: Picks) -> object:
    """The same for answers that differ only in which of several equal cards of one's own it is."""
    own = [bool(offer.of) and pick.isdecimal() and _entry(shot, offer, pick)[1] for pick in picks]
    found = [entry or f"#{pick}" for entry, pick in zip(own, picks, strict=True)]
    return tuple(found if offer.ordered else sorted(found))


def _stands(offer: Offer, picks: Picks) -> bool:
    return picks == offer.chosen != ()


def ticked(words: str) -> str:
    return f"{TICK} {words}"


def label(shot: Snapshot, lang: str, offer: Offer, picks: Picks) -> str:
    """The words on the button that plays this."""
    return _label(shot, lang, offer, picks, plain(lang, "nothing") if offer.most else "")


def opening(shot: Snapshot, lang: str, offer: Offer) -> str:
    """The words on the button that goes on to what this offer is about."""
    if offer.chosen:
        return f"{ticked(label(shot, lang, offer, offer.chosen))} {MISSING}"
    return _label(shot, lang, offer, (), MISSING)


def done(shot: Snapshot, lang: str, offer: Offer, picks: Picks, owed: bool) -> str:
    """What a move came to that nothing was told of: in the game's words, else as its button says.

    Only who played it reads this. A game has words where more may be `owed`, or where whoever looks
    over a shoulder should not read what it was.
    """
    key = f"{shot.game}-done-{offer.kind}"
    if known(key):
        return plain(lang, key, owed=owed, **_terms(shot, lang, offer, picks, ""))
    return ticked(label(shot, lang, offer, picks))


def _label(shot: Snapshot, lang: str, offer: Offer, picks: Picks, none: str) -> str:
    terms = _terms(shot, lang, offer, picks, none)
    return plain(lang, f"{shot.game}-play-{offer.kind}", **terms)


def _terms(shot: Snapshot, lang: str, offer: Offer, picks: Picks, none: str) -> Terms:
    seats = [seat for pick in picks if (seat := _seat(shot, offer, pick)) is not None]
    between = plain(lang, "and") if offer.ordered else TOGETHER
    named = [called(shot, lang, seat) for seat in dict.fromkeys(seats)]
    things = [thing(shot, lang, offer, pick, len(picks) > 1) for pick in picks]
    options = {name: value for name, value in shot.options.items() if isinstance(value, str)}
    return options | {
        "pick": "_".join(picks) or NONE,
        "count": len(picks),
        "name": between.join(named) or none,
        "names": between.join(named) or none,
        "aim": NONE if not seats else "self" if set(seats) == {shot.seat} else "other",
        "thing": between.join(things) or none,
    }


def _seat(shot: Snapshot, offer: Offer, pick: str) -> Seat | None:
    """The seat a pick names, or in whose cards it lies."""
    seat, place, _ = pick.partition(".")
    if not seat.isdecimal() or int(seat) >= len(shot.people) or (offer.of and not place):
        return None
    return int(seat)


def thing(shot: Snapshot, lang: str, offer: Offer, pick: str, several: bool = True) -> str:
    """What a pick is called: a person, a card by what it is or by where it lies, or a word.

    Among `several` a card before somebody is called by whose it is, too.
    """
    seat, place = _seat(shot, offer, pick), pick.rpartition(".")[2]
    if not place.isdecimal() or not (offer.of or "." in pick):
        return word_name(shot, lang, offer.kind, pick) if seat is None else called(shot, lang, seat)
    field, entry = _entry(shot, offer, pick)
    what = word_name(shot, lang, field, entry) if entry else ""
    where = position_name(shot.game, lang, int(place))
    if seat is None:
        return what or where
    there = f"{where} ({what})" if what else where
    return f"{_briefly(shot, lang, seat)}: {there}" if several else there


def _briefly(shot: Snapshot, lang: str, seat: Seat) -> str:
    """The first word of a name, where nobody else's begins alike: buttons have little room."""
    names = [called(shot, lang, each) for each in range(len(shot.people))]
    words = [name.split(" ")[0] for name in names]
    return words[seat] if words.count(words[seat]) == 1 else names[seat]


def _entry(shot: Snapshot, offer: Offer, pick: str) -> tuple[str, str | None]:
    """The word that lies where this pick points, if its reader sees one there, and in which field.

    Where several fields are named, the places of one follow those of the one before.
    """
    owner, dot, last = pick.rpartition(".")
    view, seat, place = shot.view, int(owner) if dot else shot.seat, int(last)
    if view is None:
        return "", None
    for name in offer.of.split():
        row = getattr(view, name)
        if fields(type(view))[name].kind == "by seat":
            row = row[seat] if seat is not None and seat < len(row) else ()
        if place < len(row):
            return name, row[place] if isinstance(row[place], str) else None
        place -= len(row)
    return "", None

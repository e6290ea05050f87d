"""Choosing in steps where one tap is not enough: first which offer, then pick after pick. Pure.

What is chosen so far is its person's own and no move: nobody else is shown that there is anything.
"""

from collections.abc import Iterator

from bot.asking import illegal
from bot.choosing import MOST_WAYS, TICK, Picks, Way, label, opening, thing, ways
from bot.engines.game import Fact, Move, Offer
from bot.gathering import Refused
from bot.presses import Press
from bot.snapshot import Snapshot
from bot.texts import plain
from bot.wording import number

Group = tuple[Way, ...]


class Chosen(Fact):
    """What somebody has chosen of an answer not yet given; it dies with the question."""

    question: str
    kind: str = ""
    picks: Picks = ()


class Screen(Fact):
    """The buttons that answer now, in groups, and the offer they are about where it is one.

    `picks` are those of it that are chosen already; None where one tap answers.
    """

    groups: tuple[Group, ...]
    offer: Offer | None = None
    picks: Picks | None = None


def screen(shot: Snapshot, lang: str, chosen: Chosen | None = None) -> Screen:
    """All ways as single taps where these are few; else one thing after the other.

    Barred picks are among them: whoever looks over a shoulder must not see who may not pick them.
    """
    if chosen is not None and chosen.question != shot.question:
        chosen = None
    offer = _opened(shot, lang, chosen)
    if offer is None:
        return Screen(groups=tuple(_spread(shot, lang)))
    back = ((_back(shot, lang),),) if len(shot.offers) > 1 else ()
    found = ways(shot, lang, offer)
    if found is not None:
        return Screen(groups=(tuple(found), *back), offer=offer)
    picks = _still(offer, chosen)
    groups = (tuple(_picking(shot, lang, offer, picks)), _playing(shot, lang, offer, picks), *back)
    return Screen(groups=tuple(filter(None, groups)), offer=offer, picks=picks)


def _opened(shot: Snapshot, lang: str, chosen: Chosen | None) -> Offer | None:
    """The offer that was gone on to, or the only one if it takes several taps."""
    if len(shot.offers) == 1:
        return shot.offers[0] if ways(shot, lang, shot.offers[0]) is None else None
    kind = chosen.kind if chosen else ""
    return next((offer for offer in shot.offers if offer.kind == kind), None)


def _still(offer: Offer, chosen: Chosen | None) -> Picks:
    """What is chosen of this offer, as far as it is there: the game may have gone on around it."""
    if chosen is None or chosen.kind != offer.kind:
        return ()
    return tuple(p for p in chosen.picks if p in offer.among and p not in offer.barred)


def _spread(shot: Snapshot, lang: str) -> Iterator[Group]:
    """Every offer as all its ways, or as a button that goes on to it.

    Those with the fewest ways are spread out first, and equally large ones together. Where one
    alone has several it is spread out anyhow: to choose it would save little, and cost a message.
    """
    found = [ways(shot, lang, offer) for offer in shot.offers]

    def buttons(size: int) -> int:
        return sum(len(all_) if all_ and len(all_) <= size else 1 for all_ in found)

    sizes = {len(all_) for all_ in found if all_}
    most = max((size for size in sizes if buttons(size) <= MOST_WAYS), default=1)
    several = [len(all_ or ()) for all_ in found if all_ is None or len(all_) > 1]
    if len(several) == 1:
        most = max(most, several[0])
    for offer, all_ in zip(shot.offers, found, strict=True):
        if all_ is not None and len(all_) <= most:
            yield tuple(all_)
        else:
            press = Press.of_step(shot.table, shot.question or "", offer.kind)
            yield (Way(label=opening(shot, lang, offer), press=press),)


def _picking(shot: Snapshot, lang: str, offer: Offer, picks: Picks) -> Iterator[Way]:
    """A button for each pick: it chooses it, or takes it back."""
    for place, pick in enumerate(offer.among):
        name = thing(shot, lang, offer, pick)
        chosen = pick in picks
        press = Press.of_pick(shot.table, shot.question or "", offer.kind, place, chosen)
        if chosen:
            mark = f"{number(lang, picks.index(pick) + 1)}." if offer.ordered else TICK
            name = f"{mark} {name}"
        yield Way(label=name, press=press)


def _playing(shot: Snapshot, lang: str, offer: Offer, picks: Picks) -> Group:
    """The button that plays what is chosen, as soon as it is enough: most of it is for good."""
    if not offer.least <= len(picks) <= offer.most:
        return ()
    press = Press.of_move(shot.table, shot.question or "", offer.kind, picks)
    if not press.fits:
        places = [offer.among.index(pick) for pick in picks]
        press = Press.of_all(shot.table, shot.question or "", offer.kind, places)
    return (Way(label=label(shot, lang, offer, picks), press=press),)


def _back(shot: Snapshot, lang: str) -> Way:
    press = Press.of_step(shot.table, shot.question or "")
    return Way(label=plain(lang, "button-back"), press=press)


def chosen_by(shot: Snapshot, press: Press, before: Chosen | None = None) -> Chosen:
    """What is chosen after this tap. Raises `Refused`: illegal."""
    question = shot.question or ""
    if not press.verb:
        return Chosen(question=question)
    offer = next((offer for offer in shot.offers if offer.kind == press.verb), None)
    if offer is None or not all(0 <= place < len(offer.among) for place in press.places):
        raise Refused("illegal")
    picks = tuple(offer.among[place] for place in press.places)
    if len(set(picks)) < len(picks) or set(picks) & set(offer.barred):
        raise illegal(shot.game, shot.offers, Move(kind=offer.kind, picks=picks))
    if press.is_step:
        had = _still(offer, before if before and before.question == question else None)
        others = tuple(pick for pick in had if pick not in picks)
        picks = others if press.takes_back else tuple(dict.fromkeys((*had, *picks)))
    if len(picks) > offer.most:
        raise Refused("illegal", "toast-enough")
    return Chosen(question=question, kind=offer.kind, picks=picks)

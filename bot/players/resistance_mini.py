"""Resistance Mini's computer player: it forgets, as people do, and claims only what it can show."""

from collections.abc import Callable, Sequence
from random import Random

from bot.engines.game import Move, Offer, Seat
from bot.engines.resistance_mini_shapes import Card, ResistanceMiniView

Offers = dict[str, Offer]
CARDS: dict[Card, int] = {"success": 4, "fail": 5}


def choose(view: ResistanceMiniView, offers: Sequence[Offer], rng: Random) -> Move:
    """A move for whoever has this view: by what it holds and sees, never by what it remembers."""
    return STAGES.get(view.stage, _any)(view, {offer.kind: offer for offer in offers}, rng)


def _any(_view: ResistanceMiniView, offers: Offers, rng: Random) -> Move:
    offer = rng.choice(list(offers.values()))
    return _pick(offer, rng.sample(offer.among, offer.least))


def _pick(offer: Offer, picks: Sequence[str]) -> Move:
    return Move(kind=offer.kind, picks=tuple(picks))


def _arrange(view: ResistanceMiniView, offers: Offers, rng: Random) -> Move:
    """One of the majority in the middle, where nobody gets him without being asked."""
    by_number = sorted("012", key=lambda place: -view.faces.count(view.faces[int(place)]))
    rest = [place for place in "012" if place != by_number[0]]
    rng.shuffle(rest)
    return _pick(offers["arrange"], (rest[0], by_number[0], rest[1]))


def _turn(view: ResistanceMiniView, offers: Offers, rng: Random) -> Move:
    """Mostly the next mission card; now and then a claim that holds, or a look at one's own."""
    proven = [card for card in dict.fromkeys(view.hand) if card in _among(offers, "claim")]
    if proven and rng.random() < 0.3:
        return _pick(offers["claim"], (rng.choice(proven),))
    if rng.random() < 0.15:
        own = [place for place in offers["swap"].among if place.startswith(f"{view.turn}.")]
        return _pick(offers["swap"], rng.sample(own, 2))
    if "take" in offers and rng.random() < 0.9:
        return Move(kind="take")
    return Move(kind="faction")


def _among(offers: Offers, kind: str) -> tuple[str, ...]:
    return offers[kind].among if kind in offers else ()


def _lay(view: ResistanceMiniView, offers: Offers, rng: Random) -> Move:
    """Between one's own and another's the spy goes away; otherwise it is all one."""
    mine = [place.startswith(f"{view.turn}.") for place in view.places]
    wanted = rng.choice(view.faces) if mine[0] == mine[1] else "resister" if mine[0] else "spy"
    first = view.faces.index(wanted) if wanted in view.faces else 0
    return _pick(offers["lay"], (str(first),))


def _answer(view: ResistanceMiniView, _offers: Offers, rng: Random) -> Move:
    """Check what cannot be true, and else seldom."""
    return Move(kind="check" if _is_false(view) or rng.random() < 0.08 else "believe")


def _is_false(view: ResistanceMiniView) -> bool:
    """Whether the card that is claimed must be elsewhere: in sight, or more than there are."""
    claim = view.claim
    if claim is None or not claim.of_card:
        return False
    known = view.shown[claim.seat]
    elsewhere = (*view.results, *view.hand)
    used_up = any(
        elsewhere.count(card) == count for card, count in CARDS.items() if card == claim.claim
    )
    return used_up or (len(known) == view.hands[claim.seat] and claim.claim not in known)


def _expose(_view: ResistanceMiniView, offers: Offers, rng: Random) -> Move:
    """The centre last: it is what claims are made with."""
    offer = offers["turn-up"]
    places = rng.sample(offer.among, len(offer.among))
    places.sort(key=lambda place: place.endswith(".1"))
    return _pick(offer, places[: offer.least])


def _peek(view: ResistanceMiniView, offers: Offers, _rng: Random) -> Move:
    """The worse cards to the bottom, unless one seems to be a spy."""
    unwanted = _unwanted(view, view.turn)
    places = [str(place) for place, card in enumerate(view.pile) if card == unwanted]
    return _pick(offers["discard"], places)


def _unwanted(view: ResistanceMiniView, seat: Seat) -> Card:
    """A fail, as long as most of one's own whom everybody sees are no spies."""
    return "success" if view.characters[seat].count("spy") > 1 else "fail"


def _serve(view: ResistanceMiniView, offers: Offers, rng: Random) -> Move:
    """Turn somebody up where that can make the pile better."""
    seat = view.mission.holder if view.mission else view.turn
    down = len(_among(offers, "turn-up"))
    if _unwanted(view, seat) in view.pile and rng.random() < down / 4:
        return _expose(view, offers, rng)
    return Move(kind="pass")


def _drop(view: ResistanceMiniView, offers: Offers, _rng: Random) -> Move:
    """What one would rather not have in it, if it is there."""
    seat = view.mission.holder if view.mission else view.turn
    unwanted = _unwanted(view, seat)
    return _pick(
        offers["discard"], (str(view.pile.index(unwanted) if unwanted in view.pile else 0),)
    )


def _second(view: ResistanceMiniView, offers: Offers, _rng: Random) -> Move:
    """Away with what one does not want, and a new card for it."""
    if "take" in offers:
        return Move(kind="take")
    unwanted = _unwanted(view, view.turn)
    if unwanted not in view.hand:
        return Move(kind="done")
    return _pick(offers["discard"], (str(view.hand.index(unwanted)),))


def _rob(_view: ResistanceMiniView, offers: Offers, rng: Random) -> Move:
    return _pick(offers["rob"], (rng.choice(offers["rob"].among),))


Way = Callable[[ResistanceMiniView, Offers, Random], Move]
STAGES: dict[str, Way] = {
    "arrange": _arrange,
    "turn": _turn,
    "consent": lambda *_: Move(kind="refuse"),
    "lay": _lay,
    "extend": lambda *_: Move(kind="done"),
    "claim": _answer,
    "expose": _expose,
    "second": _second,
    "rob": _rob,
    "peek": _peek,
    "mission": _serve,
    "drop": _drop,
}

"""Mafia's computer player: it trusts what it saw, holds a grudge lightly, and mafs agree."""

from collections.abc import Callable, Sequence
from random import Random

from bot.engines.game import Move, Offer, Seat
from bot.engines.mafia import MafiaView, Role

NAMES_WITHOUT_CAUSE = 0.4
DOUBLE_DOSE = 0.3
SURE = 100.0


class Seen:
    """What the seat that has this view makes of it."""

    def __init__(self, view: MafiaView, offers: Sequence[Offer], rng: Random) -> None:
        self.view = view
        self.rng = rng
        self.offers = {offer.kind: offer for offer in offers}
        self.awake = {past.seat for past in view.past if past.awake}
        self.asleep = {past.seat for past in view.past if past.awake is False}

    def free(self, kind: str) -> list[Seat]:
        """Whom an offer allows to pick."""
        offer = self.offers[kind]
        return [int(pick) for pick in offer.among if pick not in offer.barred]

    def suspicion(self, seat: Seat) -> float:
        """How gladly one would see this seat jailed: what one knows, then grudges, then chance."""
        view = self.view
        if seat in self.awake:
            return SURE
        if seat in self.asleep or seat in view.mafs or seat == view.me:
            return -SURE
        grudge = 0.0
        if view.me is not None:
            grudge += view.accusers[view.me] == seat
            grudge += view.votes[seat] == view.me
        return grudge + self.rng.random()

    def most_suspect(self, seats: Sequence[Seat]) -> Seat:
        return max(seats, key=self.suspicion)

    def any_of(self, seats: Sequence[Seat]) -> Seat:
        """One of these seats, or of all that can be chosen where there are none."""
        return self.rng.choice(seats or self.free("choose"))

    def others(self) -> list[Seat]:
        """Who can be chosen tonight and is not one's own."""
        own = {self.view.me, *self.view.mafs}
        return [seat for seat in self.free("choose") if seat not in own]


def choose(view: MafiaView, offers: Sequence[Offer], rng: Random) -> Move:
    """The computer's move: one answer for each stage; at night it chooses first, then is ready."""
    seen = Seen(view, offers, rng)
    if view.stage == "nominate":
        return _name(seen)
    if view.stage == "vote":
        return _vote(seen)
    if view.stage == "night":
        return _tonight(seen)
    return Move(kind=offers[0].kind)


def _name(seen: Seen) -> Move:
    """Names whom it knows to be awake; without a cause it mostly leaves it to others."""
    suspect = seen.most_suspect(seen.free("name"))
    sure = seen.suspicion(suspect) == SURE
    guess = seen.suspicion(suspect) > -SURE and seen.rng.random() < NAMES_WITHOUT_CAUSE
    return _pick("name", suspect) if sure or guess else Move(kind="pass")


def _vote(seen: Seen) -> Move:
    """Votes against the most suspect; for a friend or itself it would rather abstain."""
    suspect = seen.most_suspect(seen.free("vote"))
    trusted = seen.suspicion(suspect) == -SURE
    return Move(kind="abstain") if trusted else _pick("vote", suspect)


def _tonight(seen: Seen) -> Move:
    view = seen.view
    assert view.me is not None
    assert view.role is not None
    # One choice, then ready, whatever the role: a maf who thought again would be ready later.
    if view.choices[view.me] is None:
        return _pick("choose", NIGHT[view.role](seen))
    return Move(kind="ready")


def _civilian(seen: Seen) -> Seat:
    return seen.most_suspect(seen.others())


def _maf(seen: Seen) -> Seat:
    """The other maf's choice, as they must agree; else anybody else."""
    wanted = [seen.view.choices[maf] for maf in seen.view.mafs]
    return next((seat for seat in wanted if seat is not None), seen.any_of(seen.others()))


def _maniac(seen: Seen) -> Seat:
    """A second brick for whom it hit before: that one dies of it."""
    again = [seat for seat in seen.others() if seen.view.bricks[seat]]
    return seen.any_of(again or seen.others())


def _doctor(seen: Seen) -> Seat:
    me = seen.view.me
    if me in seen.free("choose") and seen.rng.random() < DOUBLE_DOSE:
        return me
    return seen.any_of(seen.others())


def _commissioner(seen: Seen) -> Seat:
    """Looks at whom it has not seen yet."""
    known = seen.awake | seen.asleep
    return seen.any_of([seat for seat in seen.others() if seat not in known])


NIGHT: dict[Role, Callable[[Seen], Seat]] = {
    "maf": _maf,
    "maniac": _maniac,
    "doctor": _doctor,
    "commissioner": _commissioner,
    "civilian": _civilian,
}


def _pick(kind: str, seat: Seat) -> Move:
    return Move(kind=kind, picks=(str(seat),))

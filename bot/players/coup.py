"""Coup's computer player: mostly honest, now and then a Duke it is not, and it counts cards."""

from collections.abc import Callable, Sequence
from math import comb
from random import Random

from bot.engines.coup_state import Claim, CoupView, Role
from bot.engines.game import Move, Offer, Seat

# What one would rather keep, best last.
WORTH: tuple[Role, ...] = ("inquisitor", "ambassador", "contessa", "assassin", "captain", "duke")
POWERS: dict[str, Role] = {"tax": "duke", "assassinate": "assassin", "steal": "captain"}
BLUFFS: dict[Role, float] = {
    "contessa": 0.3,
    "captain": 0.15,
    "ambassador": 0.1,
    "inquisitor": 0.1,
    "duke": 0.05,
}


class Seen:
    """What the seat that has this view makes of it."""

    def __init__(self, view: CoupView, offers: Sequence[Offer], rng: Random) -> None:
        self.view = view
        self.rng = rng
        self.among = {offer.kind: offer.among for offer in offers}
        self.known = [*view.hand, *view.drawn, *view.pile, *(r for lost in view.lost for r in lost)]
        self.others = [s for s, n in enumerate(view.cards) if n and s != view.me]

    def unseen(self, role: Role) -> int:
        """How many cards of it may be in other hands."""
        return self.view.copies * (role in self.view.roles) - self.known.count(role)

    def lies(self, claim: Claim) -> float:
        """How likely that seat holds no such card, if all it does not show were dealt at random."""
        if claim.role is None:
            return 0.0
        hidden = self.view.copies * len(self.view.roles) - len(self.known)
        held = self.view.cards[claim.seat]
        return comb(hidden - self.unseen(claim.role), held) / comb(hidden, held)

    def may_bluff(self, role: Role) -> bool:
        """Whether not everybody can count that it is a lie."""
        return sum(lost.count(role) for lost in self.view.lost) < self.view.copies

    def chance(self, probability: float) -> bool:
        return self.rng.random() < probability


def choose(view: CoupView, offers: Sequence[Offer], rng: Random) -> Move:
    """The computer's move: what to do by the first kind on offer it has a way with."""
    seen = Seen(view, offers, rng)
    if "income" in seen.among or "coup" in seen.among:
        return _act(seen)
    return next(answer(seen) for kind, answer in ANSWERS.items() if kind in seen.among)


# A turn


def _act(seen: Seen) -> Move:
    """Coup when it can be paid; else one of its own powers, a bluff, or what needs no claim."""
    view, hand = seen.view, seen.view.hand
    if "coup" in seen.among:
        return _aim("coup", _threat(seen))
    if "assassinate" in seen.among and "assassin" in hand and seen.chance(0.8):
        return _aim("assassinate", _threat(seen))
    if "duke" in hand:
        return Move(kind="tax")
    rich = max(seen.others, key=lambda seat: (view.coins[seat], seen.rng.random()))
    if "captain" in hand and view.coins[rich] > 0 and seen.chance(0.6):
        return _aim("steal", rich)
    early = view.turns <= 2 * len(view.cards)
    if seen.may_bluff("duke") and seen.chance(0.5 if early else 0.25):
        return Move(kind="tax")
    if view.roles[-1] in hand and seen.chance(0.5):
        return Move(kind="exchange")
    if "examine" in seen.among and "inquisitor" in hand:
        return _aim("examine", _threat(seen))
    return Move(kind="aid" if seen.chance(0.4) else "income")


def _threat(seen: Seen) -> Seat:
    """Whoever stands best."""
    cards, coins = seen.view.cards, seen.view.coins
    return max(seen.others, key=lambda seat: (cards[seat], coins[seat], seen.rng.random()))


def _aim(kind: str, target: Seat) -> Move:
    return Move(kind=kind, picks=(str(target),))


# An answer


def _doubt(seen: Seen) -> Move:
    """A certain lie always; the likelier, the oftener; with one card left only what would kill."""
    view = seen.view
    claim = view.block or view.claim
    assert claim is not None
    lies = seen.lies(claim)
    doubt = lies**3 / len(seen.others)
    if len(view.hand) == 1:
        deadly = claim.action == "assassinate" and claim.target == view.me
        safe = "contessa" in view.hand or seen.may_bluff("contessa")
        doubt = 1 if deadly and not safe else 0
    return Move(kind="challenge" if lies == 1 or seen.chance(doubt) else "pass")


def _block(seen: Seen) -> Move:
    """With a card that can; with another by chance, but always when the last card is at stake."""
    roles = [role for role in seen.view.roles if role in seen.among["block"]]
    for role in roles:
        if role in seen.view.hand:
            return Move(kind="block", picks=(role,))
    last = "contessa" in roles and len(seen.view.hand) == 1
    for role in roles:
        if seen.may_bluff(role) and seen.chance(1 if last else BLUFFS[role]):
            return Move(kind="block", picks=(role,))
    return Move(kind="pass")


def _prove(seen: Seen) -> Move:
    return Move(kind="prove" if "prove" in seen.among else "concede")


def _keep(seen: Seen) -> Move:
    cards = [*seen.view.hand, *seen.view.drawn]
    places = _by_worth(cards)[-len(seen.view.hand) :]
    return Move(kind="keep", picks=tuple(map(str, sorted(places))))


def _by_worth(cards: Sequence[Role]) -> list[int]:
    """Places of these cards from what is given away first: doubles, then by worth."""
    return sorted(
        range(len(cards)),
        key=lambda place: (cards[place] not in cards[:place], WORTH.index(cards[place])),
    )


def _take(seen: Seen) -> Move:
    held = [(role not in seen.view.hand, WORTH.index(role)) for role in seen.view.pile]
    return Move(kind="take", picks=(str(held.index(max(held))),))


def _judge(seen: Seen) -> Move:
    """What would be dangerous in the target's hand has to go."""
    strong = seen.view.examined in WORTH[-3:]
    return Move(kind="discard" if strong else "return")


def _give(kind: str) -> Callable[[Seen], Move]:
    return lambda seen: _aim(kind, _by_worth(seen.view.hand)[0])


ANSWERS: dict[str, Callable[[Seen], Move]] = {
    "challenge": _doubt,
    "block": _block,
    "concede": _prove,
    "lose": _give("lose"),
    "show": _give("show"),
    "keep": _keep,
    "take": _take,
    "return": _judge,
}

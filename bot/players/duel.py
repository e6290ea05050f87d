"""Duel's computer player, the dealer: it counts shells and remembers what it was shown."""

from collections.abc import Callable, Sequence
from random import Random

from bot.engines.duel import DuelView, Item
from bot.engines.game import Move, Offer


class Chances:
    """A position as the seat on turn sees it."""

    def __init__(self, view: DuelView) -> None:
        me = view.turn
        self.mine = view.charges[me]
        self.theirs = view.charges[1 - me]
        self.cap = view.cap
        self.left = view.live + view.blank
        self.live = live_chance(view)

        self.kills = self.live == 1 and self.theirs <= (2 if view.sawn else 1)

    @property
    def unsure(self) -> bool:
        return 0 < self.live < 1


def live_chance(view: DuelView) -> float:
    """How likely the next shell is live for whoever has this view.

    The counts go by types as loaded; what is known behind the head leaves the head fewer.
    """
    if 1 in view.known:
        return float(view.known[1] == "live")
    behind = list(view.known.values())
    live = view.live - behind.count("live")
    blank = view.blank - behind.count("blank")
    return (blank if view.flipped else live) / (live + blank)


# What is worth its place in the pocket, and when; asked anew after each item, in this order.
WORTH: tuple[tuple[Item, Callable[[Chances], bool]], ...] = (
    ("cigarettes", lambda c: c.mine < c.cap),
    ("medicine", lambda c: 1 < c.mine <= c.cap - 2),
    ("loupe", lambda c: c.unsure),
    ("phone", lambda c: c.unsure and c.left > 1),
    ("inverter", lambda c: c.live < 0.5),
    ("beer", lambda c: c.unsure and c.live <= 0.5),
    ("saw", lambda c: c.live > 0.5 and c.theirs > 1),
    ("handcuffs", lambda c: c.live > 0 and c.left > 1 and not c.kills),
)


def choose(view: DuelView, offers: Sequence[Offer], _rng: Random) -> Move:
    """The dealer's move. It aims at itself only when it knows the shell to be blank.

    Without items in play a shot at the other is never worse, however many blanks there are.
    """
    among = {offer.kind: offer.among for offer in offers}
    chances = Chances(view)
    for item, worth in WORTH:
        if worth(chances):
            for way in ("use", "steal"):
                if item in among.get(way, ()):
                    return Move(kind=way, picks=(item,))
    target = view.turn if chances.live == 0 else 1 - view.turn
    return Move(kind="shoot", picks=(str(target),))

"""The Resistance's computer player: it counts who was on failed missions, and lies a little."""

from collections.abc import Sequence
from random import Random

from bot.engines.game import Move, Offer, Seat
from bot.engines.resistance import POINTS, ResistanceView

BOLDNESS = 0.8
STUBBORNNESS = 0.6
SURE = 10.0


def choose(view: ResistanceView, offers: Sequence[Offer], rng: Random) -> Move:
    """This seat's move; it is asked one thing at a time."""
    kind = offers[0].kind
    if kind == "propose":
        return Move(kind=kind, picks=tuple(map(str, team_of(view, rng))))
    if kind == "vote":
        return Move(kind=kind, picks=("approve" if approves(view, rng) else "reject",))
    if kind == "play":
        return Move(kind=kind, picks=("sabotage" if sabotages(view, rng) else "success",))
    return Move(kind=kind)


def suspicions(view: ResistanceView, by: Seat | None) -> list[float]:
    """How bad each seat looks to `by` (None: to somebody outside): its share of sabotages.

    `by` knows that it was not himself. Where all the others must have sabotaged, that is `SURE`.
    """
    weights = [0.0] * view.players
    for mission in view.missions:
        others = [seat for seat in mission.team if seat != by]
        for seat in others:
            sure = mission.sabotages == len(others)
            weights[seat] += SURE if sure else mission.sabotages / len(others)
    return weights


def team_of(view: ResistanceView, rng: Random) -> list[Seat]:
    """Oneself and those who look best. A spy takes along just as many spies as it takes to fail."""
    weights = suspicions(view, None if view.role == "spy" else view.me)
    others = [seat for seat in rng.sample(range(view.players), view.players) if seat != view.me]
    others.sort(key=weights.__getitem__)
    if view.role == "spy":
        mates = [seat for seat in others if seat in view.spies]
        clean = [seat for seat in others if seat not in view.spies]
        others = [*mates[: view.need - 1], *clean, *mates[view.need - 1 :]]
    return [view.leader, *others][: view.size]


def approves(view: ResistanceView, rng: Random) -> bool:
    """Whether it lets this team go. The last one before the limit always goes, if it may lose."""
    last = view.rejects + 1 == view.limit
    if view.role == "spy":
        if any(seat in view.spies for seat in view.team):
            return True
        blocking = 2 * view.spy_count >= view.players
        return not blocking if last else rng.random() >= STUBBORNNESS
    return last or seems_clean(view)


def seems_clean(view: ResistanceView) -> bool:
    """Whether no better team could be found: none that looks less suspicious to this seat."""
    weights = suspicions(view, view.me)
    return sum(weights[seat] for seat in view.team) <= sum(sorted(weights)[: view.size])


def sabotages(view: ResistanceView, rng: Random) -> bool:
    """A spy's decision: only as many as it takes, the first in the order of seats."""
    spies = [seat for seat in view.team if seat in view.spies]
    if len(spies) < view.need or view.me not in spies[: view.need]:
        return False
    return POINTS - 1 in (view.successes, view.failures) or rng.random() < BOLDNESS

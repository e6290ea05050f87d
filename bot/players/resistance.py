"""The Resistance's computer player: it weighs who may be spies by how missions went, and bluffs."""

from collections.abc import Iterable, Sequence
from itertools import combinations
from random import Random

from bot.engines.game import Move, Offer, Seat
from bot.engines.resistance import POINTS, Mission, ResistanceView

BOLDNESS = 0.8
STUBBORNNESS = 0.6
PATIENCE = 0.2


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


class Belief:
    """Which sets of spies there may be, and how likely, to `me` who is none; None: to a watcher."""

    def __init__(self, view: ResistanceView, me: Seat | None) -> None:
        others = [seat for seat in range(view.players) if seat != me]
        self.sets = {
            spies: likelihood(view.missions, spies)
            for spies in combinations(others, view.spy_count)
        }
        self.total = sum(self.sets.values())

    def clean(self, team: Iterable[Seat]) -> float:
        """How likely no spy is on this team."""
        wanted = set(team)
        fit = (weight for spies, weight in self.sets.items() if wanted.isdisjoint(spies))
        return sum(fit) / self.total


def likelihood(missions: Iterable[Mission], spies: Iterable[Seat]) -> float:
    """How likely the missions go as they went if these are the spies and play as we do."""
    likely = 1.0
    for mission in missions:
        there = len(set(mission.team).intersection(spies))
        if mission.sabotages > there:
            return 0.0
        if there >= mission.need:
            likely *= BOLDNESS if mission.sabotages else 1 - BOLDNESS
        elif mission.sabotages:
            likely *= 1 - BOLDNESS
    return likely


def team_of(view: ResistanceView, rng: Random) -> list[Seat]:
    """Oneself and who looks best. A spy takes along just as many spies as it takes to fail."""
    belief = Belief(view, None if view.role == "spy" else view.me)
    others = [seat for seat in rng.sample(range(view.players), view.players) if seat != view.me]
    others.sort(key=lambda seat: -belief.clean([seat]))
    if view.role == "spy":
        mates = [seat for seat in others if seat in view.spies]
        clean = [seat for seat in others if seat not in view.spies]
        others = [*mates[: view.need - 1], *clean, *mates[view.need - 1 :]]
    return [view.leader, *others][: view.size]


def approves(view: ResistanceView, rng: Random) -> bool:
    """Whether it lets this team go. A last proposal is never risked, unless spies must win so."""
    last = view.rejects + 1 == view.limit
    if view.role == "spy":
        if any(seat in view.spies for seat in view.team):
            return True
        blocking = 2 * view.spy_count >= view.players
        return not blocking if last else rng.random() >= STUBBORNNESS
    return last or seems_clean(view)


def seems_clean(view: ResistanceView) -> bool:
    """Whether no team that this seat could propose itself is much more likely to be clean."""
    belief = Belief(view, view.me)
    best = sorted(range(view.players), key=lambda seat: -belief.clean([seat]))[: view.size]
    return belief.clean(view.team) >= PATIENCE * belief.clean(best)


def sabotages(view: ResistanceView, rng: Random) -> bool:
    """A spy's decision: only as many as it takes, the first in the order of seats."""
    spies = [seat for seat in view.team if seat in view.spies]
    if len(spies) < view.need or view.me not in spies[: view.need]:
        return False
    return POINTS - 1 in (view.successes, view.failures) or rng.random() < BOLDNESS

"""What the tests that run on every game must be told about The Resistance."""

from random import Random
from typing import Any

from bot.engines.game import Clock, Event, Game, Move, Seat
from bot.engines.resistance import Mission, Resistance, ResistanceView
from tests.games import Golden, Plant, gone_on

BOUND = 10 + 25 * 11 + 5 * 5
GOLDEN = (
    Golden("resistance-guide", "resistance", 5, {}, "6"),
    Golden("resistance-rejected", "resistance", 5, {}, "392"),
    Golden("resistance-classic", "resistance", 5, {"preset": "classic"}, "15"),
)
TOLD = frozenset(
    ("began", "proposed", "approved", "rejected", "succeeded", "failed", "ended", "sabotage")
)


def alike(game: Game, seat: Seat | None, rng: Random) -> Game:
    """Spies are drawn anew, as many sets as what happened allows; pending votes and cards too."""
    twin = type(game).model_validate_json(game.model_dump_json())
    assert isinstance(twin, Resistance)
    if seat not in twin.spies:
        twin.spies = _other_spies(twin, seat, rng)
    for voter in set(twin.votes) - {seat}:
        twin.votes[voter] = rng.choice(("approving", "rejecting", "silent"))
    for player in set(twin.cards) - {seat}:
        twin.cards[player] = "success"
        if player in twin.spies:
            twin.cards[player] = rng.choice(("success", "sabotage"))
    rng.shuffle(twin.looked)
    twin.votes = dict(rng.sample(list(twin.votes.items()), len(twin.votes)))
    twin.cards = dict(rng.sample(list(twin.cards.items()), len(twin.cards)))
    return twin


def _other_spies(game: Resistance, seat: Seat | None, rng: Random) -> list[Seat]:
    """Any set that can have sabotaged so often; as it was if none is soon found."""
    others = [other for other in range(game.seats) if other != seat]
    for _ in range(20):
        spies = sorted(rng.sample(others, len(game.spies)))
        if all(_possible(mission, spies) for mission in game.missions):
            return spies
    return game.spies


def _possible(mission: Mission, spies: list[Seat]) -> bool:
    return mission.sabotages <= len(set(mission.team).intersection(spies))


def dealt(game: Game, seat: Seat | None) -> object:
    assert isinstance(game, Resistance)
    if seat is None:
        return None
    return tuple(game.spies) if seat in game.spies else "resistance"


def shown(game: Game, seat: Seat | None, mover: Seat, move: Move) -> object:
    assert isinstance(game, Resistance)
    if move.picks == ("sabotage",) and mover not in game.spies:
        return "this cannot be played"
    if game.stage not in ("vote", "mission") or len(game.waiting()) > 1:
        return None
    after = type(game).model_validate_json(game.model_dump_json())
    gone_on(after, mover, move, Random(1))
    return after.ballot, after.missions, after.spies if after.outcome() else None


class Ledger:
    """Missions, votes and leaders as the events tell of them."""

    def __init__(self, game: Game, events: list[Event]) -> None:
        assert isinstance(game, Resistance)
        self.first = game.leader
        self.spies = list(game.spies)
        self.proposals = self.votes = self.rejects = 0
        self.results: list[str] = []
        self.reason = ""
        self.check(game, events)

    def check(self, game: Game, events: list[Event]) -> None:
        assert isinstance(game, Resistance)
        for event in events:
            assert event.to is None
            assert not self.reason
            self._enter(game, event.kind, event.data)
        assert game.spies == self.spies
        assert game.votes == {} or game.stage == "vote" or self.reason == "void"
        assert game.cards == {} or game.stage == "mission" or self.reason == "void"
        won, lost = self._points()
        assert (game.successes, game.failures) == (won, lost)
        assert won <= 3 >= lost
        rejected = self.rejects == game.limit
        assert not rejected or game.options.reject_cost == "game"
        assert bool(self.reason) is (3 in (won, lost) or rejected or self.reason == "void")
        assert bool(self.reason) is (game.outcome() is not None)
        assert self.reason or game.leader == self._leader(game)

    def _points(self) -> tuple[int, int]:
        won = self.results.count("succeeded")
        return won, len(self.results) - won

    def _leader(self, game: Resistance) -> Seat:
        """Every proposal passes it on, but only once the team has come back."""
        away = game.stage == "mission"
        return (self.first + self.votes - away) % game.seats

    def _enter(self, game: Resistance, kind: str, data: dict[str, Any]) -> None:
        if kind in ("proposed", "assigned"):
            assert data["seat"] == (self.first + self.proposals) % game.seats
            self._check_team(game, data["team"])
            self.proposals += 1
        elif kind in ("approved", "rejected"):
            assert data["seat"] == (self.first + self.votes) % game.seats
            self.votes += 1
            assert self.votes == self.proposals
            self._check_votes(game, kind, data)
        elif kind in ("succeeded", "failed", "forfeited"):
            self._check_mission(game, kind, data)
            self.results.append(kind)
        elif kind == "ended":
            self.reason = data["reason"]

    def _check_team(self, game: Resistance, team: list[Seat]) -> None:
        assert len(team) == game.missions[len(self.results)].size
        assert team == sorted(set(team))
        assert set(team) <= set(range(game.seats))

    def _check_votes(self, game: Resistance, kind: str, data: dict[str, Any]) -> None:
        named = [data["approving"], data["rejecting"], data["silent"]]
        assert sorted(seat for seats in named for seat in seats) == list(range(game.seats))
        assert all(seats == sorted(seats) for seats in named)
        assert data["ayes"] == len(data["approving"])
        assert data["ayes"] + data["noes"] == game.seats
        assert (kind == "approved") is (data["ayes"] > data["noes"])
        self.rejects = 0 if kind == "approved" else self.rejects + 1
        assert data["rejects"] == self.rejects

    def _check_mission(self, game: Resistance, kind: str, data: dict[str, Any]) -> None:
        assert data["mission"] == len(self.results) + 1
        mission = game.missions[len(self.results)]
        if kind == "forfeited":
            assert self.rejects == game.limit
            assert data["team"] == []
            self.rejects = 0
        else:
            self._check_team(game, data["team"])
            assert data["sabotages"] <= len(set(self.spies).intersection(data["team"]))
            assert (kind == "failed") is (data["sabotages"] >= mission.need)


# Leaks of its own


def showing_the_spies_to_all(rules: Any) -> type[Game]:
    class Leaky(Resistance):
        def view(self, seat: Seat | None) -> ResistanceView:
            return super().view(seat).model_copy(update={"spies": tuple(self.spies)})

    return Leaky


def showing_who_answered_in_the_order_of_arrival(rules: Any) -> type[Game]:
    class Leaky(Resistance):
        def view(self, seat: Seat | None) -> ResistanceView:
            order = (*self.looked, *self.votes, *self.cards)
            return super().view(seat).model_copy(update={"answered": order})

    return Leaky


def showing_how_the_vote_stands(rules: Any) -> type[Game]:
    class Leaky(Resistance):
        def view(self, seat: Seat | None) -> ResistanceView:
            rejects = list(self.votes.values()).count("rejecting")
            return super().view(seat).model_copy(update={"rejects": self.rejects + rejects})

    return Leaky


def telling_each_vote_at_once(rules: Any) -> type[Game]:
    class Leaky(Resistance):
        def apply(self, seat: Seat, move: Move, rng: Random) -> None:
            votes = dict(self.votes)
            super().apply(seat, move, rng)
            if votes:
                self.tell("voted", votes=sorted(votes.values()))

    return Leaky


def telling_who_sabotaged(rules: Any) -> type[Game]:
    class Leaky(Resistance):
        def apply(self, seat: Seat, move: Move, rng: Random) -> None:
            cards = {**self.cards, seat: move.picks[0] if move.picks else ""}
            super().apply(seat, move, rng)
            if self.stage != "mission":
                self.tell("caught", seats=[s for s in sorted(cards) if cards[s] == "sabotage"])

    return Leaky


def telling_the_cards_in_the_order_of_arrival(rules: Any) -> type[Game]:
    class Leaky(Resistance):
        def apply(self, seat: Seat, move: Move, rng: Random) -> None:
            cards = [*self.cards.values(), *move.picks]
            away = self.stage == "mission"
            super().apply(seat, move, rng)
            if away and self.stage != "mission":
                self.tell("turned", cards=cards)

    return Leaky


def telling_which_side_is_silent(rules: Any) -> type[Game]:
    class Leaky(Resistance):
        def idle(self, seat: Seat, rng: Random) -> Move | None:
            self.tell("silent", spy=seat in self.spies)
            return super().idle(seat, rng)

    return Leaky


def waiting_longer_for_spies(rules: Any) -> type[Game]:
    class Leaky(Resistance):
        def clock(self) -> Clock | None:
            clock = super().clock()
            if clock and set(self.team).intersection(self.spies):
                return Clock(key=clock.key, span="debate")
            return clock

    return Leaky


def letting_only_spies_be_silent(rules: Any) -> type[Game]:
    class Leaky(Resistance):
        def waiting(self) -> frozenset[Seat]:
            waiting = super().waiting()
            ready = waiting.difference(self.spies)
            return ready or waiting

    return Leaky


PLANTS: tuple[Plant, ...] = (
    showing_the_spies_to_all,
    showing_who_answered_in_the_order_of_arrival,
    showing_how_the_vote_stands,
    telling_each_vote_at_once,
    telling_who_sabotaged,
    telling_the_cards_in_the_order_of_arrival,
    telling_which_side_is_silent,
    waiting_longer_for_spies,
    letting_only_spies_be_silent,
)

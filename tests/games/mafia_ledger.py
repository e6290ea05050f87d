"""The books of a game of Mafia, kept from what is told."""

from collections import Counter
from itertools import pairwise
from typing import Any

from bot.engines.game import Event, Game, Seat
from bot.engines.mafia import DAYS, FORCES, SPECIAL, Mafia


class Ledger:
    """Who is there and what was said of it, as the events tell."""

    def __init__(self, game: Game, events: list[Event]) -> None:
        assert isinstance(game, Mafia)
        self.living = set(range(game.seats))
        self.gone: dict[Seat, str] = {}
        self.hit: Counter[Seat] = Counter()
        self.names: list[Seat] = []
        self.roles = list(game.roles)
        assert Counter(game.roles) == Counter([*SPECIAL, *["civilian"] * (game.seats - 5)])
        self.check(game, events)

    def check(self, game: Game, events: list[Event]) -> None:
        assert isinstance(game, Mafia)
        for event in events:
            self._enter(event.kind, event.data)
        self._check_step([event.kind for event in events])
        assert game.roles == self.roles
        assert set(game.living) == self.living
        assert {s: f for s, f in game.fates.items() if f != "leaving"} == self.gone
        self._check_bricks(game)
        self._check_doses(game)
        self._check_asked(game)
        self._check_end(game)
        assert game.view(None).model_dump(include={"me", "role", "mafs", "past"}) == {
            "me": None, "role": None, "mafs": (), "past": (),
        }  # fmt: skip

    def _enter(self, kind: str, data: dict[str, Any]) -> None:
        if kind in ("jailed", "removed", "killed", "bricked", "left"):
            self.living.remove(data["seat"])
            self.gone[data["seat"]] = kind
        if kind in ("stunned", "bricked"):
            self.hit[data["seat"]] += 1
            assert (kind == "bricked") is (self.hit[data["seat"]] == 2)
        if kind == "named":
            assert data["seat"] != data["target"]
            assert data["target"] in self.living
        if kind == "accused":
            assert data["round"] == 1 or set(data["nominees"]) < set(self.names)
            assert len(data["nominees"]) == data["count"] > 1
            self.names = data["nominees"]
        if kind == "counted":
            assert set(data["voters"]) <= self.living
            assert data["target"] in self.names

    def _check_step(self, kinds: list[str]) -> None:
        told = Counter(kinds)
        assert told["jailed"] <= 1 >= told["stunned"]
        assert told["killed"] + told["bricked"] <= 2
        assert told["ended"] <= 1
        if told["ended"]:
            assert kinds[-1] == "ended"
            assert not told["fell"] + told["dawned"]

    def _check_bricks(self, game: Mafia) -> None:
        bricks = game.view(None).bricks
        assert all(bricks[s] == self.hit[s] for s in range(game.seats))
        assert all(bricks[s] < 2 for s in game.living)
        assert game.stunned is None or (game.stunned in game.living and game.stage != "night")

    def _check_doses(self, game: Mafia) -> None:
        doses = [night.smoked for night in game.nights]
        assert all(a != b or a is None for a, b in pairwise(doses))

    def _check_asked(self, game: Mafia) -> None:
        assert game.waiting() <= self.living
        assert len(set(game.pending)) == len(game.pending)
        assert game.stunned not in game.waiting()
        assert set(game.votes) <= set(range(game.seats))
        assert set(game.choices) <= self.living

    def _check_end(self, game: Mafia) -> None:
        forces = {FORCES.get(game.roles[s], "builders") for s in self.living}
        outcome = game.outcome()
        if outcome is None:
            assert len(forces) > 1
            assert game.day <= DAYS
        elif outcome.reason == "stalemate":
            assert len(forces) > 1
            assert outcome.winners == ()
        else:
            assert forces <= {outcome.reason}
            won = {FORCES.get(game.roles[s], "builders") for s in outcome.winners}
            assert won == forces

"""A game of The Resistance set up by hand: `Scene(spies=(3, 4)).propose(0, 3).vote("AAARR")`."""

from collections.abc import Iterator
from random import Random
from typing import Literal, Self

from bot.engines.game import Event, Illegal, Move, Outcome, Seat
from bot.engines.resistance import SETUPS, Preset, Resistance, ResistanceOptions, ResistanceView

LUCK = Random(1)
TABLE: list[tuple[int, Preset]] = [
    (seats, preset) for seats in SETUPS for preset in ("guide", "classic")
]


class Scene:
    """Everybody has looked, and `first` leads. Without other word the last seats are the spies'."""

    def __init__(
        self,
        seats: int = 5,
        preset: Preset = "classic",
        spies: tuple[Seat, ...] = (),
        first: Seat = 0,
        reject_cost: Literal["game", "mission"] = "game",
        looked: bool = True,
    ) -> None:
        options = ResistanceOptions(preset=preset, reject_cost=reject_cost)
        self.game = Resistance.deal(seats, options, Random(7))
        number = len(self.game.spies)
        self.game.spies = list(spies or range(seats - number, seats))
        assert len(self.game.spies) == number
        self.game.leader = first
        self.events: list[Event] = self.game.told()
        if looked:
            for seat in range(seats):
                self.play(seat, "look")

    def play(self, seat: Seat, kind: str, *picks: str) -> Self:
        self.game.play(seat, Move(kind=kind, picks=picks), LUCK)
        return self._note()

    def lapse(self, *seats: Seat) -> Self:
        """These stay silent; without any, all who are waited for now."""
        for seat in seats or sorted(self.game.waiting()):
            self.game.lapse(seat, LUCK)
        return self._note()

    def _note(self) -> Self:
        self.events = self.game.told() or self.events
        return self

    def propose(self, *team: Seat) -> Self:
        return self.play(self.game.leader, "propose", *map(str, team))

    def vote(self, votes: str) -> Self:
        """A letter for each seat: approve, reject, silent. What comes last is a dot: not yet."""
        for seat, letter in enumerate(votes):
            if letter == "S":
                self.lapse(seat)
            elif letter != ".":
                self.play(seat, "vote", "approve" if letter == "A" else "reject")
        return self

    def reject(self) -> Self:
        """Any team, and all against it."""
        return self.propose(*range(self.view.size)).vote("R" * self.game.seats)

    def send(self, *team: Seat) -> Self:
        """This team, approved by all."""
        return self.propose(*team).vote("A" * self.game.seats)

    def go(self, sabotages: int) -> Self:
        """A mission with that many spies, all of whom sabotage."""
        spies, rest = self.game.spies, [s for s in range(self.game.seats) if not self.spy(s)]
        team = [*spies[:sabotages], *rest, *spies[sabotages:]][: self.view.size]
        self.send(*team)
        for place, seat in enumerate(team):
            self.play(seat, "play", "sabotage" if place < sabotages else "success")
        return self

    def missions(self, results: str) -> Self:
        """Missions one after the other: S succeeds, F fails by as few as it takes."""
        for letter in results:
            self.go(self.view.need if letter == "F" else 0)
        return self

    def refuses(self, seat: Seat, kind: str, *picks: str) -> bool:
        """Whether this is illegal now; then nothing may have changed."""
        before = self.game.model_dump_json()
        try:
            self.game.play(seat, Move(kind=kind, picks=picks), LUCK)
        except Illegal:
            assert self.game.model_dump_json() == before
            return not self.game.told()
        return False

    # What can be seen

    @property
    def view(self) -> ResistanceView:
        """What everybody sees."""
        return self.game.view(None)

    @property
    def views(self) -> Iterator[ResistanceView]:
        return map(self.game.view, (None, *range(self.game.seats)))

    @property
    def results(self) -> str:
        letters = {"open": "", "succeeded": "S", "failed": "F", "forfeited": "X"}
        return "".join(letters[mission.result] for mission in self.view.missions)

    @property
    def outcome(self) -> Outcome:
        outcome = self.game.outcome()
        assert outcome is not None
        return outcome

    @property
    def kinds(self) -> list[str]:
        """What was told last."""
        return [event.kind for event in self.events]

    def told(self, kind: str) -> Event:
        (event,) = (event for event in self.events if event.kind == kind)
        return event

    def spy(self, seat: Seat) -> bool:
        return seat in self.game.spies

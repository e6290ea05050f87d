"""The Resistance: teams go on missions, everybody votes on them, and spies are among them."""

from random import Random
from typing import Any, ClassVar, Literal, NamedTuple, Self

from bot.engines.game import (
    Advice,
    BySeat,
    Circle,
    Clock,
    Fact,
    Game,
    Move,
    Offer,
    Outcome,
    Seat,
    Span,
    View,
)

Preset = Literal["guide", "classic"]
Role = Literal["resistance", "spy"]
Stage = Literal["reveal", "propose", "vote", "mission", "over"]
Vote = Literal["approving", "rejecting", "silent"]
Result = Literal["open", "succeeded", "failed", "forfeited"]
Reason = Literal["successes", "failures", "rejections", "void"]
POINTS = 3


class Setup(NamedTuple):
    """What so many play with; in `teams` a * marks a mission that takes two sabotages to fail."""

    spies: int
    teams: str
    rejections: int


# `guide` is our source's own table, its contradictions ruled; `classic` the published game's.
SETUPS: dict[int, dict[Preset, Setup]] = {
    5: {"guide": Setup(3, "2 3 2 3 3", 5), "classic": Setup(2, "2 3 2 3 3", 5)},
    6: {"guide": Setup(3, "2 3 2 3* 3", 5), "classic": Setup(2, "2 3 4 3 4", 5)},
    7: {"guide": Setup(4, "2 3 3 4* 4", 5), "classic": Setup(3, "2 3 3 4* 4", 5)},
    8: {"guide": Setup(4, "2 3 3 4 4", 5), "classic": Setup(3, "3 4 4 5* 5", 5)},
    9: {"guide": Setup(4, "2 3 3 4* 4", 5), "classic": Setup(3, "3 4 4 5* 5", 5)},
    10: {"guide": Setup(4, "3 4 4 5* 5", 4), "classic": Setup(4, "3 4 4 5* 5", 5)},
}

SPANS: dict[Stage, Span] = {"reveal": "glance", "propose": "turn"}
CARDS = ("success", "sabotage")
VOTES: dict[tuple[str, ...], Vote] = {("approve",): "approving", ("reject",): "rejecting"}
LOOK = Offer(kind="look")
VOTE = Offer(kind="vote", among=("approve", "reject"), least=1, most=1)
# The resistance is shown the sabotage it may not play, lest a screen betray a spy.
PLAY: dict[Role, Offer] = {
    "spy": Offer(kind="play", among=CARDS, least=1, most=1),
    "resistance": Offer(kind="play", among=CARDS, least=1, most=1, barred=("sabotage",)),
}
PROPOSE = {
    (seats, k): Offer(kind="propose", among=tuple(map(str, range(seats))), least=k, most=k)
    for seats in SETUPS
    for k in range(2, 6)
}


class ResistanceOptions(Fact):
    """Whose numbers, what a row of rejections costs, who leads first: whoever opened the table?"""

    preset: Preset = "guide"
    reject_cost: Literal["game", "mission"] = "game"
    first: Literal["chance", "opener"] = "chance"


class Mission(Fact):
    """How many go, how many sabotages fail it, how it went; on one forfeited nobody went."""

    size: int
    need: int
    result: Result = "open"
    team: tuple[Seat, ...] = ()
    sabotages: int = 0


class Ballot(Fact):
    """A closed vote: on whose team, and who voted how. The silent count as rejecting."""

    leader: Seat
    team: tuple[Seat, ...]
    approved: bool
    approving: tuple[Seat, ...]
    rejecting: tuple[Seat, ...]
    silent: tuple[Seat, ...]


class Revealed(Fact):
    """What each one was."""

    roles: BySeat[Role]


class ResistanceView(View):
    """What a seat sees: `role`, `spies`, `vote` are its own; `answered` is in order of seats."""

    game: Literal["resistance"] = "resistance"
    stage: Stage
    preset: Preset
    reject_cost: Literal["game", "mission"]
    players: int
    spy_count: int
    mission: int
    size: int
    need: int
    missions: tuple[Mission, ...]
    successes: int
    failures: int
    rejects: int
    limit: int
    leader: Seat
    team: tuple[Seat, ...]
    answered: tuple[Seat, ...]
    ballot: Ballot | None
    me: Seat | None
    role: Role | None
    spies: tuple[Seat, ...]
    vote: Vote | None


class Resistance(Game):
    """The whole truth of a game. Votes and cards are kept until all are in, and no longer."""

    key: ClassVar[str] = "resistance"
    players: ClassVar[range] = range(5, 11)
    Options: ClassVar[type[Fact]] = ResistanceOptions

    options: ResistanceOptions
    spies: list[Seat]
    missions: list[Mission]
    limit: int
    leader: Seat
    stage: Stage = "reveal"
    steps: int = 0
    mission: int = 1
    successes: int = 0
    failures: int = 0
    rejects: int = 0
    team: list[Seat] = []
    looked: list[Seat] = []
    votes: dict[Seat, Vote] = {}
    cards: dict[Seat, str] = {}
    ballot: Ballot | None = None
    end: Reason | None = None

    @classmethod
    def seating(cls, seats: int, options: Any, again: bool, rng: Random) -> list[int]:
        """Chance, but an opener who is to lead first keeps the first seat."""
        kept = [0] if options.first == "opener" else []
        return kept + rng.sample(range(len(kept), seats), seats - len(kept))

    @classmethod
    def numbers(cls, seats: int, options: Any) -> dict[str, str | int]:
        spies, teams, limit = SETUPS[seats][options.preset]
        return {"spies": spies, "resistance": seats - spies, "teams": teams, "rejections": limit}

    @classmethod
    def advice(cls, seats: int, options: Any) -> Advice | None:
        """Spies who hold half of the votes can have every team rejected, and have won."""
        if 2 * SETUPS[seats][options.preset].spies < seats:
            return None
        return Advice(word="forced", options={"preset": "classic"})

    @classmethod
    def deal(cls, seats: int, options: Any, rng: Random) -> Self:
        spies, teams, limit = SETUPS[seats][options.preset]
        game = cls(
            seats=seats,
            options=options,
            spies=sorted(rng.sample(range(seats), spies)),
            missions=[Mission(size=int(k[0]), need=1 + k.count("*")) for k in teams.split()],
            limit=limit,
            leader=0 if options.first == "opener" else rng.randrange(seats),
        )
        game.tell("began", leader=game.leader, spies=spies, resistance=seats - spies)
        return game

    # What may be done

    def waiting(self) -> frozenset[Seat]:
        if self.stage == "propose":
            return frozenset((self.leader,))
        if self.stage == "mission":
            return frozenset(self.team).difference(self.cards)
        everybody = range(self.seats if self.stage != "over" else 0)
        return frozenset(everybody).difference(self.looked, self.votes)

    def legal(self, seat: Seat) -> list[Offer]:
        if seat not in self.waiting():
            return []
        if self.stage == "mission":
            return [PLAY[self._role(seat)]]
        return self.open_offers() or [PROPOSE[self.seats, self._current.size]]

    def open_offers(self) -> list[Offer]:
        return {"reveal": [LOOK], "vote": [VOTE]}.get(self.stage, [])

    def idle(self, seat: Seat, rng: Random) -> Move | None:
        """Silence is no vote, no sabotage, and a team of the leader and those who sit next."""
        if self.stage == "propose":
            team = ((seat + step) % self.seats for step in range(self._current.size))
            return Move(kind="assign", picks=tuple(map(str, team)))
        if self.stage == "mission":
            return Move(kind="play", picks=("success",))
        return Move(kind="look" if self.stage == "reveal" else "abstain")

    def clock(self) -> Clock | None:
        if self.stage == "over":
            return None
        return Clock(key=f"s{self.steps}", span=SPANS.get(self.stage, "answer"))

    def talk(self, seat: Seat) -> list[Circle]:
        """Who is on a mission listens."""
        return [Circle(key="table", may_write=self.stage != "mission" or seat not in self.team)]

    # What can be seen

    @property
    def _current(self) -> Mission:
        return self.missions[self.mission - 1]

    def _role(self, seat: Seat) -> Role:
        return "spy" if seat in self.spies else "resistance"

    def view(self, seat: Seat | None) -> ResistanceView:
        return ResistanceView(
            stage=self.stage,
            preset=self.options.preset,
            reject_cost=self.options.reject_cost,
            players=self.seats,
            spy_count=len(self.spies),
            mission=self.mission,
            size=self._current.size,
            need=self._current.need,
            missions=tuple(self.missions),
            successes=self.successes,
            failures=self.failures,
            rejects=self.rejects,
            limit=self.limit,
            leader=self.leader,
            team=tuple(self.team),
            answered=tuple(sorted((*self.looked, *self.votes, *self.cards))),
            ballot=self.ballot,
            me=seat,
            role=None if seat is None else self._role(seat),
            spies=tuple(self.spies) if seat in self.spies else (),
            vote=None if seat is None else self.votes.get(seat),
        )

    def outcome(self) -> Outcome | None:
        if self.end is None:
            return None
        roles = tuple(self._role(seat) for seat in range(self.seats))
        side = {"successes": "resistance", "void": "none"}.get(self.end, "spy")
        winners = tuple(seat for seat, role in enumerate(roles) if role == side)
        return Outcome(winners=winners, reason=self.end, revealed=Revealed(roles=roles))

    # What a move does

    def apply(self, seat: Seat, move: Move, rng: Random) -> None:
        if self.stage == "reveal":
            self.looked.append(seat)
            if len(self.looked) == self.seats:
                self.looked = []
                self._enter("propose")
        elif self.stage == "propose":
            self.team = sorted(map(int, move.picks))
            kind = "proposed" if move.kind == "propose" else "assigned"
            self.tell(kind, seat=seat, team=self.team, mission=self.mission)
            self._enter("vote")
        elif self.stage == "vote":
            self.votes[seat] = VOTES.get(move.picks, "silent")
            if len(self.votes) == self.seats:
                self._count_votes()
        else:
            self.cards[seat] = move.picks[0]
            if len(self.cards) == len(self.team):
                self._end_mission(self.team)

    def _enter(self, stage: Stage) -> None:
        self.stage = stage
        self.steps += 1

    def _count_votes(self) -> None:
        """More than half carry a team, and that ends any row of rejections."""
        votes, self.votes = self.votes, {}
        by: dict[str, Any] = {"approving": [], "rejecting": [], "silent": []}
        for seat in range(self.seats):
            by[votes[seat]].append(seat)
        ayes = len(by["approving"])
        approved = 2 * ayes > self.seats
        self.rejects = 0 if approved else self.rejects + 1
        self.ballot = Ballot(leader=self.leader, team=tuple(self.team), approved=approved, **by)
        self.tell(
            "approved" if approved else "rejected",
            seat=self.leader,
            team=self.team,
            **by,
            ayes=ayes,
            noes=self.seats - ayes,
            rejects=self.rejects,
            limit=self.limit,
        )
        if approved:
            self._enter("mission")
        elif self.rejects < self.limit:
            self._pass_on()
        elif self.options.reject_cost == "game":
            self._finish("rejections")
        else:
            self.rejects = 0
            self._end_mission([])

    def _end_mission(self, team: list[Seat]) -> None:
        """Who played what is forgotten; without a team it was forfeited."""
        sabotages = list(self.cards.values()).count("sabotage")
        self.cards = {}
        result: Result = "failed" if sabotages >= self._current.need else "succeeded"
        result = result if team else "forfeited"
        went = {"result": result, "team": tuple(team), "sabotages": sabotages}
        self.missions[self.mission - 1] = self._current.model_copy(update=went)
        self.successes += result == "succeeded"
        self.failures += result != "succeeded"
        self.tell(result, mission=self.mission, team=team, sabotages=sabotages)
        if POINTS in (self.successes, self.failures):
            self._finish("successes" if self.successes == POINTS else "failures")
        else:
            self.mission += 1
            self._pass_on()

    def _pass_on(self) -> None:
        """The next one clockwise leads, after every rejection and every mission."""
        self.leader = (self.leader + 1) % self.seats
        self.team = []
        self._enter("propose")

    def leave(self, seat: Seat, rng: Random) -> None:
        """Nobody can be missing: the game is void, and the roles are shown."""
        self.tell("went", seat=seat)
        self._finish("void")

    def _finish(self, reason: Reason) -> None:
        self.end = reason
        self._enter("over")
        self.tell("ended", reason=reason)

"""Resistance Mini, its shapes: what the game waits for, step by step, and what a seat sees of it.

A place is `<seat>.<position>`; position 1 is the centre. Cards in a hand or pile go by position.
"""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from bot.engines.game import BySeat, Fact, Seat, View

Character = Literal["spy", "resister"]
Card = Literal["success", "fail"]
Half = Literal["take", "discard"]
Claim = Literal["resister", "spy", "success", "fail"]
Cause = Literal["doubt", "bluff", "fail"]


class Statement(Fact):
    """What a seat says it has: a leader or a mission card. All of it is public.

    `half` is what it has done already where the claim (of a resister) is to allow the other half.
    """

    seat: Seat
    claim: Claim
    half: Half | None = None
    checker: Seat | None = None
    verdict: Literal["open", "stands", "proved", "caught"] = "open"

    @property
    def of_card(self) -> bool:
        return self.claim in ("success", "fail")


class Mission(Fact):
    """What everybody sees of a mission; `turned` is for whom its holder has yet to drop a card."""

    leader: Seat
    team: tuple[Seat, ...]
    holder: Seat
    count: int
    round: int
    acted: tuple[Seat, ...]
    passed: tuple[Seat, ...]
    turned: Character | None


class Step(BaseModel):
    """What the table waits for, and whose answers it still lacks."""

    model_config = ConfigDict(extra="forbid", hide_input_in_errors=True)

    owing: list[Seat]


class Asking(Step):
    """A question to several at once; `asked` are all of them."""

    asked: tuple[Seat, ...]

    @property
    def answered(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.asked if seat not in self.owing)


class Arrange(Asking):
    """Everybody sees his three characters, once, and lays them in any order."""

    stage: Literal["arrange"] = "arrange"


class Turn(Step):
    """One action; there is no pass."""

    stage: Literal["turn"] = "turn"


class Consent(Asking):
    """Owners are asked for their centres; all must agree."""

    stage: Literal["consent"] = "consent"
    places: tuple[str, str]


class Lay(Step):
    """The actor sees two faces, in an order that says nothing, and decides which goes where."""

    stage: Literal["lay"] = "lay"
    places: tuple[str, str]
    faces: tuple[Character, Character]


class Extend(Step):
    """After taking or discarding: claim a resister as leader, or be done."""

    stage: Literal["extend"] = "extend"
    half: Half


class Window(Asking):
    """A claim, and all who can check it: each believes, or checks if nobody has before."""

    stage: Literal["claim"] = "claim"
    claim: Statement


class Expose(Asking):
    """Owners choose `number` of their characters; these turn up together when all have chosen.

    They doubted the truth, were caught in a bluff, or somebody has a fail.
    """

    stage: Literal["expose"] = "expose"
    claim: Statement
    number: int
    chosen: dict[Seat, tuple[str, ...]]
    cause: Cause


class Second(Step):
    """The other half of taking and discarding, or not."""

    stage: Literal["second"] = "second"
    claim: Statement


class Rob(Step):
    """A mission card of somebody who is named only now, or none."""

    stage: Literal["rob"] = "rob"
    claim: Statement


class Peek(Step):
    """The top of the deck in the actor's hand: what goes to the bottom; then, the rest's order."""

    stage: Literal["peek", "stack"] = "peek"
    claim: Statement
    pile: tuple[Card, ...]


class Give(Step):
    """The third card, just drawn, goes to somebody else."""

    stage: Literal["give"] = "give"


class Errand(Step):
    """A mission: its holder passes or turns up, drops a card for whom he turned up, hands on.

    `acted` and `passed` are of this round. The pile is kept sorted: its order says nothing.
    """

    stage: Literal["mission", "drop", "hand"] = "mission"
    leader: Seat
    team: tuple[Seat, ...]
    pile: list[Card]
    round: int = 1
    acted: list[Seat] = []
    passed: list[Seat] = []
    turned: Character | None = None

    @property
    def left(self) -> list[Seat]:
        """Who has yet to act in this round."""
        return [member for member in self.team if member not in self.acted]

    @property
    def public(self) -> Mission:
        return Mission(
            leader=self.leader,
            team=self.team,
            holder=self.owing[0],
            count=len(self.pile),
            round=self.round,
            acted=tuple(self.acted),
            passed=tuple(self.passed),
            turned=self.turned,
        )


class Over(Step):
    """Nobody is waited for."""

    stage: Literal["over"] = "over"


AnyStep = Annotated[
    (Arrange | Turn | Consent | Lay | Extend | Window | Expose)
    | (Second | Rob | Peek | Give | Errand | Over),
    Field(discriminator="stage"),
]
Stage = Literal[
    "arrange",
    "turn",
    "consent",
    "lay",
    "extend",
    "claim",
    "expose",
    "second",
    "rob",
    "peek",
    "stack",
    "give",
    "mission",
    "drop",
    "hand",
    "over",
]


class ResistanceMiniView(View):
    """What a seat sees. A character face down is None; `shown` are cards in a hand known to all.

    `tokens` are in the middle, `places` are of the swap under way, `cause` is why characters are
    being turned up, `answered` are those of several who have answered. For its reader only: `hand`,
    `faces` (while arranging or laying), and `pile` (the mission's, or the top of the deck, while he
    holds it).
    """

    game: Literal["resistance_mini"] = "resistance_mini"
    stage: Stage
    turn: Seat
    turns: int
    tokens: int
    factions: BySeat[bool]
    characters: BySeat[tuple[Character | None, ...]]
    hands: BySeat[int]
    shown: BySeat[tuple[Card, ...]]
    deck: int
    results: tuple[Card, ...]
    places: tuple[str, ...]
    half: Half | None
    claim: Statement | None
    cause: Cause | None
    mission: Mission | None
    answered: tuple[Seat, ...]
    hand: tuple[Card, ...]
    faces: tuple[Character, ...]
    pile: tuple[Card, ...]

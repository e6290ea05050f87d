"""What lies on Coup's table: its words, the steps of a turn in order, and what each seat sees."""

from random import Random
from typing import Annotated, Literal

from pydantic import Field

from bot.engines.game import BySeat, Fact, Game, Outcome, Seat, View

Fifth = Literal["ambassador", "inquisitor"]
Role = Literal["duke", "assassin", "captain", "contessa"] | Fifth
Action = Literal["aid", "tax", "assassinate", "steal", "exchange", "examine"]
Cause = Literal["coup", "kill", "doubt", "bluff", "left"]
FOUR: tuple[Role, ...] = ("duke", "assassin", "captain", "contessa")
MUST_COUP = 10


class CoupOptions(Fact):
    """The fifth character, and two rules that are played either way.

    `concede`: who is challenged may hide that the claim was true and turn a card up instead.
    `parry`: a target that has challenged in vain may still block.
    """

    fifth: Fifth = "ambassador"
    concede: bool = False
    parry: bool = True


class Claim(Fact):
    """What a seat says it does, and as whom: foreign aid alone needs nobody.

    A block is aimed at the seat on turn.
    """

    seat: Seat
    action: Action | Literal["block"]
    role: Role | None = None
    target: Seat | None = None


# The steps of a turn


class Pick(Fact):
    """Two players: both choose their second card, at the same time."""

    kind: Literal["pick"] = "pick"


class Turn(Fact):
    """The seat on turn chooses what to do."""

    kind: Literal["turn"] = "turn"


class Doubt(Fact):
    """All others may challenge: what is done, or else the block that counters it."""

    kind: Literal["challenge", "counter"]


class Block(Fact):
    """The target, or anybody where there is none, may block."""

    kind: Literal["block"] = "block"


class Prove(Fact):
    """Who was challenged shows the card or concedes. Without that option it is shown at once."""

    kind: Literal["prove"] = "prove"
    challenger: Seat


class Lose(Fact):
    """A seat turns up a card of its choice."""

    kind: Literal["lose"] = "lose"
    seat: Seat
    cause: Cause


class Stop(Fact):
    """The block stands: what was announced fails."""

    kind: Literal["stop"] = "stop"


class Do(Fact):
    """What was announced takes effect."""

    kind: Literal["do"] = "do"


class Keep(Fact):
    """The seat on turn keeps as many as it had, of its own cards and those drawn."""

    kind: Literal["exchange"] = "exchange"
    drawn: tuple[Role, ...]


class Show(Fact):
    """The target chooses the card it shows to the Inquisitor."""

    kind: Literal["show"] = "show"


class Judge(Fact):
    """The Inquisitor returns the card at that place of the target's hand, or has it replaced."""

    kind: Literal["examine"] = "examine"
    place: int


Waits = Pick | Turn | Doubt | Block | Prove | Lose | Keep | Show | Judge
Step = Annotated[Waits | Stop | Do, Field(discriminator="kind")]
PICK, TURN, BLOCK, STOP, DO, SHOW = Pick(), Turn(), Block(), Stop(), Do(), Show()
CHALLENGE, COUNTER = Doubt(kind="challenge"), Doubt(kind="counter")

# What follows an announcement, window by window. A challenge is settled where it is made: the card
# is shown and replaced, the challenger turns one up, and on it goes. Who is caught turns one up,
# and nothing else follows. A block puts its two steps in front of the effect; caught, it takes
# them along, and there is no second block.
PLANS: dict[Action | Literal["block"], tuple[Step, ...]] = {
    "aid": (BLOCK, DO),
    "tax": (CHALLENGE, DO),
    "assassinate": (CHALLENGE, BLOCK, DO),
    "steal": (CHALLENGE, BLOCK, DO),
    "exchange": (CHALLENGE, DO),
    "examine": (CHALLENGE, DO),
    "block": (COUNTER, STOP),
}

# What is seen

Stage = Literal[
    "pick",
    "turn",
    "challenge",
    "block",
    "counter",
    "prove",
    "lose",
    "exchange",
    "show",
    "examine",
    "over",
]
Silence = Literal["income", "coup", "pass", "prove", "random", "keep", "return"]
SILENCE: dict[Stage, Silence] = {
    "pick": "random",
    "turn": "income",
    "challenge": "pass",
    "block": "pass",
    "counter": "pass",
    "prove": "prove",
    "lose": "random",
    "exchange": "keep",
    "show": "random",
    "examine": "return",
}


class CoupView(View):
    """What a seat sees of Coup.

    `cards` are face-down cards by seat, `lost` the face-up ones; `answered` are who has passed or
    picked so far. A seat's own are `hand`, `drawn` (in its exchange; their places follow those of
    the hand) and `pile` (two players: the five to choose from, then the four out of play).
    `examined` is for the Inquisitor and the target; `silence` is what no answer will mean.
    """

    game: Literal["coup"] = "coup"
    stage: Stage
    me: Seat | None
    turn: Seat
    turns: int
    claim: Claim | None
    block: Claim | None
    answered: tuple[Seat, ...]
    challenger: Seat | None
    loser: Seat | None
    cause: Cause | None
    silence: Silence | None
    coins: BySeat[int]
    cards: BySeat[int]
    lost: BySeat[tuple[Role, ...]]
    court: int
    roles: tuple[Role, ...]
    copies: int
    hand: tuple[Role, ...]
    drawn: tuple[Role, ...]
    pile: tuple[Role, ...]
    examined: Role | None


class Revealed(Fact):
    """What lay hidden at the end, and how often each seat had claimed what it did not hold."""

    hands: BySeat[tuple[Role, ...]]
    court: tuple[Role, ...]
    piles: tuple[tuple[Role, ...], ...]
    lies: BySeat[int]


class CoupState(Game):
    """The whole truth of a game of Coup, without its rules.

    `steps` are what is to come of this turn, the first one now; `asked` are who has to answer it,
    `answered` who did, and `asking` counts the steps that asked somebody.
    """

    options: CoupOptions
    court: list[Role]
    hands: list[list[Role]]
    lost: list[list[Role]]
    piles: list[list[Role]]
    coins: list[int]
    lies: list[int]
    turn: Seat
    turns: int = 1
    steps: list[Step]
    asked: list[Seat] = []
    answered: list[Seat] = []
    asking: int = 0
    claim: Claim | None = None
    block: Claim | None = None
    end: Literal["", "last", "left", "endless"] = ""

    def living(self, but: Seat | None = None) -> list[Seat]:
        return [seat for seat, hand in enumerate(self.hands) if hand and seat != but]

    @property
    def claimed(self) -> Claim:
        """What is done in this turn, where it is something one has to claim or announce."""
        assert self.claim is not None
        return self.claim

    @property
    def target(self) -> Seat:
        """At whom it is aimed, where it has to be aimed at somebody."""
        assert self.claimed.target is not None
        return self.claimed.target

    @property
    def doubted(self) -> Claim:
        """What a challenge is about."""
        return self.block or self.claimed

    @property
    def blockers(self) -> tuple[Role, ...]:
        """Who one has to be to block it."""
        if self.claimed.action == "steal":
            return ("captain", self.options.fifth)
        return ("contessa",) if self.claimed.action == "assassinate" else ("duke",)

    def asked_by(self, step: Step) -> list[Seat]:
        """Who has to answer: nobody where there is nothing to choose, or nothing left to do."""
        if isinstance(step, (Turn, Keep, Judge)):
            return [self.turn]
        if isinstance(step, Pick):
            return self.living()
        if isinstance(step, Lose):
            return [step.seat] if len(self.hands[step.seat]) > 1 else []
        if isinstance(step, (Stop, Do)):
            return []
        if isinstance(step, Prove):
            return [self.doubted.seat] if self.options.concede else []
        claim = self.doubted if isinstance(step, Doubt) else self.claimed
        own = 2 if claim.target is None else len(self.hands[claim.target])
        if own == 0 or (own == 1 and isinstance(step, Show)):
            return []
        if claim.target is None or isinstance(step, Doubt):
            return self.living(but=claim.seat)
        return [claim.target]

    def plan(self, steps: list[Step]) -> None:
        """Let only these steps come; what was drawn goes back."""
        for step in self.steps:
            if isinstance(step, Keep) and step not in steps:
                self.court += step.drawn
        self.steps = steps

    def replace(self, seat: Seat, place: int, rng: Random) -> None:
        """Shuffle this card into the court, then draw one; it may be the same."""
        self.court.append(self.hands[seat][place])
        rng.shuffle(self.court)
        self.hands[seat][place] = self.court.pop()
        self.tell("drew", to=(seat,), role=self.hands[seat][place])

    def outcome(self) -> Outcome | None:
        if not self.end:
            return None
        revealed = Revealed(
            hands=tuple(map(tuple, self.hands)),
            court=tuple(self.court),
            piles=tuple(map(tuple, self.piles)),
            lies=tuple(self.lies),
        )
        winners = () if self.end == "endless" else tuple(self.living())
        return Outcome(winners=winners, reason=self.end, revealed=revealed)

    def view(self, seat: Seat | None) -> CoupView:
        step = self.steps[0] if self.steps else None
        assert not isinstance(step, Stop | Do)
        silence: Silence | None = SILENCE[step.kind] if step else None
        if isinstance(step, Turn) and self.coins[self.turn] >= MUST_COUP:
            silence = "coup"
        examined = None
        if isinstance(step, Judge) and seat in (self.turn, self.target):
            examined = self.hands[self.target][step.place]
        return CoupView(
            stage=step.kind if step else "over",
            me=seat,
            turn=self.turn,
            turns=self.turns,
            claim=self.claim,
            block=self.block,
            answered=tuple(self.answered),
            challenger=step.challenger if isinstance(step, Prove) else None,
            loser=step.seat if isinstance(step, Lose) else None,
            cause=step.cause if isinstance(step, Lose) else None,
            silence=silence,
            coins=tuple(self.coins),
            cards=tuple(map(len, self.hands)),
            lost=tuple(map(tuple, self.lost)),
            court=len(self.court),
            roles=(*FOUR, self.options.fifth),
            copies=copies(self.seats),
            hand=() if seat is None else tuple(self.hands[seat]),
            drawn=step.drawn if isinstance(step, Keep) and seat == self.turn else (),
            pile=tuple(self.piles[seat]) if self.piles and seat is not None else (),
            examined=examined,
        )


def copies(seats: int) -> int:
    """How many there are of each character."""
    return 4 if seats > 6 else 3

"""Coup: two hidden characters each, and everybody may claim to be any of the five."""

from functools import cache
from random import Random
from typing import Any, ClassVar, Literal, Self, get_args

from bot.engines.coup_state import (
    DO,
    FOUR,
    MUST_COUP,
    PICK,
    PLANS,
    SHOW,
    TURN,
    Action,
    Block,
    Cause,
    Claim,
    CoupOptions,
    CoupState,
    Do,
    Doubt,
    Judge,
    Keep,
    Lose,
    Pick,
    Prove,
    Role,
    Show,
    Step,
    Stop,
    Turn,
    copies,
)
from bot.engines.game import Clock, Fact, Move, Offer, Seat

COSTS = {"assassinate": 3, "coup": 7}
GAINS = {"income": 1, "aid": 2, "tax": 3}
LOOT = 2
DRAWS = {"ambassador": 2, "inquisitor": 1}
TURNS = 400
PLACES = tuple("01234567")
ACTIONS: dict[str, Action] = {action: action for action in get_args(Action)}
POWERS: dict[Action, Role] = {"tax": "duke", "assassinate": "assassin", "steal": "captain"}


@cache
def one_of(kind: str, among: tuple[str, ...], of: str = "") -> Offer:
    return Offer(kind=kind, among=among, least=1, most=1, of=of)


INCOME, AID, TAX = Offer(kind="income"), Offer(kind="aid"), Offer(kind="tax")
EXCHANGE, PASS, CHALLENGE = Offer(kind="exchange"), Offer(kind="pass"), Offer(kind="challenge")
PROVE, CONCEDE = Offer(kind="prove"), Offer(kind="concede")
RETURN, DISCARD = Offer(kind="return"), Offer(kind="discard")


class Coup(CoupState):
    """The rules of Coup."""

    key: ClassVar[str] = "coup"
    players: ClassVar[range] = range(2, 9)
    Options: ClassVar[type[Fact]] = CoupOptions

    @classmethod
    def deal(cls, seats: int, options: Any, rng: Random) -> Self:
        """Two cards and two coins each; any seat begins. Two players: a card and a pile each."""
        roles: list[Role] = [*FOUR, options.fifth]
        two = seats == 2
        court = roles * (1 if two else copies(seats))
        rng.shuffle(court)
        game = cls(
            seats=seats,
            options=options,
            hands=[[court.pop() for _ in range(1 if two else 2)] for _ in range(seats)],
            court=court,
            lost=[[] for _ in range(seats)],
            piles=[roles, roles] if two else [],
            coins=[2] * seats,
            lies=[0] * seats,
            turn=rng.randrange(seats),
            steps=[PICK, TURN] if two else [TURN],
        )
        game.tell("began", seat=game.turn)
        game._go_on(rng)
        return game

    # What may be done

    def legal(self, seat: Seat) -> list[Offer]:
        """The first offer is what silence means."""
        if seat not in self.asked:
            return []
        step, own = self.steps[0], len(self.hands[seat])
        if isinstance(step, Doubt | Block):
            return self.open_offers()
        if isinstance(step, Turn):
            return self._actions(seat)
        if isinstance(step, Prove):
            return [PROVE, CONCEDE] if self.doubted.role in self.hands[seat] else [CONCEDE]
        if isinstance(step, Judge):
            return [RETURN, DISCARD]
        if isinstance(step, Keep):
            among = PLACES[: own + len(step.drawn)]
            return [Offer(kind="keep", among=among, least=own, most=own, of="hand drawn")]
        if isinstance(step, Pick):
            return [one_of("take", PLACES[: len(self.piles[seat])], "pile")]
        return [one_of("show" if isinstance(step, Show) else "lose", PLACES[:own], "hand")]

    def open_offers(self) -> list[Offer]:
        """Whatever cards one holds, one may doubt, and block as anybody who could."""
        step = self.steps[0] if self.asked else None
        if isinstance(step, Doubt):
            return [PASS, CHALLENGE]
        return [PASS, one_of("block", self.blockers)] if isinstance(step, Block) else []

    def _actions(self, seat: Seat) -> list[Offer]:
        coins = self.coins[seat]
        others = tuple(PLACES[other] for other in self.living(but=seat))
        if coins >= MUST_COUP:
            return [one_of("coup", others)]
        offers = [INCOME, AID, TAX, one_of("steal", others), EXCHANGE]
        if self.options.fifth == "inquisitor":
            offers.append(one_of("examine", others))
        return offers + [one_of(kind, others) for kind, cost in COSTS.items() if coins >= cost]

    def _next(self) -> Seat:
        order = ((self.turn + n) % self.seats for n in range(1, self.seats))
        return next(seat for seat in order if self.hands[seat])

    def waiting(self) -> frozenset[Seat]:
        return frozenset(self.asked)

    def clock(self) -> Clock | None:
        if self.end:
            return None
        long = isinstance(self.steps[0], (Pick, Turn, Keep))
        return Clock(key=f"n{self.asking}", span="turn" if long else "answer")

    def idle(self, seat: Seat, rng: Random) -> Move | None:
        """The first offer, with one's own cards kept, the next seat for a target, or any card."""
        offer = self.legal(seat)[0]
        if offer.kind == "coup":
            return Move(kind="coup", picks=(PLACES[self._next()],))
        if offer.kind == "keep":
            return Move(kind="keep", picks=offer.among[: offer.least])
        return Move(kind=offer.kind, picks=tuple(rng.sample(offer.among, offer.least)))

    def _answer_by_silence(self, seat: Seat, rng: Random) -> None:
        """What the clock does is told as such, but that somebody let something pass."""
        if not isinstance(self.steps[0], Doubt | Block):
            self.tell("lapsed", seat=seat)
        super()._answer_by_silence(seat, rng)

    # What an answer does

    def apply(self, seat: Seat, move: Move, rng: Random) -> None:
        """A window stays open while others may still pass; whoever speaks up closes it."""
        self.asked.remove(seat)
        self.answered.append(seat)
        if move.kind == "take":
            self.hands[seat].append(self.piles[seat].pop(int(move.picks[0])))
            self.tell("picked", seat=seat)
        elif move.kind != "pass":
            self.asked = []
        if not self.asked:
            self._answer(self.steps.pop(0), seat, move, rng)
            self._go_on(rng)

    def _answer(self, step: Step, seat: Seat, move: Move, rng: Random) -> None:
        if move.kind == "pass":
            return
        if isinstance(step, Turn):
            self._act(seat, move.kind, *map(int, move.picks))
        elif isinstance(step, Doubt):
            claim = self.doubted
            self.tell("doubted", seat=seat, target=claim.seat, role=claim.role)
            self.steps.insert(0, Prove(challenger=seat))
        elif isinstance(step, Block):
            role = next(role for role in self.blockers if role == move.picks[0])
            action = self.claimed.action
            self.tell("blocked", seat=seat, target=self.turn, action=action, role=role)
            self.block = self._claim(seat, "block", role, self.turn)
        elif isinstance(step, Prove):
            self._settle(step.challenger, move.kind == "prove", rng)
        elif isinstance(step, Lose):
            self._turn_up(seat, int(move.picks[0]), step.cause)
        elif isinstance(step, Keep):
            self._keep(step.drawn, sorted(map(int, move.picks)), rng)
        elif isinstance(step, Show):
            self._show(seat, int(move.picks[0]))
        elif isinstance(step, Judge):
            self._judge(step.place, move.kind == "discard", rng)

    def _act(self, seat: Seat, kind: str, target: Seat | None = None) -> None:
        self.coins[seat] -= COSTS.get(kind, 0)
        if kind == "income":
            self._earn("income")
        elif kind == "coup" and target is not None:
            self.tell("couped", seat=seat, target=target, cost=COSTS[kind])
            self.steps = [Lose(seat=target, cause="coup")]
        else:
            action = ACTIONS[kind]
            role = None if action == "aid" else POWERS.get(action, self.options.fifth)
            said: dict[str, Any] = {"action": action}
            if role is not None:
                said["role"] = role
            if kind in COSTS:
                said["cost"] = COSTS[kind]
            if target is None:
                self.tell("announced", seat=seat, **said)
            else:
                self.tell("aimed", seat=seat, target=target, **said)
            self.claim = self._claim(seat, action, role, target)

    def _claim(
        self, seat: Seat, action: Action | Literal["block"], role: Role | None, target: Seat | None
    ) -> Claim:
        self.steps[:0] = PLANS[action]
        self.lies[seat] += role is not None and role not in self.hands[seat]
        return Claim(seat=seat, action=action, role=role, target=target)

    def _settle(self, challenger: Seat, honest: bool, rng: Random) -> None:
        """A claim proves true, and the challenger pays for it; or it is over with the claim."""
        claim = self.doubted
        assert claim.role is not None
        data: dict[str, Any] = {"seat": claim.seat, "target": challenger, "role": claim.role}
        if honest:
            self.tell("proved", **data)
            self.replace(claim.seat, self.hands[claim.seat].index(claim.role), rng)
            if challenger == claim.target and not self.options.parry:
                self.steps = [step for step in self.steps if not isinstance(step, Block)]
            self.steps.insert(0, Lose(seat=challenger, cause="doubt"))
            return
        self.tell("conceded" if self.options.concede else "caught", **data)
        self.steps = [Lose(seat=claim.seat, cause="bluff")]
        if self.block:
            self.block = None
            self.steps.append(DO)
        elif cost := COSTS.get(claim.action, 0):
            self.coins[claim.seat] += cost
            self.tell("refunded", seat=claim.seat, gain=cost)

    def _turn_up(self, seat: Seat, place: int, cause: Cause) -> None:
        role = self.hands[seat].pop(place)
        self.lost[seat].append(role)
        self.tell("lost", seat=seat, role=role, cause=cause, left=len(self.hands[seat]))
        if not self.hands[seat]:
            self.coins[seat] = 0
            self.tell("fell", seat=seat)
            if len(living := self.living()) == 1:
                self._end("left" if cause == "left" else "last", winner=living[0])

    def _end(self, reason: Literal["last", "left", "endless"], **data: Any) -> None:
        self.end = reason
        self.plan([])
        self.asked, self.answered = [], []
        self.claim = self.block = None
        self.tell("ended" if data else "stalled", **data, reason=reason)

    def _take_effect(self) -> None:
        action, target = self.claimed.action, self.claimed.target
        if action in GAINS:
            self._earn(action)
        elif action == "exchange":
            drawn = tuple(self.court.pop() for _ in range(DRAWS[self.options.fifth]))
            self.steps = [Keep(drawn=drawn)]
        elif target is None or not self.hands[target]:
            self.tell("fizzled", seat=self.turn, target=target, action=action)
        elif action == "assassinate":
            self.tell("struck", seat=self.turn, target=target)
            self.steps = [Lose(seat=target, cause="kill")]
        elif action == "steal":
            loot = min(LOOT, self.coins[target])
            self.coins[target] -= loot
            self.coins[self.turn] += loot
            self.tell("stole", seat=self.turn, target=target, gain=loot)
        else:
            self.steps = [SHOW]

    def _earn(self, action: str) -> None:
        self.coins[self.turn] += GAINS[action]
        self.tell("earned", seat=self.turn, action=action, gain=GAINS[action])

    def _keep(self, drawn: tuple[Role, ...], places: list[int], rng: Random) -> None:
        cards = [*self.hands[self.turn], *drawn]
        self.hands[self.turn] = [cards[place] for place in places]
        self.court += [card for place, card in enumerate(cards) if place not in places]
        rng.shuffle(self.court)
        self.tell("exchanged", seat=self.turn, count=len(drawn))

    def _show(self, seat: Seat, place: int) -> None:
        self.steps = [Judge(place=place)]
        self.tell("showed", seat=seat, target=self.turn)

    def _judge(self, place: int, discard: bool, rng: Random) -> None:
        self.tell("discarded" if discard else "returned", seat=self.turn, target=self.target)
        if discard:
            self.replace(self.target, place, rng)

    # What comes next

    def _go_on(self, rng: Random) -> None:
        """To the next step that has to ask somebody; what asks nobody happens at once."""
        while not self.end:
            if not self.steps:
                self._begin_turn()
            elif asked := self.asked_by(self.steps[0]):
                self.asked, self.answered = asked, []
                self.asking += 1
                return
            else:
                self._happen(self.steps.pop(0), rng)

    def _begin_turn(self) -> None:
        if self.turns == TURNS:
            self._end("endless")
            return
        self.turn = self._next()
        self.turns += 1
        self.claim = self.block = None
        self.steps = [TURN]

    def _happen(self, step: Step, rng: Random) -> None:
        if isinstance(step, Do):
            self._take_effect()
        elif isinstance(step, Lose):
            if self.hands[step.seat]:
                self._turn_up(step.seat, 0, step.cause)
        elif isinstance(step, Prove):
            claim = self.doubted
            self._settle(step.challenger, claim.role in self.hands[claim.seat], rng)
        elif isinstance(step, Show):
            self._show(self.target, 0)
        elif isinstance(step, Stop):
            self.steps = []
            blocker, action = self.doubted.seat, self.claimed.action
            self.tell("stopped", seat=self.turn, target=blocker, action=action)

    def leave(self, seat: Seat, rng: Random) -> None:
        """Who goes turns up all cards; what he was doing is void, what he claimed lapses."""
        self.left = [*self.left, seat]
        if self.end or not self.hands[seat]:
            return
        self.tell("went", seat=seat)
        while self.hands[seat]:
            self._turn_up(seat, 0, "left")
        if not self.steps:
            return
        now = self.steps[0]
        if seat == self.turn:
            self.plan([step for step in self.steps if isinstance(step, Lose)])
            rng.shuffle(self.court)
        elif self.block and self.block.seat == seat and isinstance(now, (Doubt, Prove)):
            self.block = None
            self.steps = [DO]
        elif isinstance(now, (Show, Judge)) and self.claimed.target == seat:
            self.steps = []
        still = now in self.steps
        self.asked = [s for s in self.asked_by(now) if s not in self.answered] if still else []
        if not self.asked:
            del self.steps[: int(still)]
            self._go_on(rng)

"""A game of Coup set up by hand: `Scene("duke captain", "contessa | duke", "assassin duke")`.

A seat's hidden cards stand before the stroke, its face-up ones after it; what it lacks of two is
turned up from the rest. Seat 0 is on turn with two coins like all others, unless told otherwise.
"""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Self, get_args

from bot.engines.coup import Coup
from bot.engines.coup_state import FOUR, TURN, CoupOptions, CoupView, Fifth, Keep, Role, copies
from bot.engines.game import Event, Illegal, Move, Outcome, Seat

WINDOWS = ("challenge", "block", "counter")
ROLES: dict[str, Role] = {role: role for role in (*FOUR, *get_args(Fifth))}


class Scene:
    """A position and what is done in it. `top` are the court's next cards, in order."""

    def __init__(
        self,
        *hands: str,
        coins: Sequence[int] = (),
        turn: Seat = 0,
        top: str = "",
        options: CoupOptions | None = None,
        turns: int = 1,
        game: type[Coup] = Coup,
    ) -> None:
        options = options or CoupOptions()
        hidden = [roles(text.split("|")[0]) for text in hands]
        lost = [roles("".join(text.split("|")[1:])) for text in hands]
        drawn = roles(top)
        rest = Counter([*FOUR, options.fifth] * copies(len(hands)))
        rest.subtract(role for cards in (*hidden, *lost, drawn) for role in cards)
        assert min(rest.values()) >= 0, "there are not so many of these"
        court = list(rest.elements())
        for own, up in zip(hidden, lost, strict=True):
            up += [court.pop() for _ in range(2 - len(own) - len(up))]
        self.luck = Random(7)
        self.events: list[Event] = []
        self.game = game(
            seats=len(hands),
            options=options,
            hands=hidden,
            lost=lost,
            piles=[],
            court=[*court, *reversed(drawn)],
            coins=list(coins or [2 if own else 0 for own in hidden]),
            lies=[0] * len(hands),
            turn=turn,
            turns=turns,
            steps=[TURN],
            asked=[turn],
            asking=1,
        )

    # What is done

    def play(self, seat: Seat, kind: str, *picks: Seat | str) -> Self:
        move = Move(kind=kind, picks=tuple(map(str, picks)))
        self.game.play(seat, move, self.luck)
        self.events = self.game.told()
        return self

    def act(self, kind: str, *target: Seat) -> Self:
        """Whoever is on turn does it."""
        return self.play(self.game.turn, kind, *target)

    def passes(self, *seats: Seat) -> Self:
        """These pass; without any, all who are asked now."""
        for seat in seats or self.asked:
            self.play(seat, "pass")
        return self

    def quiet(self) -> Self:
        """Nobody has anything against it, whatever is asked."""
        return self.quiet_until("")

    def quiet_until(self, stage: str) -> Self:
        while self.stage in WINDOWS and self.stage != stage:
            self.passes()
        return self

    def challenge(self, seat: Seat) -> Self:
        return self.play(seat, "challenge")

    def block(self, seat: Seat, role: str) -> Self:
        return self.play(seat, "block", role)

    def lose(self, seat: Seat, role: str) -> Self:
        return self.play(seat, "lose", self.place(seat, role))

    def lapse(self, *seats: Seat) -> Self:
        """These stay silent; without any, all who are asked now."""
        for seat in seats or self.asked:
            self.game.lapse(seat, self.luck)
        self.events = self.game.told()
        return self

    def leave(self, seat: Seat) -> Self:
        self.game.leave(seat, self.luck)
        self.events = self.game.told()
        return self

    def refuses(self, seat: Seat, kind: str, *picks: Seat | str) -> bool:
        """Whether this is illegal now; then nothing may have changed."""
        before = self.game.model_dump_json()
        try:
            self.game.play(seat, Move(kind=kind, picks=tuple(map(str, picks))), self.luck)
        except Illegal:
            assert self.game.model_dump_json() == before
            return not self.game.told()
        return False

    # What can be seen

    @property
    def public(self) -> CoupView:
        return self.game.view(None)

    @property
    def stage(self) -> str:
        return self.public.stage

    @property
    def turn(self) -> Seat:
        return self.game.turn

    @property
    def asked(self) -> tuple[Seat, ...]:
        return tuple(sorted(self.game.waiting()))

    @property
    def coins(self) -> tuple[int, ...]:
        return self.public.coins

    @property
    def cards(self) -> tuple[int, ...]:
        """Hidden cards by seat."""
        return self.public.cards

    @property
    def kinds(self) -> list[str]:
        """What the last move led to."""
        return [event.kind for event in self.events]

    @property
    def outcome(self) -> Outcome:
        outcome = self.game.outcome()
        assert outcome is not None
        return outcome

    def hand(self, seat: Seat) -> str:
        return " ".join(self.game.hands[seat])

    def lost(self, seat: Seat) -> str:
        return " ".join(self.game.lost[seat])

    def place(self, seat: Seat, role: str) -> int:
        return self.game.hands[seat].index(ROLES[role])

    def may(self, seat: Seat) -> dict[str, tuple[str, ...]]:
        """What is on offer, and among what."""
        return {offer.kind: offer.among for offer in self.game.legal(seat)}

    def told(self, kind: str, seat: Seat | None = None) -> Event:
        """The one event of this kind that this seat (None: everybody) heard at the last move."""
        heard = [e for e in self.events if e.kind == kind and e.heard_by(seat)]
        assert len(heard) == 1, f"{len(heard)} events {kind}"
        return heard[0]

    def all_cards(self) -> Counter[Role]:
        game = self.game
        step = game.steps[0] if game.steps else None
        drawn = step.drawn if isinstance(step, Keep) else ()
        return Counter(r for cards in (*game.hands, *game.lost, game.court, drawn) for r in cards)


def roles(text: str) -> list[Role]:
    return [ROLES[word] for word in text.split()]

"""Resistance Mini, its table: what lies where, and what each seat may see of it."""

from collections.abc import Callable
from random import Random
from typing import Any, ClassVar, Literal, Self

from bot.engines.game import Clock, Game, Move, Offer, Seat
from bot.engines.resistance_mini_shapes import (
    AnyStep,
    Arrange,
    Asking,
    Card,
    Character,
    Consent,
    Errand,
    Expose,
    Extend,
    Lay,
    Over,
    Peek,
    ResistanceMiniView,
    Rob,
    Second,
    Turn,
    Window,
)

PLACES = tuple((f"{seat}.0", f"{seat}.1", f"{seat}.2") for seat in range(4))
CENTRES = tuple(places[1] for places in PLACES)
POSITIONS = tuple("012345678")
TURNS = 5000
LONG = ("arrange", "turn", "mission")
SPIES: tuple[Character, ...] = ("spy",)
RESISTERS: tuple[Character, ...] = ("resister",)
CARDS: tuple[Card, ...] = (*("success",) * 4, *("fail",) * 5)
Rule = Callable[..., Any]
Stages = dict[str, tuple[Rule, Rule, Rule | Move]]
"""For each stage: what may be done in it, what that does, and what silence means."""


def one_of(kind: str, among: tuple[str, ...], of: str = "") -> Offer:
    """An offer to pick one."""
    return Offer(kind=kind, among=among, least=1, most=1, of=of)


def by_chance(game: Game, _step: AnyStep, seat: Seat, rng: Random) -> Move:
    """Silence where something has to be chosen."""
    offer = game.legal(seat)[0]
    return Move(kind=offer.kind, picks=tuple(rng.sample(offer.among, offer.least)))


class Board(Game):
    """The whole truth. What a seat was once shown is kept nowhere.

    `shown` are positions in hands; the last card of a hand is the one drawn last. The first card
    of the deck is its top. `asked` are centres that were asked for in this turn.
    """

    STAGES: ClassVar[Stages] = {}

    options: Any
    characters: dict[str, Character]
    up: dict[str, bool]
    factions: list[bool]
    hands: list[list[Card]]
    shown: list[list[int]]
    deck: list[Card]
    results: list[Card] = []
    turn: Seat
    turns: int = 0
    asked: list[str] = []
    step: AnyStep
    steps: int = 0
    end: Literal["", "success", "fail", "endless", "left"] = ""

    @classmethod
    def deal(cls, seats: int, options: Any, rng: Random) -> Self:
        places = [place for own in PLACES[:seats] for place in own]
        characters = [*SPIES * (seats + 1), *RESISTERS * (2 * seats - 1)]
        deck = list(CARDS)
        rng.shuffle(characters)
        rng.shuffle(deck)
        game = cls(
            seats=seats,
            options=options,
            characters=dict(zip(places, characters, strict=True)),
            up=dict.fromkeys(places, False),
            factions=[False] * seats,
            hands=[[] for _ in range(seats)],
            shown=[[] for _ in range(seats)],
            deck=deck,
            turn=rng.randrange(seats),
            step=Arrange(owing=list(range(seats)), asked=tuple(range(seats))),
        )
        game.tell("began", seat=game.turn)
        return game

    def waiting(self) -> frozenset[Seat]:
        return frozenset(self.step.owing)

    def clock(self) -> Clock | None:
        if self.end:
            return None
        return Clock(key=f"s{self.steps}", span="turn" if self.step.stage in LONG else "answer")

    def legal(self, seat: Seat) -> list[Offer]:
        step = self.step
        if seat not in step.owing:
            return []
        offers: list[Offer] = self.STAGES[step.stage][0](self, step, seat)
        return offers

    def apply(self, seat: Seat, move: Move, rng: Random) -> None:
        step = self.step
        self.STAGES[step.stage][1](self, step, seat, move, rng)

    def idle(self, seat: Seat, rng: Random) -> Move | None:
        silence = self.STAGES[self.step.stage][2]
        if isinstance(silence, Move):
            return silence
        move: Move = silence(self, self.step, seat, rng)
        return move

    def _wait(self, step: AnyStep) -> None:
        self.step = step
        self.steps += 1

    def _begin_turn(self, seat: Seat) -> None:
        self.turn, self.turns, self.asked = seat, self.turns + 1, []
        if self.turns > TURNS:
            self._end("endless")
        else:
            self._wait(Turn(owing=[seat]))

    def _end(self, reason: Literal["success", "fail", "endless", "left"]) -> None:
        self.end = reason
        self._wait(Over(owing=[]))
        self.tell("ended", reason=reason, winners=list(self._winners()))

    def _winners(self) -> tuple[Seat, ...]:
        side = {"success": "resister", "fail": "spy"}.get(self.end)
        return tuple(seat for seat in range(self.seats) if self._side(seat) == side)

    def _side(self, seat: Seat) -> Character:
        """That of two or three of his characters, wherever they came from."""
        return "spy" if self._faces(seat).count("spy") > 1 else "resister"

    def _faces(self, seat: Seat) -> tuple[Character, ...]:
        return tuple(self.characters[place] for place in PLACES[seat])

    def _down(self, seat: Seat) -> tuple[str, ...]:
        return tuple(place for place in PLACES[seat] if not self.up[place])

    def _turn_up(self, seat: Seat, picked: tuple[str, ...]) -> None:
        if picked:
            places = sorted(picked)
            faces = [self.characters[place] for place in places]
            self.up.update(dict.fromkeys(places, True))
            self.tell("turned", seat=seat, places=places, characters=faces, count=len(places))

    def view(self, seat: Seat | None) -> ResistanceMiniView:
        step, every = self.step, range(self.seats)
        owing = seat in step.owing
        faces: tuple[Character, ...] = ()
        if owing and isinstance(step, Lay):
            faces = step.faces
        elif seat is not None and owing and isinstance(step, Arrange):
            faces = self._faces(seat)
        pile: tuple[Card, ...] = ()
        if owing and isinstance(step, Peek | Errand):
            pile = tuple(step.pile)
        return ResistanceMiniView(
            stage=step.stage,
            turn=self.turn,
            turns=self.turns,
            tokens=self.factions.count(False),
            factions=tuple(self.factions),
            characters=tuple(self._seen(seat) for seat in every),
            hands=tuple(map(len, self.hands)),
            shown=tuple(tuple(self.hands[s][card] for card in self.shown[s]) for s in every),
            deck=len(self.deck),
            results=tuple(self.results),
            places=step.places if isinstance(step, Consent | Lay) else (),
            half=step.half if isinstance(step, Extend) else None,
            claim=step.claim if isinstance(step, Window | Expose | Second | Rob | Peek) else None,
            cause=step.cause if isinstance(step, Expose) else None,
            mission=step.public if isinstance(step, Errand) else None,
            answered=step.answered if isinstance(step, Asking) else (),
            hand=() if seat is None else tuple(self.hands[seat]),
            faces=faces,
            pile=pile,
        )

    def _seen(self, seat: Seat) -> tuple[Character | None, ...]:
        return tuple(
            self.characters[place] if self.up[place] or self.end else None for place in PLACES[seat]
        )

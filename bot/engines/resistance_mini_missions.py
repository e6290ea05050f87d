"""Resistance Mini, from an action's end on: the third card, and the mission that may begin."""

from random import Random
from typing import ClassVar

from bot.engines.game import Move, Offer, Seat
from bot.engines.resistance_mini_board import POSITIONS, Board, Stages, by_chance, one_of
from bot.engines.resistance_mini_shapes import Errand, Give

PASS = Offer(kind="pass")
DROPS = tuple(one_of("discard", POSITIONS[:count], "pile") for count in range(6))


class Missions(Board):
    """A table at which missions are carried out."""

    def _end_action(self) -> None:
        sizes = [len(hand) for hand in self.hands]
        if 3 in sizes:
            self._wait(Give(owing=[sizes.index(3)]))
        elif 2 in sizes and sum(sizes) > 2:
            self._set_out(sizes.index(2))
        else:
            self._begin_turn((self.turn + 1) % self.seats)

    def _may_give(self, step: Give, seat: Seat) -> list[Offer]:
        return [one_of("give", tuple(str(s) for s in range(self.seats) if s != seat))]

    def _give(self, step: Give, seat: Seat, move: Move, rng: Random) -> None:
        """The third card is the one just drawn."""
        target = int(move.picks[0])
        self.hands[target].append(self.hands[seat].pop())
        self.shown[seat], self.shown[target] = [], []
        self.tell("gave", seat=seat, target=target)
        self._end_action()

    def _set_out(self, leader: Seat) -> None:
        team = tuple(seat for seat, hand in enumerate(self.hands) if hand)
        pile = sorted(card for hand in self.hands for card in hand)
        self.hands = [[] for _ in self.hands]
        self.shown = [[] for _ in self.hands]
        mission = len(self.results) + 1
        self.tell("set-out", leader=leader, team=list(team), count=len(pile), mission=mission)
        self._wait(Errand(owing=[leader], leader=leader, team=team, pile=pile))

    def _may_serve(self, step: Errand, seat: Seat) -> list[Offer]:
        down = self._down(seat)
        return [PASS, one_of("turn-up", down, "characters")] if down else [PASS]

    def _serve(self, step: Errand, seat: Seat, move: Move, rng: Random) -> None:
        if move.kind == "turn-up":
            self._turn_up(seat, move.picks)
            step.stage, step.turned = "drop", self.characters[move.picks[0]]
            self._wait(step)
            return
        self.tell("passed", seat=seat)
        step.passed.append(seat)
        self._end_act(step, seat, rng)
        if move.picks and step.stage == "hand":
            self._hand(step, seat, move, rng)

    def _pass(self, step: Errand, seat: Seat, rng: Random) -> Move:
        """Silence passes, and hands on where there is a choice."""
        return Move(kind="pass", picks=self._next(step, seat, rng).picks)

    def _may_drop(self, step: Errand, seat: Seat) -> list[Offer]:
        return [DROPS[len(step.pile)]]

    def _drop(self, step: Errand, seat: Seat, move: Move, rng: Random) -> None:
        """A resister discards; a spy discards, then draws."""
        self.deck.append(step.pile.pop(int(move.picks[0])))
        drew = step.turned == "spy"
        if drew:
            step.pile = sorted([*step.pile, self.deck.pop(0)])
        step.turned = None
        self.tell("dropped", seat=seat, drew=drew, count=len(step.pile))
        self._end_act(step, seat, rng)

    def _end_act(self, step: Errand, seat: Seat, rng: Random) -> None:
        """Who has passed or acted in full hands on, unless that was the mission's end."""
        step.acted.append(seat)
        left = step.left
        if len(step.pile) == 1 or len(step.passed) == len(step.team):
            self._finish(step, rng)
        elif len(left) > 1:
            step.stage = "hand"
            self._wait(step)
        elif left:
            self._hand_to(step, seat, left[0])
        else:
            step.round, step.acted, step.passed = step.round + 1, [], []
            self._hand_to(step, seat, step.leader)

    def _may_hand(self, step: Errand, seat: Seat) -> list[Offer]:
        return [one_of("hand", tuple(map(str, step.left)))]

    def _hand(self, step: Errand, seat: Seat, move: Move, rng: Random) -> None:
        self._hand_to(step, seat, int(move.picks[0]))

    def _hand_to(self, step: Errand, seat: Seat, target: Seat) -> None:
        self.tell("handed", seat=seat, target=target, round=step.round)
        step.stage, step.owing = "mission", [target]
        self._wait(step)

    def _next(self, step: Errand, seat: Seat, rng: Random) -> Move:
        """The next clockwise of those who have not acted in this round."""
        clockwise = ((seat + way) % self.seats for way in range(1, self.seats))
        left = tuple(str(member) for member in clockwise if member in step.left)
        return Move(kind="hand", picks=left[:1])

    def _finish(self, step: Errand, rng: Random) -> None:
        """One card stays in the middle as the mark, the rest go to the bottom in any order."""
        pile, result = step.pile, step.pile[0]
        self.results = [*self.results, result]
        mission = len(self.results)
        cards = pile.copy()
        self.tell("finished", mission=mission, result=result, results=cards, count=len(cards))
        pile.remove(result)
        rng.shuffle(pile)
        self.deck += pile
        if self.results.count(result) == 3:
            self._end(result)
        else:
            self._begin_turn((self.turn + 1) % self.seats)

    STAGES: ClassVar[Stages] = {
        "give": (_may_give, _give, by_chance),
        "mission": (_may_serve, _serve, _pass),
        "drop": (_may_drop, _drop, by_chance),
        "hand": (_may_hand, _hand, _next),
    }

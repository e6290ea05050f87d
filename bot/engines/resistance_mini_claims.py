"""Resistance Mini, what is claimed: who may check it, who turns up, and what it allows."""

from random import Random
from typing import ClassVar

from bot.engines.game import Move, Offer, Seat
from bot.engines.resistance_mini_board import CENTRES, POSITIONS, Stages, by_chance, one_of
from bot.engines.resistance_mini_missions import Missions
from bot.engines.resistance_mini_shapes import (
    Cause,
    Expose,
    Extend,
    Half,
    Peek,
    Rob,
    Second,
    Statement,
    Window,
)

TAKE, DONE = Offer(kind="take"), Offer(kind="done")
EXTEND = [one_of("claim", ("resister",)), DONE]
CHECK = [Offer(kind="believe"), Offer(kind="check")]
DISCARDS = tuple(one_of("discard", POSITIONS[:count], "hand") for count in range(4))


class Claims(Missions):
    """A table at which much is claimed, and some of it true."""

    def _take_or_discard(self, seat: Seat, move: Move) -> Half:
        hand = self.hands[seat]
        self.shown[seat] = []
        if move.kind == "take":
            hand.append(self.deck.pop(0))
            self.tell("took", seat=seat, deck=len(self.deck))
            return "take"
        self.deck.append(hand.pop(int(move.picks[0])))
        self.tell("discarded", seat=seat, deck=len(self.deck))
        return "discard"

    def _may_extend(self, step: Extend, seat: Seat) -> list[Offer]:
        return EXTEND

    def _extend(self, step: Extend, seat: Seat, move: Move, rng: Random) -> None:
        if move.kind == "claim":
            self._claim(Statement(seat=seat, claim="resister", half=step.half))
        else:
            self._end_action()

    def _claim(self, claim: Statement) -> None:
        self.tell("claimed", seat=claim.seat, claim=claim.claim)
        asked = [s for s in range(self.seats) if s != claim.seat and len(self._down(s)) > 1]
        if asked:
            self._wait(Window(owing=asked, asked=tuple(asked), claim=claim))
        else:
            self._believe(claim)

    def _may_check(self, step: Window, seat: Seat) -> list[Offer]:
        return CHECK

    def _answer(self, step: Window, seat: Seat, move: Move, rng: Random) -> None:
        if move.kind == "check":
            self._check(step.claim, seat)
            return
        step.owing.remove(seat)
        if not step.owing:
            self._believe(step.claim)

    def _believe(self, claim: Statement) -> None:
        self.tell("believed", seat=claim.seat, claim=claim.claim)
        self._carry_out(claim.model_copy(update={"verdict": "stands"}))

    def _check(self, claim: Statement, checker: Seat) -> None:
        """Who is wrong turns up two: a claimant his centre at once, and one of his choice."""
        seat, centre = claim.seat, CENTRES[claim.seat]
        self.tell("checked", seat=checker, target=seat)
        proved = self._show_card(claim) if claim.of_card else self._show_leader(claim)
        verdict = "proved" if proved else "caught"
        claim = claim.model_copy(update={"checker": checker, "verdict": verdict})
        self.tell(verdict, seat=seat, target=checker, claim=claim.claim)
        if proved:
            self._expose(claim, "doubt", (checker,), 2)
        elif self.up[centre]:
            self._expose(claim, "bluff", (seat,), 2)
        else:
            self._turn_up(seat, (centre,))
            self._expose(claim, "bluff", (seat,), 1)

    def _show_leader(self, claim: Statement) -> bool:
        centre = CENTRES[claim.seat]
        face = self.characters[centre]
        self.tell("unmasked", fleeting=True, seat=claim.seat, place=centre, character=face)
        return face == claim.claim

    def _show_card(self, claim: Statement) -> bool:
        """Who lacks the card has no two that differ: it is all one which of them he shows."""
        hand = self.hands[claim.seat]
        proved = claim.claim in hand
        card = next((p for p, card in enumerate(hand) if card == claim.claim), 0)
        self.shown[claim.seat] = sorted({*self.shown[claim.seat], card})
        self.tell("showed", seat=claim.seat, result=hand[card])
        return proved

    def _expose(self, claim: Statement, cause: Cause, seats: tuple[Seat, ...], number: int) -> None:
        """So many each, of their own choice; who has no more face down than that has none."""
        down = {seat: self._down(seat) for seat in seats}
        asked = tuple(seat for seat in seats if len(down[seat]) > number)
        step = Expose(
            owing=list(asked),
            asked=asked,
            claim=claim,
            number=number,
            chosen={seat: down[seat] for seat in seats if seat not in asked},
            cause=cause,
        )
        if asked:
            self._wait(step)
        else:
            self._exposed(step)

    def _may_expose(self, step: Expose, seat: Seat) -> list[Offer]:
        among, number = self._down(seat), step.number
        return [Offer(kind="turn-up", among=among, least=number, most=number, of="characters")]

    def _choose(self, step: Expose, seat: Seat, move: Move, rng: Random) -> None:
        step.chosen[seat] = move.picks
        step.owing.remove(seat)
        if not step.owing:
            self._exposed(step)

    def _exposed(self, step: Expose) -> None:
        for seat, places in sorted(step.chosen.items()):
            self._turn_up(seat, places)
        if step.cause != "doubt":
            self._end_action()
            return
        if step.claim.of_card:
            self._replace(step.claim)
        self._carry_out(step.claim)

    def _replace(self, claim: Statement) -> None:
        """The card that was rightly shown goes to the bottom, before a new one is drawn."""
        seat = claim.seat
        hand = self.hands[seat]
        card = next(p for p, card in enumerate(hand) if card == claim.claim)
        self.deck.append(hand.pop(card))
        hand.append(self.deck.pop(0))
        self.shown[seat] = []
        self.tell("replaced", seat=seat)

    # What a claim allows

    def _carry_out(self, claim: Statement) -> None:
        seat = claim.seat
        if claim.claim == "resister":
            self._wait(Second(owing=[seat], claim=claim))
        elif claim.claim == "spy":
            self._wait(Rob(owing=[seat], claim=claim))
        elif claim.claim == "success":
            pile, self.deck = tuple(self.deck[:3]), self.deck[3:]
            self.tell("peeked", seat=seat, count=len(pile))
            self._wait(Peek(owing=[seat], claim=claim, pile=pile))
        else:
            others = tuple(other for other in range(self.seats) if other != seat)
            self._expose(claim, "fail", others, 1)

    def _may_take_second(self, step: Second, seat: Seat) -> list[Offer]:
        return [TAKE if step.claim.half == "discard" else DISCARDS[len(self.hands[seat])], DONE]

    def _take_second(self, step: Second, seat: Seat, move: Move, rng: Random) -> None:
        if move.kind == "done":
            self.tell("declined", seat=seat)
        else:
            self._take_or_discard(seat, move)
        self._end_action()

    def _may_rob(self, step: Rob, seat: Seat) -> list[Offer]:
        return [one_of("rob", self._others_with_cards(seat)), DONE]

    def _others_with_cards(self, seat: Seat) -> tuple[str, ...]:
        return tuple(str(s) for s, hand in enumerate(self.hands) if hand and s != seat)

    def _rob(self, step: Rob, seat: Seat, move: Move, rng: Random) -> None:
        if move.kind == "done":
            self.tell("declined", seat=seat)
        else:
            target = int(move.picks[0])
            hand = self.hands[target]
            self.hands[seat].append(hand.pop(rng.randrange(len(hand))))
            self.shown[seat], self.shown[target] = [], []
            self.tell("robbed", seat=seat, target=target)
        self._end_action()

    def _may_sort(self, step: Peek, seat: Seat) -> list[Offer]:
        count = len(step.pile)
        kind, least = ("discard", 0) if step.stage == "peek" else ("stack", count)
        among = POSITIONS[:count]
        return [Offer(kind=kind, among=among, least=least, most=count, ordered=True, of="pile")]

    def _sort(self, step: Peek, seat: Seat, move: Move, rng: Random) -> None:
        """First some go to the bottom, in order; then the others on top, the first one highest."""
        picked = [step.pile[int(pick)] for pick in move.picks]
        if move.kind == "discard":
            rest = [card for place, card in enumerate(step.pile) if str(place) not in move.picks]
            self.deck += picked
            self.tell("buried", seat=seat, count=len(picked))
            if len(rest) > 1:
                stack = Peek(stage="stack", owing=[seat], claim=step.claim, pile=tuple(rest))
                self._wait(stack)
                return
            picked = rest
        self.deck = picked + self.deck
        self._end_action()

    def _all_back(self, step: Peek, seat: Seat, rng: Random) -> Move:
        return Move(kind="stack", picks=POSITIONS[: len(step.pile)])

    STAGES: ClassVar[Stages] = {
        **Missions.STAGES,
        "extend": (_may_extend, _extend, Move(kind="done")),
        "claim": (_may_check, _answer, Move(kind="believe")),
        "expose": (_may_expose, _choose, by_chance),
        "second": (_may_take_second, _take_second, Move(kind="done")),
        "rob": (_may_rob, _rob, Move(kind="done")),
        "peek": (_may_sort, _sort, _all_back),
        "stack": (_may_sort, _sort, _all_back),
    }

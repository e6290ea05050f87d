"""Resistance Mini: three characters each that nobody may look at again, and nine mission cards."""

from random import Random
from typing import ClassVar

from bot.engines.game import BySeat, Fact, Move, Offer, Outcome, Seat
from bot.engines.resistance_mini_board import CENTRES, PLACES, POSITIONS, Stages, one_of
from bot.engines.resistance_mini_claims import CHECK, DISCARDS, TAKE, Claims
from bot.engines.resistance_mini_shapes import (
    Arrange,
    Card,
    Character,
    Claim,
    Consent,
    Extend,
    Lay,
    Statement,
    Turn,
)

FACTION = Offer(kind="faction")
CONSENT = [Offer(kind="agree"), Offer(kind="refuse")]
LAY = [one_of("lay", POSITIONS[:2], "faces")]
ARRANGE = [Offer(kind="arrange", among=POSITIONS[:3], least=3, most=3, ordered=True, of="faces")]
CLAIMS: dict[str, Claim] = {"spy": "spy", "success": "success", "fail": "fail"}


class ResistanceMiniOptions(Fact):
    """There is one way to play it."""


class Revealed(Fact):
    """What lay hidden when it ended, and the side that each seat was on then."""

    characters: BySeat[tuple[Character, ...]]
    sides: BySeat[Character]
    hands: BySeat[tuple[Card, ...]]


class ResistanceMini(Claims):
    """Turns: swaps, factions, mission cards, and what can be claimed."""

    key: ClassVar[str] = "resistance_mini"
    players: ClassVar[range] = range(3, 5)
    Options: ClassVar[type[Fact]] = ResistanceMiniOptions

    options: ResistanceMiniOptions

    def leave(self, seat: Seat, rng: Random) -> None:
        """Nobody can take over what only he may remember: the game is void."""
        self.tell("went", seat=seat)
        self._end("left")

    def outcome(self) -> Outcome | None:
        if not self.end:
            return None
        every = range(self.seats)
        revealed = Revealed(
            characters=tuple(map(self._faces, every)),
            sides=tuple(map(self._side, every)),
            hands=tuple(map(tuple, self.hands)),
        )
        return Outcome(winners=self._winners(), reason=self.end, revealed=revealed)

    # Arranging, once

    def _may_arrange(self, step: Arrange, seat: Seat) -> list[Offer]:
        return ARRANGE

    def _arrange(self, step: Arrange, seat: Seat, move: Move, rng: Random) -> None:
        faces = self._faces(seat)
        for place, pick in zip(PLACES[seat], move.picks, strict=True):
            self.characters[place] = faces[int(pick)]
        step.owing.remove(seat)
        self.tell("arranged", seat=seat)
        if not step.owing:
            self._begin_turn(self.turn)

    # A turn

    def _may_act(self, step: Turn, seat: Seat) -> list[Offer]:
        faction, hand = self.factions[seat], self.hands[seat]
        movable = tuple(
            place
            for owner, side in enumerate(self.factions)
            for place in PLACES[owner]
            if owner == seat or self.up[place] or (side == faction and place not in self.asked)
        )
        offers = [Offer(kind="swap", among=movable, least=2, most=2, of="characters"), FACTION]
        if self.deck:
            offers.append(TAKE)
        if hand:
            offers.append(DISCARDS[len(hand)])
        claims = ("success", "fail") if hand and self.deck else ("fail",) if hand else ()
        if not self.up[CENTRES[seat]] and self._others_with_cards(seat):
            claims = ("spy", *claims)
        if claims:
            offers.append(one_of("claim", claims))
        return offers

    def _act(self, step: Turn, seat: Seat, move: Move, rng: Random) -> None:
        if move.kind == "swap":
            self._ask_for(seat, sorted(move.picks), rng)
        elif move.kind == "keep":
            self._swapped(seat, (PLACES[seat][0], PLACES[seat][2]))
        elif move.kind == "faction":
            self.factions[seat] = not self.factions[seat]
            self.tell("changed", seat=seat, token=self.factions[seat])
            self._end_action()
        elif move.kind == "claim":
            self._claim(Statement(seat=seat, claim=CLAIMS[move.picks[0]]))
        else:
            half = self._take_or_discard(seat, move)
            if self.up[CENTRES[seat]]:
                self._end_action()
            else:
                self._wait(Extend(owing=[seat], half=half))

    def _stay(self, step: Turn, seat: Seat, rng: Random) -> Move:
        """Silence handles one's two outer characters and leaves them as they lie."""
        either_up = self.up[PLACES[seat][0]] or self.up[PLACES[seat][2]]
        return Move(kind="faction" if either_up else "keep")

    # Swapping two characters

    def _ask_for(self, seat: Seat, places: list[str], rng: Random) -> None:
        one, other = places
        centres = [p for p in places if p in CENTRES and p != CENTRES[seat] and not self.up[p]]
        if not centres:
            self._look((one, other), rng)
            return
        self.asked += centres
        owners = tuple(int(place[0]) for place in centres)
        self.tell("asked", seat=seat, places=places, seats=list(owners), count=len(owners))
        self._wait(Consent(owing=list(owners), asked=owners, places=(one, other)))

    def _may_consent(self, step: Consent, seat: Seat) -> list[Offer]:
        return CONSENT

    def _consent(self, step: Consent, seat: Seat, move: Move, rng: Random) -> None:
        """One refusal is enough. Whatever was asked for is not asked for again in this turn."""
        if move.kind == "refuse":
            self.tell("refused", seat=seat, target=self.turn)
            self._wait(Turn(owing=[self.turn]))
            return
        step.owing.remove(seat)
        self.tell("agreed", seat=seat, target=self.turn)
        if not step.owing:
            self._look(step.places, rng)

    def _look(self, places: tuple[str, str], rng: Random) -> None:
        """Mixed: the order of the faces must not depend on where they came from."""
        one, other = sorted((self.characters[places[0]], self.characters[places[1]]))
        faces = (one, other) if rng.random() < 0.5 else (other, one)
        self._wait(Lay(owing=[self.turn], places=places, faces=faces))

    def _may_lay(self, step: Lay, seat: Seat) -> list[Offer]:
        return LAY

    def _lay(self, step: Lay, seat: Seat, move: Move, rng: Random) -> None:
        """What is picked goes to the first of the two places."""
        first = int(move.picks[0])
        self.characters[step.places[0]] = step.faces[first]
        self.characters[step.places[1]] = step.faces[1 - first]
        self._swapped(seat, step.places)

    def _as_they_lay(self, step: Lay, seat: Seat, rng: Random) -> Move:
        return Move(kind="lay", picks=(str(step.faces.index(self.characters[step.places[0]])),))

    def _swapped(self, seat: Seat, places: tuple[str, str]) -> None:
        self.up.update(dict.fromkeys(places, False))
        owners = sorted({int(place[0]) for place in places})
        self.tell("swapped", seat=seat, places=list(places), seats=owners)
        self._end_action()

    def open_offers(self) -> list[Offer]:
        return {"consent": CONSENT, "claim": CHECK}.get(self.step.stage, [])

    STAGES: ClassVar[Stages] = {
        **Claims.STAGES,
        "arrange": (_may_arrange, _arrange, Move(kind="arrange", picks=POSITIONS[:3])),
        "turn": (_may_act, _act, _stay),
        "consent": (_may_consent, _consent, Move(kind="refuse")),
        "lay": (_may_lay, _lay, _as_they_lay),
    }

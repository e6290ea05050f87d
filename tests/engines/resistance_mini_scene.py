"""A position of Resistance Mini and what is done in it, as the rules write it: seats A–D, A1–D3."""

from collections import Counter
from random import Random
from typing import Self

from bot.engines.game import Event, Illegal, Move, Offer, Outcome, Seat
from bot.engines.resistance_mini import ResistanceMini, ResistanceMiniOptions
from bot.engines.resistance_mini_board import CARDS, PLACES
from bot.engines.resistance_mini_shapes import (
    Card,
    Character,
    Errand,
    Peek,
    ResistanceMiniView,
    Turn,
)

CHARACTERS: dict[str, Character] = {"s": "spy", "r": "resister"}
COLOURS: dict[str, Card] = {"b": "success", "r": "fail"}
LETTERS = {"spy": "s", "resister": "r", "success": "b", "fail": "r", None: "?"}
THREE, FOUR = "srr srr ssr", "srr srr ssr srr"
A, B, C, D = range(4)


def at(name: str) -> str:
    """The place of the seat and number that the rules call so: A2 is "0.1"."""
    return f"{'ABCD'.index(name[0])}.{int(name[1]) - 1}"


def cards(letters: str) -> list[Card]:
    return [COLOURS[letter] for letter in letters if letter != "-"]


def letters(words: object) -> str:
    assert isinstance(words, tuple | list)
    return "".join(LETTERS[word] for word in words)


class Scene:
    """On turn is A, all arranged. Blue is success, red fail; the deck is what lies nowhere else.

    `characters` are s and r for each seat, `up` names those face up, `hands` has mission cards for
    each seat (- none), `tokens` who has one, `deck` its first cards, `results` the middle.
    """

    def __init__(
        self,
        characters: str = THREE,
        up: str = "",
        hands: str = "",
        tokens: str = "",
        deck: str = "",
        results: str = "",
        turn: Seat = A,
        luck: int = 7,
    ) -> None:
        rows = characters.split()
        seats = len(rows)
        held = [cards(hand) for hand in hands.split()] or [[] for _ in rows]
        rest = Counter(CARDS)
        for pile in (*held, cards(deck), cards(results)):
            rest.subtract(pile)
        assert min(rest.values()) >= 0
        assert "".join(rows).count("s") == seats + 1
        ups = [at(name) for name in up.split()]
        self.luck = Random(luck)
        self.events: list[Event] = []
        self.game = ResistanceMini(
            seats=seats,
            options=ResistanceMiniOptions(),
            characters={
                place: CHARACTERS[letter]
                for row, places in zip(rows, PLACES, strict=False)
                for letter, place in zip(row, places, strict=True)
            },
            up={place: place in ups for places in PLACES[:seats] for place in places},
            factions=["ABCD"[seat] in tokens for seat in range(seats)],
            hands=held,
            shown=[[] for _ in rows],
            deck=[*cards(deck), *sorted(rest.elements())],
            results=cards(results),
            turn=turn,
            turns=1,
            step=Turn(owing=[turn]),
        )

    # What is done

    def play(self, kind: str, *picks: str, seat: Seat | None = None) -> Self:
        """Whoever is waited for plays; of several, the one named."""
        seat = min(self.game.waiting()) if seat is None else seat
        self.game.play(seat, Move(kind=kind, picks=picks), self.luck)
        return self._note()

    def _note(self) -> Self:
        self.events = [*self.events, *self.game.told()]
        return self

    def lapse(self, *seats: Seat) -> Self:
        for seat in seats or sorted(self.game.waiting()):
            self.game.lapse(seat, self.luck)
        return self._note()

    def swap(self, *names: str) -> Self:
        return self.play("swap", *map(at, names))

    def lay(self, first: str) -> Self:
        """This character (s or r) goes to the first of the two places, the other to the second."""
        faces = self.view(self.game.turn).faces
        return self.play("lay", str(faces.index(CHARACTERS[first])))

    def take(self) -> Self:
        return self.play("take")

    def discard(self, colour: str = "") -> Self:
        """Of one's hand, or of what one holds of a pile."""
        (seat,) = self.game.waiting()
        view = self.view(seat)
        place = (view.pile or view.hand).index(COLOURS[colour]) if colour else 0
        return self.play("discard", str(place))

    def done(self) -> Self:
        return self.play("done")

    def claim(self, word: str) -> Self:
        return self.play("claim", word)

    def believe(self, *seats: Seat) -> Self:
        """These believe; without any, all who can check."""
        for seat in seats or sorted(self.game.waiting()):
            self.play("believe", seat=seat)
        return self

    def check(self, seat: Seat) -> Self:
        return self.play("check", seat=seat)

    def turn_up(self, *names: str) -> Self:
        """All of one seat, which their names begin with."""
        return self.play("turn-up", *map(at, names), seat="ABCD".index(names[0][0]))

    def hand(self, target: Seat) -> Self:
        return self.play("hand", str(target))

    def give(self, target: Seat) -> Self:
        return self.play("give", str(target))

    def passes(self, *seats: Seat) -> Self:
        """These pass in this order, each handing on to the next where he has a choice."""
        for seat in seats:
            if self.stage == "hand":
                self.hand(seat)
            assert self.game.waiting() == {seat}
            self.play("pass")
        return self

    def refuses(self, kind: str, *picks: str, seat: Seat | None = None) -> bool:
        """Whether this is illegal now; then nothing may have changed."""
        before = self.game.model_dump_json()
        seat = min(self.game.waiting()) if seat is None else seat
        try:
            self.game.play(seat, Move(kind=kind, picks=picks), self.luck)
        except Illegal:
            assert self.game.model_dump_json() == before
            return not self.game.told()
        return False

    # What there is

    @property
    def stage(self) -> str:
        return self.game.step.stage

    @property
    def turn(self) -> Seat:
        """Who begins a turn, -1 where something else goes on."""
        return self.game.turn if self.stage == "turn" else -1

    @property
    def waiting(self) -> list[Seat]:
        return sorted(self.game.waiting())

    @property
    def public(self) -> ResistanceMiniView:
        return self.game.view(None)

    def view(self, seat: Seat) -> ResistanceMiniView:
        return self.game.view(seat)

    @property
    def truth(self) -> str:
        """All characters as they lie."""
        return " ".join(letters(self.game._faces(seat)) for seat in range(self.game.seats))

    @property
    def up(self) -> str:
        """What everybody sees of the characters."""
        return " ".join(letters(row) for row in self.public.characters)

    @property
    def hands(self) -> str:
        return " ".join(letters(hand) or "-" for hand in self.game.hands)

    @property
    def deck(self) -> str:
        return letters(self.game.deck)

    @property
    def middle(self) -> str:
        return letters(self.game.results)

    @property
    def pile(self) -> str:
        step = self.game.step
        assert isinstance(step, Errand | Peek)
        return letters(step.pile)

    @property
    def team(self) -> tuple[Seat, ...]:
        """Who is on a mission, its leader first."""
        mission = self.public.mission
        assert mission is not None
        return (mission.leader, *(seat for seat in mission.team if seat != mission.leader))

    @property
    def outcome(self) -> Outcome:
        outcome = self.game.outcome()
        assert outcome is not None
        return outcome

    def offers(self, seat: Seat | None = None) -> dict[str, Offer]:
        seat = min(self.game.waiting()) if seat is None else seat
        return {offer.kind: offer for offer in self.game.legal(seat)}

    def claims(self) -> tuple[str, ...]:
        """What may be claimed now."""
        offers = self.offers()
        return offers["claim"].among if "claim" in offers else ()

    @property
    def kinds(self) -> list[str]:
        return [event.kind for event in self.events]

    def told(self, kind: str) -> Event:
        """The last event of this kind."""
        return [event for event in self.events if event.kind == kind][-1]

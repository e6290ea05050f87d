"""What the tests that run on every game must be told about Resistance Mini."""

from collections import Counter
from functools import lru_cache
from random import Random
from typing import Any

from bot.engines.game import Event, Game, Move, Seat
from bot.engines.resistance_mini import ResistanceMini
from bot.engines.resistance_mini_board import CARDS, CENTRES, PLACES
from bot.engines.resistance_mini_shapes import (
    Arrange,
    Character,
    Errand,
    Expose,
    Lay,
    Peek,
    ResistanceMiniView,
    Window,
)
from tests.games import Golden, Plant, gone_on

BOUND = 3000
# Whole games of random players are long. In these three all kinds of things happen once.
CENTRES_AND_CHECKS = (
    "arrange 0 2 1; arrange 0 1 2; arrange 0 1 2; "
    "take; claim resister; check; turn-up 1.0 1.1; done; "
    "swap 1.1 2.1; agree; lay 1; "
    "claim spy; check; turn-up 2.0; "
    "take; done; "
    "swap 0.1 1.2; refuse; faction; "
    "faction; "
    "take; done; give 2; "
    "turn-up 0.1; discard 2; turn-up 2.2; discard 1; "
    "faction; take; take; faction; take; pass; pass; "
    "take; faction; take; take; pass; pass"
)
CARDS_AND_CLAIMS = (
    "arrange 0 1 2; arrange 0 1 2; arrange 0 1 2; "
    "take; done; "
    "claim spy; believe; believe; rob 0; "
    "take; done; "
    "take; done; "
    "claim fail; check; turn-up 0.1 0.2; turn-up 2.1; "
    "claim success; check; turn-up 1.0 1.1; discard 0; stack 1 0; "
    "discard 0; "
    "take; pass; pass; "
    "take; faction; take; take; pass; pass; "
    "take; take; faction; take; pass; pass"
)
FOUR_WITHOUT_A_LIE = (
    "arrange 0 1 2; arrange 0 1 2; arrange 0 1 2; arrange 2 1 0; "
    "take; done; take; done; take; done; faction; "
    "take; done; pass; hand 2; pass; pass; "
    "take; done; faction; faction; take; done; take; done; pass; pass; "
    "take; done; faction; take; done; faction; take; done; pass; pass"
)


def _game(name: str, seats: int, luck: str, moves: str) -> Golden:
    return Golden(name, "resistance_mini", seats, {}, luck, tuple(moves.split("; ")))


GOLDEN = (
    _game("resistance_mini-checks", 3, "2", CENTRES_AND_CHECKS),
    _game("resistance_mini-cards", 3, "8", CARDS_AND_CLAIMS),
    _game("resistance_mini-four", 4, "36", FOUR_WITHOUT_A_LIE),
)
TOLD = frozenset(
    (
        *("began", "arranged", "asked", "agreed", "refused", "swapped", "changed", "took"),
        *("discarded", "claimed", "believed", "checked", "unmasked", "showed", "proved", "caught"),
        *("turned", "replaced", "declined", "robbed", "peeked", "buried", "gave", "set-out"),
        *("passed", "dropped", "handed", "finished", "ended", "spy", "resister", "success", "fail"),
    )
)


def alike(game: Game, seat: Seat | None, rng: Random) -> Game:
    """Whatever lies face down changes places, one's own too, unless it is before one's eyes."""
    twin = type(game).model_validate_json(game.model_dump_json())
    assert isinstance(twin, ResistanceMini)
    _redraw_characters(twin, seat, rng)
    _redraw_cards(twin, seat, rng)
    step = twin.step
    if isinstance(step, Expose):
        for other in set(step.asked).intersection(step.chosen) - {seat}:
            down = twin._down(other)
            step.chosen[other] = tuple(rng.sample(down, step.number))
    return twin


def _redraw_characters(twin: ResistanceMini, seat: Seat | None, rng: Random) -> None:
    step = twin.step
    seen: tuple[str, ...] = ()
    if seat is not None and seat in step.owing:
        seen = PLACES[seat] if isinstance(step, Arrange) else seen
        seen = step.places if isinstance(step, Lay) else seen
    hidden = [place for place, up in twin.up.items() if not up and place not in seen]
    _shuffle(twin.characters, hidden, rng)
    if isinstance(step, Lay):
        down = [place for place in step.places if not twin.up[place]]
        if seen:
            _shuffle(twin.characters, down, rng)
        else:
            one, other = rng.sample([twin.characters[place] for place in step.places], 2)
            step.faces = (one, other)


def _shuffle(characters: dict[str, Character], places: list[str], rng: Random) -> None:
    drawn = rng.sample([characters[place] for place in places], len(places))
    characters.update(zip(places, drawn, strict=True))


def _redraw_cards(twin: ResistanceMini, seat: Seat | None, rng: Random) -> None:
    step = twin.step
    pile = list(step.pile) if isinstance(step, Errand | Peek) and seat not in step.owing else []
    free = [
        (hand, place)
        for owner, hand in enumerate(twin.hands)
        for place in range(len(hand))
        if owner != seat and place not in twin.shown[owner]
    ]
    free += [(cards, place) for cards in (twin.deck, pile) for place in range(len(cards))]
    drawn = rng.sample([cards[place] for cards, place in free], len(free))
    for (cards, place), card in zip(free, drawn, strict=True):
        cards[place] = card
    if pile and isinstance(step, Errand):
        step.pile = sorted(pile)
    elif pile and isinstance(step, Peek):
        step.pile = tuple(pile)


def dealt(game: Game, seat: Seat | None) -> object:
    """One's hand; for as long as they are there, one's characters, two faces, a pile."""
    assert isinstance(game, ResistanceMini)
    if seat is None:
        return None
    step, hand = game.step, game.hands[seat]
    if seat not in step.owing:
        return hand
    if isinstance(step, Arrange):
        return hand, [game.characters[place] for place in PLACES[seat]]
    if isinstance(step, Lay):
        return hand, step.faces
    return (hand, step.pile) if isinstance(step, Errand | Peek) else hand


@lru_cache(maxsize=16)
def _after(text: str, mover: Seat, move: Move) -> ResistanceMini | None:
    after = ResistanceMini.model_validate_json(text)
    return after if gone_on(after, mover, move, Random(0)) else None


def shown(game: Game, seat: Seat | None, mover: Seat, move: Move) -> object:
    """What turns up, is checked, is carried home; and what a seat draws, mixes, or is handed."""
    assert isinstance(game, ResistanceMini)
    after = _after(game.model_dump_json(), mover, move)
    if after is None:
        return None
    for_all = [
        (place, after.characters[place]) for place, up in after.up.items() if up or after.end
    ]
    return for_all, _proof(game, move), _home(game, after, move), _drawn(game, after, seat, move)


def _proof(game: ResistanceMini, move: Move) -> object:
    if move.kind != "check" or not isinstance(game.step, Window):
        return None
    claim = game.step.claim
    if claim.of_card:
        return claim.claim in game.hands[claim.seat]
    return game.characters[CENTRES[claim.seat]]


def _home(game: ResistanceMini, after: ResistanceMini, move: Move) -> object:
    """The cards that a mission ends with."""
    if len(after.results) == len(game.results) or not isinstance(game.step, Errand):
        return None
    return game.step.pile if move.kind == "pass" else after.results[-1]


def _drawn(game: ResistanceMini, after: ResistanceMini, seat: Seat | None, move: Move) -> object:
    if seat is None:
        return None
    if after.end:
        return after.hands
    robbed = move.kind == "rob" and seat == game.turn
    hand = game.hands[int(move.picks[0])] if robbed else after.hands[seat]
    step = after.step
    if seat not in step.owing:
        return hand
    if isinstance(step, Lay):
        return hand, sorted(step.faces)
    return (hand, step.pile) if isinstance(step, Errand | Peek) else hand


class Ledger:
    """Cards, tokens and characters turned up or down, as the events tell of them."""

    def __init__(self, game: Game, events: list[Event]) -> None:
        self.hands = [0] * game.seats
        self.tokens = [False] * game.seats
        self.up: set[str] = set()
        self.deck = 9
        self.results: list[str] = []
        self.pile = 0
        self.turn_ups = 0
        self.team = 0
        self.check(game, events)

    def check(self, game: Game, events: list[Event]) -> None:
        assert isinstance(game, ResistanceMini)
        for event in events:
            self._enter(event.kind, event.data)
        self._check_characters(game)
        self._check_cards(game)
        if game.step.stage == "turn":
            self._check_between_turns(game)
        if isinstance(game.step, Errand):
            self._check_mission(game, game.step)

    def _enter(self, kind: str, data: dict[str, Any]) -> None:
        seat, target, count = data.get("seat", 0), data.get("target", 0), data.get("count", 0)
        if kind in ("took", "robbed", "discarded", "gave"):
            gain = 1 if kind in ("took", "robbed") else -1
            self.hands[seat] += gain
            if kind in ("took", "discarded"):
                self.deck -= gain
                assert data["deck"] == self.deck
            else:
                self.hands[target] -= gain
        elif kind == "changed":
            assert self.tokens[seat] is not data["token"]
            self.tokens[seat] = data["token"]
        elif kind == "turned":
            assert not self.up.intersection(data["places"])
            self.up.update(data["places"])
            self.turn_ups += 1
        elif kind == "swapped":
            self.up.difference_update(data["places"])
        elif kind == "set-out":
            assert sum(self.hands) == count
            assert [s for s, hand in enumerate(self.hands) if hand] == data["team"]
            assert self.hands[data["leader"]] == 2
            self.hands = [0] * len(self.hands)
            self.pile, self.turn_ups, self.team = count, 0, len(data["team"])
        elif kind == "dropped":
            assert self.pile - count == (not data["drew"])
            self.deck += self.pile - count
            self.pile = count
        elif kind == "finished":
            assert len(data["results"]) == self.pile
            assert data["result"] == ("fail" if "fail" in data["results"] else "success")
            self.results.append(data["result"])
            self.deck += self.pile - 1
            self.pile = 0

    def _check_characters(self, game: ResistanceMini) -> None:
        seats = range(game.seats)
        assert list(game.characters) == [place for seat in seats for place in PLACES[seat]]
        assert list(game.characters.values()).count("spy") == game.seats + 1
        assert sum(game._side(seat) == "spy" for seat in seats) in (1, 2)
        assert {place for place, up in game.up.items() if up} == self.up

    def _check_cards(self, game: ResistanceMini) -> None:
        step = game.step
        pile = list(step.pile) if isinstance(step, Errand | Peek) else []
        cards = Counter([*game.deck, *pile, *game.results])
        for hand in game.hands:
            cards.update(hand)
        assert game.end == "left" or cards == {"success": 4, "fail": 5}
        assert [len(hand) for hand in game.hands] == self.hands
        assert (
            len(game.deck) + (len(pile) if isinstance(step, Peek) else 0) == self.deck or game.end
        )
        assert game.results == self.results
        assert len(game.results) <= 5
        assert max(game.results.count(card) for card in CARDS) <= 3
        assert game.factions == self.tokens
        assert game.view(None).tokens == self.tokens.count(False)
        for hand, marks in zip(game.hands, game.shown, strict=True):
            assert all(mark < len(hand) for mark in marks)

    def _check_between_turns(self, game: ResistanceMini) -> None:
        two = sum(hand == 2 for hand in self.hands)
        assert max(self.hands) <= 2
        assert two <= 1
        assert not two or sum(self.hands) == 2
        assert len(game.deck) == 9 - len(game.results) - sum(self.hands)

    def _check_mission(self, game: ResistanceMini, step: Errand) -> None:
        assert len(step.pile) == self.pile >= 1
        assert step.pile == sorted(step.pile)
        assert self.turn_ups <= 3 * self.team
        assert set(step.passed) <= set(step.acted) <= set(step.team)
        assert step.owing[0] in step.team
        assert not any(game.hands)


# Leaks of its own


def remembering_for_the_owner(rules: Any) -> type[Game]:
    class Leaky(ResistanceMini):
        def view(self, seat: Seat | None) -> ResistanceMiniView:
            view = super().view(seat)
            seen = list(view.characters)
            if seat is not None:
                seen[seat] = self._faces(seat)
            return view.model_copy(update={"characters": tuple(seen)})

    return Leaky


def telling_the_faces_of_a_swap(rules: Any) -> type[Game]:
    class Leaky(ResistanceMini):
        def tell(self, kind: str, to: Any = None, fleeting: bool = False, **data: Any) -> None:
            if kind == "swapped":
                data["characters"] = [self.characters[place] for place in data["places"]]
            super().tell(kind, to, fleeting, **data)

    return Leaky


def showing_faces_where_they_lay(rules: Any) -> type[Game]:
    class Leaky(ResistanceMini):
        def _look(self, places: tuple[str, str], rng: Random) -> None:
            faces = (self.characters[places[0]], self.characters[places[1]])
            self._wait(Lay(owing=[self.turn], places=places, faces=faces))

    return Leaky


def not_asking_where_both_are_alike(rules: Any) -> type[Game]:
    class Leaky(ResistanceMini):
        def _look(self, places: tuple[str, str], rng: Random) -> None:
            if self.characters[places[0]] == self.characters[places[1]]:
                self._swapped(self.turn, places)
            else:
                super()._look(places, rng)

    return Leaky


def telling_only_real_swaps(rules: Any) -> type[Game]:
    class Leaky(ResistanceMini):
        def _lay(self, step: Lay, seat: Seat, move: Move, rng: Random) -> None:
            if self.characters[step.places[0]] != step.faces[int(move.picks[0])]:
                self.tell("hinted")
            super()._lay(step, seat, move, rng)

        STAGES = {**ResistanceMini.STAGES, "lay": (ResistanceMini._may_lay, _lay, _lay)}

    return Leaky


def telling_the_faces_of_a_silent_swap(rules: Any) -> type[Game]:
    class Leaky(ResistanceMini):
        def _as_they_lay(self, step: Lay, seat: Seat, rng: Random) -> Move:
            self.tell("silent", faces=list(step.faces))
            return super()._as_they_lay(step, seat, rng)

        STAGES = {
            **ResistanceMini.STAGES,
            "lay": (ResistanceMini._may_lay, ResistanceMini._lay, _as_they_lay),
        }

    return Leaky


def showing_the_pile_to_the_team(rules: Any) -> type[Game]:
    class Leaky(ResistanceMini):
        def view(self, seat: Seat | None) -> ResistanceMiniView:
            step, view = self.step, super().view(seat)
            if isinstance(step, Errand) and seat in step.team:
                return view.model_copy(update={"pile": tuple(step.pile)})
            return view

    return Leaky


def showing_what_others_have_chosen(rules: Any) -> type[Game]:
    class Leaky(ResistanceMini):
        def view(self, seat: Seat | None) -> ResistanceMiniView:
            step, view = self.step, super().view(seat)
            if isinstance(step, Expose):
                chosen = [place for places in step.chosen.values() for place in places]
                return view.model_copy(update={"places": tuple(sorted(chosen))})
            return view

    return Leaky


PLANTS: tuple[Plant, ...] = (
    remembering_for_the_owner,
    telling_the_faces_of_a_swap,
    showing_faces_where_they_lay,
    not_asking_where_both_are_alike,
    telling_only_real_swaps,
    telling_the_faces_of_a_silent_swap,
    showing_the_pile_to_the_team,
    showing_what_others_have_chosen,
)

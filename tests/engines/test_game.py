"""The contract's own part: offers that allow and refuse, silence, leaving, and who hears what."""

from random import Random
from typing import Any, ClassVar, Self

import pytest

from bot.engines.game import (
    Clock,
    Event,
    Fact,
    Game,
    Illegal,
    Move,
    Offer,
    Outcome,
    Seat,
    View,
)


class Nothing(Fact):
    """No options, and nothing to reveal."""


class Votes(View):
    count: int


class Vote(Game):
    """A game so small that only the contract is left: two rounds in which all say yes or no."""

    key: ClassVar[str] = "vote"
    players: ClassVar[range] = range(2, 6)
    Options: ClassVar[type[Fact]] = Nothing

    round: int = 1
    votes: dict[Seat, str] = {}

    @classmethod
    def deal(cls, seats: int, options: Any, rng: Random) -> Self:
        return cls(seats=seats)

    def legal(self, seat: Seat) -> list[Offer]:
        if seat not in self.waiting():
            return []
        return [
            Offer(kind="vote", among=("yes", "no", "maybe"), least=1, most=1, barred=("maybe",))
        ]

    def waiting(self) -> frozenset[Seat]:
        seats = range(self.seats) if self.round <= 2 else ()
        return frozenset(seat for seat in seats if seat not in self.votes)

    def apply(self, seat: Seat, move: Move, rng: Random) -> None:
        self.votes[seat] = move.picks[0] if move.picks else "none"
        self.tell("voted", seat=seat)
        if len(self.votes) == self.seats:
            self.tell("counted", votes=[self.votes[seat] for seat in range(self.seats)])
            self.votes, self.round = {}, self.round + 1

    def idle(self, seat: Seat, rng: Random) -> Move | None:
        return Move(kind="abstain")

    def view(self, seat: Seat | None) -> View:
        return Votes(count=len(self.votes))

    def clock(self) -> Clock | None:
        return Clock(key=f"v{self.round}", span="answer") if self.round <= 2 else None

    def outcome(self) -> Outcome | None:
        if self.round <= 2:
            return None
        return Outcome(winners=tuple(range(self.seats)), reason="done", revealed=Nothing())


def voting(seats: int = 3) -> Vote:
    return Vote.deal(seats, Nothing(), Random(1))


YES = Move(kind="vote", picks=("yes",))
LUCK = Random(1)


@pytest.mark.parametrize(
    ("picks", "allowed"),
    [
        ("ab", True),
        ("ba", True),
        ("abc", True),
        ("a", False),
        ("abcd", False),
        ("aab", False),
        ("aa", False),
        ("ax", False),
        ("az", False),
        ("", False),
    ],
)
def test_an_offer_allows_what_it_says(picks: str, allowed: bool) -> None:
    offer = Offer(kind="pick", among=tuple("abcdx"), least=2, most=3, barred=("x",))
    assert offer.allows(tuple(picks)) is allowed


def test_an_offer_without_picks_allows_none() -> None:
    assert Offer(kind="pass").allows(())
    assert not Offer(kind="pass").allows(("a",))


@pytest.mark.parametrize(
    "move",
    [
        Move(kind="vote"),
        Move(kind="vote", picks=("maybe",)),
        Move(kind="vote", picks=("yes", "yes")),
        Move(kind="vote", picks=("yes", "no")),
        Move(kind="vote", picks=("never",)),
        Move(kind="abstain"),
    ],
)
def test_what_is_not_on_offer_is_illegal(move: Move) -> None:
    game = voting()
    with pytest.raises(Illegal):
        game.play(0, move, LUCK)
    assert game == voting()


def test_silence_plays_what_is_on_no_offer() -> None:
    game = voting()
    game.lapse(1, LUCK)
    assert game.votes == {1: "none"}
    with pytest.raises(Illegal):
        game.lapse(1, LUCK)


def test_who_is_gone_is_silent_at_once_and_ever_after() -> None:
    game = voting()
    game.leave(1, LUCK)
    assert game.votes == {1: "none"}
    game.play(0, YES, LUCK)
    game.play(2, YES, LUCK)
    assert (game.round, game.votes) == (2, {1: "none"})


def test_when_all_are_gone_the_game_ends_by_itself() -> None:
    game = voting(2)
    game.leave(0, LUCK)
    game.leave(1, LUCK)
    assert game.outcome() is not None


def test_a_leaver_is_answered_for_after_the_silence_of_another() -> None:
    game = voting(2)
    game.left = [0]
    game.lapse(1, LUCK)
    assert game.round == 2
    assert game.votes == {0: "none"}


def test_what_was_told_is_asked_for_once_and_in_order() -> None:
    game = voting(2)
    game.play(0, YES, LUCK)
    game.play(1, YES, LUCK)
    assert [event.kind for event in game.told()] == ["voted", "voted", "counted"]
    assert game.told() == []


def test_an_event_is_heard_by_all_or_by_some_and_by_watchers_only_if_by_all() -> None:
    assert Event(kind="said").heard_by(None)
    assert Event(kind="said").heard_by(3)
    whisper = Event(kind="said", to=(1, 2))
    assert [seat for seat in (None, 0, 1, 2) if whisper.heard_by(seat)] == [1, 2]
    assert not Event(kind="said", to=()).heard_by(0)


def test_seats_are_drawn_and_everybody_may_talk_unless_a_game_says_otherwise() -> None:
    orders = {tuple(Vote.seating(3, Nothing(), False, Random(seed))) for seed in range(100)}
    assert len(orders) == 6
    assert Vote.house_seats(Nothing()) == 0
    assert [circle.may_write for circle in voting().talk(0)] == [True]


def test_no_error_shows_what_a_game_holds() -> None:
    with pytest.raises(ValueError, match="round") as failed:
        Vote.model_validate({"seats": 2, "round": "secret"})
    assert "secret" not in str(failed.value)

"""The contract every game keeps: a value whose fields are the truth, its methods the rules."""

from abc import abstractmethod
from collections.abc import Sequence
from random import Random
from typing import Annotated, Any, ClassVar, Literal, Self, TypeVar

from pydantic import BaseModel, ConfigDict, PrivateAttr, SerializeAsAny

T = TypeVar("T")
# What a field's type says of it: a seat is no number, and some tuples have a place for each seat.
SEAT, BY_SEAT = "seat", "by seat"
Seat = Annotated[int, SEAT]
BySeat = Annotated[tuple[T, ...], BY_SEAT]
Span = Literal["glance", "answer", "turn", "debate"]


class Illegal(Exception):
    """What was played was not on offer. Nothing has changed, and nothing is said about why."""


class Fact(BaseModel):
    """A small immutable value; what it holds never appears in an error."""

    model_config = ConfigDict(frozen=True, extra="forbid", hide_input_in_errors=True)


class Move(Fact):
    """What a seat plays: a verb of an offer and its picks."""

    kind: str
    picks: tuple[str, ...] = ()


class Offer(Fact):
    """What a seat may do now: pick `least`..`most` of `among`, in order where `ordered`.

    `barred` picks are shown and refused, so that two roles can see the same screen. `of` names the
    field of the view whose entries the picks are: "0" is its first (of this seat's, where each seat
    has a place), "2.1" the second of seat 2. In "hand drawn" those of the second field follow those
    of the first. Where it is empty a number picks a seat. `chosen` stands as this seat's answer for
    now.
    """

    kind: str
    among: tuple[str, ...] = ()
    least: int = 0
    most: int = 0
    ordered: bool = False
    barred: tuple[str, ...] = ()
    chosen: tuple[str, ...] = ()
    of: str = ""

    def allows(self, picks: Sequence[str]) -> bool:
        """Whether these picks, each named once and none of them barred, answer this offer."""
        return (
            self.least <= len(picks) <= self.most
            and len(set(picks)) == len(picks)
            and all(pick in self.among and pick not in self.barred for pick in picks)
        )


# In an event these names hold a seat – the first of the actors found is the one it is about – and
# these hold several. Whatever else is a number is one.
ACTORS = ("seat", "winner", "opener", "leader")
TARGETS = ("target", "owner")
COMPANIES = ("seats", "team", "voters", "approving", "rejecting", "silent", "nominees", "winners")


class Event(Fact):
    """What happened, for everybody (`to` is None) or for some seats; `fleeting` is told once."""

    kind: str
    data: dict[str, Any] = {}
    to: tuple[Seat, ...] | None = None
    fleeting: bool = False

    def heard_by(self, seat: Seat | None) -> bool:
        return self.to is None or seat in self.to


class View(Fact):
    """All that one seat, or a watcher, may know. Each game has its own, built field by field.

    Types tell whoever puts it into words what there is: `Seat`, `tuple[Seat, ...]`, `BySeat[...]`;
    words are keys of the catalogue (`role: "duke"` is called `<game>-role-duke`).
    """


class Clock(Fact):
    """What is being waited for: the same key is the same running clock and is never used again."""

    key: str
    span: Span


class Outcome(Fact):
    """How a game ended: who won, why, and everything that was hidden."""

    winners: tuple[Seat, ...]
    reason: str
    revealed: SerializeAsAny[Fact]


class Advice(Fact):
    """What the rules advise those who gather: a word of the catalogue, and options to change."""

    word: str
    options: dict[str, Any] = {}


class Circle(Fact):
    """Who hears whom: a seat reads this circle and, where it may, writes to it."""

    key: str
    may_write: bool


class Game(BaseModel):
    """A game being played. Subclasses hold the rules; luck and time come from outside."""

    model_config = ConfigDict(extra="forbid", hide_input_in_errors=True)

    key: ClassVar[str]
    players: ClassVar[range]
    Options: ClassVar[type[Fact]]

    seats: int
    left: list[Seat] = []
    _told: list[Event] = PrivateAttr([])

    @classmethod
    def house_seats(cls, options: Any) -> int:
        """How many of the seats the house's own computer takes; they come last."""
        return 0

    @classmethod
    def seating(cls, seats: int, options: Any, again: bool, rng: Random) -> list[int]:
        """The order to sit in, as places of the present order; `again` after a game just played."""
        return rng.sample(range(seats), seats)

    @classmethod
    def numbers(cls, seats: int, options: Any) -> dict[str, str | int]:
        """What these options mean for so many, for whoever compares them in the lobby."""
        return {}

    @classmethod
    def advice(cls, seats: int, options: Any) -> Advice | None:
        """What so many had better change before they begin."""
        return None

    @classmethod
    @abstractmethod
    def deal(cls, seats: int, options: Any, rng: Random) -> Self:
        """Everything before the first move."""

    @abstractmethod
    def legal(self, seat: Seat) -> list[Offer]:
        """What this seat may do now, one offer a kind; nothing else can be played."""

    @abstractmethod
    def waiting(self) -> frozenset[Seat]:
        """Whose answer the game needs to go on. Public."""

    @abstractmethod
    def apply(self, seat: Seat, move: Move, rng: Random) -> None:
        """Carry out a move known to be legal, and tell what happened."""

    @abstractmethod
    def idle(self, seat: Seat, rng: Random) -> Move | None:
        """What silence means for this seat now; it need not be on offer."""

    @abstractmethod
    def view(self, seat: Seat | None) -> View:
        """All this seat (None: a watcher) may know."""

    @abstractmethod
    def clock(self) -> Clock | None:
        """What is being waited for, or None when nothing is."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""

    def open_offers(self) -> list[Offer]:
        """What all who are waited for are offered alike, so that anybody may see it: told from
        public facts alone, the same as long as the clock runs, and to each of them once."""
        return []

    def leave(self, seat: Seat, rng: Random) -> None:
        """A person is gone for good: from now on silence is his answer, at once."""
        self.left = [*self.left, seat]
        self.pass_over(rng)

    def talk(self, seat: Seat) -> list[Circle]:
        """Where this seat may read and write now; what is said is heard by all who may read."""
        return [Circle(key="table", may_write=True)]

    def tell(
        self, kind: str, to: Sequence[Seat] | None = None, fleeting: bool = False, **data: Any
    ) -> None:
        """Note what happened; a kind is a word in the past tense, never a sentence."""
        hearers = None if to is None else tuple(to)
        self._news().append(Event(kind=kind, data=data, to=hearers, fleeting=fleeting))

    def told(self) -> list[Event]:
        """What was told since this was asked last."""
        news = self._news()
        told = news.copy()
        news.clear()
        return told

    def _news(self) -> list[Event]:
        """`_told`, a tenth of a move faster than pydantic finds a private attribute by its name."""
        news: list[Event] = (self.__pydantic_private__ or {})["_told"]
        return news

    def play(self, seat: Seat, move: Move, rng: Random) -> None:
        """Check a move against what is on offer, then carry it out. Raises `Illegal`."""
        if not any(o.kind == move.kind and o.allows(move.picks) for o in self.legal(seat)):
            raise Illegal
        self.apply(seat, move, rng)
        self.pass_over(rng)

    def lapse(self, seat: Seat, rng: Random) -> None:
        """Answer for a seat that stayed silent. Raises `Illegal` if nobody waits for it."""
        if seat not in self.waiting():
            raise Illegal
        self._answer_by_silence(seat, rng)
        self.pass_over(rng)

    def pass_over(self, rng: Random) -> None:
        """Answer by silence for those who are gone, as long as one of them is waited for."""
        while self.left and (absent := self.waiting().intersection(self.left)):
            self._answer_by_silence(min(absent), rng)

    def _answer_by_silence(self, seat: Seat, rng: Random) -> None:
        move = self.idle(seat, rng)
        if move is not None:
            self.apply(seat, move, rng)

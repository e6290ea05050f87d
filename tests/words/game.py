"""Masks as a game: its leader sends two by night, all of them vote by day, and then it is over."""

from random import Random
from typing import Any, ClassVar, Literal, Self

from bot.engines.game import Advice, Clock, Fact, Game, Move, Offer, Outcome, Seat
from tests.words.masks import MasksView, Revealed, Role

ROLES: tuple[Role, ...] = ("fox", "owl", "mouse")
NIGHTS = 2


class MasksOptions(Fact):
    """How many roles, and a switch."""

    roles: Literal["few", "many"] = "few"
    blind: bool = False


class Masks(Game):
    """The whole truth of it."""

    key: ClassVar[str] = "masks"
    players: ClassVar[range] = range(3, 10)
    Options: ClassVar[type[Fact]] = MasksOptions

    options: MasksOptions
    step: int = 0
    silent: list[Seat] = []

    @classmethod
    def numbers(cls, seats: int, options: Any) -> dict[str, str | int]:
        return {"foxes": seats - 1 if options.roles == "many" else 1, "teams": "2 3"}

    @classmethod
    def advice(cls, seats: int, options: Any) -> Advice | None:
        return Advice(word="more", options={"roles": "many"}) if options.roles == "few" else None

    @classmethod
    def deal(cls, seats: int, options: Any, rng: Random) -> Self:
        game = cls(seats=seats, options=options, silent=[0])
        game.tell("fell", leader=0)
        return game

    @property
    def night(self) -> bool:
        return self.step % 2 == 0

    def legal(self, seat: Seat) -> list[Offer]:
        if seat not in self.waiting():
            return []
        among = tuple(map(str, range(self.seats)))
        picks = 2 if self.night else 1
        return [Offer(kind="choose", among=among, least=picks, most=picks)]

    def waiting(self) -> frozenset[Seat]:
        return frozenset(self.silent if self.step < 2 * NIGHTS else ())

    def apply(self, seat: Seat, move: Move, rng: Random) -> None:
        self.silent.remove(seat)
        self.tell("voted", seat=seat)
        if not self.silent:
            self.step += 1
            self.silent = [0] if self.night else list(range(self.seats))
            if self.night and self.waiting():
                self.tell("fell", leader=self.step)

    def idle(self, seat: Seat, rng: Random) -> Move | None:
        return Move(kind="choose")

    def view(self, seat: Seat | None) -> MasksView:
        nobody = (None,) * self.seats
        return MasksView(
            stage="night" if self.night else "day",
            leader=0,
            coins=(1,) * self.seats,
            lost=((),) * self.seats,
            marked=(False,) * self.seats,
            votes=nobody,
            knows=nobody,
            role=None if seat is None else ROLES[seat % 3],
            queue={} if seat != 1 else {place: ROLES[place % 3] for place in range(30)},
        )

    def clock(self) -> Clock | None:
        return Clock(key=f"s{self.step}", span="turn") if self.waiting() else None

    def outcome(self) -> Outcome | None:
        if self.waiting():
            return None
        roles = tuple(ROLES[seat % 3] for seat in range(self.seats))
        return Outcome(winners=(), reason="dawn", revealed=Revealed(roles=roles))

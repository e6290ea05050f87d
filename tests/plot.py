"""A game for tests: by night plotters whisper, by day all but one talk. Fixture `plot`."""

from random import Random
from typing import ClassVar, Literal, Self

from bot.engines.game import Circle, Clock, Fact, Game, Move, Offer, Outcome, Seat, View
from bot.table import Table
from tests.tables import begun

LAST = 8
DUSK = 4


class PlotOptions(Fact):
    """There are none."""


class Revealed(Fact):
    """Who plotted."""

    plotters: tuple[Seat, ...]


class PlotView(View):
    """What a seat sees: whether it is night, and who plots with it."""

    game: Literal["plot"] = "plot"
    stage: Literal["night", "day"]
    plotters: tuple[Seat, ...]


class Plot(Game):
    """Everybody nods, and night becomes day. Seat 0 is hoarse by day, at dusk all may whisper."""

    key: ClassVar[str] = "plot"
    players: ClassVar[range] = range(3, 6)
    Options: ClassVar[type[Fact]] = PlotOptions

    plotters: tuple[Seat, ...]
    turn: int = 1
    nodded: tuple[Seat, ...] = ()

    @classmethod
    def deal(cls, seats: int, options: Fact, rng: Random) -> Self:
        return cls(seats=seats, plotters=tuple(rng.sample(range(seats), max(2, seats - 2))))

    @property
    def night(self) -> bool:
        return self.turn % 2 == 1

    def legal(self, seat: Seat) -> list[Offer]:
        return [Offer(kind="nod")] if seat in self.waiting() else []

    def waiting(self) -> frozenset[Seat]:
        awake = frozenset(range(self.seats)) if self.turn <= LAST else frozenset[Seat]()
        return awake - set(self.nodded)

    def apply(self, seat: Seat, move: Move, rng: Random) -> None:
        self.nodded = (*self.nodded, seat)
        if len(self.nodded) == self.seats:
            self.turn, self.nodded = self.turn + 1, ()
            self.tell("fell" if self.night else "broke")

    def idle(self, seat: Seat, rng: Random) -> Move | None:
        return Move(kind="nod")

    def view(self, seat: Seat | None) -> PlotView:
        plotters = self.plotters if seat in self.plotters else ()
        return PlotView(stage="night" if self.night else "day", plotters=plotters)

    def clock(self) -> Clock | None:
        return Clock(key=f"t{self.turn}", span="turn") if self.turn <= LAST else None

    def outcome(self) -> Outcome | None:
        if self.turn <= LAST:
            return None
        return Outcome(winners=(), reason="dawn", revealed=Revealed(plotters=self.plotters))

    def talk(self, seat: Seat) -> list[Circle]:
        circles = [Circle(key="table", may_write=not self.night and seat != 0)]
        if seat in self.plotters:
            circles.append(Circle(key="plot", may_write=self.night or self.turn == DUSK))
        return circles


def plotting(plotters: tuple[Seat, ...] = (0, 1), people: int = 4, turn: int = 1) -> Table:
    """A plot of so many people in its first night, or later."""
    table = begun("plot", people)
    table.game = Plot(seats=people, plotters=plotters)
    while turn > game(table).turn:
        pass_on(table)
    return table


def game(table: Table) -> Plot:
    assert isinstance(table.game, Plot)
    return table.game


def pass_on(table: Table) -> None:
    """All nod."""
    turn = game(table).turn
    while game(table).turn == turn:
        table.play_seat(min(game(table).waiting()), Move(kind="nod"), table.touched)

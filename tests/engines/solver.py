"""What a round of Duel is worth if both play as well as can be, by trying every move in the engine.

For positions whose only private knowledge is of the next shell: everything but the phone. Chance
is what the seat on turn cannot know: the next shell's type, the coin of a medicine, the next load.
"""

from collections.abc import Iterator
from fractions import Fraction
from functools import cached_property
from random import Random
from typing import NamedTuple

from bot.engines.duel import Duel, DuelOptions, Item, Kind, Load, Shell
from bot.engines.game import Move, Seat
from tests.engines.scene import Given

Loads = tuple[tuple[Fraction, int, int], ...]
ROUND_1: Loads = ((Fraction(1), 2, 1),)


def loads_of(smallest: int, largest: int) -> Loads:
    """Chance, live and blank of each load of a round with such sizes."""
    sizes = range(smallest, largest + 1)
    found = []
    for size in sizes:
        for live in {size // 2, size - size // 2}:
            share = 1 if size % 2 == 0 else 2
            found.append((Fraction(1, len(sizes) * share), live, size - live))
    return tuple(found)


class Plain(Duel):
    """Duel without new items."""

    def _deal_items(self, rng: Random) -> None:
        pass


class Position(NamedTuple):
    """A position in a round that seat 0 opened; `head` is what the seat on turn knows it to be."""

    live: int
    blank: int
    charges: tuple[int, int]
    pockets: tuple[tuple[Item, ...], tuple[Item, ...]] = ((), ())
    turn: Seat = 0
    sawn: bool = False
    cuffed: Seat | None = None
    locked: Seat | None = None
    flipped: bool = False
    head: Kind | None = None

    def queue(self, loaded: Kind) -> list[Shell]:
        """A queue that begins with a shell of this type; how it goes on makes no difference."""
        live, blank = self.live - (loaded == "live"), self.blank - (loaded == "blank")
        kinds: list[Kind] = [loaded]
        kinds += ["live"] * live
        kinds += ["blank"] * blank
        queue = [Shell(number=n, loaded=kind) for n, kind in enumerate(kinds)]
        queue[0].flipped = self.flipped
        return queue

    def heads(self) -> Iterator[tuple[Fraction, list[Shell]]]:
        """The next shells there may be, with their chances."""
        size = self.live + self.blank
        for loaded, count in (("live", self.live), ("blank", self.blank)):
            if count:
                queue = self.queue("live" if loaded == "live" else "blank")
                if self.head is None:
                    yield Fraction(count, size), queue
                elif queue[0].kind == self.head:
                    yield Fraction(1), queue


def read(game: Duel) -> Position:
    """The position as the seat on turn sees it."""
    view = game.view(game.turn)
    assert set(view.known) <= {1}
    assert not game.view(1 - game.turn).known
    pockets = tuple(tuple(sorted(pocket)) for pocket in view.pockets)
    return Position(
        view.live,
        view.blank,
        view.charges,
        (pockets[0], pockets[1]),
        view.turn,
        view.sawn,
        view.cuffed,
        view.locked,
        view.flipped,
        view.known.get(1),
    )


class Solver:
    """Values of positions: the chance that seat 0 wins this round."""

    def __init__(self, round_: int = 1, loads: Loads = ROUND_1) -> None:
        self.round = round_
        self.loads = loads
        self.known: dict[Position, Fraction] = {}
        self.moves: dict[Position, Move] = {}

    def value(self, at: Position) -> Fraction:
        if at not in self.known:
            values = self.actions(at).values()
            self.known[at] = max(values) if at.turn == 0 else min(values)
        return self.known[at]

    def actions(self, at: Position) -> dict[str, Fraction]:
        """The value of each move there is, named like `shoot 1`."""
        offers = self.game(at, next(at.heads())[1]).legal(at.turn)
        moves = [Move(kind=o.kind, picks=(pick,)) for o in offers for pick in o.among]
        return {f"{move.kind} {move.picks[0]}": self._worth(at, move) for move in moves}

    def new_load(self, at: Position) -> Fraction:
        """The value of this position with a new load in place of its shells."""
        chances = (
            chance * self.value(at._replace(live=live, blank=blank))
            for chance, live, blank in self.loads
        )
        return sum(chances, Fraction(0))

    def best(self, at: Position) -> Move:
        """What the seat on turn should play."""
        values = self.actions(at)
        choose = max if at.turn == 0 else min
        kind, pick = choose(values, key=values.__getitem__).split()
        return Move(kind=kind, picks=(pick,))

    def played(self, at: Position, rng: Random) -> bool:
        """Play this round once with a queue in some order; whether seat 0 wins."""
        queue = next(at.heads())[1]
        kinds = [shell.loaded for shell in queue]
        rng.shuffle(kinds)
        for shell, kind in zip(queue, kinds, strict=True):
            shell.loaded = kind
        game = self.game(at, queue)
        while game.winner is None:
            seen = read(game)
            if seen not in self.moves:
                self.moves[seen] = self.best(seen)
            game.play(game.turn, self.moves[seen], rng)
        return game.winner == 0

    def game(self, at: Position, queue: list[Shell]) -> Duel:
        """That position in the engine; one more round won ends the match."""
        return Plain(
            seats=2,
            options=DuelOptions(),
            round=self.round,
            turn=at.turn,
            charges=list(at.charges),
            score=[1, 1],
            pockets=[list(pocket) for pocket in at.pockets],
            queue=queue,
            known=[{0} if at.head and at.turn == seat else set() for seat in (0, 1)],
            sawn=at.sawn,
            cuffed=at.cuffed,
            locked=at.locked,
            loads=[Load(round=self.round, shells=())],
        )

    def _worth(self, at: Position, move: Move) -> Fraction:
        coins = (0.0, 0.99) if move.picks == ("medicine",) else (0.0,)
        worth = Fraction(0)
        for chance, queue in at.heads():
            for coin in coins:
                game = self.game(at, [shell.model_copy() for shell in queue])
                luck = Given(1)
                luck.coins = [coin] if len(coins) > 1 else []
                game.play(at.turn, move, luck)
                worth += chance / len(coins) * self._after(game)
        return worth

    def _after(self, game: Duel) -> Fraction:
        if game.winner is not None:
            return Fraction(game.winner == 0)
        at = read(game)
        if len(game.loads) == 1:
            return self.value(at)
        assert at.turn == game.opener == 0
        return self.new_load(at)


class AgainstMajority(Solver):
    """The same where one seat keeps to a popular rule: shoot yourself if more shells are blank.

    At equal counts it tosses a coin. Without items.
    """

    def __init__(self, simple: Seat, round_: int, loads: Loads) -> None:
        super().__init__(round_, loads)
        self.simple = simple

    def value(self, at: Position) -> Fraction:
        if at.turn != self.simple:
            return super().value(at)
        if at not in self.known:
            values = self.actions(at)
            self_, other = values[f"shoot {at.turn}"], values[f"shoot {1 - at.turn}"]
            equal = (self_ + other) / 2
            self.known[at] = self_ if at.blank > at.live else other if at.live > at.blank else equal
        return self.known[at]


class Rounds:
    """The three rounds' models without items."""

    @cached_property
    def one(self) -> Solver:
        return Solver(1, ROUND_1)

    @cached_property
    def two(self) -> Solver:
        return Solver(2, loads_of(3, 6))

    @cached_property
    def three(self) -> Solver:
        return Solver(3, loads_of(4, 8))

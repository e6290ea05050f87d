"""What the tests that run on every game must be told about each of them, a file a game."""

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any, NamedTuple, Protocol

from bot.engines.game import Event, Game, Move, Seat
from bot.engines.registry import GAMES

Plant = Callable[[Any], type[Game]]
"""Makes of a game one that leaks."""


class Golden(NamedTuple):
    """A game worth reading: what is dealt and the luck it is dealt and played with.

    `moves` come first, each as `kind pick pick`, of the first seat that is waited for.
    """

    name: str
    game_key: str
    seats: int
    options: dict[str, Any]
    luck: str
    moves: tuple[str, ...] = ()


class Ledger(Protocol):
    """Books kept from the events; they must agree with the game."""

    def check(self, game: Game, events: list[Event]) -> None:
        """Enter what was told since the last time; assert all that must hold between moves."""


class Facts(Protocol):
    """A game's file here."""

    BOUND: int
    """More moves than any table of random players needs."""

    GOLDEN: tuple[Golden, ...]
    """Games to be printed and read; together they tell all `TOLD`."""

    TOLD: frozenset[str]
    """Kinds of events, and words, that the golden games must not lack."""

    PLANTS: tuple[Plant, ...]
    """Leaks of its own that must be found by redrawing."""

    def alike(self, game: Game, seat: Seat | None, rng: Random) -> Game:
        """The same game as far as this seat can know; what it cannot know is redrawn."""

    def dealt(self, game: Game, seat: Seat | None) -> object:
        """What of the hidden things this seat has rightly before its eyes, dealt or drawn, or for a
        moment only; None: nothing."""

    def shown(self, game: Game, seat: Seat | None, mover: Seat, move: Move) -> object:
        """What of the hidden things this move will rightly show to this seat; None: nothing."""

    def left_shows(self, game: Game, seat: Seat | None, leaver: Seat) -> object:
        """What of the hidden things somebody's leaving now will rightly show to this seat.

        A file may do without it: then leaving shows nothing hidden, or ends the game.
        """

    def Ledger(self, game: Game, events: list[Event]) -> Ledger:  # noqa: N802 - it is a class
        """The books of a game just dealt."""


def every_golden() -> list[Golden]:
    return [golden for key in GAMES for golden in facts(key).GOLDEN]


def facts(game_key: str) -> Facts:
    found: Facts = import_module(f"tests.games.{game_key}")
    return found


def left_shows(game_key: str, game: Game, seat: Seat | None, leaver: Seat) -> object:
    """`Facts.left_shows`; None where a game's file does without it."""
    found = facts(game_key)
    return found.left_shows(game, seat, leaver) if hasattr(found, "left_shows") else None


def possible(game: Game, mover: Seat, move: Move) -> bool:
    """Whether a move is on offer, or is what silence would be."""
    if any(o.kind == move.kind and o.allows(move.picks) for o in game.legal(mover)):
        return True
    # A game that leaks may tell something when it is asked: so a copy is asked.
    copy = type(game).model_validate_json(game.model_dump_json())
    return copy.idle(mover, Random(0)) == move


def gone_on(game: Game, mover: Seat, move: Move, rng: Random) -> bool:
    """Carry out a move if it is possible. Returns whether it is."""
    if not possible(game, mover, move):
        return False
    game.apply(mover, move, rng)
    game.pass_over(rng)
    return True

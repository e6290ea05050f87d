"""What the tests that run on every game must be told about each of them, a file a game."""

from importlib import import_module
from random import Random
from typing import Protocol

from bot.engines.game import Event, Game, Move, Seat


class Ledger(Protocol):
    """Books kept from the events; they must agree with the game."""

    def check(self, game: Game, events: list[Event]) -> None:
        """Enter what was told since the last time; assert all that must hold between moves."""


class Facts(Protocol):
    """A game's file here."""

    BOUND: int
    """More moves than any table of random players needs."""

    def alike(self, game: Game, seat: Seat | None, rng: Random) -> Game:
        """The same game as far as this seat can know; what it cannot know is redrawn."""

    def dealt(self, game: Game, seat: Seat | None) -> object:
        """What of the hidden things the deal has rightly shown to this seat; None: nothing."""

    def shown(self, game: Game, seat: Seat | None, mover: Seat, move: Move) -> object:
        """What of the hidden things this move will rightly show to this seat; None: nothing."""

    def Ledger(self, game: Game, events: list[Event]) -> Ledger:  # noqa: N802 - it is a class
        """The books of a game just dealt."""


def facts(game_key: str) -> Facts:
    found: Facts = import_module(f"tests.games.{game_key}")
    return found

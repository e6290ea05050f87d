"""Computer players, one file a game: they get a view and offers, and nothing else."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from bot.engines.game import Move, Offer, View
from bot.players import coup, duel, mafia, resistance, resistance_mini

Player = Callable[[Any, Sequence[Offer], Random], Move]

PLAYERS: dict[str, Player] = {
    "duel": duel.choose,
    "coup": coup.choose,
    "resistance": resistance.choose,
    "mafia": mafia.choose,
    "resistance_mini": resistance_mini.choose,
}


def choose(game_key: str, view: View, offers: Sequence[Offer], rng: Random) -> Move:
    """What the computer plays in the seat that has this view and these offers (at least one)."""
    return PLAYERS[game_key](view, offers, rng)

"""The ways for a game to go on: a move, a silence, somebody's leaving; and what each shows."""

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from bot.engines.game import Game, Move, Seat
from tests.games import facts, left_shows
from tests.tables import any_move

SILENT, LEAVING = 0.1, 1 / 60
"""How often a mover says nothing instead, and somebody leaves before that."""


def copied(game: Game) -> Game:
    return type(game).model_validate_json(game.model_dump_json())


class Step(NamedTuple):
    """A way for a game to go on."""

    take: Callable[[Game], None]
    shows: Callable[[Game, Seat | None], object]
    """What of the hidden things it will rightly show to a seat."""
    hidden_from: Callable[[Seat | None], bool] = lambda seat: True


def any_step(game_key: str, game: Game, rng: Random) -> Step:
    """A move mostly; now and then a silence, or somebody leaves if the game survives it."""
    if rng.random() < LEAVING:
        step = leaving(game_key, rng.choice(sorted({*range(game.seats)} - {*game.left})), rng)
        after = copied(game)
        step.take(after)
        if after.outcome() is None:
            return step
    mover = rng.choice(sorted(game.waiting()))
    if rng.random() < SILENT:
        return silence(game_key, mover, rng)
    return moving(game_key, mover, any_move(game.legal(mover), rng), rng)


def moving(game_key: str, mover: Seat, move: Move, rng: Random) -> Step:
    luck = rng.getrandbits(64)
    return Step(
        lambda game: game.play(mover, move, Random(luck)),
        lambda game, seat: facts(game_key).shown(game, seat, mover, move),
    )


def silence(game_key: str, mover: Seat, rng: Random) -> Step:
    luck = rng.getrandbits(64)

    def shows(game: Game, seat: Seat | None) -> object:
        move = copied(game).idle(mover, Random(luck))
        return move and facts(game_key).shown(game, seat, mover, move)

    return Step(lambda game: game.lapse(mover, Random(luck)), shows)


def leaving(game_key: str, leaver: Seat, rng: Random) -> Step:
    luck = rng.getrandbits(64)
    return Step(
        lambda game: game.leave(leaver, Random(luck)),
        lambda game, seat: left_shows(game_key, game, seat, leaver),
        lambda seat: seat != leaver,
    )

"""The record of a game: the deal and every entry after it, enough to play it all again."""

import hashlib
import hmac
from random import Random
from typing import Any, Literal

from pydantic import SerializeAsAny, model_validator

from bot.engines.game import Fact, Game, Illegal, Move, Seat
from bot.engines.registry import GAMES


class Deal(Fact):
    """What a game was dealt from, the secret excepted. Salts stand in sitting order.

    `again` says that the same people had just played, so that the seating may turn about.
    """

    game: str
    options: SerializeAsAny[Fact]
    seal: str
    salts: tuple[str, ...]
    again: bool = False

    @model_validator(mode="before")
    @classmethod
    def _read_options(cls, data: Any) -> Any:
        if not isinstance(data, dict) or not isinstance(data.get("options"), dict):
            return data
        rules = GAMES.get(str(data.get("game")))
        if rules is None:
            raise ValueError("there is no such game")
        return {**data, "options": rules.Options.model_validate(data["options"])}


class Entry(Fact):
    """One thing that happened to the game: a move, silence, or a person's leaving."""

    kind: Literal["move", "idle", "left"]
    seat: Seat
    move: Move | None = None


class Finish(Fact):
    """The end of a game: its `Outcome` as JSON, and the secret behind the seal."""

    secret: str
    outcome: dict[str, Any]


class Record(Fact):
    """A finished game, complete: anybody can deal and play it again."""

    deal: Deal
    entries: tuple[Entry, ...]
    finish: Finish


def sealed(secret: str) -> str:
    """The promise shown from the table's opening on: SHA-256 of the secret's bytes, in hex."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def seed_of(secret: str, salts: tuple[str, ...]) -> str:
    """The seed of all luck: HMAC-SHA256 of the salts, joined by commas, under the secret."""
    return hmac.new(bytes.fromhex(secret), ",".join(salts).encode(), hashlib.sha256).hexdigest()


def deal_game(deal: Deal, seed: str) -> tuple[Game, list[int]]:
    """The game as dealt, and who sits where: seat i is taken by sitter order[i]."""
    rng = Random(f"{seed}/deal")
    kind = GAMES[deal.game]
    seats = len(deal.salts)
    order = kind.seating(seats, deal.options, deal.again, rng)
    return kind.deal(seats, deal.options, rng), order


def enter(game: Game, entry: Entry, rng: Random) -> None:
    """Let one entry happen. Raises `Illegal`."""
    if entry.kind == "idle":
        game.lapse(entry.seat, rng)
    elif entry.kind == "left":
        game.leave(entry.seat, rng)
    elif entry.move is None:
        raise Illegal
    else:
        game.play(entry.seat, entry.move, rng)

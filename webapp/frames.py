"""What travels through a table's socket; docs/protocol.md says what it means."""

from typing import Literal

from pydantic import Field, SerializeAsAny

from bot.engines.game import Event, Fact, Move
from bot.snapshot import Snapshot
from webapp.protocol import Problem, Salt, Word

MOST = 2**53 - 1


class Hello(Fact):
    """The first frame of a socket."""

    hello: int
    token: str = Field(max_length=4096)
    salt: Salt = ""


class PlayRequest(Fact):
    """A move, under a number of the client's own, by which it is answered."""

    id: int = Field(ge=0, le=MOST)
    question: str = Field(max_length=64)
    move: Move


class Saying(Fact):
    """What is said, and in which circle."""

    circle: Word
    text: str


class SayRequest(Fact):
    """A line for the talk. Its number is drawn by chance: by it the line is said once only."""

    id: int = Field(ge=0, le=MOST)
    say: Saying


class SnapshotFrame(Fact):
    """All that this seat is given of the table now."""

    snapshot: SerializeAsAny[Snapshot]


class FleetingFrame(Fact):
    """What is told once and kept nowhere."""

    fleeting: tuple[Event, ...]


class PlayedFrame(Fact):
    """The move of that number is played, or that line said, and stored."""

    id: int
    ok: Literal[True] = True


class RefusedFrame(Fact):
    """The move of that number is not played, that line not said, and nothing has changed."""

    id: int
    error: Problem

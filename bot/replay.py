"""`python -m bot.replay RECORD.json`: deal and play a game again, and say whether it holds."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from pydantic import ValidationError

from bot.engines.game import Game, Illegal
from bot.engines.registry import GAMES
from bot.record import Entry, Record, deal_game, enter, sealed, seed_of


class Malformed(Exception):
    """What was read is no record; the text says in one line what is wrong."""


class Broken(Exception):
    """The record contradicts itself; the text says where."""


def read(text: str) -> Record:
    """A record from its JSON. Raises `Malformed`."""
    try:
        return Record.model_validate(json.loads(text))
    except RecursionError:
        raise Malformed("nested too deeply") from None
    except ValidationError as error:
        first = error.errors()[0]
        place = ".".join(map(str, first["loc"])) or "the record"
        raise Malformed(f"{place}: {first['msg'][:1].lower()}{first['msg'][1:]}") from None
    except ValueError as error:
        raise Malformed(f"not JSON: {error}") from None


def findings(record: Record) -> Iterator[str]:
    """What holds, a line each. Raises `Broken` at the first thing that does not."""
    yield _check_seal(record)
    seed = seed_of(record.finish.secret, record.deal.salts)
    yield f"the secret and {len(record.deal.salts)} salts make the seed {seed}"
    game, order = deal_game(record.deal, seed)
    sitting = ", ".join(f"seat {seat} to sitter {sitter}" for seat, sitter in enumerate(order))
    yield f"{record.deal.game} is dealt: {sitting}"
    for number, entry in enumerate(record.entries, 1):
        _play(game, number, entry, Random(f"{seed}/{number}"))
    yield f"all {len(record.entries)} entries can be played as they stand"
    yield _check_outcome(game, record.finish.outcome)


def _check_seal(record: Record) -> str:
    try:
        seal = sealed(record.finish.secret)
    except ValueError:
        raise Broken("the secret is not hexadecimal") from None
    if seal != record.deal.seal:
        raise Broken("the secret is not the one that was sealed before the deal")
    if len(record.deal.salts) not in GAMES[record.deal.game].players:
        raise Broken(f"{record.deal.game} is not played by {len(record.deal.salts)}")
    return f"the secret is the one that was sealed: {seal}"


def _play(game: Game, number: int, entry: Entry, rng: Random) -> None:
    if game.outcome() is not None:
        raise Broken(f"entry {number} comes after the end")
    if entry.seat not in range(game.seats):
        raise Broken(f"entry {number} is of seat {entry.seat}, and there is none")
    try:
        enter(game, entry, rng)
    except Illegal:
        raise Broken(
            f"entry {number} ({entry.kind} of seat {entry.seat}) was not possible"
        ) from None


def _check_outcome(game: Game, written: dict[str, Any]) -> str:
    outcome = game.outcome()
    if outcome is None:
        raise Broken("the entries stop before the end")
    if outcome.model_dump(mode="json") != written:
        raise Broken("the outcome is another one")
    return f"the outcome is the same: won by seat {', '.join(map(str, outcome.winners))}"


def main(arguments: list[str]) -> int:
    """Print one line a finding, on errors too. 0 if the record holds, otherwise 1."""
    if len(arguments) != 1:
        return _say("usage: python -m bot.replay RECORD.json")
    try:
        record = read(Path(arguments[0]).read_text(encoding="utf-8"))
        for line in findings(record):
            _say(line)
    except OSError as error:
        return _say(f"{arguments[0]} cannot be read: {error.strerror}")
    except UnicodeDecodeError:
        return _say(f"{arguments[0]} is no record: not UTF-8 text")
    except Malformed as error:
        return _say(f"{arguments[0]} is no record: {error}")
    except Broken as error:
        return _say(f"the record does not hold: {error}")
    _say("the record holds")
    return 0


def _say(line: str) -> int:
    sys.stdout.write(f"{line}\n")
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

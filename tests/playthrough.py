"""A game printed move by move: offers, events, and what each view gains, for reading in review.

`python -m tests.playthrough` prints every golden record anew into `tests/records/`.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from bot.engines.game import Event, Game, Move, Offer, Seat
from bot.engines.registry import GAMES
from bot.players import choose
from tests.games import Golden, every_golden
from tests.tables import any_move

RECORDS = Path(__file__).parent / "records"


def playthrough(golden: Golden) -> Iterator[str]:
    """The lines of a game in which moves, if not given, are the computer's and any, by turns."""
    rules = GAMES[golden.game_key]
    rng = Random(golden.luck)
    options = rules.Options.model_validate(golden.options)
    game = rules.deal(golden.seats, options, rng)
    yield f"{golden.game_key}, {golden.seats} seats, {_facts(golden.options)}, luck {golden.luck}"
    yield "* told to all, 0> to seat 0; all: new in every view, 0: in seat 0's, w: in a watcher's"
    yield from _told(game.told())
    sights = _sights(game)
    yield from _gained({who: {} for who in sights}, sights)
    number = 0
    while game.outcome() is None:
        number += 1
        seat = min(game.waiting())
        yield ""
        yield f"{number}. {_clock(game)}, waiting for {', '.join(map(str, sorted(game.waiting())))}"
        for other in range(game.seats):
            if offers := game.legal(other):
                yield f"   seat {other} may {'; '.join(map(_offer, offers))}"
        given = golden.moves[number - 1 : number]
        move = _read(given[0]) if given else _move(game, seat, rng)
        yield f"   seat {seat} plays {' '.join((move.kind, *move.picks))}"
        game.play(seat, move, rng)
        yield from _told(game.told())
        before, sights = sights, _sights(game)
        yield from _gained(before, sights)
    yield ""
    yield f"outcome {game.outcome()}"


def _read(text: str) -> Move:
    kind, *picks = text.split()
    return Move(kind=kind, picks=tuple(picks))


def _move(game: Game, seat: Seat, rng: Random) -> Move:
    offers = game.legal(seat)
    if rng.random() < 0.5:
        return choose(game.key, game.view(seat), offers, rng)
    return any_move(offers, rng)


def _clock(game: Game) -> str:
    clock = game.clock()
    return f"{clock.key} ({clock.span})" if clock else "no clock"


def _offer(offer: Offer) -> str:
    number = f"{offer.least}-{offer.most}" if (offer.least, offer.most) != (1, 1) else ""
    barred = f" but {'|'.join(offer.barred)}" if offer.barred else ""
    return f"{offer.kind}{number} {'|'.join(offer.among)}{barred}".strip()


def _told(events: list[Event]) -> Iterator[str]:
    for event in events:
        to = "*" if event.to is None else f"{','.join(map(str, event.to))}>"
        yield f"   {to} {event.kind} {_facts(event.data)}{' (fleeting)' if event.fleeting else ''}"


def _facts(data: dict[str, Any]) -> str:
    return " ".join(f"{name}={_value(value)}" for name, value in data.items())


def _value(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ",".join(f"{name}:{_value(one)}" for name, one in value.items()) + "}"
    if isinstance(value, (list, tuple)):
        deep = any(isinstance(one, (list, tuple)) for one in value)
        return "/".join(map(_value, value)) if deep else ",".join(map(_value, value)) or "none"
    return "-" if value is None else str(value)


def _sights(game: Game) -> dict[str, dict[str, Any]]:
    seen = {str(seat): game.view(seat).model_dump() for seat in range(game.seats)}
    return {**seen, "w": game.view(None).model_dump()}


def _gained(before: dict[str, dict[str, Any]], after: dict[str, dict[str, Any]]) -> Iterator[str]:
    """What has changed in the views: once where it has in all alike."""
    new = {
        who: {n: v for n, v in sight.items() if n not in before[who] or before[who][n] != v}
        for who, sight in after.items()
    }
    alike = {
        name: value
        for name, value in new["w"].items()
        if all(name in mine and mine[name] == value for mine in new.values())
    }
    if alike:
        yield f"   all: {_facts(alike)}"
    for who, mine in new.items():
        own = {name: value for name, value in mine.items() if name not in alike}
        if own:
            yield f"   {who}: {_facts(own)}"


def main() -> None:
    """Print all of them anew."""
    for golden in every_golden():
        text = "\n".join(playthrough(golden)) + "\n"
        (RECORDS / f"{golden.name}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()

"""Two ways to find out whether a seat is given more than it may know. Both work on every game.

`lived_alike`, `stayed_alike`: tables that one seat has lived through alike – same first sight, same
own moves, same events told and same cards given to it, same public clock and waiting – must look
alike to it.
`redrawn`: what a seat cannot know is drawn anew; it must see the same, and hear the same after a
move, a silence or somebody's leaving that rightly shows it the same.
"""

from random import Random
from typing import Any

from bot.engines.game import Event, Game, Illegal, Move, Seat
from bot.snapshot import snapshot
from bot.table import Table
from tests.games import facts
from tests.going_on import Step, any_step, copied
from tests.tables import (
    NOW,
    any_crowd,
    any_move,
    any_options,
    begun,
    person_in,
    playing,
    step,
)


class Leak(AssertionError):
    """A seat can tell apart what it must not."""


def looks(game: Game, seat: Seat | None) -> dict[str, Any]:
    """Everything an engine gives to a seat."""
    clock = game.clock()
    return {
        "view": game.view(seat).model_dump(),
        "offers": [] if seat is None else game.legal(seat),
        "open": game.open_offers(),
        "waiting": game.waiting(),
        "clock": clock,
        "talk": [] if seat is None else game.talk(seat),
    }


def heard(events: list[Event], seat: Seat | None) -> list[tuple[str, dict[str, Any], bool]]:
    return [(e.kind, e.data, e.fleeting) for e in events if e.heard_by(seat)]


def compare(one: object, other: object, what: str, seat: Seat | None) -> None:
    if one != other:
        raise Leak(f"seat {seat} can tell from {what}: {one} / {other}")


# Redrawn


def redrawn(game_key: str, game: Game, rng: Random) -> int:
    """Play this game to its end, comparing it at each move with what it might as well be.

    Returns how many pairs that differ in truth were compared. Raises `Leak`.
    """
    pairs = 0
    game.told()
    while game.outcome() is None:
        step = any_step(game_key, game, rng)
        for seat in (None, *range(game.seats)):
            twin = facts(game_key).alike(game, seat, rng)
            if twin != game:
                compare(looks(game, seat), looks(twin, seat), "its view", seat)
                pairs += 1 + compare_after(step, game, twin, seat)
        step.take(game)
        game.told()
    return pairs


def compare_after(step: Step, game: Game, twin: Game, seat: Seat | None) -> int:
    """The same after a step, if that shows the same in both. Returns whether it was compared."""
    if not step.hidden_from(seat) or step.shows(game, seat) != step.shows(twin, seat):
        return 0
    one, other = copied(game), copied(twin)
    step.take(one)
    try:
        step.take(other)
    except Illegal as error:
        raise Leak(f"seat {seat} can tell from what is possible") from error
    compare(heard(one.told(), seat), heard(other.told(), seat), "what it hears", seat)
    compare(looks(one, seat), looks(other, seat), "its view after that", seat)
    return 1


# Lived through alike


class Life:
    """What one seat (None: a watcher) has lived through at a table since its deal, or since now."""

    def __init__(self, table: Table, seat: Seat | None, since: int = 0) -> None:
        self.seat = seat
        self.person = None if seat is None else person_in(table, seat)
        self.since = since
        self.lived = [repr(snapshot(table, self.person, NOW).people)]
        self._hear(table)

    def goes_on(self, table: Table, mover: Seat, move: Move) -> None:
        """Before a move: what it is, if it is one's own, and what it will rightly show."""
        if mover == self.seat:
            self.lived.append(repr(move))
        shown = facts(table.game_key).shown(playing(table), self.seat, mover, move)
        if shown is not None:
            self.lived.append(repr(shown))

    def went_on(self, table: Table) -> None:
        """After it."""
        self._hear(table)

    def _hear(self, table: Table) -> None:
        shot = snapshot(table, self.person, NOW, self.since)
        dealt = facts(table.game_key).dealt(playing(table), self.seat)
        self.since = table.told
        self.lived.append(repr((dealt, shot.events, shot.waiting, shot.clock)))

    def looks(self, table: Table) -> str:
        return snapshot(table, self.person, NOW).model_dump_json()


def lives(table: Table) -> list[Life]:
    persons = [seat for seat, sitter in enumerate(table.sitters) if sitter.person]
    return [Life(table, seat) for seat in (None, *persons)]


def move_on(table: Table, people: list[Life], rng: Random) -> None:
    game = playing(table)
    mover = rng.choice(sorted(game.waiting()))
    move = any_move(game.legal(mover), rng)
    for life in people:
        life.goes_on(table, mover, move)
    table.play_seat(mover, move, NOW)
    for life in people:
        life.went_on(table)


TOGETHER = 20
"""As many moves as twins go on together: deep in a game they start from anywhere anyway."""


def lived_alike(game_key: str, tables: int, rng: Random, enough: int = 0) -> int:
    """Play tables of different luck; look for pairs that somebody has lived through alike.

    What is played is decided by what is public, so that alike tables stay together for long.
    Returns how many pairs that differ in truth were compared. Raises `Leak`.
    """
    pairs = 0
    seen: dict[str, tuple[str, str]] = {}
    options = any_options(game_key, rng)
    crowd = any_crowd(game_key, options, rng)
    for number in range(tables):
        if enough and pairs >= enough:
            break
        table = begun(game_key, crowd, options, salt=f"{number:06x}")
        # Who sits where is luck too, but none that would tell one such table from another.
        table.sitters.sort(key=lambda sitter: sitter.person.id if sitter.person else "house")
        people = lives(table)
        for _ in range(12):
            if table.stage != "playing":
                break
            truth = playing(table).model_dump_json()
            for life in people:
                key, look = "\n".join((str(life.seat), *life.lived)), life.looks(table)
                known_truth, known_look = seen.setdefault(key, (truth, look))
                compare(known_look, look, "a table lived through alike", life.seat)
                pairs += truth != known_truth
            move_on(table, people, Random("\n".join(people[0].lived)))
    return pairs


def stayed_alike(game_key: str, rng: Random) -> int:
    """The same deep in a game: a table and its twin go on as long as a seat lives them alike.

    Returns how many pairs that differ in truth were compared. Raises `Leak`.
    """
    options = any_options(game_key, rng)
    crowd = any_crowd(game_key, options, rng)
    table = begun(game_key, crowd, options, salt=f"{rng.getrandbits(64):016x}")
    for _ in range(rng.randrange(40)):
        if table.stage == "playing":
            step(table, rng)
    if table.stage != "playing":
        return 0
    return sum(_together(game_key, table, life.seat, rng) for life in lives(table))


def _together(game_key: str, table: Table, seat: Seat | None, rng: Random) -> int:
    one, other = read_back(table), read_back(table)
    other.game = facts(game_key).alike(playing(table), seat, rng)
    life, twin = (Life(at, seat, table.told) for at in (one, other))
    pairs = 0
    for _ in range(TOGETHER):
        if one.stage != "playing" or other.stage != "playing" or life.lived != twin.lived:
            break
        compare(life.looks(one), twin.looks(other), "a twin lived through alike", seat)
        pairs += one.game != other.game
        mover = rng.choice(sorted(playing(one).waiting()))
        move = any_move(playing(one).legal(mover), rng)
        for lived, at in ((life, one), (twin, other)):
            lived.goes_on(at, mover, move)
        if life.lived != twin.lived:
            break  # and in the twin the move may not even be on offer
        for lived, at in ((life, one), (twin, other)):
            at.play_seat(mover, move, NOW)
            lived.went_on(at)
    return pairs


def read_back(table: Table) -> Table:
    return Table.model_validate_json(table.model_dump_json())

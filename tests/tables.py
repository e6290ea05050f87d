"""Tables for tests: opened, people seated, moved along by whatever is on offer."""

from collections.abc import Sequence
from random import Random
from typing import Any

from bot.engines.duel import Duel
from bot.engines.game import Game, Move, Offer
from bot.engines.registry import GAMES
from bot.people import Person
from bot.record import Deal, Entry, Finish, Record
from bot.table import Table

SECRET = "5e" * 32
COMING = "c0" * 32
NOW = 1_000_000.0


def somebody(number: int) -> Person:
    return Person(id=str(100 + number), name=f"P{number}")


def opened(
    game_key: str = "duel",
    people: int = 2,
    options: dict[str, Any] | None = None,
    secret: str = SECRET,
    salt: str = "00",
) -> Table:
    """A lobby of that many people, salted; the first one is host, and his salt may be given."""
    host, *guests = [somebody(number) for number in range(people)]
    table = Table.open("Ab3Ab3Ab3Ab3", game_key, host, secret, NOW, options, salt=salt)
    for number, guest in enumerate(guests, 1):
        table.sit(guest, f"{number:02x}", NOW)
    return table


def begun(
    game_key: str = "duel",
    people: int = 2,
    options: dict[str, Any] | None = None,
    secret: str = SECRET,
    salt: str = "00",
) -> Table:
    table = opened(game_key, people, options, secret, salt)
    table.start(table.host, COMING, NOW)
    return table


def any_crowd(game_key: str, options: dict[str, Any], rng: Random) -> int:
    """How many people may play it so."""
    rules = GAMES[game_key]
    return rng.choice(rules.players) - rules.house_seats(rules.Options.model_validate(options))


def state(table: Table) -> str:
    """Its stage, asked anew."""
    return table.stage


def playing(table: Table) -> Game:
    assert table.game is not None
    return table.game


def person_in(table: Table, seat: int) -> str:
    person = table.sitters[seat].person
    assert person is not None
    return person.id


def asked(table: Table, seat: int) -> str:
    question = table.question(seat)
    assert question is not None
    return question


def any_move(offers: Sequence[Offer], rng: Random) -> Move:
    """A move that one of these offers allows."""
    offer = rng.choice(offers)
    free = [pick for pick in offer.among if pick not in offer.barred]
    return Move(
        kind=offer.kind, picks=tuple(rng.sample(free, rng.randint(offer.least, offer.most)))
    )


def any_options(game_key: str, rng: Random) -> dict[str, Any]:
    """Options drawn from their own schema: any word, number or switch it allows."""
    schema = GAMES[game_key].Options.model_json_schema()
    return {name: _any_value(field, rng) for name, field in schema["properties"].items()}


def _any_value(field: dict[str, Any], rng: Random) -> Any:
    if "enum" in field:
        return rng.choice(field["enum"])
    if "const" in field:
        return field["const"]
    if field["type"] == "boolean":
        return rng.random() < 0.5
    if field["type"] == "integer":
        return rng.randint(field["minimum"], field["maximum"])
    raise NotImplementedError(f"no way to draw {field}")


def step(table: Table, rng: Random, now: float = NOW) -> None:
    """One seat that is waited for makes any move."""
    game = playing(table)
    seat = rng.choice(sorted(game.waiting()))
    table.play_seat(seat, any_move(game.legal(seat), rng), now)


def play_out(table: Table, rng: Random) -> Table:
    while table.stage == "playing":
        step(table, rng)
    return table


def record_of(table: Table) -> Record:
    """The record of the one game this table has played."""
    deal, *entries, finish = table.written()
    assert isinstance(deal, Deal)
    assert isinstance(finish, Finish)
    played = tuple(entry for entry in entries if isinstance(entry, Entry))
    return Record(deal=deal, entries=played, finish=finish)


def duel(table: Table) -> Duel:
    game = playing(table)
    assert isinstance(game, Duel)
    return game


def shoot(table: Table, seat: int, target: int, now: float = NOW) -> str:
    """A seat shoots; the question it answered."""
    question = asked(table, seat)
    move = Move(kind="shoot", picks=(str(target),))
    table.play(person_in(table, seat), question, move, now)
    return question


def load_duel(table: Table, kinds: str) -> None:
    """Have these shells loaded instead."""
    words = {"L": "live", "B": "blank"}
    shells = [{"number": n, "loaded": words[kind]} for n, kind in enumerate(kinds)]
    table.game = Duel.model_validate({**duel(table).model_dump(), "queue": shells})

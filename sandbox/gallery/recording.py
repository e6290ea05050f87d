"""Games played beforehand by computers and by chance, always the same, to stop anywhere in."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from bot.engines.game import Move, Offer
from bot.engines.registry import GAMES
from bot.people import Person
from bot.players import choose
from bot.record import Entry
from bot.table import Table

MOMENT = 1_790_000_000.0
"""When all pictures are taken."""
THOUGHT = 12.0
"""So long before, the clock began to run: whoever is asked has used up that much of it."""
SECRETS = ("5e" * 32, "c0" * 32)
MANNERS = ("computers", "mixed", "chance")
"""Who plays: computers; they and chance by turns; chance alone, by other options, with leavers.

So what computers would never do has a picture too.
"""
GAMES_EACH = 7
LONGEST = 1200


@dataclass
class Recording:
    """A game as it was played. It can be dealt again and played up to any entry."""

    game: str
    people: int
    options: dict[str, Any]
    manner: str
    number: int
    entries: list[Entry] = field(default_factory=list)

    def at(self, place: int) -> Table:
        """The table after so many entries."""
        salt = f"{MANNERS.index(self.manner):02x}{self.number:02x}"
        table = gathered(self.game, self.people, self.options, salt)
        table.start(table.host, SECRETS[1], MOMENT - THOUGHT)
        for entry in self.entries[:place]:
            table.enter(entry, MOMENT - THOUGHT)
        table.fleeting()
        return table

    def play(self) -> Iterator[Table]:
        """The table after each entry, as the game goes on to its end; it is the same table."""
        table = self.at(0)
        luck = Random(f"gallery/{self.game}/{self.people}/{self.manner}/{self.number}")
        yield table
        while table.stage == "playing" and len(self.entries) < LONGEST:
            entry = self._next(table, luck)
            self.entries.append(entry)
            table.enter(entry, MOMENT - THOUGHT)
            yield table

    def _next(self, table: Table, luck: Random) -> Entry:
        game = table.game
        assert game is not None
        seat = luck.choice(sorted(game.waiting()))
        offers = game.legal(seat)
        if self.manner == "chance" and luck.random() < 0.01:
            if table.sitters[seat].plays and luck.random() < 0.1:
                return Entry(kind="left", seat=seat)
            return Entry(kind="idle", seat=seat)
        if self.manner == "computers" or (self.manner == "mixed" and luck.random() < 0.6):
            move = choose(self.game, game.view(seat), offers, luck)
        else:
            move = any_move(offers, luck)
        return Entry(kind="move", seat=seat, move=move)


def recordings(game: str, seats: int) -> Iterator[Recording]:
    """All games of so many seats, not yet played."""
    rules = GAMES[game]
    for manner in MANNERS:
        for number in range(GAMES_EACH):
            luck = Random(f"gallery/{game}/{seats}/{manner}/{number}")
            options = any_options(game, luck) if manner == "chance" else {}
            house = rules.house_seats(rules.Options.model_validate(options))
            yield Recording(game, seats - house, options, manner, number)


def gathered(
    game: str, people: int, options: dict[str, Any] | None = None, salt: str = ""
) -> Table:
    """A lobby of so many people, "1" the host; their names come when it is shown."""
    host, *guests = [Person(id=str(number), name="") for number in range(1, people + 1)]
    moment = MOMENT - THOUGHT
    table = Table.open("Scene0000000", game, host, SECRETS[0], moment, options, salt=salt)
    for guest in guests:
        table.sit(guest, "", moment)
    return table


def any_move(offers: list[Offer], luck: Random) -> Move:
    """A move that one of these offers allows."""
    offer = luck.choice(offers)
    free = [pick for pick in offer.among if pick not in offer.barred]
    picks = luck.sample(free, luck.randint(offer.least, min(offer.most, len(free))))
    return Move(kind=offer.kind, picks=tuple(picks))


def any_options(game: str, luck: Random) -> dict[str, Any]:
    """Options drawn from their own schema: any word, number or switch that it allows."""
    fields = GAMES[game].Options.model_json_schema().get("properties", {})
    drawn = {}
    for name, schema in fields.items():
        if schema["type"] == "integer":
            drawn[name] = luck.randint(schema["minimum"], schema["maximum"])
        else:
            drawn[name] = luck.choice(schema.get("enum", [False, True]))
    return drawn

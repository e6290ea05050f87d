"""A Duel at a table, people to play it, and a hand that moves time."""

import asyncio
from random import Random

from bot.engines.game import Move
from bot.people import Chat, Person
from bot.store import Store, new_id, new_secret
from bot.table import Table

NOW = 1_800_000_000.0
COMING = "c0" * 32
ANN = Person(id="11", name="Ann")
BEN = Person(id="22", name="Бен", language="ru")
GROUP = Chat(id="-100500", topic=7)
DAY = 24 * 3600.0


class Hand:
    """Time that stands still until somebody moves it, or sleeps."""

    def __init__(self) -> None:
        self.moment = NOW

    def now(self) -> float:
        return self.moment

    async def sleep(self, seconds: float) -> None:
        self.moment += seconds
        await asyncio.sleep(0)


def gathered(chat: Chat | None = GROUP) -> Table:
    """A lobby with Ann, who is host, and Ben."""
    table = Table.open(new_id(), "duel", ANN, new_secret(), NOW, chat=chat)
    table.sit(BEN, "ab12", NOW)
    return table


def begun(chat: Chat | None = GROUP) -> Table:
    """A match of Ann and Ben before its first move."""
    table = gathered(chat)
    table.start(ANN.id, COMING, NOW)
    return table


def against_the_dealer() -> Table:
    """Ann alone with the dealer; the move is hers."""
    options = {"mode": "solo"}
    table = Table.open(new_id(), "duel", ANN, new_secret(), NOW, options=options)
    table.start(ANN.id, COMING, NOW)
    return table


def any_move(table: Table, rng: Random) -> tuple[str, str, Move]:
    """A legal move of somebody who is asked, with the question: arguments of `Table.play`."""
    assert table.game is not None
    asked = [s for s in sorted(table.game.waiting()) if table.sitters[s].plays]
    seat = rng.choice(asked)
    person, question = table.sitters[seat].person, table.question(seat)
    assert person is not None
    assert question is not None
    offer = rng.choice(table.game.legal(seat))
    free = [pick for pick in offer.among if pick not in offer.barred]
    picks = rng.sample(free, rng.randint(offer.least, min(offer.most, len(free))))
    return person.id, question, Move(kind=offer.kind, picks=tuple(picks))


def play_on(table: Table, rng: Random, now: float = NOW) -> None:
    """One move by whoever is asked."""
    table.play(*any_move(table, rng), now)


def touch(table: Table) -> None:
    """The smallest change there is."""
    table.touched += 1


async def handed_to_the_dealer(store: Store) -> Table:
    """A solo table where the dealer has to move."""
    table = against_the_dealer()
    await store.create(table)
    for number in range(100):
        await store.change(table.id, lambda t, n=number: play_on(t, Random(n)))  # type: ignore[misc]
        table = await store.load(table.id)
        if table.pauses:
            return table
        assert table.stage == "playing"
    raise AssertionError

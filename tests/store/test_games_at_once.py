"""Every game: what several do at the same moment from two processes happened in some order."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from random import Random
from typing import NamedTuple

import pytest

from bot.engines.game import Move, Seat
from bot.engines.registry import GAMES
from bot.gathering import Refused
from bot.link import Client, connect
from bot.people import Person
from bot.record import Entry
from bot.store import Store, keys, new_id, new_secret
from bot.table import Table
from tests.leaks import read_back
from tests.store.conftest import Where
from tests.tables import (
    NOW,
    any_crowd,
    any_move,
    any_options,
    asked,
    begun,
    opened,
    person_in,
    play_out,
    playing,
    state,
    step,
)

Change = Callable[[Table], object]
Processes = tuple[Store, Store]
every_game = pytest.mark.parametrize("game_key", GAMES)
pytestmark = pytest.mark.parametrize(
    "where", ["server", pytest.param("cluster", marks=pytest.mark.long)], indirect=True
)
RACES = 60


class Play(NamedTuple):
    """What a seat plays, and what `Table.play` wants to know of it."""

    seat: Seat
    person: str
    question: str
    move: Move

    def at(self, table: Table) -> None:
        table.play(self.person, self.question, self.move, NOW)


@pytest.fixture
async def processes(where: Where, client: Client) -> AsyncIterator[Processes]:
    other = await connect(*where)
    yield Store(client), Store(other)
    await other.aclose()


async def at_once(
    processes: Processes, table_id: str, changes: Sequence[Change]
) -> list[Refused | None]:
    """All of them at the same moment, by turns from either process. How each was refused."""
    answers = await asyncio.gather(
        *(processes[n % 2].change(table_id, change) for n, change in enumerate(changes)),
        return_exceptions=True,
    )
    for answer in answers:
        if isinstance(answer, BaseException) and not isinstance(answer, Refused):
            raise answer
    return [answer if isinstance(answer, Refused) else None for answer in answers]


def codes(answers: Sequence[Refused | None]) -> list[str]:
    return sorted(answer.code if answer else "ok" for answer in answers)


# Moves


def everybodys_moves(table: Table, rng: Random) -> list[Play]:
    """A move of each person who may make one, and of one of them another from a second phone."""
    game = playing(table)
    may = [seat for seat in range(game.seats) if table.sitters[seat].plays and game.legal(seat)]
    plays: list[Play] = []
    for seat in [*may, rng.choice(may)] if may else []:
        move = any_move(game.legal(seat), rng)
        play = Play(seat, person_in(table, seat), asked(table, seat), move)
        if play not in plays:
            plays.append(play)
    rng.shuffle(plays)
    return plays


def is_refused(table: Table, play: Play) -> bool:
    try:
        play.at(read_back(table))
    except Refused:
        return True
    return False


async def written(store: Store, table: Table) -> list[Entry]:
    """The entries of the record of what is played at this table."""
    text = await store._link.call("GET", keys.of_record(table.id, table.deals))
    lines = text.splitlines()[1 : 1 + table.entries]
    return [Entry.model_validate_json(line) for line in lines]


async def race(processes: Processes, table: Table, plays: list[Play]) -> tuple[Table, int]:
    """Let them all play at once. The table after it, and how many came too late."""
    version, stored = await processes[0].load_versioned(table.id)
    assert stored == table
    answers = await at_once(processes, table.id, [play.at for play in plays])
    accepted = {p.seat: p for p, answer in zip(plays, answers, strict=True) if answer is None}
    refused = [p for p, answer in zip(plays, answers, strict=True) if answer is not None]
    now, after = await processes[1].load_versioned(table.id)
    order = (await written(processes[1], after))[table.entries :]
    assert now - version == len(order) == len(plays) - len(refused)
    assert {entry.seat for entry in order} == set(accepted)

    truth = read_back(table)
    late = [is_refused(truth, play) for play in refused]
    assert not any(late)
    for entry in order:
        accepted[entry.seat].at(truth)
        late = [was or is_refused(truth, play) for was, play in zip(late, refused, strict=True)]
    assert all(late), "somebody was refused who could have been counted"
    truth.written(), truth.fleeting()
    assert truth == after
    return after, len(refused)


@every_game
async def test_what_all_play_at_once_counts_wherever_it_can(
    game_key: str, processes: Processes, long: bool
) -> None:
    """Exactly one where one may, all where all may; each that counts is one version."""
    races = crowded = late = 0
    for number in range(10_000):
        rng = Random(f"at once/{game_key}/{number}")
        options = any_options(game_key, rng)
        table = begun(game_key, any_crowd(game_key, options, rng), options, salt=f"{number:02x}")
        table.id = new_id()
        await processes[0].create(table)
        while state(table := await processes[0].load(table.id)) == "playing":
            if not (plays := everybodys_moves(table, rng)):
                await processes[0].change(table.id, lambda t, rng=rng: step(t, rng))  # type: ignore[misc]
                continue
            before = table.entries
            after, refused = await race(processes, table, plays)
            races, late = races + 1, late + refused
            crowded += after.entries - before > 1
            if rng.random() < 0.05:
                break
        if races >= (20 * RACES if long else RACES):
            break
    assert late > RACES // 4
    assert crowded > RACES // 10 or game_key == "duel"


# Seats


def newcomer(number: int) -> Person:
    return Person(id=str(900 + number), name=f"N{number}")


def almost_full(game_key: str) -> Table:
    """A lobby with one seat left."""
    rules = GAMES[game_key]
    table = opened(game_key, rules.players[-1] - 1)
    table.id = new_id()
    return table


@every_game
async def test_the_last_seat_is_taken_once(game_key: str, processes: Processes) -> None:
    table = almost_full(game_key)
    await processes[0].create(table)
    sits = [lambda t, n=n: t.sit(newcomer(n), "", NOW) for n in range(4)]
    assert codes(await at_once(processes, table.id, sits)) == ["full"] * 3 + ["ok"]
    version, after = await processes[1].load_versioned(table.id)
    assert (version, len(after.sitters)) == (2, GAMES[game_key].players[-1])


@every_game
async def test_one_who_sits_down_twice_has_one_seat(game_key: str, processes: Processes) -> None:
    table = almost_full(game_key)
    await processes[0].create(table)
    sits: list[Change] = [lambda t: t.sit(newcomer(0), "", NOW)] * 4
    assert codes(await at_once(processes, table.id, sits)) == ["ok"] * 4
    version, after = await processes[1].load_versioned(table.id)
    assert version == 2
    assert [s.person for s in after.sitters].count(newcomer(0)) == 1


@every_game
async def test_who_comes_as_it_is_dealt_plays_or_is_told(
    game_key: str, processes: Processes
) -> None:
    came = set()
    for number in range(10):
        table = opened(game_key, GAMES[game_key].players[0])
        table.id = new_id()
        await processes[0].create(table)
        deal: list[Change] = [lambda t: t.start(t.host, new_secret(), NOW)]
        sit: list[Change] = [lambda t: t.sit(newcomer(0), "", NOW)]
        order = [*deal, *sit] if number % 2 else [*sit, *deal]
        answers = await at_once(processes, table.id, order)
        after = await processes[1].load(table.id)
        seat = after.seat_of("900")
        assert playing(after).seats == len(after.sitters) == len(table.sitters) + (seat is not None)
        told = next(a for a, change in zip(answers, order, strict=True) if change in sit)
        assert (seat is None) is (told is not None)
        came.add(told.code if told else "ok")
    assert came <= {"ok", "begun", "full"}


@every_game
async def test_it_is_dealt_once(game_key: str, processes: Processes) -> None:
    table = opened(game_key, GAMES[game_key].players[0])
    table.id = new_id()
    await processes[0].create(table)
    deals: list[Change] = [lambda t: t.start(t.host, new_secret(), NOW)] * 4
    assert codes(await at_once(processes, table.id, deals)) == ["begun"] * 3 + ["ok"]
    version, after = await processes[1].load_versioned(table.id)
    assert (version, after.deals, after.entries) == (2, 1, 0)


@every_game
async def test_a_rematch_that_all_ask_for_at_once_is_one_game(
    game_key: str, processes: Processes
) -> None:
    table = play_out(begun(game_key, GAMES[game_key].players[0]), Random(7))
    table.id = new_id()
    await processes[0].create(table)
    people = [s.person.id for s in table.sitters if s.person]
    asks = [
        lambda t, who=who: t.again(who, "c0", new_secret(), NOW) for who in [*people, people[0]]
    ]
    assert codes(await at_once(processes, table.id, asks)) == ["ok"] * len(asks)
    version, after = await processes[1].load_versioned(table.id)
    assert (version, after.deals, state(after)) == (1 + len(people), 2, "playing")
    assert sorted(s.person.id for s in after.sitters if s.person) == sorted(people)

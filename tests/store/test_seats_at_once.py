"""Every game: the last seat, the deal and the rematch, when several want them at once."""

from random import Random

import pytest

from bot.engines.registry import GAMES
from bot.people import Person
from bot.store import new_id, new_secret
from bot.table import Table
from tests.store.racing import Change, Processes, at_once, codes
from tests.tables import NOW, begun, opened, play_out, playing, state

every_game = pytest.mark.parametrize("game_key", GAMES)
on_real_servers = pytest.mark.parametrize(
    "where", ["server", pytest.param("cluster", marks=pytest.mark.long)], indirect=True
)
pytestmark = on_real_servers


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

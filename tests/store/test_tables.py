"""Tables are created, loaded and changed: whole or not at all, by any number of processes."""

import asyncio
import signal
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest

from bot.engines.game import Move
from bot.gathering import Refused
from bot.link import Client
from bot.people import Person
from bot.store import Contended, Store, Taken, Unknown, keys, new_id, new_secret, tables
from bot.table import Table
from tests.store.scene import ANN, BEN, GROUP, NOW, any_move, begun, gathered, play_on, touch

PLAYER = """
import asyncio, sys
from random import Random
from bot.store import Store, connect, new_secret
from tests.store.scene import ANN, BEN, GROUP, NOW, begun, play_on

async def main():
    store = Store(await connect(sys.argv[1]))
    table = begun()
    await store.create(table)
    print(table.id, flush=True)
    for number in range(100_000):
        def go_on(table):
            if table.stage == "playing":
                play_on(table, Random(number))
            else:
                table.again(ANN.id, "", new_secret(), NOW)
                table.again(BEN.id, "", new_secret(), NOW)
        await store.change(table.id, go_on)
        print("moved", flush=True)

asyncio.run(main())
"""


class Overtaken(Store):
    """A store before whose every commit something else happens."""

    before: Callable[[], Awaitable[object]]

    async def _commit(self, table: Table, version: int, body: str) -> bool:
        await self.before()
        return await super()._commit(table, version, body)


async def test_a_table_comes_back_as_it_was(store: Store, other: Store) -> None:
    table = begun()
    await store.create(table)
    assert await store.load(table.id) == table
    assert await other.load_versioned(table.id) == (1, table)


async def test_an_id_is_given_once(store: Store, other: Store) -> None:
    table = gathered()
    await store.create(table)
    usurper = gathered().model_copy(update={"id": table.id})
    with pytest.raises(Taken):
        await other.create(usurper)
    assert await store.load(table.id) == table


@pytest.mark.parametrize("table_id", ["nobodyknowsit", "", "a b", "*", "{0}:x", "ы" * 12, "a" * 99])
async def test_an_unknown_table_is_unknown(store: Store, table_id: str) -> None:
    with pytest.raises(Unknown):
        await store.load(table_id)
    with pytest.raises(Unknown):
        await store.change(table_id, touch)


async def test_a_change_answers_what_its_function_answers(store: Store) -> None:
    table = gathered()
    await store.create(table)
    assert await store.change(table.id, lambda table: table.seat_of(BEN.id)) == 1


async def test_a_refused_change_writes_nothing(store: Store) -> None:
    table = gathered()
    await store.create(table)

    def refuse(table: Table) -> None:
        touch(table)
        raise Refused("full")

    with pytest.raises(Refused, match="full"):
        await store.change(table.id, refuse)
    assert await store.load_versioned(table.id) == (1, table)


async def test_a_change_that_changes_nothing_writes_nothing(store: Store) -> None:
    table = begun()
    await store.create(table)
    await store.settle_stale(table.id, 1)
    person, question, move = any_move(table, Random(1))
    await store.change(table.id, lambda table: table.play(person, question, move, NOW))
    await store.settle_stale(table.id, 2)
    await store.change(table.id, lambda table: table.play(person, question, move, NOW))
    await store.change(table.id, lambda table: None)
    assert (await store.load_versioned(table.id))[0] == 2
    assert await store.stale() == []


async def test_twenty_at_once_from_two_processes_all_count(store: Store, other: Store) -> None:
    table = gathered()
    await store.create(table)
    await asyncio.gather(*(each.change(table.id, touch) for each in [store, other] * 20))
    version, table = await store.load_versioned(table.id)
    assert version == 1 + 40
    assert table.touched == NOW + 40


async def test_an_overtaken_change_runs_again_on_the_fresh_table(
    client: Client, other: Store
) -> None:
    table = gathered()
    await other.create(table)
    store = Overtaken(client)
    overtaken = False

    async def overtake() -> None:
        nonlocal overtaken
        if not overtaken:
            overtaken = True
            await other.change(table.id, lambda table: table.leave(BEN.id, NOW))

    store.before = overtake
    seen: list[int] = []

    def count(table: Table) -> None:
        seen.append(len(table.sitters))
        touch(table)

    await store.change(table.id, count)
    assert seen == [2, 1]
    version, table = await other.load_versioned(table.id)
    assert (version, len(table.sitters), table.touched) == (3, 1, NOW + 1)


async def test_a_change_that_is_always_overtaken_gives_up(client: Client, other: Store) -> None:
    table = gathered()
    await other.create(table)
    store = Overtaken(client)
    store.before = lambda: other.change(table.id, touch)
    with pytest.raises(Contended):
        await store.change(table.id, lambda table: table.leave(BEN.id, NOW))
    assert len((await other.load(table.id)).sitters) == 2


async def test_two_moves_at_once_one_is_played_the_other_answered(
    store: Store, other: Store
) -> None:
    table = begun()
    await store.create(table)
    assert table.game is not None
    (seat,) = table.game.waiting()
    asked = table.sitters[seat].person
    question = table.question(seat)
    assert asked is not None
    assert question is not None
    moves = [Move(kind="shoot", picks=(str(target),)) for target in (seat, 1 - seat)]
    answers = await asyncio.gather(
        *(
            each.change(table.id, lambda t, move=move: t.play(asked.id, question, move, NOW))  # type: ignore[misc]
            for each, move in zip((store, other), moves, strict=True)
        ),
        return_exceptions=True,
    )
    refused = [answer for answer in answers if isinstance(answer, Refused)]
    assert len(refused) == 1
    assert answers.count(None) == 1
    assert refused[0].code in ("stale", "not-asked")
    version, table = await store.load_versioned(table.id)
    assert (version, table.entries) == (2, 1)


async def test_a_move_sent_twice_at_once_is_played_once(store: Store, other: Store) -> None:
    table = begun()
    await store.create(table)
    person, question, move = any_move(table, Random(3))

    def play(table: Table) -> None:
        table.play(person, question, move, NOW)

    await asyncio.gather(store.change(table.id, play), other.change(table.id, play))
    assert (await store.load(table.id)).entries == 1


async def test_a_commit_whose_answer_was_lost_is_not_made_twice(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When a connection breaks the client sends a command again that may have arrived."""
    table = gathered()
    await store.create(table)
    run = store._link.run

    async def run_twice(*call: object) -> object:
        await run(*call)  # type: ignore[arg-type]
        return await run(*call)  # type: ignore[arg-type]

    monkeypatch.setattr(store._link, "run", run_twice)
    await store.change(table.id, touch)
    version, table = await store.load_versioned(table.id)
    assert (version, table.touched) == (2, NOW + 1)


async def test_a_server_that_has_lost_its_functions_gets_them_again(
    store: Store, client: Client
) -> None:
    table = gathered()
    await store.create(table)
    await client.function_flush()
    await asyncio.gather(*(store.change(table.id, touch) for _ in range(5)))
    assert (await store.load(table.id)).touched == NOW + 5


async def test_a_killed_process_leaves_a_whole_table(redis_server: str, server: Client) -> None:
    player = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        PLAYER,
        redis_server,
        stdout=asyncio.subprocess.PIPE,
        cwd=Path(tables.__file__).parents[2],
    )
    assert player.stdout is not None
    table_id = (await player.stdout.readline()).decode().strip()
    for _ in range(100):
        await player.stdout.readline()
    player.send_signal(signal.SIGKILL)
    await player.communicate()

    store = Store(server)
    version, table = await store.load_versioned(table_id)
    assert version > 100
    written = await server.get(keys.of_record(table_id, table.deals))
    over = table.stage == "over"
    assert written is not None
    assert len(written.splitlines()) == 1 + table.entries + over
    assert await store.stale() == [(table_id, version)]
    assert table.due is not None
    assert await store.due(table.due) == [table_id]
    await store.change(table_id, touch)


async def test_ids_and_secrets_are_never_the_same() -> None:
    assert len({new_id() for _ in range(1000)}) == 1000
    assert all(len(new_id()) == 12 and new_id().isalnum() for _ in range(100))
    assert len({new_secret() for _ in range(100)}) == 100
    assert len(bytes.fromhex(new_secret())) == 32


async def test_stored_is_live(client: Client, long: bool) -> None:
    """A table that is written and read at every change goes the way of one that never is."""
    store = Store(client)
    for seed in range(200 if long else 30):
        rng = Random(seed)
        live = gathered()
        await store.create(live)
        now = NOW
        for _ in range(60):
            now += rng.uniform(0, 30)
            happen = _anything(live, rng, now)
            try:
                happen(live)
            except Refused as refused:
                with pytest.raises(Refused, match=refused.code):
                    await store.change(live.id, happen)
            else:
                await store.change(live.id, happen)
            live.written(), live.fleeting()
            stored = await store.load(live.id)
            assert stored == live
            assert stored.model_dump_json() == live.model_dump_json()


def _anything(table: Table, rng: Random, now: float) -> Callable[[Table], object]:
    who = rng.choice((ANN, BEN))
    chance = rng.random()
    secret = rng.randbytes(32).hex()
    if table.stage == "playing" and chance < 0.9:
        assert table.game is not None
        if any(table.sitters[seat].plays for seat in table.game.waiting()) and chance < 0.8:
            person, question, move = any_move(table, rng)
            return lambda table: table.play(person, question, move, now)
        return lambda table: table.lapse(now)
    likely: list[Callable[[Table], object]] = [
        lambda table: table.start(who.id, now),
        lambda table: table.sit(who, "", now),
        lambda table: table.leave(who.id, now),
        lambda table: table.again(who.id, "c0", secret, now),
        lambda table: table.configure(who.id, now, stand_in=True, pace="blitz"),
        lambda table: table.lapse(now),
    ]
    return rng.choice(likely[:2] * 3 + likely)


def test_the_players_of_these_tests_finish_a_match() -> None:
    table = begun()
    for number in range(500):
        if table.stage == "over":
            break
        play_on(table, Random(number))
    assert table.stage == "over"


async def test_indexes_are_written_before_the_table(client: Client, other: Store) -> None:
    """So a process that dies in between leaves an entry too many, and never one too few."""
    store, table = Overtaken(client), gathered()
    cyd = Person(id="33", name="Cyd")
    listed: list[list[str]] = []

    async def look() -> None:
        found = [await other.enlisted(who, 9) for who in (ANN.id, BEN.id, GROUP.id, cyd.id)]
        listed.append([who[0][0] if who else "" for who in found])

    store.before = look
    await store.create(table)
    await store.change(table.id, lambda table: table.leave(BEN.id, NOW))
    await store.change(table.id, lambda table: table.sit(cyd, "", NOW))
    assert listed[0] == listed[1] == [table.id] * 3 + [""]
    assert listed[2] == [table.id] * 4

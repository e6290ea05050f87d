"""Whoever wishes to be forgotten: nothing leads to him, and what was played still holds."""

from collections.abc import AsyncIterator
from random import Random
from typing import Any

import pytest

from bot import replay
from bot.link import Client
from bot.opening import come_to, promise
from bot.people import Chat, Person
from bot.playable import choices
from bot.store import Store, Unknown, new_id, new_secret
from bot.table import Table
from tests.store.scene import BEN, COMING, DAY, NOW, Hand, play_on

ZOE = Person(id="907733441", name="Зое Zubeida", language="mk")
GROUP = "-100500"
READS: dict[str, tuple[str, ...]] = {
    "string": ("GET",),
    "hash": ("HGETALL",),
    "set": ("SMEMBERS",),
    "zset": ("ZRANGE", "0", "-1"),
    "list": ("LRANGE", "0", "-1"),
    "stream": ("XRANGE", "-", "+"),
}


async def kept(client: Client, but: tuple[str, ...] = ()) -> AsyncIterator[str]:
    """All that Redis holds, keys and values; but for keys that begin so."""
    async for key in client.scan_iter():
        if but and key.startswith(but):
            continue
        command, *words = READS[str(await client.type(key))]
        yield f"{key} {await client.execute_command(command, key, *words)}"


async def known_of(client: Client, person: Person) -> list[str]:
    return [each async for each in kept(client) if person.id in each or "Zubeida" in each]


def opened(stage: str, stand_in: bool = False, chat: Chat | None = None) -> Table:
    """A table that Zoe has opened, at that stage."""
    table = Table.open(new_id(), "duel", ZOE, new_secret(), NOW, chat=chat)
    table.configure(ZOE.id, NOW, stand_in=stand_in)
    table.sit(BEN, "ab12", NOW)
    if chat is None:
        table.say(ZOE.id, "table", "добра вечер", NOW)
        table.say(BEN.id, "table", "привет", NOW)
    if stage != "lobby":
        table.start(ZOE.id, COMING, NOW)
    number = 0
    while stage in ("over", "closed") and table.stage == "playing":
        number += 1
        play_on(table, Random(number))
    return table


async def live(store: Store, stage: str, **how: Any) -> str:
    """Such a table, with what stands beside it, as it comes of being played in a chat."""
    table = opened(stage, **how)
    await store.create(table)
    if stage == "closed":
        await store.change(table.id, Table.shut)
    for audience in (ZOE.id, f"asked.{ZOE.id}", f"panel.{ZOE.id}.7", BEN.id):
        await store.set_card(table.id, audience, "{}")
    await store.say_once(table.id, f"turn.1.2.{ZOE.id}")
    return table.id


async def test_nothing_is_kept_that_names_who_was_forgotten(store: Store, client: Client) -> None:
    await store.save_person(ZOE)
    await store.choose_language(ZOE.id, "ru")
    await store.set_can_dm(ZOE.id, True)
    await store.follow(GROUP, ZOE.id)
    await store.follow(GROUP, BEN.id)
    tables = [
        await live(store, stage, stand_in=stand_in, chat=chat)
        for stage in ("lobby", "playing", "over", "closed")
        for stand_in in (False, True)
        for chat in (None, Chat(id=GROUP))
    ]
    # A reader of the index drops from it what is over, and still it is found.
    await store.tables_of(ZOE.id)
    assert await known_of(client, ZOE)
    for _ in range(2):
        await store.forget(ZOE.id)
        assert await known_of(client, ZOE) == []
    assert await store.followers(GROUP) == [BEN.id]
    assert await store.card(tables[0], BEN.id) == "{}"
    assert {table.id for table in await store.tables_of(BEN.id)} == set(tables[:12])


@pytest.mark.parametrize("stand_in", [False, True])
async def test_whoever_is_forgotten_leaves_as_others_do(store: Store, stand_in: bool) -> None:
    lobby, playing = await live(store, "lobby"), await live(store, "playing", stand_in=stand_in)
    await store.forget(ZOE.id)
    table = await store.load(lobby)
    assert (table.stage, table.host, len(table.sitters)) == ("lobby", BEN.id, 1)
    table = await store.load(playing)
    assert table.stage == ("playing" if stand_in else "over")
    assert sum(sitter.plays for sitter in table.sitters) == 1
    assert [line.text for line in await store.talk(playing)] == ["добра вечер", "привет"]
    assert [line.name for line in await store.talk(playing)] == ["", BEN.name]


async def test_records_hold_without_him(store: Store) -> None:
    table_id = await live(store, "over")
    before = await store.record(table_id)
    assert before is not None
    await store.forget(ZOE.id)
    after = await store.record(table_id)
    assert after == before
    assert list(replay.findings(replay.read(after.model_dump_json())))


async def test_a_table_is_found_as_long_as_it_is_kept(
    store: Store, client: Client, time: Hand
) -> None:
    """However long it was played: it is kept from its last moment on."""
    table_id = await live(store, "over")
    await time.sleep(80 * DAY)
    await store.change(table_id, Table.shut)
    await time.sleep(80 * DAY)
    await live(store, "lobby")
    await store.forget(ZOE.id)
    assert await known_of(client, ZOE) == []


async def test_the_others_may_play_on_without_him(store: Store) -> None:
    table_id = await live(store, "over")
    await store.forget(ZOE.id)

    def rematch(table: Table) -> None:
        table.again(BEN.id, "", "5e" * 32, NOW)
        table.sit(Person(id="33", name="Cy"), "", NOW)
        table.start(BEN.id, "5e" * 32, NOW)

    await store.change(table_id, rematch)
    assert (await store.load(table_id)).stage == "playing"


async def test_what_he_has_promised_is_opened_no_more(store: Store) -> None:
    await store.save_person(ZOE)
    (table_id, *_) = (await promise(store, ZOE, choices(group=True))).values()
    await store.forget(ZOE.id)
    with pytest.raises(Unknown):
        await come_to(store, table_id, NOW)
    await store.save_person(ZOE)
    assert (await come_to(store, table_id, NOW)).host == ZOE.id

"""Whoever comes just as a game begins has a seat in it, or is told that he has come too late."""

import asyncio

import pytest

from bot.people import Person
from bot.store import Store, new_id, new_secret
from bot.table import Table
from bot.texts import plain
from bot.timing import MovableTime
from tests.handlers.guests import Guest, buttons, keyboards, until
from tests.handlers.running import Running
from tests.tables import playing


def as_person(guest: Guest) -> Person:
    return Person(id=guest.id, name=guest.person.name, language=guest.person.language)


async def lobby(store: Store, now: float, host: Guest, friend: Guest) -> Table:
    """A lobby of two where more could sit."""
    table = Table.open(new_id(), "coup", as_person(host), new_secret(), now)
    table.sit(as_person(friend), "", now)
    await store.create(table)
    return table


@pytest.mark.parametrize("head_start", [0.0, 0.05, 0.3])
async def test_whoever_sits_down_as_it_begins_plays_or_is_told(
    bot: Running,
    anya: Guest,
    tom: Guest,
    bojan: Guest,
    store: Store,
    time: MovableTime,
    head_start: float,
) -> None:
    table = await lobby(store, time.now(), anya, tom)
    bojan.phone.start(f"j{table.id}")
    sits = plain("mk", "button-sit")
    await until(lambda: any(sits in buttons(card) for card in keyboards(bojan)))
    tapping = asyncio.create_task(bojan.tap(sits))
    await asyncio.sleep(head_start)
    await store.change(table.id, lambda t: t.start(t.host, new_secret(), time.now()))
    toast = (await tapping)["toast"]
    after = await store.load(table.id)
    seated = after.seat_of(bojan.id) is not None
    assert toast == plain("mk", "toast-seated" if seated else "refused-begun")
    assert playing(after).seats == 2 + seated


async def test_a_link_followed_after_the_start_leads_to_a_new_table_or_to_watching(
    bot: Running, anya: Guest, tom: Guest, bojan: Guest, store: Store, time: MovableTime
) -> None:
    table = await lobby(store, time.now(), anya, tom)
    await store.change(table.id, lambda t: t.start(t.host, new_secret(), time.now()))
    bojan.phone.start(f"j{table.id}")
    message = await bojan.sees(plain("mk", "refused-begun"))
    assert buttons(message) == ["Нова маса", "Отвори ја масата"]
    assert (await store.load(table.id)).seat_of(bojan.id) is None

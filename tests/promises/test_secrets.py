"""Promises 27, 29 and 32: secrets reach whom they are for, by some way, and nobody else."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from aiohttp.test_utils import TestClient, TestServer

from bot.engines.game import Move
from bot.store import Store
from bot.timing import MovableTime
from sandbox.chats import Chat
from sandbox.telegram import Telegram
from tests.handlers.guests import LONGEST, Guest, buttons, keyboards, only_table, shown, until
from tests.handlers.running import Running
from tests.promises.test_robustness import play_in_the_mini_app
from tests.tables import asked, person_in, playing
from tests.webapp.phone import TOKEN, Phone
from webapp.app import create_app
from webapp.protocol import BotNames

REACH = "откроет бота или стол"


@pytest.fixture
async def web(store: Store, time: MovableTime) -> AsyncIterator[TestClient]:  # type: ignore[type-arg]
    """The web app of the same tables."""
    names = BotNames(username="one_table_bot", app="table")
    client = TestClient(TestServer(create_app(store, TOKEN, names, time)))
    await client.start_server()
    yield client
    await client.close()


async def seat_a_stranger(anya: Guest, tom: Guest, group: Chat, store: Store) -> str:
    """Anya, whom the bot may write to, hosts in the group, and Tom sits down who never saw it."""
    anya.phone.start()
    await anya.sees("Привет")
    anya.say("/play duel", group)
    await anya.sees("ждём игроков", chat=group)
    table_id = (await only_table(store, anya)).id
    led = await tom.tap("Сесть", group)
    assert led["url"] == f"https://t.me/one_table_bot?start=t{table_id}"
    await anya.sees("можно начинать", f"Ждём, пока Tom Whitaker {REACH}.", chat=group)
    return table_id


async def waits_no_more(who: Guest, group: Chat) -> None:
    await until(lambda: not any(REACH in shown(message) for message in who.from_bot(group)))


async def test_29_whoever_cannot_be_written_to_is_led_to_the_bot_and_the_group_waits_for_him(
    bot: Running, anya: Guest, tom: Guest, group: Chat, store: Store
) -> None:
    """Until he has followed the link; and of his secrets that line says nothing."""
    table_id = await seat_a_stranger(anya, tom, group, store)
    await anya.tap("Начать", group)
    card = await anya.sees("идёт игра", REACH, chat=group)
    assert [line for line in shown(card).split("\n") if REACH in line] == [
        f"Ждём, пока Tom Whitaker {REACH}."
    ]
    tom.phone.start(f"t{table_id}")
    await tom.sees("the game is on")
    await waits_no_more(anya, group)


async def test_29_whoever_opens_the_table_need_not_open_the_bot(
    bot: Running,
    anya: Guest,
    tom: Guest,
    group: Chat,
    store: Store,
    web: TestClient,  # type: ignore[type-arg]
    time: MovableTime,
) -> None:
    """Nor does he hinder anybody before; he plays there, and is led to the bot no more."""
    table_id = await seat_a_stranger(anya, tom, group, store)
    phone = await Phone.of(web, time.now(), tom.person.id, "Tom Whitaker")
    live = await phone.at(table_id)
    await live.see()
    await waits_no_more(anya, group)
    await anya.tap("Начать", group)
    await live.see_until(stage="playing")
    await live.socket.close()
    assert (await tom.tap("Моя тайна", group))["answered"]
    await waits_no_more(anya, group)
    assert (await store.person(tom.id)).can_dm is None
    assert tom.from_bot() == []


async def test_29_whoever_plays_is_waited_for_no_more(
    bot: Running, anya: Guest, tom: Guest, group: Chat, store: Store, time: MovableTime
) -> None:
    table_id = await seat_a_stranger(anya, tom, group, store)
    await anya.tap("Начать", group)
    await anya.sees("идёт игра", REACH, chat=group)
    table = await store.load(table_id)
    while person_in(table, next(iter(playing(table).waiting()))) != tom.id:
        (seat,) = playing(table).waiting()
        move, question = Move(kind="shoot", picks=(str(1 - seat),)), asked(table, seat)
        await store.change(table_id, lambda it: it.play(anya.id, question, move, time.now()))  # noqa: B023
        table = await store.load(table_id)
    await play_in_the_mini_app(store, time, table_id, tom)
    await waits_no_more(anya, group)


async def test_29_whoever_taps_a_game_in_a_menu_is_led_there_too(
    bot: Running, tom: Guest, group: Chat, store: Store
) -> None:
    tom.say("/play", group)
    led = await tom.tap("Night Protocol", group)
    table_id = (await only_table(store, tom)).id
    assert led["url"] == f"https://t.me/one_table_bot?start=t{table_id}"
    await tom.sees("Waiting for Tom Whitaker to open the bot or the table.", chat=group)
    assert "Start" not in buttons(keyboards(tom, group)[-1])


async def test_29_where_the_mini_app_knows_that_the_bot_may_write_it_does(
    bot: Running,
    anya: Guest,
    tom: Guest,
    group: Chat,
    store: Store,
    sandbox: Telegram,
    web: TestClient,  # type: ignore[type-arg]
    time: MovableTime,
) -> None:
    """Telegram says so to whoever opens it; without a word of his in private."""
    await seat_a_stranger(anya, tom, group, store)
    await anya.tap("Начать", group)
    await anya.sees("идёт игра", REACH, chat=group)
    sandbox.people[tom.person.id].started = True
    user = {"id": tom.person.id, "first_name": "Tom", "last_name": "Whitaker"}
    for allowed in (False, True):
        assert (await store.person(tom.id)).can_dm is None
        await Phone.coming(web, time.now(), user | {"allows_write_to_pm": allowed})
    await tom.sees("the game is on")
    await waits_no_more(anya, group)


async def test_29_whoever_lets_the_bot_write_from_the_mini_app_is_written_to(
    bot: Running, anya: Guest, tom: Guest, group: Chat, store: Store
) -> None:
    await seat_a_stranger(anya, tom, group, store)
    await anya.tap("Начать", group)
    await anya.sees("идёт игра", REACH, chat=group)
    tom.phone.allow()
    await tom.sees("the game is on")
    await waits_no_more(anya, group)


async def test_29_whoever_blocked_the_bot_is_led_back_when_he_sits_down(
    bot: Running, anya: Guest, tom: Guest, group: Chat, store: Store
) -> None:
    tom.phone.start()
    await tom.sees("Hello")
    tom.phone.block()
    async with asyncio.timeout(LONGEST):
        while (await store.person(tom.id)).can_dm is not False:  # noqa: ASYNC110 - Redis tells nobody
            await asyncio.sleep(0.01)
    table_id = await seat_a_stranger(anya, tom, group, store)
    tom.phone.start(f"t{table_id}")
    await waits_no_more(anya, group)

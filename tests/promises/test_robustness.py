"""The bot bears what Telegram and people do to it: blocks, and news of kinds it has not learnt."""

import asyncio
from typing import Any

import pytest

from bot.engines.game import Move
from bot.store import Store
from bot.timing import MovableTime
from sandbox.chats import Chat
from sandbox.telegram import Telegram
from tests.handlers.guests import (
    LONGEST,
    Guest,
    begin,
    carries,
    keyboards,
    shoot_until_over,
    until,
)
from tests.handlers.running import Running
from tests.tables import asked, person_in, playing


async def play_in_the_mini_app(store: Store, time: MovableTime, table_id: str, who: Guest) -> None:
    """Shoot at the other, as the Mini App would."""
    table = await store.load(table_id)
    (seat,) = playing(table).waiting()
    assert person_in(table, seat) == who.id
    move = Move(kind="shoot", picks=(str(1 - seat),))
    question = asked(table, seat)
    await store.change(table_id, lambda it: it.play(who.id, question, move, time.now()))


async def shoot_by_button(store: Store, table_id: str, who: Guest) -> None:
    table = await store.load(table_id)
    (seat,) = playing(table).waiting()
    question = asked(table, seat)
    await until(lambda: carries(who, f"shoot:{table_id}:{question}:"))
    message = keyboards(who)[-1]
    await who.press(message, f"shoot:{table_id}:{question}:{1 - seat}")


def writes_to(sandbox: Telegram) -> list[str]:
    """The chats the bot writes or edits in from now on, in their order."""
    chats: list[str] = []
    befall = sandbox.faults.next

    def seen(place: str, chat: str = "") -> Any:
        if place.lower().startswith(("send", "edit")):
            chats.append(chat)
        return befall(place, chat)

    sandbox.faults.next = seen  # type: ignore[method-assign]
    return chats


async def test_54_whoever_blocks_the_bot_in_mid_game_stops_nobody_and_is_called_in_the_group(
    bot: Running,
    anya: Guest,
    tom: Guest,
    group: Chat,
    store: Store,
    sandbox: Telegram,
    time: MovableTime,
) -> None:
    """He plays on in the Mini App, the other by his buttons; to him nothing is written any more."""
    for guest in (anya, tom):
        guest.phone.start()
    anya.say("/play duel", group)
    await tom.tap("Сесть", group)
    await anya.tap("Начать", group)
    await tom.sees("the game is on")
    (table,) = await store.tables_of(tom.id)
    tom.phone.block()
    await unreachable(store, tom)
    chats = writes_to(sandbox)
    called = False
    while (now := await store.load(table.id)).stage == "playing":
        (seat,) = playing(now).waiting()
        if person_in(now, seat) == anya.id:
            await shoot_by_button(store, table.id, anya)
            continue
        if not called and now.running and now.running.warns:
            time.skip(max(0.0, now.running.warns - time.now()) + 1)
            await anya.sees("Tom Whitaker, время почти вышло", chat=group)
            called = True
        await play_in_the_mini_app(store, time, table.id, tom)
    await anya.sees("итог", "Победа", chat=group)
    assert called
    assert tom.id not in chats
    tom.phone.unblock()
    await tom.sees("the game is over")


async def unreachable(store: Store, guest: Guest) -> None:
    """Once the bot has learnt that it may not write to this person."""
    async with asyncio.timeout(LONGEST):
        while (await store.person(guest.id)).can_dm is not False:  # noqa: ASYNC110 - Redis tells nobody
            await asyncio.sleep(0.01)


NEWS: dict[str, Any] = {
    "message_teleported": {"to": {"id": 1, "moons": ["Deimos"]}},
    "poll": {"id": "1", "question": "?", "options": [], "total_voter_count": 0},
    "purchased_paid_media": {"from": {"id": 601000001}, "paid_media_payload": "x"},
    "message": {"message_id": 9, "date": 1, "chat": {"id": -5, "type": "parliament"}},
}


@pytest.mark.parametrize("kind", NEWS)
async def test_55_news_of_a_kind_nobody_has_learnt_is_passed_over(
    bot: Running,
    anya: Guest,
    sandbox: Telegram,
    caplog: pytest.LogCaptureFixture,
    kind: str,
) -> None:
    sandbox.updates.put(kind, NEWS[kind])
    anya.phone.start()
    await anya.sees("Привет")
    assert len(anya.from_bot()) == 1
    assert not [each for each in caplog.records if each.name == "asyncio"]


async def test_55_fields_nobody_has_learnt_are_passed_over(
    bot: Running, anya: Guest, tom: Guest, group: Chat, sandbox: Telegram, store: Store
) -> None:
    put = sandbox.updates.put

    def stranger(kind: str, content: dict[str, Any]) -> None:
        news = {name: one | MORE if isinstance(one, dict) else one for name, one in content.items()}
        put(kind, news | MORE)

    sandbox.updates.put = stranger  # type: ignore[method-assign]
    table_id = await begin(store, anya, tom)
    await shoot_until_over(store, table_id, anya, tom)
    await anya.sees("итог")


MORE = {"aura": {"colour": "#000", "seen_by": [1, 2]}, "is_imaginary": True}

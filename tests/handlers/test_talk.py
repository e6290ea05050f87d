"""Talking by replies to one's own card: said at the table, heard by whom it is for."""

import logging
from collections.abc import Callable

import pytest

from bot.engines.duel import Duel
from bot.engines.game import Circle, Seat
from bot.store import Store
from bot.table import Table
from sandbox.chats import Chat
from sandbox.messages import Message
from sandbox.telegram import Telegram
from tests.handlers.guests import Guest, begin, only_table, open_for_two, shown, until
from tests.handlers.running import Running

WHISPER = "It was her all along"


def reply(who: Guest, text: str, to: Message | None = None) -> Message:
    """To the last message of the bot that has buttons, his card, if to no other."""
    cards = [message for message in who.from_bot() if message.keyboard]
    return who.phone.say(who.dm, text, str((to or cards[-1]).id))


async def sign(message: Message) -> str:
    await until(lambda: message.reactions)
    return str(next(iter(message.reactions.values())))


async def texts(store: Store, table_id: str) -> list[tuple[str, str]]:
    return [(line.circle, line.text) for line in await store.talk(table_id)]


@pytest.fixture
def night(monkeypatch: pytest.MonkeyPatch) -> Callable[[bool, Seat], None]:
    """At the Duel somebody whispers to himself: by night or, once it is day, no longer."""

    def turn(dark: bool, whisperer: Seat) -> None:
        def talk(game: Duel, seat: Seat) -> list[Circle]:
            table = Circle(key="table", may_write=not dark)
            return [table, Circle(key="plot", may_write=dark)] if seat == whisperer else [table]

        monkeypatch.setattr(Duel, "talk", talk)

    return turn


async def test_a_reply_to_ones_card_is_said_at_the_table(
    bot: Running, anya: Guest, tom: Guest, store: Store
) -> None:
    table_id = await open_for_two(store, anya, tom)
    said = reply(anya, "Ну что,\nначнём?")
    assert await sign(said) == "👍"
    assert await texts(store, table_id) == [("table", "Ну что, начнём?")]
    await tom.sees("At the table", "Ну что, начнём?", "reply to this message to write")
    await anya.sees("За столом", "Ну что, начнём?")
    assert await sign(reply(tom, "Yes")) == "👍"
    assert "Tom: Yes" in shown(await anya.sees("Yes")).replace(" Whitaker", "")


async def test_what_is_no_reply_to_a_card_is_not_said(
    bot: Running, anya: Guest, tom: Guest, store: Store
) -> None:
    table_id = await open_for_two(store, anya, tom)
    tom.say("Hello?")
    greeting = await tom.sees("Hello, Tom")
    reply(tom, "Anybody?", greeting)
    await until(lambda: sum("Hello, Tom" in shown(m) for m in tom.from_bot()) >= 2)
    reply(tom, "/help")
    await tom.sees("How it works")
    assert await store.talk(table_id) == []


async def test_why_something_is_not_said_is_said_in_ones_language(
    bot: Running, anya: Guest, tom: Guest, store: Store, night: Callable[[bool, Seat], None]
) -> None:
    table_id = await begin(store, anya, tom)
    reply(anya, "ы" * 201)
    await anya.sees("не больше 200 знаков")
    night(True, 7)
    reply(tom, "Is it night?")
    await tom.sees("You can only listen here now.")
    assert await store.talk(table_id) == []


async def test_the_table_of_a_group_talks_in_its_group_and_whispers_in_private(
    bot: Running,
    anya: Guest,
    bojan: Guest,
    group: Chat,
    store: Store,
    night: Callable[[bool, Seat], None],
) -> None:
    anya.phone.start()
    anya.say("/play duel", group)
    await bojan.tap("Сесть", group)
    await anya.tap("Начать", group)
    await anya.sees("идёт игра")
    reply(anya, "Есть кто?")
    await anya.sees("разговаривает в своей группе")
    seat = (await only_table(store, anya)).seat_of(anya.id)
    assert seat is not None
    before = [shown(message) for message in anya.from_bot(group)]
    night(True, seat)
    assert await sign(reply(anya, WHISPER)) == "🙊"
    await anya.sees("plot", WHISPER)
    assert [shown(message) for message in anya.from_bot(group)] == before


async def whispering(
    store: Store, table_id: str, night: Callable[[bool, Seat], None], *guests: Guest
) -> tuple[Guest, Guest]:
    """Night falls; who whispers, and who does not."""
    table = await store.load(table_id)
    night(True, 0)
    first = table.sitters[0].person
    assert first
    return (guests[0], guests[1]) if guests[0].id == first.id else (guests[1], guests[0])


async def test_a_whisper_is_on_no_other_card_and_in_no_log(
    bot: Running,
    anya: Guest,
    tom: Guest,
    store: Store,
    night: Callable[[bool, Seat], None],
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.DEBUG, logger="bot")
    table_id = await begin(store, anya, tom)
    who, other = await whispering(store, table_id, night, anya, tom)
    before = [shown(message) for message in other.from_bot()]
    assert await sign(reply(who, WHISPER)) == "🙊"
    assert await texts(store, table_id) == [("plot", WHISPER)]
    card = await who.sees("plot", WHISPER)
    assert any(entity["type"] == "spoiler" for entity in card.entities)
    reply(who, "And nobody else")
    await who.sees("plot", WHISPER, "And nobody else")
    assert [shown(message) for message in other.from_bot()] == before
    assert WHISPER not in caplog.text


async def test_what_was_typed_by_night_is_not_said_aloud_by_day(
    bot: Running,
    anya: Guest,
    tom: Guest,
    sandbox: Telegram,
    store: Store,
    night: Callable[[bool, Seat], None],
) -> None:
    table_id = await begin(store, anya, tom)
    who, other = await whispering(store, table_id, night, anya, tom)
    night(False, 0)
    late = reply(who, WHISPER)
    await who.sees("everybody at the table" if who is tom else "прочтут все")
    assert await store.talk(table_id) == []
    sandbox.updates.put("message", late.shown(who.dm.shown()))
    second = reply(other, "Good morning")
    assert await sign(second) == "👍"
    assert await texts(store, table_id) == [("table", "Good morning")]
    assert await sign(reply(who, "Morning")) == "👍"
    assert await texts(store, table_id) == [("table", "Good morning"), ("table", "Morning")]


async def test_a_message_that_is_handed_over_twice_is_said_once(
    bot: Running, anya: Guest, tom: Guest, sandbox: Telegram, store: Store
) -> None:
    table_id = await open_for_two(store, anya, tom)
    said = reply(anya, "Раз")
    await sign(said)
    said.reactions.clear()
    sandbox.updates.put("message", said.shown(anya.dm.shown()))
    assert await sign(said) == "👍"
    assert await texts(store, table_id) == [("table", "Раз")]


async def test_whoever_has_left_is_not_heard(
    bot: Running, anya: Guest, tom: Guest, store: Store
) -> None:
    table_id = await open_for_two(store, anya, tom)

    def away(table: Table) -> None:
        table.leave(tom.id, table.touched)

    await store.change(table_id, away)
    reply(tom, "Still here?")
    await tom.sees("Hello, Tom")
    assert await store.talk(table_id) == []

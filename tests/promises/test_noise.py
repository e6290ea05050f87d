"""The bot makes little noise: one card a table, few messages, fewer sounds."""

import asyncio
from random import Random
from typing import Any

import pytest

from bot import story
from bot.people import LANGUAGES
from bot.snapshot import snapshot
from bot.store import Store
from bot.table import Table
from bot.texts import spoken
from bot.timing import MovableTime
from sandbox.chats import Chat
from sandbox.rooms import Rooms
from sandbox.telegram import Telegram
from tests.handlers.gathering import lobby
from tests.handlers.guests import Guest, only_table, until
from tests.handlers.running import Running
from tests.promises.crowd import Crowd, Ledger
from tests.tables import person_in, playing

CHATTER = (
    "Hello everybody",
    "play duel",
    "who wants to play coup? start!",
    "/play@another_bot",
    "/unheard_of",
    "one table, please",
    "42",
    "https://t.me/one_table_bot?start=hello",
)
TAPS, BURST = 60, 3.0
ANSWERED_WITHIN, SHOWN_WITHIN, ROOM_WITHIN = 1.0, 12.0, 10.0


def _cards(crowd: Crowd) -> list[int]:
    """The messages in the group that have buttons."""
    return [message.id for message in crowd.group.messages.values() if message.keyboard]


async def test_21_one_table_is_one_message_that_is_edited_until_the_game_takes_a_turn(
    bot: Running, sandbox: Telegram, store: Store, time: MovableTime
) -> None:
    """Then it comes anew, and the old one goes: never do two stand side by side for long."""
    crowd = await Crowd.gather(sandbox, store, time, 5)
    ledger = Ledger(sandbox, crowd.group)
    heard = (await crowd.begin("resistance")).told
    turns = 0
    while turns < 2:
        (card,) = _cards(crowd)
        await store.change(crowd.table_id, crowd.move)
        table = await store.load(crowd.table_id)
        await crowd.is_shown()
        told = table.story[len(table.story) - (table.told - heard) :]
        turn, heard = any(story.is_called("resistance", event) for event in told), table.told
        turns += turn
        (now,) = await until(lambda: _cards(crowd) if len(_cards(crowd)) == 1 else None)
        assert (now == card) is not turn
    assert len(ledger.sent()) == 1 + turns
    assert max(ledger.standing) <= 2


async def test_25_sounds_are_for_what_has_come_and_routine_is_silent(
    bot: Running, sandbox: Telegram, store: Store, time: MovableTime
) -> None:
    crowd = await Crowd.gather(sandbox, store, time, 5)
    ledger = Ledger(sandbox, crowd.group)
    await crowd.begin("resistance")
    (card,) = _cards(crowd)
    assert not ledger.sent()[0].silent
    del crowd.group.messages[card]
    await store.change(crowd.table_id, crowd.move)
    await crowd.is_shown()
    assert [look.silent for look in ledger.sent()] == [False, True]
    crowd.guests[0].say("/rules resistance", crowd.group)
    await until(lambda: len(ledger.sent()) > 2)
    assert ledger.sent()[-1].silent


async def test_25_called_by_name_are_only_those_who_must_act_and_whom_nothing_else_reaches(
    bot: Running, sandbox: Telegram, store: Store, time: MovableTime
) -> None:
    """Two of five have never spoken to the bot; one of these answers in time."""
    crowd = await Crowd.gather(sandbox, store, time, 5, strangers=2)
    ledger = Ledger(sandbox, crowd.group)
    table = await crowd.begin("resistance")
    *_, quick, slow = crowd.guests
    await store.change(table.id, lambda it: crowd.move(it, it.seat_of(quick.id)))
    assert table.running
    assert table.running.warns
    time.skip(table.running.warns - time.now() + 1)
    await until(lambda: any(look.called for look in ledger.looks))
    # A tap on what nobody offers: all is looked at again.
    card = crowd.group.messages[_cards(crowd)[0]]
    await crowd.guests[0].press(card, f"sit:{table.id}::", crowd.group)
    await time.sleep(10)
    assert [look.called for look in ledger.sent() if look.called] == [(slow.person.id,)]


async def test_26_nothing_is_said_to_ordinary_chatter(
    bot: Running, anya: Guest, tom: Guest, group: Chat, sandbox: Telegram, store: Store
) -> None:
    """As an administrator the bot hears every word."""
    Rooms(sandbox, anya.person).promote(group, sandbox.bot)
    card = await lobby(anya, group)
    ledger = Ledger(sandbox, group)
    for words in CHATTER:
        tom.say(words, group)
    tom.phone.say(group, "Nice.", str(card.id))
    anya.say("/help", group)
    answer = await anya.sees("Как это устроено", chat=group)
    assert len(ledger.spent) == 1
    assert [message.id for message in anya.from_bot(group)] == [card.id, answer.id]
    assert len((await only_table(store, anya)).sitters) == 1


@pytest.mark.parametrize("time", [0.5], indirect=True)
@pytest.mark.parametrize("game", ["mafia", "resistance"])
async def test_22_a_burst_of_taps_spends_little_and_its_last_state_is_shown_soon(
    bot: Running, sandbox: Telegram, store: Store, time: MovableTime, game: str
) -> None:
    """Ten people tap six times each in three seconds. Time runs at half speed, so that a busy
    machine has twice as long for everything."""
    crowd = await Crowd.gather(sandbox, store, time, 10)
    await crowd.begin(game)
    time.skip(60)
    ledger = Ledger(sandbox, crowd.group)
    waits: list[float] = []

    async def tap(guest: Guest, turn: int) -> dict[str, Any]:
        began = time.now()
        answer = await (crowd.answer(guest) if turn < 2 else crowd.tap_group(guest, "secret"))
        waits.append(time.now() - began)
        return answer

    turns = [(guest, turn) for guest in crowd.guests for turn in range(6)]
    Random(game).shuffle(turns)
    tapping = []
    for guest, turn in turns:
        tapping.append(asyncio.create_task(tap(guest, turn)))
        await time.sleep(BURST / TAPS)
    answers = await asyncio.gather(*tapping)
    over = time.now()
    while not await crowd.stands():
        await asyncio.sleep(0.05)
        time.skip(0.1)
        assert time.now() < over + SHOWN_WITHIN
    assert len(answers) == TAPS
    assert all(answer["answered"] for answer in answers)
    assert max(waits) < ANSWERED_WITHIN
    assert ledger.refused == []
    assert 2 <= ledger.most_in_a_minute() <= 20
    check_secrets(await store.load(crowd.table_id), ledger)


@pytest.mark.parametrize("time", [5.0], indirect=True)
async def test_22_a_minute_of_moves_leaves_room_for_answers(
    bot: Running, sandbox: Telegram, store: Store, time: MovableTime
) -> None:
    crowd = await Crowd.gather(sandbox, store, time, 10)
    await crowd.begin("resistance")
    ledger = Ledger(sandbox, crowd.group)
    asked: dict[int, float] = {}
    answered: dict[int, float] = {}
    began, asker = time.now(), crowd.guests[0]
    while time.now() < began + 75:
        if len(asked) < 3 and time.now() > began + 15 + 20 * len(asked):
            asked[len(asked)] = time.now()
            asker.say("/help", crowd.group)
        helps = [look for look in ledger.sent() if "Как это устроено" in look.text]
        answered |= {turn: time.now() for turn in range(len(answered), len(helps))}
        await store.change(crowd.table_id, crowd.move)
        await time.sleep(0.5)
    assert ledger.refused == []
    assert 12 <= ledger.most_in_a_minute() <= 20
    assert all(answered[turn] - moment < ROOM_WITHIN for turn, moment in asked.items())


def check_secrets(table: Table, ledger: Ledger) -> None:
    """Nothing that one seat alone knows was ever in the group, in no language."""
    told = " ".join(look.text + look.keyboard for look in ledger.looks)
    known = {
        spoken(line)
        for seat in range(playing(table).seats)
        for lang in LANGUAGES
        for line in story.secrets(snapshot(table, person_in(table, seat), 0), lang)
    }
    assert len(known) > len(LANGUAGES)
    assert not [line for line in known if line in told]

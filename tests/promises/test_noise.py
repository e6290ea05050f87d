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
from sandbox.telegram import Telegram
from tests.handlers.guests import Guest
from tests.handlers.running import Running
from tests.promises.crowd import Crowd, Ledger
from tests.tables import person_in, playing

TAPS, BURST = 60, 3.0
ANSWERED_WITHIN, SHOWN_WITHIN, ROOM_WITHIN = 1.0, 15.0, 10.0


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

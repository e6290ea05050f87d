"""Buttons: whoever taps one is answered within a second, whatever comes of it."""

from typing import Any

import pytest

from bot.link import Client
from bot.store import Store, keys, new_id
from bot.timing import MovableTime
from sandbox.chats import Chat
from sandbox.telegram import Telegram
from tests.handlers.gathering import lobby
from tests.handlers.guests import Guest, only_table
from tests.handlers.running import Running

SLOWLY = pytest.mark.parametrize("time", [0.5], indirect=True)
"""Half as fast as the machine, which may be busy: its second lasts two."""
WITHIN = 1.0
STRANGE = (
    "no button of ours",
    ":::",
    "a" * 64,
    "sit:nowhere::",
    "sit:{gone}::",
    "shoot:{table}:9.t9.9:them",
    "pace:{table}::never",
    "quit:{table}::",
    "lang:::xx",
)


async def in_time(guest: Guest, data: str, card: int, group: Chat) -> dict[str, Any]:
    """Tap a button of this card that says this; fails where the answer comes late."""
    time = guest.telegram.time
    began = time.now()
    answer = await guest.press(group.messages[card], data, group)
    assert answer["answered"]
    assert time.now() - began < WITHIN
    return answer


@SLOWLY
async def test_12_every_tap_is_answered_within_a_second_whatever_its_button_says(
    bot: Running, anya: Guest, tom: Guest, group: Chat, store: Store, time: MovableTime
) -> None:
    card = (await lobby(anya, group)).id
    table = (await only_table(store, anya)).id
    for data in STRANGE:
        answer = await in_time(tom, data.format(gone=new_id(), table=table), card, group)
        assert answer["toast"], data


@SLOWLY
@pytest.mark.parametrize("fault", ["429", "502", "timeout"])
async def test_12_a_tap_is_answered_while_telegram_takes_no_edits(
    bot: Running,
    anya: Guest,
    tom: Guest,
    group: Chat,
    sandbox: Telegram,
    store: Store,
    time: MovableTime,
    fault: str,
) -> None:
    card = (await lobby(anya, group)).id
    table = (await only_table(store, anya)).id
    sandbox.faults.add("editMessageText", fault, 5, 60)
    answers = [
        await in_time(tom, f"{verb}:{table}::", card, group) for verb in ("sit", "leave", "sit")
    ]
    way = f"https://t.me/one_table_bot?start=t{table}"
    assert [answer["url"] for answer in answers] == [way, None, way]
    assert answers[1]["toast"] == "You have left the table."


@SLOWLY
async def test_12_a_tap_is_answered_although_its_work_fails(
    bot: Running,
    anya: Guest,
    tom: Guest,
    group: Chat,
    client: Client,
    store: Store,
    time: MovableTime,
) -> None:
    card = (await lobby(anya, group)).id
    table = (await only_table(store, anya)).id
    await client.hset(keys.of_table("table", table), "body", "{")
    answer = await in_time(tom, f"sit:{table}::", card, group)
    assert answer["toast"] == "That didn’t work just now. Please try again."

"""Whole games in a group by what each one sees there alone: no private chat, no Mini App."""

from random import Random

import pytest

from bot.store import Store
from bot.timing import MovableTime
from sandbox.telegram import Telegram
from tests.handlers.running import Running
from tests.promises.strangers import Strangers, fast

CROWDS = {"coup": 4, "resistance": 5, "mafia": 6}

time = fast(120.0)


@pytest.mark.parametrize("game", CROWDS)
async def test_a_whole_game_in_a_group_for_ones_own_eyes(
    game: str, bot: Running, sandbox: Telegram, store: Store, time: MovableTime
) -> None:
    rng = Random(f"own eyes/{game}")
    friends = Strangers.meet(sandbox, store, time, CROWDS[game], rng)
    sandbox.faults.add("ephemeral", "lost")
    sandbox.faults.at_random(7, {"lost": 0.2})
    await friends.gather(game)
    await friends.play()
    assert (await friends.table()).stage == "over"
    assert len(friends.asides) > friends.lost > 0
    assert friends.openly
    for message in friends.chat.messages.values():
        assert not any(entity["type"] == "spoiler" for entity in message.entities)
    assert not any(guest.from_bot() for guest in friends.guests)

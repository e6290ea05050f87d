"""Whole games by the buttons of private chats, without the Mini App – or next to people in it."""

from collections.abc import AsyncIterator
from random import Random
from typing import Any

import pytest
from aiohttp.test_utils import TestClient, TestServer

from bot.engines.registry import GAMES
from bot.store import Store
from bot.timing import MovableTime
from sandbox.telegram import Telegram
from tests.handlers.running import Running
from tests.promises.players import HASTE, Company, be_patient, company
from tests.tables import any_move, playing
from tests.webapp.phone import TOKEN, Live, Phone
from webapp.app import create_app
from webapp.protocol import BotNames

# As many as it takes for more than eight choices.
CROWDS = {"duel": 2, "coup": 6, "resistance": 6, "resistance_mini": 3, "mafia": 8}


@pytest.fixture
def time() -> MovableTime:
    return MovableTime(HASTE)


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    be_patient(monkeypatch)


@pytest.fixture
async def web(store: Store, time: MovableTime) -> AsyncIterator[TestClient[Any, Any]]:
    """The Mini App's server beside the bot, on the same tables."""
    names = BotNames(username="one_table_bot", app="table")
    client = TestClient(TestServer(create_app(store, TOKEN, names, time)))
    await client.start_server()
    yield client
    await client.close()


@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_game_and_a_rematch_by_buttons_alone(
    game: str,
    bot: Running,
    sandbox: Telegram,
    store: Store,
    time: MovableTime,
) -> None:
    rng = Random(f"buttons/{game}")
    friends = Company(company(sandbox, CROWDS[game], rng), store, time, rng)
    await friends.gather(game)
    await friends.play()
    over = await friends.table()
    assert over.stage == "over"
    assert over.game
    assert over.game.outcome()
    if game.startswith("resistance"):
        assert any(press.is_step for press in friends.tapped)
    await friends.play_again()
    await friends.turn()


async def test_some_play_by_buttons_and_some_in_the_mini_app(
    bot: Running,
    sandbox: Telegram,
    store: Store,
    time: MovableTime,
    web: TestClient[Any, Any],
) -> None:
    rng = Random("mixed")
    guests = company(sandbox, CROWDS["resistance"], rng)
    friends = Company(guests, store, time, rng)
    await friends.gather("resistance")
    sockets: dict[int, Live] = {}
    for guest in guests[:2]:
        person = guest.person
        app = await Phone.of(web, time.now(), person.id, person.name, person.language)
        live = await app.at(friends.table_id)
        await live.see()
        sockets[live.snapshot["seat"]] = live
    moves = {"app": 0, "chat": 0}
    while (table := await friends.table()).stage == "playing":
        seat = rng.choice(sorted(playing(table).waiting()))
        if seat in sockets:
            live = sockets[seat]
            await live.see_until(question=table.question(seat))
            move = any_move(playing(table).legal(seat), rng)
            answer = await live.play(move.kind, *move.picks)
            assert "error" not in answer
            moves["app"] += 1
        else:
            await friends.answer(table, seat)
            moves["chat"] += 1
    assert min(moves.values()) > 5
    for live in sockets.values():
        await live.see_until(stage="over")
    await friends.play_again()

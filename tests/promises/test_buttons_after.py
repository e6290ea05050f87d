"""A finished table leaves nothing to tap but what goes on from there."""

from functools import partial
from random import Random

import pytest

from bot.engines.registry import GAMES
from bot.store import Store
from bot.table import Table
from bot.timing import MovableTime
from sandbox.chats import Chat
from sandbox.telegram import Telegram
from tests.handlers.gathering import two_play
from tests.handlers.guests import Guest, begin, carries, until
from tests.handlers.running import Running
from tests.promises.players import Company, be_patient, company, of_bot, shown_to
from tests.tables import any_move, playing

STAYS = {"again", "start", "menu"}


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    be_patient(monkeypatch)


def only_what_stays(guest: Guest) -> bool:
    return {press.verb for _, press in shown_to(guest)} <= STAYS


@pytest.mark.parametrize("game", GAMES)
async def test_17_a_finished_table_leaves_no_active_button_behind(
    game: str,
    bot: Running,
    sandbox: Telegram,
    store: Store,
    time: MovableTime,
    group: Chat,
) -> None:
    """But for a rematch, and for a way to a new table."""
    rng = Random(f"finished/{game}")
    friends = Company(company(sandbox, GAMES[game].players[0], rng), store, time, rng)
    await friends.gather(game)
    await friends.turn()

    def finish(table: Table) -> None:
        while table.stage == "playing":
            seat = min(playing(table).waiting())
            table.play_seat(seat, any_move(playing(table).legal(seat), rng), time.now())

    await store.change(friends.table_id, finish)
    for guest in friends.guests:
        await until(partial(only_what_stays, guest))
        assert any(press.verb == "again" for _, press in shown_to(guest))
    await friends.tap(friends.guests[0], "again")


async def test_17_whether_somebody_would_rather_leave_is_asked_no_more_when_it_is_over(
    bot: Running, anya: Guest, tom: Guest, store: Store, time: MovableTime
) -> None:
    table_id = await begin(store, anya, tom)
    await anya.tap("Встать")
    await until(lambda: carries(anya, "stay:"))
    await store.change(table_id, lambda table: table.leave(tom.id, time.now()))
    assert (await store.load(table_id)).stage == "over"
    await until(partial(only_what_stays, anya))


async def test_17_neither_does_one_in_a_group(
    bot: Running, anya: Guest, tom: Guest, group: Chat, store: Store, time: MovableTime
) -> None:
    await two_play(anya, tom, group, "coup")
    (table,) = await store.tables_of(anya.id)

    def finish(table: Table) -> None:
        rng = Random("group")
        while table.stage == "playing":
            seat = min(playing(table).waiting())
            table.play_seat(seat, any_move(playing(table).legal(seat), rng), time.now())

    await store.change(table.id, finish)
    await until(lambda: {press.verb for _, press in of_bot(anya, group)} == {"again"})
    await store.change(table.id, lambda it: it.leave(anya.id, time.now()))
    await store.change(table.id, lambda it: it.leave(tom.id, time.now()))
    await until(lambda: not of_bot(anya, group))

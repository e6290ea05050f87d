"""Six people at a table of Resistance, whose leader is to choose a team: that takes steps."""

from collections.abc import Callable
from random import Random
from typing import Any

from bot.presses import Press
from bot.shown import CHOSEN
from bot.steps import Chosen
from bot.store import Store
from bot.table import Table
from bot.texts import plain
from bot.timing import MovableTime
from sandbox.messages import Message
from sandbox.telegram import Telegram
from tests.handlers.guests import Guest
from tests.promises.players import Company, company, shown_to
from tests.tables import any_move, person_in, playing


async def six(telegram: Telegram, store: Store, time: MovableTime) -> Company:
    """They have come to where the leader names a team."""
    rng = Random("six")
    friends = Company(company(telegram, 6, rng), store, time, rng)
    await friends.gather("resistance")
    await go_on_to(friends, "propose")
    return friends


async def go_on_to(friends: Company, stage: str) -> Table:
    """People answer anything until the table comes to this stage."""

    def step(table: Table) -> bool:
        game = playing(table)
        view: Any = game.view(None)
        if view.stage == stage:
            return True
        seat = min(game.waiting())
        table.play_seat(seat, any_move(game.legal(seat), friends.rng), friends.time.now())
        return False

    while not await friends.store.change(friends.table_id, step):
        pass
    return await friends.table()


def leaving(person: str, now: float) -> Callable[[Table], None]:
    return lambda table: table.leave(person, now)


def leader_of(friends: Company, table: Table) -> tuple[Guest, int]:
    (seat,) = playing(table).waiting()
    return next(g for g in friends.guests if g.id == person_in(table, seat)), seat


async def steps_of(friends: Company) -> tuple[Guest, Table, Message, list[Press]]:
    """Who is to choose, and the buttons with which."""
    table = await friends.table()
    guest, _ = leader_of(friends, table)
    message = await friends.screen_of(guest, table, None)
    return guest, table, message, [p for m, p in shown_to(guest) if m is message and p.question]


async def chosen(friends: Company, guest: Guest) -> Chosen | None:
    kept = await friends.store.card(friends.table_id, CHOSEN + guest.id)
    return Chosen.model_validate_json(kept) if kept else None


def in_own(guest: Guest, key: str) -> str:
    return plain(guest.person.language, key)

"""A person's tables in a list: of each, who sits there and what it waits for."""

from bot.snapshot import people
from bot.store import Store
from bot.table import Table
from webapp.protocol import TableLine


async def lines_of(store: Store, person_id: str) -> tuple[TableLine, ...]:
    """The one touched last first."""
    return tuple(line(table, person_id) for table in await store.tables_of(person_id))


def line(table: Table, person_id: str) -> TableLine:
    seat = table.seat_of(person_id)
    if seat is not None and not table.sitters[seat].plays:
        seat = None
    game = table.game
    outcome = game.outcome() if game else None
    return TableLine(
        id=table.id,
        game=table.game_key,
        stage=table.stage,
        seat=seat,
        people=people(table),
        least=table.rules.players[0],
        waiting=tuple(sorted(game.waiting())) if game and table.stage == "playing" else (),
        winners=outcome.winners if outcome else None,
        pace=table.pace,
    )

"""Every game: what all play at the same moment from two processes happened in some order."""

from random import Random

import pytest

from bot.engines.registry import GAMES
from bot.store import new_id
from bot.table import Table
from tests.store.racing import Play, Processes, play, race
from tests.tables import any_crowd, any_move, any_options, begun, playing, state, step

every_game = pytest.mark.parametrize("game_key", GAMES)
on_real_servers = pytest.mark.parametrize(
    "where", ["server", pytest.param("cluster", marks=pytest.mark.long)], indirect=True
)
pytestmark = on_real_servers
RACES = 60


def everybodys_moves(table: Table, rng: Random) -> list[Play]:
    """A move of each person who may make one, and of one of them another from a second phone."""
    game = playing(table)
    may = [seat for seat in range(game.seats) if table.sitters[seat].plays and game.legal(seat)]
    plays: list[Play] = []
    for seat in [*may, rng.choice(may)] if may else []:
        mine = play(table, seat, any_move(game.legal(seat), rng))
        if mine not in plays:
            plays.append(mine)
    rng.shuffle(plays)
    return plays


@every_game
async def test_what_all_play_at_once_counts_wherever_it_can(
    game_key: str, processes: Processes, long: bool
) -> None:
    """Exactly one where one may, all where all may; each that counts is one version."""
    races = crowded = late = 0
    for number in range(10_000):
        rng = Random(f"at once/{game_key}/{number}")
        options = any_options(game_key, rng)
        table = begun(game_key, any_crowd(game_key, options, rng), options, salt=f"{number:02x}")
        table.id = new_id()
        await processes[0].create(table)
        while state(table := await processes[0].load(table.id)) == "playing":
            if not (plays := everybodys_moves(table, rng)):
                await processes[0].change(table.id, lambda t, rng=rng: step(t, rng))  # type: ignore[misc]
                continue
            before = table.entries
            after, refused = await race(processes, table, plays)
            races, late = races + 1, late + refused
            crowded += after.entries - before > 1
            if rng.random() < 0.05:
                break
        if races >= (20 * RACES if long else RACES):
            break
    assert late > RACES // 4
    assert crowded > RACES // 20 or game_key == "duel"

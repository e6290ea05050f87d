"""Every way in which any game can end: winners, one finish in its record, and a record that holds.

The ways are those that the catalogue has words for. Tables of random players do not find them all,
so others play here too: some are stubborn, some silent, some leave, some are the computer's.
"""

import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from bot import texts
from bot.engines.game import Move, Offer, Seat
from bot.engines.registry import GAMES
from bot.players import choose
from bot.record import Entry, Finish, Record
from bot.replay import findings
from bot.table import Table
from tests.tables import NOW, any_crowd, any_move, any_options, begun, playing

every_game = pytest.mark.parametrize("game_key", GAMES)
Player = Callable[[Table, Seat, list[Offer], Random], Move | None]
MOST_ENTRIES = 20_000
TABLES = 200


def reasons(game_key: str) -> set[str]:
    text = (Path(texts.__file__).parent / "locales" / "en" / f"{game_key}.ftl").read_text("utf-8")
    return set(re.findall(rf"^{game_key}-reason-([a-z0-9-]+) =", text, re.MULTILINE))


def carefree(table: Table, seat: Seat, offers: list[Offer], rng: Random) -> Move | None:
    return any_move(offers, rng)


def silent(table: Table, seat: Seat, offers: list[Offer], rng: Random) -> Move | None:
    return None


def computed(table: Table, seat: Seat, offers: list[Offer], rng: Random) -> Move | None:
    return choose(table.game_key, playing(table).view(seat), offers, rng)


def stubborn(rng: Random) -> Player:
    """Whoever plays has the same favourites all the time."""
    favour: dict[str, float] = {}

    def play(table: Table, seat: Seat, offers: list[Offer], luck: Random) -> Move | None:
        kinds = [favour.setdefault(offer.kind, rng.random()) for offer in offers]
        return any_move([offers[kinds.index(max(kinds))]], luck)

    return play


def play_to_its_end(table: Table, player: Player, leaves: float, rng: Random) -> None:
    for _ in range(MOST_ENTRIES):
        if table.stage != "playing":
            return
        game = playing(table)
        seat = rng.choice(sorted(game.waiting()))
        sitter = table.sitters[seat]
        if sitter.person and not sitter.gone and rng.random() < leaves:
            table.leave(sitter.person.id, NOW)
            continue
        move = player(table, seat, game.legal(seat), rng)
        if move is None:
            table.enter(Entry(kind="idle", seat=seat), NOW)
        else:
            table.play_seat(seat, move, NOW)
    pytest.fail("this table does not end")


def finished(game_key: str, number: int) -> Table:
    """By turns: the carefree, the computer, the carefree of whom some leave, the stubborn, ..."""
    rng = Random(f"outcomes/{game_key}/{number}")
    options = any_options(game_key, rng)
    crowd = any_crowd(game_key, options, rng)
    table = begun(game_key, crowd, options, salt=f"{number:06x}")
    players: list[Player] = [carefree, computed, carefree, stubborn(rng), silent]
    turn = number % len(players)
    play_to_its_end(table, players[turn], 0.02 if turn == 2 else 0.0, rng)
    return table


@every_game
def test_every_end_has_its_winners_and_a_record_that_holds(game_key: str, long: bool) -> None:
    ended: Counter[str] = Counter()
    for number in range(TABLES):
        table = finished(game_key, number)
        outcome = playing(table).outcome()
        assert outcome is not None
        assert sorted(set(outcome.winners)) == list(outcome.winners)
        assert set(outcome.winners) <= set(range(playing(table).seats))
        deal, *entries, finish = table.written()
        assert isinstance(finish, Finish)
        assert finish.outcome == outcome.model_dump(mode="json")
        assert [type(entry) for entry in entries] == [Entry] * table.entries
        assert table.story[-1].kind in ("ended", "stalled")  # nothing is said after the end
        ended[outcome.reason] += 1
        if ended[outcome.reason] <= (20 if long else 1):
            said = {"deal": deal, "entries": entries, "finish": finish}
            assert list(findings(Record.model_validate(said)))
        if not long and number > 2 and ended.keys() == reasons(game_key):
            break
    assert ended.keys() == reasons(game_key), ended

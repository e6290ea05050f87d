"""A table while it is played: the deal, questions, repeats, stale moves, the record."""

from collections.abc import Callable
from random import Random

import pytest

from bot.engines.duel import Duel, DuelOptions
from bot.engines.game import Move
from bot.gathering import Refused
from bot.record import Deal, Entry, Finish, seed_of
from bot.snapshot import snapshot
from bot.table import Table
from tests.tables import (
    COMING,
    NOW,
    SECRET,
    any_move,
    asked,
    begun,
    duel,
    load_duel,
    opened,
    person_in,
    play_out,
    playing,
    shoot,
    somebody,
    step,
)
from tests.test_table import refusal


def test_the_deal_is_the_secrets_and_the_salts_in_sitting_order() -> None:
    for number in range(12):
        salt = f"{number:02x}"
        table = begun(salt=salt)
        assert table.salts == (salt, "01")
        assert table.seed == seed_of(SECRET, (salt, "01"))
        rng = Random(f"{table.seed}/deal")
        order = Duel.seating(2, DuelOptions(), False, rng)
        assert [person_in(table, seat) for seat in (0, 1)] == [somebody(n).id for n in order]
        assert playing(table) == told_out(Duel.deal(2, DuelOptions(), rng))


def told_out(game: Duel) -> Duel:
    game.told()
    return game


def test_neither_salt_nor_secret_alone_decides_the_seed() -> None:
    seeds = {begun().seed, begun(salt="aa").seed, begun(secret="11" * 32).seed}
    assert len(seeds) == 3


def test_the_salts_are_not_kept_in_the_seats() -> None:
    assert [sitter.salt for sitter in begun().sitters] == ["", ""]


def test_case_37_of_two_rapid_taps_one_shell_is_gone() -> None:
    table = begun()
    load_duel(table, "BLL")
    question = shoot(table, 0, 1)
    assert len(duel(table).queue) == 2
    other = Move(kind="shoot", picks=("0",))
    host = person_in(table, 0)
    table.written()
    assert refusal(table, lambda: table.play(host, question, other, NOW)) == "not-asked"
    same = Move(kind="shoot", picks=("1",))
    table.play(host, question, same, NOW)
    assert len(duel(table).queue) == 2


def test_a_repeat_of_the_last_move_is_fine_and_changes_nothing() -> None:
    table = begun()
    load_duel(table, "BLL")
    question = shoot(table, 0, 0)
    before = table.model_dump_json()
    table.play(person_in(table, 0), question, Move(kind="shoot", picks=("0",)), NOW + 5)
    assert table.model_dump_json() == before


def test_an_old_question_is_stale() -> None:
    table = begun()
    load_duel(table, "BBL")
    question = shoot(table, 0, 0)
    move = Move(kind="shoot", picks=("1",))
    table.written()
    host = person_in(table, 0)
    assert refusal(table, lambda: table.play(host, question, move, NOW)) == "stale"
    assert refusal(table, lambda: table.play(host, "1.t1.7", move, NOW)) == "stale"
    assert refusal(table, lambda: table.play(host, "", move, NOW)) == "stale"


def test_a_question_names_deal_clock_and_ones_own_moves_since() -> None:
    table = begun()
    assert asked(table, 0) == "1.t1.0"
    assert table.question(1) is None
    duel(table).pockets[0].append("beer")
    load_duel(table, "BLL")
    table.play(person_in(table, 0), "1.t1.0", Move(kind="use", picks=("beer",)), NOW)
    assert asked(table, 0) == "1.t1.1"
    shoot(table, 0, 0)
    assert asked(table, 1) == "1.t2.0"


@pytest.mark.parametrize(
    "move",
    [
        Move(kind="shoot"),
        Move(kind="shoot", picks=("2",)),
        Move(kind="shoot", picks=("0", "1")),
        Move(kind="use", picks=("saw",)),
        Move(kind="yield"),
    ],
)
def test_what_is_not_on_offer_is_refused(move: Move) -> None:
    table = begun()
    table.written()
    host, question = person_in(table, 0), asked(table, 0)
    assert refusal(table, lambda: table.play(host, question, move, NOW)) == "illegal"


@pytest.mark.parametrize("game_key", ["resistance", "mafia"])
def test_a_barred_pick_is_refused_with_its_reason_and_any_other_without(game_key: str) -> None:
    found = 0
    for number in range(4):
        table, rng = begun(game_key, 6), Random(f"barred/{number}")
        while table.stage == "playing" and not found:
            for seat in range(6):
                for offer in playing(table).legal(seat):
                    for pick in offer.barred:
                        assert key_of(table, seat, offer.kind, pick) == (
                            f"{game_key}-barred-{offer.kind}"
                        )
                        assert key_of(table, seat, offer.kind, "none") == "refused-illegal"
                        assert key_of(table, seat, "none", pick) == "refused-illegal"
                        found += 1
            step(table, rng)
    assert found


def key_of(table: Table, seat: int, kind: str, pick: str) -> str:
    with pytest.raises(Refused, match="illegal") as refusal:
        table.play_seat(seat, Move(kind=kind, picks=(pick,)), NOW)
    return refusal.value.key


def test_who_is_not_asked_or_not_seated_is_refused() -> None:
    table = begun()
    table.written()
    move = Move(kind="shoot", picks=("0",))
    other, question = person_in(table, 1), asked(table, 0)
    assert refusal(table, lambda: table.play(other, question, move, NOW)) == "not-asked"
    assert refusal(table, lambda: table.play("999", question, move, NOW)) == "not-seated"
    lobby = opened()
    assert refusal(lobby, lambda: lobby.play(lobby.host, question, move, NOW)) == "not-begun"


def test_after_the_end_a_move_is_refused() -> None:
    table = play_out(begun(), Random(1))
    table.written()
    move = Move(kind="shoot", picks=("0",))
    who = person_in(table, 0)
    assert refusal(table, lambda: table.play(who, "1.t1.0", move, NOW)) == "over"


def test_each_entry_has_luck_of_its_own() -> None:
    table = begun()
    load_duel(table, "BBL")
    duel(table).pockets[0].append("medicine")
    duel(table).charges = [1, 1]
    coin = Random(f"{table.seed}/1").random()
    table.play(person_in(table, 0), "1.t1.0", Move(kind="use", picks=("medicine",)), NOW)
    lives = coin < 0.5
    assert (duel(table).round == 1) is lives


def test_the_record_is_deal_entries_finish() -> None:
    table = play_out(begun(), Random(3))
    deal, *entries, finish = table.written()
    assert isinstance(deal, Deal)
    assert all(isinstance(entry, Entry) for entry in entries)
    assert len(entries) == table.entries
    assert isinstance(finish, Finish)
    assert finish.secret == SECRET
    assert table.written() == []


def test_the_proof_is_shown_at_the_end_and_the_secret_is_nowhere_else() -> None:
    assert begun().proof is None
    table = play_out(begun(), Random(3))
    assert table.proof is not None
    assert (table.proof.secret, table.proof.salts) == (SECRET, ("00", "01"))
    assert (table.secret, table.seed) == (COMING, "")
    assert COMING not in snapshot(table, person_in(table, 0), NOW).model_dump_json()


def test_stored_is_live() -> None:
    for number in range(40):
        rng = Random(number)
        live = begun(salt=f"{number:02x}", options={"mode": "duel"})
        live.written()
        stored = Table.model_validate_json(live.model_dump_json())
        while live.stage == "playing":
            happens = some_happening(live, rng)
            for table in (live, stored):
                happens(table)
            assert live.written() == stored.written()
            assert live.model_dump_json() == stored.model_dump_json()
            for who in (None, *(person_in(live, seat) for seat in (0, 1))):
                assert snapshot(live, who, NOW) == snapshot(stored, who, NOW)
            stored = Table.model_validate_json(stored.model_dump_json())


def some_happening(table: Table, rng: Random) -> Callable[[Table], None]:
    seat = rng.choice(sorted(playing(table).waiting()))
    move = any_move(playing(table).legal(seat), rng)
    who, question = person_in(table, seat), asked(table, seat)
    if rng.random() < 0.03:
        due = table.due or NOW
        return lambda at: at.lapse(due)
    if rng.random() < 0.005:
        return lambda at: at.leave(who, NOW)
    return lambda at: at.play(who, question, move, NOW)

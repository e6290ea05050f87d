"""A table while it is played: questions, repeats, stale moves, clocks, computers, leaving."""

from collections.abc import Callable
from random import Random

import pytest

from bot.engines.duel import Duel, DuelOptions
from bot.engines.game import Move
from bot.gathering import Refused
from bot.pace import SECONDS
from bot.playing import PAUSE, WARNS_AT
from bot.record import Deal, Entry, Finish, seed_of
from bot.snapshot import snapshot
from bot.table import Table
from tests.tables import (
    NOW,
    SECRET,
    any_move,
    asked,
    begun,
    opened,
    person_in,
    play_out,
    playing,
    state,
)
from tests.test_table import refusal


def duel(table: Table) -> Duel:
    game = playing(table)
    assert isinstance(game, Duel)
    return game


def shoot(table: Table, seat: int, target: int, now: float = NOW) -> str:
    """A seat shoots; the question it answered."""
    question = asked(table, seat)
    move = Move(kind="shoot", picks=(str(target),))
    table.play(person_in(table, seat), question, move, now)
    return question


def warned(table: Table) -> bool:
    return table.running is not None and table.running.warned


def load(table: Table, kinds: str) -> None:
    """Have these shells loaded instead."""
    words = {"L": "live", "B": "blank"}
    shells = [{"number": n, "loaded": words[kind]} for n, kind in enumerate(kinds)]
    table.game = Duel.model_validate({**duel(table).model_dump(), "queue": shells})


def test_the_deal_is_the_secrets_and_the_salts_in_sitting_order() -> None:
    table = begun()
    assert table.salts == ("00", "01")
    assert table.seed == seed_of(SECRET, ("00", "01"))
    rng = Random(f"{table.seed}/deal")
    Duel.seating(2, DuelOptions(), False, rng)
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
    load(table, "BLL")
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
    load(table, "BLL")
    question = shoot(table, 0, 0)
    before = table.model_dump_json()
    table.play(person_in(table, 0), question, Move(kind="shoot", picks=("0",)), NOW + 5)
    assert table.model_dump_json() == before


def test_an_old_question_is_stale() -> None:
    table = begun()
    load(table, "BBL")
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
    load(table, "BLL")
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


@pytest.mark.parametrize("pace", ["blitz", "normal", "slow"])
def test_a_turn_lasts_as_long_as_the_pace_says(pace: str) -> None:
    table = opened()
    table.configure(table.host, NOW, pace="blitz" if pace == "blitz" else "slow")
    if pace == "normal":
        table.configure(table.host, NOW, pace="normal")
    table.start(table.host, NOW)
    assert table.running is not None
    assert table.running.deadline == NOW + SECONDS[table.pace]["turn"]


def test_items_do_not_prolong_a_turn_and_a_new_turn_has_all_its_time() -> None:
    table = begun()
    load(table, "BLBL")
    duel(table).pockets[0].append("beer")
    table.play(person_in(table, 0), "1.t1.0", Move(kind="use", picks=("beer",)), NOW + 60)
    assert table.running is not None
    assert table.running.deadline == NOW + 90
    shoot(table, 0, 1, NOW + 70)
    assert table.running.deadline == NOW + 70 + 90


def test_time_first_warns_then_loses_the_round() -> None:
    table = begun()
    assert table.due == NOW + WARNS_AT * 90
    table.lapse(NOW + 1)
    assert not warned(table)
    table.lapse(NOW + WARNS_AT * 90)
    assert warned(table)
    assert table.due == NOW + 90
    table.written()
    table.lapse(NOW + 90)
    assert table.written() == [Entry(kind="idle", seat=0)]
    assert (duel(table).round, duel(table).score) == (2, [0, 1])
    assert table.due == NOW + 90 + WARNS_AT * 90


def test_a_late_table_warns_and_lapses_no_second_turn() -> None:
    table = begun()
    table.lapse(NOW + 1000)
    assert duel(table).round == 2
    assert table.running is not None
    assert table.running.deadline == NOW + 1000 + 90
    assert not warned(table)


def test_silence_counts_as_no_move_of_ones_own() -> None:
    table = begun()
    table.lapse(NOW + 90)
    table.lapse(NOW + 180)
    assert asked(table, duel(table).turn) == f"1.t{duel(table).turns}.0"


def test_a_second_lapse_ends_the_match() -> None:
    table = begun()
    duel(table).lapses = [1, 0]
    table.lapse(NOW + 90)
    assert table.stage == "over"


def test_solo_has_no_clock() -> None:
    table = begun(people=1, options={"mode": "solo"})
    assert table.running is not None
    assert table.running.deadline is None
    load(table, "BLL")
    shoot(table, 0, 1)
    assert table.running.deadline is None


def test_a_computer_moves_at_a_moment_drawn_before_it_looks() -> None:
    table = begun(people=1, options={"mode": "solo"})
    load(table, "BLL")
    assert table.pauses == {}
    shoot(table, 0, 1)
    (moment,) = table.pauses.values()
    assert PAUSE[0] <= moment - NOW <= PAUSE[1]
    assert table.due == moment
    assert table.thinkers(NOW) == []
    assert table.thinkers(moment) == [1]
    twin = begun(people=1, options={"mode": "solo"})
    load(twin, "BBL")
    shoot(twin, 0, 1)
    assert twin.pauses == table.pauses


def test_it_thinks_anew_before_each_move() -> None:
    table = begun(people=1, options={"mode": "solo"})
    load(table, "BBLL")
    shoot(table, 0, 1)
    moment = table.pauses[1]
    table.move_computer(1, Move(kind="shoot", picks=("1",)), moment)
    assert table.pauses[1] > moment
    table.move_computer(1, Move(kind="shoot", picks=("0",)), table.pauses[1])
    assert table.pauses == {}


def test_its_luck_is_of_the_seed_and_the_entry_to_come() -> None:
    table = begun(people=1, options={"mode": "solo"})
    expected = Random(f"{table.seed}/computer/1").random()
    assert table.computer_luck().random() == expected
    assert table.computer_luck().random() == expected


def test_each_entry_has_luck_of_its_own() -> None:
    table = begun()
    load(table, "BBL")
    duel(table).pockets[0].append("medicine")
    duel(table).charges = [1, 1]
    coin = Random(f"{table.seed}/1").random()
    table.play(person_in(table, 0), "1.t1.0", Move(kind="use", picks=("medicine",)), NOW)
    lives = coin < 0.5
    assert (duel(table).round == 1) is lives


def test_leaving_a_running_game_is_an_entry_and_ends_a_duel() -> None:
    table = begun()
    table.written()
    left = person_in(table, 1)
    table.leave(left, NOW)
    written = table.written()
    assert written[0] == Entry(kind="left", seat=1)
    assert isinstance(written[1], Finish)
    assert table.stage == "over"
    assert table.host != left


def test_the_computer_keeps_the_seat_warm_where_the_table_allows_it() -> None:
    table = opened()
    table.configure(table.host, NOW, stand_in=True)
    table.start(table.host, NOW)
    left, here = person_in(table, 0), person_in(table, 1)
    table.leave(left, NOW)
    assert (state(table), table.thinkers(NOW + 2)) == ("playing", [0])
    move = Move(kind="shoot", picks=("1",))
    question = asked(table, 0)
    table.written()
    assert refusal(table, lambda: table.play(left, question, move, NOW)) == "away"
    assert snapshot(table, left, NOW).seat is None
    table.sit(next(s.person for s in table.sitters if s.person and s.person.id == left), "", NOW)
    assert (table.pauses, snapshot(table, left, NOW).seat) == ({}, 0)
    table.play(left, question, move, NOW)
    table.leave(left, NOW)
    table.leave(here, NOW)
    assert state(table) == "over"


def test_an_illegal_move_of_a_computer_changes_nothing_but_its_pause() -> None:
    table = begun(people=1, options={"mode": "solo"})
    load(table, "BLL")
    shoot(table, 0, 1)
    entries = table.entries
    with pytest.raises(Refused, match="illegal"):
        table.move_computer(1, Move(kind="dance"), NOW)
    assert table.entries == entries


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
    assert (table.secret, table.seed) == ("", "")


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

"""Who falls asleep at a table is warned, answered for, then done without; he alone pays for it."""

from random import Random

import pytest

from bot.attending import ASKING, DESERTED, END
from bot.engines.game import Move
from bot.engines.registry import GAMES
from bot.gathering import Refused
from bot.people import MISSED_IN_SLEEP
from bot.record import Entry
from bot.replay import findings
from bot.snapshot import snapshot
from bot.table import LOBBY_LASTS, Table
from tests.leaks import read_back
from tests.tables import (
    COMING,
    NOW,
    any_move,
    begun,
    opened,
    person_in,
    play_out,
    playing,
    record_of,
    state,
)

every_game = pytest.mark.parametrize("game_key", GAMES)
CROWD = {"duel": 2, "coup": 4, "mafia": 6, "resistance": 5, "resistance_mini": 4}
LONGEST = 400


def at(game_key: str, stand_in: bool = False) -> Table:
    table = opened(game_key, CROWD[game_key])
    table.configure(table.host, NOW, stand_in=stand_in)
    table.start(table.host, COMING, NOW)
    return table


def others_answer(table: Table, sleeper: int, rng: Random, now: float) -> None:
    """Everybody who is waited for makes a move, but for the one who sleeps."""
    for _ in range(LONGEST):
        awake = [s for s in sorted(playing(table).waiting()) if s != sleeper]
        awake = [s for s in awake if table.sitters[s].plays]
        if table.stage != "playing" or not awake:
            return
        table.play_seat(awake[0], any_move(playing(table).legal(awake[0]), rng), now)


def all_sleep(table: Table) -> bool:
    return table.asleep


def deadline(table: Table) -> float | None:
    assert table.running is not None
    return table.running.deadline


def lapse(table: Table, here: frozenset[str] = frozenset()) -> float:
    """The clock that runs ends."""
    assert table.running is not None
    assert table.running.deadline is not None
    now = table.running.deadline
    table.lapse(now, here)
    return now


def sleep(table: Table, sleeper: int, rng: Random, here: frozenset[str] = frozenset()) -> float:
    """The others play, one stays silent, until he is waited for no more. Seconds they waited."""
    lost, now = 0.0, NOW
    for _ in range(LONGEST):
        others_answer(table, sleeper, rng, now)
        if table.stage != "playing" or not table.sitters[sleeper].plays:
            break
        if sleeper not in playing(table).waiting():
            break
        running = table.running
        assert running is not None
        assert running.deadline is not None
        clock = playing(table).clock()
        if clock is not None and clock.span in ASKING:
            lost += running.deadline - now
        now = lapse(table, here)
        if table.sitters[sleeper].removed:
            break
    return lost


@every_game
def test_where_the_table_allows_it_the_computer_takes_over_from_who_sleeps(game_key: str) -> None:
    taken = 0
    for number in range(5):
        table, rng = at(game_key, stand_in=True), Random(f"asleep/{game_key}/{number}")
        sleeper = rng.randrange(len(table.sitters))
        sleep(table, sleeper, rng)
        if state(table) != "playing" or not table.sitters[sleeper].removed:
            continue
        taken += 1
        sitter = table.sitters[sleeper]
        assert (sitter.computer, sitter.gone) == (True, False)
        assert sleeper not in playing(table).left
        assert all(s.missed == 0 for seat, s in enumerate(table.sitters) if seat != sleeper)
        assert "sit" in snapshot(table, person_in(table, sleeper), NOW).may
    # A duel that is not answered twice is over before anybody could take over.
    assert taken or game_key == "duel"


@every_game
def test_else_he_has_left_by_the_rule_of_the_game_and_the_record_holds(game_key: str) -> None:
    left = 0
    for number in range(5):
        table, rng = at(game_key), Random(f"left/{game_key}/{number}")
        sleeper = rng.randrange(len(table.sitters))
        sleep(table, sleeper, rng)
        left += table.sitters[sleeper].removed
        if table.sitters[sleeper].removed:
            assert table.sitters[sleeper].gone
        play_out(table, rng)
        record = record_of(table)
        gone = [entry for entry in record.entries if entry.kind == "left"]
        assert gone == [Entry(kind="left", seat=sleeper)] * table.sitters[sleeper].removed
        assert list(findings(record))
    assert left or game_key == "duel"


@every_game
def test_the_others_never_wait_for_more_than_a_few_clocks(game_key: str) -> None:
    for number in range(5):
        table, rng = at(game_key), Random(f"wait/{game_key}/{number}")
        assert sleep(table, rng.randrange(len(table.sitters)), rng) <= 90 * (MISSED_IN_SLEEP + 1)


def test_who_is_connected_is_let_be_and_who_answers_is_counted_anew() -> None:
    table, rng = at("coup"), Random(1)
    sleeper = 2
    here = frozenset({person_in(table, sleeper)})
    now = NOW
    while table.sitters[sleeper].missed < MISSED_IN_SLEEP + 2:
        others_answer(table, sleeper, rng, now)
        assert table.sitters[sleeper].plays
        now = lapse(table, here)
    table.stir(person_in(table, sleeper), now)
    assert table.sitters[sleeper].missed == 0
    others_answer(table, sleeper, rng, now)
    now = lapse(table)
    others_answer(table, sleeper, rng, now)
    assert table.sitters[sleeper].missed == 1
    table.play_seat(sleeper, any_move(playing(table).legal(sleeper), rng), now)
    assert table.sitters[sleeper].missed == 0


def test_a_word_at_the_table_is_a_sign_of_life() -> None:
    table, rng = at("coup"), Random(2)
    others_answer(table, 1, rng, NOW)
    now = lapse(table)
    assert table.sitters[1].missed == 1
    table.say(person_in(table, 1), "table", "one moment", now)
    assert table.sitters[1].missed == 0


def test_what_others_cannot_see_is_no_sign_of_life() -> None:
    """Whoever whispers, or chooses and may still change it, would else be told from who sleeps."""
    table, rng, now = at("mafia"), Random(8), NOW
    while not playing(table).legal(0) or playing(table).legal(0)[-1].kind != "ready":
        now = lapse(table)
    maf = next(seat for seat in range(6) if len(table.circles(person_in(table, seat))) > 1)
    for sitter in table.sitters:
        sitter.missed = 1
    table.say(person_in(table, maf), "mafs", "whom?", now)
    table.play_seat(maf, any_move(playing(table).legal(maf)[:1], rng), now)
    assert maf in playing(table).waiting()
    assert table.sitters[maf].missed == 1
    table.play_seat(maf, Move(kind="ready"), now)
    assert table.sitters[maf].missed == 0


def test_time_to_look_and_to_talk_counts_for_nothing() -> None:
    table = at("mafia")
    assert playing(table).clock().span == "glance"  # type: ignore[union-attr]
    lapse(table)
    assert {sitter.missed for sitter in table.sitters} == {0}


def test_where_all_sleep_the_clock_does_and_any_sign_of_life_wakes_it() -> None:
    table = at("coup")
    for _ in range(LONGEST):
        if deadline(table) is None:
            break
        lapse(table)
    assert deadline(table) is None
    assert all(sitter.plays for sitter in table.sitters)
    assert table.stage == "playing"
    assert all_sleep(table)
    assert snapshot(table, None, NOW).asleep
    table.stir(person_in(table, 3), NOW + 10_000)
    assert not all_sleep(table)
    assert {sitter.missed for sitter in table.sitters} == {0}
    assert (deadline(table) or 0) > NOW + 10_000


def test_who_comes_back_has_his_seat_and_may_be_removed_again() -> None:
    table, rng = at("coup", stand_in=True), Random(4)
    sleep(table, 2, rng)
    assert table.sitters[2].computer
    person = table.sitters[2].person
    assert person is not None
    table.sit(person, "", NOW)
    assert (table.sitters[2].plays, table.sitters[2].missed) == (True, 0)


def late(game_key: str = "coup", sleeper: int = 1) -> Table:
    """A table where one has let his time run out once."""
    table, rng = at(game_key), Random(5)
    now = NOW
    while not table.sitters[sleeper].missed:
        others_answer(table, sleeper, rng, now)
        now = lapse(table)
    assert [seat for seat, s in enumerate(table.sitters) if s.missed] == [sleeper]
    return table


def test_more_than_half_of_the_others_may_go_on_without_who_is_late() -> None:
    table = late()
    one, two, three = (person_in(table, seat) for seat in (0, 2, 3))
    assert table.late() == [1]
    assert table.needed("1") == 2
    assert not table.go_on_without(one, 1, NOW)
    assert not table.go_on_without(one, 1, NOW)  # twice is once
    assert table.sitters[1].plays
    assert table.go_on_without(two, 1, NOW)
    assert table.sitters[1].gone
    with pytest.raises(Refused, match="not-late"):
        table.go_on_without(three, 1, NOW)


@pytest.mark.parametrize(("who", "seat", "code"), [(0, 2, "not-late"), (1, 1, "not-late")])
def test_nobody_who_plays_in_time_can_be_removed(who: int, seat: int, code: str) -> None:
    table = late()
    table.written()
    before = read_back(table)
    with pytest.raises(Refused, match=code):
        table.go_on_without(person_in(table, who), seat, NOW)
    with pytest.raises(Refused, match="not-seated"):
        table.go_on_without("somebody", 1, NOW)
    assert table == before


def test_votes_are_forgotten_with_the_first_sign_of_life() -> None:
    table, rng = late(), Random(6)
    table.go_on_without(person_in(table, 0), 1, NOW)
    table.stir(person_in(table, 1), NOW)
    assert table.late() == []
    now = NOW
    while not table.sitters[1].missed:
        others_answer(table, 1, rng, now)
        now = lapse(table)
    assert not table.go_on_without(person_in(table, 2), 1, now)


def test_two_have_nobody_to_agree_with() -> None:
    table = begun("duel")
    table.lapse(NOW + 90)
    assert table.sitters[0].missed == 1
    with pytest.raises(Refused, match="not-late"):
        table.go_on_without(person_in(table, 1), 0, NOW + 91)


def test_a_running_game_ends_when_more_than_half_of_its_people_agree() -> None:
    table = at("coup")
    people = [person_in(table, seat) for seat in range(4)]
    assert table.needed(END) == 3
    assert [table.agree_to_end(each, NOW) for each in people[:2]] == [False, False]
    with pytest.raises(Refused, match="not-seated"):
        table.agree_to_end("somebody", NOW)
    assert table.agree_to_end(people[3], NOW)
    assert (state(table), table.secret, table.seed) == ("closed", "", "")
    assert table.ended == "players"


def test_whoever_plays_alone_ends_it_alone() -> None:
    table = begun("duel", 1, {"mode": "solo"})
    assert table.agree_to_end(table.host, NOW)
    assert (state(table), table.ended) == ("closed", "host")


def test_a_lobby_is_deserted_after_a_while_and_expires_in_the_end() -> None:
    table = opened("coup", 2)
    assert not table.deserted(NOW + DESERTED - 1)
    assert table.deserted(NOW + DESERTED)
    table.lapse(NOW + LOBBY_LASTS)
    assert (state(table), table.ended) == ("closed", "idle")


def test_what_is_counted_is_in_no_snapshot() -> None:
    table = late()
    table.go_on_without(person_in(table, 0), 1, NOW)
    twin = read_back(table)
    twin.sitters[1].missed, twin.motions = 0, {}
    for who in (None, *(person_in(table, seat) for seat in range(4))):
        assert snapshot(table, who, NOW) == snapshot(twin, who, NOW)

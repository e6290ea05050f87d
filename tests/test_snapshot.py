"""The only door out: what a seat, a watcher, somebody who left is given of a table."""

import json
from random import Random

import pytest

from bot.engines.duel import Duel, DuelView
from bot.engines.game import Event, Move
from bot.people import Chat
from bot.playing import STORY
from bot.snapshot import Snapshot, snapshot
from bot.table import Table
from tests.tables import (
    COMING,
    NOW,
    SECRET,
    begun,
    opened,
    person_in,
    play_out,
    playing,
    somebody,
    step,
)

HOST, GUEST, THIRD = somebody(0), somebody(1), somebody(2)


def seen(table: Table, seat: int | None = None, since: int | None = None) -> Snapshot:
    return snapshot(table, None if seat is None else person_in(table, seat), NOW, since)


def test_a_lobby_shows_people_and_no_game() -> None:
    shot = snapshot(opened(), HOST.id, NOW, here=frozenset({GUEST.id}))
    assert [(one.name, one.host, one.here) for one in shot.people] == [
        ("P0", True, False),
        ("P1", False, True),
    ]
    assert (shot.view, shot.offers, shot.question, shot.clock) == (None, (), None, None)
    assert (shot.stage, shot.seat, shot.least, shot.most) == ("lobby", 0, 2, 2)
    assert shot.options == {"mode": "duel"}


def test_the_seal_is_shown_from_the_opening_on_and_the_secret_never_before_the_end() -> None:
    for table in (opened(), begun()):
        for who in (None, HOST.id, GUEST.id):
            text = snapshot(table, who, NOW).model_dump_json()
            assert table.seal in text
            assert SECRET not in text
            assert not table.seed or table.seed not in text


def test_the_proof_comes_with_the_end() -> None:
    table = play_out(begun(), Random(1))
    shot = seen(table)
    assert shot.proof is not None
    assert shot.proof.secret == SECRET
    assert shot.outcome is not None
    assert (shot.offers, shot.question, shot.waiting, shot.clock) == ((), None, (), None)


def test_who_is_asked_gets_offers_and_a_question_and_the_other_does_not() -> None:
    table = begun()
    asked, other = seen(table, 0), seen(table, 1)
    assert asked.offers == tuple(playing(table).legal(0))
    assert asked.question == table.question(0)
    assert (other.offers, other.question) == ((), None)
    assert asked.waiting == other.waiting == (0,)


def test_what_one_may_play_another_is_not_told() -> None:
    table = begun()
    watcher = snapshot(table, THIRD.id, NOW)
    assert (watcher.seat, watcher.offers, watcher.question) == (None, (), None)
    assert watcher == snapshot(table, None, NOW)


def test_everybody_is_told_whether_it_is_a_groups_table() -> None:
    table = opened()
    assert not snapshot(table, None, NOW).grouped
    table.chat = Chat(id="-100")
    assert all(snapshot(table, who, NOW).grouped for who in (None, HOST.id, THIRD.id))


def test_the_clock_has_its_end_and_the_servers_present() -> None:
    clock = snapshot(begun(), None, NOW + 7).clock
    assert clock is not None
    assert (clock.key, clock.started, clock.deadline, clock.now) == ("t1", NOW, NOW + 90, NOW + 7)
    solo = seen(begun(people=1, options={"mode": "solo"})).clock
    assert solo is not None
    assert solo.deadline is None


def with_private_knowledge() -> Table:
    """Seat 0 has looked at its shell."""
    table = begun()
    game = playing(table)
    assert isinstance(game, Duel)
    game.pockets[0].append("loupe")
    table.play_seat(0, Move(kind="use", picks=("loupe",)), NOW)
    return table


def test_what_one_seat_was_told_reaches_no_other() -> None:
    table = with_private_knowledge()
    mine, theirs, watchers = seen(table, 0), seen(table, 1), seen(table)
    assert isinstance(mine.view, DuelView)
    assert isinstance(theirs.view, DuelView)
    assert list(mine.view.known) == [1]
    assert theirs.view.known == {}
    assert [event.kind for event in mine.events][-2:] == ["used", "looked"]
    assert [event.kind for event in theirs.events][-1] == "used"
    assert theirs.events == watchers.events


def test_who_else_heard_it_is_not_said() -> None:
    table = begun()
    table.story.append(Event(kind="nodded", to=(0, 1)))
    assert seen(table, 1).events[-1].to == (1,)
    assert seen(table).events[-1].kind != "nodded"


def test_the_first_brings_the_last_events_and_a_later_one_the_new() -> None:
    table = begun()
    everything = seen(table, 0).events
    since = table.told
    assert seen(table, 0, since).events == ()
    step(table, Random(1))
    new = seen(table, 0, since).events
    assert new
    assert seen(table, 0).events == (*everything, *new)
    assert seen(table, 0, since=0).events == seen(table, 0).events


def test_events_are_capped_for_each_seat_and_none_of_its_last_is_lost() -> None:
    table = begun(salt="33")
    every: list[Event] = list(table.story)
    rng = Random(5)
    while table.stage == "playing":
        told = table.told
        step(table, rng)
        every += table.story[len(table.story) - (table.told - told) :]
        for seat in (0, 1):
            heard = [event for event in every if event.heard_by(seat)]
            shown = seen(table, seat).events
            assert [e.data for e in shown] == [e.data for e in heard[-STORY:]]
    assert len(every) > 2 * STORY
    assert len(table.story) < 2 * STORY


def test_a_snapshot_says_no_version_and_nothing_of_the_record() -> None:
    fields = set(Snapshot.model_fields)
    assert not fields & {"version", "entries", "told", "touched", "secret", "seed", "salts", "due"}


@pytest.mark.parametrize("mode", ["solo", "duel"])
def test_it_is_read_back_by_any_reader_of_json(mode: str) -> None:
    table = begun(people=1 if mode == "solo" else 2, options={"mode": mode})
    shot = seen(table, 0)
    told = json.loads(shot.model_dump_json())
    assert told["view"]["live"] == 1
    assert told["game"] == "duel"
    assert told["options"] == {"mode": mode}


def test_who_left_for_good_sees_what_a_watcher_sees() -> None:
    table = begun()
    goes = person_in(table, 0)
    table.leave(goes, NOW)
    shot = snapshot(table, goes, NOW)
    assert (shot.seat, shot.may, shot.people[0].gone) == (None, (), True)


def may(table: Table, who: str | None) -> set[str]:
    return set(snapshot(table, who, NOW).may)


def test_what_one_may_do_with_a_lobby() -> None:
    alone, two = opened(people=1), opened()
    assert may(alone, HOST.id) == {"configure", "computer", "close", "leave"}
    assert may(alone, THIRD.id) == may(alone, None) == {"sit"}
    assert may(two, HOST.id) == {"start", "configure", "close", "leave"}
    assert may(two, GUEST.id) == {"leave"}
    assert may(two, THIRD.id) == set()
    alone.add_computer(HOST.id, NOW)
    assert may(alone, HOST.id) == {"start", "configure", "no-computer", "close", "leave"}


def test_what_one_may_do_with_a_game_and_after_it() -> None:
    table = begun()
    assert may(table, HOST.id) == may(table, GUEST.id) == {"leave"}
    assert may(table, THIRD.id) == set()
    play_out(table, Random(1))
    assert may(table, HOST.id) == {"again", "leave"}
    table.again(HOST.id, "", "11" * 32, NOW)
    assert may(table, HOST.id) == {"leave"}
    assert may(table, GUEST.id) == {"again", "leave"}
    assert may(table, THIRD.id) == set()


def test_who_is_away_may_come_back() -> None:
    table = opened()
    table.configure(HOST.id, NOW, stand_in=True)
    table.start(HOST.id, COMING, NOW)
    table.leave(GUEST.id, NOW)
    assert may(table, GUEST.id) == {"sit"}
    seat = table.seat_of(GUEST.id)
    assert seat is not None
    assert snapshot(table, None, NOW).people[seat].computer


def test_a_closed_table_offers_nothing() -> None:
    table = opened()
    table.close(HOST.id, NOW)
    assert may(table, HOST.id) == may(table, THIRD.id) == set()
    expired = begun(people=1, options={"mode": "solo"})
    expired.lapse(NOW + 10**9)
    shot = snapshot(expired, HOST.id, NOW)
    assert (shot.stage, shot.offers, shot.waiting, shot.proof) == ("closed", (), (), None)

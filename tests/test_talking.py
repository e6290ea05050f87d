"""Who may say what to whom at a table, and that talk changes nothing else."""

from random import Random

import pytest

from bot.gathering import Refused
from bot.people import Chat
from bot.table import Table
from bot.talking import CIRCLES, LONGEST, PERSONS, SPAN
from tests.plot import game, pass_on, plotting
from tests.tables import COMING, NOW, begun, opened, person_in, play_out, somebody, step

HOST, GUEST = somebody(0), somebody(1)
TALK = {"said", "spoken", "sitters"}


def refused(
    table: Table, who: str, circle: str = "table", text: str = "Well", now: float = NOW
) -> str:
    """The code with which it is refused, and then nothing has changed."""
    before = table.model_dump_json()
    with pytest.raises(Refused) as refusal:
        table.say(who, circle, text, now)
    assert table.model_dump_json() == before
    assert not table.lines()
    assert text.strip() == "" or text not in repr(refusal.value)
    return refusal.value.code


def test_in_the_lobby_and_after_the_end_everybody_seated_talks() -> None:
    for table in (opened(), play_out(begun(), Random(1))):
        table.say(GUEST.id, "table", "Hello", NOW)
        (line,) = table.lines()
        assert (line.by, line.name, line.circle, line.text) == (GUEST.id, "P1", "table", "Hello")
        assert (line.at, line.to, line.deal) == (NOW, None, table.deals)
        assert table.said == 1
        assert not table.lines()
        assert refused(table, "999") == "not-seated"


def test_a_line_is_clean_and_of_1_to_200_characters() -> None:
    table = opened()
    table.say(HOST.id, "table", "  a\nb\t\u202ec\x07 \u200e ", NOW)
    table.say(HOST.id, "table", "و" * LONGEST, NOW)
    assert [line.text for line in table.lines()] == ["a b c", "و" * LONGEST]
    assert refused(table, HOST.id, text=" \n\u202e\u200c") == "empty"
    assert refused(table, HOST.id, text="") == "empty"
    assert refused(table, HOST.id, text="x" * (LONGEST + 1)) == "too-long"


def test_a_closed_table_is_silent() -> None:
    table = opened()
    table.close(HOST.id, NOW)
    assert refused(table, HOST.id) == "closed"


def test_whoever_the_computer_plays_for_is_away_and_whoever_has_left_not_seated() -> None:
    table = begun()
    table.stand_in = True
    table.leave(HOST.id, NOW)
    assert refused(table, HOST.id) == "away"
    assert table.circles(HOST.id) == table.circles(None)
    table.stand_in = False
    table.sit(HOST, "", NOW)
    table.leave(HOST.id, NOW)
    assert refused(table, HOST.id) == "not-seated"


def test_a_watcher_reads_the_tables_talk_and_nothing_else(plot: None) -> None:
    table = plotting()
    assert [(c.key, c.may_write) for c in table.circles(None)] == [("table", False)]
    assert table.circles("999") == table.circles(None)


def test_a_table_of_a_group_talks_in_its_group_and_whispers_here(plot: None) -> None:
    table = plotting()
    table.chat = Chat(id="-1")
    assert refused(table, person_in(table, 2)) == "in-group"
    assert refused(table, person_in(table, 2), "plot") == "no-circle"
    assert [c.key for c in table.circles(person_in(table, 0))] == ["plot"]
    assert table.circles(None) == []
    table.say(person_in(table, 0), "plot", "Now", NOW)
    assert len(table.lines()) == 1


def test_alone_with_computers_there_is_nobody_to_talk_to() -> None:
    assert [c.key for c in opened(people=1).circles(HOST.id)] == ["table"]
    assert opened(people=1, options={"mode": "solo"}).circles(HOST.id) == []
    table = opened(people=1)
    table.add_computer(HOST.id, NOW)
    table.start(HOST.id, COMING, NOW)
    assert refused(table, HOST.id) == "no-circle"


def test_who_may_only_listen_is_quiet(plot: None) -> None:
    table = plotting()
    assert [refused(table, person_in(table, seat)) for seat in range(4)] == ["quiet"] * 4
    pass_on(table)
    assert refused(table, person_in(table, 0)) == "quiet"
    assert refused(table, person_in(table, 1), "plot") == "quiet"
    for seat in (1, 2, 3):
        table.say(person_in(table, seat), "table", "Morning", NOW)
    assert [line.to for line in table.lines()] == [None] * 3


def test_a_circle_one_is_not_in_is_no_other_than_one_there_is_not(plot: None) -> None:
    table = plotting()
    assert refused(table, person_in(table, 2), "plot") == "no-circle"
    assert refused(table, person_in(table, 2), "plop") == "no-circle"


def test_who_reads_a_line_is_settled_when_it_is_said(plot: None) -> None:
    table = plotting()
    table.say(person_in(table, 0), "plot", "Her", NOW)
    table.stand_in = True
    table.leave(person_in(table, 1), NOW)
    table.say(person_in(table, 0), "plot", "Still there?", NOW)
    both = (person_in(table, 0), person_in(table, 1))
    assert [line.to for line in table.lines()] == [both, both[:1]]


def test_a_table_where_somebody_cannot_hear_is_no_watchers_either(
    plot: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = plotting(turn=2)
    awake = type(game(table)).talk
    monkeypatch.setattr(type(game(table)), "talk", lambda g, s: awake(g, s) if s != 3 else [])
    table.say(person_in(table, 2), "table", "Shh", NOW)
    (line,) = table.lines()
    assert line.to == tuple(person_in(table, seat) for seat in range(3))


def test_talk_changes_nothing_of_what_is_played_nor_how_long_it_lasts(plot: None) -> None:
    for one, other in ((begun(), begun()), (plotting(), plotting())):
        rng = Random(5)
        for number in range(30):
            if one.stage == "playing":
                seed = rng.getrandbits(32)
                for table in (one, other):
                    step(table, Random(seed), NOW + number)
            for seat in range(len(one.sitters)):
                for circle in one.circles(person_in(one, seat)):
                    if circle.may_write:
                        one.say(person_in(one, seat), circle.key, "Hm", NOW + number * SPAN)
        assert one.said
        assert one.model_dump(exclude=TALK) == other.model_dump(exclude=TALK)
        assert one.due == other.due
        assert one.written() == other.written()
        assert [s.model_dump(exclude={"said"}) for s in one.sitters] == [
            s.model_dump(exclude={"said"}) for s in other.sitters
        ]


def test_a_line_repeated_is_said_once(plot: None) -> None:
    table = plotting(turn=2)
    who = person_in(table, 1)
    for text in ("One", "Two", "One"):
        table.say(who, "table", text, NOW, mark=text)
    assert [line.text for line in table.lines()] == ["One", "Two"]
    stored = Table.model_validate_json(table.model_dump_json())
    pass_on(stored)
    stored.say(who, "table", "Two", NOW + 60, mark="Two")
    assert not stored.lines()


def test_the_same_words_under_another_mark_and_other_words_under_the_same_are_said() -> None:
    table = opened()
    for text, mark in (("Ha", "1"), ("Ha", "2"), ("Ho", "2"), ("Ho", ""), ("Ho", "")):
        table.say(HOST.id, "table", text, NOW, mark=mark)
    table.say(GUEST.id, "table", "Ha", NOW, mark="1")
    assert [line.text for line in table.lines()] == ["Ha", "Ha", "Ho", "Ho", "Ho", "Ha"]


def test_nobody_talks_too_fast() -> None:
    table = opened()
    for _ in range(PERSONS):
        table.say(HOST.id, "table", "And", NOW)
    table.lines()
    assert refused(table, HOST.id) == "too-fast"
    table.say(GUEST.id, "table", "Stop", NOW)
    table.lines()
    assert refused(table, HOST.id, now=NOW + SPAN - 0.1) == "too-fast"
    table.say(HOST.id, "table", "And", NOW + SPAN)


def test_a_circle_can_be_full_and_whispers_never_fill_the_table(plot: None) -> None:
    table = plotting(plotters=(0, 1, 2, 3), people=5)
    for number in range(CIRCLES):
        table.say(person_in(table, number % 4), "plot", "Psst", NOW)
    table.lines()
    assert refused(table, person_in(table, 3), "plot") == "too-fast"
    pass_on(table)
    table.say(person_in(table, 4), "table", "Slept well", NOW)
    assert len(table.lines()) == 1

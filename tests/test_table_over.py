"""A table after its game: asking for a rematch, those who go, and who gathers anew."""

from random import Random

import pytest

from bot.record import Deal, sealed
from bot.snapshot import snapshot
from bot.table import GAME_LASTS, Table
from tests.tables import COMING, NOW, SECRET, begun, person_in, play_out, playing, somebody, state
from tests.test_table import names, refusal

NEW, OTHER = "11" * 32, "22" * 32


def over(people: int = 2, mode: str = "duel") -> Table:
    table = play_out(begun(people=people, options={"mode": mode}), Random(1))
    table.written()
    return table


def seated(table: Table) -> list[str]:
    return [sitter.person.id for sitter in table.sitters if sitter.person]


def test_a_rematch_is_dealt_once_everybody_has_asked() -> None:
    table = over()
    first, second = seated(table)
    table.again(first, "aa", NEW, NOW)
    assert state(table) == "over"
    table.again(second, "bb", OTHER, NOW)
    assert (state(table), table.deals) == ("playing", 2)
    assert table.salts == ("aa", "bb")
    (deal,) = table.written()
    assert isinstance(deal, Deal)
    assert deal.again


def test_in_a_rematch_the_other_one_opens() -> None:
    table = over()
    first, second = seated(table)
    table.again(second, "", NEW, NOW)
    table.again(first, "", OTHER, NOW)
    assert seated(table) == [second, first]


def test_the_next_seal_is_shown_before_anybody_gives_his_salt_to_it() -> None:
    table = over()
    first, second = seated(table)
    shown = snapshot(table, None, NOW).seal
    assert shown == sealed(COMING)
    table.again(first, "aa", NEW, NOW)
    table.again(second, "bb", OTHER, NOW)
    (deal,) = table.written()
    assert isinstance(deal, Deal)
    assert deal.seal == shown
    assert COMING not in snapshot(table, first, NOW).model_dump_json()


def test_a_rematch_is_dealt_from_another_secret_than_the_game_before() -> None:
    table = over()
    assert table.proof is not None
    assert table.proof.secret == SECRET
    for person in seated(table):
        table.again(person, "", NEW, NOW)
    play_out(table, Random(2))
    assert table.proof.secret == COMING
    assert table.seal == sealed(NEW)


def test_the_proof_of_the_game_before_stays_until_the_next_deal() -> None:
    table = over()
    first, second = seated(table)
    table.again(first, "", NEW, NOW)
    assert table.proof is not None
    table.again(second, "", OTHER, NOW)
    assert snapshot(table, first, NOW).proof is None


def test_asking_twice_is_one_asking_also_when_it_has_begun() -> None:
    table = over()
    first, second = seated(table)
    table.again(first, "aa", NEW, NOW)
    table.again(first, "cc", OTHER, NOW)
    table.again(second, "bb", OTHER, NOW)
    table.again(second, "bb", OTHER, NOW)
    table.again(first, "aa", NEW, NOW)
    assert (table.deals, table.salts) == (2, ("aa", "bb"))


def test_solo_goes_again_at_one_asking() -> None:
    table = over(people=1, mode="solo")
    table.again(table.host, "aa", NEW, NOW)
    assert (state(table), table.deals) == ("playing", 2)
    assert names(table) == ["P0", "computer"]
    assert playing(table).waiting() == {0}


def test_the_other_one_opens_also_when_the_host_deals_the_rematch() -> None:
    table = over()
    first, second = seated(table)
    guest = second if table.host == first else first
    table.again(guest, "", NEW, NOW)
    table.start(table.host, NEW, NOW)
    assert seated(table) == [second, first]


def test_only_after_a_game_and_only_who_played() -> None:
    table = over()
    assert refusal(table, lambda: table.again("999", "", NEW, NOW)) == "not-seated"
    assert refusal(table, lambda: table.again(table.host, "zz", NEW, NOW)) == "salt"
    table = begun()
    table.written()
    assert refusal(table, lambda: table.again(table.host, "", NEW, NOW)) == "begun"


def test_nobody_sits_down_after_a_game() -> None:
    table = over()
    assert refusal(table, lambda: table.sit(somebody(2), "", NOW)) == "over"


def test_the_host_cannot_start_what_nobody_asked_for() -> None:
    table = over()
    assert refusal(table, lambda: table.start(table.host, COMING, NOW)) == "over"
    table.again(table.host, "", NEW, NOW)
    assert refusal(table, lambda: table.start(table.host, NEW, NOW)) == "too-few"


def test_where_somebody_left_the_others_gather_anew() -> None:
    table = over()
    first, second = seated(table)
    table.leave(second, NOW)
    assert state(table) == "over"
    table.again(first, "aa", NEW, NOW)
    assert (state(table), seated(table), table.host) == ("lobby", [first], first)
    table.sit(somebody(2), "cc", NOW)
    table.start(first, COMING, NOW)
    assert (table.deals, table.salts, table.secret) == (2, ("aa", "cc"), COMING)


def test_those_who_gather_anew_hear_no_more_of_seats_that_are_gone() -> None:
    table = play_out(begun("coup", 4), Random(1))
    first, *others = seated(table)
    table.leave(first, NOW)
    assert table.story
    table.again(others[0], "", NEW, NOW)
    assert snapshot(table, others[0], NOW).events == ()
    assert snapshot(table, others[0], NOW, since=0).events == ()


def test_whoever_asks_once_the_others_have_gathered_is_in_already() -> None:
    table = play_out(begun("coup", 4), Random(1))
    first, second, third, last = seated(table)
    table.leave(last, NOW)
    for person in (first, second, third, second):
        table.again(person, f"0{person}", NEW, NOW)
        assert (state(table), seated(table)) == ("lobby", [first, second, third])
    assert [s.salt for s in table.sitters] == [f"0{who}" for who in (first, second, third)]


def test_whoever_has_asked_is_not_left_waiting_for_one_who_goes() -> None:
    table = over()
    first, second = seated(table)
    table.again(first, "aa", NEW, NOW)
    table.leave(second, NOW)
    assert (state(table), seated(table), table.secret) == ("lobby", [first], COMING)


def test_the_one_who_left_may_come_to_the_new_lobby_again() -> None:
    table = over()
    first, second = seated(table)
    table.again(first, "aa", NEW, NOW)
    table.leave(second, NOW)
    table.sit(next(s for s in (somebody(0), somebody(1)) if s.id == second), "bb", NOW)
    table.start(table.host, COMING, NOW)
    assert (state(table), table.salts) == ("playing", ("aa", "bb"))


def test_when_all_have_gone_the_table_closes() -> None:
    table = over()
    for person in seated(table):
        table.leave(person, NOW)
    assert (state(table), table.due) == ("closed", None)


def test_who_left_a_running_game_does_not_come_back_for_a_rematch() -> None:
    table = begun()
    stays, goes = seated(table)
    table.leave(goes, NOW)
    assert snapshot(table, goes, NOW).seat is None
    table.written()
    assert refusal(table, lambda: table.again(goes, "", NEW, NOW)) == "not-seated"
    table.again(stays, "", NEW, NOW)
    assert (state(table), seated(table)) == ("lobby", [stays])


def test_a_finished_table_expires() -> None:
    table = over()
    assert table.due == NOW + GAME_LASTS
    first, _ = seated(table)
    table.again(first, "", NEW, NOW)
    table.lapse(NOW + GAME_LASTS)
    assert (state(table), table.secret) == ("closed", "")
    # Its time had come.
    assert table.ended is None


@pytest.mark.parametrize("stage", ["over", "lobby"])
def test_the_host_closes_it(stage: str) -> None:
    table = over()
    _, other = seated(table)
    if stage == "lobby":
        table.leave(other, NOW)
        table.again(table.host, "", NEW, NOW)
    table.close(table.host, NOW)
    assert (state(table), table.secret) == ("closed", "")


def test_questions_of_the_game_before_are_stale() -> None:
    table = begun()
    question = table.question(0)
    assert question is not None
    play_out(table, Random(1))
    for person in seated(table):
        table.again(person, "", NEW, NOW)
    assert table.question(0) != question
    assert table.question(0) == "2.t1.0"


def test_a_rematch_begins_a_story_of_its_own() -> None:
    table = over()
    for person in seated(table):
        table.again(person, "", NEW, NOW)
    shot = snapshot(table, person_in(table, 0), NOW, since=0)
    assert [event.kind for event in shot.events] == ["began", "loaded"]

"""What a table asks all alike: an answer to it is to the question of whoever gives it."""

from random import Random

import pytest

from bot.asking import is_open
from bot.engines.game import Move, Seat
from bot.table import Table
from tests.tables import NOW, begun, person_in, playing, step
from tests.test_table import refusal

AYE, NAY = (Move(kind="vote", picks=(vote,)) for vote in ("approve", "reject"))


@pytest.fixture
def table() -> Table:
    """Six people are to vote on a team of The Resistance."""
    table = begun("resistance", 6)
    while "vote" not in [offer.kind for offer in playing(table).open_offers()]:
        step(table, Random(1))
    table.written()
    return table


def answer(table: Table, seat: Seat, asked: str, move: Move) -> None:
    person = person_in(table, seat)
    table.play(person, table.own_question(person, asked, move), move, NOW)


def open_question(table: Table) -> str:
    assert table.open_question
    assert is_open(table.open_question)
    return table.open_question


def test_each_answers_his_own_question_in_his_own_time(table: Table) -> None:
    asked = open_question(table)
    for seat in (3, 0, 5):
        question = table.question(seat)
        assert question
        assert not is_open(question)
        assert table.own_question(person_in(table, seat), asked, AYE) == question
        answer(table, seat, asked, AYE)
    assert playing(table).waiting() == {1, 2, 4}


def test_the_same_again_is_fine_and_changes_nothing_also_when_the_game_has_moved_on(
    table: Table,
) -> None:
    asked = open_question(table)
    answer(table, 2, asked, NAY)
    before = table.model_dump_json()
    answer(table, 2, asked, NAY)
    assert table.model_dump_json() == before
    for seat in (0, 1, 3, 4, 5):
        answer(table, seat, asked, NAY)
    assert table.open_question != asked
    before = table.model_dump_json()
    answer(table, 2, asked, NAY)
    assert table.model_dump_json() == before


def test_nobody_changes_his_answer(table: Table) -> None:
    asked = open_question(table)
    answer(table, 2, asked, NAY)
    before = table.model_dump_json()
    with pytest.raises(Exception, match="not-asked") as refused:
        answer(table, 2, asked, AYE)
    assert refused.value.key == "toast-answered"  # type: ignore[attr-defined]
    assert table.model_dump_json() == before


def test_what_is_old_not_on_offer_or_not_asked_openly_is_refused(table: Table) -> None:
    asked, someone = open_question(table), person_in(table, 1)

    def refused(asked: str, move: Move, person: str = someone) -> str:
        before = table.model_dump_json()
        code = refusal(table, lambda: table.own_question(person, asked, move))
        assert table.model_dump_json() == before
        return code

    assert refused("1.s1", AYE) == "stale"
    assert refused("2" + asked[1:], AYE) == "stale"
    assert refused(asked, Move(kind="vote", picks=("perhaps",))) == "illegal"
    assert refused(asked, Move(kind="play", picks=("success",))) == "illegal"
    assert refused(asked, AYE, person="nobody") == "not-seated"
    table.sitters[1].computer = True
    assert refused(asked, AYE) == "away"
    table.sitters[1].computer = False
    for seat in range(6):
        answer(table, seat, asked, AYE)
    table.written()
    # On the mission each plays a card, and what may not be played depends on who one is.
    leader_asked = open_question(table)
    member = person_in(table, min(playing(table).waiting()))
    assert playing(table).legal(min(playing(table).waiting()))
    play = Move(kind="play", picks=("success",))
    assert refused(leader_asked, play, member) == "illegal"


def test_who_is_not_waited_for_is_not_asked() -> None:
    table = begun("coup", 4)
    rng = Random(3)
    while not playing(table).open_offers():
        step(table, rng)
    table.written()
    game = playing(table)
    idle = min(set(range(4)) - game.waiting())
    move = Move(kind="pass")
    person = person_in(table, idle)
    asked = open_question(table)
    assert refusal(table, lambda: table.own_question(person, asked, move)) == "not-asked"

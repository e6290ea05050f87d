"""Any game in words: what its types and its catalogue say, and nothing that is not there."""

from collections.abc import Iterable
from typing import Any

import pytest

from bot import story
from bot.cards import card
from bot.engines.game import Event, Offer
from bot.heading import result
from bot.keyboards import Place
from bot.links import Links
from bot.snapshot import Snapshot
from bot.texts import Html, spoken
from tests.words.masks import Claim, Mission, ended, masks

LINKS = Links(bot="one_table_bot", app="table", webapp_url="https://example.org/app/")
VOTERS = tuple(f"P{number}" for number in range(10))


def bare(lines: Iterable[Html]) -> list[str]:
    return [spoken(line) for line in lines]


def line(shot: Snapshot, kind: str, **data: object) -> str | None:
    told = story.told(shot, "en", Event(kind=kind, data=data))
    return None if told is None else spoken(told)


def text(shot: Snapshot) -> str:
    place: Place = "group" if shot.seat is None else "private"
    return spoken(Html(card(shot, place, "en", LINKS).text))


# What happened


@pytest.mark.parametrize(
    ("seat", "said"),
    [
        (0, "You strike Bob as Owl (owl)."),
        (1, "Ann strikes you as Owl (owl)."),
        (2, "Ann strikes Bob as Owl (owl)."),
        (None, "Ann strikes Bob as Owl (owl)."),
    ],
)
def test_everybody_reads_an_event_as_what_he_is_in_it(seat: int | None, said: str) -> None:
    assert line(masks(seat), "struck", seat=0, target=1, role="owl") == said


def test_seats_words_places_and_numbers_are_each_told_in_their_way() -> None:
    told = line(
        masks(),
        "shown",
        winner=2,
        owner=2,
        roles=["fox", "owl", "fox"],
        places=["1.0", "2.5"],
        team=[0, 1],
        marks=[],
        open=True,
        left="nowhere",
    )
    assert (
        told
        == "himself: Fox ×2, Owl at Bob: left, Cid: 6; Ann, Bob (2); – (0); yes; nowhere nowhere"
    )


def test_nobody_and_nothing_are_said_as_such() -> None:
    told = line(
        masks(),
        "shown",
        target=None,
        roles=[],
        places=[],
        team=[],
        marks=[1, 2],
        open=False,
        left=None,
    )
    assert told == "nobody: – at –; – (0); 1, 2 (2); no; none –"


def test_a_text_that_comes_out_empty_is_not_said() -> None:
    assert line(masks(), "noise", seat=1) is None
    shot = masks(events=(Event(kind="noise"), Event(kind="voted", data={"seat": 1})))
    assert bare(story.lately(shot, "en")) == ["– Bob votes."]


def test_a_vote_by_name_is_one_thing_and_told_whole() -> None:
    votes = [Event(kind="voted", data={"seat": seat}) for seat in range(10)]
    counted = [Event(kind="counted", data={"target": seat, "count": 3}) for seat in (4, 5)]
    shot = masks(people=VOTERS, events=(Event(kind="fell"), *votes, *counted), stage="day")
    said = bare(story.lately(shot, "en"))
    assert said == [*(f"– P{n} votes." for n in range(10)), "– P4: 3.", "– P5: 3."]


def test_what_one_does_again_and_again_is_a_thing_each_time() -> None:
    votes = tuple(Event(kind="voted", data={"seat": 1}) for _ in range(9))
    assert len(story.lately(masks(events=votes), "en")) == story.LAST_THINGS


def test_a_turning_point_stands_at_the_top_and_not_among_the_last_things() -> None:
    fell = Event(kind="fell", data={"leader": 2})
    shot = masks(events=(fell, Event(kind="voted", data={"seat": 1})))
    assert "Night falls on Cid.\n" in text(shot)
    assert "Quiet." not in text(shot)
    assert "Night falls" not in text(ended(shot, 1))


# What is seen


def test_public_fields_are_lines_where_there_is_something_in_them() -> None:
    shot = masks(
        round=2,
        leader=0,
        open=True,
        out=(1, 2),
        claim=Claim(seat=1, role="owl"),
        missions=(Mission(team=(0,), result="won"), Mission(team=(1, 2), result="lost")),
    )
    assert bare(story.board(shot, "en")) == [
        "Round 2, Ann leads, other.",
        "The door is open.",
        "Out (2): Bob, Cid.",
        "Bob says: Owl, round 2.",
        "Mission 1: won, Ann.",
        "Mission 2: lost, Bob, Cid.",
    ]


def test_empty_fields_say_nothing_and_nobody_is_a_dash() -> None:
    assert bare(story.board(masks(), "en")) == ["Round 0, – leads, other."]


def test_each_seat_has_its_own_phrases() -> None:
    shot = masks(
        leader=0,
        coins=(5, 0, 2),
        lost=(("fox", None), (None, None), ()),
        marked=(False, True, False),
        votes=(None, 0, 1),
    )
    assert list(map(bare, story.standings(shot, "en"))) == [
        ["5 coins", "leads", "lost Fox of Fox, ▪"],
        ["0 coins", "marked", "for Ann"],
        ["2 coins", "for Bob"],
    ]


def test_secrets_of_every_shape_are_told_to_their_seat_alone() -> None:
    own: dict[str, Any] = {
        "role": "owl",
        "mates": (2,),
        "hand": ("fox", "fox"),
        "knows": ("owl", None, "mouse"),
        "queue": {1: "fox"},
    }
    assert bare(story.secrets(masks(0, **own), "en")) == [
        "You are the Owl.",
        "With Cid.",
        "Your hand: Fox ×2.",
        "You: Owl.",
        "Cid: Mouse.",
        "1: Fox.",
    ]
    assert list(story.secrets(masks(None, **own), "en")) == []
    assert "Your hand" not in text(masks(None, **own))


def test_who_may_answer_is_asked_by_the_only_offer_or_by_the_stage() -> None:
    choose, keep = Offer(kind="choose"), Offer(kind="keep")
    asked: dict[str, Any] = {"waiting": (1,), "role": "owl"}
    assert "Whom do you choose?" in text(masks(1, offers=(choose,), **asked))
    assert "It is night, Owl." in text(masks(1, offers=(choose, keep), **asked))
    assert "Your turn." in text(masks(1, offers=(keep, keep), stage="day", waiting=(1,)))
    assert "Whom do you choose?" not in text(masks(0, **asked))


def test_whoever_may_think_again_sees_the_question_and_who_is_waited_for() -> None:
    shot = masks(1, offers=(Offer(kind="choose"),), waiting=(0, 2))
    assert "Whom do you choose?\nAnn, Cid to move." in text(shot)


def test_many_who_are_waited_for_are_counted() -> None:
    shot = masks(people=VOTERS, waiting=tuple(range(10)), **everybody(10))
    assert "10 players are still to answer." in text(shot)
    assert text(shot).count("▸") == 10


def everybody(count: int) -> dict[str, Any]:
    """As many places as there are seats."""
    nobody = (None,) * count
    return {
        "coins": (1,) * count,
        "lost": ((),) * count,
        "marked": (False,) * count,
        "votes": nobody,
        "knows": nobody,
    }


# How it ended


def test_nobody_may_have_won() -> None:
    for seat in (None, 0):
        shot = ended(masks(seat))
        assert bare(result(shot, "en")) == ["Nobody won.", "Dawn: – (0, other)."]


def test_several_win_together() -> None:
    shot = ended(masks(), 0, 2)
    assert bare(result(shot, "en"))[0] == "Ann, Cid won together."
    one_of_them = shot.model_copy(update={"seat": 2})
    assert bare(result(one_of_them, "en")) == [
        "You won!",
        "Ann, Cid won together.",
        "Dawn: Ann, Cid (2, who).",
    ]
    another = shot.model_copy(update={"seat": 1})
    assert bare(result(another, "en"))[0] == "This time the others won: Ann, Cid."


def test_after_the_game_everything_is_laid_open() -> None:
    shot = ended(masks(coins=(1, 2, 3)), 0, centre=("owl", "owl"))
    assert bare(story.standings(shot, "en")[1]) == ["2 coins", "Owl"]
    assert bare(story.board(shot, "en")) == ["In the centre: Owl ×2."]
    assert "• Bob: 2 coins · Owl" in text(shot)


def test_before_the_end_nothing_is_laid_open() -> None:
    assert "Owl" not in text(masks(coins=(1, 2, 3)))


def test_a_card_with_the_longest_names_and_lists_fits() -> None:
    people = tuple(f"{number:02d}{'x' * 62}" for number in range(14))
    missions = tuple(Mission(team=tuple(range(14)), result="won") for _ in range(5))
    strikes = tuple(
        Event(kind="struck", data={"seat": seat, "target": 1, "role": "owl"}) for seat in range(14)
    )
    shot = masks(people=people, events=strikes, missions=missions, **everybody(14))
    whole = card(shot, "group", "en", LINKS).text
    assert len(whole) <= 4096
    assert "Mission \u20685" in whole
    assert "strikes" in whole

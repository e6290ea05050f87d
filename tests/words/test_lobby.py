"""The card while people gather: how many may come, and what was agreed."""

import pytest

from bot.cards import Card, card
from bot.engines.game import Advice
from bot.keyboards import Button
from bot.links import Links
from bot.presses import read_press
from bot.snapshot import Snapshot
from bot.texts import Html, spoken
from tests.words.masks import gathering

LINKS = Links(bot="one_table_bot", app="table", webapp_url="https://example.org/app/")
NUMBERS = {"roles": {"few": {"foxes": 1, "teams": "2 3*"}, "many": {"foxes": 3, "teams": "2 10"}}}


def group(shot: Snapshot, lang: str = "en") -> Card:
    return card(shot, "group", lang, LINKS)


def lines(shot: Snapshot, lang: str = "en") -> list[str]:
    return spoken(Html(group(shot, lang).text)).split("\n")


def advising(shown: Card) -> Button | None:
    found = [b for row in shown.rows for b in row if b.data.startswith("advise:")]
    return found[0] if found else None


def test_free_seats_are_one_line() -> None:
    assert "◦ 8 free seats" in lines(gathering())
    assert "◦ free" in lines(gathering(("A", "B", "C", "D", "E", "F", "G", "H")))
    full = gathering(tuple("ABCDEFGHI"))
    assert not any(line.startswith("◦") for line in lines(full))


def test_for_how_many_it_is_stands_there_unless_it_can_only_be_so_many() -> None:
    assert "For 3 to 9 players" in lines(gathering())
    assert not any("players" in line for line in lines(gathering(("A", "B"), least=2, most=2)))


def test_chosen_options_are_said_in_words() -> None:
    options = {"mode": "night", "roles": "many", "limit": 4, "blind": True}
    said = lines(gathering(options=options))
    assert said[-4:-1] == ["Roles: Many", "Limit: 4", "✓ Blind"]
    assert "✓ Blind" not in lines(gathering(options=options | {"blind": False}))


def test_numbers_stand_side_by_side_with_the_chosen_one_marked() -> None:
    shot = gathering(options={"roles": "many"}, numbers=NUMBERS)
    said = lines(shot)
    at = said.index("Roles:")
    assert said[at + 1 : at + 3] == [
        "▹ Few: 1 foxes, teams 2 3*",
        "▸ Many: 3 foxes, teams 2 10",
    ]
    assert "<b>▸" in group(shot).text
    assert "▸ Many: ۳ foxes, teams ۲ ۱۰" in lines(shot, "fa")


def test_advice_is_a_sentence_with_a_button_that_takes_it() -> None:
    shot = gathering(("Ann", "Bob"), advice=Advice(word="more", options={"roles": "many"}))
    assert lines(shot)[-1] == "With 2 take many."
    button = advising(group(shot))
    assert button is not None
    assert button.text == "Choose: Many"
    press = read_press(button.data)
    assert press is not None
    assert (press.verb, press.pick) == ("advise", "more")


@pytest.mark.parametrize(("host", "there"), [(True, True), (False, False)])
def test_in_private_only_the_host_has_the_button(host: bool, there: bool) -> None:
    may = ("configure", "leave") if host else ("leave",)
    shot = gathering(may=may, advice=Advice(word="more", options={"roles": "many"}), seat=0)
    assert (advising(card(shot, "private", "en", LINKS)) is not None) is there


def test_without_advice_there_is_no_button() -> None:
    assert advising(group(gathering())) is None

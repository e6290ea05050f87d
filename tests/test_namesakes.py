"""Names that look alike, look like nothing, or look like what Telegram makes something of."""

from random import Random

import pytest

from bot.cards import card
from bot.engines.registry import GAMES
from bot.links import Links
from bot.motions import question
from bot.people import LANGUAGES, shown_name
from bot.signs import SIGNS
from bot.snapshot import snapshot
from bot.table import Table
from bot.talking import Said
from bot.texts import Html, spoken
from bot.wording import called, names
from sandbox.entities import read
from tests.tables import NOW, begun, opened, person_in, playing, step

LINKS = Links(bot="one_table_bot", app="table", webapp_url="https://example.org/app/")
OFTEN = 3
"""A card is looked at after so many moves."""

BAIT = ("/close@one_table_bot", "/leave", "@durov_ru", "evil.com", "https://evil.com/a", "#tag")
NOTHING = ("\u3164", "\u2800", "\u115f\u1160", "\u034f", "\u200d", "\ufe0f", "\u0301", " \u3164 ")


def named(table: Table, *given: str) -> Table:
    for sitter, name in zip(table.sitters, given, strict=False):
        if sitter.person:
            sitter.person = sitter.person.model_copy(update={"name": name})
    return table


@pytest.mark.parametrize("game", GAMES)
def test_namesakes_are_told_apart_wherever_one_is_chosen(game: str) -> None:
    table, rng = named(begun(game, GAMES[game].players[-1]), *["علی"] * 14), Random(game)
    chosen = moves = 0
    while table.stage == "playing":
        if moves % OFTEN == 0:
            shot = snapshot(table, person_in(table, min(playing(table).waiting())), NOW)
            labels = [it.text for row in card(shot, "private", "fa", LINKS).rows for it in row]
            assert len(labels) == len(set(labels))
            chosen += sum(any(sign in label for sign in SIGNS) for label in labels)
        step(table, rng)
        moves += 1
    assert chosen


def test_namesakes_have_the_signs_of_their_seats_as_soon_as_these_are_drawn() -> None:
    lobby = snapshot(named(opened("coup", 4), "Ali", "Ann", "ALI", "Bob"), None, NOW)
    game = snapshot(named(begun("coup", 4), "Ali", "Ann", "ALI", "Bob"), None, NOW)
    assert [called(lobby, "en", seat) for seat in range(4)] == ["Ali", "Ann", "ALI", "Bob"]
    assert [called(game, "en", seat) for seat in range(4)] == ["Ali 🦊", "Ann", "ALI 🦉", "Bob"]


def test_who_has_no_name_is_told_apart_too() -> None:
    game = snapshot(named(begun("coup", 3), "", "Ann", ""), None, NOW)
    assert [called(game, "en", seat) for seat in range(3)] == ["Guest 🦊", "Ann", "Guest 🦉"]


def test_long_names_are_cut_before_the_sign() -> None:
    game = snapshot(named(begun("coup", 4), *["L" * 60] * 4), None, NOW)
    assert all(sign in names(game, "en", range(4)) for sign in SIGNS[:4])


def test_it_is_said_which_of_two_namesakes_the_others_would_go_on_without() -> None:
    table = named(begun("coup", 3), "Ali", "Ali", "Ann")
    seat = 1
    table.sitters[seat].missed = 1
    assert table.late() == [seat]
    asked = question(table, "en")
    assert f"Ali {SIGNS[seat]}" in spoken(Html(asked.text))
    assert f"Ali {SIGNS[seat]}" in asked.rows[0][0].text


@pytest.mark.parametrize("name", NOTHING)
def test_a_name_that_nobody_sees_is_none(name: str) -> None:
    assert shown_name(name) == ""


@pytest.mark.parametrize("name", ["❤️", "می‌خوانم", "👩‍👧", "J. R.", "ñ", "и́"])
def test_a_name_that_somebody_sees_stays(name: str) -> None:
    assert shown_name(name) == name


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("bait", BAIT)
def test_no_name_and_no_word_becomes_a_command_a_mention_or_a_link(bait: str, lang: str) -> None:
    found = read(bait, None, None)[1]
    assert found, "Telegram would make something of it"
    table = named(begun("coup", 3), bait, "Ann", bait)
    line = Said(deal=1, by="100", name=bait, circle="table", text=bait, at=NOW)
    for person in (None, "100", "101"):
        shot = snapshot(table, person, NOW, lines=[line])
        text = card(shot, "private" if person else "group", lang, LINKS).text
        shown, entities = read(text, "HTML", None)
        assert {each["type"] for each in entities} <= {"bold", "spoiler", "italic"}
        assert bait in shown.replace("\u2060", "")
        assert bait in spoken(Html(text))

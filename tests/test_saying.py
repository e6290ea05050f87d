"""The talk on cards: one's own shows it, whispers in spoilers; a group's never does."""

from random import Random

import pytest

from bot.cards import LONGEST_TEXT, card
from bot.engines.game import Circle
from bot.hearing import Heard, Talk
from bot.links import Links
from bot.people import LANGUAGES
from bot.saying import LAST_LINES, talk, where_to_write
from bot.snapshot import Snapshot, snapshot
from bot.texts import plain, spoken
from tests.tables import NOW, begun, opened, person_in, play_out

LINKS = Links(bot="a_bot", app="table", webapp_url="https://table.example/")
BOTH = (Circle(key="table", may_write=True), Circle(key="plot", may_write=True))


def heard(circle: str, text: str, name: str = "Ann") -> Heard:
    return Heard(circle=circle, seat=0, name=name, mine=False, text=text, at=NOW)


def shown(
    *lines: Heard, circles: tuple[Circle, ...] = BOTH[:1], stage: str = "playing"
) -> Snapshot:
    table = {"lobby": opened(), "playing": begun()}.get(stage) or play_out(begun(), Random(1))
    shot = snapshot(table, person_in(table, 1), NOW)
    said = Talk(whole=True, lines=lines)
    return shot.model_copy(update={"talk": said, "circles": circles})


def words(shot: Snapshot, lang: str = "en") -> list[str]:
    return [spoken(line) for line in talk(shot, lang)]


def test_the_last_lines_of_the_table_and_how_to_join_in() -> None:
    said = [heard("table", f"line {number}") for number in range(9)]
    assert words(shown(*said)) == [
        "At the table · reply to this message to write",
        *(f"Ann: line {number}" for number in range(9 - LAST_LINES, 9)),
    ]
    quiet = (Circle(key="table", may_write=False),)
    assert words(shown(*said, circles=quiet))[0] == "At the table"


def test_where_nobody_has_spoken_a_card_is_silent_but_for_who_may_whisper() -> None:
    assert words(shown()) == []
    assert words(shown(circles=())) == []
    assert words(shown(circles=BOTH)) == ["plot · reply to this message to write"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whispers_stand_first_and_in_spoilers_whose_name_is_none_of_a_push_preview(
    lang: str,
) -> None:
    shot = shown(heard("plot", "Her"), heard("table", "Hm"), circles=BOTH)
    lines = talk(shot, lang)
    assert [spoken(line) for line in lines] == [
        plain(lang, "talk-how", circle="plot"),
        "Ann: Her",
        plain(lang, "circle-table"),
        "Ann: Hm",
    ]
    assert [line.startswith("<tg-spoiler>") for line in lines] == [True, True, False, False]


def test_whispers_go_with_the_game_and_the_talk_stays() -> None:
    for stage in ("lobby", "over"):
        shot = shown(heard("plot", "Her"), heard("table", "Hm"), stage=stage)
        assert words(shot) == ["At the table · reply to this message to write", "Ann: Hm"]


def test_nobody_can_disturb_a_card_by_what_he_says() -> None:
    shot = shown(heard("table", "<b>&</b> ש", name="<i>"), heard("table", "x" * 200, name=""))
    lines = talk(shot, "en")
    assert "&lt;b&gt;&amp;&lt;/" in lines[1]
    assert "&lt;i&gt;" in lines[1]
    assert spoken(lines[2]).startswith("Guest: xxx")
    assert len(spoken(lines[2])) < 140


def test_a_private_card_shows_it_and_a_group_card_never() -> None:
    shot = shown(heard("plot", "Her"), heard("table", "Hm"), circles=BOTH)
    private = card(shot, "private", "en", LINKS)
    assert "Her" in private.text
    assert "Hm" in private.text
    assert private.protect
    group = card(shot, "group", "en", LINKS)
    assert group == card(shown(circles=BOTH), "group", "en", LINKS)


def test_a_card_full_of_talk_is_one_that_telegram_takes() -> None:
    said = [heard(circle, "ы" * 200, "Я" * 64) for circle in ("plot", "table") for _ in range(50)]
    text = card(shown(*said, circles=BOTH), "private", "ru", LINKS).text
    assert len(text.encode("utf-16-le")) <= 2 * LONGEST_TEXT


def test_a_reply_is_said_where_fewest_hear_it() -> None:
    def chosen(*circles: tuple[str, bool]) -> tuple[str, bool] | None:
        found = where_to_write([Circle(key=key, may_write=may) for key, may in circles])
        return (found.key, found.may_write) if found else None

    assert chosen(("table", True), ("mafs", True)) == ("mafs", True)
    assert chosen(("table", True), ("mafs", False)) == ("table", True)
    assert chosen(("table", False), ("mafs", False)) == ("mafs", False)
    assert chosen() is None

"""What is sent to other chats: it asks to a table, and tells of nobody and of no card."""

from collections.abc import Iterator

import pytest

from bot.engines.registry import GAMES
from bot.gathering import Stage
from bot.inviting import called_in, fresh, of_table, offered, standing
from bot.links import Links
from bot.people import LANGUAGES
from bot.playable import Choice, choices, matching, mentioned
from bot.table import Table
from tests.tables import NOW, opened

LINKS = Links(bot="a_bot", app="table")
BY_CHAT = "https://t.me/a_bot?start=j"
THERE = choices(group=True)


def at_every_stage(game: str, secret: str) -> Iterator[Table]:
    """A table of this game gathering, full, played, over and closed."""
    players = GAMES[game].players
    yield opened(game, people=1, secret=secret)
    yield opened(game, people=players[-1], secret=secret)
    playing = opened(game, people=players[0], secret=secret, salt=secret[:8])
    playing.start(playing.host, secret, NOW)
    yield playing
    for stage in ("over", "closed"):
        ended = playing.model_copy(deep=True)
        ended.stage = stage
        yield ended


@pytest.mark.parametrize("game", GAMES)
def test_however_the_cards_lie_what_is_sent_is_the_same(game: str) -> None:
    one, other = at_every_stage(game, "1f" * 32), at_every_stage(game, "e0" * 32)
    for mine, yours in zip(one, other, strict=True):
        for lang in LANGUAGES:
            assert of_table(mine, lang, LINKS) == of_table(yours, lang, LINKS)
            assert standing(mine, lang, LINKS, True) == standing(yours, lang, LINKS, True)


@pytest.mark.parametrize("game", GAMES)
def test_it_names_nobody_and_holds_no_button_that_only_a_private_chat_may(game: str) -> None:
    secret = "1f" * 32
    for table in at_every_stage(game, secret):
        for sent in (of_table(table, "en", LINKS), standing(table, "en", LINKS, False)):
            told = sent.model_dump_json()
            assert secret not in told
            for sitter in table.sitters:
                if sitter.person:
                    assert f'"{sitter.person.id}"' not in told
                    assert f"{sitter.person.name} " not in told
            for button in (button for row in sent.card.rows for button in row):
                assert button.url.startswith(("https://t.me/a_bot/table", BY_CHAT))
                assert {button.web_app, button.data, button.ask} == {""}


def test_where_nobody_can_sit_down_it_says_why_and_offers_a_new_table() -> None:
    stages: tuple[tuple[Stage, str], ...] = (
        ("playing", "The game has already begun."),
        ("over", "This game is over."),
        ("closed", "This table is closed."),
    )
    full = opened("duel", people=2)
    told = [(full, "All seats are taken.")]
    for stage, why in stages:
        table = full.model_copy(deep=True)
        table.stage = stage
        told.append((table, why))
    for table, why in told:
        card = standing(table, "en", LINKS, False).card
        assert why in card.text
        assert card.rows[-1][-1].url == "https://t.me/a_bot/table"
        assert card.rows[-1][-1].text == "New table"


def test_a_result_has_the_id_of_its_link_and_fits_what_telegram_takes() -> None:
    for lang in LANGUAGES:
        for choice in THERE:
            sent = fresh(choice, "Ab3Ab3Ab3Ab3", lang, LINKS, THERE)
            assert sent.id == "jAb3Ab3Ab3Ab3"
            assert sent.card.rows[0][0].url.endswith("startapp=jAb3Ab3Ab3Ab3")
            assert sent.card == offered(choice.game, "Ab3Ab3Ab3Ab3", lang, LINKS).card


def test_called_in_it_offers_every_game_or_the_one_named_or_the_way_to_the_app() -> None:
    every = called_in({choice: f"{n:012}" for n, choice in enumerate(THERE)}, "en", LINKS)
    assert [b.text for row in every.card.rows for b in row][1] == "Coup"
    one = called_in({Choice(game="coup"): "0" * 12}, "en", LINKS)
    assert "Who sits down? " in one.card.text
    none = called_in({}, "en", LINKS)
    assert [b.url for row in none.card.rows for b in row] == ["https://t.me/a_bot/table"]


@pytest.mark.parametrize(
    ("typed", "lang", "found"),
    [
        ("", "en", ["duel", "coup", "resistance", "resistance_mini", "mafia"]),
        ("РЕЗ", "mk", []),
        ("coup", "fa", ["coup"]),
        ("کودتا", "fa", ["coup"]),
        ("mini res", "ru", ["resistance_mini"]),
        ("СОПРОТИВЛЕНИЕ", "ru", ["resistance", "resistance_mini"]),
        ("пуч", "mk", ["coup"]),
    ],
)
def test_typing_finds_games_by_parts_of_their_names(
    typed: str, lang: str, found: list[str]
) -> None:
    assert [choice.game for choice in matching(typed, lang, THERE)] == found


@pytest.mark.parametrize(
    ("said", "lang", "game"),
    [
        ("Let's play Mafia, who is in?", "en", "mafia"),
        ("мини-сопротивление на пятерых", "ru", "resistance_mini"),
        ("ајде еден пуч!", "mk", "coup"),
        ("the weather is fine", "en", None),
        ("", "en", None),
    ],
)
def test_a_game_is_heard_in_a_sentence_by_its_whole_name(
    said: str, lang: str, game: str | None
) -> None:
    found = mentioned(said, lang, THERE)
    assert (found and found.game) == game

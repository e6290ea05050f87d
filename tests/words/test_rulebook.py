"""The rules as messages: whole sections, in their order, and none too long."""

from pathlib import Path

import pytest

from bot.catalogue import sections, word_key
from bot.engines.registry import GAMES
from bot.people import LANGUAGES
from bot.rulebook import LONGEST, pages
from bot.texts import plain, spoken
from tests.words.masks import forget


def test_sections_come_in_the_order_of_the_catalogue_and_then_the_words() -> None:
    (page,) = pages("masks", "en")
    assert spoken(page) == (
        "Masks: the rules\n\nNight\nFoxes hunt.\n\nDay\nOwls think.\n\nWhat is what\nFox: Hunts."
    )


def test_long_rules_are_several_messages_of_whole_sections(catalogues: Path) -> None:
    path = catalogues / "en" / "masks.ftl"
    more = "".join(
        f"masks-rules-s{n}-title = Title {n}\nmasks-rules-s{n} = {'🦊 word ' * 300}end {n}.\n"
        for n in range(5)
    )
    path.write_text(path.read_text(encoding="utf-8") + more, encoding="utf-8")
    forget()
    found = pages("masks", "en")
    assert len(found) > 2
    for page in found:
        assert len(page.encode("utf-16-le")) // 2 <= LONGEST
    for number in range(5):
        assert any(f"Title {number}" in page and f"end {number}." in page for page in found)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_of_every_game_are_messages_that_telegram_takes(game: str, lang: str) -> None:
    found = pages(game, lang)
    assert all(0 < len(page.encode("utf-16-le")) // 2 <= LONGEST for page in found)
    said = "\n".join(map(spoken, found))
    for section in sections(game):
        assert plain(lang, f"{game}-rules-{section}-title") in said


def test_a_word_is_called_by_its_field_or_by_the_first_family_of_names() -> None:
    assert word_key("masks", "role", "fox") == "masks-role-fox"
    assert word_key("masks", "roles", "fox") == "masks-role-fox"
    assert word_key("masks", "hand", "fox") == "masks-role-fox"
    assert word_key("masks", "", "fox") == "masks-role-fox"
    assert word_key("masks", "role", "wolf") is None
    # Families of sentences are no names, whatever a field is called.
    assert word_key("masks", "reason", "dawn") is None
    assert word_key("masks", "card", "open") is None

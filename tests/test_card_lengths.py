"""The longest cards that a group can be shown: a full table of people with the longest names."""

from random import Random

import pytest

from bot.cards import card
from bot.engines.registry import GAMES
from bot.links import Links
from bot.people import LANGUAGES, NAME_LENGTH
from bot.reaching import awaiting
from bot.snapshot import snapshot
from bot.table import Table
from sandbox.entities import read
from tests.tables import NOW, begun, step

LINKS = Links(bot="one_table_bot", app="table", webapp_url="https://example.org/app/")
OFTEN = 7
"""A card is looked at after so many moves."""


def full(game: str) -> Table:
    """A game of the most people there can be; each letter of their names is two to Telegram."""
    table = begun(game, GAMES[game].players[-1])
    for sitter in table.sitters:
        if sitter.person:
            sitter.person = sitter.person.model_copy(update={"name": "🦊" * NAME_LENGTH})
    return table


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_group_card_has_room_for_whom_the_table_cannot_reach(game: str, lang: str) -> None:
    table, rng = full(game), Random(f"lengths/{game}")
    everybody = list(range(len(table.sitters)))
    moves = 0
    while table.stage == "playing":
        if moves % OFTEN == 0:
            shot = snapshot(table, None, NOW)
            text = awaiting(card(shot, "group", lang, LINKS), shot, lang, everybody).text
            read(text, "HTML", None)  # refuses what is too long
        step(table, rng)
        moves += 1
    assert moves > OFTEN

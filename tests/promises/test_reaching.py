"""Every move there is can be made by buttons, and nothing else: all games, stages and languages."""

from random import Random

import pytest

from bot.engines.registry import GAMES
from bot.people import LANGUAGES
from tests.promises.reaching import (
    FEW,
    SAMPLES,
    asked,
    count,
    everything,
    in_card,
    legal,
    named,
    private,
    walked,
)
from tests.tables import any_move

TABLES, MANY = 3, 40
EACH = 6


@pytest.mark.parametrize("game", GAMES)
def test_buttons_lead_to_every_move_and_to_no_other(game: str, long: bool) -> None:
    """All of them where they are few, some where they are many; like questions a few times."""
    met: dict[tuple[object, ...], int] = {}
    rng = Random(f"reached/{game}")
    for number, (_, shot) in enumerate(asked(game, MANY if long else TABLES)):
        lang = LANGUAGES[number % len(LANGUAGES)]
        ways = sum(map(count, shot.offers))
        alike = (*(offer.kind for offer in shot.offers), ways)
        met[alike] = met.get(alike, 0) + 1
        if met[alike] > EACH:
            continue
        assert in_card(shot, lang) == private(shot, lang)
        if ways <= FEW:
            wanted = {named(shot, lang, move) for move in legal(shot)}
            assert everything(shot, lang) == wanted
        for _ in range(SAMPLES):
            move = any_move(shot.offers, rng)
            assert walked(shot, lang, move) == move
    assert met

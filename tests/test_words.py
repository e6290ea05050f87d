"""Every game has words for all that happens in it and for all that can be chosen before."""

import pytest

from bot.engines.registry import GAMES
from bot.texts import known
from tests.lacking import lacking


@pytest.mark.parametrize("game_key", GAMES)
def test_a_game_has_words_for_all_that_happens_in_it(game_key: str, long: bool) -> None:
    assert lacking(game_key, 200 if long else 20) == []


def test_what_has_no_words_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.lacking.known", lambda key: key != "duel-event-shot" and known(key))
    assert lacking("duel", 2) == ["duel-event-shot"]

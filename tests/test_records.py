"""The golden records: whole games as each seat saw them, to be read whenever they change."""

import re

import pytest

from bot.engines.duel import ITEMS
from bot.engines.registry import GAMES
from tests.playthrough import GOLDEN, RECORDS, Golden, playthrough


@pytest.mark.parametrize("golden", GOLDEN, ids=[golden.name for golden in GOLDEN])
def test_a_game_is_still_played_and_seen_as_it_was(golden: Golden) -> None:
    written = (RECORDS / f"{golden.name}.txt").read_text(encoding="utf-8").splitlines()
    assert list(playthrough(golden)) == written, "read `python -m tests.playthrough`'s diff"
    assert len(written) < 300


def test_every_game_has_one_and_no_record_is_left_over() -> None:
    assert {golden.game_key for golden in GOLDEN} == set(GAMES)
    names = {golden.name for golden in GOLDEN}
    assert {path.stem for path in RECORDS.glob("*.txt")} == names


def test_duels_records_use_every_item_and_tell_every_kind_of_event() -> None:
    told = (
        "began loaded dealt shot used stole looked heard ejected healed poisoned skipped won ended"
    )
    for name in ("duel-solo", "duel-two"):
        words = set(re.findall(r"\w+", (RECORDS / f"{name}.txt").read_text(encoding="utf-8")))
        assert {*ITEMS, *told.split()} <= words

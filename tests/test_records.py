"""The golden records: whole games as each seat saw them, to be read whenever they change."""

import re

import pytest

from bot.engines.registry import GAMES
from tests.games import Golden, every_golden, facts
from tests.playthrough import RECORDS, playthrough

every_record = pytest.mark.parametrize("golden", every_golden(), ids=lambda golden: golden.name)


@every_record
def test_a_game_is_still_played_and_seen_as_it_was(golden: Golden) -> None:
    written = (RECORDS / f"{golden.name}.txt").read_text(encoding="utf-8").splitlines()
    assert list(playthrough(golden)) == written, "read `python -m tests.playthrough`'s diff"
    assert len(written) < 300


def test_every_game_has_one_and_no_record_is_left_over() -> None:
    assert all(facts(key).GOLDEN for key in GAMES)
    names = {golden.name for golden in every_golden()}
    assert {path.stem for path in RECORDS.glob("*.txt")} == names


@pytest.mark.parametrize("game_key", GAMES)
def test_its_records_tell_all_that_is_worth_telling(game_key: str) -> None:
    words: set[str] = set()
    for golden in facts(game_key).GOLDEN:
        text = (RECORDS / f"{golden.name}.txt").read_text(encoding="utf-8")
        words |= set(re.findall(r"[\w-]+", text))
    assert words >= facts(game_key).TOLD

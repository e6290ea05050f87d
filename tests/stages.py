"""A table in every stage that a game has, by the type of its view."""

from collections.abc import Iterator
from random import Random
from typing import get_args

from bot.engines.game import View
from bot.store import new_id
from bot.table import Table
from tests.leaks import read_back
from tests.tables import any_crowd, any_options, begun, playing, step

TABLES = 500


def stage_of(view: View) -> str:
    return str(getattr(view, "stage", "turn"))


def stages(view: View) -> set[str]:
    """All that there are while it is played."""
    field = type(view).model_fields.get("stage")
    words = get_args(field.annotation) if field else ("turn",)
    return set(words) - {"over"}


def in_every_stage(game_key: str) -> Iterator[Table]:
    """Tables of random players, one in each stage, whose clocks run. Fails if one is not found."""
    seen: set[str] = set()
    missing = {"all"}
    for number in range(TABLES):
        rng = Random(f"stages/{game_key}/{number}")
        options = any_options(game_key, rng)
        live = begun(game_key, any_crowd(game_key, options, rng), options, salt=f"{number:04x}")
        while live.stage == "playing" and missing:
            view = playing(live).view(None)
            if stage_of(view) not in seen and live.running and live.running.deadline:
                seen.add(stage_of(view))
                found = read_back(live)
                found.id = new_id()
                yield found
            missing = stages(view) - seen
            step(live, rng)
        if not missing:
            return
    raise AssertionError(f"random tables do not come to {missing}")

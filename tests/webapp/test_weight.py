"""How much JavaScript the first table needs: the app's start, what all tables share, its game."""

import gzip
import re
from pathlib import Path

import pytest

from bot.engines.registry import GAMES
from webapp.pages import DIST

MOST = 40_000
"""Bytes, gzipped. `python -m bench.bundle` says where they are."""


def needed(path: Path, found: dict[Path, int]) -> None:
    """Weigh a script and all that it cannot begin without."""
    if path in found:
        return
    text = path.read_text(encoding="utf-8")
    found[path] = len(gzip.compress(text.encode(), 9))
    for name in re.findall(r'(?:from|import)\s*"\./([\w-]+\.js)"', text):
        needed(path.parent / name, found)


@pytest.fixture
def assets() -> Path:
    if not (DIST / "index.html").exists():
        pytest.fail("the Mini App is not built: scripts/prepare builds it")
    return DIST / "assets"


@pytest.mark.parametrize("game", GAMES)
def test_the_first_table_is_light(game: str, assets: Path) -> None:
    found: dict[Path, int] = {}
    for chunk in ("index", "start", "table", game):
        (path,) = assets.glob(f"{chunk}-????????.js")
        needed(path, found)
    assert len(found) >= 4
    assert sum(found.values()) < MOST, {path.name: size for path, size in found.items()}

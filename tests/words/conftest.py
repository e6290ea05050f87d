"""The catalogues, with the words of a game that has everything."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.words.masks import taught


@pytest.fixture(autouse=True)
def catalogues(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where they lie for this test."""
    yield from taught(tmp_path / "locales", monkeypatch)

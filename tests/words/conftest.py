"""The catalogues, with the words of a game that has everything."""

from collections.abc import Iterator
from pathlib import Path
from shutil import copytree

import pytest

from bot import catalogue, texts
from bot.people import LANGUAGES
from tests.words.masks import TEXTS, forget


@pytest.fixture(autouse=True)
def catalogues(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Whoever adds to a file calls `forget` then."""
    folder = tmp_path / "locales"
    copytree(texts.LOCALES, folder)
    for lang in LANGUAGES:
        (folder / lang / "masks.ftl").write_text(TEXTS, encoding="utf-8")
    monkeypatch.setattr(texts, "LOCALES", folder)
    monkeypatch.setattr(catalogue, "LOCALES", folder)
    forget()
    yield folder
    forget()

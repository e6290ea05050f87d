"""The client's types say what the models say."""

from pathlib import Path

import pytest

from webapp import types


def test_the_committed_file_is_what_the_models_say() -> None:
    types.main(["--check"])


def test_an_old_file_is_found_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(types, "TYPES", tmp_path / "types.ts")
    for write in (False, True):
        if write:
            types.TYPES.write_text(types.written().replace("number", "string", 1))
        with pytest.raises(SystemExit, match="out of date"):
            types.main(["--check"])
    types.main([])
    types.main(["--check"])


def test_types_are_exact() -> None:
    text = types.written()
    for line in (
        '  readonly game: "duel";',
        "  readonly charges: readonly [number, number];",
        '  readonly spent: readonly ("live" | "blank")[];',
        '  readonly known: { readonly [key: string]: "live" | "blank" };',
        "  readonly cuffed: number | null;",
        "  readonly outcome: DuelOutcome | null;",
        "  readonly may: readonly Command[];",
        "  readonly startapp?: string;",
        "  readonly deadline: number | null;",
    ):
        assert line in text
    assert "readonly unknown" not in text.replace("readonly [key: string]: unknown", "")

"""`python -m sandbox`: what it can be told stands where newcomers look."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_every_option_is_explained_in_the_docs() -> None:
    told = subprocess.run(
        [sys.executable, "-m", "sandbox", "--help"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    options = set(re.findall(r"--[a-z]+", told)) - {"--help"}
    assert {"--speed", "--webhook"} <= options
    docs = (ROOT / "docs" / "sandbox.md").read_text(encoding="utf-8")
    assert options <= set(re.findall(r"^\| `(--[a-z]+)", docs, re.MULTILINE))
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "--speed" in readme
    assert "--webhook" in readme

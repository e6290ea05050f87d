"""`docs/faults.md`: each line of it has tests that are really there, or says why it has none."""

import ast
import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.processes import ROOT

TESTS, CLIENT = ROOT / "tests", ROOT / "webapp" / "client" / "src"
PAGE = ROOT / "docs" / "faults.md"
LINES = {
    "Coup": 16,
    "The Resistance and Resistance Mini": 14,
    "Mafia": 20,
    "State, coming back, lasting": 10,
    "Mini App layer": 10,
}
REASON = 20
"""Letters that a reason has at least."""


class Line(NamedTuple):
    """A fault: its section and number, and the test ids and words of its answer."""

    section: str
    number: int
    ids: list[str]
    words: str


def lines(text: str) -> list[Line]:
    found, section = [], ""
    for row in text.splitlines():
        if row.startswith("## "):
            section = row.removeprefix("## ")
        elif cells := re.fullmatch(r"\| (\d+) \| [^|]+ \| ([^|]+) \|", row):
            ids, words = re.findall("`([^`]+)`", cells[2]), re.sub("`[^`]+`", "", cells[2])
            found.append(Line(section, int(cells[1]), ids, words.strip()))
    return found


@cache
def names_in(path: Path) -> frozenset[str]:
    """Names of the tests that pytest, or vitest, finds in a file."""
    if not path.is_file():
        return frozenset()
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".ts":
        return frozenset(re.findall(r'^test(?:\.each\([^)]*\))?\("([^"]+)",', text, re.MULTILINE))
    functions = (ast.FunctionDef, ast.AsyncFunctionDef)
    named = [node.name for node in ast.parse(text).body if isinstance(node, functions)]
    return frozenset(name for name in named if name.startswith("test_"))


def missing(text: str) -> list[str]:
    """What the page promises and is not there."""
    wrong = []
    for line in lines(text):
        for test_id in line.ids:
            place, _, name = test_id.partition("::")
            path = (CLIENT if place.endswith(".ts") else TESTS) / place
            if name not in names_in(path):
                wrong.append(test_id)
        if not line.ids and len(line.words) < REASON:
            wrong.append(f"{line.section} {line.number}")
    return wrong


def test_every_test_of_the_page_is_there_and_every_line_has_one() -> None:
    assert missing(PAGE.read_text(encoding="utf-8")) == []


def test_no_line_is_left_out() -> None:
    numbers: dict[str, list[int]] = {}
    for line in lines(PAGE.read_text(encoding="utf-8")):
        numbers.setdefault(line.section, []).append(line.number)
    assert numbers == {section: list(range(1, most + 1)) for section, most in LINES.items()}


@pytest.mark.parametrize(
    "answer",
    [
        "`test_faults.py::test_that_is_not_there`",
        "`test_that_is_no_file.py::test_no_line_is_left_out`",
        "`test_faults.py::lines`",
        "`frame/clock.test.ts::right by seconds`",
        "later",
    ],
)
def test_a_promise_that_is_not_kept_is_found(answer: str) -> None:
    row = f"## Coup\n\n| 1 | something went wrong | {answer} |\n"
    assert len(missing(row)) == 1

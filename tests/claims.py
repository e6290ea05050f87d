"""Pages of `docs` that say of each of their lines which tests hold it: what they name, and lack."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tests.processes import ROOT

TESTS, CLIENT = ROOT / "tests", ROOT / "webapp" / "client" / "src"


class Line(NamedTuple):
    """A line of a page's table: its section and number, the test ids in its last cell, its words.

    The words are those beside the ids.
    """

    section: str
    number: int
    ids: list[str]
    words: str


def lines(text: str) -> Iterator[Line]:
    section = ""
    for row in text.splitlines():
        if row.startswith("## "):
            section = row.removeprefix("## ")
        elif cells := re.fullmatch(r"\| (\d+) \| [^|]+ \| ([^|]+) \|", row):
            ids, words = re.findall("`([^`]+)`", cells[2]), re.sub("`[^`]+`", "", cells[2])
            yield Line(section, int(cells[1]), ids, words.strip())


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


def is_there(test_id: str) -> bool:
    """Whether there is such a test. Ids are relative to `tests`, the Mini App's to its sources."""
    place, _, name = test_id.partition("::")
    return name in names_in((CLIENT if place.endswith(".ts") else TESTS) / place)


def numbers(text: str) -> dict[str, list[int]]:
    """The numbers of the lines in each section, as they come."""
    found: dict[str, list[int]] = {}
    for line in lines(text):
        found.setdefault(line.section, []).append(line.number)
    return found

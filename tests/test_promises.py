"""`docs/promises.md`: each promise has tests that are really there, named after its number."""

import re

import pytest

from tests.claims import TESTS, is_there, lines, names_in, numbers
from tests.processes import ROOT

PAGE = ROOT / "docs" / "promises.md"
LAST = 57


def number_of(test_id: str) -> int | None:
    """Of which promise it is a test."""
    found = re.fullmatch(r"test_(\d+)_.*", test_id.rpartition("::")[2])
    return int(found[1]) if found else None


def broken(text: str) -> list[str]:
    """What the page says and does not hold."""
    wrong = []
    for line in lines(text):
        wrong += [test_id for test_id in line.ids if not is_there(test_id)]
        wrong += [i for i in line.ids if number_of(i) not in (None, line.number)]
        if line.number not in map(number_of, line.ids):
            wrong.append(f"{line.number} has no test of its own")
    return wrong


def test_every_promise_has_tests_of_its_own() -> None:
    assert broken(PAGE.read_text(encoding="utf-8")) == []


def test_no_promise_is_left_out() -> None:
    found = numbers(PAGE.read_text(encoding="utf-8"))
    assert [n for section in found.values() for n in section] == list(range(1, LAST + 1))


def test_no_test_of_a_promise_is_left_out() -> None:
    named = {test_id for line in lines(PAGE.read_text(encoding="utf-8")) for test_id in line.ids}
    for path in TESTS.rglob("test_*.py"):
        for name in names_in(path):
            test_id = f"{path.relative_to(TESTS)}::{name}"
            assert number_of(test_id) is None or test_id in named, test_id


@pytest.mark.parametrize(
    "tests",
    [
        "`test_promises.py::test_no_promise_is_left_out`",
        "`promises/test_noise.py::test_21_that_is_not_there`",
        "`promises/test_noise.py::test_26_nothing_is_said_to_ordinary_chatter`",
    ],
)
def test_a_promise_without_a_test_is_found(tests: str) -> None:
    assert broken(f"## Noise\n\n| 21 | one table, one message | {tests} |\n") != []

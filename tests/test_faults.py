"""`docs/faults.md`: each line of it has tests that are really there, or says why it has none."""

import pytest

from tests.claims import is_there, lines, numbers
from tests.processes import ROOT

PAGE = ROOT / "docs" / "faults.md"
LINES = {
    "Coup": 16,
    "The Resistance and Resistance Mini": 14,
    "Mafia": 20,
    "Duel": 10,
    "State, coming back, lasting": 10,
    "Telegram bot layer": 17,
    "Mini App layer": 10,
}
REASON = 20
"""Letters that a reason has at least."""


def missing(text: str) -> list[str]:
    """What the page promises and is not there."""
    wrong = []
    for line in lines(text):
        wrong += [test_id for test_id in line.ids if not is_there(test_id)]
        if not line.ids and len(line.words) < REASON:
            wrong.append(f"{line.section} {line.number}")
    return wrong


def test_every_test_of_the_page_is_there_and_every_line_has_one() -> None:
    assert missing(PAGE.read_text(encoding="utf-8")) == []


def test_no_line_is_left_out() -> None:
    found = numbers(PAGE.read_text(encoding="utf-8"))
    assert found == {section: list(range(1, most + 1)) for section, most in LINES.items()}


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

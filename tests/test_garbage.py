"""Programs look for garbage seldom, from their start on."""

import subprocess
import sys

import pytest

from bot.garbage import OLD, YOUNG
from tests.processes import NOTHING, ROOT

RUN = """
import gc, runpy, sys
name, *sys.argv[1:] = sys.argv[1:]
try:
    runpy.run_module(name, run_name="__main__")
except SystemExit:
    print(*gc.get_threshold())
"""


@pytest.mark.parametrize("words", [("bot",), ("webapp",), ("sandbox", "--speed", "0")])
def test_a_program_looks_for_garbage_seldom(words: tuple[str, ...]) -> None:
    """Each of these ends at once, for want of settings or by a wrong one."""
    ended = subprocess.run(
        [sys.executable, "-c", RUN, *words],
        cwd=ROOT,
        env=NOTHING,
        check=False,
        capture_output=True,
        text=True,
    )
    assert ended.stdout.split() == [str(YOUNG), str(OLD), str(OLD)], ended.stderr

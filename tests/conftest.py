"""What every test may ask for: real programs, and how long to play."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.engines.registry import GAMES
from tests.plot import Plot
from tests.redis_server import RedisServer


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="play the full number of random tables")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--long"):
        return
    long = [item for item in items if item.get_closest_marker("long")]
    if long:
        config.hook.pytest_deselected(items=long)
        items[:] = [item for item in items if item not in long]


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Side by side, but browsers one after the other: two processors cannot bear two of them."""
    from xdist.scheduler import LoadScopeScheduling  # type: ignore[import-untyped]

    scheduler = LoadScopeScheduling(config, log)
    scheduler._split_scope = lambda test: "browser" if test.startswith("tests/browser/") else test
    return scheduler


@pytest.fixture(scope="session")
def long(pytestconfig: pytest.Config) -> bool:
    """Whether to play the full counts: `count = 10_000 if long else 300`."""
    return bool(pytestconfig.getoption("--long"))


@pytest.fixture
def plot(monkeypatch: pytest.MonkeyPatch) -> None:
    """There is a game with a circle of its own, `tests.plot`."""
    monkeypatch.setitem(GAMES, Plot.key, Plot)


def program(name: str) -> str:
    """Where that program is. Without it a test is skipped, but in CI it fails."""
    if found := shutil.which(name):
        return found
    if os.environ.get("CI") == "true":
        pytest.fail(f"{name} is not installed, and in CI it has to be")
    pytest.skip(f"{name} is not installed")


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of a Chromium for Playwright's `executable_path`."""
    return program("chromium")


@pytest.fixture(scope="session")
def redis_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The URL of a real Redis, one for all tests of a run: start each with FLUSHALL."""
    server = RedisServer(program("redis-server"), tmp_path_factory.mktemp("redis"))
    server.start()
    yield server.url
    server.stop()


@pytest.fixture
def mortal_redis(tmp_path: Path) -> Iterator[RedisServer]:
    """A real Redis of this test's own, which may die and come back: what it confirmed it keeps."""
    server = RedisServer(program("redis-server"), tmp_path, "--appendonly", "yes")
    server.start()
    yield server
    server.stop()

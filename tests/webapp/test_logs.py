"""Logs: lines of JSON in which no secret stands, whatever happens."""

import json
import logging
import re
from collections.abc import AsyncIterator
from io import StringIO
from typing import Any

import pytest
import structlog
from aiohttp.test_utils import TestClient, TestServer

from bot.engines.duel import Duel
from bot.store import Store, connect
from bot.table import Table
from bot.timing import MovableTime
from tests.webapp.conftest import Web
from tests.webapp.phone import TOKEN, Phone, init_data
from webapp.app import create_app
from webapp.logs import AccessLogger, configure_logs, log
from webapp.protocol import BotNames

SHELLS = re.compile(r'live.{0,4},.{0,4}(live|blank)|"loaded"|queue')


@pytest.fixture
def logs() -> StringIO:
    return StringIO()


@pytest.fixture
async def store(time: MovableTime) -> Store:
    return Store(await connect(), time)


@pytest.fixture
async def web(logs: StringIO, store: Store, time: MovableTime) -> AsyncIterator[Web]:
    """A web app that logs as in production, and everything there is to log."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    configure_logs("debug", logs)
    server = TestServer(create_app(store, TOKEN, BotNames(username="a_bot", app="table"), time))
    await server.start_server(access_log_class=AccessLogger)
    async with TestClient(server) as client:
        yield client
    root.handlers = handlers
    root.setLevel(level)
    structlog.reset_defaults()


def lines(logs: StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in logs.getvalue().splitlines()]


async def test_each_request_is_a_line_without_its_query(web: Web, logs: StringIO) -> None:
    await web.get("/healthz?startapp=jabc&tgWebAppData=hash")
    (line,) = [each for each in lines(logs) if each["event"] == "request"]
    assert (line["method"], line["path"], line["status"]) == ("GET", "/healthz", 200)
    assert {"level", "logger", "timestamp", "seconds", "bytes"} <= set(line)
    assert "startapp" not in json.dumps(line)


async def secrets_of_a_busy_evening(
    web: Web, store: Store, time: MovableTime, monkeypatch: pytest.MonkeyPatch
) -> set[str]:
    """Everything goes well and everything goes wrong; what must not be in any log."""
    signed = init_data(time.now(), {"id": 101, "first_name": "Аня"})
    await web.post(f"/api/session?initData={signed}", json={"initData": signed})
    await web.post("/api/session", json={"initData": signed + "0"})
    anya = await Phone.of(web, time.now(), 101, "Аня")
    bojan = await Phone.of(web, time.now(), 102, "Bojan")
    table = await anya.open(salt="5a17a0")
    await bojan.post(f"/api/tables/{table}/sit", salt="5a17b0")
    await anya.post(f"/api/tables/{table}/start")
    dealt = await store.load(table)
    live = await anya.at(table)
    await live.see()
    await live.refused("nonsense " + anya.token)
    await live.refused("x" * 5000)
    for question in ("", "1.t1.0"):
        await live.play("shoot", "0", question=question)
    with monkeypatch.context() as broken:
        broken.setattr(Table, "play", _broken)
        assert (await live.play("shoot", "0", question="x"))["error"]["code"] == "broken"
    for circle in ("table", "mafs"):
        await live.talk(circle, WHISPER)
    await live.refused({"id": 1, "say": {"circle": WHISPER, "text": WHISPER, "to": WHISPER}})
    with monkeypatch.context() as broken:
        broken.setattr(Table, "say", _broken)
        assert (await live.talk("table", WHISPER))["error"]["code"] == "broken"
    with monkeypatch.context() as broken:
        broken.setattr(Duel, "view", _broken)
        other = await bojan.at(table)
        assert await other.ended() == ("broken", 1011)
    with monkeypatch.context() as broken:
        broken.setattr(Store, "tables_of", _broken)
        assert (await anya.ask("GET", "/api/tables"))[1]["error"]["code"] == "broken"
    await anya.ask("GET", f"/api/tables?token={anya.token}")
    await anya.at(table, token=bojan.token[:-3])
    await live.leave()
    return {
        TOKEN,
        TOKEN.partition(":")[2],
        signed,
        signed.rpartition("hash=")[2],
        anya.token,
        bojan.token,
        anya.token.rpartition(".")[2],
        dealt.secret,
        dealt.seed,
        "5a17a0",
        "5a17b0",
        WHISPER,
    }


WHISPER = "It was me"
WORDS = "what an error says of itself"


def _broken(*anything: Any) -> Any:
    shells = ["live", "blank", "live"]
    try:
        raise KeyError(WORDS)
    except KeyError as cause:
        raise ValueError(f"{WORDS}: {shells}") from cause


async def test_no_secret_is_in_any_line(
    web: Web,
    store: Store,
    time: MovableTime,
    logs: StringIO,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    secrets = await secrets_of_a_busy_evening(web, store, time, monkeypatch)
    told = lines(logs)
    text = "\n".join(json.dumps(line, ensure_ascii=False) for line in told)
    events = {line["event"] for line in told}
    assert {"request", "move-broken", "socket-broken", "request-broken"} <= events
    faults = [line["fault"] for line in told if line["event"].endswith("-broken")]
    assert faults
    assert all(re.fullmatch(r"ValueError in test_logs\.py:\d+", fault) for fault in faults)
    assert WORDS not in text
    assert not [secret for secret in secrets if secret in text]
    assert not SHELLS.search(text)


async def test_an_error_that_a_library_logs_is_named_and_not_quoted(
    web: Web, logs: StringIO
) -> None:
    await web.get("/healthz")
    for logger in (logging.getLogger("aiohttp.server"), log):
        try:
            _broken()
        except ValueError:
            logger.exception("unhandled")
    named = [line["fault"] for line in lines(logs) if line["event"] == "unhandled"]
    assert len(named) == 2
    assert all(name.startswith("ValueError in test_logs.py:") for name in named)
    assert WORDS not in logs.getvalue()
    assert not SHELLS.search(logs.getvalue())


async def test_a_planted_secret_is_found(
    web: Web,
    store: Store,
    time: MovableTime,
    logs: StringIO,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    secrets = await secrets_of_a_busy_evening(web, store, time, monkeypatch)
    for secret in secrets:
        log.info("planted", what=secret)
        assert secret in logs.getvalue()
    log.info("planted", queue=["live", "blank"])
    assert SHELLS.search(logs.getvalue())

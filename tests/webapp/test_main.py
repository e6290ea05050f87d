"""`python -m webapp` as a process of its own, on a real Redis, for a Telegram played here."""

import asyncio
import json
import os
import re
import signal
import socket
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from aiohttp import ClientSession, web
from aiohttp.test_utils import TestServer

from tests.webapp.phone import TOKEN, init_data

ROOT = Path(__file__).parents[2]


@dataclass
class Errand:
    """Something that takes Telegram its time."""

    asked: asyncio.Event = field(default_factory=asyncio.Event)
    done: asyncio.Event = field(default_factory=asyncio.Event)


@pytest.fixture
def errand() -> Errand:
    return Errand()


@pytest.fixture
async def telegram(errand: Errand) -> AsyncIterator[str]:
    """Answers getMe, for our bot alone, and keeps a message once the errand is done."""

    async def get_me(request: web.Request) -> web.Response:
        if request.match_info["token"] != TOKEN:
            return web.json_response({"ok": False, "error_code": 401}, status=401)
        me = {"id": 1, "is_bot": True, "first_name": "A", "username": "a_bot"}
        return web.json_response({"ok": True, "result": me})

    async def keep(_: web.Request) -> web.Response:
        errand.asked.set()
        await errand.done.wait()
        return web.json_response({"ok": True, "result": {"id": "kept", "expiration_date": 1}})

    app = web.Application()
    app.router.add_route("*", "/bot{token}/getMe", get_me)
    app.router.add_post("/bot{token}/savePreparedInlineMessage", keep)
    server = TestServer(app)
    await server.start_server()
    yield str(server.make_url("")).rstrip("/")
    await server.close()


async def start(*program: str, **settings: str) -> Process:
    given = {"BOT_TOKEN": TOKEN, "WEBAPP_URL": "https://table.example/app/", **settings}
    words = ["-m", *(program or ["webapp"])]
    return await asyncio.create_subprocess_exec(
        sys.executable, *words, cwd=ROOT, stderr=PIPE, env={**os.environ, **given}
    )


async def listens(process: Process) -> int:
    """The port that it says it has."""
    assert process.stderr is not None
    async for line in process.stderr:
        told = json.loads(line)
        if told["event"] == "serving":
            return int(told["port"])
    pytest.fail("it ended before it served")


async def last_words(process: Process) -> str:
    _, said = await process.communicate()
    return said.decode()


async def test_it_serves_and_sends_phones_away_when_told_to_stop(
    telegram: str, redis_server: str
) -> None:
    process = await start(TELEGRAM_API=telegram, REDIS_URL=redis_server, PORT="0")
    base = f"http://127.0.0.1:{await listens(process)}"
    async with ClientSession() as http:
        async with http.get(f"{base}/readyz") as answer:
            assert answer.status == 200
        signed = init_data(time.time(), {"id": 1, "first_name": "A"})
        async with http.post(f"{base}/api/session", json={"initData": signed}) as answer:
            session = await answer.json()
            assert session["bot"]["username"] == "a_bot"
            assert "wss://table.example" in answer.headers["Content-Security-Policy"]
        headers = {"Authorization": f"Bearer {session['token']}"}
        body = {"game": "duel"}
        async with http.post(f"{base}/api/tables", json=body, headers=headers) as answer:
            table = (await answer.json())["table"]
        async with http.ws_connect(f"{base}/live/{table}") as live:
            await live.send_json({"hello": 1, "token": session["token"]})
            assert "snapshot" in await live.receive_json()
            process.send_signal(signal.SIGTERM)
            await live.receive()
            assert live.close_code == 1001
    said = await last_words(process)
    assert process.returncode == 0
    assert TOKEN not in said
    assert session["token"] not in said


@pytest.mark.parametrize(
    ("settings", "line"),
    [
        ({"REDIS_URL": ""}, "REDIS_URL is missing"),
        ({"REDIS_URL": "redis://:hush@127.0.0.1:1/0"}, r"no Redis answers at 127\.0\.0\.1:1"),
        ({"BOT_TOKEN": "7:another"}, "Telegram does not know this bot"),
        ({"TELEGRAM_API": "http://127.0.0.1:1"}, "Telegram does not answer"),
        ({"PORT": "many"}, "PORT must be"),
    ],
)
async def test_what_is_missing_is_said_in_one_line(
    telegram: str, settings: dict[str, str], line: str
) -> None:
    process = await start(
        **{"TELEGRAM_API": telegram, "REDIS_URL": "redis://127.0.0.1:1", **settings}
    )
    said = await last_words(process)
    assert process.returncode == 1
    assert re.fullmatch(rf"One Table: .*{line}.*\n", said)
    assert "hush" not in said
    assert TOKEN not in said


async def test_what_it_has_begun_with_it_answers_before_it_ends(
    telegram: str, errand: Errand, redis_server: str
) -> None:
    process = await start(TELEGRAM_API=telegram, REDIS_URL=redis_server, PORT="0")
    port = await listens(process)
    base = f"http://127.0.0.1:{port}"
    async with ClientSession(base) as http:
        signed = init_data(time.time(), {"id": 1, "first_name": "A"})
        async with http.post("/api/session", json={"initData": signed}) as answer:
            headers = {"Authorization": f"Bearer {(await answer.json())['token']}"}
        async with http.post("/api/tables", json={"game": "duel"}, headers=headers) as answer:
            path = f"/api/tables/{(await answer.json())['table']}/prepare"
        begun = asyncio.create_task(http.post(path, json={}, headers=headers))
        await errand.asked.wait()
        process.send_signal(signal.SIGTERM)
        while await is_open(port):
            pass
        await asyncio.sleep(0.2)  # one that did not wait would have ended
        errand.done.set()
        async with await begun as answer:
            assert await answer.json() == {"message": "kept"}
    await last_words(process)
    assert process.returncode == 0


async def is_open(port: int) -> bool:
    try:
        _, writer = await asyncio.open_connection("127.0.0.1", port)
    except OSError:
        return False
    writer.close()
    return True


@pytest.mark.parametrize("program", [["webapp"], ["bot", "--with-webapp"]], ids=" ".join)
async def test_a_port_that_is_taken_is_one_line(
    telegram: str, redis_server: str, program: list[str]
) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = taken.getsockname()[1]
        said = await last_words(
            await start(*program, TELEGRAM_API=telegram, REDIS_URL=redis_server, PORT=str(port))
        )
    assert re.fullmatch(rf"One Table: cannot listen on 127\.0\.0\.1:{port} \(.+\)\n", said)


async def test_an_address_of_another_machine_is_one_line(telegram: str, redis_server: str) -> None:
    process = await start(
        TELEGRAM_API=telegram, REDIS_URL=redis_server, HOST="192.0.2.1", PORT="8080"
    )
    said = await last_words(process)
    assert process.returncode == 1
    assert re.fullmatch(r"One Table: cannot listen on 192\.0\.2\.1:8080 \(.+\)\n", said)
    assert "None" not in said

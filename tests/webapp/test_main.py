"""`python -m webapp` as a process of its own, on a real Redis, for a Telegram played here."""

import asyncio
import os
import re
import signal
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from aiohttp import ClientError, ClientSession, web
from aiohttp.test_utils import TestServer, unused_port

from tests.webapp.phone import TOKEN, init_data

ROOT = Path(__file__).parents[2]


@pytest.fixture
async def telegram() -> AsyncIterator[str]:
    """Answers getMe, for our bot alone."""

    async def get_me(request: web.Request) -> web.Response:
        if request.match_info["token"] != TOKEN:
            return web.json_response({"ok": False, "error_code": 401}, status=401)
        return web.json_response({"ok": True, "result": {"id": 1, "username": "a_bot"}})

    app = web.Application()
    app.router.add_get("/bot{token}/getMe", get_me)
    server = TestServer(app)
    await server.start_server()
    yield str(server.make_url("")).rstrip("/")
    await server.close()


async def start(**settings: str) -> Process:
    given = {"BOT_TOKEN": TOKEN, "WEBAPP_URL": "https://table.example/app/", **settings}
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", "webapp", cwd=ROOT, stderr=PIPE, env={**os.environ, **given}
    )


async def last_words(process: Process) -> str:
    _, said = await process.communicate()
    return said.decode()


async def test_it_serves_and_sends_phones_away_when_told_to_stop(
    telegram: str, redis_server: str
) -> None:
    port = unused_port()
    process = await start(TELEGRAM_API=telegram, REDIS_URL=redis_server, PORT=str(port))
    base = f"http://127.0.0.1:{port}"
    async with ClientSession() as http:
        while process.returncode is None:
            try:
                async with http.get(f"{base}/readyz") as answer:
                    assert answer.status == 200
                    break
            except ClientError:
                await asyncio.sleep(0.05)
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

"""Updates that Telegram brings: from Telegram alone, queued once, answered so that none is lost."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from io import BytesIO, StringIO
from typing import Any

import pytest
from aiohttp.test_utils import TestClient, TestServer, make_mocked_request
from aiohttp.web import HTTPNotFound
from fakeredis import FakeAsyncRedis, FakeServer

from bot import queue
from bot.addresses import WEB_APP_HAS
from bot.queue import SHARDS, Updates
from bot.store import Client, Store
from tests.webapp.phone import TOKEN
from webapp import webhook
from webapp.app import create_app
from webapp.logs import configure_logs
from webapp.protocol import BotNames
from webapp.webhook import LARGEST, PROOF, Webhook

SECRET = "abc-DEF_123"
PATH = "/telegram/hook"
UPDATE = {"update_id": 10, "message": {"text": "a_word_between_friends"}}
Web = TestClient[Any, Any]


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits long for what does not come."""
    monkeypatch.setattr(queue, "WAITS", 0.01)


@pytest.fixture
def plug() -> FakeServer:
    """A Redis that can be pulled out: `connected`."""
    return FakeServer(version=(7,))


@pytest.fixture
async def redis(plug: FakeServer) -> AsyncIterator[Client]:
    client = FakeAsyncRedis(server=plug, decode_responses=True)
    yield client
    plug.connected = True
    await client.aclose()


@pytest.fixture
def updates(redis: Client) -> Updates:
    return Updates(redis)


@pytest.fixture
def said() -> StringIO:
    """What is logged."""
    found = StringIO()
    configure_logs("info", found)
    return found


@pytest.fixture
async def web(redis: Client, updates: Updates, said: StringIO) -> AsyncIterator[Web]:
    app = create_app(
        Store(redis),
        TOKEN,
        BotNames(username="a_bot", app="table"),
        webhook=Webhook(PATH, SECRET, updates),
    )
    client = TestClient(TestServer(app))
    await client.start_server()
    yield client
    await client.close()


async def post(web: Web, body: object, proof: str = SECRET) -> int:
    data = BytesIO(body if isinstance(body, bytes) else json.dumps(body).encode())
    async with web.post(PATH, data=data, headers={PROOF: proof} if proof else {}) as answer:
        return answer.status


async def queued(updates: Updates) -> list[Any]:
    """What the bot will be handed."""
    found = []
    for shard in SHARDS:
        for _ in range(2):  # the first time it only gets its readers
            found += [json.loads(taken.body) for taken in await updates.take(shard, 100)]
    return found


async def test_an_update_is_queued_as_it_came_and_once(web: Web, updates: Updates) -> None:
    assert await post(web, UPDATE) == 200
    assert await post(web, UPDATE) == 200
    assert await queued(updates) == [UPDATE]


@pytest.mark.parametrize("proof", ["", "abc-DEF_124", "abc", SECRET.lower(), SECRET + "x"])
async def test_whoever_is_not_telegram_is_sent_away(web: Web, updates: Updates, proof: str) -> None:
    assert await post(web, UPDATE, proof) == 401
    assert await queued(updates) == []


async def test_a_secret_of_other_letters_is_wrong_and_no_accident(web: Web) -> None:
    request = f"POST {PATH} HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nConnection: close\r\n"
    with socket.create_connection((web.host, web.port)) as line:
        line.setblocking(False)
        loop = asyncio.get_running_loop()
        await loop.sock_sendall(line, f"{request}{PROOF}: ".encode() + b"\xff\xc3\xa9\r\n\r\n{}")
        assert b" 401 " in await loop.sock_recv(line, 1000)


async def test_strangers_do_not_make_us_read_what_they_send(web: Web, said: StringIO) -> None:
    assert await post(web, b"x" * (LARGEST + 1), "wrong") == 401
    assert "update-dropped" not in said.getvalue()


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"7",
        b"\xff",
        b'{"update_id": "10"}',
        b'{"update_id": true}',
        b'{"update_id": -1}',
        b'{"update_id": 1e3}',
        b'{"message": {"text": "a_word_between_friends"}}',
        b'{"update_id": ' + b"9" * 5000 + b"}",
        b"[" * 200_000,
        b'{"update_id": 10, "message": "' + b"x" * LARGEST + b'"}',
    ],
)
async def test_what_will_never_be_an_update_is_not_asked_for_again(
    web: Web, updates: Updates, said: StringIO, body: bytes
) -> None:
    assert await post(web, body) == 200
    assert await queued(updates) == []
    assert said.getvalue().count("update-dropped") == 1


async def test_an_update_may_be_larger_than_what_people_may_send(
    web: Web, updates: Updates
) -> None:
    large = UPDATE | {"message": {"text": "я" * 40_000}}
    assert await post(web, large) == 200
    assert await queued(updates) == [large]


async def test_what_cannot_be_queued_now_is_to_come_again(
    web: Web, updates: Updates, plug: FakeServer
) -> None:
    plug.connected = False
    async with web.post(PATH, json=UPDATE, headers={PROOF: SECRET}) as answer:
        assert (answer.status, answer.headers["Retry-After"]) == (503, webhook.AGAIN)
    plug.connected = True
    assert await post(web, UPDATE) == 200
    assert await queued(updates) == [UPDATE]


async def test_where_too_many_wait_the_next_is_to_come_again(
    web: Web, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(queue, "MOST_WAITING", 1)
    assert await post(web, UPDATE) == 200
    assert await post(web, UPDATE | {"update_id": 14}) == 503


async def test_no_log_repeats_what_an_update_says_or_the_secret(
    web: Web, plug: FakeServer, said: StringIO
) -> None:
    await post(web, UPDATE)
    await post(web, b'{"message": {"text": "a_word_between_friends"}}')
    plug.connected = False
    await post(web, UPDATE)
    assert "update-refused" in said.getvalue()
    assert "a_word_between_friends" not in said.getvalue()
    assert SECRET not in said.getvalue()


async def test_without_a_webhook_there_is_no_such_door(redis: Client) -> None:
    app = create_app(Store(redis), TOKEN, BotNames(username="a_bot", app="table"))
    async with TestClient(TestServer(app)) as web:
        assert await post(web, UPDATE) == 404


async def test_no_path_of_a_webhook_is_one_of_the_web_apps(redis: Client) -> None:
    """The settings know what its paths begin with; a file's name has a dot, a webhook's none."""
    app = create_app(Store(redis), TOKEN, BotNames(username="a_bot", app="table"))
    paths = {resource.canonical for resource in app.router.resources()}
    assert {path.split("/")[1] for path in paths - {"/", "/{name}"}} == WEB_APP_HAS
    found = await app.router.resolve(make_mocked_request("GET", "/telegram"))
    assert isinstance(found.http_exception, HTTPNotFound)

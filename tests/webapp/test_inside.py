"""The web app on its address: within the bot's process, as `python -m bot --with-webapp` has it."""

import socket
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager
from io import StringIO
from pathlib import Path

import pytest
from aiogram import Bot
from aiohttp import ClientSession
from aiohttp.test_utils import unused_port

from bot.chat import Chat
from bot.limits import Limits
from bot.settings import Settings, read_settings
from bot.store import connect
from tests.webapp.phone import TOKEN
from webapp.app import create_app_for
from webapp.logs import configure_logs
from webapp.serving import serving


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return read_settings(
        tmp_path / "none",
        bot_token=TOKEN,
        webapp_url="https://table.example/app/",
        port=unused_port(),
    )


@pytest.fixture
async def site(settings: Settings) -> AsyncIterator[AbstractAsyncContextManager[None]]:
    configure_logs("info", StringIO())
    client = await connect()
    app = create_app_for(settings, client, "a_bot", Chat(Bot(TOKEN), Limits(client)))
    yield serving(app, settings.host, settings.port)
    await client.aclose()


async def test_its_page_may_open_sockets_in_older_browsers_too(
    settings: Settings, site: AbstractAsyncContextManager[None]
) -> None:
    address = f"http://{settings.host}:{settings.port}/healthz"
    async with site, ClientSession() as http, http.get(address) as answer:
        policy = answer.headers["Content-Security-Policy"].split("; ")
        assert "connect-src 'self' wss://table.example" in policy


async def test_where_it_cannot_listen_that_is_said_in_one_line(
    settings: Settings, site: AbstractAsyncContextManager[None]
) -> None:
    with (
        socket.create_server((settings.host, settings.port)),
        pytest.raises(SystemExit, match=rf"^One Table: cannot listen on .*:{settings.port} \("),
    ):
        await site.__aenter__()


async def test_what_the_bot_lacks_later_is_not_taken_for_that(
    site: AbstractAsyncContextManager[None],
) -> None:
    with pytest.raises(ConnectionResetError):
        async with site:
            raise ConnectionResetError

"""How others are asked to a table: by a link, and by a message that Telegram keeps ready."""

from collections.abc import AsyncIterator
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from aiohttp.test_utils import TestClient, TestServer

from bot.chat import Chat, telegram
from bot.limits import Limits
from bot.link import Client
from bot.settings import read_settings
from bot.store import Store
from bot.texts import plain
from bot.timing import MovableTime
from sandbox.app import create_app as create_telegram
from sandbox.telegram import Telegram
from sandbox.world import furnish
from tests.webapp.conftest import Web
from tests.webapp.phone import TOKEN, Phone
from webapp.app import create_app
from webapp.protocol import BotNames

HERE = "http://127.0.0.1/app/"


@pytest.fixture
def desk(time: MovableTime) -> Telegram:
    return furnish(Telegram(TOKEN, time, HERE, username="a_bot"))


@pytest.fixture
async def tom(
    desk: Telegram, redis: Client, time: MovableTime, tmp_path: Path
) -> AsyncIterator[Phone]:
    """Somebody whom this Telegram knows, with a Mini App that can reach it."""
    async with TestServer(create_telegram(desk)) as server:
        api = str(server.make_url("/"))
        settings = read_settings(
            tmp_path / "none", bot_token=TOKEN, webapp_url=HERE, telegram_api=api
        )
        async with telegram(settings) as bot:
            chat = Chat(bot, Limits(redis, time))
            names = BotNames(username="a_bot", app="table")
            app = create_app(Store(redis, time), TOKEN, names, time, telegram=chat)
            async with TestClient(TestServer(app)) as web:
                person = next(who for who in desk.people.values() if who.language == "en")
                yield await Phone.of(web, time.now(), person.id, person.first_name)


async def test_an_invitation_seats_whoever_follows_it(anya: Phone) -> None:
    table = await anya.open()
    told = await anya.get(f"/api/tables/{table}/invite")
    assert told["link"] == f"https://t.me/a_bot/table?startapp=j{table}"
    share = urlsplit(told["share"])
    assert f"{share.scheme}://{share.netloc}{share.path}" == "https://t.me/share/url"
    assert parse_qs(share.query) == {
        "url": [told["link"]],
        "text": [plain("ru", "share", game=plain("ru", "game-duel"))],
    }


async def test_a_prepared_message_carries_the_same_link_and_nothing_of_the_table(
    tom: Phone, desk: Telegram
) -> None:
    table = await tom.open()
    message = (await tom.post(f"/api/tables/{table}/prepare"))["message"]
    link = (await tom.get(f"/api/tables/{table}/invite"))["link"]
    (kept,) = desk.prepared.kept.values()
    assert kept.id == message
    told = kept.result.content.text.replace("\u2068", "").replace("\u2069", "").splitlines()
    assert told == [
        "Sit down with me: Night Protocol",
        "",
        "One shotgun, and shells in a hidden order.",
    ]
    by_chat = {"text": "Without the app, by chat", "url": f"https://t.me/a_bot?start=j{table}"}
    sit = {"text": "Sit down", "url": link, "style": "primary"}
    assert kept.result.keyboard == [[sit], [by_chat]]
    assert kept.kinds == {"friend", "group"}


async def test_where_telegram_does_not_answer_the_link_remains(tom: Phone, desk: Telegram) -> None:
    table = await tom.open()
    desk.faults.add("savePreparedInlineMessage", "502", 1, 1)
    refusal = await tom.refused(f"/api/tables/{table}/prepare")
    assert refusal == (503, "unprepared")


async def test_without_a_line_to_telegram_the_link_remains(web: Web, anya: Phone) -> None:
    table = await anya.open()
    assert await anya.refused(f"/api/tables/{table}/prepare") == (503, "unprepared")


async def test_nobody_prepares_messages_for_a_table_that_is_not_there(tom: Phone) -> None:
    refusal = await tom.refused("/api/tables/AAAAAAAAAAAA/prepare")
    assert refusal == (404, "unknown-table")

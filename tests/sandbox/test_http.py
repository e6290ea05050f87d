"""The Bot API as HTTP: tokens, methods, bodies, and the faults a desk can order."""

import asyncio
import json
from typing import Any

import pytest
from aiogram import Bot
from aiogram.client.session.aiohttp import AiohttpSession
from aiogram.client.telegram import TelegramAPIServer
from aiogram.exceptions import (
    ClientDecodeError,
    TelegramNetworkError,
    TelegramRetryAfter,
    TelegramUnauthorizedError,
)
from aiohttp import ClientSession, FormData
from aiohttp.test_utils import TestServer

from sandbox.app import create_app
from sandbox.people import Person
from sandbox.telegram import Telegram
from tests.sandbox.conftest import TOKEN, Desk, until


async def test_another_token_is_unauthorised(http: ClientSession, server: str) -> None:
    async with http.post(f"{server}/bot7000000001:other/getMe") as response:
        assert response.status == 401
        assert await response.json() == {
            "ok": False,
            "error_code": 401,
            "description": "Unauthorized",
        }


@pytest.mark.parametrize("token", ["", "nonsense", "1%3A%20"])
async def test_what_is_no_token_is_not_found(http: ClientSession, server: str, token: str) -> None:
    async with http.post(f"{server}/bot{token}/getMe") as response:
        assert response.status == 404
        assert (await response.json())["description"] == "Not Found"


@pytest.mark.parametrize("method", ["sendDice", "nonsense", "sendInvoice"])
async def test_an_unknown_method_is_not_found(
    http: ClientSession, server: str, method: str
) -> None:
    async with http.post(f"{server}/bot{TOKEN}/{method}") as response:
        assert response.status == 404
        assert await response.json() == {
            "ok": False,
            "error_code": 404,
            "description": "Not Found: method not found",
        }


async def test_another_bot_is_turned_away(server: str) -> None:
    session = AiohttpSession(api=TelegramAPIServer.from_base(server))
    with pytest.raises(TelegramUnauthorizedError):
        await Bot("7000000002:AAAA", session=session).get_me()
    await (await session.create_session()).close()


def multipart(fields: dict[str, str]) -> FormData:
    form = FormData(default_to_multipart=True)
    for name, value in fields.items():
        form.add_field(name, value)
    return form


MARKUP = json.dumps({"inline_keyboard": [[{"text": "я", "callback_data": "a"}]]})


@pytest.mark.parametrize("way", ["form", "multipart", "json", "query"])
async def test_a_call_may_come_in_every_form(
    http: ClientSession, server: str, bojan: Person, way: str
) -> None:
    fields = {"chat_id": str(bojan.id), "text": "[x] {y}", "reply_markup": MARKUP}
    asked: Any = {
        "form": {"data": fields},
        "multipart": {"data": multipart(fields)},
        "json": {"json": fields | {"reply_markup": json.loads(MARKUP)}},
        "query": {"params": fields},
    }[way]
    async with http.request(
        "GET" if way == "query" else "POST", f"{server}/bot{TOKEN}/sendmessage", **asked
    ) as response:
        body = await response.json()
    assert body["ok"] is True
    assert body["result"]["text"] == "[x] {y}"
    assert body["result"]["reply_markup"] == json.loads(MARKUP)


@pytest.mark.parametrize(
    ("fields", "complaint"),
    [
        ({"text": "x"}, "chat_id is empty"),
        ({"chat_id": "", "text": "x"}, "chat_id is empty"),
        ({"chat_id": "BOJAN"}, "message text is empty"),
        (
            {"chat_id": "BOJAN", "text": "x", "reply_markup": "{"},
            "can't parse reply keyboard markup JSON object",
        ),
        (
            {"chat_id": "BOJAN", "text": "x", "reply_markup": '{"inline_keyboard": [[1]]}'},
            "can't parse inline keyboard button: object expected as button",
        ),
        ({"chat_id": "BOJAN", "text": "x", "entities": "[1]"}, "can't parse entities"),
        ({"chat_id": "BOJAN", "text": "x", "entities": "["}, "can't parse entities JSON object"),
        ({"chat_id": "BOJAN", "text": "\ud800"}, "strings must be encoded in UTF-8"),
    ],
)
async def test_a_malformed_call_gets_one_clear_answer(
    http: ClientSession, server: str, bojan: Person, fields: dict[str, str], complaint: str
) -> None:
    fields = {key: value.replace("BOJAN", str(bojan.id)) for key, value in fields.items()}
    async with http.post(f"{server}/bot{TOKEN}/sendMessage", json=fields) as response:
        assert response.status == 400
        assert (await response.json())["description"] == f"Bad Request: {complaint}"


@pytest.mark.parametrize(
    ("body", "kind"),
    [("{", "application/json"), ("[]", "application/json"), ("x", "multipart/form-data")],
)
async def test_a_body_that_is_none_is_refused(
    http: ClientSession, server: str, body: str, kind: str
) -> None:
    headers = {"Content-Type": kind}
    url = f"{server}/bot{TOKEN}/sendMessage"
    async with http.post(url, data=body, headers=headers) as response:
        assert response.status == 400
        assert "can't parse request" in (await response.json())["description"]


async def test_a_call_can_be_made_to_wait(bot: Bot, desk: Desk, bojan: Person) -> None:
    await desk.post("fault", method="sendMessage", kind="429", times=1, retry_after=7)
    with pytest.raises(TelegramRetryAfter) as refused:
        await bot.send_message(bojan.id, "x")
    assert refused.value.retry_after == 7
    await bot.send_message(bojan.id, "x")


async def test_a_gateway_may_answer_in_html(bot: Bot, desk: Desk, bojan: Person) -> None:
    await desk.post("fault", method="sendmessage", kind="502", times=2)
    for _ in range(2):
        with pytest.raises(ClientDecodeError):
            await bot.send_message(bojan.id, "x")
    await bot.send_message(bojan.id, "x")


async def test_a_gateways_html_comes_with_its_own_status(
    http: ClientSession, server: str, desk: Desk
) -> None:
    await desk.post("fault", method="getMe", kind="502")
    async with http.post(f"{server}/bot{TOKEN}/getMe") as response:
        assert (response.status, response.content_type) == (502, "text/html")


async def test_a_call_may_be_carried_out_and_never_answered(
    bot: Bot, desk: Desk, bojan: Person, telegram: Telegram
) -> None:
    await desk.post("fault", method="sendMessage", kind="timeout")
    with pytest.raises(TelegramNetworkError):
        await bot.send_message(bojan.id, "done all the same")
    (message,) = telegram.private[bojan.id].messages.values()
    assert message.text == "done all the same"


async def test_an_update_may_come_twice(
    bot: Bot, desk: Desk, bojan: Person, telegram: Telegram
) -> None:
    await desk.post("fault", kind="duplicate")
    await desk.post("say", person=str(bojan.id), chat=str(telegram.bot.id), text="x")
    (first,) = await bot.get_updates()
    assert await bot.get_updates(offset=first.update_id + 1) == [first]
    assert await bot.get_updates(offset=first.update_id + 1) == []


@pytest.mark.parametrize(
    ("asked", "complaint"),
    [
        ({"method": "sendMessage", "kind": "418"}, "there is no fault '418'"),
        ({"method": "sendMesage", "kind": "502"}, "there is no method 'sendMesage' here"),
        ({"kind": "502"}, "method must be a string"),
        ({"kind": "duplicate", "times": 0}, "times must be from 1 to 1000"),
    ],
)
async def test_a_fault_that_could_never_happen_is_refused(
    desk: Desk, asked: dict[str, Any], complaint: str
) -> None:
    assert complaint in (await desk.post("fault", **asked))["error"]


async def test_the_server_ends_although_pages_and_pollers_wait(
    telegram: Telegram,
) -> None:
    server = TestServer(create_app(telegram))
    await server.start_server()
    async with ClientSession() as http:
        person = next(iter(telegram.people))
        socket = await http.ws_connect(server.make_url(f"/desk/watch?person={person}"))
        poll = asyncio.ensure_future(
            http.post(server.make_url(f"/bot{TOKEN}/getUpdates"), data={"timeout": "50"})
        )
        await until(lambda: telegram.updates.polled)
        await server.close()
        assert (await socket.receive()).type.name in {"CLOSE", "CLOSED"}
        assert (await poll).status == 409

"""Whoever taps is answered first: what his tap changes in a chat comes afterwards."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer
from aiohttp.typedefs import Handler

from bot.handlers import taps
from bot.store import Store
from sandbox.app import create_app
from sandbox.chats import Chat
from sandbox.telegram import Telegram
from tests.handlers.gathering import coup_of_three, late
from tests.handlers.guests import LONGEST, Guest, buttons, until
from tests.handlers.running import Running

WRITING = ("send", "edit", "delete", "set")


@pytest.fixture
async def server(sandbox: Telegram, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[str]:
    """A Telegram where nothing is written while a tap waits; nobody says “One moment” for it."""

    @web.middleware
    async def hold(request: web.Request, handler: Handler) -> web.StreamResponse:
        if request.match_info.get("method", "").startswith(WRITING):
            while sandbox.queries.open:  # noqa: ASYNC110 - a tap is answered in another request
                await asyncio.sleep(0.01)
        return await handler(request)

    monkeypatch.setattr(taps, "WITHIN", LONGEST)
    app = create_app(sandbox)
    app.middlewares.append(hold)
    server = TestServer(app)
    await server.start_server()
    yield str(server.make_url("/")).rstrip("/")
    await server.close()


async def answered(who: Guest, label: str, chat: Chat | None = None) -> str:
    """The toast, which may say nothing."""
    seen = await who.tap(label, chat)
    assert seen["answered"], label
    return seen["toast"] or ""


async def test_a_groups_settings(bot: Running, anya: Guest, group: Chat) -> None:
    anya.say("/settings", group)
    card = await anya.sees("Настройки этой группы", chat=group)
    assert await answered(anya, "Кто открывает", group) == "Готово."
    await until(lambda: "админы" in str(buttons(group.messages[card.id])))
    await answered(anya, "Язык", group)
    await anya.sees("На каком языке", chat=group)
    assert await answered(anya, "Русский", group) == "Теперь по-русски."
    await anya.sees("Настройки этой группы", chat=group)


async def test_agreeing_to_end_a_game_or_to_go_on_without_somebody(
    bot: Running, anya: Guest, tom: Guest, bojan: Guest, niloufar: Guest, group: Chat, store: Store
) -> None:
    table_id = await coup_of_three(store, group, anya, tom, bojan, niloufar)
    await store.change(table_id, late(niloufar))
    anya.say("/remove", group)
    remove = await anya.sees("Время вышло", chat=group)
    assert await answered(anya, "Не ждать", group) == "Голос учтён: 1 из 2."
    await until(lambda: "(1/2)" in buttons(group.messages[remove.id])[0])
    await niloufar.sees("بدون تو")
    tom.say("/close", group)
    close = await anya.sees("предлагает закончить", chat=group)
    assert await answered(anya, "Я за", group) == "Голос учтён: 2 из 3."
    await until(lambda: "(2/3)" in buttons(group.messages[close.id])[0])
    assert await answered(anya, "Не ждать", group)
    assert await answered(bojan, "Я за", group) == "Масата е затворена."
    await until(lambda: close.id not in group.messages)

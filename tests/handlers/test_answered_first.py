"""Whoever taps is answered first: what his tap changes in a chat comes afterwards."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer
from aiohttp.typedefs import Handler

from bot.handlers import taps
from bot.settings import Settings
from bot.store import Store
from sandbox.app import create_app
from sandbox.chats import Chat
from sandbox.telegram import Telegram
from tests.handlers.gathering import coup_of_three, late, lobby
from tests.handlers.guests import LONGEST, Guest, buttons, only_table, until
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


@pytest.fixture
def settings(settings: Settings, tom: Guest) -> Settings:
    """Tom runs this bot."""
    return settings.model_copy(update={"admins": frozenset({tom.id})})


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


async def test_who_would_leave_in_the_middle(bot: Running, anya: Guest, store: Store) -> None:
    anya.say("/play")
    await answered(anya, "Один")
    await anya.sees("идёт игра")
    await answered(anya, "Встать")
    asked = await anya.sees("Встать посреди игры?")
    await answered(anya, "Остаться")
    await until(lambda: asked.id not in anya.dm.messages)
    table = await only_table(store, anya)
    await anya.press(anya.from_bot()[-1], f"getup:{table.id}::")
    asked = await anya.sees("Встать посреди игры?")
    assert await answered(anya, "Да, встать")
    await until(lambda: asked.id not in anya.dm.messages)


async def test_menus_in_private(bot: Running, anya: Guest) -> None:
    anya.say("/language")
    await answered(anya, "Русский")
    anya.say("/rules")
    menu = await anya.sees("Правила какой игры")
    await answered(anya, "Переворот")
    await until(lambda: menu.id not in anya.dm.messages)
    anya.say("/play")
    menu = await anya.sees("Во что")
    await answered(anya, "Двое")
    await until(lambda: menu.id not in anya.dm.messages)


async def test_what_is_announced(bot: Running, anya: Guest, tom: Guest) -> None:
    anya.say("/play")
    await answered(anya, "Двое")
    tom.say("/admin announce Tea is ready")
    preview = await tom.sees("Tea is ready")
    assert await answered(tom, "Send")
    await until(lambda: preview.id not in tom.dm.messages)


async def test_who_is_forgotten(bot: Running, anya: Guest) -> None:
    anya.say("/play")
    await answered(anya, "Двое")
    await anya.sees("ждём игроков")
    anya.say("/delete_me")
    await answered(anya, "Да, забудь меня")
    await anya.sees("Готово, я ничего о тебе больше не знаю")
    await until(lambda: [message.text[:6] for message in anya.from_bot()] == ["Готово"])


async def test_menus_in_a_group(bot: Running, anya: Guest, group: Chat) -> None:
    await lobby(anya, group)
    anya.say("/play", group)
    menu = await anya.sees("Эти столы ждут игроков", chat=group)
    await answered(anya, "Аня Соколова", group)
    await until(lambda: menu.id not in group.messages)
    anya.say("/play coup", group)
    await anya.sees("Переворот", "ждём игроков", chat=group)
    anya.say("/close", group)
    menu = await anya.sees("Какой стол закрыть?", chat=group)
    assert await answered(anya, "Переворот", group) == "Стол закрыт."
    await until(lambda: menu.id not in group.messages)

"""A bot whose updates are brought to its web app: what it tells Telegram, and real processes."""

from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from bot.handlers import hooking
from bot.link import Client
from bot.settings import Settings, read_settings
from sandbox import faults
from sandbox.faults import Kind
from sandbox.telegram import Telegram
from tests.handlers.conftest import MINI_APP
from tests.handlers.guests import Guest, until
from tests.handlers.running import TOKEN, Running
from tests.processes import free_port, started
from tests.redis_server import emptied

HOOK = "https://play.example.org/telegram"


@pytest.fixture
def settings(server: str, tmp_path: Path) -> Settings:
    return read_settings(
        tmp_path / "none",
        bot_token=TOKEN,
        webapp_url=MINI_APP,
        telegram_api=server,
        webhook_url=HOOK,
    )


async def test_telegram_is_told_the_address_the_secret_and_what_is_wanted(
    bot: Running, sandbox: Telegram, settings: Settings
) -> None:
    await until(lambda: sandbox.webhook.url)
    hook = sandbox.webhook
    assert (hook.url, hook.secret, hook.connections) == (HOOK, settings.webhook_secret, 40)
    assert sandbox.updates.allowed
    assert {"message", "callback_query", "my_chat_member"} <= sandbox.updates.allowed
    await bot.stop()
    assert sandbox.webhook.url == HOOK


def test_the_secret_follows_from_the_token_and_does_not_tell_it(settings: Settings) -> None:
    other = settings.model_copy(update={"bot_token": type(settings.bot_token)("1:other")})
    assert len({settings.webhook_secret, other.webhook_secret, TOKEN}) == 3
    assert set(settings.webhook_secret) <= set("0123456789abcdef")
    assert len(settings.webhook_secret) == 64


async def test_where_telegram_refuses_it_is_told_again(
    monkeypatch: pytest.MonkeyPatch, start_bot: Callable[[], Running], sandbox: Telegram
) -> None:
    monkeypatch.setattr(hooking, "AFTER_FAILURE", 0.01)
    sandbox.faults.add("setWebhook", "502")
    sandbox.faults.add("setWebhook", "429", retry_after=1)
    start_bot()
    await until(lambda: sandbox.webhook.url)


async def test_why_telegram_refuses_an_address_is_logged_but_no_secret(
    monkeypatch: pytest.MonkeyPatch,
    start_bot: Callable[[], Running],
    sandbox: Telegram,
    settings: Settings,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(hooking, "AFTER_FAILURE", 0.01)
    for secret in ("bad webhook: no such host", TOKEN, settings.webhook_secret):
        monkeypatch.setitem(faults.KINDS, secret, Kind("setwebhook", f"Bad Request: {secret}", 400))
        sandbox.faults.add("setWebhook", secret)
    start_bot()
    await until(lambda: sandbox.webhook.url)
    told = [each.getMessage() for each in caplog.records if each.name == hooking.__name__]
    refused = "the webhook could not be set: TelegramBadRequest"
    assert told[:3] == [f"{refused} (Bad Request: bad webhook: no such host)", refused, refused]


@pytest.fixture
async def client(redis_server: str) -> AsyncIterator[Client]:
    async with emptied(redis_server) as client:
        yield client


@pytest.mark.parametrize("apart", [True, False], ids=["two processes", "one process"])
async def test_a_bot_and_its_web_app_are_brought_updates_and_end_well(
    server: str, redis_server: str, client: Client, anya: Guest, sandbox: Telegram, apart: bool
) -> None:
    port = free_port()
    environment = {
        "BOT_TOKEN": TOKEN,
        "WEBAPP_URL": MINI_APP,
        "TELEGRAM_API": server,
        "REDIS_URL": redis_server,
        "WEBHOOK_URL": f"http://127.0.0.1:{port}/telegram",
        "PORT": str(port),
    }
    programs = [("webapp",), ("bot",)] if apart else [("bot", "--with-webapp")]
    anya.phone.start()
    async with AsyncExitStack() as stack:
        running = [
            await stack.enter_async_context(started(*words, **environment)) for words in programs
        ]
        await anya.sees("Привет")
        assert sandbox.webhook.url
        await until(lambda: not sandbox.updates.waiting())
        for each in running:
            each.terminate()
        assert [await each.wait() for each in running] == [0 for _ in running]

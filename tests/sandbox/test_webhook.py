"""Bringing updates to a bot's own server: who is believed, what comes again, and when."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
from aiogram import Bot
from aiogram.exceptions import TelegramBadRequest, TelegramConflictError
from aiohttp import web
from aiohttp.test_utils import TestServer, unused_port

from bot.timing import MovableTime
from sandbox.chats import Chat
from sandbox.delivery import PROOF
from sandbox.phone import Phone
from sandbox.telegram import Telegram
from tests.sandbox.conftest import until

SECRET = "s3cret_-"
DAY = 24 * 3600


class Hooked:
    """A bot's server: notes what it is brought, and answers as it is told to."""

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []
        self.proofs: list[str] = []
        self.answers: list[web.Response | asyncio.Event] = []
        self.always = 200
        self.at_once = self.most_at_once = 0

    @property
    def numbers(self) -> list[int]:
        return [update["update_id"] for update in self.heard]

    @property
    def texts(self) -> list[str]:
        return [update["message"]["text"] for update in self.heard]

    async def receive(self, request: web.Request) -> web.Response:
        self.at_once += 1
        self.most_at_once = max(self.at_once, self.most_at_once)
        self.heard.append(await request.json())
        self.proofs.append(request.headers.get(PROOF, ""))
        answer = self.answers.pop(0) if self.answers else web.Response(status=self.always)
        try:
            if isinstance(answer, asyncio.Event):
                await answer.wait()
                return web.Response()
            return answer
        finally:
            self.at_once -= 1


@pytest.fixture
def hooked() -> Hooked:
    return Hooked()


@pytest.fixture
async def address(hooked: Hooked) -> AsyncIterator[str]:
    app = web.Application()
    app.router.add_post("/hook", hooked.receive)
    server = TestServer(app)
    await server.start_server()
    yield str(server.make_url("/hook"))
    await server.close()


@pytest.fixture
def dm(telegram: Telegram, phone: Phone) -> Chat:
    return telegram.private[phone.person.id]


@pytest.fixture
async def hook(bot: Bot, address: str) -> str:
    """The webhook is set."""
    await bot.set_webhook(address, secret_token=SECRET)
    return address


async def settled(telegram: Telegram) -> None:
    """Until nothing waits to be brought any more."""
    await until(lambda: not telegram.updates.waiting())


async def noted(telegram: Telegram, fails: int) -> None:
    """Until so many failures are known."""
    efforts = telegram.webhook.efforts
    await until(lambda: sum(effort.fails for effort in efforts.values()) == fails)


async def comes_after(
    time: MovableTime, hooked: Hooked, least: float, most: float | None = None
) -> None:
    """The next update comes no sooner than so many seconds from now, and then soon."""
    before = len(hooked.heard)
    time.skip(least - 0.5)
    await asyncio.sleep(0.03)
    assert len(hooked.heard) == before
    time.skip((most or least) - least + 1)
    await until(lambda: len(hooked.heard) > before)


async def test_updates_are_brought_in_order_with_the_secret_and_once(
    hook: str, hooked: Hooked, phone: Phone, dm: Chat, telegram: Telegram
) -> None:
    for text in ("one", "two", "three"):
        phone.say(dm, text)
    await settled(telegram)
    assert hooked.texts == ["one", "two", "three"]
    assert hooked.proofs == [SECRET] * 3
    assert hooked.numbers == sorted(set(hooked.numbers))


async def test_what_waited_is_brought_once_a_webhook_is_set(
    bot: Bot, address: str, hooked: Hooked, phone: Phone, dm: Chat, telegram: Telegram
) -> None:
    phone.say(dm, "early")
    await bot.set_webhook(address)
    await settled(telegram)
    assert hooked.texts == ["early"]
    assert hooked.proofs == [""]


async def test_after_the_webhook_is_taken_away_nothing_is_brought(
    bot: Bot, hook: str, hooked: Hooked, phone: Phone, dm: Chat
) -> None:
    await bot.delete_webhook()
    phone.say(dm, "kept")
    (update,) = await bot.get_updates()
    assert update.message
    assert update.message.text == "kept"
    assert hooked.heard == []


async def test_a_webhook_that_is_set_ends_a_polls_wait(
    bot: Bot, address: str, telegram: Telegram
) -> None:
    poll = asyncio.ensure_future(bot.get_updates(timeout=50))
    await until(lambda: telegram.updates.polled)
    await bot.set_webhook(address)
    with pytest.raises(TelegramConflictError, match="terminated by setWebhook request"):
        await poll


async def test_plain_http_is_for_this_machine_and_https_for_four_ports(
    bot: Bot, address: str, telegram: Telegram
) -> None:
    with pytest.raises(TelegramBadRequest, match="only on ports 80, 88, 443 or 8443"):
        await bot.set_webhook("https://example.org:8080/hook")
    await bot.set_webhook("https://example.org:8443/hook")
    with pytest.raises(TelegramBadRequest, match="An HTTPS URL must be provided"):
        await bot.set_webhook("http://example.org/hook")
    telegram.https_only = True
    with pytest.raises(TelegramBadRequest, match="An HTTPS URL must be provided"):
        await bot.set_webhook(address)


async def test_connections_are_from_one_to_a_hundred(bot: Bot, address: str) -> None:
    for wanted, got in ((None, 40), (0, 40), (1, 1), (1000, 100)):
        await bot.set_webhook(address, max_connections=wanted)
        assert (await bot.get_webhook_info()).max_connections == got


@pytest.mark.parametrize("status", [302, 401, 404, 500, 502])
async def test_whatever_is_not_well_comes_again(
    hook: str, hooked: Hooked, phone: Phone, dm: Chat, telegram: Telegram, status: int
) -> None:
    hooked.answers = [web.Response(status=status)]
    phone.say(dm, "again")
    await settled(telegram)
    assert hooked.texts == ["again", "again"]


async def test_repetitions_come_ever_later_up_to_two_minutes(
    hook: str, hooked: Hooked, phone: Phone, dm: Chat, telegram: Telegram, time: MovableTime
) -> None:
    hooked.always = 500
    phone.say(dm, "again")
    for times, wait in enumerate((2, 4, 8, 16, 32), 2):
        await noted(telegram, times)
        await comes_after(time, hooked, wait)
    for times in (7, 8, 9):
        await noted(telegram, times)
        await comes_after(time, hooked, 60, 120)


async def test_what_comes_later_in_a_chat_waits_and_other_chats_do_not(
    hook: str, hooked: Hooked, phone: Phone, dm: Chat, group: Chat, telegram: Telegram
) -> None:
    phone.say(dm, "works")
    await settled(telegram)
    never = asyncio.Event()
    hooked.answers = [never]
    phone.say(dm, "first")
    phone.say(dm, "second")
    await until(lambda: hooked.texts == ["works", "first"])
    phone.say(group, "/elsewhere")
    await until(lambda: hooked.texts[2:] == ["/elsewhere"])
    never.set()
    await settled(telegram)
    assert hooked.texts[3:] == ["second"]


async def test_no_more_are_on_their_way_than_connections_are_wanted(
    bot: Bot, address: str, hooked: Hooked, telegram: Telegram
) -> None:
    await bot.set_webhook(address, max_connections=2)
    phones = [Phone(telegram, person) for person in telegram.people.values()]
    for each in phones:
        each.start()
    await settled(telegram)
    gate = asyncio.Event()
    hooked.answers = [gate, gate, gate, gate]
    for each in phones:
        each.start()
    await until(lambda: hooked.at_once == 2)
    await asyncio.sleep(0.05)
    gate.set()
    await settled(telegram)
    assert hooked.most_at_once == 2


async def test_until_it_has_worked_one_connection_is_tried(
    hook: str, hooked: Hooked, telegram: Telegram
) -> None:
    gate = asyncio.Event()
    hooked.answers = [gate]
    for person in telegram.people.values():
        Phone(telegram, person).start()
    await until(lambda: hooked.heard)
    await asyncio.sleep(0.05)
    assert len(hooked.heard) == 1
    gate.set()
    await settled(telegram)


async def test_a_wish_to_be_left_alone_is_granted(
    hook: str, hooked: Hooked, phone: Phone, dm: Chat, telegram: Telegram, time: MovableTime
) -> None:
    hooked.answers = [web.Response(status=503, headers={"Retry-After": "30"})]
    phone.say(dm, "later")
    await until(lambda: telegram.webhook.failed_at)
    await comes_after(time, hooked, 30)


async def test_who_says_nothing_for_a_minute_is_asked_again(
    bot: Bot, hook: str, hooked: Hooked, phone: Phone, dm: Chat, time: MovableTime
) -> None:
    hooked.answers = [asyncio.Event()]
    phone.say(dm, "hello?")
    await until(lambda: hooked.heard)
    await comes_after(time, hooked, 60, 61)
    assert (await bot.get_webhook_info()).last_error_message == "Read timeout expired"


async def test_nobody_at_home_is_noted_and_tried_again(
    bot: Bot, phone: Phone, dm: Chat, hooked: Hooked, telegram: Telegram, address: str
) -> None:
    phone.say(dm, "anybody?")
    await bot.set_webhook(f"http://127.0.0.1:{unused_port()}/hook")
    await until(lambda: telegram.webhook.failed_at)
    info = await bot.get_webhook_info()
    assert (info.last_error_message, info.pending_update_count) == ("Connection refused", 1)
    await bot.set_webhook(address)
    assert (await bot.get_webhook_info()).last_error_message is None
    await until(lambda: hooked.texts == ["anybody?"])


async def test_an_outage_can_be_ordered(
    hook: str, hooked: Hooked, phone: Phone, dm: Chat, telegram: Telegram, time: MovableTime
) -> None:
    telegram.faults.add("webhook", "down", times=2)
    phone.say(dm, "through")
    await until(lambda: telegram.webhook.failed_at)
    time.skip(1)
    await until(lambda: not telegram.faults.waiting["webhook"])
    await comes_after(time, hooked, 2)
    assert hooked.texts == ["through"]


async def test_what_failed_last_is_told(
    bot: Bot, hook: str, hooked: Hooked, phone: Phone, dm: Chat, telegram: Telegram
) -> None:
    hooked.answers = [web.Response(status=502)]
    phone.say(dm, "x")
    await settled(telegram)
    info = await bot.get_webhook_info()
    assert info.last_error_message == "Wrong response from the webhook: 502 Bad Gateway"
    assert info.last_error_date
    assert info.pending_update_count == 0


async def test_after_a_day_it_is_given_up(
    hook: str, hooked: Hooked, phone: Phone, dm: Chat, telegram: Telegram, time: MovableTime
) -> None:
    hooked.answers = [web.Response(status=503, headers={"Retry-After": "3600"})]
    phone.say(dm, "old")
    await until(lambda: telegram.webhook.failed_at)
    time.skip(DAY - 60)
    hooked.answers = [web.Response(status=503, headers={"Retry-After": "3600"})]
    await settled(telegram)
    phone.say(dm, "new")
    await until(lambda: hooked.texts == ["old", "old", "new"])


async def test_gone_for_a_day_means_gone(
    hook: str, hooked: Hooked, phone: Phone, dm: Chat, telegram: Telegram, time: MovableTime
) -> None:
    hooked.always = 410
    phone.say(dm, "still there?")
    await noted(telegram, 2)
    time.skip(22 * 3600)
    await noted(telegram, 3)
    assert telegram.webhook.url
    time.skip(2 * 3600)
    phone.say(dm, "and now?")
    await until(lambda: len(hooked.heard) == 4)
    await until(lambda: not telegram.webhook.url)


async def test_an_update_that_comes_twice_keeps_its_number(
    hook: str, hooked: Hooked, phone: Phone, dm: Chat, telegram: Telegram
) -> None:
    telegram.faults.add("update", "duplicate")
    phone.say(dm, "twice")
    await settled(telegram)
    assert hooked.texts == ["twice", "twice"]
    assert len(set(hooked.numbers)) == 1


async def test_an_answer_may_call_a_method_unless_it_asks_for_something(
    hook: str, hooked: Hooked, phone: Phone, dm: Chat, telegram: Telegram
) -> None:
    send = {"method": "sendMessage", "chat_id": dm.id, "text": "by answer"}
    hooked.answers = [
        web.json_response(send),
        web.json_response({"method": "deleteWebhook"}),
        web.json_response({"method": "getMe"}),
        web.json_response({"method": "sendMessage", "chat_id": dm.id, "text": ""}),
        web.json_response(["nothing"]),
        web.Response(body=b"{", content_type="application/json"),
        web.Response(
            body=f"method=sendMessage&chat_id={dm.id}&text=by+form".encode(),
            content_type="application/x-www-form-urlencoded",
        ),
    ]
    for _ in range(7):
        phone.say(dm, "x")
    await settled(telegram)
    assert len(hooked.heard) == 7
    mine = [m.text for m in dm.messages.values() if m.sender is telegram.bot]
    assert mine == ["by answer", "by form"]
    assert telegram.webhook.url

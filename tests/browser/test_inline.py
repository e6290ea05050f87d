"""Through the page: what a bot offers in any chat, where a button leads, what one alone sees."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from aiogram import Bot, Dispatcher, F
from aiogram.client.session.aiohttp import AiohttpSession
from aiogram.client.telegram import TelegramAPIServer
from aiogram.types import (
    CallbackQuery,
    EphemeralMessageParameters,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    InlineQuery,
    InlineQueryResultArticle,
    InputTextMessageContent,
    Message,
    SwitchInlineQueryChosenChat,
)
from aiohttp.test_utils import TestServer
from playwright.async_api import Locator, Page, expect

from bot.timing import MovableTime
from sandbox.app import create_app
from sandbox.telegram import Telegram
from sandbox.world import furnish
from tests.browser.conftest import page_at

TOKEN = "7000000001:AAE-a_token_for_the_sandbox_only"
ANYA, TOM, BOJAN = "601000001", "601000002", "601000004"
FRIEND = SwitchInlineQueryChosenChat(query="duel", allow_user_chats=True)


def markup(*buttons: InlineKeyboardButton) -> InlineKeyboardMarkup:
    return InlineKeyboardMarkup(inline_keyboard=[[button] for button in buttons])


async def card(message: Message) -> None:
    await message.answer(
        "A table",
        reply_markup=markup(
            InlineKeyboardButton(text="Secret", callback_data="secret"),
            InlineKeyboardButton(text="Invite", switch_inline_query_chosen_chat=FRIEND),
        ),
    )


async def secret(query: CallbackQuery) -> None:
    await query.answer()
    assert isinstance(query.message, Message)
    await query.message.answer(
        "You are the spy",
        ephemeral_message_parameters=EphemeralMessageParameters(
            receiver_user_id=query.from_user.id, callback_query_id=query.id
        ),
    )


async def offer(query: InlineQuery) -> None:
    sit = markup(InlineKeyboardButton(text="Sit down", callback_data="sit"))
    content = InputTextMessageContent(message_text=f"Come to the {query.query}")
    result = InlineQueryResultArticle(
        id="a", title="A table", input_message_content=content, reply_markup=sit
    )
    await query.answer([result], cache_time=0, is_personal=True)


async def sit(query: CallbackQuery, bot: Bot) -> None:
    await query.answer("You sit")
    name = query.from_user.first_name
    await bot.edit_message_text(f"{name} sits", inline_message_id=query.inline_message_id)


@pytest.fixture
async def link() -> AsyncIterator[str]:
    """A sandbox, and on it a bot that knows nothing but what is shown here."""
    server = TestServer(create_app(furnish(Telegram(TOKEN, MovableTime(), "https://x.org/"))))
    await server.start_server()
    url = str(server.make_url("/"))
    bot = Bot(TOKEN, session=AiohttpSession(api=TelegramAPIServer.from_base(url.rstrip("/"))))
    dispatcher = Dispatcher()
    dispatcher.message.register(card, F.text.startswith("/play"))
    dispatcher.callback_query.register(secret, F.data == "secret")
    dispatcher.callback_query.register(sit, F.data == "sit")
    dispatcher.inline_query.register(offer)
    polling = asyncio.create_task(
        dispatcher.start_polling(bot, handle_signals=False, polling_timeout=1)
    )
    yield url
    await dispatcher.stop_polling()
    await polling
    await server.close()


async def test_results_are_tapped_friends_are_chosen_and_secrets_stay_on_one_phone(
    chromium: str, link: str
) -> None:
    async with page_at(chromium, link) as page:
        await open_group(page, TOM, BOJAN)
        tom, bojan = phone(page, TOM), phone(page, BOJAN)
        await tom.locator("textarea").fill("/play")
        await tom.locator("textarea").press("Enter")
        await tom.get_by_text("Secret").click()
        await expect(tom.locator(".ephemeral")).to_contain_text("You are the spy")
        await expect(bojan.get_by_text("Secret")).to_be_visible()
        await expect(bojan.locator(".ephemeral")).to_have_count(0)
        await tom.get_by_text("Invite").click()
        await tom.locator(f'[data-choice="{ANYA}"]').click()
        await tom.locator('[data-result="a"]').click()
        await expect(tom.locator("textarea")).to_have_value("")
        anya = phone(page, ANYA)
        await anya.locator(f'[data-chat="{TOM}"]').click()
        await expect(anya.locator("[data-message]")).to_contain_text("Come to the duel")
        await anya.get_by_text("Sit down").click()
        await expect(tom.locator("[data-message]")).to_contain_text("Аня sits")


def phone(page: Page, person: str) -> Locator:
    return page.locator(f'.phone[data-person="{person}"]')


async def open_group(page: Page, *people: str) -> None:
    for person in people:
        await phone(page, person).locator('[data-kind="group"]').click()

"""What may hang under a message."""

from typing import Any

import pytest
from aiogram import Bot
from aiogram.exceptions import TelegramBadRequest
from aiogram.types import (
    CopyTextButton,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    KeyboardButton,
    ReplyKeyboardMarkup,
    WebAppInfo,
)

from sandbox.chats import Chat
from sandbox.people import Person
from sandbox.telegram import Telegram


def keyboard(**action: Any) -> InlineKeyboardMarkup:
    return InlineKeyboardMarkup(inline_keyboard=[[InlineKeyboardButton(text="x", **action)]])


def app(url: str) -> InlineKeyboardMarkup:
    return keyboard(web_app=WebAppInfo(url=url))


async def refused(bot: Bot, chat: int, markup: Any) -> str:
    with pytest.raises(TelegramBadRequest) as refusal:
        await bot.send_message(chat, "x", reply_markup=markup)
    return refusal.value.message.removeprefix("Bad Request: ")


async def test_callback_data_has_at_most_64_bytes(bot: Bot, bojan: Person) -> None:
    message = await bot.send_message(bojan.id, "x", reply_markup=keyboard(callback_data="я" * 32))
    assert message.reply_markup
    assert message.reply_markup.inline_keyboard[0][0].callback_data == "я" * 32
    assert (
        await refused(bot, bojan.id, keyboard(callback_data="я" * 32 + "x"))
        == "BUTTON_DATA_INVALID"
    )
    assert await refused(bot, bojan.id, keyboard(callback_data="")) == "BUTTON_DATA_INVALID"


async def test_web_app_buttons_are_refused_outside_private_chats(
    bot: Bot, bojan: Person, group: Chat
) -> None:
    markup = app("https://example.org/app")
    assert await refused(bot, group.id, markup) == "BUTTON_TYPE_INVALID"
    assert group.messages == {}
    await bot.send_message(bojan.id, "x", reply_markup=markup)


@pytest.mark.parametrize("url", ["http://example.org/", "ftp://example.org/", "nonsense"])
async def test_a_mini_apps_address_is_https(bot: Bot, bojan: Person, url: str) -> None:
    complaint = (
        f"inline keyboard button Web App URL '{url}' is invalid: Only HTTPS links are allowed"
    )
    assert await refused(bot, bojan.id, app(url)) == complaint


async def test_this_machine_may_go_without_https_unless_told_otherwise(
    bot: Bot, bojan: Person, telegram: Telegram
) -> None:
    markup = app("http://127.0.0.1:8080/app/")
    await bot.send_message(bojan.id, "x", reply_markup=markup)
    telegram.https_only = True
    assert "Only HTTPS links are allowed" in await refused(bot, bojan.id, markup)


async def test_a_button_does_exactly_one_thing(bot: Bot, bojan: Person) -> None:
    two = keyboard(callback_data="a", url="https://t.me/x")
    assert "Exactly one action" in await refused(bot, bojan.id, two)
    assert await refused(bot, bojan.id, keyboard()) == (
        "can't parse inline keyboard button: Text buttons are unallowed in the inline keyboard"
    )


async def test_a_button_has_a_text(bot: Bot, bojan: Person) -> None:
    button = InlineKeyboardButton(text=" ", callback_data="a")
    markup = InlineKeyboardMarkup(inline_keyboard=[[button]])
    assert "must have a text" in await refused(bot, bojan.id, markup)


@pytest.mark.parametrize(
    ("url", "fault"),
    [
        ("javascript:alert(1)", "Unsupported URL protocol"),
        ("http://localhost/x", "Wrong HTTP URL"),
        ("gopher://a.b", "Unsupported URL protocol"),
    ],
)
async def test_a_link_button_needs_a_link(bot: Bot, bojan: Person, url: str, fault: str) -> None:
    complaint = f"inline keyboard button URL '{url}' is invalid: {fault}"
    assert await refused(bot, bojan.id, keyboard(url=url)) == complaint


async def test_link_and_copy_buttons_hang_in_groups(bot: Bot, group: Chat) -> None:
    link = InlineKeyboardButton(text="x", url="https://t.me/one_table_bot/table?startapp=tA")
    copy = InlineKeyboardButton(text="y", copy_text=CopyTextButton(text="A1"), style="primary")
    markup = InlineKeyboardMarkup(inline_keyboard=[[link], [copy]])
    message = await bot.send_message(group.id, "x", reply_markup=markup)
    assert message.reply_markup
    assert message.reply_markup.model_dump() == markup.model_dump()


async def test_a_style_is_one_of_few(bot: Bot, bojan: Person) -> None:
    markup = keyboard(callback_data="a", style="gold")
    assert "Invalid button style specified" in await refused(bot, bojan.id, markup)


async def test_a_copied_text_has_at_most_256_characters(bot: Bot, bojan: Person) -> None:
    markup = keyboard(copy_text=CopyTextButton(text="x" * 257))
    assert await refused(bot, bojan.id, markup) == "BUTTON_COPY_TEXT_INVALID"


async def test_a_keyboard_has_at_most_100_buttons(bot: Bot, bojan: Person) -> None:
    row = [InlineKeyboardButton(text="x", callback_data="a")]
    await bot.send_message(
        bojan.id, "x", reply_markup=InlineKeyboardMarkup(inline_keyboard=[row] * 100)
    )
    markup = InlineKeyboardMarkup(inline_keyboard=[row] * 101)
    assert await refused(bot, bojan.id, markup) == "reply markup is too long"


async def test_a_reply_keyboard_is_refused_rather_than_forgotten(bot: Bot, bojan: Person) -> None:
    markup = ReplyKeyboardMarkup(keyboard=[[KeyboardButton(text="x")]])
    assert "not built in this sandbox" in await refused(bot, bojan.id, markup)

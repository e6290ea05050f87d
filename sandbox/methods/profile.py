"""What the bot registers about itself: commands, name, descriptions, menu button."""

import re
from typing import Any

from aiogram.methods import (
    DeleteMyCommands,
    GetMe,
    GetMyCommands,
    SetChatMenuButton,
    SetMyCommands,
    SetMyDescription,
    SetMyName,
    SetMyShortDescription,
)
from aiogram.types import BotCommand, MenuButtonWebApp

from sandbox.keyboards import check_web_app
from sandbox.profile import Scope
from sandbox.refusal import bad
from sandbox.telegram import Telegram

MOST_COMMANDS = 100


def language(code: str | None) -> str:
    if code and not re.fullmatch(r"[a-z]{2}", code):
        raise bad("invalid language code specified")
    return code or ""


def scope(telegram: Telegram, wanted: Any) -> Scope:
    if wanted is None:
        return "default", 0, 0
    chat_id = getattr(wanted, "chat_id", None)
    chat = 0 if chat_id is None else telegram.chat_named(chat_id).id
    return str(wanted.type), chat, getattr(wanted, "user_id", 0)


def command(given: BotCommand) -> dict[str, Any]:
    if not re.fullmatch(r"[a-z0-9_]{1,32}", given.command.removeprefix("/")):
        raise bad("BOT_COMMAND_INVALID")
    if not 1 <= len(given.description.strip()) <= 256:
        raise bad("BOT_COMMAND_DESCRIPTION_INVALID")
    known: dict[str, Any] = {
        "command": given.command.removeprefix("/"),
        "description": given.description.strip(),
    }
    return known | ({"is_ephemeral": True} if given.is_ephemeral else {})


async def get_me(telegram: Telegram, call: GetMe) -> dict[str, Any]:  # noqa: ARG001
    return telegram.bot.me()


async def set_my_commands(telegram: Telegram, call: SetMyCommands) -> bool:
    if len(call.commands) > MOST_COMMANDS:
        raise bad("BOT_COMMANDS_TOO_MUCH")
    key = scope(telegram, call.scope), language(call.language_code)
    telegram.profile.commands[key] = [command(given) for given in call.commands]
    return True


async def get_my_commands(telegram: Telegram, call: GetMyCommands) -> list[dict[str, Any]]:
    key = scope(telegram, call.scope), language(call.language_code)
    return telegram.profile.commands.get(key, [])


async def delete_my_commands(telegram: Telegram, call: DeleteMyCommands) -> bool:
    key = scope(telegram, call.scope), language(call.language_code)
    telegram.profile.commands.pop(key, None)
    return True


def put(texts: dict[str, str], code: str | None, text: str | None, longest: int, what: str) -> bool:
    """Keep a text for a language; an empty one takes it back."""
    key = language(code)
    if len(text or "") > longest:
        raise bad(f"{what} is too long")
    texts.pop(key, None)
    if text:
        texts[key] = text
    return True


async def set_my_name(telegram: Telegram, call: SetMyName) -> bool:
    return put(telegram.profile.names, call.language_code, call.name, 64, "bot name")


async def set_my_description(telegram: Telegram, call: SetMyDescription) -> bool:
    texts = telegram.profile.descriptions
    return put(texts, call.language_code, call.description, 512, "bot description")


async def set_my_short_description(telegram: Telegram, call: SetMyShortDescription) -> bool:
    texts = telegram.profile.short_descriptions
    return put(texts, call.language_code, call.short_description, 120, "bot short description")


async def set_chat_menu_button(telegram: Telegram, call: SetChatMenuButton) -> bool:
    chat_id = 0
    if call.chat_id is not None:
        chat = telegram.chat_named(call.chat_id)
        if chat.kind != "bot":
            raise bad("chat_id must be a private chat")
        chat_id = chat.id
    button = call.menu_button
    if isinstance(button, MenuButtonWebApp):
        check_web_app(button.web_app.url, "menu button", https_only=telegram.https_only)
    if button is None or button.type == "default":
        telegram.profile.menus.pop(chat_id, None)
    else:
        telegram.profile.menus[chat_id] = button.model_dump(exclude_none=True)
    return True

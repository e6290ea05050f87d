"""How the bot introduces itself to Telegram: commands, name, descriptions, the menu button."""

import logging

from aiogram import Bot
from aiogram.exceptions import AiogramError
from aiogram.methods import (
    SetChatMenuButton,
    SetMyCommands,
    SetMyDescription,
    SetMyName,
    SetMyShortDescription,
    TelegramMethod,
)
from aiogram.types import (
    BotCommand,
    BotCommandScopeAllChatAdministrators,
    BotCommandScopeAllGroupChats,
    BotCommandScopeAllPrivateChats,
    BotCommandScopeDefault,
    MenuButtonWebApp,
    WebAppInfo,
)

from bot.links import Links
from bot.people import LANGUAGES
from bot.texts import plain

TABLES = ("play", "leave", "close", "remove")
PRIVATE = (*TABLES, "rules", "settings", "language", "help", "privacy", "delete_me", "start")
GROUP = (*TABLES, "rules", "settings", "language", "help", "privacy")
LEADING = ("play", "close", "settings", "language", "leave", "remove", "rules", "help", "privacy")
# Telegram falls back to the list without a language.
SPOKEN: tuple[tuple[str, str | None], ...] = (("en", None), *((code, code) for code in LANGUAGES))

log = logging.getLogger(__name__)


async def introduce(bot: Bot, links: Links) -> None:
    """Register everything. What Telegram refuses – it limits renaming – is left as it was."""
    for call in introductions(links):
        try:
            await bot(call)
        except AiogramError as error:
            log.warning("%s was refused: %s", type(call).__name__, type(error).__name__)


def introductions(links: Links) -> list[TelegramMethod[bool]]:
    calls: list[TelegramMethod[bool]] = []
    for lang, code in SPOKEN:
        calls += [
            SetMyCommands(
                commands=_commands(lang, GROUP), scope=BotCommandScopeDefault(), language_code=code
            ),
            SetMyCommands(
                commands=_commands(lang, PRIVATE),
                scope=BotCommandScopeAllPrivateChats(),
                language_code=code,
            ),
            SetMyCommands(
                commands=_commands(lang, GROUP),
                scope=BotCommandScopeAllGroupChats(),
                language_code=code,
            ),
            SetMyCommands(
                commands=_commands(lang, LEADING),
                scope=BotCommandScopeAllChatAdministrators(),
                language_code=code,
            ),
            SetMyDescription(description=plain(lang, "bot-description"), language_code=code),
            SetMyShortDescription(short_description=plain(lang, "bot-about"), language_code=code),
            SetMyName(name=plain(lang, "bot-name"), language_code=code),
        ]
    return [*calls, SetChatMenuButton(menu_button=_menu_button(links, "en"))]


async def own_menu_button(bot: Bot, links: Links, person_id: str, lang: str) -> None:
    """Everybody's menu button knows no languages; a person's own can."""
    try:
        await bot.set_chat_menu_button(int(person_id), _menu_button(links, lang))
    except AiogramError as error:
        log.warning("a menu button was refused: %s", type(error).__name__)


def _menu_button(links: Links, lang: str) -> MenuButtonWebApp:
    return MenuButtonWebApp(
        text=plain(lang, "menu-button"), web_app=WebAppInfo(url=links.web_app())
    )


def _commands(lang: str, words: tuple[str, ...]) -> list[BotCommand]:
    return [BotCommand(command=word, description=plain(lang, f"command-{word}")) for word in words]

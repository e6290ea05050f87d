"""What the bot knows of chats, and what it registers about itself."""

import pytest
from aiogram import Bot
from aiogram.exceptions import TelegramBadRequest
from aiogram.types import (
    BotCommand,
    BotCommandScopeAllGroupChats,
    BotCommandScopeAllPrivateChats,
    BotCommandScopeChat,
    MenuButtonCommands,
    MenuButtonWebApp,
    WebAppInfo,
)

from sandbox.chats import Chat
from sandbox.people import Person
from sandbox.telegram import Telegram
from tests.sandbox.conftest import Desk


async def test_the_bot_knows_itself(bot: Bot, telegram: Telegram) -> None:
    me = await bot.get_me()
    assert (me.id, me.username, me.is_bot) == (telegram.bot.id, "one_table_bot", True)
    assert me.can_read_all_group_messages is False


async def test_a_chat_can_be_looked_up(bot: Bot, group: Chat, anya: Person) -> None:
    found = await bot.get_chat(group.id)
    assert (found.type, found.title) == ("supergroup", group.title)
    assert found.permissions
    assert found.permissions.can_pin_messages is False
    private = await bot.get_chat(anya.id)
    assert (private.type, private.last_name) == ("private", "Соколова")


async def test_members_have_their_standing(
    bot: Bot, group: Chat, anya: Person, bojan: Person, telegram: Telegram
) -> None:
    assert (await bot.get_chat_member(group.id, anya.id)).status == "creator"
    assert (await bot.get_chat_member(group.id, bojan.id)).status == "member"
    assert (await bot.get_chat_member(group.id, bot.id)).status == "member"
    stranger = telegram.add_person("Zoe", "en")
    assert (await bot.get_chat_member(group.id, stranger.id)).status == "left"
    with pytest.raises(TelegramBadRequest, match="PARTICIPANT_ID_INVALID"):
        await bot.get_chat_member(group.id, 5)
    (leader,) = await bot.get_chat_administrators(group.id)
    assert leader.user.id == anya.id
    with pytest.raises(TelegramBadRequest, match="no administrators in the private chat"):
        await bot.get_chat_administrators(anya.id)


async def test_a_bot_cannot_leave_a_private_chat(bot: Bot, bojan: Person) -> None:
    with pytest.raises(TelegramBadRequest, match="can't be changed in private chats"):
        await bot.leave_chat(bojan.id)


async def test_typing_is_one_of_the_known_actions(bot: Bot, bojan: Person) -> None:
    assert await bot.send_chat_action(bojan.id, "typing")
    with pytest.raises(TelegramBadRequest, match="wrong parameter action in request"):
        await bot.send_chat_action(bojan.id, "dancing")


async def commands(desk: Desk, person: Person, chat: str) -> list[str]:
    view = await desk.get("chat", person=str(person.id), chat=chat)
    return [command["description"] for command in view["commands"]]


async def test_the_narrowest_scope_wins_and_then_ones_own_language(
    bot: Bot, desk: Desk, group: Chat, anya: Person, bojan: Person, telegram: Telegram
) -> None:
    def named(description: str) -> list[BotCommand]:
        return [BotCommand(command="play", description=description)]

    private, groups = BotCommandScopeAllPrivateChats(), BotCommandScopeAllGroupChats()
    dm = str(telegram.bot.id)
    assert await commands(desk, anya, dm) == []
    await bot.set_my_commands(named("default"))
    assert await commands(desk, anya, dm) == ["default"]
    await bot.set_my_commands(named("private"), scope=private)
    await bot.set_my_commands(named("личное"), scope=private, language_code="ru")
    await bot.set_my_commands(named("group"), scope=groups)
    assert await commands(desk, anya, dm) == ["личное"]
    assert await commands(desk, bojan, dm) == ["private"]
    assert await commands(desk, anya, str(group.id)) == ["group"]
    await bot.set_my_commands(named("here"), scope=BotCommandScopeChat(chat_id=group.id))
    assert await commands(desk, anya, str(group.id)) == ["here"]
    await bot.delete_my_commands(scope=BotCommandScopeChat(chat_id=group.id))
    assert await commands(desk, anya, str(group.id)) == ["group"]
    (known,) = await bot.get_my_commands(scope=private, language_code="ru")
    assert known.description == "личное"


@pytest.mark.parametrize(
    ("command", "description", "complaint"),
    [
        ("Play", "x", "BOT_COMMAND_INVALID"),
        ("играть", "x", "BOT_COMMAND_INVALID"),
        ("p" * 33, "x", "BOT_COMMAND_INVALID"),
        ("play", " ", "BOT_COMMAND_DESCRIPTION_INVALID"),
        ("play", "x" * 257, "BOT_COMMAND_DESCRIPTION_INVALID"),
    ],
)
async def test_a_command_has_its_letters_and_a_description(
    bot: Bot, command: str, description: str, complaint: str
) -> None:
    with pytest.raises(TelegramBadRequest, match=complaint):
        await bot.set_my_commands([BotCommand(command=command, description=description)])


async def test_a_list_has_at_most_100_commands_and_a_language_two_letters(bot: Bot) -> None:
    many = [BotCommand(command=f"c{number}", description="x") for number in range(101)]
    assert await bot.set_my_commands(many[:100])
    with pytest.raises(TelegramBadRequest, match="BOT_COMMANDS_TOO_MUCH"):
        await bot.set_my_commands(many)
    with pytest.raises(TelegramBadRequest, match="invalid language code specified"):
        await bot.set_my_commands(many[:1], language_code="rus")


async def test_names_and_descriptions_follow_the_language(
    bot: Bot, desk: Desk, anya: Person, bojan: Person, telegram: Telegram
) -> None:
    await bot.set_my_name("Table")
    await bot.set_my_name("Один стол", language_code="ru")
    await bot.set_my_description("Игры со скрытыми ролями", language_code="ru")
    assert await bot.set_my_short_description("Игры", language_code="ru")
    dm = str(telegram.bot.id)
    russian = await desk.get("chat", person=str(anya.id), chat=dm)
    assert (russian["title"], russian["description"]) == ("Один стол", "Игры со скрытыми ролями")
    macedonian = await desk.get("chat", person=str(bojan.id), chat=dm)
    assert (macedonian["title"], macedonian["description"]) == ("Table", "")


async def test_names_and_descriptions_have_their_lengths(bot: Bot) -> None:
    assert await bot.set_my_name("x" * 64)
    assert await bot.set_my_description("x" * 512)
    assert await bot.set_my_short_description("x" * 120)
    with pytest.raises(TelegramBadRequest, match="too long"):
        await bot.set_my_name("x" * 65)
    with pytest.raises(TelegramBadRequest, match="too long"):
        await bot.set_my_description("x" * 513)
    with pytest.raises(TelegramBadRequest, match="too long"):
        await bot.set_my_short_description("x" * 121)


async def test_the_menu_button_opens_the_mini_app(
    bot: Bot, desk: Desk, anya: Person, bojan: Person, telegram: Telegram
) -> None:
    dm = str(telegram.bot.id)
    app = MenuButtonWebApp(text="Play", web_app=WebAppInfo(url="https://example.org/app"))
    await bot.set_chat_menu_button(menu_button=app)
    await bot.set_chat_menu_button(chat_id=bojan.id, menu_button=MenuButtonCommands())
    shown = await desk.get("chat", person=str(anya.id), chat=dm)
    assert shown["menu"] == {"text": "Play", "url": "https://example.org/app"}
    assert (await desk.get("chat", person=str(bojan.id), chat=dm))["menu"] is None
    launched = await desk.post("launch", person=str(anya.id), via="menu")
    assert launched["launch"].startswith("https://example.org/app#tgWebAppData=query_id")
    await bot.set_chat_menu_button()
    assert (await desk.get("chat", person=str(anya.id), chat=dm))["menu"] is None


async def test_a_menu_button_keeps_the_rules_of_mini_apps(bot: Bot, group: Chat) -> None:
    button = MenuButtonWebApp(text="Play", web_app=WebAppInfo(url="http://example.org/"))
    with pytest.raises(TelegramBadRequest, match="Only HTTPS links are allowed"):
        await bot.set_chat_menu_button(menu_button=button)
    with pytest.raises(TelegramBadRequest, match="must be a private chat"):
        await bot.set_chat_menu_button(chat_id=group.id, menu_button=MenuButtonCommands())

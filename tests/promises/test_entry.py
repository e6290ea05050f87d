"""Promises 1 to 7: how one comes in, what one can ask for, and how the bot introduces itself."""

import importlib
from collections.abc import Iterator

import pytest
from aiogram.filters import Command
from aiogram.filters.command import CommandStart

from bot import handlers
from bot.handlers.introduction import GROUP, LEADING, PRIVATE
from bot.people import LANGUAGES
from bot.store import Store
from bot.texts import plain
from bot.timing import MovableTime
from sandbox.chats import Chat, Member
from sandbox.telegram import Telegram
from tests.handlers.conftest import MINI_APP
from tests.handlers.guests import Guest, buttons, only_table, open_for_two, shown, until
from tests.handlers.running import Running

FOR_ADMINS = {"admin"}
SPOKEN = ("ru", "en", "fa", "mk")


def primary(message: object) -> list[str]:
    """Buttons that stand out."""
    rows = message.keyboard  # type: ignore[attr-defined]
    return [b["text"] for row in rows for b in row if b.get("style") == "primary"]


@pytest.mark.parametrize("time", [0.5], indirect=True)
async def test_1_start_is_answered_within_a_second_by_one_message_with_one_thing_to_do(
    bot: Running, anya: Guest, time: MovableTime, sandbox: Telegram
) -> None:
    await until(lambda: sandbox.profile.menu_for(anya.person)["type"] == "web_app")
    asked = time.now()
    anya.phone.start()
    message = await until(anya.from_bot)
    assert time.now() - asked < 1
    assert primary(message[0]) == ["Новый стол"]
    anya.say("/help")
    await anya.sees("Как это устроено")
    assert len(anya.from_bot()) == 2


async def test_2_a_link_opens_the_very_table_it_names(
    bot: Running, anya: Guest, tom: Guest, bojan: Guest, store: Store, time: MovableTime
) -> None:
    """Whether it invites or only shows; of several tables the one that is meant."""
    for count in (1, 2):
        anya.say("/play")
        await anya.tap("Двое")
        await until(lambda: len([m for m in anya.from_bot() if "ждём" in shown(m)]) == count)  # noqa: B023
    tables = {table.id for table in await store.tables_of(anya.id)}
    for kind in "tj":
        for table_id in tables:
            before = {message.id for message in tom.from_bot()}
            tom.phone.start(f"{kind}{table_id}")
            (card,) = await until(lambda: [m for m in tom.from_bot() if m.id not in before])  # noqa: B023
            assert table_id in str(card.keyboard)
            assert not any(other in str(card.keyboard) for other in tables - {table_id})


async def test_2_a_link_that_leads_nowhere_says_why(
    bot: Running, anya: Guest, tom: Guest, bojan: Guest, store: Store, time: MovableTime
) -> None:
    table_id = await open_for_two(store, anya, tom)
    bojan.phone.start(f"j{table_id}")
    await bojan.sees(plain("mk", "refused-full"))
    await anya.tap("Начать")
    await anya.sees("идёт игра")
    bojan.phone.start(f"j{table_id}")
    await bojan.sees(plain("mk", "refused-begun"))
    await store.change(table_id, lambda table: table.end("host", time.now()))
    bojan.phone.start(f"t{table_id}")
    await bojan.sees(plain("mk", "refused-closed"))
    bojan.phone.start("tAAAAAAAAAAAA")
    message = await bojan.sees(plain("mk", "refused-unknown-table"))
    assert primary(message) == [plain("mk", "button-new")]


@pytest.mark.parametrize(
    "payload",
    ["garbled", "t", "j", "tshort", "jAAAA-AAAA_AA", "gpoker", "tAAAAAAAAAAAAA", "x" * 64],
)
async def test_3_a_garbled_link_is_greeted_as_if_it_were_none(
    bot: Running, anya: Guest, payload: str
) -> None:
    anya.phone.start()
    plainly = await anya.sees("Привет")
    anya.phone.start(payload)
    await until(lambda: len(anya.from_bot()) == 2)
    again = anya.from_bot()[-1]
    assert (again.text, again.keyboard) == (plainly.text, plainly.keyboard)


@pytest.mark.parametrize("language", SPOKEN)
async def test_4_help_explains_every_command_there_is_in_ones_own_language(
    bot: Running, guest: object, sandbox: Telegram, group: Chat, store: Store, language: str
) -> None:
    who: Guest = guest(language)  # type: ignore[operator]
    await until(lambda: sandbox.profile.menu_for(who.person)["type"] == "web_app")
    for chat in (None, group):
        who.say("/help", chat)
        offered = sandbox.profile.commands_for(who.person, chat or who.dm)
        assert "settings" in [each["command"] for each in offered]
        lines = [f"/{each['command']} – {each['description']}" for each in offered]
        await who.sees(plain(language, "help"), *lines, chat=chat)


async def test_4_settings_are_there_in_private_and_in_a_group(
    bot: Running, anya: Guest, group: Chat
) -> None:
    anya.say("/settings")
    assert "English" in buttons(await anya.sees(plain("ru", "settings")))
    anya.say("/settings", group)
    await anya.sees(plain("ru", "settings-group"), chat=group)


@pytest.mark.parametrize("language", [*LANGUAGES, "de"])
async def test_5_commands_are_listed_for_every_place_and_in_every_language(
    bot: Running, sandbox: Telegram, group: Chat, language: str
) -> None:
    """A German reads them in English."""
    person = sandbox.add_person("Somebody", language)
    await until(lambda: sandbox.profile.menu_for(person)["type"] == "web_app")
    chat = sandbox.private[person.id]
    spoken = language if language in LANGUAGES else "en"
    led = sandbox.add_group("Her own", person)
    led.members[person.id] = Member(person, "creator")
    group.members[person.id] = Member(person)
    for place, words in ((chat, PRIVATE), (group, GROUP), (led, LEADING)):
        assert sandbox.profile.commands_for(person, place) == [
            {"command": word, "description": plain(spoken, f"command-{word}")} for word in words
        ]
    assert set(GROUP) == set(LEADING)


@pytest.mark.parametrize("command", PRIVATE)
async def test_5_every_command_listed_in_private_works_there(
    bot: Running, anya: Guest, command: str
) -> None:
    """It is not taken for words that nobody understood."""
    anya.say(f"/{command}")
    (message,) = await until(anya.from_bot)
    assert ("Это «Один стол»" in shown(message)) == (command == "start")


@pytest.mark.parametrize("command", GROUP)
async def test_5_every_command_listed_in_a_group_works_there(
    bot: Running, anya: Guest, group: Chat, command: str
) -> None:
    anya.say(f"/{command}", group)
    await until(lambda: anya.from_bot(group))


def test_5_no_command_is_needed_that_is_not_listed() -> None:
    """But for that of those who run the bot, which is nobody else's."""
    assert set(understood()) == {*PRIVATE, *GROUP} | FOR_ADMINS


def understood() -> Iterator[str]:
    """The commands that some handler waits for."""
    for name in handlers.__dict__:
        module = getattr(handlers, name)
        if not hasattr(module, "build") or module is importlib:
            continue
        for handler in module.build().message.handlers:
            for each in handler.filters or ():
                if isinstance(each.callback, Command | CommandStart):
                    yield from map(str, each.callback.commands)


async def test_6_the_menu_button_opens_the_mini_app(
    bot: Running, anya: Guest, sandbox: Telegram
) -> None:
    await until(lambda: sandbox.profile.menu_for(anya.person)["type"] == "web_app")
    assert anya.phone.launch_by_menu().startswith(MINI_APP)
    anya.phone.start()
    await until(lambda: sandbox.profile.menu_for(anya.person)["text"] == "К столу")
    assert anya.phone.launch_by_menu().startswith(MINI_APP)


async def test_7_the_bot_has_its_name_and_words_about_itself_in_every_language(
    bot: Running, sandbox: Telegram, anya: Guest
) -> None:
    await until(lambda: sandbox.profile.menu_for(anya.person)["type"] == "web_app")
    told = sandbox.profile
    for kept, key, longest in (
        (told.names, "bot-name", 64),
        (told.descriptions, "bot-description", 512),
        (told.short_descriptions, "bot-about", 120),
    ):
        assert kept == {code: plain(code or "en", key) for code in ("", *LANGUAGES)}
        assert len(set(kept.values())) == len(LANGUAGES)
        assert all(len(words) <= longest for words in kept.values())


async def test_2_whoever_follows_a_link_a_second_time_sees_his_table_again(
    bot: Running, anya: Guest, tom: Guest, store: Store
) -> None:
    table_id = await open_for_two(store, anya, tom)
    first = await tom.sees("ready to start")
    tom.phone.start(f"j{table_id}")
    await until(lambda: first.id not in tom.dm.messages)
    assert (await only_table(store, tom)).id == table_id

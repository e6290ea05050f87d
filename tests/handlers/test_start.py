"""/start, /help, /language, and what else one may write to the bot in private."""

from typing import Any

import pytest

from bot.handlers.introduction import PRIVATE
from bot.store import Store
from bot.texts import plain
from sandbox.chats import Chat
from sandbox.telegram import Telegram
from tests.handlers.guests import Guest, buttons, keyboards, only_table, shown, until
from tests.handlers.running import Running


async def test_start_greets_by_name_in_the_persons_language(bot: Running, anya: Guest) -> None:
    anya.phone.start()
    message = await anya.sees("Привет, Аня Соколова!")
    assert buttons(message) == ["Новый стол", "К столу", "Позвать меня в группу"]


@pytest.mark.parametrize("payload", ["garbled", "j", "t123", "jAAAA-AAAA_AA", "x" * 64])
async def test_a_garbled_payload_is_a_normal_greeting(
    bot: Running, anya: Guest, payload: str
) -> None:
    anya.phone.start(payload)
    await anya.sees("Привет, Аня Соколова!")
    assert len(anya.from_bot()) == 1


@pytest.mark.parametrize(
    ("name", "called"),
    [
        ("<b>", "<b>"),
        ("&amp; <i>x", "&amp; <i>x"),
        ("\u202eevil", "evil"),
        ("x" * 64, "x" * 64),
        ("\u200b\u200e", "Guest"),
        ("_*[`", "_*[`"),
    ],
)
async def test_any_name_is_shown_safely(
    bot: Running, sandbox: Telegram, name: str, called: str
) -> None:
    guest = Guest(sandbox, sandbox.add_person(name, "en"))
    guest.phone.start()
    await guest.sees(f"Hello, {called}!")
    await guest.tap("New table")
    await guest.tap("Two people")
    await guest.sees(f"• {called}: host")


async def test_ordinary_words_in_private_are_answered_with_the_way_on(
    bot: Running, anya: Guest
) -> None:
    anya.say("привет")
    assert "Новый стол" in buttons(await anya.sees("Это «Один стол»"))


async def test_help_in_a_group_says_what_holds_there(bot: Running, tom: Guest, group: Chat) -> None:
    tom.say("/help", group)
    said = await tom.sees("/play", "/rules", "/language", "/help", chat=group)
    assert "/play here" in shown(said)
    assert "Send to a friend" not in shown(said)


async def test_help_names_every_command(bot: Running, tom: Guest) -> None:
    tom.say("/help")
    await tom.sees(*(f"/{word} – {plain('en', f'command-{word}')}" for word in PRIVATE))


async def test_start_shows_the_tables_that_wait_and_brings_one_down(
    bot: Running, tom: Guest, store: Store
) -> None:
    tom.say("/play")
    await tom.tap("Two people")
    first = await tom.sees("waiting for players")
    tom.phone.start()
    await tom.sees("Your tables are waiting:")
    await tom.tap("Night Protocol")
    await until(lambda: first.id not in tom.dm.messages)
    assert "waiting for players" in shown(tom.from_bot()[-1])
    assert len(keyboards(tom)) == 2


async def test_a_button_of_long_ago_is_told_so(bot: Running, tom: Guest) -> None:
    tom.phone.start()
    message = await tom.sees("Hello")
    for data in ("", "x", "sit", "sit:::::", "nonsense:::", "sit:AAAAAAAAAAAA::", "lang:::xx"):
        answer = await tom.press(message, data or "-")
        assert answer["toast"] in {
            "This button is from long ago.",
            "This table is gone. Open a new one.",
        }


FORGED = [
    "start:{table}::",
    "pace:{table}::never",
    "pace:{table}::",
    "computer:{table}::",
    "again:{table}::",
    "leave:{table}::now",
    "quit:{table}::",
    "shoot:{table}:1.t1.0:1",
    "shoot:{table}:9.t1.0:",
    "yield:{table}:1.t1.0:",
    "open:::duel.free",
    "open:::poker.",
    "open:::",
]


@pytest.mark.parametrize("data", FORGED)
async def test_forged_data_changes_nothing_and_is_answered(
    bot: Running, anya: Guest, tom: Guest, store: Store, data: str
) -> None:
    anya.say("/play")
    await anya.tap("Двое")
    await anya.sees("ждём игроков")
    table = await only_table(store, anya)
    tom.phone.start()
    message = await tom.sees("Hello")
    answer: dict[str, Any] = await tom.press(message, data.format(table=table.id))
    assert answer["toast"]
    assert await store.load(table.id) == table
    assert await store.tables_of(tom.id) == []


async def test_a_language_is_chosen_in_one_tap_and_stays(
    bot: Running, tom: Guest, store: Store
) -> None:
    tom.say("/play")
    await tom.tap("Two people")
    await tom.sees("waiting for players")
    tom.say("/language")
    assert (await tom.tap("Македонски"))["toast"] == "Отсега на македонски."
    await tom.sees("чекаме играчи")
    tom.phone.start()
    await tom.sees("Здраво, Tom Whitaker!")


async def test_the_bot_introduces_itself_in_every_language(
    bot: Running, sandbox: Telegram, anya: Guest, niloufar: Guest
) -> None:
    await until(lambda: sandbox.profile.menu_for(anya.person)["type"] == "web_app")
    commands = sandbox.profile.commands_for(anya.person, anya.dm)
    assert [command["command"] for command in commands] == [
        "play",
        "leave",
        "close",
        "remove",
        "rules",
        "settings",
        "language",
        "help",
        "privacy",
        "delete_me",
        "start",
    ]
    assert commands[0]["description"] == "Открыть стол"
    assert "بازی" in sandbox.profile.description_for(niloufar.person)


async def test_the_menu_button_speaks_the_persons_language(
    bot: Running, sandbox: Telegram, anya: Guest
) -> None:
    anya.phone.start()
    await until(lambda: sandbox.profile.menu_for(anya.person).get("text") == "К столу")
    anya.say("/language")
    await anya.tap("فارسی")
    await until(lambda: sandbox.profile.menu_for(anya.person).get("text") == "سر میز")


async def test_it_is_quiet_where_nobody_asked(bot: Running, anya: Guest, tom: Guest) -> None:
    anya.phone.start()
    await anya.sees("Привет")
    assert tom.from_bot() == []
    assert [shown(message) for message in tom.from_bot()] == []

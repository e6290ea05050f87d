"""Promises 34, 35 and 38 to 40: in whatever group one plays, and whoever writes there."""

import pytest

from bot.attending import DESERTED
from bot.people import Chat as TableChat
from bot.store import ChatProfile, Store
from bot.table import Table
from bot.timing import MovableTime
from sandbox.chats import Chat, Member
from sandbox.messages import Message
from sandbox.rooms import Rooms
from sandbox.telegram import Telegram
from sandbox.topics import open_topic, shut
from tests.handlers.gathering import eventually, have_started, lobby
from tests.handlers.guests import (
    Guest,
    buttons,
    keyboards,
    on_turn,
    only_table,
    shoot,
    shown,
    until,
)
from tests.handlers.running import Running

COMMANDS = {
    "/play duel": "ждём игроков",
    "/play": "Кто открывает стол?",
    "/leave": "ни за каким столом не сидишь",
    "/close": "Открытых столов здесь нет",
    "/remove": "ни у кого не вышло время",
    "/rules": "Правила какой игры",
    "/settings": "Настройки этой группы",
    "/language": "На каком языке",
    "/help": "Как это устроено",
}


def room(sandbox: Telegram, kind: str, owner: Guest, *others: Guest) -> Chat:
    """A chat of that kind with these people and the bot, in privacy mode."""
    people = [each.person for each in others]
    return Rooms(sandbox, owner.person).create(kind, "Вечер", *people, sandbox.bot)


async def played(
    store: Store, chat: Chat, topic: int, anya: Guest, tom: Guest
) -> tuple[Table, list[Message]]:
    """A whole game is opened, joined and begun in the chat, and played by buttons in private."""
    await have_started(anya, tom)
    before = set(chat.messages)
    anya.phone.say(chat, "/play duel", topic=topic)
    await anya.sees("ждём игроков", chat=chat)
    await tom.tap("Сесть", chat)
    await anya.sees("можно начинать", chat=chat)
    await anya.tap("Начать", chat)
    await anya.sees("идёт игра", chat=chat)
    table_id = (await only_table(store, anya)).id
    while (await store.load(table_id)).stage == "playing":
        who, question = await on_turn(store, table_id, anya, tom)
        await shoot(who, question)
    await anya.sees("итог", "Победа: ", chat=chat)
    said = [m for m in anya.from_bot(chat) if m.id not in before]
    return await store.load(table_id), said


@pytest.mark.parametrize("kind", ["group", "basic", "forum"])
async def test_34_a_game_is_played_in_groups_of_every_kind_with_privacy_mode_on(
    bot: Running, anya: Guest, tom: Guest, store: Store, sandbox: Telegram, kind: str
) -> None:
    assert not sandbox.bot.hears_all
    chat = room(sandbox, kind, anya, tom)
    topic = open_topic(sandbox, chat, anya.person, "Игры").id if kind == "forum" else 0
    table, said = await played(store, chat, topic, anya, tom)
    assert table.chat == TableChat(id=str(chat.id), topic=topic or None)
    assert said
    if topic:
        assert {message.topic.id for message in said if message.topic} == {topic}
        assert all(message.topic for message in said)


async def test_34_what_is_asked_for_in_a_topic_is_answered_there_and_in_general_likewise(
    bot: Running, anya: Guest, store: Store, sandbox: Telegram, time: MovableTime
) -> None:
    forum = room(sandbox, "forum", anya)
    topic = open_topic(sandbox, forum, anya.person, "Игры").id
    for command, words in COMMANDS.items():
        if command == "/play duel":
            continue
        time.skip(60)
        for number in (topic, 0):
            await anya_asks(anya, forum, command, words, number)


def new(who: Guest, chat: Chat, before: set[int], words: str) -> list[Message]:
    """What the bot has said since that holds these words."""
    return [m for m in who.from_bot(chat) if m.id not in before and words in shown(m)]


async def anya_asks(anya: Guest, forum: Chat, command: str, words: str, topic: int) -> None:
    before = set(forum.messages)
    anya.phone.say(forum, command, topic=topic)

    (message,) = await until(lambda: new(anya, forum, before, words))
    assert (message.topic.id if message.topic else 0) == topic


async def test_34_ordinary_chatter_reaches_the_bot_as_little_as_it_answers_it(
    bot: Running, anya: Guest, tom: Guest, group: Chat, sandbox: Telegram
) -> None:
    """Made an administrator it hears everything, and still says nothing to it."""
    Rooms(sandbox, anya.person).promote(group, sandbox.bot)
    card = await lobby(anya, group)
    for words in ("привет", "play", "кто сядет?", "/", "/nothing", "@one_table_bot"):
        tom.say(words, group)
    tom.phone.say(group, "и я", reply_to=str(card.id))
    tom.say("/help", group)
    await tom.sees("Как это устроено", chat=group)
    assert len(tom.from_bot(group)) == 2


async def test_34_nothing_is_kept_of_whoever_only_chats(
    bot: Running,
    anya: Guest,
    tom: Guest,
    niloufar: Guest,
    group: Chat,
    store: Store,
    sandbox: Telegram,
) -> None:
    Rooms(sandbox, anya.person).promote(group, sandbox.bot)
    for words in ("hi", "/nothing", "/play@another_bot"):
        niloufar.say(words, group)
    tom.say("/help", group)
    await eventually(lambda: store.is_known(tom.id))
    assert (await store.person(tom.id)).name == tom.person.name
    assert not await store.is_known(niloufar.id)


@pytest.mark.parametrize("command", COMMANDS)
async def test_35_a_command_may_name_the_bot_and_is_ignored_where_it_names_another(
    bot: Running, anya: Guest, group: Chat, sandbox: Telegram, command: str
) -> None:
    """Also where the bot hears what is said to others."""
    sandbox.bot.hears_all = True
    word, *rest = command.split()
    words = COMMANDS[command]
    anya.say(" ".join([f"{word}@another_bot", *rest]), group)
    for name in ("@one_table_bot", "", "@One_Table_Bot"):
        before = set(group.messages)
        anya.say(" ".join([f"{word}{name}", *rest]), group)
        await until(lambda: new(anya, group, before, words))  # noqa: B023
    # Three were asked for; a lobby that waits is the same one, shown anew.
    await until(lambda: len(anya.from_bot(group)) == (1 if command == "/play duel" else 3))


async def test_38_an_anonymous_admin_is_warned_and_seated_by_a_tap_of_his_own(
    bot: Running, anya: Guest, tom: Guest, group: Chat, store: Store, sandbox: Telegram
) -> None:
    await store.save_chat(ChatProfile(id=str(group.id), language="ru"))
    Rooms(sandbox, anya.person).hide(group, True)
    anya.say("/play duel", group)
    menu = await anya.sees("Ты пишешь от имени группы", "под своим именем", chat=group)
    assert await store.tables_in(str(group.id)) == []
    await anya.tap("Протокол ночи", group)
    await anya.sees("Аня Соколова: ведёт стол", chat=group)
    assert (await only_table(store, anya)).host == anya.id
    assert menu.id in group.messages  # it became the card
    for command in ("/close", "/leave"):
        anya.say(command, group)
        await anya.sees("Нажми на стол, чтобы было видно, кто ты", chat=group)
        refused = await tom.tap("Аня Соколова", group)
        assert refused["toast"]
        assert (await store.load((await only_table(store, anya)).id)).stage == "lobby"
    await anya.tap("Аня Соколова", group)
    await until(lambda: not any("ждём игроков" in shown(m) for m in anya.from_bot(group)))
    fake = await store.tables_of("1087968824")
    assert fake == []


async def test_38_settings_are_changed_by_an_anonymous_admins_tap(
    bot: Running, anya: Guest, tom: Guest, group: Chat, store: Store, sandbox: Telegram
) -> None:
    Rooms(sandbox, anya.person).hide(group, True)
    anya.say("/settings", group)
    await anya.sees("Settings of this group", chat=group)
    assert (await store.chat_profile(str(group.id))).language is None
    assert (await tom.tap("At a time", group))["toast"] == "Only admins change this here."
    assert (await anya.tap("At a time", group))["toast"] == "Готово."
    assert (await store.chat_profile(str(group.id))).tables == "one"


MUTED = "Мне нельзя писать в группе «Пятница, чай и карты»"


@pytest.mark.parametrize(
    "command", ["/play", "/settings", "/close", "/leave", "/remove", "/help", "/rules"]
)
async def test_39_who_asks_where_the_bot_may_not_write_is_told_so_in_private(
    bot: Running, anya: Guest, group: Chat, sandbox: Telegram, command: str
) -> None:
    anya.phone.start()
    await anya.sees("Привет")
    sandbox.people[anya.person.id].started = True
    Rooms(sandbox, anya.person).restrict(group, sandbox.bot, frozenset())
    anya.say(command, group)
    await anya.sees(MUTED)
    assert anya.from_bot(group) == []


async def test_39_the_host_of_a_table_that_cannot_be_shown_is_told_so(
    bot: Running, anya: Guest, group: Chat, sandbox: Telegram, store: Store
) -> None:
    anya.phone.start()
    await anya.sees("Привет")
    Rooms(sandbox, anya.person).restrict(group, sandbox.bot, frozenset())
    anya.say("/play duel", group)
    await anya.sees("мне нельзя писать")
    assert anya.from_bot(group) == []


async def test_39_a_tap_where_the_bot_may_write_no_more_is_answered_by_a_toast(
    bot: Running, anya: Guest, tom: Guest, group: Chat, sandbox: Telegram, time: MovableTime
) -> None:
    anya.say("/help", group)
    menu = await anya.sees("Как это устроено", chat=group)
    tom.phone.start()
    await tom.sees("Hello")
    time.skip(10)
    Rooms(sandbox, anya.person).restrict(group, sandbox.bot, frozenset())
    answer = await tom.press(menu, "menu:::", group)
    assert answer["toast"] == "I may not write here. Ask an admin to let me."
    await tom.sees("I may not write in “Пятница, чай и карты”")


async def test_39_slow_mode_is_explained_to_who_asks_in_vain(
    bot: Running, anya: Guest, group: Chat, sandbox: Telegram
) -> None:
    anya.phone.start()
    await anya.sees("Привет")
    Rooms(sandbox, anya.person).slow(group, 3600)
    anya.say("/play", group)
    await anya.sees("Кто открывает стол?", chat=group)
    anya.say("/play", group)
    await anya.sees("«Пятница, чай и карты»", "нужно немного подождать")
    assert len(anya.from_bot(group)) == 1


async def test_39_a_closed_topic_is_explained_and_its_table_stands_in_general(
    bot: Running, anya: Guest, sandbox: Telegram, store: Store
) -> None:
    anya.phone.start()
    await anya.sees("Привет")
    forum = room(sandbox, "forum", anya)
    topic = open_topic(sandbox, forum, anya.person, "Игры").id
    shut(sandbox, forum, anya.person, topic, closed=True)
    anya.phone.say(forum, "/play", topic=topic)
    await anya.sees("Тема в группе «Вечер»", "закрыта")
    anya.phone.say(forum, "/play duel", topic=topic)
    card = await anya.sees("ждём игроков", chat=forum)
    assert card.topic is None
    await anya.sees("Теперь стол – в самой группе")


async def test_40_a_lobby_is_closed_by_its_host_or_an_admin_and_by_anybody_once_deserted(
    bot: Running,
    anya: Guest,
    tom: Guest,
    bojan: Guest,
    group: Chat,
    store: Store,
    time: MovableTime,
) -> None:
    for closer in (tom, anya, bojan):
        await lobby(tom, group)
        table_id = (await only_table(store, tom)).id
        if closer is bojan:
            said = len(bojan.from_bot(group))
            bojan.say("/close", group)
            await until(lambda: len(bojan.from_bot(group)) > said)  # noqa: B023
            assert (await store.load(table_id)).stage == "lobby"
            time.skip(DESERTED)
        closer.say("/close", group)
        while (await store.load(table_id)).stage != "closed":
            await until(lambda: True)
        await until(lambda: not any("waiting for players" in shown(m) for m in tom.from_bot(group)))
    await until(lambda: not keyboards(tom, group))


async def test_40_a_running_game_is_ended_by_an_admin_who_is_sure_or_by_its_players_together(
    bot: Running,
    anya: Guest,
    tom: Guest,
    bojan: Guest,
    niloufar: Guest,
    group: Chat,
    store: Store,
    sandbox: Telegram,
) -> None:
    group.members[bojan.person.id] = Member(bojan.person, "administrator")
    for number in range(2):
        await lobby(tom, group)
        await anya.tap("Sit down", group)
        await tom.sees("ready to start", chat=group)
        await tom.tap("Start", group)
        await tom.sees("the game is on", chat=group)
        table_id = (await only_table(store, tom)).id
        said = len(tom.from_bot(group))
        niloufar.say("/close", group)
        await tom.sees("Only the players can end this game", chat=group)
        if number:
            tom.say("/close", group)
            asked = await tom.sees("Tom Whitaker would like to stop", chat=group)
            assert buttons(asked) == ["I agree (1/2)"]
            assert (await niloufar.tap("I agree", group))["toast"]
            assert (await store.load(table_id)).stage == "playing"
            await anya.tap("I agree", group)
        else:
            bojan.say("/close", group)
            await tom.sees("end the game in the middle?", chat=group)
            await niloufar.tap("Yes, end it", group)
            await niloufar.tap("No, play on", group)
            assert (await store.load(table_id)).stage == "playing"
            await bojan.tap("Yes, end it", group)
        assert (await store.load(table_id)).stage == "closed"
        assert len(tom.from_bot(group)) <= said + 2

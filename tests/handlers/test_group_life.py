"""Life in a group: its settings, several tables, news of a game, who ends and who leaves what."""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random

import pytest

from bot.attending import DESERTED
from bot.handlers.asking import FAR
from bot.pace import Running as Ticking
from bot.people import MISSED_IN_SLEEP
from bot.store import Store
from bot.table import LOBBY_LASTS, Table
from bot.texts import plain
from bot.timing import MovableTime
from sandbox.chats import Chat
from sandbox.messages import Message
from sandbox.rooms import Rooms
from sandbox.telegram import Telegram
from tests.handlers.guests import Guest, buttons, keyboards, only_table, shown, until
from tests.handlers.running import Running
from tests.tables import person_in, playing, step

NAMES = ("Бојан Петровски", "نیلوفر رضایی", "Tom Whitaker")
UNHURRIED = 12.0
"""Seconds between what is asked of a group that should have room for each answer."""


def count(who: Guest, chat: Chat) -> int:
    return len(who.from_bot(chat))


async def coup_of_three(
    store: Store, group: Chat, anya: Guest, *others: Guest, stand_in: bool = False
) -> str:
    """Anya opens, the others sit down, and it begins; everybody has pressed Start."""
    for each in (anya, *others):
        each.phone.start()
        await until(each.from_bot)
    anya.say("/play coup", group)
    for each in others:
        await each.tap("Сесть", group)
        await anya.sees(each.person.name, chat=group)
    table = await only_table(store, anya)
    await store.change(
        table.id, lambda it: it.configure(anya.id, it.touched, pace="slow", stand_in=stand_in)
    )
    await anya.tap("Начать", group)
    await anya.sees("идёт игра", chat=group)
    return table.id


# Settings


async def test_only_admins_change_a_groups_settings_and_its_card_keeps_its_language(
    bot: Running, anya: Guest, tom: Guest, bojan: Guest, group: Chat, store: Store
) -> None:
    tom.say("/settings", group)
    card = await tom.sees("Settings of this group", chat=group)
    said = count(tom, group)
    assert "Who opens tables: everybody" in buttons(card)
    refused = await bojan.tap("Who opens tables", group)
    assert refused["toast"] == "Ова овде го менуваат само админите."
    assert (await store.chat_profile(str(group.id))).opens == "all"
    assert (await anya.tap("Who opens tables", group))["toast"] == "Готово."
    await until(lambda: "Who opens tables: admins" in buttons(group.messages[card.id]))
    assert shown(group.messages[card.id]).startswith("Settings of this group")
    assert (await anya.tap("Who changes this", group))["toast"] == "Готово."
    await until(lambda: "whoever has opened a table" in shown(group.messages[card.id]))
    assert count(tom, group) == said
    assert (await bojan.press(card, "set:::opens.nobody", group))["toast"]
    assert (await bojan.press(card, "set:::nothing.all", group))["toast"]
    assert (await store.chat_profile(str(group.id))).opens == "admins"


async def test_where_the_group_trusts_hosts_they_change_it_too(
    bot: Running, anya: Guest, tom: Guest, bojan: Guest, group: Chat, store: Store
) -> None:
    await store.settle_chat(str(group.id), "settled", "hosts")
    tom.say("/play duel", group)
    await tom.sees("waiting for players", chat=group)
    tom.say("/settings", group)
    await tom.sees("Settings of this group", chat=group)
    assert (await bojan.tap("At a time", group))["toast"].startswith("Ова овде")
    assert (await tom.tap("At a time", group))["toast"] == "Changed."
    assert (await store.chat_profile(str(group.id))).tables == "one"


async def test_the_language_stands_among_the_settings(
    bot: Running, anya: Guest, bojan: Guest, group: Chat
) -> None:
    anya.say("/settings", group)
    await anya.sees("Настройки этой группы", chat=group)
    assert (await bojan.tap("Язык", group))["toast"].startswith("Тука јазикот")
    await anya.tap("Язык", group)
    await anya.sees("На каком языке", chat=group)
    said = count(anya, group)
    await anya.tap("Македонски", group)
    card = await anya.sees("Поставки на групава", chat=group)
    assert "Јазик: Македонски" in buttons(card)
    assert count(anya, group) == said


async def test_in_private_settings_are_the_language_and_what_is_kept(
    bot: Running, tom: Guest
) -> None:
    tom.say("/settings")
    card = await tom.sees("Settings", "I keep your name")
    assert "فارسی" in buttons(card)
    await tom.tap("Русский")
    assert (await tom.sees("Настройки", "Я храню")).id == card.id


async def test_where_only_admins_open_tables_others_are_told_so(
    bot: Running, anya: Guest, tom: Guest, group: Chat, store: Store
) -> None:
    await store.settle_chat(str(group.id), "opens", "admins")
    tom.say("/play duel", group)
    await tom.sees("only admins open tables", chat=group)
    tom.say("/play", group)
    menu = await tom.sees("Who opens the table?", chat=group)
    assert (await tom.tap("Night", group))["toast"] == "In this group only admins open tables."
    assert await store.tables_in(str(group.id)) == []
    assert (await anya.tap(buttons(menu)[0], group))["answered"]
    await anya.sees("waiting for players", chat=group)


async def test_one_table_at_a_time_where_a_group_wants_that(
    bot: Running, anya: Guest, tom: Guest, group: Chat, store: Store
) -> None:
    await store.settle_chat(str(group.id), "tables", "one")
    anya.say("/play", group)
    menu = await anya.sees("Кто открывает стол?", chat=group)
    anya.say("/play duel", group)
    await anya.sees("ждём игроков", chat=group)
    coup = menu.keyboard[1][0]["callback_data"]
    assert (await tom.press(menu, coup, group))["toast"].startswith("One table at a time here")
    tom.say("/play coup", group)
    await tom.sees("Здесь один стол за раз", chat=group)
    assert len(await store.tables_in(str(group.id))) == 1


async def test_where_one_table_is_enough_no_other_is_offered_beside_it(
    bot: Running, anya: Guest, tom: Guest, bojan: Guest, group: Chat, store: Store
) -> None:
    await store.settle_chat(str(group.id), "tables", "one")
    anya.say("/help", group)
    hint = await anya.sees("Как это устроено", chat=group)
    anya.say("/play duel", group)
    card = await anya.sees("ждём игроков", chat=group)
    bojan.say("/play", group)
    await until(lambda: card.id not in group.messages)
    lower = await anya.sees("ждём игроков", chat=group)
    assert not (await bojan.press(hint, "menu:::", group))["toast"]
    await until(lambda: lower.id not in group.messages)
    await tom.tap("Сесть", group)
    await anya.tap("Начать", group)
    await anya.sees("идёт игра", chat=group)
    bojan.say("/play", group)
    refusal = await anya.sees("Здесь один стол за раз", chat=group)
    assert buttons(refusal) == []
    tapped = await tom.press(hint, "menu:::", group)
    assert tapped["toast"].startswith("One table at a time here")
    assert not any("Кто открывает стол?" in shown(m) for m in anya.from_bot(group))
    assert not any("Эти столы ждут" in shown(m) for m in anya.from_bot(group))


async def test_of_two_tables_opened_at_once_one_stays_where_one_is_enough(
    bot: Running, anya: Guest, tom: Guest, bojan: Guest, group: Chat, store: Store
) -> None:
    await store.settle_chat(str(group.id), "tables", "one")
    anya.say("/play", group)
    menu = await anya.sees("Кто открывает стол?", chat=group)
    data = menu.keyboard[0][0]["callback_data"]
    await asyncio.gather(*(each.press(menu, data, group) for each in (anya, tom, bojan)))
    anya.say("/help", group)
    await anya.sees("Как это устроено", chat=group)
    assert len(await store.tables_in(str(group.id))) == 1


async def test_play_points_to_the_table_that_waits_already(
    bot: Running, anya: Guest, tom: Guest, group: Chat, store: Store
) -> None:
    anya.say("/play duel", group)
    first = await anya.sees("ждём игроков", chat=group)
    tom.say("/play duel", group)
    await until(lambda: first.id not in group.messages)
    assert len(await store.tables_in(str(group.id))) == 1
    card = await anya.sees("ждём игроков", chat=group)
    tom.say("/play", group)
    menu = await anya.sees("Эти столы ждут игроков", chat=group)
    assert "Аня Соколова" in buttons(menu)[0]
    await tom.tap("Аня Соколова", group)
    await until(lambda: card.id not in group.messages and menu.id not in group.messages)
    await anya.sees("ждём игроков", chat=group)
    assert len(keyboards(anya, group)) == 1


async def test_a_running_game_is_pinned_where_the_group_wants_it_and_the_bot_may(
    bot: Running,
    anya: Guest,
    tom: Guest,
    bojan: Guest,
    group: Chat,
    store: Store,
    sandbox: Telegram,
) -> None:
    anya.say("/settings", group)
    await anya.sees("Настройки этой группы", chat=group)
    alert = (await anya.tap("Закреплять", group))["alert"]
    assert alert.startswith("Мне пока нельзя закреплять")
    assert (await store.chat_profile(str(group.id))).pins == "no"
    Rooms(sandbox, anya.person).promote(group, sandbox.bot, frozenset({"can_pin_messages"}))
    assert (await anya.tap("Закреплять", group))["toast"] == "Готово."
    table_id = await coup_of_three(store, group, anya, tom, bojan)
    await until(lambda: len(group.pinned) == 1)
    assert "идёт игра" in shown(group.messages[group.pinned[0]])
    await store.change(table_id, lambda table: table.end("host", table.touched))
    await until(lambda: group.pinned == [])


# News


async def opens(who: Guest, group: Chat, store: Store, time: MovableTime) -> str:
    """A new table in the group, the one before being closed."""
    for table in await store.tables_in(str(group.id)):
        await store.change(table.id, lambda it: it.end("host", time.now()))
    who.say("/play duel", group)

    tables: list[Table] = []
    while not tables:
        await until(lambda: True)
        tables = await store.tables_in(str(group.id))
    return tables[0].id


async def test_who_asked_for_it_hears_of_a_new_table_in_private(
    bot: Running,
    anya: Guest,
    tom: Guest,
    bojan: Guest,
    group: Chat,
    store: Store,
    time: MovableTime,
) -> None:
    tom.phone.start()
    await tom.sees("Hello")
    anya.say("/settings", group)
    await anya.sees("Настройки этой группы", chat=group)
    assert (await tom.tap("Сообщать о", group))["toast"].startswith("I'll write to you")
    asked = await anya.tap("Сообщать о", group)
    assert asked["alert"].startswith("Договорились. Чтобы мне можно было тебе писать")
    table_id = await opens(anya, group, store, time)
    news = await tom.sees("Аня Соколова has opened a table", "Пятница, чай и карты")
    assert table_id in str(news.keyboard[0])
    card = await anya.sees("ждём игроков", chat=group)
    anya.say("/play duel", group)
    await until(lambda: card.id not in group.messages)
    await opens(anya, group, store, time)
    await until(lambda: _news(tom) == 2)
    # Who opens it knows already, and so does who sits there; an old press of Start is not needed.
    await opens(tom, group, store, time)
    assert (await tom.tap("Stop telling me"))["toast"].startswith("All right")
    await opens(anya, group, store, time)
    anya.say("/help", group)
    await anya.sees("Как это устроено", chat=group)
    assert _news(tom) == 2
    assert _news(bojan) == 0


def _news(who: Guest) -> int:
    return sum("has opened a table" in shown(message) for message in who.from_bot())


async def test_news_come_a_few_times_an_hour_and_not_to_who_has_left_the_group(
    bot: Running,
    anya: Guest,
    tom: Guest,
    bojan: Guest,
    group: Chat,
    store: Store,
    sandbox: Telegram,
    time: MovableTime,
) -> None:
    for who in (tom, bojan):
        who.phone.start()
        await until(who.from_bot)
        await store.follow(str(group.id), who.id)
    Rooms(sandbox, bojan.person).leave(group)
    for _ in range(6):
        time.skip(61)
        await opens(anya, group, store, time)
        await eventually(lambda: _all_shown(store))
    await until(lambda: _news(tom) == 4)
    anya.say("/help", group)
    await anya.sees("Как это устроено", chat=group)
    assert _news(tom) == 4
    assert not any("отвори маса" in shown(message) for message in bojan.from_bot())
    assert await store.followers(str(group.id)) == [tom.id]


async def test_who_blocks_the_bot_is_asked_for_no_more(
    bot: Running, anya: Guest, tom: Guest, group: Chat, store: Store, time: MovableTime
) -> None:
    tom.phone.start()
    await tom.sees("Hello")
    await store.follow(str(group.id), tom.id)
    tom.person.blocked = True  # and the bot has not been told
    await opens(anya, group, store, time)
    await anya.sees("ждём игроков", chat=group)

    await eventually(lambda: _nobody(store, group))


async def _all_shown(store: Store) -> bool:
    return await store.stale() == []


async def _nobody(store: Store, group: Chat) -> bool:
    return await store.followers(str(group.id)) == []


async def eventually(found: Callable[[], Awaitable[bool]]) -> None:
    for _ in range(1000):
        if await found():
            return
        await until(lambda: True)
    pytest.fail("it never came")


# Closing


async def test_a_lobby_is_closed_by_its_host_or_an_admin_and_a_deserted_one_by_anybody(
    bot: Running,
    anya: Guest,
    tom: Guest,
    bojan: Guest,
    group: Chat,
    store: Store,
    time: MovableTime,
) -> None:
    tom.say("/play duel", group)
    await tom.sees("waiting for players", chat=group)
    bojan.say("/close", group)
    await bojan.sees("Only whoever opened this table can close it", chat=group)
    assert len(await store.tables_in(str(group.id))) == 1
    tom.say("/close", group)
    card = await tom.sees("the table is closed", "closed by whoever held it", chat=group)
    assert buttons(card) == []
    tom.say("/play duel", group)
    await tom.sees("waiting for players", chat=group)
    anya.say("/close", group)
    await tom.sees("A group admin closed it", chat=group)
    await until(lambda: "waiting for players" not in " ".join(map(shown, tom.from_bot(group))))
    tom.say("/play duel", group)
    await tom.sees("waiting for players", chat=group)
    time.skip(DESERTED)
    bojan.say("/close", group)
    await until(lambda: "waiting for players" not in " ".join(map(shown, tom.from_bot(group))))
    bojan.say("/close", group)
    await bojan.sees("There is no table open here", chat=group)


async def test_where_there_are_several_it_is_asked_which(
    bot: Running, anya: Guest, tom: Guest, bojan: Guest, group: Chat, store: Store
) -> None:
    tom.say("/play duel", group)
    await tom.sees("waiting for players", chat=group)
    bojan.say("/play coup", group)
    await tom.sees("waiting for players", bojan.person.name, chat=group)
    tom.say("/close", group)
    menu = await tom.sees("Which table shall I close?", chat=group)
    assert sorted(len(label) > 0 for label in buttons(menu)) == [True, True]
    refused = await tom.tap(bojan.person.name, group)
    assert refused["toast"].startswith("Only whoever opened this table")
    assert (await tom.tap("Tom Whitaker", group))["toast"] == "The table is closed."
    (left,) = await store.tables_in(str(group.id))
    assert left.host == bojan.id


async def test_tables_of_one_game_and_host_are_told_apart(
    bot: Running, anya: Guest, tom: Guest, bojan: Guest, group: Chat, store: Store
) -> None:
    await coup_of_three(store, group, anya, tom, bojan)
    anya.say("/play coup", group)
    await anya.sees("ждём игроков", chat=group)
    anya.say("/play coup")
    await anya.sees("ждём игроков")
    anya.say("/close", group)
    menu = await anya.sees("Какой стол закрыть?", chat=group)
    assert sorted(buttons(menu)) == [
        "Переворот · ждём игроков · Аня Соколова",
        "Переворот · идёт игра · Аня Соколова, Tom Whitaker, Бојан…",
    ]
    anya.say("/leave")
    menu = await anya.sees("Из-за какого стола встаёшь?")
    assert sorted(buttons(menu)) == [
        "Переворот · Пятница, чай и… · ждём игроков · Аня Соколова",
        "Переворот · Пятница, чай и… · идёт игра · Аня Соколова,…",
        "Переворот · ждём игроков · Аня Соколова",
    ]


async def test_an_admin_ends_a_running_game_and_is_asked_first(
    bot: Running, anya: Guest, tom: Guest, bojan: Guest, niloufar: Guest, group: Chat, store: Store
) -> None:
    table_id = await coup_of_three(store, group, anya, tom, bojan)
    niloufar.say("/close", group)
    await anya.sees("могут только игроки или админ", chat=group)
    anya.say("/close", group)
    doubt = await anya.sees("закончить на середине?", chat=group)
    assert (await tom.tap("Нет, играем", group))["toast"] == "This button is not for you."
    refused = await tom.tap("Да, закончить", group)
    assert refused["toast"].startswith("This asks the admin who wants to end the game")
    refused = await niloufar.tap("Да, закончить", group)
    assert "فقط بازیکن‌ها" in refused["toast"]
    assert (await store.load(table_id)).stage == "playing"
    assert (await anya.tap("Да, закончить", group))["toast"] == "Стол закрыт."
    assert (await store.load(table_id)).stage == "closed"
    await anya.sees("стол закрыт", chat=group)
    assert doubt.id not in group.messages


async def test_players_end_it_when_more_than_half_of_them_agree(
    bot: Running, anya: Guest, tom: Guest, bojan: Guest, niloufar: Guest, group: Chat, store: Store
) -> None:
    table_id = await coup_of_three(store, group, anya, tom, bojan)
    tom.say("/close", group)
    asked = await anya.sees("Tom Whitaker предлагает закончить", chat=group)
    assert buttons(asked) == ["Я за (1/2)"]
    refused = await niloufar.tap("Я за", group)
    assert refused["toast"]
    assert (await tom.tap("Я за", group))["toast"] == "Noted: 1 of 2."
    assert (await store.load(table_id)).stage == "playing"
    assert (await bojan.tap("Я за", group))["toast"] == "Масата е затворена."
    assert (await store.load(table_id)).stage == "closed"
    await until(lambda: asked.id not in group.messages)


async def test_a_lobby_to_which_nobody_came_says_that_it_is_closed(
    bot: Running, anya: Guest, group: Chat, store: Store, time: MovableTime
) -> None:
    anya.say("/play duel", group)
    card = await anya.sees("ждём игроков", chat=group)
    time.skip(LOBBY_LASTS)
    await anya.sees("стол закрыт", "давно ничего не происходило", chat=group)
    assert [message.id for message in anya.from_bot(group)] == [card.id]
    assert await store.tables_in(str(group.id)) == []


# Leaving


async def test_a_seat_is_left_from_the_group_too(
    bot: Running, anya: Guest, tom: Guest, bojan: Guest, group: Chat, store: Store
) -> None:
    anya.say("/play coup", group)
    await tom.tap("Сесть", group)
    await anya.sees("Tom Whitaker", chat=group)
    bojan.say("/leave", group)
    await anya.sees("ни за каким столом не сидишь", chat=group)
    tom.say("/leave", group)
    await until(lambda: not any("Tom Whitaker" in shown(m) for m in keyboards(anya, group)))
    assert [s.person.name for s in (await only_table(store, anya)).sitters if s.person] == [
        "Аня Соколова"
    ]


def finish(table: Table) -> None:
    """Play the game to its end."""
    rng = Random(1)
    while table.stage == "playing":
        step(table, rng, table.touched)


async def test_nobody_is_asked_to_get_up_from_a_game_that_is_over(
    bot: Running, anya: Guest, tom: Guest, bojan: Guest, group: Chat, store: Store
) -> None:
    finished = await coup_of_three(store, group, anya, tom, bojan)
    await store.change(finished, finish)
    await anya.sees("итог", chat=group)
    tom.say("/leave", group)
    await anya.sees("ни за каким столом не сидишь", chat=group)
    tom.say("/play duel", group)
    await anya.sees("ждём игроков", chat=group)
    tom.say("/leave", group)
    await until(lambda: _last(tom, group).reactions)
    assert not any("Из-за какого стола" in shown(m) for m in anya.from_bot(group))
    (table,) = await store.tables_in(str(group.id))
    assert (table.id, table.stage) == (finished, "over")
    assert not table.sitters[table.seated(tom.id)].gone


async def test_a_rematch_where_somebody_has_left_is_said_to_gather_anew(
    bot: Running, anya: Guest, tom: Guest, bojan: Guest, group: Chat, store: Store
) -> None:
    table_id = await coup_of_three(store, group, anya, tom, bojan)
    await store.change(table_id, finish)
    card = await anya.sees("итог", chat=group)
    await store.change(table_id, lambda it: it.leave(bojan.id, it.touched))
    asked = await tom.tap("Реванш", group)
    assert asked["toast"] == "Somebody has left, so the table gathers anew."
    await anya.sees("можно начинать", chat=group)
    late_tap = await anya.press(card, f"again:{table_id}::", group)
    assert late_tap["toast"] == "Кто-то встал из-за стола, так что собираемся заново."


@pytest.mark.parametrize("way", ["leaves", "is put out"])
async def test_whoever_is_out_of_the_group_holds_up_no_lobby_there(
    bot: Running,
    anya: Guest,
    tom: Guest,
    bojan: Guest,
    niloufar: Guest,
    group: Chat,
    store: Store,
    sandbox: Telegram,
    way: str,
) -> None:
    def goes(who: Guest) -> None:
        if way == "leaves":
            Rooms(sandbox, who.person).leave(group)
        else:
            Rooms(sandbox, anya.person).remove(group, who.person)

    tom.say("/play coup", group)
    await tom.sees("waiting for players", chat=group)
    for each in (anya, bojan):
        await each.tap("Sit down", group)
        await tom.sees(each.person.name, chat=group)
    table_id = (await only_table(store, tom)).id
    goes(tom)
    card = await anya.sees("Аня Соколова: host", chat=group)
    assert "Tom" not in shown(card)
    assert await store.tables_of(tom.id) == []
    assert [s.person.id for s in (await store.load(table_id)).sitters if s.person] == [
        anya.id,
        bojan.id,
    ]
    await store.change(table_id, lambda it: it.configure(anya.id, it.touched, pace="slow"))
    assert (await anya.tap("Start", group))["toast"] == "Начали!"
    await anya.sees("the game is on", chat=group)
    niloufar.say("/play duel", group)
    await anya.sees("waiting for players", chat=group)
    # A game goes on with whoever is out; a lobby without its last one is none.
    goes(bojan)
    goes(niloufar)
    await anya.sees("the table is closed", "Everybody got up", chat=group)
    (table,) = await store.tables_in(str(group.id))
    assert (table.id, table.stage) == (table_id, "playing")
    assert table.sitters[table.seated(bojan.id)].plays


async def test_who_leaves_one_group_sits_on_at_the_table_of_another(
    bot: Running, anya: Guest, tom: Guest, group: Chat, store: Store, sandbox: Telegram
) -> None:
    other = Rooms(sandbox, anya.person).create("group", "Вечер", tom.person, sandbox.bot)
    tom.say("/play duel", group)
    await tom.sees("waiting for players", chat=group)
    tom.say("/play coup", other)
    await anya.sees("ждём игроков", chat=other)
    Rooms(sandbox, tom.person).leave(other)
    await anya.sees("стол закрыт", chat=other)
    table = await only_table(store, tom)
    assert (table.chat and table.chat.id, table.stage) == (str(group.id), "lobby")


async def test_who_leaves_a_running_game_is_asked_and_nobody_else_answers_for_him(
    bot: Running, anya: Guest, tom: Guest, bojan: Guest, group: Chat, store: Store
) -> None:
    table_id = await coup_of_three(store, group, anya, tom, bojan)
    tom.say("/leave", group)
    doubt = await anya.sees("Встать посреди игры?", chat=group)
    assert (await bojan.tap("Да, встать", group))["toast"] == "Ова копче не е за тебе."
    assert (await bojan.tap("Остаться", group))["toast"] == "Ова копче не е за тебе."
    assert doubt.id in group.messages
    assert (await tom.tap("Да, встать", group))["toast"] == "You have left the table."
    seat = (await store.load(table_id)).seat_of(tom.id)
    assert seat is not None
    assert (await store.load(table_id)).sitters[seat].gone
    await until(lambda: doubt.id not in group.messages)


# Who is gone


def late(who: Guest) -> Callable[[Table], None]:
    """As when the clock has run out on somebody for the first time."""

    def change(table: Table) -> None:
        seat = table.seat_of(who.id)
        assert seat is not None
        table.sitters[seat].missed = 1
        table.motions.pop(str(seat), None)

    return change


async def test_the_others_go_on_without_who_is_late_when_more_than_half_agree(
    bot: Running, anya: Guest, tom: Guest, bojan: Guest, niloufar: Guest, group: Chat, store: Store
) -> None:
    table_id = await coup_of_three(store, group, anya, tom, bojan, niloufar)
    anya.say("/remove", group)
    await anya.sees("ни у кого не вышло время", chat=group)
    await store.change(table_id, late(tom))
    anya.say("/remove", group)
    asked = await anya.sees("Время вышло: Tom Whitaker", chat=group)
    assert buttons(asked) == ["Не ждать: Tom Whitaker (0/2)", "Я здесь"]
    assert (await anya.tap("Не ждать: Tom", group))["toast"] == "Голос учтён: 1 из 2."
    await tom.sees("The others are thinking of going on without you")
    assert (await tom.tap("I'm here"))["toast"] == "Good to have you here."
    assert (await bojan.tap("Не ждать: Tom", group))["toast"].startswith("Така може само")
    await store.change(table_id, late(tom))
    assert (await bojan.tap("Не ждать: Tom", group))["toast"]
    assert (await niloufar.tap("Не ждать: Tom", group))["toast"]
    table = await store.load(table_id)
    assert table.sitters[table.seat_of(tom.id) or 0].removed == 1
    await anya.sees("Tom Whitaker давно молчит", chat=group)
    await tom.sees("so the game went on without you")


async def test_who_sleeps_is_warned_then_the_computer_plays_and_he_may_come_back(
    bot: Running,
    anya: Guest,
    tom: Guest,
    bojan: Guest,
    group: Chat,
    store: Store,
    time: MovableTime,
) -> None:
    table_id = await coup_of_three(store, group, anya, tom, bojan, stand_in=True)
    table = await store.load(table_id)
    (seat,) = playing(table).waiting()
    sleeper = next(each for each in (anya, tom, bojan) if each.id == person_in(table, seat))
    lang = sleeper.person.language

    def has_missed(table: Table) -> None:
        table.sitters[seat].missed = MISSED_IN_SLEEP - 1

    await store.change(table_id, has_missed)
    time.skip(max(0.0, (ticking(table).warns or 0) - time.now()))
    warning = await sleeper.sees(said(lang, "call-warning-last", game="coup"))
    assert buttons(warning) == [plain(lang, "button-here")]
    time.skip(max(0.0, (ticking(table).deadline or 0) - time.now()))
    name = sleeper.person.name
    await anya.sees(said("ru", "removed-kept", name=name), chat=group)
    told = await sleeper.sees(said(lang, "removed-kept-you", game="coup"))
    assert buttons(told) == [plain(lang, "button-return")]
    answer = await sleeper.tap(plain(lang, "button-return"))
    assert answer["toast"] == plain(lang, "toast-returned")
    assert (await store.load(table_id)).sitters[seat].plays


def ticking(table: Table) -> Ticking:
    assert table.running is not None
    return table.running


def said(lang: str, key: str, game: str = "", name: str = "") -> str:
    return plain(lang, key, game=plain(lang, f"game-{game}") if game else "", name=name)


async def test_where_all_sleep_the_game_waits_and_any_of_them_wakes_it(
    bot: Running,
    anya: Guest,
    tom: Guest,
    bojan: Guest,
    niloufar: Guest,
    group: Chat,
    store: Store,
    time: MovableTime,
) -> None:
    table_id = await coup_of_three(store, group, anya, tom, bojan)

    def fall_asleep(table: Table) -> None:
        for sitter in table.sitters:
            sitter.missed = MISSED_IN_SLEEP
        table.settle(time.now())

    await store.change(table_id, fall_asleep)
    card = await anya.sees("часы остановились", chat=group)
    assert buttons(card)[0] == "Я здесь"
    assert (await niloufar.tap("Я здесь", group))["toast"]
    assert (await store.load(table_id)).asleep
    assert (await tom.tap("Я здесь", group))["toast"] == "Good to have you here."
    await until(lambda: "Я здесь" not in buttons(group.messages[card.id]))
    assert ticking(await store.load(table_id)).deadline is not None


async def test_what_is_asked_already_is_pointed_to_and_comes_down_once_it_is_out_of_sight(
    bot: Running,
    anya: Guest,
    tom: Guest,
    bojan: Guest,
    niloufar: Guest,
    group: Chat,
    store: Store,
    time: MovableTime,
) -> None:
    table_id = await coup_of_three(store, group, anya, tom, bojan, niloufar)
    await store.change(table_id, late(tom))

    def asking(words: str) -> list[Message]:
        return [message for message in anya.from_bot(group) if words in shown(message)]

    for command, words in (("/close", "предлагает закончить"), ("/remove", "Время вышло: Tom")):
        await time.sleep(UNHURRIED)
        bojan.say(command, group)
        first = await anya.sees(words, chat=group)
        bojan.say(command, group)
        await until(lambda: _last(bojan, group).reactions)
        assert asking(words) == [first]
        bojan.say(command)
        await bojan.sees("Прашав во „Пятница, чай и карты“: Пуч")
        assert asking(words) == [first]
        for number in range(FAR):
            bojan.say(f"{number}", group)
        await time.sleep(UNHURRIED)
        bojan.say(command, group)
        await until(lambda: first.id not in group.messages)  # noqa: B023
        (second,) = asking(words)
        assert second.id > first.id
        assert second.silent
    assert asking("предлагает закончить")


async def test_who_asks_in_private_first_is_told_where_the_others_are_asked(
    bot: Running, anya: Guest, tom: Guest, bojan: Guest, group: Chat, store: Store
) -> None:
    await coup_of_three(store, group, anya, tom, bojan)
    tom.say("/close")
    await tom.sees("I have asked in “Пятница, чай и карты”: Coup")
    assert not (await anya.sees("Tom Whitaker предлагает закончить", chat=group)).silent
    # An admin decides alone: he is asked where he wrote.
    anya.say("/close")
    await anya.sees("закончить на середине?")
    assert not any("на середине" in shown(message) for message in anya.from_bot(group))


async def test_a_second_player_who_asks_has_agreed(
    bot: Running, anya: Guest, tom: Guest, bojan: Guest, group: Chat, store: Store
) -> None:
    table_id = await coup_of_three(store, group, anya, tom, bojan)
    tom.say("/close", group)
    asked = await anya.sees("Tom Whitaker предлагает закончить", chat=group)
    bojan.say("/close", group)
    await until(lambda: asked.id not in group.messages)
    assert (await store.load(table_id)).stage == "closed"
    assert not any("предлагает закончить" in shown(message) for message in anya.from_bot(group))


async def test_whoever_asks_about_others_is_not_among_the_absent(
    bot: Running, anya: Guest, tom: Guest, bojan: Guest, group: Chat, store: Store
) -> None:
    table_id = await coup_of_three(store, group, anya, tom, bojan)
    await store.change(table_id, late(anya))
    await store.change(table_id, late(tom))
    anya.say("/remove", group)
    asked = await anya.sees("Время вышло: Tom Whitaker", chat=group)
    assert buttons(asked) == ["Не ждать: Tom Whitaker (0/2)", "Я здесь"]


def _last(who: Guest, chat: Chat) -> Message:
    return [m for m in chat.messages.values() if m.sender is who.person][-1]


# Old panels, bystanders, languages


async def test_what_was_asked_about_a_game_goes_with_it_and_an_old_tap_posts_nothing(
    bot: Running, anya: Guest, tom: Guest, bojan: Guest, niloufar: Guest, group: Chat, store: Store
) -> None:
    table_id = await coup_of_three(store, group, anya, tom, bojan)
    await store.change(table_id, late(tom))
    anya.say("/remove", group)
    remove = await anya.sees("Время вышло: Tom Whitaker", chat=group)
    tom.say("/close", group)
    agree = await anya.sees("Tom Whitaker предлагает закончить", chat=group)
    tom.say("/leave", group)
    leave = await anya.sees("Встать посреди игры?", chat=group)
    anya.say("/close", group)
    sure = await anya.sees("закончить на середине?", chat=group)
    panels = (remove, agree, leave, sure)
    await anya.tap("Да, закончить", group)
    await until(lambda: not any(panel.id in group.messages for panel in panels))
    said = count(anya, group)
    for who in (niloufar, tom):
        for panel in panels:
            for row in panel.keyboard:
                answer = await who.press(panel, row[0]["callback_data"], group)
                assert answer["toast"]
    anya.say("/help", group)
    await anya.sees("Как это устроено", chat=group)
    assert count(anya, group) == said + 1


async def test_nothing_in_a_group_is_repainted_in_the_language_of_who_tapped_last(
    bot: Running,
    anya: Guest,
    tom: Guest,
    bojan: Guest,
    niloufar: Guest,
    group: Chat,
    store: Store,
    time: MovableTime,
) -> None:
    table_id = await coup_of_three(store, group, anya, tom, bojan, niloufar)
    await store.change(table_id, late(tom))
    bojan.say("/remove", group)
    await bojan.tap("Не ждать: Tom", group)
    await time.sleep(UNHURRIED)
    bojan.say("/close", group)
    await niloufar.tap("Я за", group)
    await time.sleep(UNHURRIED)
    bojan.say("/settings", group)
    await anya.sees("Настройки этой группы", chat=group)
    await anya.tap("Одновременно", group)
    await bojan.tap("Моя тайна", group)
    await time.sleep(UNHURRIED)
    bojan.say("/rules", group)
    await anya.sees("Правила какой игры", chat=group)
    for message in anya.from_bot(group):
        for words in (shown(message), *buttons(message)):
            assert _foreign(words) == "", words


def _foreign(words: str) -> str:
    """Letters that Russian lacks, those of names left out."""
    for name in (*NAMES, "فارسی", "Македонски", "English"):
        words = words.replace(name, "")
    return "".join(c for c in words.lower() if c.isalpha() and not ("а" <= c <= "я" or c == "ё"))

"""A group's settings: who changes them, who opens tables and how many, what is pinned."""

import asyncio

from bot.store import Store
from sandbox.chats import Chat
from sandbox.rooms import Rooms
from sandbox.telegram import Telegram
from tests.handlers.gathering import count, coup_of_three, lobby
from tests.handlers.guests import Guest, buttons, keyboards, shown, until
from tests.handlers.running import Running


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
    await lobby(tom, group)
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
    await lobby(anya, group)
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
    card = await lobby(anya, group)
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
    first = await lobby(anya, group)
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

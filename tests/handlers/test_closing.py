"""Closing: of a lobby and of a running game, by whom, and which of several."""

from bot.attending import DESERTED
from bot.store import Store
from bot.table import LOBBY_LASTS
from bot.timing import MovableTime
from sandbox.chats import Chat
from tests.handlers.gathering import coup_of_three, lobby
from tests.handlers.guests import Guest, buttons, shown, until
from tests.handlers.running import Running


async def test_a_lobby_is_closed_by_its_host_or_an_admin_and_a_deserted_one_by_anybody(
    bot: Running,
    anya: Guest,
    tom: Guest,
    bojan: Guest,
    group: Chat,
    store: Store,
    time: MovableTime,
) -> None:
    await lobby(tom, group)
    bojan.say("/close", group)
    await bojan.sees("Only whoever opened this table can close it", chat=group)
    assert len(await store.tables_in(str(group.id))) == 1
    tom.say("/close", group)
    card = await tom.sees("the table is closed", "closed by whoever held it", chat=group)
    assert buttons(card) == []
    await lobby(tom, group)
    anya.say("/close", group)
    await tom.sees("A group admin closed it", chat=group)
    await until(lambda: "waiting for players" not in " ".join(map(shown, tom.from_bot(group))))
    await lobby(tom, group)
    time.skip(DESERTED)
    bojan.say("/close", group)
    await until(lambda: "waiting for players" not in " ".join(map(shown, tom.from_bot(group))))
    bojan.say("/close", group)
    await bojan.sees("There is no table open here", chat=group)


async def test_where_there_are_several_it_is_asked_which(
    bot: Running, anya: Guest, tom: Guest, bojan: Guest, group: Chat, store: Store
) -> None:
    await lobby(tom, group)
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
    await lobby(anya, group, "coup")
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
    card = await lobby(anya, group)
    time.skip(LOBBY_LASTS)
    await anya.sees("стол закрыт", "давно ничего не происходило", chat=group)
    assert [message.id for message in anya.from_bot(group)] == [card.id]
    assert await store.tables_in(str(group.id)) == []

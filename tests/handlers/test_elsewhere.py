"""Chats the bot is not in: what inline mode offers there, what becomes of it, and guest calls."""

import asyncio
import json

import pytest

from bot.link import Client
from bot.opening import MOST_TABLES
from bot.people import Person
from bot.store import Store, Unknown, new_id, new_secret
from bot.table import Table
from bot.timing import MovableTime
from sandbox.chats import Chat
from sandbox.following import follow
from sandbox.inline import Offer
from sandbox.messages import Message
from sandbox.rooms import Rooms
from sandbox.telegram import Telegram
from sandbox.via import Via
from tests.handlers.guests import LONGEST, Guest, buttons, only_table, open_for_two, shown, until
from tests.handlers.inline import ask, between
from tests.handlers.running import Running

GAMES = ("Протокол ночи", "Переворот", "Сопротивление", "Мини-сопротивление", "Мафия")
APP = "https://t.me/one_table_bot/table"


async def send(who: Guest, chat: Chat, text: str, title: str) -> Message:
    """Choose the result with this title, and send it."""
    query, offer = await ask(who, chat, text)
    found = {result.title: result.id for result in offer.results}
    assert title in found, list(found)
    return Via(who.telegram, who.person).pick(chat, query, found[title])


async def call(who: Guest, text: str, chat: Chat) -> None:
    """Call the bot in, once it is up: on this fast clock a guest's call is soon too old."""
    await ask(who, chat)
    who.say(text, chat)


def link_of(message: Message) -> str:
    """The id of the table that a message invites to, by the Mini App as by chat."""
    in_app, by_chat = (str(button["url"]) for row in message.keyboard for button in row)
    assert in_app.startswith(f"{APP}?startapp=j")
    table_id = in_app.removeprefix(f"{APP}?startapp=j")
    assert by_chat == f"https://t.me/one_table_bot?start=j{table_id}"
    return table_id


def titles(offer: Offer) -> list[str]:
    return [result.title for result in offer.results]


async def test_an_empty_query_offers_ones_own_tables_and_then_a_new_one_of_each_game(
    bot: Running, anya: Guest, tom: Guest, group: Chat
) -> None:
    anya.say("/play coup")
    await anya.sees("ждём игроков")
    _, offer = await ask(anya, between(anya, tom))
    assert titles(offer) == [
        "Переворот",
        *(
            f"Новый стол: {name}"
            for name in (
                "Протокол ночи",
                "Переворот",
                "Сопротивление",
                "Мини-сопротивление",
                "Мафия",
            )
        ),
    ]
    assert offer.results[0].description == "Свободно 7 мест."
    assert offer.button == {"text": "Открыть «Один стол»", "start_parameter": "hello"}


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("мафия", ["Новый стол: Мафия"]),
        ("МАФ", ["Новый стол: Мафия"]),
        ("mafia", ["Новый стол: Мафия"]),
        ("night", ["Новый стол: Протокол ночи"]),
        ("coup", ["Новый стол: Переворот"]),
        ("there is no such game", []),
    ],
)
async def test_typing_filters_by_names_in_ones_own_language_and_in_english(
    bot: Running, anya: Guest, group: Chat, typed: str, found: list[str]
) -> None:
    _, offer = await ask(anya, group, typed)
    assert titles(offer) == found


async def test_a_table_of_another_is_nobody_elses_to_offer(
    bot: Running, anya: Guest, tom: Guest, group: Chat
) -> None:
    anya.say("/play coup")
    await anya.sees("ждём игроков")
    _, offer = await ask(tom, group)
    assert all(title.startswith("New table") for title in titles(offer))


async def test_typing_opens_no_table_and_sending_does_at_once_where_telegram_tells(
    bot: Running, anya: Guest, tom: Guest, store: Store
) -> None:
    await ask(anya, between(anya, tom))
    assert await store.tables_of(anya.id) == []
    message = await send(anya, between(anya, tom), "", "Новый стол: Мафия")
    await until(lambda: "Свободно" in shown(message))
    table = await only_table(store, anya)
    assert (table.id, table.host, table.game_key) == (link_of(message), anya.id, "mafia")


async def test_whom_it_was_sent_to_can_sit_down_by_chat_alone(
    bot: Running, anya: Guest, tom: Guest, store: Store
) -> None:
    chat = between(anya, tom)
    message = await send(anya, chat, "", "Новый стол: Мафия")
    await until(lambda: "Свободно" in shown(message))
    follow(tom.phone, message.keyboard[1][0]["url"], chat)
    await tom.sees("Аня Соколова", "invites you")
    assert (await tom.tap("Sit down"))["toast"] == "You are seated."
    assert (await only_table(store, tom)).id == link_of(message)


async def test_where_telegram_tells_nothing_the_first_who_comes_opens_it_once(
    bot: Running, sandbox: Telegram, anya: Guest, tom: Guest, bojan: Guest, store: Store
) -> None:
    sandbox.bot.feedback = 0
    message = await send(anya, between(anya, tom), "coup", "Новый стол: Переворот")
    table_id = link_of(message)
    with pytest.raises(Unknown):
        await store.load(table_id)
    tom.phone.start(f"j{table_id}")
    bojan.phone.start(f"j{table_id}")
    await tom.sees("invites you to a table")
    await bojan.sees("Аня Соколова")
    table = await only_table(store, anya)
    assert (table.id, table.host, len(table.sitters)) == (table_id, anya.id, 1)
    assert "Садись со мной" in shown(message)


async def test_a_promise_lasts_as_long_as_people_may_gather(
    bot: Running, sandbox: Telegram, anya: Guest, tom: Guest, store: Store
) -> None:
    sandbox.bot.feedback = 0
    message = await send(anya, between(anya, tom), "coup", "Новый стол: Переворот")
    forged = link_of(message)[:10] + "zz"
    for payload in (forged, new_id()):
        tom.phone.start(f"j{payload}")
        await tom.sees("This table is gone. Open a new one.")
        await tom.tap("New table")
        await tom.sees("What shall we play?")
        with pytest.raises(Unknown):
            await store.load(payload)
    assert await store.tables_of(anya.id) == []


async def test_naming_a_table_that_is_only_promised_opens_nothing(
    bot: Running, anya: Guest, tom: Guest, store: Store
) -> None:
    _, offer = await ask(anya, between(anya, tom), "coup")
    table_id = offer.results[0].id.removeprefix("j")
    await ask(anya, between(anya, tom), table_id)
    with pytest.raises(Unknown):
        await store.load(table_id)


async def test_whoever_has_too_many_tables_promises_no_more(
    bot: Running, sandbox: Telegram, anya: Guest, tom: Guest, store: Store, time: MovableTime
) -> None:
    sandbox.bot.feedback = 0
    message = await send(anya, between(anya, tom), "coup", "Новый стол: Переворот")
    for _ in range(MOST_TABLES):
        table = Table.open(
            new_id(), "coup", Person(id=anya.id, name="Аня"), new_secret(), time.now()
        )
        await store.create(table)
    _, offer = await ask(anya, between(anya, tom))
    assert all(not title.startswith("Новый") for title in titles(offer))
    assert len(titles(offer)) == MOST_TABLES
    assert offer.button["text"].startswith("У тебя открыто слишком много столов")
    tom.phone.start(f"j{link_of(message)}")
    refused = await tom.sees("Whoever invites you has too many tables open")
    assert buttons(refused) == ["New table"]


async def test_a_sent_invitation_is_kept_true_to_the_end(
    bot: Running, anya: Guest, tom: Guest, bojan: Guest, store: Store
) -> None:
    message = await send(anya, between(anya, bojan), "night", "Новый стол: Протокол ночи")
    await until(lambda: "Осталось одно место." in shown(message))
    table_id = (await only_table(store, anya)).id
    tom.phone.start(f"j{table_id}")
    await tom.tap("Sit down")
    await until(lambda: "Все места заняты." in shown(message))
    assert buttons(message) == ["Открыть стол", "Новый стол"]
    assert message.keyboard[0][0]["url"] == f"{APP}?startapp=t{table_id}"
    anya.phone.start()
    await anya.sees("Твои столы ждут")
    await anya.tap("Протокол ночи")
    await anya.tap("Начать")
    await until(lambda: "Игра уже идёт." in shown(message))
    await store.change(table_id, lambda table: table.shut())
    await until(lambda: "Этот стол закрыт. Открой новый." in shown(message))
    assert message.keyboard == [[{"text": "Новый стол", "url": APP}]]
    assert "Whitaker" not in shown(message)


async def test_the_button_under_a_lobby_asks_for_its_very_table_in_a_chat_of_ones_choice(
    bot: Running, anya: Guest, tom: Guest, store: Store
) -> None:
    anya.say("/play coup")
    await anya.sees("ждём игроков")
    switch = (await anya.tap("Отправить другу"))["switch"]
    table = await only_table(store, anya)
    assert switch["query"] == table.id
    message = await send(anya, between(anya, tom), switch["query"], "Переворот")
    assert link_of(message) == table.id
    assert await only_table(store, anya) == table


async def test_a_table_without_room_is_said_to_be_so_and_a_new_one_is_offered(
    bot: Running, anya: Guest, tom: Guest, bojan: Guest, store: Store
) -> None:
    table_id = await open_for_two(store, anya, tom)
    for asked, why in ((table_id, "Все места заняты."), ("A" * 12, "Этого стола больше нет")):
        _, offer = await ask(anya, between(anya, bojan), asked)
        assert offer.button["text"].startswith(why)
        assert titles(offer)[0] == "Новый стол: Протокол ночи"


async def test_a_running_game_is_shown_to_friends_as_something_to_look_on(
    bot: Running, anya: Guest, tom: Guest, bojan: Guest, store: Store
) -> None:
    table_id = await open_for_two(store, anya, tom)
    await anya.tap("Начать")
    await anya.sees("идёт игра")
    message = await send(anya, between(anya, bojan), "", "Протокол ночи")
    assert "Заходи посмотреть" in shown(message)
    assert message.keyboard == [[{"text": "Открыть стол", "url": f"{APP}?startapp=t{table_id}"}]]


async def test_called_by_name_into_a_chat_it_answers_once_with_a_table_of_each_game(
    bot: Running, anya: Guest, tom: Guest, store: Store
) -> None:
    chat = between(anya, tom)
    await call(anya, "@one_table_bot сыграем?", chat)
    answer = await tom.sees("Нажми на игру", chat=chat)
    assert buttons(answer)[1] == "Переворот"
    url = answer.keyboard[0][1]["url"]
    tom.phone.start(url.removeprefix(f"{APP}?startapp="))
    await tom.sees("invites you")
    table = await only_table(store, anya)
    assert (table.game_key, table.host) == ("coup", anya.id)
    assert len(tom.from_bot(chat)) == 1


async def test_called_with_the_name_of_a_game_it_brings_a_table_of_that(
    bot: Running, anya: Guest, tom: Guest, store: Store
) -> None:
    chat = between(anya, tom)
    await call(anya, "давай, @one_table_bot, в мафию или мафия!", chat)
    answer = await tom.sees("Кто сядет за стол?", "Мафия", chat=chat)
    tom.phone.start(f"j{link_of(answer)}")
    await until(lambda: "Свободно" in shown(answer))


async def test_whoever_calls_it_as_the_group_promises_no_table_and_is_no_host(
    bot: Running, sandbox: Telegram, anya: Guest, tom: Guest, client: Client
) -> None:
    rooms = Rooms(sandbox, anya.person)
    chat = rooms.create("group", "Elsewhere", tom.person)
    rooms.hide(chat, True)
    await call(anya, "@one_table_bot mafia", chat)
    (answer,) = await until(lambda: tom.from_bot(chat))
    assert [button["url"] for row in answer.keyboard for button in row] == [APP]
    promised = [await client.get(key) async for key in client.scan_iter(match="promise:*")]
    # What she was offered behind the bot's name, before it was up, is her own.
    assert all(json.loads(promise or "")["host"] == anya.id for promise in promised)


async def test_what_a_guest_overhears_between_two_lets_it_write_to_neither(
    bot: Running, anya: Guest, tom: Guest, store: Store
) -> None:
    await call(anya, "@one_table_bot", between(anya, tom))
    await tom.sees("Нажми на игру", chat=between(anya, tom))
    assert (await store.person(anya.id)).can_dm is None
    assert anya.from_bot() == tom.from_bot() == []


async def test_nothing_of_others_and_no_secret_is_in_what_is_offered(
    bot: Running, sandbox: Telegram, anya: Guest, tom: Guest, bojan: Guest, store: Store
) -> None:
    table_id = await open_for_two(store, anya, tom)
    await anya.tap("Начать")
    await anya.sees("идёт игра")
    table = await store.load(table_id)
    _, offer = await ask(anya, between(anya, bojan))
    told = repr(offer)
    for word in ("Whitaker", tom.id, anya.id, table.secret, table.coming):
        assert word
        assert word not in told


async def test_what_fails_there_is_quiet_and_the_next_query_is_answered(
    bot: Running, sandbox: Telegram, anya: Guest, group: Chat
) -> None:
    sandbox.faults.add("answerInlineQuery", "502", 1, 1)
    asking = asyncio.ensure_future(Via(sandbox, anya.person).ask(group, "coup"))
    _, offer = await ask(anya, group, "mafia")
    assert titles(offer) == ["Новый стол: Мафия"]
    asking.cancel()
    await asyncio.gather(asking, return_exceptions=True)


async def test_what_the_bot_offered_is_not_answered_when_it_comes_to_itself(
    bot: Running, anya: Guest, store: Store
) -> None:
    message = await send(anya, anya.dm, "coup", "Новый стол: Переворот")
    await until(lambda: "Свободно" in shown(message))
    anya.say("/help")
    await anya.sees("Как это устроено")
    assert not any("Это «Один стол»" in shown(said) for said in anya.from_bot())


async def test_an_invitation_that_was_deleted_is_forgotten(
    bot: Running, anya: Guest, tom: Guest, store: Store
) -> None:
    chat = between(anya, tom)
    message = await send(anya, chat, "coup", "Новый стол: Переворот")
    await until(lambda: "Свободно" in shown(message))
    table_id = link_of(message)
    assert len(await store.posts(table_id)) == 1
    del chat.messages[message.id]
    tom.phone.start(f"j{table_id}")
    await tom.tap("Sit down")
    async with asyncio.timeout(LONGEST):
        while await store.posts(table_id):  # noqa: ASYNC110 - the bot changes it
            await asyncio.sleep(0.01)


async def test_a_lobby_is_taken_to_a_group_by_a_link_that_posts_its_invitation_there(
    bot: Running, anya: Guest, group: Chat, store: Store
) -> None:
    anya.say("/play coup")
    await anya.sees("ждём игроков")
    url = (await anya.tap("Позвать меня в группу"))["url"]
    payload = follow(anya.phone, url)["startgroup"]["start"]
    anya.say(f"/start@one_table_bot {payload}", group)
    posted = await anya.sees("Кто сядет за стол? Переворот", chat=group)
    assert link_of(posted) == (await only_table(store, anya)).id

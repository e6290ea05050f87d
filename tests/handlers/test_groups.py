"""In a group: one card, everybody's own seat, one language, and no secrets."""

import asyncio

import pytest

from bot.people import Chat as TableChat
from bot.people import Person as ModelPerson
from bot.store import Store, new_id, new_secret
from bot.table import Table
from bot.timing import MovableTime
from sandbox.chats import Chat, Member
from sandbox.rooms import Rooms
from sandbox.telegram import Telegram
from tests.handlers.gathering import lobby, two_play
from tests.handlers.guests import (
    Guest,
    buttons,
    keyboards,
    on_turn,
    only_table,
    shoot_until_over,
    shown,
    until,
)
from tests.handlers.running import Running


async def test_play_opens_one_card_with_its_host_seated(
    bot: Running, anya: Guest, group: Chat, store: Store
) -> None:
    anya.say("/play duel", group)
    message = await anya.sees("ждём игроков", "Аня Соколова: ведёт стол", chat=group)
    seats = ["Сесть", "Открыть стол", "Посадить компьютер"]
    assert buttons(message) == [*seats, "Темп: Обычно", "Встать"]
    url = next(b["url"] for row in message.keyboard for b in row if "url" in b)
    table = await only_table(store, anya)
    assert url == f"https://t.me/one_table_bot/table?startapp=t{table.id}"


async def test_the_host_seats_a_computer_in_the_group_and_nobody_else(
    bot: Running, anya: Guest, tom: Guest, group: Chat, store: Store
) -> None:
    await lobby(anya, group)
    assert (await tom.tap("Посадить компьютер", group))["toast"]
    assert len((await only_table(store, anya)).sitters) == 1
    assert (await anya.tap("Посадить компьютер", group))["toast"] == "За стол сел компьютер."
    card = await anya.sees("можно начинать", chat=group)
    await until(lambda: "Посадить компьютер" not in buttons(group.messages[card.id]))
    assert [sitter.computer for sitter in (await only_table(store, anya)).sitters] == [False, True]


async def test_a_command_may_name_the_bot(bot: Running, anya: Guest, group: Chat) -> None:
    anya.say("/play@one_table_bot duel", group)
    await anya.sees("ждём игроков", chat=group)
    anya.say("/play@another_bot", group)
    anya.say("just talking", group)
    anya.say("/help", group)
    await anya.sees("Как это устроено", chat=group)
    assert len(keyboards(anya, group)) == 1


async def test_what_a_channel_says_is_no_command_of_anybody_in_its_group(
    bot: Running, anya: Guest, tom: Guest, group: Chat, sandbox: Telegram
) -> None:
    rooms = Rooms(sandbox, anya.person)
    channel = rooms.create("channel", "News")
    rooms.link(channel, group)
    anya.phone.say(channel, "/play@one_table_bot")
    anya.phone.say(channel, "/help@one_table_bot")
    tom.say("/settings", group)
    await tom.sees("Settings of this group", chat=group)
    assert len(tom.from_bot(group)) == 1


async def test_asking_again_brings_the_same_lobby_down(
    bot: Running, anya: Guest, group: Chat, store: Store
) -> None:
    first = await lobby(anya, group)
    anya.say("/play duel", group)
    await until(lambda: first.id not in group.messages)
    assert len(keyboards(anya, group)) == 1
    await only_table(store, anya)


async def test_the_card_is_edited_in_place_as_people_sit_down(
    bot: Running, anya: Guest, tom: Guest, group: Chat
) -> None:
    card = await lobby(anya, group)
    assert (await tom.tap("Сесть", group))["url"]
    await anya.sees("можно начинать", "Tom Whitaker", chat=group)
    assert [message.id for message in keyboards(anya, group)] == [card.id]


async def test_toasts_are_in_the_persons_language_and_refusals_change_nothing(
    bot: Running, anya: Guest, tom: Guest, bojan: Guest, niloufar: Guest, group: Chat, store: Store
) -> None:
    anya.say("/play duel", group)
    await tom.tap("Сесть", group)
    await anya.sees("можно начинать", chat=group)
    assert (await niloufar.tap("Начать", group))["toast"] == (
        "این کار فقط از کسی برمی‌آید که میز را باز کرده."
    )
    card = keyboards(anya, group)[-1]
    table = await only_table(store, anya)
    full = await bojan.press(card, f"sit:{table.id}::", group)
    assert full["toast"] == "Сите места се зафатени."
    assert (await bojan.tap("Встать", group))["toast"] == "Не седиш на оваа маса."
    assert await store.load(table.id) == table


async def test_a_match_in_a_group_is_played_in_private_and_told_to_all(
    bot: Running, anya: Guest, tom: Guest, group: Chat, store: Store
) -> None:
    anya.phone.start()
    tom.phone.start()
    await two_play(anya, tom, group)
    table_id = (await only_table(store, anya)).id
    await on_turn(store, table_id, anya, tom)
    assert not any("Знаешь только ты" in shown(m) for m in anya.from_bot(group))
    await shoot_until_over(store, table_id, anya, tom)
    final = await anya.sees("итог", "Победа: ", chat=group)
    assert buttons(final) == ["Реванш", "Открыть стол"]
    await until(lambda: len(keyboards(anya, group)) == 1)


async def test_a_group_has_the_language_of_whoever_began_until_a_leader_changes_it(
    bot: Running, anya: Guest, tom: Guest, bojan: Guest, group: Chat, store: Store
) -> None:
    await lobby(tom, group)
    bojan.say("/language", group)
    menu = await bojan.sees("Which language shall I speak", chat=group)
    answer = await bojan.press(menu, "lang:::mk", group)
    assert answer["toast"] == "Тука јазикот го избира админ или тој што отворил маса."
    assert (await anya.press(menu, "lang:::fa", group))["toast"] == "از این به بعد به فارسی."
    await anya.sees("در انتظار بازیکن", chat=group)
    assert menu.id not in group.messages
    tom.say("/language", group)
    await tom.sees("در این گروه", chat=group)
    assert (await tom.tap("English", group))["toast"] == "From now on in English."
    await anya.sees("waiting for players", chat=group)


async def test_whoever_cannot_be_written_to_is_not_written_to(
    bot: Running, anya: Guest, tom: Guest, group: Chat, store: Store, sandbox: Telegram
) -> None:
    """Neither has pressed Start; the Mini App's link is on the group's card."""
    card = await two_play(anya, tom, group)
    assert buttons(card) == ["Открыть стол", "Моя тайна"]
    assert anya.from_bot() == tom.from_bot() == []
    tom.phone.start()
    await tom.sees("the game is on", "Round 1")


async def test_nobody_plays_alone_in_a_group(bot: Running, anya: Guest, group: Chat) -> None:
    card = await lobby(anya, group)
    answer = await anya.press(card, "open:::duel.solo", group)
    assert answer["toast"] == "Такой игры здесь нет."


async def test_pace_is_the_hosts_to_choose(
    bot: Running, anya: Guest, tom: Guest, group: Chat, store: Store
) -> None:
    anya.say("/play duel", group)
    assert (await anya.tap("Темп: Обычно", group))["toast"] == "Не спеша"
    await anya.sees("Не спеша: полдня на ход", chat=group)
    refused = await tom.tap("Темп: Не спеша", group)
    assert refused["toast"] == "Only whoever opened the table can do that."


async def test_a_menu_in_a_group_becomes_the_card_of_whoever_taps(
    bot: Running, anya: Guest, tom: Guest, group: Chat, store: Store
) -> None:
    """So it goes for an anonymous admin, whose taps carry the real person."""
    anya.say("/help", group)
    menu = await anya.sees("Как это устроено", chat=group)
    await anya.press(menu, "menu:::", group)
    chooser = await anya.sees("Кто открывает стол?", chat=group)
    assert buttons(chooser)[0] == "Протокол ночи"
    await tom.tap("Протокол ночи", group)
    card = await tom.sees("ждём игроков", "Tom Whitaker: ведёт стол", chat=group)
    assert card.id == chooser.id
    assert (await only_table(store, tom)).host == tom.id


async def test_two_who_tap_one_menu_at_once_get_a_card_each(
    bot: Running, anya: Guest, tom: Guest, bojan: Guest, group: Chat, store: Store
) -> None:
    anya.say("/help", group)
    await anya.press(await anya.sees("Как это устроено", chat=group), "menu:::", group)
    menu = await anya.sees("Кто открывает стол?", chat=group)
    data = menu.keyboard[0][0]["callback_data"]
    await asyncio.gather(*(each.press(menu, data, group) for each in (tom, bojan)))
    await anya.sees("ждём игроков", "Tom Whitaker", chat=group)
    await anya.sees("ждём игроков", bojan.person.name, chat=group)
    assert menu.id in {message.id for message in keyboards(anya, group)}
    assert len(keyboards(anya, group)) == 2
    for each in (tom, bojan):
        await only_table(store, each)


@pytest.mark.parametrize("data", ["stay:::", "sit:AAAAAAAAAAAA::", "lang:::ru", "foreign"])
async def test_forged_taps_leave_the_card_where_it_is(
    bot: Running, anya: Guest, tom: Guest, bojan: Guest, group: Chat, store: Store, data: str
) -> None:
    anya.say("/play duel", group)
    card = await anya.sees("ждём игроков", "Аня Соколова", chat=group)
    bojan.say("/play")
    await bojan.tap("Двајца")
    await bojan.sees("чекаме играчи")
    foreign = f"pace:{(await only_table(store, bojan)).id}::slow"
    await anya.press(card, foreign if data == "foreign" else data, group)
    await tom.tap("Сесть", group)
    await anya.sees("можно начинать", chat=group)
    assert [message.id for message in keyboards(anya, group)] == [card.id]


async def test_a_card_is_no_menu_whatever_a_tap_claims(
    bot: Running, anya: Guest, tom: Guest, group: Chat
) -> None:
    anya.say("/play duel", group)
    card = await anya.sees("ждём игроков", "Аня Соколова", chat=group)
    await tom.press(card, "open:::duel.duel", group)
    other = await anya.sees("ждём игроков", "Tom Whitaker", chat=group)
    assert other.id != card.id
    assert "Аня Соколова" in shown(group.messages[card.id])


async def test_added_to_a_group_it_says_hello_once(
    bot: Running, anya: Guest, bojan: Guest, group: Chat, sandbox: Telegram
) -> None:
    bot_is = group.members[sandbox.bot.id]
    sandbox.bot_became(group, bojan.person, Member(sandbox.bot, "left"), bot_is)
    bojan.say("/start@one_table_bot hello", group)
    await bojan.sees("Здраво! Јас ја чувам масата тука.", chat=group)
    anya.say("/help", group)
    await bojan.sees("Како се игра тука", chat=group)
    assert len(bojan.from_bot(group)) == 2


async def test_my_secret_is_shown_to_whoever_taps_and_to_nobody_else(
    bot: Running, anya: Guest, tom: Guest, bojan: Guest, group: Chat, store: Store
) -> None:
    await two_play(anya, tom, group)
    table = await only_table(store, anya)

    def learn(it: Table) -> None:
        it.game.known[it.seat_of(tom.id)] = {0}  # type: ignore[union-attr]
        it.game.turn = it.seat_of(anya.id)  # type: ignore[union-attr]

    await store.change(table.id, learn)
    assert (await tom.tap("Моя тайна", group))["alert"] in {
        "The next shell is live.",
        "The next shell is blank.",
    }
    # Who is asked something sees more than an alert can hold.
    assert "видно только тебе" in (await anya.tap("Моя тайна", group))["toast"]
    assert (await bojan.tap("Моя тайна", group))["toast"] == "Не седиш на оваа маса."
    assert not any("Loaded:" in shown(message) for message in anya.from_bot(group))


async def test_a_group_that_becomes_a_supergroup_takes_its_table_along(
    bot: Running, anya: Guest, group: Chat, store: Store, sandbox: Telegram
) -> None:
    await lobby(anya, group)
    table = await only_table(store, anya)
    other = sandbox.add_group("Пятница, уже большая", anya.person)
    service = sandbox.post(group, anya.person).shown(group.shown())
    sandbox.updates.put("message", service | {"migrate_to_chat_id": other.id})
    moved = await anya.sees("ждём игроков", chat=other)
    assert buttons(moved)[0] == "Сесть"
    assert (await store.load(table.id)).chat == TableChat(id=str(other.id))


async def test_a_group_found_to_have_moved_is_followed(
    bot: Running, anya: Guest, tom: Guest, group: Chat, sandbox: Telegram
) -> None:
    await lobby(anya, group)
    other = sandbox.add_group("Пятница, уже большая", anya.person)
    group.gone, group.moved_to = "upgraded", other.id
    await tom.tap("Сесть", group)
    await anya.sees("можно начинать", chat=other)


async def test_a_topic_that_is_gone_sends_the_table_to_the_group(
    bot: Running, anya: Guest, group: Chat, store: Store, time: MovableTime
) -> None:
    table = Table.open(
        new_id(),
        "duel",
        ModelPerson(id=anya.id, name="Аня", language="ru"),
        new_secret(),
        time.now(),
        chat=TableChat(id=str(group.id), topic=77),
    )
    await store.create(table)
    await anya.sees("waiting for players", chat=group)
    assert (await store.load(table.id)).chat == TableChat(id=str(group.id))


async def test_a_host_hears_that_the_bot_may_not_write_in_the_group(
    bot: Running, anya: Guest, group: Chat
) -> None:
    anya.phone.start()
    await anya.sees("Привет")
    group.permissions = frozenset()
    anya.say("/play duel", group)
    await anya.sees("мне нельзя писать")
    assert anya.from_bot(group) == []

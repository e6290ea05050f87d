"""Links that take the bot to a group: what they open there, and what they say where they cannot."""

from functools import partial

import pytest

from bot.people import Person
from bot.store import Store, new_secret
from sandbox.chats import Chat
from sandbox.rooms import Rooms
from sandbox.telegram import Telegram
from tests.handlers.guests import Guest, buttons, keyboards, only_table, open_for_two, shown, until
from tests.handlers.running import Running

START = "/start@one_table_bot"


async def test_a_link_opens_a_table_of_its_game_for_whoever_followed_it(
    bot: Running, anya: Guest, group: Chat, store: Store
) -> None:
    anya.say(f"{START} gcoup", group)
    await anya.sees("Переворот", "ждём игроков", "Аня Соколова: ведёт стол", chat=group)
    table = await only_table(store, anya)
    assert (table.game_key, table.host, table.chat and table.chat.id) == (
        "coup",
        anya.id,
        str(group.id),
    )


async def test_the_same_link_again_brings_the_same_table_down(
    bot: Running, anya: Guest, group: Chat, store: Store
) -> None:
    anya.say(f"{START} gduel-duel", group)
    first = await anya.sees("ждём игроков", chat=group)
    anya.say(f"{START} gduel", group)
    await until(lambda: first.id not in group.messages)
    await only_table(store, anya)
    assert len(keyboards(anya, group)) == 1


@pytest.mark.parametrize("payload", ["gpoker", "gduel-solo", "gduel-", "g", "jAAA", "x" * 64])
async def test_a_garbled_payload_is_the_normal_greeting(
    bot: Running, anya: Guest, group: Chat, store: Store, payload: str
) -> None:
    anya.say(f"{START} {payload}", group)
    await anya.sees("Привет! Здесь стол держу я", chat=group)
    assert await store.tables_of(anya.id) == []


async def test_a_link_meant_for_another_bot_is_not_ours(
    bot: Running, anya: Guest, group: Chat, store: Store
) -> None:
    anya.say("/start@another_bot gcoup", group)
    anya.say("/help", group)
    await anya.sees("Как это устроено", chat=group)
    assert await store.tables_of(anya.id) == []


async def test_an_invitation_is_posted_in_the_group_and_seats_nobody_by_itself(
    bot: Running, anya: Guest, tom: Guest, group: Chat, store: Store
) -> None:
    tom.say("/play coup")
    await tom.sees("waiting for players")
    table = await only_table(store, tom)
    tom.say(f"{START} j{table.id}", group)
    card = await tom.sees("Who sits down? Coup", chat=group)
    assert [button["url"] for row in card.keyboard for button in row] == [
        f"https://t.me/one_table_bot/table?startapp=j{table.id}",
        f"https://t.me/one_table_bot?start=j{table.id}",
    ]
    assert "Whitaker" not in shown(card)
    assert await store.load(table.id) == table


async def sit(store: Store, table_id: str, who: Guest) -> None:
    person = Person(id=who.id, name=who.person.name)
    await store.change(table_id, lambda it: it.sit(person, new_secret(), it.touched))


async def test_a_posted_invitation_stays_true_until_the_table_is_closed(
    bot: Running, anya: Guest, tom: Guest, bojan: Guest, group: Chat, store: Store
) -> None:
    tom.say("/play coup")
    await tom.sees("waiting for players")
    table = await only_table(store, tom)
    tom.say(f"{START} j{table.id}", group)
    card = await tom.sees("Who sits down? Coup", "7 seats are free", chat=group)

    def says(words: str) -> bool:
        return words in shown(group.messages[card.id])

    for guest, seats in ((anya, "6 seats are free"), (bojan, "5 seats are free")):
        await sit(store, table.id, guest)
        await until(partial(says, seats))
    await tom.tap("Start")
    await until(lambda: says("already begun"))
    assert "Sit down" not in buttons(group.messages[card.id])
    await store.change(table.id, lambda it: it.end("host", it.touched))
    await until(lambda: says("closed"))
    assert buttons(group.messages[card.id]) == ["New table"]
    assert len(tom.from_bot(group)) == 1


async def test_an_invitation_without_room_says_so_and_offers_a_new_table(
    bot: Running, anya: Guest, tom: Guest, bojan: Guest, group: Chat, store: Store
) -> None:
    table_id = await open_for_two(store, anya, tom)
    for link, why in ((table_id, "Сите места се зафатени."), ("A" * 12, "Оваа маса веќе ја нема")):
        bojan.say(f"{START} j{link}", group)
        said = await bojan.sees(why, chat=group)
        assert buttons(said) == ["Нова маса"]
    await bojan.tap("Нова маса", group)
    await bojan.sees("Кој ја отвора масата?", chat=group)


async def test_whoever_follows_a_link_as_the_group_is_warned_and_opens_the_table_by_a_tap(
    bot: Running, sandbox: Telegram, anya: Guest, group: Chat, store: Store
) -> None:
    Rooms(sandbox, anya.person).hide(group, True)
    anya.say(f"{START} gcoup", group)
    menu = await anya.sees("Whoever taps a game sits down under their own name", chat=group)
    assert await store.tables_in(str(group.id)) == []
    await anya.tap("Coup", group)
    card = await anya.sees("Coup", "Аня Соколова", chat=group)
    assert card.id == menu.id
    assert (await only_table(store, anya)).host == anya.id

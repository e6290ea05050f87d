"""Leaving: a table, a game that runs or is over, a group; and who alone answers for that."""

from random import Random

import pytest

from bot.store import Store
from bot.table import Table
from sandbox.chats import Chat
from sandbox.rooms import Rooms
from sandbox.telegram import Telegram
from tests.handlers.gathering import coup_of_three, eventually, last_said, lobby
from tests.handlers.guests import Guest, keyboards, only_table, shown, until
from tests.handlers.running import Running
from tests.tables import step


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
    await until(lambda: last_said(tom, group).reactions)
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

    await lobby(tom, group, "coup")
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
    await lobby(tom, group)
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


async def test_who_left_a_game_and_blocked_us_finds_his_card_true_when_he_is_back(
    bot: Running, anya: Guest, tom: Guest, bojan: Guest, group: Chat, store: Store
) -> None:
    table_id = await coup_of_three(store, group, anya, tom, bojan)
    card = await tom.sees("the game is on")
    tom.say("/leave")
    await tom.tap("Yes, leave")
    await anya.sees("Tom Whitaker: вне игры", chat=group)
    tom.phone.block()
    await store.change(table_id, lambda table: table.end("host", table.touched))
    await anya.sees("стол закрыт", chat=group)

    async def all_is_shown() -> bool:
        return await store.stale() == []

    await eventually(all_is_shown)
    assert "the game is on" in shown(tom.dm.messages[card.id])
    tom.phone.start()
    await until(lambda: "the table is closed" in shown(tom.dm.messages[card.id]))
    closed = [message for message in tom.from_bot() if "the table is closed" in shown(message)]
    assert [message.id for message in closed] == [card.id]

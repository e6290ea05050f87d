"""A game of many in a group and in private: what no other game needs of the chat yet."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from bot.engines.game import Move
from bot.engines.registry import GAMES
from bot.handlers.asides import SELDOM
from bot.limits import GROUP as GROUP_BUDGET
from bot.presses import read_press
from bot.store import Habit, Store, new_secret
from bot.table import Table
from bot.texts import plain
from bot.timing import MovableTime
from sandbox import ephemeral
from sandbox.chats import Chat
from sandbox.telegram import Telegram
from tests.handlers.guests import Guest, buttons, keyboards, only_table, shown, until
from tests.handlers.running import Running
from tests.tables import asked, person_in
from tests.words.game import Masks
from tests.words.masks import taught


@pytest.fixture(autouse=True)
def masks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """There is a game called Masks."""
    monkeypatch.setitem(GAMES, Masks.key, Masks)
    for _ in taught(tmp_path / "locales", monkeypatch):
        yield


@pytest.fixture
def three(anya: Guest, tom: Guest, bojan: Guest) -> tuple[Guest, Guest, Guest]:
    return anya, tom, bojan


async def gather(three: tuple[Guest, Guest, Guest], group: Chat, store: Store) -> Table:
    """All three at a table of Masks in the group; the first one is its host."""
    host, *others = three
    for guest in three:
        guest.phone.start()
    host.say("/play masks", group)
    for guest in others:
        await guest.tap("Сесть", group)
    await host.sees("можно начинать", chat=group)
    table = await only_table(store, host)
    # However slow the machine is, nobody's time runs out.
    await store.change(table.id, lambda it: it.configure(host.id, it.touched, pace="slow"))
    return await store.load(table.id)


async def begin(three: tuple[Guest, Guest, Guest], group: Chat, store: Store) -> str:
    table = await gather(three, group, store)
    await three[0].tap("Начать", group)
    await three[0].sees("идёт игра", chat=group)
    return table.id


def in_seat(table: Table, seat: int, three: tuple[Guest, Guest, Guest]) -> Guest:
    return next(guest for guest in three if guest.id == person_in(table, seat))


async def choose(store: Store, time: MovableTime, table_id: str, seat: int, *picks: str) -> None:
    """A seat's move, made in the Mini App."""

    def play(table: Table) -> None:
        table.play(
            person_in(table, seat),
            asked(table, seat),
            Move(kind="choose", picks=picks),
            time.now(),
        )

    await store.change(table_id, play)


# Menu and rules


async def test_the_menu_says_what_there_is_and_for_how_many(
    bot: Running, anya: Guest, group: Chat
) -> None:
    anya.say("/play", group)
    menu = await anya.sees("Кто открывает стол?", "Masks · 3–9 · Everybody wears one.", chat=group)
    assert "Протокол ночи · 2 · " in shown(menu)
    assert "Протокол ночи · Двое" not in buttons(menu)
    assert any(len(row) == 2 for row in menu.keyboard)


async def test_a_game_that_is_named_opens_at_once(bot: Running, tom: Guest, store: Store) -> None:
    tom.say("/play MASKS ")
    await tom.sees("Masks", "For 3 to 9 players")
    assert (await only_table(store, tom)).game_key == "masks"


async def test_a_group_has_a_lobby_of_each_game_for_its_host(
    bot: Running, anya: Guest, group: Chat, store: Store
) -> None:
    anya.say("/play masks", group)
    await anya.sees("Masks · ждём игроков", chat=group)
    anya.say("/play", group)
    await anya.tap("Протокол ночи", group)
    await anya.sees("Протокол ночи · ждём игроков", chat=group)
    assert {table.game_key for table in await store.tables_of(anya.id)} == {"masks", "duel"}


async def test_rules_in_a_group_are_read_in_its_language(
    bot: Running, anya: Guest, tom: Guest, group: Chat
) -> None:
    anya.say("/rules", group)
    menu = await anya.sees("Правила какой игры?", chat=group)
    assert {"Masks", "Протокол ночи"} <= set(buttons(menu))
    await tom.tap("Протокол ночи", group)
    said = await tom.sees("Протокол ночи: правила", "Патроны", chat=group)
    assert said.silent
    assert not said.keyboard
    await until(lambda: menu.id not in group.messages)


async def test_rules_in_private_are_read_in_ones_own(bot: Running, tom: Guest) -> None:
    tom.say("/rules")
    await tom.tap("Masks")
    said = await tom.sees("Masks: the rules", "Foxes hunt.", "Fox: Hunts.")
    assert buttons(said) == ["New table"]


async def test_rules_of_a_game_that_is_named_come_at_once(
    bot: Running, anya: Guest, tom: Guest, group: Chat
) -> None:
    tom.say("/rules Masks")
    assert buttons(await tom.sees("Masks: the rules", "Foxes hunt.")) == ["New table"]
    anya.say("/rules duel", group)
    assert (await anya.sees("Протокол ночи: правила", chat=group)).silent
    tom.say("/rules poker")
    await tom.sees("Which game")


@pytest.mark.parametrize("pick", ["", "nothing", "masks.x"])
async def test_rules_of_no_game_are_refused(bot: Running, tom: Guest, pick: str) -> None:
    tom.say("/rules")
    menu = await tom.sees("Which game")
    answer = await tom.press(menu, f"rules:::{pick}")
    assert answer["toast"] == "There is no such game here."
    assert menu.id in tom.dm.messages


# What a group agreed on


async def test_advice_is_the_hosts_to_take_and_can_be_taken_twice(
    bot: Running, three: tuple[Guest, Guest, Guest], group: Chat, store: Store
) -> None:
    anya, tom, _ = three
    table = await gather(three, group, store)
    card = await anya.sees("With 3 take many.", chat=group)
    taking = next(b for row in card.keyboard for b in row if b["text"] == "Выбрать: Many")
    refused = await tom.press(card, taking["callback_data"], group)
    assert refused["toast"] == "Only whoever opened the table can do that."
    assert (await store.load(table.id)).options == table.options
    for _ in range(2):
        answer = await anya.press(card, taking["callback_data"], group)
        assert answer["toast"] == "Сделано, как советуют."
        assert (await store.load(table.id)).options.model_dump()["roles"] == "many"
    settled = await anya.sees("▸ Many: 2 foxes", chat=group)
    assert "Выбрать: Many" not in buttons(settled)


async def test_advice_is_no_longer_taken_once_the_game_runs(
    bot: Running, three: tuple[Guest, Guest, Guest], group: Chat, store: Store
) -> None:
    table = await gather(three, group, store)
    card = keyboards(three[0], group)[-1]
    await three[0].tap("Начать", group)
    answer = await three[0].press(card, f"advise:{table.id}::more", group)
    assert answer["toast"] == "Игра уже идёт."


async def test_the_next_table_of_a_group_opens_as_its_last_game_began(
    bot: Running,
    three: tuple[Guest, Guest, Guest],
    group: Chat,
    store: Store,
    time: MovableTime,
    sandbox: Telegram,
) -> None:
    """Wherever it was begun: here in the Mini App, as far as the store can tell."""
    anya, tom, _ = three
    table = await gather(three, group, store)
    changed = {"roles": "many", "blind": True}
    await store.change(
        table.id,
        lambda it: it.configure(anya.id, time.now(), changed, pace="blitz", stand_in=True),
    )
    assert await store.habit(str(group.id), "masks") == Habit()
    await store.change(table.id, lambda it: it.start(anya.id, new_secret(), time.now()))
    await anya.sees("идёт игра", chat=group)
    tom.say("/play masks", group)
    await tom.sees("✓ Blind", "Быстро", "▸ Many", "Tom Whitaker: ведёт стол", chat=group)
    other = next(t for t in await store.tables_of(tom.id) if t.host == tom.id)
    assert (other.options.model_dump(), other.pace, other.stand_in) == (changed, "blitz", True)
    tom.say("/play duel", group)
    await tom.sees("Протокол ночи", "Обычно", chat=group)
    elsewhere = sandbox.add_group("Другая", tom.person)
    tom.say("/play masks", elsewhere)
    fresh = await tom.sees("waiting for players", chat=elsewhere)
    assert "Blind" not in shown(fresh)


async def test_habits_that_no_longer_fit_are_left_behind(
    bot: Running, anya: Guest, group: Chat, store: Store
) -> None:
    habit = Habit(options={"roles": "none", "gone": 1}, pace="slow")
    await store.keep_habit(str(group.id), "masks", habit)
    anya.say("/play masks", group)
    await anya.sees("Masks · ждём игроков", "▸ Few", chat=group)


# The game


async def test_two_are_picked_with_one_tap(
    bot: Running, three: tuple[Guest, Guest, Guest], group: Chat, store: Store
) -> None:
    table_id = await begin(three, group, store)
    table = await store.load(table_id)
    leader = in_seat(table, 0, three)
    first = await leader.sees("Whom do you choose?")
    pairs = [b["callback_data"] for row in first.keyboard for b in row if "choose" in str(b)]
    assert [read_press(data).picks for data in pairs] == [  # type: ignore[union-attr]
        ("0", "1"),
        ("0", "2"),
        ("1", "2"),
    ]
    for forged in ("0_0", "0_1_2", "0", "0_9", "_", "0_"):
        question = asked(table, 0)
        await leader.press(first, f"choose:{table_id}:{question}:{forged}")
        assert (await store.load(table_id)).entries == 0
    await leader.press(first, pairs[2])
    assert (await store.load(table_id)).entries == 1


async def test_a_turn_of_the_game_is_heard_once_and_all_else_is_an_edit(
    start_bot: Callable[[], Running],
    three: tuple[Guest, Guest, Guest],
    group: Chat,
    store: Store,
    time: MovableTime,
) -> None:
    running, anya = start_bot(), three[0]
    table_id = await begin(three, group, store)
    first = await anya.sees("Night falls on", chat=group)
    assert not first.silent
    await choose(store, time, table_id, 0, "0", "1")
    for seat in (0, 1):
        await choose(store, time, table_id, seat, "2")
    told = await anya.sees("votes.", chat=group)
    assert told.id == first.id
    assert "Night falls on" in shown(told)
    await choose(store, time, table_id, 2, "2")
    await until(lambda: first.id not in group.messages)
    again = await anya.sees("Night falls on", chat=group)
    assert not again.silent
    assert again.id != first.id
    await running.kill()
    start_bot()
    await choose(store, time, table_id, 0, "0", "1")
    await anya.sees("Ждём: ", ", ", chat=group)
    assert [message.id for message in keyboards(anya, group)] == [again.id]


async def test_a_game_stays_within_a_groups_budget(
    bot: Running,
    three: tuple[Guest, Guest, Guest],
    group: Chat,
    store: Store,
    time: MovableTime,
    sandbox: Telegram,
) -> None:
    spent: list[float] = []
    spend = sandbox.floods.spend

    def counted(chat: int) -> None:
        if chat == group.id:
            spent.append(time.now())
        spend(chat)

    sandbox.floods.spend = counted  # type: ignore[method-assign]
    table_id = await begin(three, group, store)
    for _ in range(2):
        await choose(store, time, table_id, 0, "0", "1")
        for seat in range(3):
            await choose(store, time, table_id, seat, "2")
    end = await three[0].sees("Не победил никто.", "Owl", "Mouse", chat=group)
    assert not end.silent
    _, (most, span) = GROUP_BUDGET
    assert all(sum(at <= other < at + span for other in spent) <= most for at in spent)


async def test_where_only_an_alert_can_tell_a_secret_it_says_where_the_rest_is(
    bot: Running,
    three: tuple[Guest, Guest, Guest],
    group: Chat,
    store: Store,
    time: MovableTime,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(ephemeral, "WINDOW", 0)
    table_id = await begin(three, group, store)
    table = await store.load(table_id)
    told = []
    for seat in (0, 1):
        guest = in_seat(table, seat, three)
        told.append(str((await guest.tap("Моя тайна", group))["alert"]))
    short, long = told
    assert short.startswith("You are the Fox.\n")
    assert long.startswith("You are the Owl.")
    assert len(long) <= 200
    for seat, text in enumerate(told):
        language = in_seat(table, seat, three).person.language
        assert text.split("\n")[-1] == plain(language, "secret-more-private")
    await store.set_can_dm(person_in(table, 1), False)
    await time.sleep(SELDOM)
    answer = await in_seat(table, 1, three).tap("Моя тайна", group)
    assert answer["url"] == f"https://t.me/one_table_bot?start=t{table_id}"

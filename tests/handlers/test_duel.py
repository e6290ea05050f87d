"""A whole Duel, played by two people with the buttons of their private chats."""

import logging

import pytest

from bot.store import Store
from tests.handlers.guests import (
    Guest,
    begin,
    buttons,
    keyboards,
    on_turn,
    only_table,
    open_for_two,
    shoot_until_over,
    shown,
    until,
)
from tests.handlers.running import TOKEN, Running


async def test_two_play_a_match_in_their_private_chats(
    bot: Running, anya: Guest, tom: Guest, store: Store
) -> None:
    table_id = await begin(store, anya, tom)
    await shoot_until_over(store, table_id, anya, tom)
    assert "Реванш" in buttons(await anya.sees("итог"))
    assert "Rematch" in buttons(await tom.sees("the game is over"))
    await until(lambda: len(keyboards(anya)) == len(keyboards(tom)) == 1)


async def test_a_rematch_begins_when_both_want_it(
    bot: Running, anya: Guest, tom: Guest, store: Store
) -> None:
    table_id = await begin(store, anya, tom)
    await shoot_until_over(store, table_id, anya, tom)
    await anya.sees("итог")
    assert "Реванш будет" in (await anya.tap("Реванш"))["toast"]
    await tom.sees("wants a rematch.")
    assert (await tom.tap("Rematch"))["toast"] == "Here we go!"
    await anya.sees("идёт игра")
    assert (await store.load(table_id)).deals == 2


async def test_a_double_tap_is_one_shot(
    bot: Running, anya: Guest, tom: Guest, store: Store
) -> None:
    table_id = await begin(store, anya, tom)
    who, _ = await on_turn(store, table_id, anya, tom)
    message = next(m for m in reversed(who.from_bot()) if m.keyboard)
    data = message.keyboard[0][0]["callback_data"]
    first, second = [await who.press(message, data) for _ in range(2)]
    assert first["toast"]
    assert second["answered"]
    assert (await store.load(table_id)).entries == 1


async def test_a_late_tap_is_told_so(bot: Running, anya: Guest, tom: Guest, store: Store) -> None:
    table_id = await begin(store, anya, tom)
    who, question = await on_turn(store, table_id, anya, tom)
    message = next(m for m in reversed(who.from_bot()) if m.keyboard)
    await who.phone.tap(who.dm, str(message.id), 0, 0)
    table = await store.load(table_id)
    mine = table.seat_of(who.id)
    late = await who.press(message, f"shoot:{table_id}:{question}:{mine}")
    assert late["toast"] in {
        "Поздно: игра уже пошла дальше.",
        "Too late, the game has moved on.",
        "Сейчас тебе нечего выбирать.",
        "There’s nothing for you to choose just now.",
    }
    assert (await store.load(table_id)).entries == 1


async def test_the_button_of_somebody_else_does_nothing(
    bot: Running, anya: Guest, tom: Guest, store: Store
) -> None:
    table_id = await begin(store, anya, tom)
    who, question = await on_turn(store, table_id, anya, tom)
    other = tom if who is anya else anya
    message = other.from_bot()[-1]
    answer = await other.press(message, f"shoot:{table_id}:{question}:0")
    assert answer["toast"] in {
        "Сейчас тебе нечего выбирать.",
        "There’s nothing for you to choose just now.",
    }
    assert (await store.load(table_id)).entries == 0


async def test_leaving_a_running_game_is_asked_twice(
    bot: Running, anya: Guest, tom: Guest, store: Store
) -> None:
    table_id = await begin(store, anya, tom)
    message = tom.from_bot()[-1]
    refused = await tom.press(message, f"leave:{table_id}::")
    assert refused["toast"] == "The game has already begun."
    await tom.tap("Leave")
    await tom.tap("Stay")
    await until(lambda: not any("lost for you" in shown(m) for m in tom.from_bot()))
    assert (await store.load(table_id)).stage == "playing"
    await tom.tap("Leave")
    await tom.tap("Yes, leave")
    await anya.sees("Победа твоя!")


async def test_alone_against_the_dealer(bot: Running, anya: Guest, store: Store) -> None:
    anya.say("/play")
    await anya.tap("Один против хозяина")
    await anya.sees("идёт игра", "Хозяин")
    table_id = (await only_table(store, anya)).id
    await anya.sees("Твой ход.")
    await anya.tap("Выстрел: Хозяин")
    await until(lambda: len(anya.from_bot()) == 1)
    assert (await store.load(table_id)).entries >= 1


async def test_a_card_with_secrets_cannot_be_passed_on(
    bot: Running, anya: Guest, tom: Guest, store: Store
) -> None:
    await begin(store, anya, tom)
    assert all(m.protected for m in keyboards(anya) + keyboards(tom))


async def test_a_full_table_says_so_and_offers_another(
    bot: Running, anya: Guest, tom: Guest, bojan: Guest, store: Store
) -> None:
    table_id = await open_for_two(store, anya, tom)
    bojan.phone.start(f"j{table_id}")
    message = await bojan.sees("Сите места се зафатени.")
    assert buttons(message) == ["Нова маса", "Отвори ја масата"]


async def test_an_ended_table_says_so_and_offers_another(
    bot: Running, anya: Guest, tom: Guest, store: Store
) -> None:
    anya.say("/play")
    await anya.tap("Двое")
    await anya.sees("ждём игроков")
    table_id = (await only_table(store, anya)).id
    await anya.tap("Встать")
    await anya.sees("стол закрыт")
    tom.phone.start(f"j{table_id}")
    assert buttons(await tom.sees("This table is closed.")) == ["New table"]
    tom.phone.start("jAAAAAAAAAAAA")
    await tom.sees("This table is gone.")


async def test_the_host_hears_that_the_friend_has_come(
    bot: Running, anya: Guest, tom: Guest, store: Store
) -> None:
    await open_for_two(store, anya, tom)
    await until(lambda: len(keyboards(anya)) == 1)
    (card,) = keyboards(anya)
    assert "Tom Whitaker" in shown(card)
    assert not card.silent


async def test_nothing_secret_is_logged(
    bot: Running, anya: Guest, tom: Guest, store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    """Neither a table's secret and seed, nor the token, nor what was shot."""
    caplog.set_level(logging.DEBUG)
    table_id = await begin(store, anya, tom)
    table = await store.load(table_id)
    await shoot_until_over(store, table_id, anya, tom)
    await anya.sees("итог")
    assert len(table.secret) == len(table.seed) == 64
    ours = [record for record in caplog.records if record.name != "aiohttp.access"]
    logged = "\n".join(logging.Formatter().format(record) for record in ours)
    assert logged
    for secret in (table.secret, table.seed, TOKEN, "боевой", '"live"'):
        assert secret not in logged

"""Who is absent: the others go on, the computer plays, or the game waits; and how all are asked."""

from bot.handlers.asking import FAR
from bot.people import MISSED_IN_SLEEP
from bot.store import Store
from bot.table import Table
from bot.texts import plain
from bot.timing import MovableTime
from sandbox.chats import Chat
from sandbox.messages import Message
from tests.handlers.gathering import UNHURRIED, coup_of_three, last_said, late, ticking
from tests.handlers.guests import Guest, buttons, shown, until
from tests.handlers.running import Running
from tests.tables import person_in, playing


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
    assert (await tom.tap("I’m here"))["toast"] == "Good to have you here."
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
        await until(lambda: last_said(bojan, group).reactions)
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

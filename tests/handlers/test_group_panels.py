"""Old panels in a group: they go with their game, post nothing, and keep the group's language."""

from bot.store import Store
from bot.timing import MovableTime
from sandbox.chats import Chat
from tests.handlers.gathering import UNHURRIED, count, coup_of_three, late
from tests.handlers.guests import Guest, buttons, shown, until
from tests.handlers.running import Running

NAMES = ("Бојан Петровски", "نیلوفر رضایی", "Tom Whitaker")


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

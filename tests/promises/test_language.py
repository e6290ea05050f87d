"""Promises 8 to 11: everybody is spoken to in his language, a group in its own, and rightly."""

import pytest

from bot.people import LANGUAGES
from bot.store import ChatProfile, Store
from bot.texts import plain
from sandbox.chats import Chat
from sandbox.telegram import Telegram
from tests.handlers.gathering import have_started
from tests.handlers.guests import Guest, only_table, shown
from tests.handlers.running import Running

TOLD = {
    "ru": "ru",
    "ru-RU": "ru",
    "fa": "fa",
    "fa-IR": "fa",
    "mk": "mk",
    "mk-MK": "mk",
    "en-GB": "en",
    "pt-br": "en",
    "uk": "en",
    "": "en",
}


@pytest.mark.parametrize("told", TOLD)
async def test_8_a_newcomer_is_greeted_in_the_language_of_his_telegram(
    bot: Running, sandbox: Telegram, told: str
) -> None:
    guest = Guest(sandbox, sandbox.add_person("Somebody", told))
    guest.phone.start()
    await guest.sees(plain(TOLD[told], "hello-next"))


@pytest.mark.parametrize("way", ["/language", "/settings"])
async def test_8_one_tap_changes_it_for_good(
    bot: Running, anya: Guest, way: str, store: Store
) -> None:
    """Whatever Telegram says of this person afterwards."""
    anya.say(way)
    assert (await anya.tap("Македонски"))["toast"] == plain("mk", "language-now")
    anya.person.language = "fa"
    anya.phone.start()
    await anya.sees(plain("mk", "hello-next"))
    anya.person.language = "ru"
    anya.say("/help")
    await anya.sees(plain("mk", "help"))
    assert (await store.person(anya.id)).reads == "mk"


async def test_9_a_group_is_spoken_to_in_its_language_and_everybody_else_in_his_own(
    bot: Running,
    anya: Guest,
    tom: Guest,
    niloufar: Guest,
    group: Chat,
    store: Store,
) -> None:
    """Cards in the group, toasts, and what is sent in private: each in the reader's."""
    await store.save_chat(ChatProfile(id=str(group.id), language="mk"))
    await have_started(anya, tom, niloufar)
    anya.say("/play duel", group)
    await anya.sees(plain("mk", "state-lobby"), chat=group)
    seated = await niloufar.tap(plain("mk", "button-sit"), group)
    assert seated["toast"] == plain("fa", "toast-seated")
    full = await tom.press(anya.from_bot(group)[-1], f"sit:{await table(store, anya)}::", group)
    assert full["toast"] == plain("en", "refused-full")
    await anya.sees(plain("mk", "state-ready"), chat=group)
    await anya.tap(plain("mk", "button-start"), group)
    await anya.sees(plain("mk", "state-playing"), chat=group)
    await anya.sees(plain("ru", "state-playing"))
    await niloufar.sees(plain("fa", "state-playing"))
    others = [plain(lang, "state-playing") for lang in LANGUAGES if lang != "mk"]
    assert not any(words in shown(m) for m in anya.from_bot(group) for words in others)


async def table(store: Store, who: Guest) -> str:
    return (await only_table(store, who)).id


async def test_10_in_persian_a_name_runs_its_own_way_and_the_line_its_own(
    bot: Running, niloufar: Guest, tom: Guest, store: Store
) -> None:
    """Every line of a card begins from the right, and each name is held apart from it."""
    niloufar.say("/play")
    await niloufar.tap("دو نفر")
    await niloufar.sees(plain("fa", "state-lobby"))
    tom.phone.start(f"j{await table(store, niloufar)}")
    await tom.tap("Sit down")
    card = await niloufar.sees("Tom Whitaker")
    lines = [line for line in card.text.split("\n") if line]
    assert all(line.startswith("\u200f") for line in lines)
    for name in ("Tom Whitaker", niloufar.person.name):
        assert card.text.count(name) == card.text.count(f"\u2068{name}\u2069") > 0


@pytest.mark.parametrize(
    ("lang", "count", "words", "free"),
    [
        *(("ru", n, f"Нужен ещё {n} игрок.", f"Свободно {n} место.") for n in (21, 101)),
        *(("ru", n, f"Нужно ещё {n} игрока.", f"Свободно {n} места.") for n in (2, 3, 22)),
        *(("ru", n, f"Нужно ещё {n} игроков.", f"Свободно {n} мест.") for n in (5, 11, 12)),
        ("ru", 1, "Нужен ещё 1 игрок.", "Осталось одно место."),
        *(("mk", n, f"Треба уште {n} играч.", f"Има {n} слободно место.") for n in (21, 101)),
        *(("mk", n, f"Треба уште {n} играчи.", f"Има {n} слободни места.") for n in (2, 5, 11, 22)),
        ("mk", 1, "Треба уште 1 играч.", "Има уште едно место."),
        ("fa", 1, "یک بازیکن دیگر لازم است.", "یک جا خالی است."),
        *(
            ("fa", n, f"{digits} بازیکن دیگر لازم است.", f"{digits} جا خالی است.")
            for n, digits in ((2, "۲"), (5, "۵"), (11, "۱۱"), (21, "۲۱"), (22, "۲۲"), (101, "۱۰۱"))
        ),
        ("en", 1, "One more player is needed.", "One seat is free."),
        ("en", 21, "21 more players are needed.", "21 seats are free."),
    ],
)
def test_11_people_and_seats_are_counted_as_the_language_counts(
    lang: str, count: int, words: str, free: str
) -> None:
    assert plain(lang, "awaited-players", count=count) == words
    assert plain(lang, "sharing-room", count=count) == free

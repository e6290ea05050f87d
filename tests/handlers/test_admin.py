"""/admin: it is there for those whom the settings name, and tells nobody what others hold."""

import asyncio

import pytest
from aiohttp.test_utils import TestClient, TestServer

from bot.settings import Settings
from bot.store import Announcement, Errand, Store
from bot.timing import MovableTime
from sandbox.chats import Chat
from sandbox.rooms import Rooms
from sandbox.telegram import Telegram
from tests.handlers.gathering import lobby
from tests.handlers.guests import (
    LONGEST,
    Guest,
    begin,
    buttons,
    only_table,
    shown,
    until,
)
from tests.handlers.running import Running
from tests.webapp.phone import TOKEN, Phone
from webapp.app import create_app
from webapp.protocol import BotNames

NO_TABLES = "Новых столов пока не открываю"


@pytest.fixture
def settings(settings: Settings, tom: Guest) -> Settings:
    """Tom runs this bot."""
    return settings.model_copy(update={"admins": frozenset({tom.id})})


async def test_to_others_and_in_groups_there_is_no_such_command(
    bot: Running, anya: Guest, tom: Guest, group: Chat, store: Store
) -> None:
    anya.phone.start()
    await anya.sees("Привет")
    for words in ("/admin", "/admin stats", "/admin drain on", "/admin announce hi"):
        before = len(anya.from_bot())
        anya.say(words)
        await until(lambda: len(anya.from_bot()) > before)  # noqa: B023
        assert "Привет, Аня Соколова!" in shown(anya.from_bot()[-1])
    tom.say("/admin drain on", group)
    tom.say("/help", group)
    await tom.sees("How it works", chat=group)
    assert len(tom.from_bot(group)) == 1
    assert not await store.draining()
    message = anya.from_bot()[-1]
    assert (await anya.press(message, "announce:::0123456789abcdef"))["toast"]
    assert await store.announced() is None


async def test_what_can_be_asked_is_said_where_nothing_can_be_made_of_it(
    bot: Running, tom: Guest
) -> None:
    for words in ("/admin", "/admin drain", "/admin drain maybe", "/admin announce", "/admin x"):
        before = len(tom.from_bot())
        tom.say(words)
        await until(lambda: len(tom.from_bot()) > before)  # noqa: B023
        assert "/admin drain on" in shown(tom.from_bot()[-1])


async def test_drained_no_table_opens_anywhere_and_games_go_on(
    bot: Running, anya: Guest, tom: Guest, group: Chat, store: Store, time: MovableTime
) -> None:
    """By command, by button, in the Mini App; the one that waits may still be joined and begun."""
    await lobby(anya, group)
    tom.say("/admin drain on")
    await tom.sees("No new tables from now on.")
    anya.say("/play")
    await anya.sees(NO_TABLES)
    anya.say("/play mafia", group)
    await anya.sees(NO_TABLES, chat=group)
    anya.phone.start()
    menu = await anya.sees("Привет")
    assert NO_TABLES in (await anya.press(menu, "menu:::"))["toast"]
    assert NO_TABLES in (await anya.press(menu, "open:::duel.duel"))["toast"]
    app = create_app(store, TOKEN, BotNames(username="one_table_bot", app="table"), time)
    async with TestClient(TestServer(app)) as web:
        phone = await Phone.of(web, time.now(), anya.person.id, "Аня", "ru")
        status, told = await phone.ask("POST", "/api/tables", json={"game": "duel"})
        assert (status, told["error"]["code"]) == (503, "draining")
        assert NO_TABLES in told["error"]["text"]
    await tom.tap("Сесть", group)
    await anya.tap("Начать", group)
    await anya.sees("идёт игра", chat=group)
    await only_table(store, anya)
    tom.say("/admin drain off")
    await tom.sees("New tables can be opened.")
    anya.say("/play")
    await anya.tap("Двое")
    await anya.sees("ждём игроков")


async def test_numbers_are_told_and_nothing_that_anybody_holds(
    bot: Running, anya: Guest, tom: Guest, store: Store, time: MovableTime
) -> None:
    """Of a table as much as whoever looks on sees; and no version to whoever plays there."""
    table_id = await begin(store, anya, tom)
    tom.say("/admin stats")
    await tom.sees("Tables: 0 waiting, 1 being played, 0 over", "People at them: 2", "Protocol: 1")
    tom.say(f"/admin table {table_id}")
    told = await tom.sees("Night Protocol · the game is on", "People: 2, computers: 0, awaited: 1")
    assert "Version" not in shown(told)
    table = await store.load(table_id)
    for secret in (table.secret, table.coming, table.seed, "Соколова", "Whitaker", anya.id):
        assert secret not in shown(told)
    tom.say("/admin table nonsense")
    await tom.sees("This table is gone")


async def test_of_a_table_of_others_the_version_is_told(
    bot: Running, anya: Guest, tom: Guest, group: Chat, store: Store
) -> None:
    await lobby(anya, group)
    tom.say(f"/admin table {(await only_table(store, anya)).id}")
    await tom.sees("waiting for players", "People: 1, computers: 0, awaited: 0", "Version: 1")


async def announced(store: Store) -> None:
    async with asyncio.timeout(LONGEST):
        while await store.announced():  # noqa: ASYNC110 - Redis tells nobody
            await asyncio.sleep(0.02)


async def test_an_announcement_is_seen_first_and_then_told_once_to_each_chat_with_a_table(
    bot: Running, anya: Guest, tom: Guest, bojan: Guest, group: Chat, store: Store
) -> None:
    for game in ("duel", "mafia"):
        anya.say(f"/play {game}", group)
        await until(lambda: len(anya.from_bot(group)) == (1 if game == "duel" else 2))  # noqa: B023
    bojan.say("/play")
    await bojan.tap("Двајца")
    await bojan.sees("чекаме")
    text = "<b>Ten</b> minutes & we are back"
    tom.say("/admin announce nothing at all")
    await tom.sees("2 chats")
    tom.say(f"/admin announce {text}")
    asked = await tom.sees(text)
    assert buttons(asked) == ["Send it", "Don’t send it"]
    assert not any(text in shown(m) for m in anya.from_bot(group))
    assert (await tom.tap("Send it"))["toast"] == "It is on its way."
    again = await tom.press(asked, asked.keyboard[0][0]["callback_data"])
    assert again["answered"]
    await tom.sees("Announced: 2. Refused: 0. Uncertain: 0.")
    await announced(store)
    for who, chat in ((anya, group), (bojan, None)):
        said = [m for m in who.from_bot(chat) if shown(m) == text]
        assert len(said) == 1
        assert said[0].silent
    assert not any(shown(m) == "nothing at all" for m in anya.from_bot(group))


async def test_an_older_preview_announces_nothing(
    bot: Running, anya: Guest, tom: Guest, group: Chat, store: Store
) -> None:
    await lobby(anya, group)
    tom.say("/admin announce first")
    first = await tom.sees("first")
    tom.say("/admin announce second")
    await tom.sees("second")
    old = await tom.press(first, first.keyboard[0][0]["callback_data"])
    assert old["toast"] == "This button is from long ago."
    assert await store.announced() is None


async def test_a_chat_that_has_moved_is_told_though_it_is_forgotten_where_it_was(
    bot: Running,
    anya: Guest,
    tom: Guest,
    sandbox: Telegram,
    store: Store,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The process dies as soon as anything of the move is noted, and goes on later."""
    tom.phone.start()
    await tom.sees("Hello")
    rooms = Rooms(sandbox, anya.person)
    old = rooms.create("basic", "Friday", sandbox.bot)
    new = rooms.upgrade(old)
    note, deaths = Store.note_errand, iter([1])

    async def dying(self: Store, chat_id: str, errand: Errand | None) -> None:
        await note(self, chat_id, errand)
        moves = errand is None if chat_id == str(old.id) else errand == Errand()
        if moves and next(deaths, 0):
            raise ConnectionError

    monkeypatch.setattr(Store, "note_errand", dying)
    to = {str(old.id): Errand()}
    assert await store.announce(Announcement(by=tom.id, text="Back soon", to=to))
    await tom.sees("Announced: 1.")
    assert next(deaths, 0) == 0
    assert [shown(m) for m in anya.from_bot(new)] == ["Back soon"]


async def test_what_was_left_half_told_is_told_to_the_end_and_nobody_twice(
    bot: Running, anya: Guest, tom: Guest, group: Chat, store: Store
) -> None:
    """One was told, one was being told when the process died, one waits, one is closed to us."""
    tom.phone.start()
    await tom.sees("Hello")
    to = {
        anya.id: Errand(state="said"),
        "601999999": Errand(state="unsure"),
        str(group.id): Errand(topic=77),
        "601999998": Errand(),
    }
    assert await store.announce(Announcement(by=tom.id, text="Back soon", to=to))
    assert await store.announce(Announcement(by=tom.id, text="Back soon", to=to))
    assert not await store.announce(Announcement(by=tom.id, text="Another", to=to))
    await tom.sees("Announced: 2. Refused: 1. Uncertain: 1.")
    assert [shown(m) for m in anya.from_bot(group)] == ["Back soon"]
    assert anya.from_bot() == []

"""Promises 27, 29 and 32: secrets reach whom they are for, by some way, and nobody else."""

import asyncio
import re
from collections.abc import AsyncIterator, Iterator
from random import Random

import pytest
from aiohttp.test_utils import TestClient, TestServer

from bot.cards import card
from bot.engines.game import Fact, Move
from bot.engines.registry import GAMES
from bot.inviting import of_table, standing
from bot.people import LANGUAGES
from bot.removals import removals, warning
from bot.shown import Audience, calls
from bot.snapshot import snapshot
from bot.store import Store
from bot.story import secrets
from bot.table import Table
from bot.texts import Html, spoken
from bot.timing import MovableTime
from sandbox.chats import Chat
from sandbox.telegram import Telegram
from tests.games import facts
from tests.handlers.gathering import lobby
from tests.handlers.guests import (
    LONGEST,
    Guest,
    begin,
    buttons,
    keyboards,
    only_table,
    shoot_until_over,
    shown,
    until,
)
from tests.handlers.running import TOKEN as BOT_TOKEN
from tests.handlers.running import Running
from tests.promises.reaching import LINKS
from tests.promises.test_robustness import play_in_the_mini_app
from tests.tables import NOW, any_crowd, any_options, asked, begun, person_in, playing, step
from tests.webapp.phone import TOKEN, Phone
from webapp.app import create_app
from webapp.protocol import BotNames

REACH = "откроет бота или стол"
SPOILER = re.compile("<tg-spoiler>.*?</tg-spoiler>", re.DOTALL)


@pytest.fixture
async def web(store: Store, time: MovableTime) -> AsyncIterator[TestClient]:  # type: ignore[type-arg]
    """The web app of the same tables."""
    names = BotNames(username="one_table_bot", app="table")
    client = TestClient(TestServer(create_app(store, TOKEN, names, time)))
    await client.start_server()
    yield client
    await client.close()


async def seat_a_stranger(anya: Guest, tom: Guest, group: Chat, store: Store) -> str:
    """Anya, whom the bot may write to, hosts in the group, and Tom sits down who never saw it."""
    anya.phone.start()
    await anya.sees("Привет")
    await lobby(anya, group)
    table_id = (await only_table(store, anya)).id
    led = await tom.tap("Сесть", group)
    assert led["url"] == f"https://t.me/one_table_bot?start=t{table_id}"
    await anya.sees("можно начинать", f"Ждём, пока Tom Whitaker {REACH}.", chat=group)
    return table_id


async def waits_no_more(who: Guest, group: Chat) -> None:
    await until(lambda: not any(REACH in shown(message) for message in who.from_bot(group)))


async def test_29_whoever_cannot_be_written_to_is_led_to_the_bot_and_the_group_waits_for_him(
    bot: Running, anya: Guest, tom: Guest, group: Chat, store: Store
) -> None:
    """Until he has followed the link; and of his secrets that line says nothing."""
    table_id = await seat_a_stranger(anya, tom, group, store)
    await anya.tap("Начать", group)
    card = await anya.sees("идёт игра", REACH, chat=group)
    assert [line for line in shown(card).split("\n") if REACH in line] == [
        f"Ждём, пока Tom Whitaker {REACH}."
    ]
    tom.phone.start(f"t{table_id}")
    await tom.sees("the game is on")
    await waits_no_more(anya, group)


async def test_29_whoever_opens_the_table_need_not_open_the_bot(
    bot: Running,
    anya: Guest,
    tom: Guest,
    group: Chat,
    store: Store,
    web: TestClient,  # type: ignore[type-arg]
    time: MovableTime,
) -> None:
    """Nor does he hinder anybody before; he plays there, and is led to the bot no more."""
    table_id = await seat_a_stranger(anya, tom, group, store)
    phone = await Phone.of(web, time.now(), tom.person.id, "Tom Whitaker")
    live = await phone.at(table_id)
    await live.see()
    await waits_no_more(anya, group)
    await anya.tap("Начать", group)
    await live.see_until(stage="playing")
    await live.socket.close()
    assert (await tom.tap("Моя тайна", group))["answered"]
    await waits_no_more(anya, group)
    assert (await store.person(tom.id)).can_dm is None
    assert tom.from_bot() == []


async def test_29_whoever_plays_is_waited_for_no_more(
    bot: Running, anya: Guest, tom: Guest, group: Chat, store: Store, time: MovableTime
) -> None:
    table_id = await seat_a_stranger(anya, tom, group, store)
    await anya.tap("Начать", group)
    await anya.sees("идёт игра", REACH, chat=group)
    table = await store.load(table_id)
    while person_in(table, next(iter(playing(table).waiting()))) != tom.id:
        (seat,) = playing(table).waiting()
        move, question = Move(kind="shoot", picks=(str(1 - seat),)), asked(table, seat)
        await store.change(table_id, lambda it: it.play(anya.id, question, move, time.now()))  # noqa: B023
        table = await store.load(table_id)
    await play_in_the_mini_app(store, time, table_id, tom)
    await waits_no_more(anya, group)


async def test_29_whoever_taps_a_game_in_a_menu_is_led_there_too(
    bot: Running, tom: Guest, group: Chat, store: Store
) -> None:
    tom.say("/play", group)
    led = await tom.tap("Night Protocol", group)
    table_id = (await only_table(store, tom)).id
    assert led["url"] == f"https://t.me/one_table_bot?start=t{table_id}"
    await tom.sees("Waiting for Tom Whitaker to open the bot or the table.", chat=group)
    assert "Start" not in buttons(keyboards(tom, group)[-1])


async def test_29_where_the_mini_app_knows_that_the_bot_may_write_it_does(
    bot: Running,
    anya: Guest,
    tom: Guest,
    group: Chat,
    store: Store,
    sandbox: Telegram,
    web: TestClient,  # type: ignore[type-arg]
    time: MovableTime,
) -> None:
    """Telegram says so to whoever opens it; without a word of his in private."""
    await seat_a_stranger(anya, tom, group, store)
    await anya.tap("Начать", group)
    await anya.sees("идёт игра", REACH, chat=group)
    sandbox.people[tom.person.id].started = True
    user = {"id": tom.person.id, "first_name": "Tom", "last_name": "Whitaker"}
    for allowed in (False, True):
        assert (await store.person(tom.id)).can_dm is None
        await Phone.coming(web, time.now(), user | {"allows_write_to_pm": allowed})
    await tom.sees("the game is on")
    await waits_no_more(anya, group)


async def test_29_whoever_lets_the_bot_write_from_the_mini_app_is_written_to(
    bot: Running, anya: Guest, tom: Guest, group: Chat, store: Store
) -> None:
    await seat_a_stranger(anya, tom, group, store)
    await anya.tap("Начать", group)
    await anya.sees("идёт игра", REACH, chat=group)
    tom.phone.allow()
    await tom.sees("the game is on")
    await waits_no_more(anya, group)


async def test_29_whoever_blocked_the_bot_is_led_back_when_he_sits_down(
    bot: Running, anya: Guest, tom: Guest, group: Chat, store: Store
) -> None:
    tom.phone.start()
    await tom.sees("Hello")
    tom.phone.block()
    async with asyncio.timeout(LONGEST):
        while (await store.person(tom.id)).can_dm is not False:  # noqa: ASYNC110 - Redis tells nobody
            await asyncio.sleep(0.01)
    table_id = await seat_a_stranger(anya, tom, group, store)
    tom.phone.start(f"t{table_id}")
    await waits_no_more(anya, group)


def public(table: Table, lang: str) -> list[str]:
    """All that is said of a table where anybody may read it: its group, and other chats."""
    watched = snapshot(table, None, NOW)
    group = Audience(chat="-1")
    late = {seat: person_in(table, seat) for seat in watched.waiting if table.sitters[seat].person}
    said: list[Fact] = [
        card(watched, "group", lang, LINKS),
        warning(table, watched, lang, late, in_group=True),
        *(words for _, words, _ in removals(table, group, watched, lang)),
        *(standing(table, lang, LINKS, ours) for ours in (False, True)),
        of_table(table, lang, LINKS),
    ]
    texts = [each.model_dump_json() for each in said]
    return [*texts, *calls(table, watched, group, awaited=False)]


@pytest.mark.parametrize("game", GAMES)
def test_27_what_others_may_read_is_the_same_whatever_is_hidden(game: str, long: bool) -> None:
    """Texts, buttons, addresses and inline results: hidden things drawn anew change none of it."""
    differ = 0
    for number in range(20 if long else 2):
        for table, twin, lang in twins(game, Random(f"public/{game}/{number}")):
            differ += twin.game != table.game
            assert public(table, lang) == public(twin, lang)
    assert differ


@pytest.mark.parametrize("game", ["coup", "mafia", "resistance"])
def test_27_what_is_for_one_alone_would_be_found_there(game: str) -> None:
    """Were somebody's own card shown to all, hidden things drawn anew would change it."""

    def own(table: Table, lang: str) -> str:
        shot = snapshot(table, person_in(table, 0), NOW)
        return card(shot, "private", lang, LINKS).model_dump_json()

    alike = twins(game, Random(f"planted/{game}"))
    assert any(own(table, lang) != own(twin, lang) for table, twin, lang in alike)


def twins(game: str, rng: Random) -> Iterator[tuple[Table, Table, str]]:
    """Each moment of a game, with what it might as well be for whoever only looks on."""
    options = any_options(game, rng)
    table = begun(game, any_crowd(game, options, rng), options)
    while table.stage == "playing":
        alike = facts(game).alike(playing(table), None, rng)
        yield table, table.model_copy(update={"game": alike}), rng.choice(LANGUAGES)
        step(table, rng)


@pytest.mark.parametrize("game", GAMES)
def test_27_no_push_shows_what_only_its_reader_may_see(game: str, long: bool) -> None:
    """It stands under a spoiler, in a message that cannot be passed on, and in no button."""
    hidden = 0
    for number in range(10 if long else 1):
        rng = Random(f"pushed/{game}/{number}")
        options = any_options(game, rng)
        table = begun(game, any_crowd(game, options, rng), options)
        while table.stage == "playing":
            lang = rng.choice(LANGUAGES)
            for seat in range(len(table.sitters)):
                if table.sitters[seat].person is None:
                    continue
                shot = snapshot(table, person_in(table, seat), NOW)
                private = card(shot, "private", lang, LINKS)
                assert private.protect
                for line in map(spoken, secrets(shot, lang)):
                    hidden += 1
                    assert line in spoken(Html(private.text))
                    assert line not in spoken(Html(SPOILER.sub("", private.text)))
                    assert line not in str([each.data for row in private.rows for each in row])
            step(table, rng)
    assert hidden or game == "duel"


async def test_27_no_line_of_the_log_holds_what_is_hidden(
    bot: Running, anya: Guest, tom: Guest, store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    """At its most talkative: no deal, no words of people, no names, and not the bot's token."""
    caplog.set_level("DEBUG")
    table_id = await begin(store, anya, tom)
    table = await store.load(table_id)
    anya.phone.say(anya.dm, "совсем тихо", reply_to=str(keyboards(anya)[-1].id))
    await tom.sees("совсем тихо")
    await shoot_until_over(store, table_id, anya, tom)
    ours = [each.getMessage() for each in caplog.records if each.name.startswith("bot")]
    assert ours
    hidden = (table.secret, table.coming, table.seed, "тихо", "Соколова", "Whitaker", BOT_TOKEN)
    for word in hidden:
        assert word
        assert not any(word in line for line in ours)


async def test_32_whoever_opens_the_link_of_another_sees_with_his_own_eyes(
    store: Store,
    time: MovableTime,
    web: TestClient,  # type: ignore[type-arg]
) -> None:
    """The address says which table, Telegram's signature says who: nobody is let in as another."""
    table = begun("coup", 3)
    await store.create(table)
    views: list[str] = []
    phone = await Phone.of(web, time.now(), 999, "P999")
    for number, seat in ((100, 0), (101, 1), (102, 2), (999, None)):
        user = {"id": number, "first_name": f"P{number}"}
        phone = await Phone.coming(web, time.now(), user, start_param=f"t{table.id}")
        assert phone.session["start"]["table"] == table.id
        live = await phone.at(table.id)
        shot = await live.see()
        own = snapshot(table, str(number), time.now())
        assert shot["seat"] == own.seat == (None if seat is None else table.seat_of(str(number)))
        assert shot["view"] == own.model_dump(mode="json")["view"]
        views.append(str(shot["view"]))
        await live.socket.close()
    assert len(set(views)) == len(views)
    # Another's name in the same frame is worth nothing without Telegram's word for it.
    live = await phone.at(table.id, token=phone.token[:-4] + "AAAA")
    assert (await live.socket.receive_json())["error"]["code"] == "unauthorized"

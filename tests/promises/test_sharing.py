"""Sharing: every way of inviting leads to one table, for everybody, and says where it cannot."""

from collections.abc import AsyncIterator
from typing import Any
from urllib.parse import parse_qs, urldefrag, urlsplit

import pytest
from aiogram import methods as api
from aiogram.types import LinkPreviewOptions
from aiohttp.test_utils import TestClient, TestServer

from bot.chat import Chat as Speaker
from bot.chat import telegram
from bot.limits import Limits
from bot.link import Client
from bot.links import read_payload
from bot.people import LANGUAGES
from bot.settings import Settings
from bot.store import Store
from bot.texts import plain
from bot.timing import MovableTime
from sandbox.chats import Chat
from sandbox.following import follow
from sandbox.messages import Message
from sandbox.methods import ACTS
from sandbox.telegram import Telegram
from sandbox.via import Via
from tests.handlers.gathering import two_play
from tests.handlers.guests import Guest, begin, buttons, only_table, open_for_two, shown, until
from tests.handlers.inline import ask, between
from tests.handlers.running import TOKEN, Running
from tests.webapp.conftest import Web
from tests.webapp.phone import Phone
from webapp.app import create_app
from webapp.protocol import BotNames

BOT = "https://t.me/one_table_bot"


@pytest.fixture
async def web(settings: Settings, client: Client, time: MovableTime) -> AsyncIterator[Web]:
    """The Mini App's server, with a line to the same Telegram and on the same store."""
    names = BotNames(username="one_table_bot", app="table")
    async with telegram(settings) as line:
        speaker = Speaker(line, Limits(client, time))
        app = create_app(Store(client, time), TOKEN, names, time, telegram=speaker)
        async with TestClient(TestServer(app)) as web:
            yield web


async def come_in(web: Web, launch: str) -> Phone:
    """Somebody's Mini App, opened as Telegram opens it."""
    address, fragment = urldefrag(launch)
    body = {
        "initData": parse_qs(fragment)["tgWebAppData"][0],
        "startapp": parse_qs(urlsplit(address).query).get("tgWebAppStartParam", [""])[0],
    }
    async with web.post("/api/session", json=body) as answer:
        assert answer.status == 200, await answer.text()
        return Phone(web, await answer.json())


def link_under(message: Message) -> str:
    """The one that opens the Mini App; the other one presses Start."""
    in_app, _ = (str(button["url"]) for row in message.keyboard for button in row)
    return in_app


def table_of(link: str) -> str:
    """The table that a link seats people at."""
    kind, table_id = read_payload(parse_qs(urlsplit(link).query)["startapp"][0]) or ("", "")
    assert kind == "j"
    return table_id


async def test_41_all_ways_of_inviting_lead_to_the_same_table(
    bot: Running, web: Web, anya: Guest, tom: Guest, group: Chat, store: Store
) -> None:
    anya.say("/play coup")
    await anya.sees("ждём игроков")
    table_id = (await only_table(store, anya)).id
    hers = await come_in(web, anya.phone.launch_by_link(f"t{table_id}"))
    chat, via = between(anya, tom), Via(anya.telegram, anya.person)

    prepared = (await hers.post(f"/api/tables/{table_id}/prepare"))["message"]
    links = [link_under(via.send_prepared(chat, prepared))]

    query, offer = await ask(anya, chat, "")
    links.append(link_under(via.pick(chat, query, offer.results[0].id)))

    query, offer = await ask(anya, chat, (await anya.tap("Отправить другу"))["switch"]["query"])
    links.append(link_under(via.pick(chat, query, offer.results[0].id)))

    told = await hers.get(f"/api/tables/{table_id}/invite")
    links += [told["link"], parse_qs(urlsplit(told["share"]).query)["url"][0]]

    anya.say(f"/start@one_table_bot j{table_id}", group)
    links.append(link_under(await anya.sees("Кто сядет за стол?", chat=group)))

    assert {table_of(link) for link in links} == {table_id}
    for number, link in enumerate(links):
        friend = Guest(anya.telegram, anya.telegram.add_person(f"Friend {number}", "en"))
        theirs = await come_in(web, follow(friend.phone, link, chat)["launch"])
        assert theirs.session["start"] == {"table": table_id, "invited": True}
        await theirs.post(f"/api/tables/{table_id}/sit")
    assert len((await store.load(table_id)).sitters) == 1 + len(links)


async def test_41_a_new_table_that_was_sent_is_the_same_for_all_who_come(
    bot: Running, web: Web, sandbox: Telegram, anya: Guest, tom: Guest, bojan: Guest, store: Store
) -> None:
    sandbox.bot.feedback = 0
    chat = between(anya, tom)
    query, offer = await ask(anya, chat, "coup")
    link = link_under(Via(sandbox, anya.person).pick(chat, query, offer.results[0].id))
    theirs = await come_in(web, follow(tom.phone, link, chat)["launch"])
    await theirs.post(f"/api/tables/{table_of(link)}/sit")
    bojan.phone.start(f"j{table_of(link)}")
    await bojan.tap("Седнувам")
    await until(lambda: "Tom Whitaker" in shown(bojan.from_bot()[-1]))
    table = await only_table(store, anya)
    assert [s.person.name for s in table.sitters if s.person][1:] == [
        "Tom Whitaker",
        "Бојан Петровски",
    ]
    assert (table.id, table.host) == (table_of(link), anya.id)


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch) -> list[api.AnswerInlineQuery]:
    """How inline queries have been answered."""
    acts: dict[Any, Any] = ACTS
    act, answers = acts[api.AnswerInlineQuery], list[api.AnswerInlineQuery]()

    async def noted(telegram: Telegram, method: api.AnswerInlineQuery) -> Any:
        answers.append(method)
        return await act(telegram, method)

    monkeypatch.setitem(acts, api.AnswerInlineQuery, noted)
    return answers


async def test_42_results_are_ones_own_of_this_moment_and_wait_for_no_budget(
    bot: Running,
    anya: Guest,
    tom: Guest,
    group: Chat,
    client: Client,
    time: MovableTime,
    store: Store,
    answers: list[api.AnswerInlineQuery],
) -> None:
    anya.say("/play coup")
    await anya.sees("ждём игроков")
    limits = Limits(client, time)
    for whose in ("all", anya.id, str(group.id)):
        await limits.hold(whose, 3600.0)
    _, hers = await ask(anya, group, "")
    _, his = await ask(tom, group, "")
    assert hers.results[0].title == "Переворот"
    assert "Coup" not in [result.title for result in his.results]
    assert not {result.id for result in hers.results} & {result.id for result in his.results}
    await store.change((await only_table(store, anya)).id, lambda table: table.shut())
    _, again = await ask(anya, group, "")
    assert "Переворот" not in [result.title for result in again.results]
    assert len(answers) >= 3
    # Telegram is to keep none of it for anybody else, nor for later.
    assert {(answer.is_personal, answer.cache_time) for answer in answers} == {(True, 0)}


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_43_a_link_to_a_table_without_room_says_so_and_offers_a_new_one(
    bot: Running, sandbox: Telegram, anya: Guest, tom: Guest, store: Store, lang: str
) -> None:
    late = Guest(sandbox, sandbox.add_person("Late", lang))
    group = sandbox.add_group("Too late", late.person)
    table_id = await open_for_two(store, anya, tom)

    async def is_told(why: str) -> None:
        words = plain(lang, f"refused-{why}")
        late.phone.start(f"j{table_id}")
        assert plain(lang, "button-new") in buttons(await late.sees(words))
        late.say(f"/start@one_table_bot j{table_id}", group)
        assert buttons(await late.sees(words, chat=group)) == [plain(lang, "button-new")]
        _, offer = await ask(late, group, table_id)
        assert offer.button["text"] == words
        assert len(offer.results) > 1

    await is_told("full")
    await anya.tap("Начать")
    await anya.sees("идёт игра")
    await is_told("begun")
    await store.change(table_id, lambda table: setattr(table, "stage", "over"))
    await is_told("over")
    await store.change(table_id, lambda table: table.shut())
    await is_told("closed")
    table_id = "A" * 12
    await is_told("unknown-table")


async def test_44_whoever_never_saw_the_bot_sits_down_without_pressing_start(
    bot: Running, web: Web, anya: Guest, niloufar: Guest, store: Store
) -> None:
    chat = between(anya, niloufar)
    query, offer = await ask(anya, chat, "mafia")
    link = link_under(Via(anya.telegram, anya.person).pick(chat, query, offer.results[0].id))
    assert link.startswith(f"{BOT}/table?startapp=j")
    hers = await come_in(web, follow(niloufar.phone, link, chat)["launch"])
    live = await hers.at(table_of(link))
    await hers.post(f"/api/tables/{table_of(link)}/sit")
    snapshot = await live.see_until(seat=1)
    assert [person["name"] for person in snapshot["people"]] == ["Аня Соколова", "نیلوفر رضایی"]
    assert not niloufar.person.started
    assert not anya.person.started
    assert niloufar.from_bot() == anya.from_bot() == []
    await live.socket.close()


async def test_45_what_is_sent_to_others_shows_no_preview_and_its_link_names_a_table_alone(
    bot: Running,
    web: Web,
    anya: Guest,
    tom: Guest,
    group: Chat,
    store: Store,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sent: list[api.SendMessage | api.EditMessageText] = []

    def recorded(method: type[api.SendMessage] | type[api.EditMessageText]) -> None:
        act = ACTS[method]

        async def record(desk: Telegram, call: api.SendMessage | api.EditMessageText) -> object:
            sent.append(call)
            return await act(desk, call)

        monkeypatch.setitem(ACTS, method, record)

    recorded(api.SendMessage)
    recorded(api.EditMessageText)
    await two_play(anya, tom, group)
    table = await only_table(store, anya)
    anya.say("/start@one_table_bot gcoup", group)
    await anya.sees("Переворот", chat=group)
    assert len(sent) > 3
    for call in sent:
        assert isinstance(call.link_preview_options, LinkPreviewOptions)
        assert call.link_preview_options.is_disabled
    urls = [b["url"] for m in anya.from_bot(group) for row in m.keyboard for b in row if "url" in b]
    assert f"{BOT}/table?startapp=t{table.id}" in urls
    for url in urls:
        query = urlsplit(url).query
        assert not query or read_payload(query.removeprefix("startapp="))
    # And the page behind such a link is one page for all tables and all people.
    pages = []
    for startapp in (f"t{table.id}", f"j{table.id}", "t" + "A" * 12, ""):
        async with web.get("/", params={"tgWebAppStartParam": startapp}) as answer:
            pages.append(await answer.text())
    assert len(set(pages)) == 1


async def test_45_neither_does_an_invitation_nor_what_it_is_edited_to(
    bot: Running, anya: Guest, tom: Guest, bojan: Guest, store: Store
) -> None:
    table_id = await begin(store, anya, tom)
    chat = between(anya, bojan)
    query, offer = await ask(anya, chat, "")
    message = Via(anya.telegram, anya.person).pick(chat, query, offer.results[0].id)
    assert "Заходи посмотреть" in shown(message)
    table = await store.load(table_id)
    for word in (table.secret, table.coming, "Whitaker"):
        assert word
        assert word not in repr(message)

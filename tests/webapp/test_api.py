"""What is asked for over HTTP: sessions, tables, commands, look-ups, and every bad request."""

import json
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest

from bot.store import Store
from bot.table import Table
from bot.texts import plain
from bot.timing import MovableTime
from tests.webapp.conftest import Web
from tests.webapp.phone import Phone, init_data

ANYA = {"id": 101, "first_name": "Аня", "language_code": "ru"}


async def come_in(web: Web, body: object, **headers: str) -> tuple[int, Any]:
    said = body if isinstance(body, str | bytes) else json.dumps(body)
    async with web.post("/api/session", data=said, headers=headers) as answer:
        return answer.status, await answer.json()


async def test_a_session_says_who_came_in_and_how_to_go_on(web: Web, time: MovableTime) -> None:
    status, told = await come_in(web, {"initData": init_data(time.now(), ANYA)})
    assert status == 200
    assert told.pop("token")
    assert told == {
        "person": {"id": "101", "name": "Аня", "language": "ru"},
        "start": None,
        "bot": {"username": "a_bot", "app": "table"},
        "protocol": 1,
    }


@pytest.mark.parametrize(
    ("signed", "unsigned", "start"),
    [
        ("tabcdefghijkl", "", {"table": "abcdefghijkl", "invited": False}),
        ("jabcdefghijkl", "", {"table": "abcdefghijkl", "invited": True}),
        ("", "jabcdefghijkl", {"table": "abcdefghijkl", "invited": True}),
        ("tsigned", "junsigned", {"table": "signed", "invited": False}),
        ("xabcdefghijkl", "", None),
        ("j", "", None),
        ("j../../x", "", None),
    ],
)
async def test_a_link_leads_to_its_table(
    web: Web, time: MovableTime, signed: str, unsigned: str, start: object
) -> None:
    data = init_data(time.now(), ANYA, start_param=signed)
    _, told = await come_in(web, {"initData": data, "startapp": unsigned})
    assert told["start"] == start


async def test_who_cannot_be_recognised_gets_401(web: Web, time: MovableTime) -> None:
    good = init_data(time.now(), ANYA)
    for data, code in (
        ("", "unauthorized"),
        (good.replace("101", "102"), "unauthorized"),
        (good + "&x=1", "unauthorized"),
        (good + "&user=%7B%7D", "unauthorized"),
        (good.replace("hash=", "hash=%C3%A9"), "unauthorized"),
        ("é" + good, "unauthorized"),
        (init_data(time.now() - 25 * 3600, ANYA), "stale-data"),
        (init_data(time.now() + 3600, ANYA), "stale-data"),
    ):
        status, told = await come_in(web, {"initData": data})
        assert (status, told["error"]["code"]) == (401, code)
    for header in (
        {},
        {"Authorization": "Bearer"},
        {"Authorization": "Bearer x.y"},
        {"Authorization": "Basic eA=="},
        {"Authorization": "Bearer é"},
    ):
        async with web.get("/api/tables", headers=header) as answer:
            assert answer.status == 401
            assert (await answer.json())["error"]["code"] == "unauthorized"


async def test_a_stranger_is_answered_in_his_browsers_language(web: Web) -> None:
    for accepts, language in (("fa-IR,fa;q=0.9", "fa"), ("de, mk;q=0.5", "mk"), ("", "en")):
        _, told = await come_in(web, {"initData": ""}, **{"Accept-Language": accepts})
        assert told["error"]["text"] == plain(language, "refused-unauthorized")


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b"", 400, "malformed"),
        (b"{", 400, "malformed"),
        (b"\xff", 400, "malformed"),
        (b"[]", 400, "malformed"),
        (b'{"initData": 5}', 400, "malformed"),
        (b'{"initData": "", "more": 1}', 400, "malformed"),
        (b'{"init_data": ""}', 400, "malformed"),
        (b"[" * 10_000, 400, "malformed"),
        (b'{"initData": "' + b"x" * 20_000 + b'"}', 413, "too-large"),
    ],
)
async def test_each_bad_body_has_one_answer(web: Web, body: bytes, status: int, code: str) -> None:
    told = await come_in(web, body)
    assert (told[0], told[1]["error"]["code"]) == (status, code)


async def test_an_address_or_method_there_is_not_has_an_answer_too(web: Web) -> None:
    for method, path, status in (("GET", "/api/nothing", 404), ("DELETE", "/api/tables", 405)):
        async with web.request(method, path) as answer:
            assert answer.status == status
            assert (await answer.json())["error"]["code"] == "malformed"


async def test_a_chosen_language_is_kept(web: Web, time: MovableTime, anya: Phone) -> None:
    status, told = await anya.ask("PUT", "/api/profile", json={"language": "fa"})
    assert status == 200
    assert told["ok"] is True
    anya.token = told["token"]
    status, told = await anya.ask("GET", "/api/tables/nosuchtable1/record")
    assert told["error"]["text"] == plain("fa", "refused-unknown-table")
    again = await Phone.of(web, time.now(), 101, "Аня", "ru")
    assert again.session["person"]["language"] == "fa"
    for bad in ("de", "", None, 5):
        status, told = await anya.ask("PUT", "/api/profile", json={"language": bad})
        assert (status, told["error"]["code"]) == (400, "malformed")


async def test_a_visit_is_noted(anya: Phone, store: Store) -> None:
    profile = await store.person("101")
    assert (profile.name, profile.language) == ("Аня", "ru")


async def test_the_games_come_with_what_draws_their_form(anya: Phone) -> None:
    (duel,) = await anya.get("/api/games")
    assert (duel["key"], duel["least"], duel["most"]) == ("duel", 2, 2)
    assert duel["paces"] == ["blitz", "normal", "slow"]
    assert duel["options"]["properties"]["mode"]["enum"] == ["solo", "duel"]


async def test_a_table_is_opened_filled_and_started(anya: Phone, bojan: Phone) -> None:
    table = await anya.open(pace="blitz", salt="ab")
    (mine,) = (await anya.get("/api/tables"))["tables"]
    assert mine == {
        "id": table,
        "game": "duel",
        "stage": "lobby",
        "people": ["Аня"],
        "yours_to_move": False,
        "pace": "blitz",
    }
    assert await bojan.post(f"/api/tables/{table}/sit", salt="cd") == {"ok": True}
    assert await anya.post(f"/api/tables/{table}/start") == {"ok": True}
    lines = [(await phone.get("/api/tables"))["tables"][0] for phone in (anya, bojan)]
    assert [line["stage"] for line in lines] == ["playing", "playing"]
    assert sorted(line["yours_to_move"] for line in lines) == [False, True]


async def test_a_solo_table_starts_at_once_and_another_waits(anya: Phone, store: Store) -> None:
    solo = await anya.open(options={"mode": "solo"}, start=True)
    assert (await store.load(solo)).stage == "playing"
    pair = await anya.open(start=True)
    assert (await store.load(pair)).stage == "lobby"


async def test_each_command_does_what_it_says(anya: Phone, bojan: Phone, store: Store) -> None:
    table = await anya.open()
    at = f"/api/tables/{table}"

    async def now() -> Table:
        return await store.load(table)

    await anya.post(f"{at}/computer")
    assert (await now()).sitters[1].computer
    await anya.post(f"{at}/no-computer")
    assert len((await now()).sitters) == 1
    await anya.post(f"{at}/configure", pace="slow", stand_in=True)
    assert ((await now()).pace, (await now()).stand_in) == ("slow", True)
    await anya.post(f"{at}/configure", options={"mode": "solo"})
    assert (await now()).sitters[1].house
    await anya.post(f"{at}/configure", options={"mode": "duel"}, stand_in=False)
    await bojan.post(f"{at}/sit")
    await anya.post(f"{at}/leave")
    assert (await now()).host == "102"
    await bojan.post(f"{at}/close")
    assert (await now()).stage == "closed"


async def test_a_rematch_is_dealt_once_everybody_asked(
    anya: Phone, bojan: Phone, store: Store
) -> None:
    table = await anya.open(salt="aa")
    at = f"/api/tables/{table}"
    await bojan.post(f"{at}/sit", salt="bb")
    await anya.post(f"{at}/start")
    await bojan.post(f"{at}/leave")
    assert (await store.load(table)).stage == "over"
    assert (await anya.get(f"{at}/record"))["finish"]["outcome"]["reason"] == "left"
    await anya.post(f"{at}/again", salt="cc")
    assert (await store.load(table)).stage == "lobby"
    assert (await anya.get(f"{at}/record?deal=1"))["deal"]["salts"] == ["aa", "bb"]


async def test_each_refusal_has_its_status_and_leaves_the_table_alone(
    anya: Phone, bojan: Phone, cyrus: Phone, store: Store
) -> None:
    table = await anya.open()
    at = f"/api/tables/{table}"
    await bojan.post(f"{at}/sit")
    before = await store.load_versioned(table)
    assert await cyrus.refused(f"{at}/sit") == (409, "full")
    assert await cyrus.refused(f"{at}/leave") == (403, "not-seated")
    assert await bojan.refused(f"{at}/start") == (403, "not-host")
    assert await bojan.refused(f"{at}/close") == (403, "not-host")
    assert await bojan.refused(f"{at}/configure", pace="slow") == (403, "not-host")
    assert await anya.refused(f"{at}/computer") == (409, "full")
    assert await anya.refused(f"{at}/no-computer") == (409, "no-computer")
    assert await anya.refused(f"{at}/configure", options={"mode": "x"}) == (400, "options")
    assert await anya.refused(f"{at}/configure", options={"more": 1}) == (400, "options")
    assert await anya.refused(f"{at}/configure", pace="x") == (400, "malformed")
    assert await anya.refused(f"{at}/again") == (409, "not-begun")
    assert await anya.refused(f"{at}/again", salt="A") == (409, "not-begun")
    assert await bojan.refused(f"{at}/sit", salt="xyz") == (400, "salt")
    assert await bojan.refused(f"{at}/sit", salt="a" * 65) == (400, "malformed")
    assert await bojan.refused(f"{at}/sit", seat=0) == (400, "malformed")
    assert await anya.refused(f"{at}/start", force=True) == (400, "malformed")
    assert await store.load_versioned(table) == before
    await anya.post(f"{at}/start")
    assert await anya.refused(f"{at}/start") == (409, "begun")
    assert await cyrus.refused(f"{at}/sit") == (409, "begun")
    status, told = await anya.ask("GET", f"{at}/record")
    assert (status, told["error"]["code"]) == (409, "begun")
    await anya.post(f"{at}/leave")
    assert await cyrus.refused(f"{at}/sit") == (409, "over")


async def test_an_unknown_table_is_404(anya: Phone) -> None:
    for path in ("sit", "leave", "start", "configure", "computer", "no-computer", "again", "close"):
        told = await anya.refused(f"/api/tables/nosuchtable1/{path}")
        assert told == (404, "unknown-table"), path
    for path in ("record", "record?deal=1", "invite"):
        for table in ("nosuchtable1", "%D1%8F", "a" * 300):
            status, told = await anya.ask("GET", f"/api/tables/{table}/{path}")
            assert (status, told["error"]["code"]) == (404, "unknown-table"), path


async def test_a_deal_that_is_no_number_is_malformed(anya: Phone) -> None:
    table = await anya.open()
    for deal in ("x", "-1", "1e9", "9" * 50, "٣"):
        status, told = await anya.ask("GET", f"/api/tables/{table}/record?deal={deal}")
        assert (status, told["error"]["code"]) == (400, "malformed")


async def test_bad_tables_are_not_opened(anya: Phone) -> None:
    for body, refusal in (
        ({"game": "chess"}, (400, "no-game")),
        ({"game": "duel", "options": {"mode": "three"}}, (400, "options")),
        ({"game": "duel", "options": []}, (400, "malformed")),
        ({"game": "duel", "pace": "fast"}, (400, "malformed")),
        ({"game": "duel", "salt": "no hex"}, (400, "salt")),
        ({"game": "duel", "host": "1"}, (400, "malformed")),
        ({}, (400, "malformed")),
    ):
        assert await anya.refused("/api/tables", **body) == refusal
    assert (await anya.get("/api/tables"))["tables"] == []


async def test_a_person_can_open_only_so_many_tables(anya: Phone, time: MovableTime) -> None:
    for _ in range(19):
        await anya.open()
        time.skip(1)
    table = await anya.open()
    assert await anya.refused("/api/tables", game="duel") == (429, "too-many-tables")
    await anya.post(f"/api/tables/{table}/close")
    await anya.open()


async def test_too_many_commands_a_second_are_refused(anya: Phone, time: MovableTime) -> None:
    table = await anya.open()
    time.speed = 0.0001
    told = [await anya.ask("POST", f"/api/tables/{table}/leave") for _ in range(25)]
    assert told[0][0] == 200
    assert (told[-1][0], told[-1][1]["error"]["code"]) == (429, "too-fast")
    time.skip(5)
    await anya.open()


async def test_an_invitation_seats_whoever_follows_it(
    web: Web, time: MovableTime, anya: Phone, bojan: Phone
) -> None:
    table = await anya.open()
    told = await anya.get(f"/api/tables/{table}/invite")
    assert told["link"] == f"https://t.me/a_bot?start=j{table}"
    share = urlsplit(told["share"])
    assert f"{share.scheme}://{share.netloc}{share.path}" == "https://t.me/share/url"
    assert parse_qs(share.query) == {
        "url": [told["link"]],
        "text": [plain("ru", "share", game=plain("ru", "game-duel"))],
    }


async def test_odd_names_come_out_as_text(web: Web, time: MovableTime) -> None:
    for number, name in enumerate(("<b>", "&", "\u202eevil", "ن" * 64, " "), 1):
        phone = await Phone.of(web, time.now(), number, name)
        table = await phone.open()
        live = await phone.at(table)
        shown = (await live.see())["people"][0]["name"]
        assert shown == name.strip().replace("\u202e", "")
        await live.leave()

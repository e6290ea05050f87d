"""Coming in: who is recognised, in which language, and where a link leads."""

import json
from typing import Any

import pytest

from bot.store import Store
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
        "tables": [],
        "bot": {"username": "a_bot", "app": "table"},
        "protocol": 1,
    }


async def test_a_session_brings_the_persons_tables(web: Web, time: MovableTime) -> None:
    anya = await Phone.of(web, time.now(), 101, "Аня", "ru")
    table = await anya.open()
    _, told = await come_in(web, {"initData": init_data(time.now(), ANYA)})
    assert [line["id"] for line in told["tables"]] == [table]
    assert told["tables"] == (await anya.get("/api/tables"))["tables"]


@pytest.mark.parametrize(
    ("signed", "unsigned", "start"),
    [
        ("tabcdefghijkl", "", {"table": "abcdefghijkl", "invited": False}),
        ("jabcdefghijkl", "", {"table": "abcdefghijkl", "invited": True}),
        ("", "jabcdefghijkl", {"table": "abcdefghijkl", "invited": True}),
        ("tsigned000000", "junsigned0000", {"table": "signed000000", "invited": False}),
        ("xabcdefghijkl", "", None),
        ("j", "", None),
        ("jshort", "", None),
        ("jabcdefghijklm", "", None),
        ("j../../x", "", None),
    ],
)
async def test_a_link_leads_to_its_table(
    web: Web, time: MovableTime, signed: str, unsigned: str, start: object
) -> None:
    data = init_data(time.now(), ANYA, start_param=signed)
    _, told = await come_in(web, {"initData": data, "startapp": unsigned})
    assert told["start"] == start


async def test_46_who_cannot_be_recognised_gets_401(web: Web, time: MovableTime) -> None:
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


async def test_whether_the_bot_may_write_is_learnt_from_telegram_alone(
    web: Web, time: MovableTime, store: Store
) -> None:
    """Silence is no no: a phone may not say it. But what is said is kept."""
    for allowed, known in ((None, None), (False, None), (True, True), (None, True)):
        user = ANYA if allowed is None else ANYA | {"allows_write_to_pm": allowed}
        status, _ = await come_in(web, {"initData": init_data(time.now(), user)})
        assert status == 200
        assert (await store.person("101")).can_dm is known

"""What is asked over HTTP and cannot be: one answer, and nothing has changed."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bot.store import Contended, Store
from bot.timing import MovableTime
from tests.webapp.conftest import Web
from tests.webapp.phone import Phone


async def test_an_address_or_method_there_is_not_has_an_answer_too(web: Web) -> None:
    for method, path, status in (("GET", "/api/nothing", 404), ("DELETE", "/api/tables", 405)):
        async with web.request(method, path) as answer:
            assert answer.status == status
            assert (await answer.json())["error"]["code"] == "malformed"


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
        ({"game": "duel", "salt": "00"}, (400, "malformed")),
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


async def test_nor_by_opening_several_at_once(
    anya: Phone, another: Callable[[], Awaitable[Web]], time: MovableTime, store: Store
) -> None:
    for _ in range(18):
        await anya.open()
        time.skip(1)
    phones = [anya, await Phone.of(await another(), time.now(), 101, "Аня")]
    told = await asyncio.gather(
        *(phones[n % 2].ask("POST", "/api/tables", json={"game": "duel"}) for n in range(6))
    )
    assert {status for status, _ in told} <= {200, 429}
    tables = await store.tables_of("101")
    assert len(tables) == 18 + [status for status, _ in told].count(200)
    assert len(tables) <= 20


async def test_too_many_commands_a_second_are_refused(anya: Phone, time: MovableTime) -> None:
    table = await anya.open()
    time.speed = 0.0001
    told = [await anya.ask("POST", f"/api/tables/{table}/leave") for _ in range(25)]
    assert told[0][0] == 200
    assert (told[-1][0], told[-1][1]["error"]["code"]) == (429, "too-fast")
    time.skip(5)
    await anya.open()


async def test_a_table_that_is_always_faster_is_busy_and_nothing_is_broken(
    anya: Phone, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def overtaken(*_: object) -> None:
        raise Contended("x")

    table = await anya.open()
    live = await anya.at(table)
    await live.see()
    monkeypatch.setattr(Store, "change", overtaken)
    assert await anya.refused(f"/api/tables/{table}/leave") == (503, "busy")
    assert (await live.play("shoot", "0", question="1.t1.0"))["error"]["code"] == "busy"
    other = await anya.at(table, salt="aa")
    assert await other.ended() == ("busy", 1013)

"""Talk over the socket: who hears a line, that it is kept, said once, and refused with a reason."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bot.store import Store
from bot.table import Table
from bot.talking import PERSONS, SPAN
from bot.texts import plain
from bot.timing import MovableTime
from tests.plot import Plot
from tests.plot import game as game_of
from tests.tables import person_in
from tests.webapp.conftest import Web
from tests.webapp.phone import Live, Phone

pytestmark = pytest.mark.usefixtures("plot")
on_one_redis = pytest.mark.parametrize("redis", ["in the process"], indirect=True)


async def plotting(phones: list[Phone], store: Store) -> str:
    """A plot of those who sit in the first two seats, in its first night."""
    host, *guests = phones
    table_id = str((await host.post("/api/tables", game="plot"))["table"])
    for guest in guests:
        await guest.post(f"/api/tables/{table_id}/sit")
    await host.post(f"/api/tables/{table_id}/start")

    def settle(table: Table) -> None:
        table.game = Plot(seats=len(phones), plotters=(0, 1))

    await store.change(table_id, settle)
    return table_id


async def by_seat(phones: list[Phone], table_id: str) -> list[Live]:
    """Everybody's socket, in the order of seats, once all have seen all come."""
    lives = [await phone.at(table_id) for phone in phones]
    for live in lives:
        await live.see()
        while not all(each["here"] for each in live.snapshot["people"]):
            await live.see()
    return sorted(lives, key=lambda live: int(live.snapshot["seat"]))


async def test_a_line_at_the_table_is_heard_by_all_who_are_there(
    anya: Phone, bojan: Phone, cyrus: Phone
) -> None:
    table = await anya.open()
    await bojan.post(f"/api/tables/{table}/sit")
    lives = [await phone.at(table) for phone in (anya, bojan, cyrus)]
    for live in lives:
        await live.see()
    assert (await lives[0].talk("table", " Кто\nпервый? "))["ok"]
    for live in lives:
        await live.hear_until("Кто первый?")
        (line,) = live.snapshot["talk"]["lines"]
        assert set(line) == {"circle", "seat", "name", "mine", "text", "at"}
        assert (line["circle"], line["seat"], line["name"]) == ("table", 0, "Аня")
        assert line["mine"] is (live is lives[0])
    assert lives[2].snapshot["circles"] == [{"key": "table", "may_write": False}]
    assert (await lives[2].talk("table", "Hm"))["error"]["code"] == "not-seated"


async def test_later_snapshots_bring_only_new_lines_and_a_newcomer_gets_all(
    anya: Phone, bojan: Phone
) -> None:
    table = await anya.open()
    await bojan.post(f"/api/tables/{table}/sit")
    mine, other = await anya.at(table), await bojan.at(table)
    for text in ("One", "Two", "Three"):
        assert (await mine.talk("table", text))["ok"]
    await other.hear_until("One", "Two", "Three")
    assert len([f for f in other.frames if f.get("snapshot", {}).get("talk", {})["lines"]]) <= 3
    told = [line["text"] for f in other.frames for line in f["snapshot"]["talk"]["lines"]]
    assert told == ["One", "Two", "Three"]
    await other.leave()
    back = await bojan.at(table)
    assert (await back.see())["talk"]["whole"] is True
    assert back.talked == ["One", "Two", "Three"]


async def test_a_whisper_is_heard_by_its_circle_and_nobody_else_gets_a_frame(
    anya: Phone, bojan: Phone, cyrus: Phone, store: Store
) -> None:
    phones = [anya, bojan, cyrus]
    table_id = await plotting(phones, store)
    first, second, third = await by_seat(phones, table_id)
    assert {"key": "plot", "may_write": True} in first.snapshot["circles"]
    assert (await first.talk("plot", "Her"))["ok"]
    for live in (first, second):
        await live.hear_until("Her")
    await third.quiet()
    table = await store.load(table_id)
    late = next(p for p in phones if p.session["person"]["id"] == person_in(table, 2))
    again = await late.at(table_id)
    assert (await again.see())["talk"] == {"whole": True, "lines": []}


async def test_each_line_that_cannot_be_said_is_refused_and_leaves_no_trace(
    anya: Phone, bojan: Phone, cyrus: Phone, store: Store, time: MovableTime
) -> None:
    phones = [anya, bojan, cyrus]
    table_id = await plotting(phones, store)
    first, _, third = await by_seat(phones, table_id)
    before = await store.load_versioned(table_id)
    codes = {
        "quiet": [await first.talk("table", "Secret words")],
        "no-circle": [
            await third.talk("plot", "Secret words"),
            await third.talk("", "Secret words"),
        ],
        "empty": [await first.talk("plot", ""), await first.talk("plot", "\u202e\n")],
        "too-long": [await first.talk("plot", "x" * 201), await first.talk("plot", "ы" * 600)],
    }
    for code, answers in codes.items():
        assert {answer["error"]["code"] for answer in answers} == {code}
        assert all("Secret" not in str(answer) for answer in answers)
    time.skip(SPAN)
    for frame in (
        {"id": 1, "say": {"circle": "plot"}},
        {"id": 1, "say": {"circle": "plot", "text": 7}},
        {"id": 1, "say": "Her"},
        {"id": 1, "say": {"circle": "p" * 33, "text": "Her"}},
        {"id": 1, "say": {"circle": "plot", "text": "Her", "to": ["1"]}},
        {"id": 1, "say": {"circle": "plot", "text": "Her"}, "move": {"kind": "nod"}},
        {"id": 2**53, "say": {"circle": "plot", "text": "Her"}},
        {"say": {"circle": "plot", "text": "Her"}},
        '{"id": 1, "say": {"circle": "plot", "text": "\\ud800"}}',
    ):
        assert await first.refused(frame) == "malformed", frame
    assert await store.load_versioned(table_id) == before
    assert await store.talk(table_id) == []
    time.skip(SPAN)
    for _ in range(PERSONS):
        assert (await first.talk("plot", "Psst"))["ok"]
    assert (await first.talk("plot", "Psst"))["error"]["code"] == "too-fast"


@on_one_redis
async def test_a_person_reads_in_his_language_why_he_is_not_heard(
    cyrus: Phone, bojan: Phone, anya: Phone, store: Store
) -> None:
    table_id = await plotting([anya, bojan, cyrus], store)
    live = await cyrus.at(table_id)
    answer = await live.talk("table", "سلام")
    assert answer["error"] == {"code": "quiet", "text": plain("fa", "refused-quiet")}


async def test_a_line_sent_again_after_a_lost_connection_is_said_once(
    anya: Phone, bojan: Phone
) -> None:
    table = await anya.open()
    await bojan.post(f"/api/tables/{table}/sit")
    other = await bojan.at(table)
    live = await anya.at(table)
    await live.say({"id": 5412098761234, "say": {"circle": "table", "text": "Hello"}})
    await other.hear_until("Hello")
    await live.leave()
    live = await anya.at(table)
    assert await live.talk("table", "Hello", number=5412098761234) == {
        "id": 5412098761234,
        "ok": True,
    }
    assert (await live.talk("table", "Hello", number=99))["ok"]
    await other.hear_until("Hello", "Hello")
    assert other.talked == ["Hello", "Hello"]


async def test_lines_said_at_once_in_two_processes_are_all_kept_once_each(
    another: Callable[[], Awaitable[Web]], time: MovableTime, store: Store
) -> None:
    webs = [await another(), await another()]
    phones = [await Phone.of(webs[n % 2], time.now(), 301 + n, f"P{n}") for n in range(5)]
    table_id = str((await phones[0].post("/api/tables", game="plot"))["table"])
    for phone in phones[1:]:
        await phone.post(f"/api/tables/{table_id}/sit")
    lives = await by_seat(phones, table_id)
    said = [f"{number} {turn}" for number in range(5) for turn in range(3)]
    for turn in range(3):
        answers = await asyncio.gather(
            *(live.talk("table", f"{n} {turn}", number=turn + 1) for n, live in enumerate(lives))
        )
        assert all("ok" in answer for answer in answers), answers
    kept = [line.text for line in await store.talk(table_id)]
    assert sorted(kept) == sorted(said)
    assert (await store.load(table_id)).said == 15
    for live in lives:
        await live.hear_until(*kept)


async def test_talk_is_no_answer_to_the_game(
    anya: Phone, bojan: Phone, cyrus: Phone, store: Store
) -> None:
    phones = [anya, bojan, cyrus]
    table_id = await plotting(phones, store)
    first, second, _ = await by_seat(phones, table_id)
    before = await store.load(table_id)
    assert (await first.talk("plot", "Her"))["ok"]
    await second.hear_until("Her")
    table = await store.load(table_id)
    assert game_of(table) == game_of(before)
    assert (table.due, table.running, table.entries) == (before.due, before.running, before.entries)
    for field in ("question", "offers", "waiting"):
        assert first.snapshot[field] == first.frames[0]["snapshot"][field]

"""The socket at a table: what comes, when, and what is refused."""

import asyncio
import json
from collections.abc import Awaitable, Callable

import pytest

from bot.engines.game import Event
from bot.replay import findings, read
from bot.store import Client, Store
from bot.table import Table
from bot.texts import plain
from bot.timing import MovableTime
from tests.webapp.conftest import Web
from tests.webapp.phone import Live, Phone


async def test_hello_is_answered_by_this_seats_snapshot(anya: Phone) -> None:
    table = await anya.open()
    live = await anya.at(table)
    frame = await live.hear()
    assert frame["snapshot"]["table"] == table
    assert frame["snapshot"]["seat"] == 0


async def test_a_watcher_gets_the_watchers_view(duel: tuple[Live, Live], cyrus: Phone) -> None:
    live = await cyrus.at(duel[0].snapshot["table"])
    seen = await live.see()
    assert seen["seat"] is None
    assert seen["offers"] == []
    assert seen["question"] is None
    assert seen["view"]["known"] == {}
    answer = await live.play("shoot", "0", question="1.t1.0")
    assert answer["error"]["code"] == "not-seated"


async def test_a_move_is_answered_and_both_see_it(duel: tuple[Live, Live]) -> None:
    mover, other = duel
    shot = mover.snapshot["offers"][0]["among"][0]
    assert await mover.play("shoot", shot) == {"id": 1, "ok": True}
    told = [e["kind"] for e in (await other.see())["events"]]
    assert told[0] == "shot"
    if "shot" not in [e["kind"] for e in mover.snapshot["events"]]:
        await mover.see()
    assert [e["kind"] for e in mover.snapshot["events"]] == told


async def test_later_snapshots_bring_only_new_events(duel: tuple[Live, Live]) -> None:
    mover, other = duel
    await mover.play("shoot", mover.snapshot["offers"][0]["among"][0])
    await other.see()
    kinds = [
        e["kind"] for frame in other.frames for e in frame.get("snapshot", {}).get("events", [])
    ]
    assert kinds[:3] == ["began", "loaded", "shot"]
    assert kinds.count("shot") == 1


async def test_a_repeated_move_is_ok_again_and_changes_nothing(
    duel: tuple[Live, Live], store: Store
) -> None:
    mover, other = duel
    asked, shot = mover.snapshot["question"], mover.snapshot["offers"][0]["among"][0]
    assert (await mover.play("shoot", shot, question=asked))["ok"]
    await other.see()
    before = await store.load_versioned(mover.snapshot["table"])
    assert (await mover.play("shoot", shot, question=asked))["ok"]
    assert await store.load_versioned(mover.snapshot["table"]) == before
    await other.quiet()


async def test_what_was_played_before_the_answer_is_in_a_new_snapshot_after_reconnecting(
    duel: tuple[Live, Live], anya: Phone, bojan: Phone
) -> None:
    mover, other = duel
    await mover.play("shoot", mover.snapshot["offers"][0]["among"][0])
    await other.see()
    table, seat = other.snapshot["table"], other.snapshot["seat"]
    await other.leave()
    phones = [anya, bojan]
    again = [await phone.at(table) for phone in phones]
    for live in again:
        await live.see()
    back = next(live for live in again if live.snapshot["seat"] == seat)
    for field in ("view", "offers", "question", "deals", "seal"):
        assert back.snapshot[field] == other.snapshot[field]
    kinds = [e["kind"] for e in back.snapshot["events"]]
    assert kinds[:3] == ["began", "loaded", "shot"]


async def test_nobody_hears_of_what_changed_nothing_for_him(
    duel: tuple[Live, Live], time: MovableTime, store: Store
) -> None:
    """A no-op change, and time passing, make no frame."""
    mover, other = duel
    time.skip(3)
    await store.change(mover.snapshot["table"], lambda table: None)
    await mover.quiet()
    await other.quiet()


async def test_a_fleeting_event_is_told_once_and_only_to_its_seat(
    duel: tuple[Live, Live], anya: Phone, cyrus: Phone, store: Store
) -> None:
    mover, other = duel
    watcher = await cyrus.at(mover.snapshot["table"])
    await watcher.see()
    glimpse = Event(kind="shown", data={"card": 2}, to=(mover.snapshot["seat"], 7), fleeting=True)
    flash = Event(kind="flashed", fleeting=True)

    def tell(table: Table) -> None:
        table._fleeting += [glimpse, flash]
        table.touched += 1

    await store.change(mover.snapshot["table"], tell)
    mine = {**glimpse.model_dump(mode="json"), "to": [mover.snapshot["seat"]]}
    everybodys = flash.model_dump(mode="json")
    assert await mover.hear() == {"fleeting": [mine, everybodys]}
    assert await other.hear() == {"fleeting": [everybodys]}
    assert await watcher.hear() == {"fleeting": [everybodys]}
    again = await anya.at(mover.snapshot["table"])
    assert "shown" not in [e["kind"] for e in (await again.see())["events"]]
    await again.quiet()


async def test_presence_comes_and_goes(anya: Phone, bojan: Phone) -> None:
    table = await anya.open()
    await bojan.post(f"/api/tables/{table}/sit")
    live = await anya.at(table)
    await live.see()
    here = await bojan.at(table)
    await live.see_until()
    while not live.snapshot["people"][1]["here"]:
        await live.see()
    await here.leave()
    while live.snapshot["people"][1]["here"]:
        await live.see()


async def test_hello_brings_the_salt_of_a_seat_taken_without_a_device(
    anya: Phone, bojan: Phone, store: Store
) -> None:
    table = await anya.open()
    live = await anya.at(table, salt="0a0b")
    await live.see()
    watching = await bojan.at(table, salt="ff")
    await watching.see()
    loaded = await store.load(table)
    assert [sitter.salt for sitter in loaded.sitters] == ["0a0b"]


async def test_hello_after_the_deal_brings_no_salt(duel: tuple[Live, Live], anya: Phone) -> None:
    live = await anya.at(duel[0].snapshot["table"], salt="cc")
    assert (await live.see())["stage"] == "playing"


async def test_a_bad_salt_is_refused(anya: Phone) -> None:
    live = await anya.at(await anya.open(), salt="xyz")
    assert await live.ended() == ("salt", 4400)


async def test_a_bad_token_ends_the_socket(anya: Phone) -> None:
    live = await anya.at(await anya.open(), token="nobody")
    assert await live.ended() == ("unauthorized", 4401)


async def test_an_old_token_ends_the_socket(anya: Phone, time: MovableTime) -> None:
    table = await anya.open()
    time.skip(25 * 3600)
    live = await anya.at(table)
    assert await live.ended() == ("stale-data", 4401)


async def test_an_unknown_table_ends_the_socket(anya: Phone) -> None:
    for table in ("nosuchtable1", "a" * 200, "%D1%8F"):
        live = await anya.at(table)
        assert await live.ended() == ("unknown-table", 4404)


async def test_another_protocol_ends_the_socket(anya: Phone) -> None:
    live = await anya.at(await anya.open(), hello=2)
    assert await live.ended() == ("old-protocol", 4426)


async def test_no_hello_ends_the_socket(anya: Phone) -> None:
    for first in ("", "[]", '{"hello": 1}', '{"hello": 1, "token": 5}', "x" * 5000):
        live = Live(await anya.client.ws_connect(f"/live/{await anya.open()}"))
        await live.say(first)
        code, closed = await live.ended()
        assert code == ("too-large" if len(first) > 4096 else "malformed")
        assert closed == 4400


async def test_too_many_connections_are_refused_until_one_ends(anya: Phone) -> None:
    table = await anya.open()
    lives = [await anya.at(table) for _ in range(8)]
    for live in lives:
        await live.see()
    assert await (await anya.at(table)).ended() == ("too-many-connections", 4429)
    await lives[0].leave()
    while "error" in await (again := await anya.at(table)).hear():
        pass  # the server may still be parting from the old one
    assert again.snapshot["table"] == table


BROKEN = [
    "",
    "nonsense",
    "null",
    "[]",
    '"text"',
    "{}",
    '{"id": 1}',
    '{"id": 1, "question": "1.t1.0"}',
    '{"id": "1", "question": "1.t1.0", "move": {"kind": "shoot", "picks": ["0"]}}',
    '{"id": -1, "question": "1.t1.0", "move": {"kind": "shoot", "picks": ["0"]}}',
    '{"id": 1e999, "question": "1.t1.0", "move": {"kind": "shoot", "picks": ["0"]}}',
    '{"id": 1, "question": null, "move": {"kind": "shoot", "picks": ["0"]}}',
    '{"id": 1, "question": "1.t1.0", "move": {"kind": "shoot", "picks": "0"}}',
    '{"id": 1, "question": "1.t1.0", "move": {"kind": "shoot", "picks": [0]}}',
    '{"id": 1, "question": "1.t1.0", "move": {"kind": "shoot", "picks": ["0"], "seat": 1}}',
    '{"id": 1, "question": "1.t1.0", "move": {"kind": "shoot", "picks": ["0"]}, "seat": 1}',
    '{"id": 1, "question": "1.t1.0", "move": {"kind": "\\ud800", "picks": ["0"]}}',
    '{"id": 1, "question": "' + "q" * 100 + '", "move": {"kind": "shoot", "picks": ["0"]}}',
    "[" * 4000,
    '{"hello": 1, "token": "", "salt": ""}',
]


async def test_each_malformed_frame_has_one_answer(
    duel: tuple[Live, Live], store: Store, time: MovableTime
) -> None:
    mover, other = duel
    before = await store.load_versioned(mover.snapshot["table"])
    for frame in BROKEN:
        assert await mover.refused(frame) == "malformed", frame
        time.skip(1)
    assert await mover.refused("x" * 4097) == "too-large"
    assert await mover.refused("ы" * 2100) == "too-large"
    time.skip(5)
    await mover.socket.send_bytes(b'{"id": 1}')
    assert (await mover.hear())["error"]["code"] == "malformed"
    assert await store.load_versioned(mover.snapshot["table"]) == before
    await other.quiet()
    assert (await mover.play("shoot", mover.snapshot["offers"][0]["among"][0]))["ok"]


async def test_a_malformed_frame_with_a_number_is_answered_by_it(duel: tuple[Live, Live]) -> None:
    await duel[0].say({"id": 77, "move": {}})
    frame = await duel[0].answer(77)
    assert frame["error"]["code"] == "malformed"


async def test_each_move_that_cannot_be_is_refused_and_leaves_no_trace(
    duel: tuple[Live, Live], store: Store
) -> None:
    mover, other = duel
    asked = mover.snapshot["question"]
    before = await store.load_versioned(mover.snapshot["table"])
    refused = {
        "illegal": [
            await mover.play("shoot", "7"),
            await mover.play("shoot"),
            await mover.play("shoot", "0", "1"),
            await mover.play("shoot", "0", "0"),
            await mover.play("yield"),
            await mover.play("use", "loupe"),
            await mover.play("steal", "\u202e<b>&"),
        ],
        "stale": [
            await mover.play("shoot", "0", question="1.t0.0"),
            await mover.play("shoot", "0", question=""),
            await mover.play("shoot", "0", question=asked + "0"),
        ],
        "not-asked": [
            await other.play("shoot", "0", question=asked),
        ],
    }
    for code, answers in refused.items():
        assert {each["error"]["code"] for each in answers} == {code}
        assert all(each["error"]["text"] for each in answers)
    assert await store.load_versioned(mover.snapshot["table"]) == before
    assert (await mover.play("shoot", mover.snapshot["offers"][0]["among"][0]))["ok"]


async def test_a_late_move_is_stale(duel: tuple[Live, Live], store: Store) -> None:
    mover, _ = duel
    asked = mover.snapshot["question"]
    table = await store.load(mover.snapshot["table"])
    assert table.running
    assert table.running.deadline
    late = table.running.deadline
    await store.change(table.id, lambda each: each.lapse(late))
    answer = await mover.play("shoot", "0", question=asked)
    assert answer["error"]["code"] in ("stale", "not-asked")


async def test_a_person_reads_refusals_in_his_language(
    anya: Phone, bojan: Phone, cyrus: Phone
) -> None:
    for phone, language in ((anya, "ru"), (bojan, "mk"), (cyrus, "fa")):
        table = await phone.open(options={"mode": "solo"}, start=True)
        live = await phone.at(table)
        await live.see()
        answer = await live.play("shoot", "0", question="0.x.0")
        assert answer["error"] == {"code": "stale", "text": plain(language, "refused-stale")}


async def test_too_many_moves_a_second_are_refused_and_the_connection_kept(
    duel: tuple[Live, Live], time: MovableTime
) -> None:
    mover, _ = duel
    time.speed = 0.0001
    for number in range(100, 140):
        await mover.say({"id": number, "question": "", "move": {"kind": "x", "picks": []}})
    codes = [(await mover.answer(number))["error"]["code"] for number in range(100, 140)]
    assert codes.count("too-fast") >= 19
    assert codes[-1] == "too-fast"
    time.skip(2)
    assert (await mover.play("shoot", mover.snapshot["offers"][0]["among"][0]))["ok"]


async def test_a_frame_too_long_to_read_ends_the_socket(duel: tuple[Live, Live]) -> None:
    mover, _ = duel
    await mover.say("x" * (256 * 1024 + 1))
    await mover.socket.receive(timeout=5)
    assert mover.socket.close_code == 1009


async def test_two_moves_at_once_from_two_processes_one_is_played_the_other_answered(
    another: Callable[[], Awaitable[Web]], time: MovableTime, store: Store
) -> None:
    webs = [await another(), await another()]
    for attempt in range(10):
        phones = [await Phone.of(web, time.now(), 201 + attempt, "Twin") for web in webs]
        table = await phones[0].open(options={"mode": "solo"}, start=True)
        lives = [await phone.at(table) for phone in phones]
        for live in lives:
            await live.see()
        asked = lives[0].snapshot["question"]
        answers = await asyncio.gather(
            lives[0].play("shoot", "0", question=asked), lives[1].play("shoot", "1", question=asked)
        )
        codes = sorted(each.get("error", {}).get("code", "ok") for each in answers)
        assert codes[0] in ("not-asked", "ok", "stale")
        assert codes.count("ok") == 1
        record = (await store.load(table)).entries
        assert record == 1
        for live in lives:
            await live.leave()


async def test_what_one_process_stores_the_other_shows(
    another: Callable[[], Awaitable[Web]], time: MovableTime
) -> None:
    here, there = await another(), await another()
    anya = await Phone.of(here, time.now(), 1, "Anya")
    bojan = await Phone.of(there, time.now(), 2, "Bojan")
    table = await anya.open()
    live = await bojan.at(table)
    await live.see()
    await bojan.post(f"/api/tables/{table}/sit")
    await live.see_until(seat=1)
    await anya.post(f"/api/tables/{table}/start")
    await live.see_until(stage="playing")


@pytest.mark.parametrize("redis", ["real"], indirect=True)
async def test_what_happened_while_the_subscription_was_lost_is_shown_after_it(
    duel: tuple[Live, Live], redis: Client
) -> None:
    mover, other = duel
    assert await redis.execute_command("CLIENT", "KILL", "TYPE", "pubsub") == 1
    await mover.play("shoot", mover.snapshot["offers"][0]["among"][0])
    assert "shot" in [e["kind"] for e in (await other.see())["events"]]


async def test_going_away_tells_phones_to_come_back(
    another: Callable[[], Awaitable[Web]], time: MovableTime
) -> None:
    web = await another()
    phone = await Phone.of(web, time.now(), 1, "Anya")
    live = await phone.at(await phone.open())
    await live.see()
    closing = asyncio.create_task(web.server.close())
    await live.socket.receive(timeout=5)
    assert live.socket.close_code == 1001
    await closing


async def test_a_finished_duel_shows_its_proof_and_its_record(
    duel: tuple[Live, Live], anya: Phone
) -> None:
    table = duel[0].snapshot["table"]
    assert not duel[0].snapshot["proof"]
    await finish(duel)
    for live in duel:
        assert live.snapshot["outcome"]["winners"]
        assert live.snapshot["proof"]["seal"] == live.snapshot["seal"]
    record = await anya.get(f"/api/tables/{table}/record")
    assert record["finish"]["secret"] == duel[0].snapshot["proof"]["secret"]
    assert record["deal"]["salts"] == duel[0].snapshot["proof"]["salts"]
    assert record["finish"]["outcome"] == duel[0].snapshot["outcome"]
    assert list(findings(read(json.dumps(record))))


async def finish(duel: tuple[Live, Live]) -> None:
    """Both shoot at the other until it is over."""
    moves = 0
    while duel[0].snapshot["stage"] == "playing":
        mover = next(live for live in duel if live.snapshot["question"])
        assert (await mover.play("shoot", str(1 - mover.snapshot["seat"])))["ok"]
        moves += 1
        for live in duel:
            while live.shots < moves:
                await live.see()

"""The socket at a table: what is told to whom, and when."""

import asyncio
import json

from bot.engines.game import Event
from bot.people import MISSED_IN_SLEEP
from bot.replay import findings, read
from bot.store import Store
from bot.table import Table
from bot.timing import MovableTime
from tests.webapp.phone import Live, Phone
from webapp.limits import COMMANDS_PER_SECOND


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


async def test_who_comes_to_a_table_where_all_have_fallen_asleep_wakes_it(
    duel: tuple[Live, Live], anya: Phone, cyrus: Phone, store: Store, time: MovableTime
) -> None:
    table_id = duel[0].snapshot["table"]

    def fall_asleep(table: Table) -> None:
        for sitter in table.sitters:
            sitter.missed = MISSED_IN_SLEEP
        table.settle(time.now())

    await store.change(table_id, fall_asleep)
    await (await cyrus.at(table_id)).see()
    assert (await store.load(table_id)).asleep
    seen = await (await anya.at(table_id)).see()
    assert seen["clock"]["deadline"] is not None
    assert not (await store.load(table_id)).asleep


async def test_later_snapshots_bring_only_new_events(duel: tuple[Live, Live]) -> None:
    mover, other = duel
    await mover.play("shoot", mover.snapshot["offers"][0]["among"][0])
    await other.see()
    kinds = [
        e["kind"] for frame in other.frames for e in frame.get("snapshot", {}).get("events", [])
    ]
    assert kinds[:3] == ["began", "loaded", "shot"]
    assert kinds.count("shot") == 1


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


async def test_a_finished_duel_shows_its_proof_and_its_record(
    duel: tuple[Live, Live], anya: Phone
) -> None:
    table = duel[0].snapshot["table"]
    assert not duel[0].snapshot["proof"]
    shown = duel[0].snapshot["seal"]
    await finish(duel)
    for live in duel:
        assert live.snapshot["outcome"]["winners"]
        assert live.snapshot["proof"]["seal"] == shown != live.snapshot["seal"]
    record = await anya.get(f"/api/tables/{table}/record")
    assert record["finish"]["secret"] == duel[0].snapshot["proof"]["secret"]
    assert record["deal"]["salts"] == duel[0].snapshot["proof"]["salts"]
    assert record["finish"]["outcome"] == duel[0].snapshot["outcome"]
    assert list(findings(read(json.dumps(record))))


async def finish(duel: tuple[Live, Live]) -> None:
    """Both shoot at the other until it is over, a long game no faster than one may."""
    moves = 0
    while duel[0].snapshot["stage"] == "playing":
        mover = next(live for live in duel if live.snapshot["question"])
        assert (await mover.play("shoot", str(1 - mover.snapshot["seat"])))["ok"]
        await asyncio.sleep(0.5 / COMMANDS_PER_SECOND)
        moves += 1
        for live in duel:
            while live.shots < moves:
                await live.see()

"""Moves and whatever else comes in: played or refused, and answered once."""

from bot.store import Store
from bot.texts import plain
from bot.timing import MovableTime
from tests.webapp.phone import Live, Phone

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


async def test_a_move_is_answered_and_both_see_it(duel: tuple[Live, Live]) -> None:
    mover, other = duel
    shot = mover.snapshot["offers"][0]["among"][0]
    assert await mover.play("shoot", shot) == {"id": 1, "ok": True}
    told = [e["kind"] for e in (await other.see())["events"]]
    assert told[0] == "shot"
    if "shot" not in [e["kind"] for e in mover.snapshot["events"]]:
        await mover.see()
    assert [e["kind"] for e in mover.snapshot["events"]] == told


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
        table = await phone.open(options={"mode": "solo"})
        await phone.post(f"/api/tables/{table}/start")
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

"""`python -m bot.replay`: a true record holds, a changed one does not, others are no record."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot import replay
from tests.tables import NOW, begun, play_out, record_of, step

Said = Callable[[str], tuple[int, list[str]]]


@pytest.fixture
def say(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Said:
    """What is answered to a file with that text: exit code and lines."""

    def said(text: str) -> tuple[int, list[str]]:
        path = tmp_path / "record.json"
        path.write_text(text, encoding="utf-8")
        code = replay.main([str(path)])
        out, err = capsys.readouterr()
        assert not err
        return code, out.splitlines()

    return said


def a_record(seed: int = 1, mode: str = "duel") -> Any:
    table = begun(people=1 if mode == "solo" else 2, options={"mode": mode})
    return json.loads(record_of(play_out(table, Random(seed))).model_dump_json())


@pytest.mark.parametrize("mode", ["solo", "duel"])
def test_a_true_record_holds(say: Said, mode: str) -> None:
    for seed in range(10):
        code, lines = say(json.dumps(a_record(seed, mode)))
        assert code == 0
        assert lines[-1] == "the record holds"


def test_silence_and_leaving_are_entries_that_hold_too(say: Said) -> None:
    rng = Random(4)
    table = begun()
    step(table, rng)
    assert table.running is not None
    assert table.running.deadline is not None
    table.lapse(table.running.deadline)
    step(table, rng)
    table.leave(table.host, NOW)
    record = record_of(table)
    assert [entry.kind for entry in record.entries] == ["move", "idle", "move", "left"]
    assert say(record.model_dump_json())[0] == 0


def test_a_rematch_holds_too(say: Said) -> None:
    table = play_out(begun(), Random(1))
    table.written()
    for number, sitter in enumerate(list(table.sitters)):
        assert sitter.person is not None
        table.again(sitter.person.id, "ab", f"0{number}" * 32, NOW)
    record = record_of(play_out(table, Random(2)))
    assert record.deal.again
    assert say(record.model_dump_json())[0] == 0


def changed(change: Callable[[Any], None]) -> str:
    record = a_record()
    change(record)
    return json.dumps(record)


def swap_a_pick(record: Any) -> None:
    move = next(e["move"] for e in record["entries"] if e["move"]["kind"] == "shoot")
    move["picks"] = ["1" if move["picks"] == ["0"] else "0"]


@pytest.mark.parametrize(
    ("change", "finding"),
    [
        (lambda r: r["finish"].update(secret="00" * 32), "not the one that was sealed"),
        (lambda r: r["finish"].update(secret="zz"), "not hexadecimal"),
        (lambda r: r["finish"].update(secret=""), "not the one that was sealed"),
        (lambda r: r["deal"].update(seal="0"), "not the one that was sealed"),
        (lambda r: r["deal"].update(salts=["00", "01", "02"]), "not played by 3"),
        (lambda r: r["deal"].update(salts=["00", "02"]), ""),
        (lambda r: r["entries"].pop(), "stop before the end"),
        (lambda r: r["entries"].append(r["entries"][0]), "comes after the end"),
        (lambda r: r["entries"][0].update(seat=5), "there is none"),
        (lambda r: r["entries"][0].update(seat=-1), "there is none"),
        (lambda r: r["entries"][0].update(seat=1), "entry 1 (move of seat 1) was not possible"),
        (lambda r: r["entries"][0].update(move=None), "entry 1 (move of seat 0) was not possible"),
        (lambda r: r["entries"][0]["move"].update(picks=["9"]), "entry 1"),
        (lambda r: r["finish"]["outcome"].update(winners=[0, 1]), "the outcome is another one"),
        (lambda r: r["finish"]["outcome"]["revealed"].update(loads=[]), "another one"),
        (lambda r: r["finish"].update(outcome={}), "another one"),
        (swap_a_pick, ""),
    ],
)
def test_a_changed_record_does_not_hold(
    say: Said, change: Callable[[Any], None], finding: str
) -> None:
    code, lines = say(changed(change))
    assert code == 1
    assert lines[-1].startswith("the record does not hold: ")
    assert finding in lines[-1]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "[]",
        "{}",
        "null",
        "3",
        '"deal"',
        "[" * 100_000,
        '{"deal": 1, "entries": [], "finish": {}}',
        '{"deal": {}, "entries": [], "finish": {}}',
        changed(lambda r: r["deal"].update(game="chess")),
        changed(lambda r: r["deal"].update(game=[])),
        changed(lambda r: r["deal"].update(options={"mode": "trio"})),
        changed(lambda r: r["deal"].update(options=None)),
        changed(lambda r: r["deal"].update(options=[])),
        changed(lambda r: r["deal"].pop("game")),
        changed(lambda r: r["entries"][0].update(kind="dream")),
        changed(lambda r: r["entries"].append(None)),
        changed(lambda r: r.pop("finish")),
        changed(lambda r: r.update(more=1)),
    ],
)
def test_what_is_no_record_is_one_clear_line(say: Said, text: str) -> None:
    code, lines = say(text)
    assert code == 1
    assert len(lines) == 1
    assert "is no record: " in lines[0]
    assert "Traceback" not in lines[0]


def test_no_file_and_no_text_are_one_clear_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert replay.main([str(tmp_path / "none.json")]) == 1
    (tmp_path / "binary.json").write_bytes(b"\xff\xfe\x00")
    assert replay.main([str(tmp_path / "binary.json")]) == 1
    assert replay.main([str(tmp_path)]) == 1
    assert replay.main([]) == 1
    assert len(capsys.readouterr().out.splitlines()) == 4


def test_it_is_a_command(tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    path.write_text(json.dumps(a_record()), encoding="utf-8")
    ran = subprocess.run(
        [sys.executable, "-m", "bot.replay", str(path)],
        capture_output=True,
        text=True,
        check=False,
        cwd=Path(__file__).parents[1],
        env={**os.environ, "PYTHONHASHSEED": "7"},
    )
    assert ran.returncode == 0
    assert ran.stdout.splitlines()[-1] == "the record holds"
    assert ran.stderr == ""

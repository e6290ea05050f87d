"""What may be asked of the gallery, by its page and by its command, and how it says no."""

import sys
from typing import Any

import pytest

from bot.engines.registry import GAMES
from sandbox.gallery import __main__ as command
from sandbox.gallery.frames import FRAMES
from sandbox.gallery.wishes import FRAME, Unavailable, Wish, stages
from tests.sandbox.conftest import Page


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        ({"game": "chess", "stage": "turn"}, "there is no chess; there are duel, coup"),
        ({"game": "coup", "stage": "tea"}, "coup has no tea; it has turn"),
        ({"game": "coup", "stage": "turn", "seats": 9}, "coup is for 2 to 8, not for 9"),
        (
            {"game": "coup", "stage": "turn", "reader": "out", "seats": 2},
            "has no out; it has asked",
        ),
        ({"game": "coup", "stage": "turn", "reader": "7", "seats": 2}, "has no 7; it has asked"),
        ({"game": "frame", "stage": "tea"}, "frame has no tea; it has home"),
        ({"game": "coup", "stage": "turn", "language": "de"}, "nobody here speaks de"),
        ({"game": "coup"}, "not a wish: Field required"),
        ({"game": "coup", "stage": "turn", "table": "x"}, "not a wish"),
        ("nonsense", "not a wish"),
    ],
)
async def test_what_is_not_there_is_said_in_one_line(page: Page, wish: Any, why: str) -> None:
    async with page.post("/open", json=wish) as answer:
        told = await answer.json()
    assert answer.status == 400
    assert set(told) == {"error"}
    assert why in told["error"]
    assert "\n" not in told["error"]


@pytest.mark.parametrize("body", [{"table": "Nosuchtable1"}, {}, {"table": 1}])
async def test_a_table_that_is_not_open_has_no_next_move(page: Page, body: Any) -> None:
    async with page.post("/next", json=body) as answer:
        assert answer.status == 400
        assert await answer.json() == {"error": "no such table is open"}


async def test_the_page_is_told_what_there_is_to_choose(page: Page) -> None:
    async with page.get("/scenes") as answer:
        told = await answer.json()
    assert list(told["games"]) == [*GAMES, FRAME]
    assert told["games"]["coup"] == list(GAMES["coup"].players)
    async with page.get("/scenes/coup", params={"seats": 5}) as answer:
        assert list(await answer.json()) == stages("coup", ["*"], 5)
    async with page.get("/scenes/frame") as answer:
        assert list(await answer.json()) == list(FRAMES)
    for strange in ("chess?seats=2", "coup?seats=9", "coup"):
        async with page.get(f"/scenes/{strange}") as answer:
            assert answer.status == 400


def asked_for(monkeypatch: pytest.MonkeyPatch, *words: str) -> list[Wish]:
    monkeypatch.setattr(sys, "argv", ["gallery", *words])
    return command.wishes(command.arguments())


def test_a_command_combines_its_lists_and_leaves_out_what_is_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    wanted = asked_for(
        monkeypatch,
        *("--games", "coup,mafia", "--stages", "challenge,night", "--seats", "5,14"),
        *("--readers", "asked,out", "--languages", "en,fa", "--themes", "light"),
    )
    assert {(wish.game, wish.stage, wish.seats, wish.reader) for wish in wanted} == {
        (game, stage, seats, reader)
        for game, stage, seats in (("coup", "challenge", 5), ("mafia", "night", 14))
        for reader in ("asked", "out")
    }
    assert {(wish.language, wish.theme) for wish in wanted} == {("en", "light"), ("fa", "light")}
    assert len(wanted) == 8


def test_a_command_may_name_all_variants_of_a_stage(monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = asked_for(monkeypatch, "--games", "resistance", "--stages", "vote*")
    assert [wish.stage for wish in wanted] == ["vote", "vote-2", "vote-3"]


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("--games", "chess"), "chess is none of duel,"),
        (("--languages", "de"), "de is none of en,"),
        (("--themes", "sepia"), "sepia is none of light,dark"),
        (("--sizes", "big"), "a size is like 360x640"),
        (("--seats", "two"), "seats are numbers"),
    ],
)
def test_a_wrong_word_is_one_clear_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], words: Any, why: str
) -> None:
    with pytest.raises(SystemExit):
        asked_for(monkeypatch, *words)
    assert why in capsys.readouterr().err.splitlines()[-1]


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("--games", "coup", "--stages", "tea"), "no stage has that name"),
        (("--games", "coup", "--seats", "9"), "coup is for 2 to 8, not for 9"),
        (("--games", "duel", "--readers", "out"), "has no out; it has asked"),
    ],
)
def test_nothing_to_take_a_picture_of_is_said(
    monkeypatch: pytest.MonkeyPatch, words: Any, why: str
) -> None:
    with pytest.raises(Unavailable, match=why):
        asked_for(monkeypatch, *words)

"""The gallery without a browser: what is there, that it opens, and that it shows no more."""

import json
import re
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest

from bot.engines.registry import GAMES
from bot.people import LANGUAGES
from bot.store import Store, Unknown, connect
from sandbox.gallery.frames import FRAMES
from sandbox.gallery.names import NAMES
from sandbox.gallery.opening import Opening, Standing
from sandbox.gallery.readers import seat_of
from sandbox.gallery.recording import Recording, recordings
from sandbox.gallery.scenes import numbers, scenes, stage_of
from sandbox.gallery.wishes import FRAME, Wish, found
from tests.sandbox.conftest import Page
from tests.stages import stages

every_game = pytest.mark.parametrize("game", GAMES)


async def opened(page: Page, **wish: Any) -> dict[str, Any]:
    async with page.post("/open", json=wish) as answer:
        told: dict[str, Any] = await answer.json()
        assert answer.status == 200, told
        return told


async def looked_at(page: Page, told: dict[str, Any]) -> dict[str, Any]:
    """The snapshot that the Mini App at this address is given."""
    place, _, fragment = told["path"].partition("#")
    data = parse_qs(fragment)["tgWebAppData"][0]
    at = "/" + urlsplit(place).path
    async with page.post(f"{at}api/session", json={"initData": data}) as answer:
        session = await answer.json()
        assert answer.status == 200, session
    assert session["start"] == {"table": told["table"], "invited": False}
    async with page.ws_connect(f"{at}live/{told['table']}") as socket:
        await socket.send_json({"hello": 1, "token": session["token"]})
        frame = await socket.receive_json(timeout=5)
    snapshot: dict[str, Any] = frame["snapshot"]
    return snapshot


@every_game
def test_every_stage_of_every_game_is_there(game: str) -> None:
    there = {
        name: moment for seats in numbers(game) for name, moment in scenes(game, seats).items()
    }
    table = next(iter(there.values())).table()
    assert table.game is not None
    lacking = (stages(table.game.view(None)) | {"over"}) - set(there)
    assert not lacking
    for name, moment in there.items():
        assert stage_of(moment.table()) == re.sub(r"-\d+$", "", name)


@every_game
def test_a_first_picture_of_a_stage_has_who_is_asked_and_who_looks_on(game: str) -> None:
    for name, moment in scenes(game, numbers(game)[0]).items():
        table = moment.table()
        asked = seat_of(table, "asked") if "asked" in moment.readers else None
        other = seat_of(table, "other") if "other" in moment.readers else None
        assert table.game is not None
        if stage_of(table) == "over":
            continue
        assert asked in table.game.waiting()
        assert other is None or other not in table.game.waiting()
        assert seat_of(table, "watcher") is None
        assert "-" in name or other is not None


def test_who_has_a_role_can_be_looked_at_by_its_word() -> None:
    moment = scenes("mafia", 10)["night"]
    words = {"maf", "maniac", "doctor", "commissioner", "civilian"}
    assert set(moment.readers) - {"asked", "other", "watcher", "out"} == words
    table = moment.table()
    assert table.game is not None
    for word in words:
        assert table.game.view(seat_of(table, word)).model_dump()["role"] == word


@every_game
def test_games_are_recorded_the_same_each_time(game: str) -> None:
    for recording in list(recordings(game, numbers(game)[0]))[::6]:
        again = Recording(*[getattr(recording, field) for field in FIELDS])
        for first, second in zip(recording.play(), again.play(), strict=True):
            assert stage_of(first) == stage_of(second)
        assert recording.entries == again.entries
        ended = recording.at(len(recording.entries))
        assert ended.model_dump_json() == again.at(len(again.entries)).model_dump_json()
        assert ended.stage == "over"


FIELDS = ("game", "people", "options", "manner", "number")


@every_game
async def test_every_scene_opens_as_its_reader_sees_it_and_tells_no_more(
    page: Page, game: str
) -> None:
    for name, moment in scenes(game, numbers(game)[0]).items():
        table = moment.table()
        assert table.game is not None
        for reader in moment.readers if "-" not in name else moment.readers[:1]:
            seat = seat_of(table, reader)
            told = await opened(page, game=game, stage=name, seats=table.game.seats, reader=reader)
            assert set(told) == {"path", "table", "left"}
            shot = await looked_at(page, told)
            assert shot["seat"] == seat
            assert shot["view"] == json.loads(table.game.view(seat).model_dump_json())
            assert all(event["to"] in (None, [seat]) for event in shot["events"])


@pytest.mark.parametrize("name", FRAMES)
async def test_every_sight_of_the_frame_opens(page: Page, name: str) -> None:
    told = await opened(page, game=FRAME, stage=name)
    async with page.get("/" + told["path"]) as answer:
        assert answer.status in (200, 503)  # 503: the Mini App is not built, and the page says so
    if told["path"].startswith("app/") and told["table"]:
        assert await looked_at(page, told)


async def test_people_are_called_as_in_their_language(page: Page) -> None:
    most = max(rules.players[-1] for rules in GAMES.values())
    for language in LANGUAGES:
        assert len(set(NAMES[language])) >= most
        told = await opened(page, game="mafia", stage="night", seats=most, language=language)
        people = (await looked_at(page, told))["people"]
        assert {person["name"] for person in people} == set(NAMES[language])


async def test_what_was_played_next_is_played_next_and_only_at_that_table(page: Page) -> None:
    wish = Wish("coup", "turn", 5)
    _, _, recording, place = found(wish)
    assert recording is not None
    mine = await opened(page, game="coup", stage="turn", seats=5)
    other = await opened(page, game="coup", stage="turn", seats=5)
    shot = untouched = await looked_at(page, other)
    assert mine["left"] == len(recording.entries) - place
    left = mine["left"]
    while left:
        async with page.post("/next", json={"table": mine["table"]}) as answer:
            told = await answer.json()
        assert told["left"] < left
        left = told["left"]
        shot = await looked_at(page, mine)
        game = recording.at(len(recording.entries) - left).game
        assert game is not None
        assert shot["view"] == json.loads(game.view(shot["seat"]).model_dump_json())
    assert shot["stage"] == "over"
    assert (await looked_at(page, other))["view"] == untouched["view"]


async def test_only_the_last_scenes_stay_open() -> None:
    client = await connect()
    store = Store(client, Standing())
    opening = Opening(store, client, most=2)
    wish = Wish("coup", "turn", 5)
    gone, kept, last = [(await opening.open(wish)).table for _ in range(3)]
    assert await client.keys(f"*{gone}*") == []
    with pytest.raises(Unknown):
        await store.load(gone)
    with pytest.raises(LookupError):
        await opening.go_on(gone)
    for table in (kept, last):
        assert await opening.go_on(table)
    await client.aclose()

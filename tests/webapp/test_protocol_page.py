"""`docs/protocol.md` names all that travels: each shape, each refusal, each close, no others."""

import inspect
import re
from collections.abc import Iterator
from typing import get_type_hints

from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from bot import asking, attending, gathering, playing, table, talking
from bot.engines import duel
from bot.record import Record
from bot.snapshot import Snapshot
from tests.processes import ROOT
from webapp import api, auth, invitations, limits, live, moves
from webapp.refusals import CONFLICT, STATUS
from webapp.types import RECEIVED, SENT

PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
REFUSING = (
    *(table, talking, attending, playing, asking, gathering),
    *(api, auth, invitations, limits, live, moves),
)
IN_CHATS = {"not-late"}
"""Refused there only: nobody is removed by what the web app understands."""


def section(title: str) -> str:
    return PAGE.partition(f"## {title}\n")[2].partition("\n## ")[0]


def rows(text: str) -> Iterator[tuple[str, str]]:
    """The first two cells of each row of a table."""
    for row in re.findall(r"^\| ([^|]+) \| ([^|]+) \|", text, re.MULTILINE):
        yield row[0], row[1]


def code(text: str) -> list[str]:
    return re.findall("`([^`]+)`", text)


def shapes(text: str) -> set[frozenset[str]]:
    """The names in each pair of braces, those of inner pairs aside: `{seat, move: {…}}`."""
    found = set()
    starts: list[int] = []
    for at, sign in enumerate(text):
        if sign == "{":
            starts.append(at)
        elif sign == "}" and starts:
            inner = text[starts.pop() + 1 : at]
            while inner != (inner := re.sub(r"\{[^{}]*\}|\[[^][{}]*\]", "", inner)):
                pass
            names = (re.split("[:?]", part)[0] for part in inner.split(","))
            found.add(frozenset(name.strip(' "\n') for name in names))
    return found


def unnamed(page: str, *models: type[BaseModel]) -> list[str]:
    """Those of all models in these of which the page does not show all fields, and no others."""
    _, schema = models_json_schema([(model, "serialization") for model in models], by_alias=True)
    named = shapes(page)
    return [
        name
        for name, of in schema["$defs"].items()
        if (fields := of.get("properties")) and frozenset(fields) not in named
    ]


def test_the_page_shows_every_field_of_what_travels() -> None:
    assert unnamed(PAGE, *SENT, *RECEIVED, Snapshot, Record) == ["Snapshot"]


def test_the_page_names_every_field_of_the_snapshot() -> None:
    named = [name for cell, _ in rows(section("The snapshot")) for name in code(cell)]
    assert sorted(named) == sorted(Snapshot.model_fields)


def test_the_page_names_every_field_of_the_duel() -> None:
    named = set(code(section("The Duel")))
    assert get_type_hints(duel.Duel.view)["return"].model_fields.keys() <= named


def test_the_page_names_every_refusal() -> None:
    sources = "".join(inspect.getsource(module) for module in REFUSING)
    raised = {*STATUS, *re.findall(r'Refused\("([a-z-]+)"', sources)} - IN_CHATS
    assert raised <= set(code(section("Errors")))


def test_every_refusal_has_its_status_on_the_page() -> None:
    told: dict[str, int] = {}
    for status, codes in rows(section("Errors")):
        for each in code(codes):
            told.setdefault(each, int(status))
    assert told == {each: STATUS.get(each, CONFLICT) for each in told}


def test_every_end_of_a_socket_is_on_the_page() -> None:
    told = {
        each: int(end) for end, why in rows(section("The table's socket")) for each in code(why)
    }
    assert told == dict.fromkeys(("malformed", "too-large", "salt"), live.NO_HELLO) | live.CLOSES


def test_a_field_that_the_page_does_not_name_is_found() -> None:
    page = PAGE.replace("barred, chosen, of}", "barred, chosen}")
    assert unnamed(page, Snapshot) == ["Offer", "Snapshot"]

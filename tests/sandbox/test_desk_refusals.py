"""What the desk says where something is not possible."""

from typing import Any

import pytest
from aiohttp import ClientSession

from sandbox.chats import Chat
from sandbox.people import Person
from tests.sandbox.conftest import Desk


@pytest.mark.parametrize(
    ("path", "asked", "complaint"),
    [
        ("say", {}, "person must be a string"),
        ("say", {"person": "9"}, "there is no person '9'"),
        ("say", {"person": "9" * 5000}, "there is no person '9"),
        ("say", {"person": "ANYA", "chat": "-1", "text": "x"}, "has no chat '-1'"),
        ("say", {"person": "ANYA", "chat": "GROUP", "text": " "}, "needs some text"),
        ("say", {"person": "ANYA", "chat": "GROUP", "text": "x" * 4097}, "at most 4096"),
        ("say", {"person": "ANYA", "chat": "GROUP", "text": "\ud800"}, "half a character"),
        ("say", {"person": "ANYA", "chat": "GROUP", "text": 1}, "text must be a string"),
        (
            "say",
            {"person": "ANYA", "chat": "GROUP", "text": "x", "reply_to": "77"},
            "no message '77'",
        ),
        ("tap", {"person": "ANYA", "chat": "GROUP", "row": True, "column": 0}, "row must be"),
        ("pass", {"seconds": -1}, "time passes forward"),
        ("pass", {"seconds": 10**30}, "time passes forward"),
        ("pass", {"seconds": "1"}, "seconds must be a whole number"),
        ("add", {"name": " ", "language": "en"}, "1 to 64 characters"),
        ("add", {"name": "x" * 65, "language": "en"}, "1 to 64 characters"),
        ("add", {"name": "x", "language": "English!"}, "a language is a code"),
    ],
)
async def test_what_is_not_possible_is_said_in_one_sentence(
    desk: Desk, group: Chat, anya: Person, path: str, asked: dict[str, Any], complaint: str
) -> None:
    known = {"ANYA": str(anya.id), "GROUP": str(group.id)}
    asked = {key: known.get(value, value) for key, value in asked.items()}
    assert complaint in (await desk.post(path, **asked))["error"]
    assert group.messages == {}


@pytest.mark.parametrize("body", ["", "[]", "{"])
async def test_a_body_must_be_an_object(http: ClientSession, server: str, body: str) -> None:
    async with http.post(f"{server}/desk/say", data=body) as response:
        assert response.status == 400
        assert await response.json() == {"error": "the body must be a JSON object"}


async def test_a_page_cannot_watch_as_nobody(http: ClientSession, server: str) -> None:
    async with http.get(f"{server}/desk/watch") as response:
        assert response.status == 400
        assert "there is no person" in (await response.json())["error"]

"""Answers to inline queries that are given again, and those that go on."""

import pytest

from bot.timing import MovableTime
from sandbox.chats import Chat
from sandbox.people import Person
from tests.sandbox.conftest import Desk, Updates
from tests.sandbox.results import Asking, article


@pytest.fixture
def asking(desk: Desk, updates: Updates, anya: Person) -> Asking:
    return Asking(desk, updates, anya)


async def test_an_answer_is_given_again_for_five_minutes_to_anybody(
    asking: Asking, updates: Updates, group: Chat, bojan: Person, time: MovableTime, desk: Desk
) -> None:
    seeing = asking.ask(group.id, "duel")
    await (await asking.heard()).answer([article()])
    await seeing
    theirs = Asking(desk, updates, bojan)
    seen = await theirs.ask(group.id, "duel")
    assert [one["id"] for one in seen["results"]] == ["a"]
    assert await updates.fetch() == []
    time.skip(300)
    seeing = theirs.ask(group.id, "duel")
    await (await asking.heard()).answer([], cache_time=0)
    assert (await seeing)["results"] == []


async def test_a_personal_answer_is_given_again_to_its_person_alone(
    asking: Asking, updates: Updates, group: Chat, bojan: Person, desk: Desk
) -> None:
    seeing = asking.ask(group.id, "duel")
    await (await asking.heard()).answer([article()], is_personal=True)
    await seeing
    assert (await asking.ask(group.id, "duel"))["results"]
    seeing = Asking(desk, updates, bojan).ask(group.id, "duel")
    await (await asking.heard()).answer([], cache_time=0)
    assert (await seeing)["results"] == []


async def test_further_results_are_asked_for_by_the_bots_own_offset(
    asking: Asking, group: Chat
) -> None:
    seen = await asking.offered(group.id, article(), next_offset="page 2")
    seeing = asking.ask(group.id, offset=seen["next_offset"])
    query = await asking.heard()
    assert query.offset == "page 2"
    await query.answer([article("b")], cache_time=0)
    assert [one["id"] for one in (await seeing)["results"]] == ["b"]

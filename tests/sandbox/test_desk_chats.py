"""What a script does to chats through the desk."""

from typing import Any

import pytest

from sandbox.chats import Chat
from sandbox.people import Person
from sandbox.telegram import Telegram
from tests.sandbox.conftest import Desk, Updates


@pytest.fixture
def ids(telegram: Telegram, anya: Person, tom: Person, group: Chat) -> dict[str, str]:
    return {
        "ANYA": str(anya.id),
        "TOM": str(tom.id),
        "BOT": str(telegram.bot.id),
        "GROUP": str(group.id),
    }


async def test_a_forum_is_founded_and_its_topics_used(
    desk: Desk, anya: Person, bojan: Person, telegram: Telegram, updates: Updates
) -> None:
    me = str(anya.id)
    chat = (await desk.post("create", person=me, kind="forum", title="Club"))["chat"]
    where = {"person": me, "chat": chat}
    topic = (await desk.post("topic", **where, act="open", name="Games"))["topic"]
    await updates.fetch()
    said = await desk.post("say", **where, text="/play", topic=topic)
    (update,) = await updates.fetch()
    assert update.message
    assert str(update.message.message_thread_id) == topic
    await desk.post("topic", **where, act="close", topic=topic)
    view = await desk.get("chat", person=str(bojan.id), chat=chat)
    assert view["topics"] == [
        {"id": "1", "name": "General", "closed": False},
        {"id": topic, "name": "Games", "closed": True},
    ]
    (message,) = [one for one in view["messages"] if one["id"] == said["message"]]
    assert message["topic"] == topic
    assert [one["text"] for one in view["messages"] if one["service"] == "forum_topic_created"] == [
        "Нова тема: Games"
    ]
    await desk.post("topic", **where, act="reopen", topic=topic)
    await desk.post("topic", **where, act="rename", topic=topic, name="Play")
    await desk.post("topic", **where, act="delete", topic=topic)
    assert len((await desk.get("chat", **where))["topics"]) == 1


async def test_people_are_let_in_raised_muted_and_thrown_out(
    desk: Desk, ids: dict[str, str], group: Chat, telegram: Telegram
) -> None:
    where = {"person": ids["ANYA"], "chat": ids["GROUP"]}

    async def standing(who: str) -> dict[str, Any]:
        members = (await desk.get("room", **where))["members"]
        found: dict[str, Any] = next(one for one in members if one["id"] == ids[who])
        return found

    await desk.post("promote", **where, who=ids["BOT"], rights=["can_pin_messages"])
    assert (await standing("BOT"))["rights"] == ["can_manage_chat", "can_pin_messages"]
    await desk.post("demote", **where, who=ids["BOT"])
    await desk.post("restrict", **where, who=ids["TOM"], may=[], seconds=60)
    assert (await standing("TOM"))["status"] == "restricted"
    await desk.post("restrict", **where, who=ids["TOM"])
    await desk.post("remove", **where, who=ids["BOT"])
    assert (await standing("BOT"))["status"] == "kicked"
    await desk.post("invite", **where, who=ids["BOT"])
    await desk.post("hide", **where)
    assert (await standing("ANYA"))["anonymous"] is True
    view = await desk.post("say", **where, text="we")
    messages = (await desk.get("chat", **where))["messages"]
    (said,) = [one for one in messages if one["id"] == view["message"]]
    assert said["from"] == {"id": ids["GROUP"], "name": group.title, "bot": False}
    await desk.post("permit", **where, may=["can_send_messages"])
    await desk.post("slow", **where, seconds=30)
    room = await desk.get("room", **where)
    assert (room["permissions"], room["slow"]) == (["can_send_messages"], 30)
    await desk.post("permit", **where, may=[])
    view = await desk.get("chat", person=ids["TOM"], chat=ids["GROUP"])
    assert view["writes"] is False
    await desk.post("topics", **where)
    assert (await desk.get("room", **where))["forum"] is True


async def test_a_group_is_upgraded_left_and_deleted(
    desk: Desk, ids: dict[str, str], telegram: Telegram, tom: Person
) -> None:
    me = ids["ANYA"]
    made = {"kind": "basic", "title": "Small", "people": [ids["TOM"]], "bot": False}
    chat = (await desk.post("create", person=me, **made))["chat"]
    new = (await desk.post("upgrade", person=me, chat=chat))["chat"]
    assert [one.id for one in telegram.groups[int(new)].people()] == [int(me), tom.id]
    await desk.post("leave", person=ids["TOM"], chat=new)
    assert "has no chat" in (await desk.get("chat", person=ids["TOM"], chat=new))["error"]
    await desk.post("delete", person=me, chat=new)
    assert "has no chat" in (await desk.get("chat", person=me, chat=new))["error"]


async def test_a_channel_is_discussed_in_a_group(desk: Desk, ids: dict[str, str]) -> None:
    me = ids["ANYA"]
    channel = (await desk.post("create", person=me, kind="channel", title="News"))["chat"]
    await desk.post("discuss", person=me, channel=channel, chat=ids["GROUP"])
    await desk.post("say", person=me, chat=channel, text="news")
    assert (await desk.get("room", person=me, chat=ids["GROUP"]))["linked"] == channel
    writes = [
        (await desk.get("chat", person=ids[who], chat=channel))["writes"] for who in ("ANYA", "TOM")
    ]
    assert writes == [True, False]
    messages = (await desk.get("chat", person=ids["TOM"], chat=ids["GROUP"]))["messages"]
    assert messages[-1]["from"]["name"] == "News"
    assert messages[-1]["text"] == "news"


async def test_a_link_into_groups_asks_for_one_and_is_followed_there(
    desk: Desk, ids: dict[str, str], updates: Updates
) -> None:
    url = "https://t.me/one_table_bot?startgroup=gduel&admin=pin_messages+manage_topics"
    asked = await desk.post("follow", person=ids["ANYA"], url=url)
    assert asked == {"startgroup": {"start": "gduel", "admin": ["pin_messages", "manage_topics"]}}
    where = {"person": ids["ANYA"], "chat": ids["GROUP"]}
    await desk.post("startgroup", **where, **asked["startgroup"])
    risen, said = await updates.fetch()
    assert risen.my_chat_member
    assert said.message
    assert said.message.text == "/start@one_table_bot gduel"


async def test_private_chats_are_left_by_nobody(desk: Desk, ids: dict[str, str]) -> None:
    for private in ("BOT", "TOM"):
        answer = await desk.post("leave", person=ids["ANYA"], chat=ids[private])
        assert "groups and channels only" in answer["error"]


async def test_a_deleted_account_does_nothing_more(desk: Desk, ids: dict[str, str]) -> None:
    await desk.post("deactivate", person=ids["TOM"])
    talk = {"person": ids["TOM"], "chat": ids["GROUP"], "text": "x"}
    assert "there is no person" in (await desk.post("say", **talk))["error"]
    people = (await desk.get("world"))["people"]
    assert [one["deleted"] for one in people] == [False, True, False, False]


@pytest.mark.parametrize(
    ("path", "asked", "complaint"),
    [
        ("create", {"kind": "club", "title": "x"}, "there is no chat of the kind 'club'"),
        ("create", {"kind": "group", "title": " "}, "1 to 128 characters"),
        ("invite", {"who": "TOM"}, "they are here already"),
        ("invite", {"who": "9"}, "there is no person '9'"),
        ("promote", {"who": "TOM", "rights": ["can_fly"]}, "there is no right 'can_fly'"),
        ("promote", {"who": "TOM", "rights": "all"}, "rights must be a list of strings"),
        ("hide", {"hidden": 1}, "hidden must be true or false"),
        ("restrict", {"who": "TOM", "may": ["can_fly"]}, "no permission 'can_fly'"),
        ("slow", {"seconds": 7}, "slow mode is for supergroups"),
        ("upgrade", {}, "only a basic group can be upgraded"),
        ("topic", {"act": "open", "name": "x"}, "the chat is not a forum"),
        ("topic", {"act": "sing"}, "act must be open, rename, close, reopen or delete"),
        ("topic", {"act": "close", "topic": "x"}, "topic must be an id"),
        ("discuss", {"channel": "GROUP"}, "a channel is linked to a supergroup"),
        ("say", {"text": "x", "topic": "77"}, "there is no topic '77'"),
    ],
)
async def test_what_is_not_possible_is_said_in_one_sentence(
    desk: Desk, ids: dict[str, str], path: str, asked: dict[str, Any], complaint: str
) -> None:
    asked = {
        key: ids.get(value, value) if isinstance(value, str) else value
        for key, value in asked.items()
    }
    answer = await desk.post(path, person=ids["ANYA"], chat=ids["GROUP"], **asked)
    assert complaint in answer["error"]

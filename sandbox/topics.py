"""The topics of a forum: opened, renamed, closed and deleted, by people and by the bot alike."""

from typing import Any

from sandbox.chats import GENERAL, Chat, Topic
from sandbox.people import Bot, Person
from sandbox.refusal import Impossible, Refused, bad
from sandbox.telegram import Telegram

LONGEST_NAME = 128
BLUE = 0x6FB9F0
"""The colour of a topic for which none is named."""


def topics_in(chat: Chat) -> dict[int, Topic]:
    if chat.topics is None:
        raise bad("the chat is not a forum")
    return chat.topics


def open_topic(
    telegram: Telegram, chat: Chat, opener: Person | Bot, name: str, colour: int = BLUE
) -> Topic:
    """A new topic, which begins with a message that says so and whose id is that message's."""
    topics = topics_in(chat)
    if not chat.may(opener.id, "can_manage_topics"):
        raise bad("not enough rights to create a topic")
    name = named(name)
    if isinstance(opener, Bot):
        telegram.floods.spend(chat.id)
    created = {"forum_topic_created": {"name": name, "icon_color": colour}}
    first = telegram.post(chat, opener, service=created, mask=chat.mask(opener.id))
    first.topic = first
    topics[first.id] = Topic(first.id, name, opener.id, first)
    telegram.pass_on(chat, first)
    return topics[first.id]


def named(name: str) -> str:
    name = " ".join(name.split())[:LONGEST_NAME]
    if not name:
        raise bad("title must be non-empty")
    return name


def shut(telegram: Telegram, chat: Chat, by: Person | Bot, number: int, closed: bool) -> None:
    """Close a topic, or open it again."""
    topic = changeable(chat, by, number, "close or open")
    if topic.closed == closed:
        raise bad("TOPIC_NOT_MODIFIED")
    topic.closed = closed
    say(telegram, chat, by, topic, {f"forum_topic_{'closed' if closed else 'reopened'}": {}})


def rename(telegram: Telegram, chat: Chat, by: Person | Bot, number: int, name: str) -> None:
    topic = changeable(chat, by, number, "edit")
    if topic.name == named(name):
        raise bad("TOPIC_NOT_MODIFIED")
    topic.name = named(name)
    say(telegram, chat, by, topic, {"forum_topic_edited": {"name": topic.name}})


def drop(telegram: Telegram, chat: Chat, by: Person | Bot, number: int) -> None:
    """Delete a topic with all that was said in it. Nobody is told of that."""
    topic = found(chat, number)
    if not chat.may(by.id, "can_delete_messages"):
        raise bad("not enough rights to delete the topic")
    if topic.first is None:
        raise bad("TOPIC_ID_INVALID")
    del topics_in(chat)[topic.id]
    chat.messages = {key: m for key, m in chat.messages.items() if m.topic is not topic.first}
    chat.pinned = [number for number in chat.pinned if number in chat.messages]
    telegram.watch.changed(chat)


def found(chat: Chat, number: int) -> Topic:
    topic = topics_in(chat).get(number)
    if number <= 0:
        raise bad("invalid forum topic identifier specified")
    if topic is None:
        raise bad("TOPIC_ID_INVALID")
    return topic


def changeable(chat: Chat, by: Person | Bot, number: int, what: str) -> Topic:
    """A topic that this member may close or rename: who opened it may, and who manages topics."""
    topic = found(chat, number)
    if topic.opener != by.id and not chat.may(by.id, "can_manage_topics"):
        raise bad(f"not enough rights to {what} the topic")
    return topic


def say(
    telegram: Telegram, chat: Chat, by: Person | Bot, topic: Topic, service: dict[str, Any]
) -> None:
    telegram.post_service(chat, by, mask=chat.mask(by.id), topic=topic.first, **service)


def turn(telegram: Telegram, chat: Chat, by: Person, on: bool) -> None:
    """Make a forum of a supergroup, or an ordinary supergroup of a forum again."""
    if not chat.may(by.id, "can_manage_topics") or chat.type != "supergroup":
        raise Impossible("topics are turned on in supergroups, by who may manage them")
    if on == (chat.topics is not None):
        return
    chat.topics = {GENERAL: Topic(GENERAL, "General")} if on else None
    for message in chat.messages.values():
        message.topic = None
    telegram.watch.changed(chat)


def as_person(refused: Refused) -> Impossible:
    """What the server refuses a bot it refuses a person too."""
    return Impossible(refused.description.removeprefix("Bad Request: "))

"""How a message comes into a chat: in which topic it stands, and in whose name."""

from typing import Any

from sandbox.chats import GENERAL, Chat, Topic
from sandbox.entities import with_found
from sandbox.messages import Mask, Message
from sandbox.people import TELEGRAM, Bot, Person
from sandbox.refusal import Impossible
from sandbox.rights import obstacle
from sandbox.telegram import Telegram


def topic_for(chat: Chat, wanted: int, reply_to: Message | None) -> Topic | None:
    """The topic of a forum that is meant: the one named, the answered message's, or General."""
    topics = chat.topics or {}
    if not wanted and reply_to and reply_to.topic:
        wanted = reply_to.topic.id
    return topics.get(wanted or GENERAL)


def placed(
    chat: Chat, writer: int, topic: Topic | None, reply_to: Message | None
) -> dict[str, Any]:
    """What a new message says of where it stands, and in whose name."""
    first = topic.first if topic else None
    thread = 0
    if reply_to and not first and chat.kind == "group" and not chat.basic:
        # The trap of real supergroups: an answer carries a thread although there is no topic.
        thread = reply_to.thread or reply_to.id
    mask = chat.mask(writer)
    return {"reply_to": reply_to, "topic": first, "thread": thread, "mask": mask}


def post(
    telegram: Telegram,
    chat: Chat,
    writer: Person | Bot,
    text: str,
    *,
    topic: Topic | None = None,
    reply_to: Message | None = None,
    **more: Any,
) -> Message:
    """Put a text into a chat, where slow mode counts from it."""
    place = placed(chat, writer.id, topic, reply_to)
    message = telegram.post(chat, writer, text, **place, **more)
    chat.spoke[writer.id] = telegram.time.now()
    return message


def discuss(telegram: Telegram, channel: Chat, post: Message) -> None:
    """Bring a channel's post into its discussion group, if it has one, as Telegram itself does."""
    group = telegram.groups.get(channel.linked)
    if channel.kind != "channel" or group is None:
        return
    origin = {
        "type": "channel",
        "chat": channel.shown(),
        "message_id": post.id,
        "date": post.date,
    }
    mask = Mask(channel.shown(), TELEGRAM, {"is_automatic_forward": True, "forward_origin": origin})
    copy = telegram.post(
        group, post.sender, post.text, entities=post.entities, photo=post.photo, mask=mask
    )
    telegram.pass_on(group, copy)


def post_by_person(
    telegram: Telegram,
    chat: Chat,
    person: Person,
    text: str,
    reply_to: Message | None = None,
    topic: int = 0,
) -> Message:
    """What a person writes, passed on to the bot where the bot may hear it."""
    place = topic_for(chat, topic, reply_to)
    if topic and place is None:
        raise Impossible(f"there is no topic '{topic}' in this chat")
    if hindered := obstacle(chat, person.id, place.id if place else 0, telegram.time.now()):
        raise hindered.impossible()
    entities = with_found(text, [])
    message = post(telegram, chat, person, text, topic=place, reply_to=reply_to, entities=entities)
    telegram.pass_on(chat, message)
    discuss(telegram, chat, message)
    return message

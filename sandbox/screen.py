"""What a person's phone shows: the list of chats, and one chat with its messages."""

from dataclasses import replace
from typing import Any

from sandbox import keyboards
from sandbox.chats import Chat
from sandbox.entities import drawn
from sandbox.ephemeral import Ephemeral
from sandbox.happenings import happened
from sandbox.messages import Button, Message
from sandbox.people import Person
from sandbox.telegram import Telegram


def world(telegram: Telegram) -> dict[str, Any]:
    """Everybody there is, each with their list of chats."""
    bot = telegram.bot
    return {
        "bot": {"id": str(bot.id), "username": bot.username, "name": bot.name, "app": bot.app},
        "now": telegram.time.now(),
        "served_at": telegram.served_at,
        "people": [
            {
                "id": str(person.id),
                "name": person.name,
                "language": person.language,
                "theme": person.theme,
                "started": person.started,
                "blocked": person.blocked,
                "deleted": person.deleted,
                "chats": [listed(telegram, person, chat) for chat in telegram.chats_of(person)],
            }
            for person in telegram.people.values()
        ],
    }


def title(telegram: Telegram, person: Person, chat: Chat) -> str:
    """What stands above the chat; the bot goes by its name in the person's language."""
    if chat.shared:
        return chat.title
    if chat.kind == "friend":
        return chat.other(person).name
    return bot_name(telegram, person)


def bot_name(telegram: Telegram, person: Person) -> str:
    names = telegram.profile.names
    return names.get(person.language) or names.get("") or telegram.bot.name


def listed(telegram: Telegram, person: Person, chat: Chat) -> dict[str, Any]:
    return {
        "id": chat.seen_as(person, telegram.bot),
        "kind": chat.kind,
        "type": chat.type,
        "title": title(telegram, person, chat),
    }


def opened(telegram: Telegram, person: Person, chat: Chat) -> dict[str, Any]:
    """One chat as that person sees it."""
    shown = listed(telegram, person, chat) | {
        "commands": [],
        "menu": None,
        "description": "",
        "topics": topics(chat),
        "writes": writes(person, chat),
        "messages": [
            written(telegram, person, chat, message)
            for message in telegram.ephemerals.among(chat, person)
        ],
    }
    if chat.kind != "friend" and chat.has(telegram.bot.id):
        shown["commands"] = telegram.profile.commands_for(person, chat)
    if chat.kind == "bot":
        shown["description"] = telegram.profile.description_for(person)
        menu = telegram.profile.menu_for(person)
        if menu["type"] == "web_app":
            shown["menu"] = {"text": menu["text"], "url": menu["web_app"]["url"]}
    return shown


def written(telegram: Telegram, person: Person, chat: Chat, message: Message) -> dict[str, Any]:
    """One message; a service message is from nobody and says in its text what happened."""
    if message.service:
        message = replace(message, text=happened(person, message))
    return {
        "id": message.key,
        "from": None if message.service else author(telegram, person, message),
        "date": message.date,
        "edited": bool(message.edited),
        "text": message.text,
        "html": drawn(message.text, message.entities),
        "photo": message.photo.id if message.photo else None,
        "silent": message.silent,
        "protected": message.protected,
        "reply_to": message.reply_to.key if message.reply_to else None,
        "keyboard": [[button(one) for one in row] for row in message.keyboard],
        "pinned": message.id in chat.pinned,
        "reactions": sorted(message.reactions.values()),
        "service": next(iter(message.service), None),
        "topic": str(message.topic.id) if message.topic else None,
        "via": message.via.username if message.via else None,
        "ephemeral": isinstance(message, Ephemeral),
    }


def author(telegram: Telegram, person: Person, message: Message) -> dict[str, Any]:
    """Who a message is from, as all see it: whoever is anonymous is the chat."""
    if message.mask:
        chat = message.mask.chat
        return {"id": str(chat["id"]), "name": chat["title"], "bot": False}
    sender = message.sender
    name = bot_name(telegram, person) if sender.is_bot else sender.name
    return {"id": str(sender.id), "name": name, "bot": sender.is_bot}


def writes(person: Person, chat: Chat) -> bool:
    """Whether this person may write here at all, closed topics and slow mode aside."""
    if chat.kind == "channel":
        return chat.may(person.id, "can_post_messages")
    return chat.kind != "group" or chat.may(person.id, "can_send_messages")


def topics(chat: Chat) -> list[dict[str, Any]] | None:
    """The topics of a forum in the order in which they were opened; other chats have none."""
    if chat.topics is None:
        return None
    return [
        {"id": str(topic.id), "name": topic.name, "closed": topic.closed}
        for topic in chat.topics.values()
    ]


def button(given: Button) -> dict[str, Any]:
    """A button as it is drawn. Callback data stays out: no client shows it."""
    shown = {"text": given["text"], "kind": keyboards.kind(given)}
    if "url" in given:
        shown["url"] = given["url"]
    if "style" in given:
        shown["style"] = given["style"]
    if "copy_text" in given:
        shown["copy"] = given["copy_text"]["text"]
    return shown

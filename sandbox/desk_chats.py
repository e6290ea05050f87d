"""The desk's calls for chats: found and end them, let people in and out, give and take rights."""

from typing import Any

from aiohttp import web

from sandbox import topics
from sandbox.asked import Asked, answering, number, number_of, rights, switch, text
from sandbox.chats import Chat, Member
from sandbox.people import Bot, Person
from sandbox.phone import Phone
from sandbox.refusal import Impossible, Refused
from sandbox.rooms import Rooms
from sandbox.screen import bot_name
from sandbox.telegram import Telegram


def routes(telegram: Telegram) -> list[web.RouteDef]:
    """The routes under `/desk/`, each named as its act."""
    desk = ChatsDesk(telegram)
    acts = (
        desk.create,
        desk.invite,
        desk.remove,
        desk.leave,
        desk.promote,
        desk.demote,
        desk.hide,
        desk.restrict,
        desk.permit,
        desk.slow,
        desk.upgrade,
        desk.topics,
        desk.topic,
        desk.discuss,
        desk.delete,
        desk.startgroup,
        desk.deactivate,
    )
    return [
        web.get("/desk/room", answering(desk.room)),
        *(web.post(f"/desk/{act.__name__}", answering(act)) for act in acts),
    ]


class ChatsDesk:
    """Each call takes what was asked as a dict and answers a dict."""

    def __init__(self, telegram: Telegram) -> None:
        self.telegram = telegram

    def rooms(self, asked: Asked) -> Rooms:
        return Rooms(self.telegram, self.telegram.person(text(asked, "person")))

    def here(self, asked: Asked) -> tuple[Rooms, Chat]:
        """A person's hand, and the chat it is laid on."""
        rooms = self.rooms(asked)
        return rooms, self.telegram.chat_seen(rooms.person, text(asked, "chat"))

    def who(self, asked: Asked) -> Person | Bot:
        """Somebody by id; the bot counts."""
        who, bot = text(asked, "who"), self.telegram.bot
        return bot if who == str(bot.id) else self.telegram.person(who)

    async def room(self, asked: Asked) -> dict[str, Any]:
        """Who is in a chat and with which rights, and how it is set."""
        rooms, chat = self.here(asked)
        members = chat.members.values() if chat.shared else ()
        return {
            "type": chat.type,
            "members": [self.listed(rooms.person, member) for member in members],
            "permissions": sorted(chat.permissions),
            "slow": chat.slow,
            "linked": str(chat.linked) if chat.linked else None,
            "forum": chat.topics is not None,
        }

    def listed(self, person: Person, member: Member) -> dict[str, Any]:
        who = member.who
        return {
            "id": str(who.id),
            "name": bot_name(self.telegram, person) if isinstance(who, Bot) else who.name,
            "bot": who.is_bot,
            "status": member.status,
            "rights": sorted(member.rights),
            "anonymous": member.anonymous,
        }

    async def create(self, asked: Asked) -> dict[str, Any]:
        rooms = self.rooms(asked)
        named = rights(asked, "people")
        others: list[Person | Bot] = [
            person
            for person in self.telegram.people.values()
            if person is not rooms.person and (named is None or str(person.id) in named)
        ]
        if switch(asked, "bot", True):
            others.append(self.telegram.bot)
        chat = rooms.create(text(asked, "kind"), text(asked, "title"), *others)
        return {"chat": str(chat.id)}

    async def invite(self, asked: Asked) -> dict[str, Any]:
        rooms, chat = self.here(asked)
        rooms.invite(chat, self.who(asked))
        return {}

    async def remove(self, asked: Asked) -> dict[str, Any]:
        rooms, chat = self.here(asked)
        rooms.remove(chat, self.who(asked))
        return {}

    async def leave(self, asked: Asked) -> dict[str, Any]:
        rooms, chat = self.here(asked)
        rooms.leave(chat)
        return {}

    async def promote(self, asked: Asked) -> dict[str, Any]:
        rooms, chat = self.here(asked)
        named, anonymous = rights(asked, "rights"), switch(asked, "anonymous", False)
        rooms.promote(chat, self.who(asked), named, anonymous=anonymous)
        return {}

    async def demote(self, asked: Asked) -> dict[str, Any]:
        rooms, chat = self.here(asked)
        rooms.demote(chat, self.who(asked))
        return {}

    async def hide(self, asked: Asked) -> dict[str, Any]:
        rooms, chat = self.here(asked)
        rooms.hide(chat, switch(asked, "hidden", True))
        return {}

    async def restrict(self, asked: Asked) -> dict[str, Any]:
        rooms, chat = self.here(asked)
        may, seconds = rights(asked, "may"), number(asked, "seconds", 0)
        rooms.restrict(chat, self.who(asked), may, seconds)
        return {}

    async def permit(self, asked: Asked) -> dict[str, Any]:
        rooms, chat = self.here(asked)
        rooms.permit(chat, rights(asked, "may") or frozenset())
        return {}

    async def slow(self, asked: Asked) -> dict[str, Any]:
        rooms, chat = self.here(asked)
        rooms.slow(chat, number(asked, "seconds"))
        return {}

    async def upgrade(self, asked: Asked) -> dict[str, Any]:
        rooms, chat = self.here(asked)
        return {"chat": str(rooms.upgrade(chat).id)}

    async def topics(self, asked: Asked) -> dict[str, Any]:
        rooms, chat = self.here(asked)
        topics.turn(self.telegram, chat, rooms.person, switch(asked, "on", True))
        return {}

    async def topic(self, asked: Asked) -> dict[str, Any]:
        rooms, chat = self.here(asked)
        act, topic = text(asked, "act"), number_of(asked, "topic")
        by = (self.telegram, chat, rooms.person)
        try:
            if act == "open":
                topic = topics.open_topic(*by, text(asked, "name")).id
            elif act == "rename":
                topics.rename(*by, topic, text(asked, "name"))
            elif act in {"close", "reopen"}:
                topics.shut(*by, topic, closed=act == "close")
            elif act == "delete":
                topics.drop(*by, topic)
            else:
                raise Impossible("act must be open, rename, close, reopen or delete")
        except Refused as refused:
            raise topics.as_person(refused) from None
        return {"topic": str(topic)}

    async def discuss(self, asked: Asked) -> dict[str, Any]:
        rooms, group = self.here(asked)
        channel = self.telegram.chat_seen(rooms.person, text(asked, "channel"))
        rooms.link(channel, group)
        return {}

    async def delete(self, asked: Asked) -> dict[str, Any]:
        rooms, chat = self.here(asked)
        rooms.delete(chat)
        return {}

    async def startgroup(self, asked: Asked) -> dict[str, Any]:
        rooms, chat = self.here(asked)
        named = frozenset(f"can_{right}" for right in rights(asked, "admin") or ())
        return {"message": rooms.start_in(chat, text(asked, "start"), named).key}

    async def deactivate(self, asked: Asked) -> dict[str, Any]:
        Phone(self.telegram, self.rooms(asked).person).delete_account()
        return {}

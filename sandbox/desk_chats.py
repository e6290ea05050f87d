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

    def chat(self, rooms: Rooms, asked: Asked, name: str = "chat") -> Chat:
        return self.telegram.chat_seen(rooms.person, text(asked, name))

    def who(self, who: str) -> Person | Bot:
        """Somebody by id; the bot counts."""
        return self.telegram.bot if who == str(self.telegram.bot.id) else self.telegram.person(who)

    async def room(self, asked: Asked) -> dict[str, Any]:
        """Who is in a chat and with which rights, and how it is set."""
        rooms = self.rooms(asked)
        chat = self.chat(rooms, asked)
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
        rooms = self.rooms(asked)
        rooms.invite(self.chat(rooms, asked), self.who(text(asked, "who")))
        return {}

    async def remove(self, asked: Asked) -> dict[str, Any]:
        rooms = self.rooms(asked)
        rooms.remove(self.chat(rooms, asked), self.who(text(asked, "who")))
        return {}

    async def leave(self, asked: Asked) -> dict[str, Any]:
        rooms = self.rooms(asked)
        rooms.leave(self.chat(rooms, asked))
        return {}

    async def promote(self, asked: Asked) -> dict[str, Any]:
        rooms = self.rooms(asked)
        chat, who = self.chat(rooms, asked), self.who(text(asked, "who"))
        anonymous = switch(asked, "anonymous", False)
        rooms.promote(chat, who, rights(asked, "rights"), anonymous=anonymous)
        return {}

    async def demote(self, asked: Asked) -> dict[str, Any]:
        rooms = self.rooms(asked)
        rooms.demote(self.chat(rooms, asked), self.who(text(asked, "who")))
        return {}

    async def hide(self, asked: Asked) -> dict[str, Any]:
        rooms = self.rooms(asked)
        rooms.hide(self.chat(rooms, asked), switch(asked, "hidden", True))
        return {}

    async def restrict(self, asked: Asked) -> dict[str, Any]:
        rooms = self.rooms(asked)
        chat, who = self.chat(rooms, asked), self.who(text(asked, "who"))
        rooms.restrict(chat, who, rights(asked, "may"), number(asked, "seconds", 0))
        return {}

    async def permit(self, asked: Asked) -> dict[str, Any]:
        rooms = self.rooms(asked)
        rooms.permit(self.chat(rooms, asked), rights(asked, "may") or frozenset())
        return {}

    async def slow(self, asked: Asked) -> dict[str, Any]:
        rooms = self.rooms(asked)
        rooms.slow(self.chat(rooms, asked), number(asked, "seconds"))
        return {}

    async def upgrade(self, asked: Asked) -> dict[str, Any]:
        rooms = self.rooms(asked)
        return {"chat": str(rooms.upgrade(self.chat(rooms, asked)).id)}

    async def topics(self, asked: Asked) -> dict[str, Any]:
        rooms = self.rooms(asked)
        chat = self.chat(rooms, asked)
        topics.turn(self.telegram, chat, rooms.person, switch(asked, "on", True))
        return {}

    async def topic(self, asked: Asked) -> dict[str, Any]:
        rooms = self.rooms(asked)
        chat, number = self.chat(rooms, asked), number_of(asked, "topic")
        act, by = text(asked, "act"), (self.telegram, chat, rooms.person)
        try:
            if act == "open":
                number = topics.open_topic(*by, text(asked, "name")).id
            elif act == "rename":
                topics.rename(*by, number, text(asked, "name"))
            elif act in {"close", "reopen"}:
                topics.shut(*by, number, closed=act == "close")
            elif act == "delete":
                topics.drop(*by, number)
            else:
                raise Impossible("act must be open, rename, close, reopen or delete")
        except Refused as refused:
            raise topics.as_person(refused) from None
        return {"topic": str(number)}

    async def discuss(self, asked: Asked) -> dict[str, Any]:
        rooms = self.rooms(asked)
        rooms.link(self.chat(rooms, asked, "channel"), self.chat(rooms, asked))
        return {}

    async def delete(self, asked: Asked) -> dict[str, Any]:
        rooms = self.rooms(asked)
        rooms.delete(self.chat(rooms, asked))
        return {}

    async def startgroup(self, asked: Asked) -> dict[str, Any]:
        rooms = self.rooms(asked)
        named = {f"can_{right}" for right in rights(asked, "admin") or ()}
        chat, start = self.chat(rooms, asked), text(asked, "start")
        return {"message": rooms.start_in(chat, start, frozenset(named)).key}

    async def deactivate(self, asked: Asked) -> dict[str, Any]:
        Phone(self.telegram, self.rooms(asked).person).delete_account()
        return {}

"""The desk's calls for what goes through the bot, and for what only one person sees of it."""

from typing import Any

from aiohttp import web

from sandbox.asked import Asked, answering, number, text
from sandbox.chats import Chat
from sandbox.telegram import Telegram
from sandbox.via import Via


def routes(telegram: Telegram) -> list[web.RouteDef]:
    desk = InlineDesk(telegram)
    return [
        web.get("/desk/prepared", answering(desk.prepared)),
        web.get("/desk/photo", desk.photo),
        web.post("/desk/send", answering(desk.send)),
        web.post("/desk/inline", answering(desk.ask)),
        web.post("/desk/pick", answering(desk.pick)),
        web.post("/desk/press", answering(desk.press)),
        web.post("/desk/restart", answering(desk.restart)),
    ]


class InlineDesk:
    """Each call takes what was asked as a dict and answers a dict."""

    def __init__(self, telegram: Telegram) -> None:
        self.telegram = telegram

    def via(self, asked: Asked) -> Via:
        return Via(self.telegram, self.telegram.person(text(asked, "person")))

    def chat_of(self, via: Via, asked: Asked) -> Chat:
        return self.telegram.chat_seen(via.person, text(asked, "chat"))

    async def prepared(self, asked: Asked) -> dict[str, Any]:
        """What the bot prepared, and where it may be sent."""
        person = self.via(asked).person
        found = self.telegram.prepared.find(person.id, text(asked, "prepared"))
        return {"text": found.result.content.text, "kinds": sorted(found.kinds)}

    async def photo(self, request: web.Request) -> web.Response:
        """What was uploaded. Of what is known by its address alone there is nothing to show."""
        found = self.telegram.photos.kept.get(request.query.get("photo", ""))
        if found is None or not found.data:
            raise web.HTTPNotFound
        return web.Response(body=found.data, content_type=found.type)

    async def send(self, asked: Asked) -> dict[str, Any]:
        via = self.via(asked)
        message = via.send_prepared(self.chat_of(via, asked), text(asked, "prepared"))
        return {"message": str(message.id)}

    async def ask(self, asked: Asked) -> dict[str, Any]:
        """What the bot offers to these words; `answered` is false where it kept silent."""
        via = self.via(asked)
        chat, offset = self.chat_of(via, asked), text(asked, "offset", "")
        query, offer = await via.ask(chat, text(asked, "text"), offset)
        return {
            "query": query,
            "answered": offer is not None,
            "results": [result.listed() for result in offer.results] if offer else [],
            "next_offset": offer.next_offset if offer else "",
            "button": offer.button.get("text") if offer else None,
        }

    async def pick(self, asked: Asked) -> dict[str, Any]:
        via = self.via(asked)
        chat = self.chat_of(via, asked)
        topic = number(asked, "topic", 0)
        message = via.pick(chat, text(asked, "query"), text(asked, "result"), topic)
        return {"message": str(message.id)}

    async def press(self, asked: Asked) -> dict[str, Any]:
        return self.via(asked).press(text(asked, "query"))

    async def restart(self, asked: Asked) -> dict[str, Any]:
        """Start that person's Telegram anew: ephemeral messages do not outlive it."""
        person = self.via(asked).person
        self.telegram.ephemerals.vanish(person)
        for chat in self.telegram.chats_of(person):
            self.telegram.watch.changed(chat)
        return {}

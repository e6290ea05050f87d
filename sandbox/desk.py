"""The desk: a small JSON API through which a script or a page is a person on this Telegram."""

import asyncio
import re
from typing import Any

from aiohttp import WSMsgType, web

from bot.timing import MovableTime
from sandbox import mending, screen
from sandbox.asked import Asked, answering, number, number_of, refusal, text
from sandbox.chats import Chat
from sandbox.following import follow
from sandbox.people import Person, Theme
from sandbox.phone import Phone
from sandbox.refusal import Impossible
from sandbox.standing import comes
from sandbox.telegram import Telegram

FURTHEST = 10 * 365 * 24 * 3600
"""Seconds that may pass at once."""


class Desk:
    """The desk's calls. Each takes what was asked as a dict and answers a dict."""

    def __init__(self, telegram: Telegram) -> None:
        self.telegram = telegram
        self.sockets: set[web.WebSocketResponse] = set()

    async def close(self) -> None:
        """Hang up on all open pages, so that the server can end."""
        for socket in list(self.sockets):
            await socket.close()

    def routes(self) -> list[web.RouteDef]:
        posts = (
            self.say,
            self.edit,
            self.erase,
            self.tap,
            self.follow,
            self.launch,
            self.pass_time,
            self.add,
            self.allow,
            self.block,
            self.unblock,
        )
        return [
            web.get("/desk/world", answering(self.world)),
            web.get("/desk/chat", answering(self.chat)),
            web.get("/desk/watch", self.watch),
            *(
                web.post(f"/desk/{post.__name__.removesuffix('_time')}", answering(post))
                for post in posts
            ),
        ]

    def phone(self, asked: Asked) -> Phone:
        return Phone(self.telegram, self.telegram.person(text(asked, "person")))

    def chat_of(self, person: Person, asked: Asked) -> Chat:
        return self.telegram.chat_seen(person, text(asked, "chat"))

    async def world(self, asked: Asked) -> dict[str, Any]:
        return screen.world(self.telegram)

    async def chat(self, asked: Asked) -> dict[str, Any]:
        person = self.phone(asked).person
        return screen.opened(self.telegram, person, self.chat_of(person, asked))

    async def say(self, asked: Asked) -> dict[str, Any]:
        phone = self.phone(asked)
        chat = self.chat_of(phone.person, asked)
        reply_to, topic = text(asked, "reply_to", ""), number_of(asked, "topic")
        message = phone.say(chat, text(asked, "text"), reply_to, topic)
        return {"message": message.key}

    async def edit(self, asked: Asked) -> dict[str, Any]:
        phone = self.phone(asked)
        chat = self.chat_of(phone.person, asked)
        said = phone.message(chat, text(asked, "message"))
        mending.edit(self.telegram, chat, phone.person, said, text(asked, "text"))
        return {}

    async def erase(self, asked: Asked) -> dict[str, Any]:
        phone = self.phone(asked)
        chat = self.chat_of(phone.person, asked)
        said = phone.message(chat, text(asked, "message"))
        mending.erase(self.telegram, chat, phone.person, said)
        return {}

    async def tap(self, asked: Asked) -> dict[str, Any]:
        phone = self.phone(asked)
        chat = self.chat_of(phone.person, asked)
        row, column = number(asked, "row"), number(asked, "column")
        return await phone.tap(chat, text(asked, "message"), row, column)

    async def follow(self, asked: Asked) -> dict[str, Any]:
        phone = self.phone(asked)
        chat = self.chat_of(phone.person, asked) if asked.get("chat") else None
        return follow(phone, text(asked, "url"), chat)

    async def launch(self, asked: Asked) -> dict[str, Any]:
        phone, payload = self.phone(asked), text(asked, "startapp", "")
        via = text(asked, "via")
        if via == "link":
            return {"launch": phone.launch_by_link(payload)}
        if via == "menu":
            return {"launch": phone.launch_by_menu()}
        if via == "button":
            address = self.telegram.mini_app_url + (f"?startapp={payload}" if payload else "")
            return {"launch": phone.launch_by_button(address)}
        raise Impossible("via must be link, menu or button")

    async def pass_time(self, asked: Asked) -> dict[str, Any]:
        seconds = number(asked, "seconds")
        time = self.telegram.time
        if not isinstance(time, MovableTime):
            raise Impossible("this clock is the real one and cannot be moved")
        if not 0 <= seconds <= FURTHEST:
            raise Impossible("time passes forward, by ten years at most")
        time.skip(seconds)
        return {"now": time.now()}

    async def add(self, asked: Asked) -> dict[str, Any]:
        name, language = text(asked, "name").strip(), text(asked, "language")
        theme: Theme = "dark" if asked.get("theme") == "dark" else "light"
        if not name or len(name) > 64:
            raise Impossible("a name has 1 to 64 characters")
        if not re.fullmatch(r"[a-z]{2,3}(-[A-Za-z]{2,4})?", language):
            raise Impossible("a language is a code such as ru, en, fa or mk")
        person = self.telegram.add_person(name, language, theme)
        for group in self.telegram.groups.values():
            if group.kind == "group" and not group.gone:
                comes(self.telegram, group, person, person)
        return {"id": str(person.id)}

    async def allow(self, asked: Asked) -> dict[str, Any]:
        self.phone(asked).allow()
        return {}

    async def block(self, asked: Asked) -> dict[str, Any]:
        self.phone(asked).block()
        return {}

    async def unblock(self, asked: Asked) -> dict[str, Any]:
        self.phone(asked).unblock()
        return {}

    async def watch(self, request: web.Request) -> web.WebSocketResponse:
        """Tell an open page which of its person's chats have changed."""
        try:
            person = self.telegram.person(request.query.get("person", ""))
        except Impossible as error:
            raise refusal(error) from None
        socket = web.WebSocketResponse(compress=False, heartbeat=20)
        await socket.prepare(request)
        watcher = self.telegram.watch.open(person.id)

        async def tell() -> None:
            while True:
                await socket.send_json({"changed": await watcher.changed()})

        self.sockets.add(socket)
        telling = asyncio.create_task(tell())
        try:
            async for message in socket:
                if message.type == WSMsgType.ERROR:
                    break
        finally:
            telling.cancel()
            self.sockets.discard(socket)
            self.telegram.watch.close(person.id, watcher)
        return socket

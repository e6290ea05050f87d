"""What a person can do with a phone: write, tap, follow links, open the Mini App, block the bot."""

import asyncio
import re
from dataclasses import dataclass
from itertools import count
from typing import Any

from sandbox.calling import call_guest
from sandbox.chats import Chat, Member
from sandbox.entities import LONGEST
from sandbox.keyboards import switched
from sandbox.launch import Launch
from sandbox.messages import Button, Message
from sandbox.people import Person
from sandbox.posting import post_by_person
from sandbox.queries import Answer
from sandbox.refusal import Impossible
from sandbox.telegram import Telegram
from sandbox.utf16 import units
from sandbox.whispers import whispered

PATIENCE = 10
"""Seconds, of the machine's time, after which a phone stops its spinner."""

PAYLOAD = {"start": 64, "startapp": 512}
"""The longest payload a link may carry."""

SILENT = Answer()
_query_ids = count(2_000_000_001)


@dataclass(frozen=True)
class Phone:
    """One person's hand on this Telegram."""

    telegram: Telegram
    person: Person

    def say(self, chat: Chat, text: str, reply_to: str = "", topic: int = 0) -> Message:
        """Write a text; in a forum into that topic, General if none is named."""
        text = text.strip()
        if not text:
            raise Impossible("a message needs some text")
        if units(text) > LONGEST:
            raise Impossible(f"a message has at most {LONGEST} characters")
        replied = self.message(chat, reply_to) if reply_to else None
        if chat.kind == "bot":
            if self.person.blocked:
                raise Impossible(f"{self.person.name} has blocked the bot")
            self.person.started = True
        if whisper := whispered(self.telegram, chat, self.person, text, replied, topic):
            return whisper
        message = post_by_person(self.telegram, chat, self.person, text, replied, topic)
        call_guest(self.telegram, chat, message, self.person)
        return message

    def message(self, chat: Chat, message_id: str) -> Message:
        for message in reversed(self.telegram.ephemerals.among(chat, self.person)):
            if message.key == message_id:
                return message
        raise Impossible(f"there is no message {message_id!r} in this chat")

    async def tap(self, chat: Chat, message_id: str, row: int, column: int) -> dict[str, Any]:
        """Tap a button and see what comes of it; a callback button waits for the bot's answer."""
        message = self.message(chat, message_id)
        if not (0 <= row < len(message.keyboard) and 0 <= column < len(message.keyboard[row])):
            raise Impossible("there is no such button under this message")
        return await self.press(chat, message, message.keyboard[row][column])

    async def press(self, chat: Chat, message: Message, button: Button) -> dict[str, Any]:
        if "callback_data" in button:
            answer = await self.ask(chat, message, button["callback_data"])
            return seen(answer)
        if "web_app" in button:
            return seen(SILENT) | {"launch": self.launch_by_button(button["web_app"]["url"])}
        if "url" in button:
            return seen(SILENT) | {"url": button["url"]}
        if switch := switched(button):
            return seen(SILENT) | {"switch": switch}
        return seen(SILENT)

    async def ask(self, chat: Chat, message: Message, data: str) -> Answer | None:
        query = self.telegram.queries.ask()
        tap = {
            "id": query.id,
            "from": self.person.user(),
            "chat_instance": self.telegram.instance_of(chat),
            "data": data,
        }
        if message.inline:
            tap["inline_message_id"] = message.inline
        else:
            gone = message.id != 0 and message.id not in chat.messages
            tap["message"] = (message.gone if gone else message.shown)(chat.shown())
            self.telegram.ephemerals.tapped(query.id, chat, self.person, message)
        self.telegram.updates.put("callback_query", tap)
        try:
            return await asyncio.wait_for(query.answered, PATIENCE)
        except TimeoutError:
            return None

    def launch_by_button(self, address: str) -> str:
        """As a web_app button or the menu button opens the Mini App."""
        query_id = f"AAF{next(_query_ids):017d}"
        self.telegram.inline.open_app(query_id, self.person.id)
        launch = Launch(self.person, self.telegram.now(), query_id=query_id)
        return launch.url(address, self.telegram.bot)

    def launch_by_menu(self) -> str:
        menu = self.telegram.profile.menu_for(self.person)
        return self.launch_by_button(menu.get("web_app", {}).get("url", self.telegram.mini_app_url))

    def launch_by_link(self, payload: str = "", chat: Chat | None = None) -> str:
        """As t.me/<bot>/<app>?startapp=<payload>, tapped in that chat, opens the Mini App."""
        checked("startapp", payload)
        launch = Launch(
            self.person,
            self.telegram.now(),
            chat_type=chat.type if chat and chat.kind != "bot" else "sender",
            chat_instance=self.telegram.instance_of(chat or self.telegram.private[self.person.id]),
            start_param=payload,
        )
        return launch.url(self.telegram.mini_app_url, self.telegram.bot)

    def start(self, payload: str = "") -> dict[str, Any]:
        """Press Start in the bot's chat, which also lifts a block."""
        checked("start", payload)
        if self.person.blocked:
            self.unblock()
        chat = self.telegram.private[self.person.id]
        message = self.say(chat, f"/start {payload}")
        return {"chat": str(self.telegram.bot.id), "message": str(message.id)}

    def allow(self) -> None:
        """Let the bot write in private, as the Mini App may ask without a Start."""
        if self.person.reachable:
            return
        self.person.started = True
        self.unblock()
        self.telegram.post_service(
            self.telegram.private[self.person.id],
            self.person,
            write_access_allowed={"from_request": True},
        )

    def delete_account(self) -> None:
        """Be on this Telegram no more. Nobody is told."""
        self.person.deleted = True

    def block(self) -> None:
        self._blocks(True)

    def unblock(self) -> None:
        self._blocks(False)

    def _blocks(self, blocked: bool) -> None:
        if self.person.blocked == blocked:
            return
        self.person.blocked = blocked
        bot = self.telegram.bot
        able, unable = Member(bot), Member(bot, "kicked")
        old, new = (able, unable) if blocked else (unable, able)
        chat = self.telegram.private[self.person.id]
        self.telegram.bot_became(chat, self.person, old, new)


def seen(answer: Answer | None) -> dict[str, Any]:
    """What a tap leads to; `answered` is false where a callback button met silence."""
    text = (answer.text or None) if answer else None
    alert = bool(answer and answer.alert)
    return {
        "answered": answer is not None,
        "toast": None if alert else text,
        "alert": text if alert else None,
        "url": (answer.url or None) if answer else None,
        "launch": None,
        "switch": None,
    }


def checked(kind: str, payload: str) -> None:
    """A link's payload has its own letters and length; Telegram follows no other."""
    longest = PAYLOAD[kind]
    if not re.fullmatch(rf"[A-Za-z0-9_-]{{0,{longest}}}", payload):
        raise Impossible(f"a {kind} payload has at most {longest} of A-Z, a-z, 0-9, _ and -")

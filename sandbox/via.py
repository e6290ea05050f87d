"""What a person does through the bot: ask it from any chat, and send what it has prepared."""

import asyncio
from dataclasses import dataclass
from typing import Any

from sandbox.chats import Chat
from sandbox.inline import Asked, Offer, Result
from sandbox.launch import Launch
from sandbox.messages import Message
from sandbox.people import Bot, Person
from sandbox.phone import Phone
from sandbox.posting import post, topic_for
from sandbox.refusal import Impossible
from sandbox.rights import obstacle
from sandbox.telegram import Telegram
from sandbox.utf16 import units

PATIENCE = 10
"""Seconds, of the machine's time, after which a phone stops waiting for results."""

LONGEST_QUERY = 256


@dataclass(frozen=True)
class Via:
    """One person's way to the bot from any chat."""

    telegram: Telegram
    person: Person

    async def ask(self, chat: Chat, text: str, offset: str = "") -> tuple[str, Offer | None]:
        """Write something behind the bot's name: the query's id, and what the bot offers."""
        inline, bot = self.telegram.inline, self.telegram.bot
        if not bot.inline:
            raise Impossible(f"@{bot.username} has no inline mode")
        if units(text) > LONGEST_QUERY:
            raise Impossible(f"a query has at most {LONGEST_QUERY} characters")
        self._check(chat)
        asked = Asked(self.person.id, text, offset)
        query = inline.queries.ask()
        inline.asked[query.id] = asked
        offer = inline.cached(asked)
        if offer is None:
            self.telegram.updates.put("inline_query", self._told(query.id, chat, asked))
            offer = await patiently(query.answered)
        if offer:
            inline.offers[query.id] = offer
        return query.id, offer

    def _told(self, query_id: str, chat: Chat, asked: Asked) -> dict[str, Any]:
        return {
            "id": query_id,
            "from": self.person.user(),
            "query": asked.text,
            "offset": asked.offset,
            "chat_type": chat_type(chat),
        }

    def pick(self, chat: Chat, query_id: str, result_id: str, topic: int = 0) -> Message:
        """Send one of the results; the bot may learn which."""
        inline, bot = self.telegram.inline, self.telegram.bot
        asked = inline.asked.get(query_id)
        if asked is None or asked.person != self.person.id:
            raise Impossible(f"{self.person.name} did not ask {query_id!r}")
        message = self.send(chat, inline.offered(query_id, result_id), topic)
        if bot.feedback_due():
            chosen = {"result_id": result_id, "from": self.person.user(), "query": asked.text}
            if message.inline:
                chosen["inline_message_id"] = message.inline
            self.telegram.updates.put("chosen_inline_result", chosen)
        return message

    def press(self, query_id: str) -> dict[str, Any]:
        """The button above the results: presses Start, or opens the Mini App."""
        offer = self.telegram.inline.offers.get(query_id, Offer())
        if "start_parameter" in offer.button:
            phone = Phone(self.telegram, self.person)
            return {"said": phone.start(offer.button["start_parameter"])}
        if "web_app" not in offer.button:
            raise Impossible("there is no button above these results")
        launch = Launch(self.person, self.telegram.now(), bare=True)
        return {"launch": launch.url(offer.button["web_app"]["url"], self.telegram.bot)}

    def send(self, chat: Chat, result: Result, topic: int = 0) -> Message:
        self._check(chat, topic)
        place = topic_for(chat, topic, None)
        if topic and place is None:
            raise Impossible(f"there is no topic '{topic}' in this chat")
        bot = self.telegram.bot
        message = posted(self.telegram, chat, self.person, result, topic=place, via=bot)
        self.telegram.pass_on(chat, message)
        return message

    def _check(self, chat: Chat, topic: int = 0) -> None:
        """See that this person may write there, and use bots for it."""
        if hindered := obstacle(chat, self.person.id, topic, self.telegram.time.now()):
            raise hindered.impossible()
        if chat.kind == "group" and not chat.may(self.person.id, "can_send_other_messages"):
            raise Impossible("inline bots may not be used here")

    def send_prepared(self, chat: Chat, prepared_id: str) -> Message:
        """What the bot has prepared, sent from the Mini App in this person's name."""
        prepared = self.telegram.prepared.find(self.person.id, prepared_id)
        if chat.kind not in prepared.kinds:
            raise Impossible("MESSAGE_SEND_FAILED")
        return self.send(chat, prepared.result)


async def patiently(answered: asyncio.Future[Offer]) -> Offer | None:
    try:
        return await asyncio.wait_for(answered, PATIENCE)
    except TimeoutError:
        return None


def posted(
    telegram: Telegram, chat: Chat, sender: Person | Bot, result: Result, **more: Any
) -> Message:
    """A result as a message. Only with a keyboard has the bot an id to change it by."""
    message = post(
        telegram,
        chat,
        sender,
        result.content.text,
        entities=result.content.entities,
        photo=result.content.photo,
        keyboard=result.keyboard,
        **more,
    )
    if message.keyboard:
        telegram.inline.remember(chat, message)
    return message


def chat_type(chat: Chat) -> str:
    """How a query tells where it was written: of a chat the bot learns no more."""
    kinds = {"bot": "sender", "friend": "private"}
    return kinds.get(chat.kind) or str(chat.shown()["type"])

"""What is said in a chat: a message, and how the Bot API tells of it."""

from dataclasses import dataclass, field
from typing import Any

from sandbox.content import Content, Entity
from sandbox.people import Bot, Person
from sandbox.photos import Photo

Button = dict[str, Any]
Keyboard = list[list[Button]]


@dataclass(frozen=True)
class Mask:
    """In whose name a message stands instead of its writer's: a chat's, as the Bot API shows it.

    In a group such a message is `by` a user of Telegram's own, in a channel by none; `told` is
    what else it says of itself.
    """

    chat: dict[str, Any]
    by: dict[str, Any] | None = None
    told: dict[str, Any] = field(default_factory=dict)

    def shown(self) -> dict[str, Any]:
        named = {"from": self.by} if self.by else {}
        return named | {"sender_chat": self.chat} | self.told


@dataclass
class Message:
    """One message. `service` is what a service message carries (a pin, new members).

    `via` is the bot that prepared what a person sent, `inline` the id under which the bot may
    change that without knowing the chat.
    `caller` called the bot that wrote it here as a guest.
    `mask` hides who wrote it; `topic` is the first message of the topic it stands in, that
    message's own too.
    """

    id: int
    sender: Person | Bot
    date: int
    text: str = ""
    entities: list[Entity] = field(default_factory=list)
    keyboard: Keyboard = field(default_factory=list)
    edited: int = 0
    silent: bool = False
    protected: bool = False
    reply_to: "Message | None" = None
    thread: int = 0
    service: dict[str, Any] = field(default_factory=dict)
    reactions: dict[int, str] = field(default_factory=dict)
    via: Bot | None = None
    mask: Mask | None = None
    topic: "Message | None" = field(default=None, repr=False, compare=False)
    inline: str = ""
    caller: Person | None = None
    photo: Photo | None = None

    @property
    def key(self) -> str:
        """The id by which the desk calls it."""
        return str(self.id)

    @property
    def answered(self) -> "Message | None":
        """What it replies to: in a topic, if nothing else, the first message there."""
        return self.reply_to or (self.topic if self.topic is not self else None)

    @property
    def content(self) -> Content:
        return Content(self.text, self.entities, self.photo)

    def hold(self, content: Content, keyboard: Keyboard, now: int) -> None:
        """It has been edited; of a keyboard alone nobody says so."""
        if content != self.content:
            self.edited = now
        self.text, self.entities, self.photo = content.text, content.entities, content.photo
        self.keyboard = keyboard

    def gone(self, chat: dict[str, Any]) -> dict[str, Any]:
        """The Bot API's InaccessibleMessage: what a tap tells of one that has been deleted."""
        return {"chat": chat, "message_id": self.id, "date": 0}

    def shown(self, chat: dict[str, Any], *, nested: bool = False) -> dict[str, Any]:
        """The Bot API's Message; a nested one does not say in turn what it replies to."""
        message: dict[str, Any] = {
            "message_id": self.id,
            **(self.mask.shown() if self.mask else {"from": self.sender.user()}),
            "chat": chat,
            "date": self.date,
            **self.service,
        }
        if self.via:
            message["via_bot"] = self.via.user()
        if self.caller:
            message["guest_bot_caller_user"] = self.caller.user()
        if self.edited:
            message["edit_date"] = self.edited
        if self.thread:
            message["message_thread_id"] = self.thread
        if self.topic:
            message |= {"message_thread_id": self.topic.id, "is_topic_message": True}
        if not nested and (answered := self.answered):
            message["reply_to_message"] = answered.shown(chat, nested=True)
        if self.protected:
            message["has_protected_content"] = True
        message |= self.content.shown()
        if self.keyboard:
            message["reply_markup"] = {"inline_keyboard": self.keyboard}
        return message

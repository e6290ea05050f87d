"""What is said in a chat: a message, and how the Bot API tells of it."""

from dataclasses import dataclass, field
from typing import Any

from sandbox.people import Bot, Person

Entity = dict[str, Any]
Button = dict[str, Any]
Keyboard = list[list[Button]]


@dataclass
class Message:
    """One message. `service` is what a service message carries (a pin, new members).

    `via` is the bot that prepared what a person sent, `inline` the id under which the bot may
    change that without knowing the chat.
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
    inline: str = ""

    def shown(self, chat: dict[str, Any], *, nested: bool = False) -> dict[str, Any]:
        """The Bot API's Message; a nested one does not say in turn what it replies to."""
        message: dict[str, Any] = {
            "message_id": self.id,
            "from": self.sender.user(),
            "chat": chat,
            "date": self.date,
            **self.service,
        }
        if self.via:
            message["via_bot"] = self.via.user()
        if self.edited:
            message["edit_date"] = self.edited
        if self.thread:
            message["message_thread_id"] = self.thread
        if self.reply_to and not nested:
            message["reply_to_message"] = self.reply_to.shown(chat, nested=True)
        if self.protected:
            message["has_protected_content"] = True
        if self.text:
            message["text"] = self.text
        if self.entities:
            message["entities"] = self.entities
        if self.keyboard:
            message["reply_markup"] = {"inline_keyboard": self.keyboard}
        return message

"""Ephemeral messages: what one person alone sees in a group, for a while and without guarantee."""

from collections import defaultdict
from dataclasses import dataclass, replace
from itertools import count
from typing import Any

from bot.timing import Time
from sandbox.chats import Chat
from sandbox.faults import Faults
from sandbox.messages import Message
from sandbox.people import Bot, Person
from sandbox.refusal import bad

WINDOW = 15
"""Seconds after a tap, or after an ephemeral message, in which any bot may answer with one."""

KEPT = 3600
"""Seconds after which it is gone by itself. The real figure is not published."""


@dataclass(kw_only=True)
class Ephemeral(Message):
    """A message between the bot and one person. Its `id` is 0; its own `number` may come again.

    It stands `after` the message that was then the chat's last, or in the place of the one that it
    `replaces`.
    """

    receiver: Person | Bot
    number: int
    after: int = 0
    replaces: int = 0

    @property
    def key(self) -> str:
        return f"e{self.number}"

    def shown(self, chat: dict[str, Any], *, nested: bool = False) -> dict[str, Any]:
        message = super().shown(chat, nested=nested) | {
            "receiver_user": self.receiver.user(),
            "ephemeral_message_id": self.number,
        }
        if isinstance(self.reply_to, Ephemeral):
            # Telegram may leave it out, so a bot had better remember what it asked.
            message.pop("reply_to_message", None)
        return message


@dataclass(frozen=True)
class Tap:
    """What may be answered with an ephemeral message: whose tap it was, where, on what."""

    chat: int
    person: int
    message: Message
    until: float


Numbered = dict[int, Ephemeral]


class Ephemerals:
    """By chat: `kept` is what the server knows, `seen` what has reached the phones.

    Where one is to be lost, be it a message, an edit or a deletion, nobody is told.
    """

    def __init__(self, time: Time, faults: Faults) -> None:
        self.time = time
        self.faults = faults
        self.kept: defaultdict[int, Numbered] = defaultdict(dict)
        self.seen: defaultdict[int, Numbered] = defaultdict(dict)
        self._taps: dict[str, Tap] = {}

    def tapped(self, query_id: str, chat: Chat, person: Person, message: Message) -> None:
        """Somebody has tapped a button, which may be answered so for a moment."""
        until = self.time.now() + WINDOW
        self._taps[query_id] = Tap(chat.id, person.id, message, until)

    def tap(self, query_id: str, chat: Chat, person: Person) -> Message:
        """The message whose button that person tapped there just now."""
        tap = self._taps.get(query_id)
        if tap is None or (tap.chat, tap.person) != (chat.id, person.id):
            raise bad("query is too old and response timeout expired or query ID is invalid")
        if tap.until <= self.time.now():
            raise bad("query is too old and response timeout expired or query ID is invalid")
        return tap.message

    def incoming(self, number: int, chat: Chat, person: Person) -> Ephemeral:
        """The ephemeral message that person sent there just now."""
        message = self.kept[chat.id].get(number)
        if message is None or message.sender is not person:
            raise bad("message to be replied not found")
        if message.date + WINDOW <= self.time.now():
            raise bad("message to be replied not found")
        return message

    def free(self, chat: Chat) -> int:
        """The lowest number that no ephemeral message of that chat has now."""
        self._forget_old(chat)
        return next(number for number in count(1) if number not in self.kept[chat.id])

    def add(self, chat: Chat, message: Ephemeral) -> Ephemeral:
        message.after = max(chat.messages, default=0)
        self.kept[chat.id][message.number] = message
        if isinstance(message.sender, Person) or self._arrives(chat):
            self.seen[chat.id][message.number] = replace(message)
        return message

    def own(self, chat: Chat, person: int, number: int, act: str) -> Ephemeral:
        """One that the bot has sent to that person, to be edited or deleted."""
        self._forget_old(chat)
        message = self.kept[chat.id].get(number)
        if message is None or message.receiver.id != person or not message.sender.is_bot:
            raise bad(f"message to {act} not found")
        return message

    def change(self, chat: Chat, message: Ephemeral) -> None:
        """It has been edited: whoever still sees it may see that too."""
        seen = self.seen[chat.id]
        if self._arrives(chat) and message.number in seen:
            seen[message.number] = replace(message)

    def delete(self, chat: Chat, message: Ephemeral) -> None:
        del self.kept[chat.id][message.number]
        if self._arrives(chat):
            self.seen[chat.id].pop(message.number, None)

    def vanish(self, person: Person) -> None:
        """That person's Telegram starts anew, and remembers none of them."""
        for chat, seen in self.seen.items():
            self.seen[chat] = {key: one for key, one in seen.items() if not concerns(one, person)}

    def among(self, chat: Chat, person: Person) -> list[Message]:
        """All that this person sees in the chat, in its order."""
        self._forget_old(chat)
        mine = [one for one in self.seen[chat.id].values() if concerns(one, person)]
        hidden = {one.replaces for one in mine}
        places: list[tuple[int, int, Message]] = [
            (message.id, 0, message)
            for message in chat.messages.values()
            if message.id not in hidden
        ]
        places += [(one.replaces or one.after, one.date, one) for one in mine]
        return [message for *_, message in sorted(places, key=lambda place: place[:2])]

    def _arrives(self, chat: Chat) -> bool:
        return self.faults.next("ephemeral", str(chat.id)) is None

    def _forget_old(self, chat: Chat) -> None:
        oldest = self.time.now() - KEPT
        for known in (self.kept, self.seen):
            known[chat.id] = {key: m for key, m in known[chat.id].items() if m.date > oldest}


def concerns(message: Ephemeral, person: Person) -> bool:
    return person in (message.receiver, message.sender)

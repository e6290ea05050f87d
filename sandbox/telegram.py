"""The whole Telegram: its people, its chats, its one bot, and what the bot is told."""

import hashlib
from itertools import count
from typing import Any

from bot.timing import Time
from sandbox.chats import Chat, Member
from sandbox.ephemeral import Ephemerals
from sandbox.faults import Faults
from sandbox.floods import Floods
from sandbox.guests import Guests
from sandbox.hearing import hears
from sandbox.inline import InlineMode
from sandbox.messages import Mask, Message
from sandbox.people import Bot, Person, Theme
from sandbox.photos import Photos
from sandbox.prepared import PreparedMessages
from sandbox.profile import Profile
from sandbox.queries import Answer, Queries
from sandbox.refusal import Impossible, bad
from sandbox.updates import Updates
from sandbox.watch import Watch
from sandbox.webhook import Webhook


class Telegram:
    """Everything there is. Ids are numbers here, as on the real server; the desk shows strings.

    `time` is the only source of the present; `mini_app_url` is what BotFather would know as the
    Mini App's address. With `https_only` that address and every web_app button must be https.
    `served_at` is the origin of this server itself, where it is known.
    """

    def __init__(
        self,
        token: str,
        time: Time,
        mini_app_url: str,
        https_only: bool = False,
        *,
        username: str = "one_table_bot",
        name: str = "One Table",
        app: str = "table",
        served_at: str = "",
    ) -> None:
        self.time = time
        self.mini_app_url = mini_app_url
        self.https_only = https_only
        self.served_at = served_at
        self.bot = Bot(int(token.partition(":")[0]), token, name, username, app)
        self.people: dict[int, Person] = {}
        # The channels too.
        self.groups: dict[int, Chat] = {}
        self.private: dict[int, Chat] = {}
        self.friends: dict[frozenset[int], Chat] = {}
        self.profile = Profile()
        self.webhook = Webhook()
        self.faults = Faults()
        self.updates = Updates(time, self.faults)
        self.floods = Floods(time)
        self.queries: Queries[Answer] = Queries(time)
        self.inline = InlineMode(time)
        self.ephemerals = Ephemerals(time, self.faults)
        self.guests = Guests(time)
        self.photos = Photos()
        self.prepared = PreparedMessages(time)
        self.watch = Watch(self.bot)
        self._person_ids = count(601_000_001)
        self.numbers_of_chats = count(1_002_000_000_001)
        # Private chats and basic groups have one numbering of messages, that of the bot's account.
        self.private_numbers = count(1)

    def now(self) -> int:
        return int(self.time.now())

    # People and chats

    def add_person(
        self,
        first_name: str,
        language: str,
        theme: Theme = "light",
        *,
        last_name: str = "",
        username: str = "",
        started: bool = False,
    ) -> Person:
        person = Person(
            next(self._person_ids), first_name, language, theme, last_name, username, started
        )
        dm = Chat(person.id, "bot", numbers=self.private_numbers)
        dm.join(person, self.bot)
        self.private[person.id] = dm
        for friend in self.people.values():
            pair = Chat(0, "friend")
            pair.join(friend, person)
            self.friends[frozenset({friend.id, person.id})] = pair
        self.people[person.id] = person
        return person

    def add_group(self, title: str, owner: Person, *others: Person) -> Chat:
        """A supergroup of these people and the bot, which is an ordinary member."""
        group = self.add_chat(Chat(-next(self.numbers_of_chats), "group", title), owner)
        group.join(*others, self.bot)
        return group

    def add_chat(self, chat: Chat, owner: Person) -> Chat:
        """A new group or channel, in which there is nobody yet but its owner."""
        chat.members[owner.id] = Member(owner, "creator")
        self.groups[chat.id] = chat
        return chat

    def join(self, group: Chat, person: Person) -> None:
        """Somebody comes into a group, which says so."""
        group.join(person)
        self.post_service(group, person, new_chat_members=[person.user()])

    def person(self, person_id: str) -> Person:
        for person in self.people.values():
            if str(person.id) == person_id and not person.deleted:
                return person
        raise Impossible(f"there is no person {person_id!r}")

    def chats_of(self, person: Person) -> list[Chat]:
        """What that person's phone lists: the bot, groups and channels, the friends."""
        groups = [c for c in self.groups.values() if c.has(person.id) and not c.gone]
        friends = [chat for pair, chat in self.friends.items() if person.id in pair]
        return [self.private[person.id], *groups, *friends]

    def chat_seen(self, person: Person, chat_id: str) -> Chat:
        """The chat that stands under this id on that person's phone."""
        for chat in self.chats_of(person):
            if chat.seen_as(person, self.bot) == chat_id:
                return chat
        raise Impossible(f"{person.name} has no chat {chat_id!r}")

    def chat_named(self, chat_id: int | str | None) -> Chat:
        """The chat a bot names by this id."""
        if chat_id is None or chat_id == "":
            raise bad("chat_id is empty")
        try:
            number = int(chat_id)
        except ValueError:
            raise bad("chat not found") from None
        chat = self.groups.get(number) or self.private.get(number)
        if chat is None:
            raise bad("chat not found")
        return chat

    def instance_of(self, chat: Chat) -> str:
        """The global id of a chat that taps and link launches carry."""
        who = sorted(chat.members) if chat.kind == "friend" else chat.id
        digest = hashlib.sha256(f"{self.bot.id} {chat.kind} {who}".encode())
        return str(int.from_bytes(digest.digest()[:8], "big", signed=True))

    # Messages

    def post(self, chat: Chat, sender: Person | Bot, text: str = "", **more: Any) -> Message:
        """Put a message into a chat, where everybody present sees it."""
        message = Message(next(chat.numbers), sender, self.now(), text, **more)
        chat.messages[message.id] = message
        self.watch.changed(chat)
        return message

    def post_service(
        self,
        chat: Chat,
        sender: Person | Bot,
        *,
        mask: Mask | None = None,
        topic: Message | None = None,
        **service: Any,
    ) -> Message:
        """Say what has happened in a chat."""
        message = self.post(chat, sender, service=service, mask=mask, topic=topic)
        self.pass_on(chat, message)
        return message

    def pass_on(self, chat: Chat, message: Message) -> None:
        if hears(self.bot, chat, message):
            kind = "channel_post" if chat.kind == "channel" else "message"
            self.updates.put(kind, message.shown(chat.shown()))

    def bot_became(self, chat: Chat, who: Person | Bot, old: Member, new: Member) -> None:
        """Tell the bot that its own standing in a chat has changed."""
        self.updates.put("my_chat_member", self.change(chat, who, old, new))

    def change(self, chat: Chat, by: Person | Bot, old: Member, new: Member) -> dict[str, Any]:
        """The Bot API's ChatMemberUpdated."""
        mask = chat.mask(by.id)
        return {
            "chat": chat.shown(),
            "from": (mask and mask.by) or by.user(),
            "date": self.now(),
            "old_chat_member": old.shown(),
            "new_chat_member": new.shown(),
        }

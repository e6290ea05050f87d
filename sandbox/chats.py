"""Where things are said: private chats with the bot, a supergroup, two friends on their own."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from typing import Any, Literal

from sandbox.messages import Message
from sandbox.people import Bot, Person

Kind = Literal["bot", "group", "friend"]
Status = Literal["creator", "administrator", "member", "left", "kicked"]

ADMINISTRATOR = (
    "can_manage_chat",
    "can_delete_messages",
    "can_manage_video_chats",
    "can_restrict_members",
    "can_promote_members",
    "can_change_info",
    "can_invite_users",
    "can_post_stories",
    "can_edit_stories",
    "can_delete_stories",
    "can_send_welcome_messages",
    "can_pin_messages",
    "can_manage_topics",
)
EVERYBODY = (
    "can_send_messages",
    "can_send_audios",
    "can_send_documents",
    "can_send_photos",
    "can_send_videos",
    "can_send_video_notes",
    "can_send_voice_notes",
    "can_send_polls",
    "can_send_other_messages",
    "can_add_web_page_previews",
    "can_react_to_messages",
    "can_invite_users",
)


@dataclass
class Member:
    """Somebody's standing in a group; `rights` are an administrator's."""

    who: Person | Bot
    status: Status = "member"
    rights: frozenset[str] = frozenset()

    @property
    def present(self) -> bool:
        return self.status in {"creator", "administrator", "member"}

    def may(self, right: str) -> bool:
        return self.status == "creator" or right in self.rights

    def shown(self) -> dict[str, Any]:
        """The Bot API's ChatMember."""
        member: dict[str, Any] = {"user": self.who.user(), "status": self.status}
        if self.status == "creator":
            member["is_anonymous"] = False
        if self.status == "administrator":
            member |= {"can_be_edited": False, "is_anonymous": False}
            member |= {right: right in self.rights for right in ADMINISTRATOR}
        if self.status == "kicked":
            member["until_date"] = 0
        return member


@dataclass
class Chat:
    """A chat. `id` is the Bot API's; two friends' own chat has none that a bot could name."""

    id: int
    kind: Kind
    title: str = ""
    numbers: Iterator[int] = field(default_factory=lambda: count(1))
    members: dict[int, Member] = field(default_factory=dict)
    messages: dict[int, Message] = field(default_factory=dict)
    pinned: list[int] = field(default_factory=list)

    def join(self, *people: Person | Bot) -> None:
        for person in people:
            self.members[person.id] = Member(person)

    def has(self, who: int) -> bool:
        return who in self.members and self.members[who].present

    def people(self) -> list[Person]:
        """The people here; in a private chat with the bot, the one person."""
        present = (member.who for member in self.members.values() if member.present)
        return [who for who in present if isinstance(who, Person)]

    def shown(self) -> dict[str, Any]:
        """The Bot API's Chat."""
        if self.kind == "bot":
            return {"id": self.id, "type": "private", **self.people()[0].names()}
        return {"id": self.id, "type": "supergroup", "title": self.title}

    def seen_as(self, person: Person, bot: Bot) -> str:
        """The id under which that person's phone lists this chat."""
        if self.kind == "group":
            return str(self.id)
        if self.kind == "bot":
            return str(bot.id)
        return str(self.other(person).id)

    def other(self, person: Person) -> Person:
        return next(friend for friend in self.people() if friend.id != person.id)

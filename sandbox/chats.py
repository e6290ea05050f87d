"""Where things are said: with the bot alone, in groups and channels, between two friends."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from typing import Any, Literal

from sandbox.messages import Mask, Message
from sandbox.people import ANONYMOUS, Bot, Person

Kind = Literal["bot", "group", "friend", "channel"]
Status = Literal["creator", "administrator", "member", "restricted", "left", "kicked"]
Gone = Literal["", "deleted", "upgraded"]

LEADERS = frozenset({"creator", "administrator"})
GENERAL = 1
"""The topic that a forum always has. Its messages carry no thread."""

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
POSTING = ("can_post_messages", "can_edit_messages")
"""What only a channel's administrators have."""

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
SOMETIMES = ("can_edit_tag", "can_change_info", "can_pin_messages", "can_manage_topics")
"""What a group can let everybody do, and at first does not."""


@dataclass
class Member:
    """Somebody's standing in a group or channel.

    `rights` are an administrator's, or what a restricted member may still do until `until` (Unix
    seconds, 0 for ever), whether or not he has gone `outside` meanwhile. An anonymous administrator
    writes in the group's name.
    """

    who: Person | Bot
    status: Status = "member"
    rights: frozenset[str] = frozenset()
    anonymous: bool = False
    until: int = 0
    outside: bool = False

    @property
    def present(self) -> bool:
        return self.status not in {"left", "kicked"} and not self.outside

    @property
    def leads(self) -> bool:
        return self.status in LEADERS

    def may(self, right: str) -> bool:
        return self.status == "creator" or right in self.rights

    def shown(self) -> dict[str, Any]:
        """The Bot API's ChatMember."""
        member: dict[str, Any] = {"user": self.who.user(), "status": self.status}
        if self.leads:
            member["is_anonymous"] = self.anonymous
        if self.status == "administrator":
            member["can_be_edited"] = False
            member |= {right: right in self.rights for right in ADMINISTRATOR}
            member |= {right: True for right in POSTING if right in self.rights}
        if self.status == "restricted":
            member |= {right: right in self.rights for right in (*EVERYBODY, *SOMETIMES)}
            member["is_member"] = not self.outside
        if self.status in {"restricted", "kicked"}:
            member["until_date"] = self.until
        return member


@dataclass
class Topic:
    """A section of a forum. Its first message says that it was opened; General has none."""

    id: int
    name: str
    opener: int = 0
    first: Message | None = None
    closed: bool = False


@dataclass
class Chat:
    """A chat. `id` is the Bot API's; two friends' own chat has none that a bot could name.

    A group is `basic` until it is upgraded, and a forum while it has `topics`. `permissions` are
    what everybody may do, `slow` the seconds between two messages of one person, `linked` the
    channel of a discussion group or the discussion group of a channel. Where a chat is `gone` it
    was deleted, or upgraded to the supergroup `moved_to`. Who `hides` its members tells them to
    administrators alone.
    """

    id: int
    kind: Kind
    title: str = ""
    numbers: Iterator[int] = field(default_factory=lambda: count(1))
    members: dict[int, Member] = field(default_factory=dict)
    messages: dict[int, Message] = field(default_factory=dict)
    pinned: list[int] = field(default_factory=list)
    basic: bool = False
    topics: dict[int, Topic] | None = None
    permissions: frozenset[str] = frozenset(EVERYBODY)
    slow: int = 0
    spoke: dict[int, float] = field(default_factory=dict)
    linked: int = 0
    hides: bool = False
    gone: Gone = ""
    moved_to: int = 0

    @property
    def type(self) -> str:
        """In the Bot API's words. Two friends' chat is as private to them as one with the bot."""
        if self.kind == "group":
            return "group" if self.basic else "supergroup"
        return "channel" if self.kind == "channel" else "private"

    @property
    def shared(self) -> bool:
        """Whether it is a group or a channel, with members and an id for all."""
        return self.kind in {"group", "channel"}

    def join(self, *people: Person | Bot) -> None:
        for person in people:
            self.members[person.id] = Member(person)

    def has(self, who: int) -> bool:
        return who in self.members and self.members[who].present

    def may(self, who: int, right: str) -> bool:
        """Whether somebody here has this right, as an administrator's or as everybody's."""
        member = self.members.get(who)
        if member is None or not member.present:
            return False
        if member.leads:
            return member.may(right) or (right in EVERYBODY and self.kind != "channel")
        own = member.status != "restricted" or right in member.rights
        return own and right in self.permissions and self.kind != "channel"

    def mask(self, writer: int) -> Mask | None:
        """The name in which somebody acts here, where it is not their own."""
        if self.kind == "channel":
            return Mask(self.shown())
        member = self.members.get(writer)
        hidden = member is not None and member.leads and member.anonymous
        return Mask(self.shown(), ANONYMOUS) if hidden else None

    def people(self) -> list[Person]:
        """The people here; in a private chat with the bot, the one person."""
        present = (member.who for member in self.members.values() if member.present)
        return [who for who in present if isinstance(who, Person)]

    def shown(self) -> dict[str, Any]:
        """The Bot API's Chat."""
        if self.kind == "bot":
            return {"id": self.id, "type": "private", **self.people()[0].names()}
        chat: dict[str, Any] = {"id": self.id, "type": self.type, "title": self.title}
        if self.topics is not None:
            chat["is_forum"] = True
        return chat

    def seen_as(self, person: Person, bot: Bot) -> str:
        """The id under which that person's phone lists this chat."""
        if self.shared:
            return str(self.id)
        if self.kind == "bot":
            return str(bot.id)
        return str(self.other(person).id)

    def other(self, person: Person) -> Person:
        return next(friend for friend in self.people() if friend.id != person.id)

"""What people do to chats: found and end them, bring others in and out, give and take rights."""

from dataclasses import dataclass, replace
from typing import Any

from sandbox.chats import ADMINISTRATOR, EVERYBODY, GENERAL, POSTING, SOMETIMES, Chat, Member, Topic
from sandbox.messages import Mask, Message
from sandbox.people import ANONYMOUS, Bot, Person
from sandbox.posting import post_by_person
from sandbox.refusal import Impossible
from sandbox.standing import becomes, comes, goes
from sandbox.telegram import Telegram

KINDS = ("group", "basic", "forum", "channel")
SLOW = (0, 5, 10, 30, 60, 300, 900, 3600)
"""The pauses that slow mode offers, in seconds."""


@dataclass(frozen=True)
class Rooms:
    """One person's hand on groups and channels. What they may not do raises `Impossible`."""

    telegram: Telegram
    person: Person

    def create(self, kind: str, title: str, *others: Person | Bot) -> Chat:
        """Found a `group` (a supergroup), a `basic` group, a `forum` or a `channel`."""
        if kind not in KINDS:
            raise Impossible(f"there is no chat of the kind {kind!r}: {', '.join(KINDS)}")
        if not 1 <= len(title.strip()) <= 128:
            raise Impossible("a title has 1 to 128 characters")
        chat = self._founded(kind, title.strip())
        self.telegram.add_chat(chat, self.person)
        says = "group" if chat.basic else "channel" if kind == "channel" else "supergroup"
        created: dict[str, Any] = {f"{says}_chat_created": True}
        self.telegram.post_service(chat, self.person, mask=chat.mask(self.person.id), **created)
        for who in others:
            if isinstance(who, Bot) and chat.kind == "channel":
                self.promote(chat, who)
            else:
                self.invite(chat, who)
        return chat

    def _founded(self, kind: str, title: str) -> Chat:
        number = -next(self.telegram.numbers_of_chats)
        if kind == "basic":
            # Without the -100 that a supergroup's id begins with.
            number %= -1_000_000_000_000
            numbers = self.telegram.private_numbers
            return Chat(number, "group", title, numbers=numbers, basic=True)
        chat = Chat(number, "channel" if kind == "channel" else "group", title)
        if kind == "forum":
            chat.topics = {GENERAL: Topic(GENERAL, "General")}
        return chat

    def invite(self, chat: Chat, who: Person | Bot) -> None:
        self._may(chat, "can_invite_users")
        if chat.has(who.id):
            raise Impossible("they are here already")
        if isinstance(who, Bot) and chat.kind == "channel":
            raise Impossible("a bot comes into a channel as its administrator")
        comes(self.telegram, chat, self.person, who)

    def start_in(self, chat: Chat, payload: str, rights: frozenset[str] = frozenset()) -> Message:
        """Follow `t.me/<bot>?startgroup=<payload>`, perhaps with `&admin=`, into this group."""
        bot = self.telegram.bot
        if chat.kind != "group":
            raise Impossible("that link leads into groups")
        if not chat.has(bot.id):
            self.invite(chat, bot)
        if rights:
            self.promote(chat, bot, rights | chat.members[bot.id].rights)
        text = f"/start@{bot.username} {payload}".strip()
        return post_by_person(self.telegram, chat, self.person, text)

    def remove(self, chat: Chat, who: Person | Bot) -> None:
        """Throw somebody out, so that they cannot come back by themselves."""
        self._may(chat, "can_restrict_members")
        member = self._below(chat, who)
        goes(self.telegram, chat, self.person, Member(member.who, "kicked"))

    def leave(self, chat: Chat) -> None:
        if not chat.shared:
            raise Impossible("one leaves groups and channels only")
        member = chat.members[self.person.id]
        restricted = member.status == "restricted"
        gone = replace(member, outside=True) if restricted else Member(self.person, "left")
        goes(self.telegram, chat, self.person, gone)

    def promote(
        self,
        chat: Chat,
        who: Person | Bot,
        rights: frozenset[str] | None = None,
        *,
        anonymous: bool = False,
    ) -> None:
        """Make an administrator, of all rights if none are named. A bot enters a channel so."""
        self._may(chat, "can_promote_members")
        known = frozenset(ADMINISTRATOR + (POSTING if chat.kind == "channel" else ()))
        if strange := sorted((rights or known) - known):
            raise Impossible(f"there is no right {strange[0]!r}")
        if not chat.has(who.id) and not (isinstance(who, Bot) and chat.kind == "channel"):
            raise Impossible("they are not here")
        if chat.has(who.id):
            self._below(chat, who)
        rights = (known if rights is None else rights) | {"can_manage_chat"}
        new = Member(who, "administrator", rights, anonymous)
        becomes(self.telegram, chat, self.person, new)

    def demote(self, chat: Chat, who: Person | Bot) -> None:
        self._may(chat, "can_promote_members")
        self._below(chat, who)
        becomes(self.telegram, chat, self.person, Member(who))

    def hide(self, chat: Chat, hidden: bool) -> None:
        """Write and act in the group's name from now on, or no longer."""
        member = chat.members[self.person.id]
        if not member.leads or chat.type != "supergroup":
            raise Impossible("only administrators of a supergroup can be anonymous")
        becomes(self.telegram, chat, self.person, replace(member, anonymous=hidden))

    def restrict(
        self, chat: Chat, who: Person | Bot, may: frozenset[str] | None, seconds: int = 0
    ) -> None:
        """Leave somebody only these rights, for a while or for ever; `None` lifts all that."""
        self._may(chat, "can_restrict_members")
        if chat.type != "supergroup":
            raise Impossible("single members are restricted in supergroups only")
        if self._below(chat, who).leads:
            raise Impossible("they are an administrator")
        until = self.telegram.now() + seconds if seconds else 0
        named = self._known(may or frozenset())
        new = Member(who) if may is None else Member(who, "restricted", named, until=until)
        becomes(self.telegram, chat, self.person, new)

    def permit(self, chat: Chat, permissions: frozenset[str]) -> None:
        """Say what everybody may do. The bot is not told."""
        self._may(chat, "can_restrict_members")
        chat.permissions = self._known(permissions)
        self.telegram.watch.changed(chat)

    def slow(self, chat: Chat, seconds: int) -> None:
        self._may(chat, "can_restrict_members")
        if chat.type != "supergroup" or seconds not in SLOW:
            raise Impossible(f"slow mode is for supergroups, of {SLOW} seconds")
        chat.slow = seconds

    def upgrade(self, chat: Chat) -> Chat:
        """Make a supergroup of a basic group: another id, the same people, both chats say so."""
        self._owns(chat)
        if not chat.basic:
            raise Impossible("only a basic group can be upgraded")
        new = self._founded("group", chat.title)
        new.members, new.permissions = dict(chat.members), chat.permissions
        self.telegram.groups[new.id] = new
        self.telegram.post_service(chat, self.person, migrate_to_chat_id=new.id)
        chat.gone, chat.moved_to = "upgraded", new.id
        mask = Mask(new.shown(), ANONYMOUS)
        self.telegram.post_service(new, self.person, mask=mask, migrate_from_chat_id=chat.id)
        return new

    def delete(self, chat: Chat) -> None:
        """End a chat. The bot finds out when it next turns to it."""
        self._owns(chat)
        self.telegram.watch.changed(chat)
        chat.gone = "deleted"

    def link(self, channel: Chat, group: Chat) -> None:
        """Make the group the one in which the channel's posts are discussed."""
        self._owns(channel)
        if channel.kind != "channel" or group.type != "supergroup":
            raise Impossible("a channel is linked to a supergroup")
        channel.linked, group.linked = group.id, channel.id

    def _known(self, rights: frozenset[str]) -> frozenset[str]:
        if strange := sorted(rights - {*EVERYBODY, *SOMETIMES}):
            raise Impossible(f"there is no permission {strange[0]!r}")
        return rights

    def _may(self, chat: Chat, right: str) -> None:
        if not chat.shared or not chat.may(self.person.id, right):
            raise Impossible(f"{self.person.name} lacks the right {right} here")

    def _owns(self, chat: Chat) -> None:
        if not chat.shared or chat.members[self.person.id].status != "creator":
            raise Impossible(f"{self.person.name} does not own this chat")

    def _below(self, chat: Chat, who: Person | Bot) -> Member:
        """A member whom this person may handle: administrators bow to the owner alone."""
        member = chat.members.get(who.id)
        if member is None or not member.present:
            raise Impossible("they are not here")
        owner = chat.members[self.person.id].status == "creator"
        if member.status == "creator" or (member.leads and not owner):
            raise Impossible("they stand above that")
        return member

"""Who is on this Telegram: people with a phone each, and the bot."""

from dataclasses import dataclass
from typing import Any, Literal

Theme = Literal["light", "dark"]

ANONYMOUS = {
    "id": 1087968824,
    "is_bot": True,
    "first_name": "Group",
    "username": "GroupAnonymousBot",
}
"""Who writes what an anonymous administrator writes. It is nobody, and no administrator."""

TELEGRAM = {"id": 777000, "is_bot": False, "first_name": "Telegram"}
"""Who brings a channel's posts into its discussion group."""


@dataclass
class Person:
    """Somebody with a phone: the language and the theme are those of their Telegram."""

    id: int
    first_name: str
    language: str
    theme: Theme = "light"
    last_name: str = ""
    username: str = ""
    started: bool = False
    blocked: bool = False
    deleted: bool = False

    is_bot = False

    @property
    def name(self) -> str:
        return f"{self.first_name} {self.last_name}".strip()

    @property
    def reachable(self) -> bool:
        """Whether the bot may write to them in private."""
        return self.started and not self.blocked and not self.deleted

    def user(self) -> dict[str, Any]:
        """The Bot API's User."""
        user = {"id": self.id, "is_bot": False, **self.names()}
        if self.deleted:
            return user
        user["language_code"] = self.language
        return user

    def names(self) -> dict[str, Any]:
        """The names, as User and private Chat both carry them: what is empty is left out.

        Of whoever deleted their account nothing is left but an empty first name.
        """
        if self.deleted:
            return {"first_name": ""}
        names = {
            "first_name": self.first_name,
            "last_name": self.last_name,
            "username": self.username,
        }
        return {key: value for key, value in names.items() if value}


@dataclass
class Bot:
    """The one bot of this Telegram. `app` is the short name of its Mini App in links.

    As BotFather would have it: `inline` is inline mode, and of every `feedback`-th result that is
    chosen the bot is told, of none if that is 0; `guests` lets it be called into any chat.
    """

    id: int
    token: str
    name: str
    username: str
    app: str
    hears_all: bool = False
    inline: bool = True
    guests: bool = True
    feedback: int = 1
    chosen: int = 0

    is_bot = True

    def user(self) -> dict[str, Any]:
        """The Bot API's User, as it stands in messages."""
        return {
            "id": self.id,
            "is_bot": True,
            "first_name": self.name,
            "username": self.username,
        }

    def me(self) -> dict[str, Any]:
        """The fuller User that only getMe answers."""
        return self.user() | {
            "can_join_groups": True,
            "can_read_all_group_messages": self.hears_all,
            "supports_inline_queries": self.inline,
            "supports_guest_queries": self.guests,
            "can_connect_to_business": False,
            "has_main_web_app": True,
            "has_topics_enabled": False,
        }

    def feedback_due(self) -> bool:
        """Count a result chosen; whether the bot is told of this one."""
        self.chosen += 1
        return self.feedback > 0 and self.chosen % self.feedback == 0

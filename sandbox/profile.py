"""What the bot says about itself: commands, names, descriptions, the menu button."""

from dataclasses import dataclass, field
from typing import Any

from sandbox.chats import Chat
from sandbox.people import Person

Scope = tuple[str, int, int]
"""Type, chat id and user id; 0 where the scope has none."""


@dataclass
class Profile:
    """Everything by language, `""` being that of whoever has no better one."""

    commands: dict[tuple[Scope, str], list[dict[str, Any]]] = field(default_factory=dict)
    names: dict[str, str] = field(default_factory=dict)
    descriptions: dict[str, str] = field(default_factory=dict)
    short_descriptions: dict[str, str] = field(default_factory=dict)
    menus: dict[int, dict[str, Any]] = field(default_factory=dict)

    def commands_for(self, person: Person, chat: Chat) -> list[dict[str, Any]]:
        """The list that person's phone offers there: narrowest scope first, then own language."""
        for scope in scopes(person, chat):
            for language in (person.language, ""):
                if found := self.commands.get((scope, language)):
                    return found
        return []

    def menu_for(self, person: Person) -> dict[str, Any]:
        return self.menus.get(person.id) or self.menus.get(0) or {"type": "commands"}

    def description_for(self, person: Person) -> str:
        """What an empty chat with the bot shows before Start."""
        return self.descriptions.get(person.language) or self.descriptions.get("", "")


def scopes(person: Person, chat: Chat) -> list[Scope]:
    """The command scopes that apply, narrowest first."""
    if chat.kind == "bot":
        return [("chat", chat.id, 0), ("all_private_chats", 0, 0), ("default", 0, 0)]
    leads = chat.members[person.id].status in {"creator", "administrator"}
    return [
        ("chat_member", chat.id, person.id),
        *([("chat_administrators", chat.id, 0)] if leads else []),
        ("chat", chat.id, 0),
        *([("all_chat_administrators", 0, 0)] if leads else []),
        ("all_group_chats", 0, 0),
        ("default", 0, 0),
    ]

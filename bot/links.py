"""Addresses that lead to a table: links of t.me, and the Mini App's own."""

import re
from dataclasses import dataclass
from typing import Literal
from urllib.parse import quote

PAYLOAD = re.compile(r"([tj])([A-Za-z0-9]{12})")
HELLO = "hello"
FORGET = "forget"
OPENING = re.compile(r"g([a-z0-9_]{1,32})(?:-([a-z0-9_]{1,16}))?")


@dataclass(frozen=True)
class Links:
    """What addresses are made of: the bot's name, the Mini App's short name and own address.

    `inline` says whether the bot answers wherever its name is written: BotFather's inline mode.
    """

    bot: str
    app: str
    webapp_url: str = ""
    inline: bool = False

    def in_app(self, payload: str = "") -> str:
        """Opens the Mini App from anywhere, for whoever never saw the bot too."""
        link = f"https://t.me/{self.bot}/{self.app}"
        return f"{link}?startapp={payload}" if payload else link

    def in_private(self, payload: str) -> str:
        """Opens the bot's private chat and presses Start."""
        return f"https://t.me/{self.bot}?start={payload}"

    def web_app(self, payload: str = "") -> str:
        """What a web_app button opens; those stand in private chats only."""
        return f"{self.webapp_url}?startapp={payload}" if payload else self.webapp_url

    def share(self, table_id: str, text: str) -> str:
        """Lets a person choose whom to send an invitation to."""
        link = self.in_app(invitation(table_id))
        return f"https://t.me/share/url?url={quote(link, safe='')}&text={quote(text, safe='')}"

    def to_group(self, payload: str = HELLO) -> str:
        """Lets a person choose a group to take the bot to; there it is told the payload."""
        return f"https://t.me/{self.bot}?startgroup={payload}"


def visit(table_id: str) -> str:
    """The payload that only opens a table."""
    return f"t{table_id}"


def invitation(table_id: str) -> str:
    """The payload that seats whoever opens it, if there is room."""
    return f"j{table_id}"


def read_opening(payload: str) -> tuple[str, str] | None:
    """The game and the mode that a group is to open; None where garbled.

    Nothing here makes such a link (`gduel`, `gcoup-teams`): it is for whoever invites from a page
    of his own.
    """
    found = OPENING.fullmatch(payload)
    return None if found is None else (found[1], found[2] or "")


def read_payload(payload: str) -> tuple[Literal["t", "j"], str] | None:
    """What a payload asks for, and of which table; None where it is garbled."""
    found = PAYLOAD.fullmatch(payload)
    if found is None:
        return None
    return ("t" if found[1] == "t" else "j"), found[2]

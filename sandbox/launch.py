"""How a Mini App is opened: its address with signed initData, as each kind of launch carries it."""

import base64
import hashlib
import hmac
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlencode, urlsplit, urlunsplit

from sandbox.people import Bot, Person, Theme

VERSION = "9.6"
PLATFORM = "weba"
THEMES: dict[Theme, dict[str, str]] = json.loads(
    (Path(__file__).parent / "static" / "themes.json").read_text(encoding="utf-8")
)
"""As Telegram's own clients have them; the page's phones take theirs from the same file."""


@dataclass(frozen=True)
class Launch:
    """One opening of the Mini App.

    A launch by a link carries `chat_type` and `chat_instance` and perhaps a `start_param`; one by
    a button or the menu carries a `query_id`. One from above inline results (`bare`) tells nothing,
    not even who it is.
    """

    person: Person
    moment: int
    chat_type: str = ""
    chat_instance: str = ""
    start_param: str = ""
    query_id: str = ""
    bare: bool = False

    def fields(self) -> dict[str, str]:
        user: dict[str, Any] = self.person.user()
        del user["is_bot"]
        if self.person.reachable:
            user["allows_write_to_pm"] = True
        fields = {
            "query_id": self.query_id,
            "user": json.dumps(user, ensure_ascii=False, separators=(",", ":")),
            "chat_instance": self.chat_instance,
            "chat_type": self.chat_type,
            "start_param": self.start_param,
            "auth_date": str(self.moment),
        }
        return {key: value for key, value in fields.items() if value}

    def init_data(self, bot: Bot) -> str:
        """The query string that the bot's server can verify with the bot's token."""
        fields = self.fields()
        fields["signature"] = signature(fields, bot)
        told = "\n".join(f"{key}={value}" for key, value in sorted(fields.items()))
        secret = hmac.digest(b"WebAppData", bot.token.encode(), hashlib.sha256)
        fields["hash"] = hmac.new(secret, told.encode(), hashlib.sha256).hexdigest()
        return urlencode(fields, quote_via=quote)

    def url(self, address: str, bot: Bot) -> str:
        """`address` with what a client adds: the start parameter as query, the rest as hash."""
        scheme, place, path, query, fragment = urlsplit(address)
        if self.start_param:
            query = "&".join(
                filter(None, [query, urlencode({"tgWebAppStartParam": self.start_param})])
            )
        added = urlencode(
            {
                "tgWebAppData": "" if self.bare else self.init_data(bot),
                "tgWebAppVersion": VERSION,
                "tgWebAppPlatform": PLATFORM,
                "tgWebAppThemeParams": json.dumps(THEMES[self.person.theme], separators=(",", ":")),
                **({"tgWebAppBotInline": "1"} if self.bare else {}),
            },
            quote_via=quote,
        )
        if fragment:
            fragment += "&" if "?" in fragment else "?"
        return urlunsplit((scheme, place, path, query, fragment + added))


def signature(fields: dict[str, str], bot: Bot) -> str:
    """Stands where Telegram's Ed25519 signature stands: 64 bytes, verifiable by nobody."""
    told = f"{bot.id}:WebAppData\n" + "\n".join(f"{k}={v}" for k, v in sorted(fields.items()))
    digest = hashlib.sha512(told.encode()).digest()
    return base64.urlsafe_b64encode(digest).decode().rstrip("=")

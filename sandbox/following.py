"""Where a link leads whom: into the bot's chat, into the Mini App, into a group, or elsewhere."""

from typing import Any
from urllib.parse import parse_qs

from sandbox.chats import Chat
from sandbox.links import taken_apart
from sandbox.phone import Phone, checked

TELEGRAM = frozenset({"t.me", "telegram.me", "telegram.dog"})


def follow(phone: Phone, url: str, chat: Chat | None = None) -> dict[str, Any]:
    """What happens when this person taps a link that was seen in `chat`."""
    bot = phone.telegram.bot
    parts = taken_apart(url)
    path = parts.path.strip("/").lower()
    asked = {key: values[0] for key, values in parse_qs(parts.query, True).items()}
    if (parts.hostname or "") not in TELEGRAM:
        return {"open": url}
    if path == "share/url":
        return {"share": {"url": asked.get("url", ""), "text": asked.get("text", "")}}
    if path == bot.username and "start" in asked:
        return {"said": phone.start(asked["start"])}
    if path == bot.username and "startgroup" in asked:
        checked("start", asked["startgroup"])
        admin = [right for right in asked.get("admin", "").split() if right]
        return {"startgroup": {"start": asked["startgroup"], "admin": admin}}
    if path == f"{bot.username}/{bot.app}" or (path == bot.username and "startapp" in asked):
        return {"launch": phone.launch_by_link(asked.get("startapp", ""), chat)}
    return {"open": url}

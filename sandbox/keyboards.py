"""What a button may be: the rules for inline keyboards."""

from typing import Any

from aiogram.types import InlineKeyboardMarkup

from sandbox.links import taken_apart
from sandbox.messages import Button, Keyboard
from sandbox.refusal import Refused, bad

ACTIONS = {
    "url": "url",
    "callback_data": "callback",
    "web_app": "web_app",
    "login_url": "login",
    "switch_inline_query": "switch_inline",
    "switch_inline_query_current_chat": "switch_inline",
    "switch_inline_query_chosen_chat": "switch_inline",
    "copy_text": "copy",
    "callback_game": "game",
    "pay": "pay",
    "disabled": "disabled",
}
CHOSEN = {
    "bot": "allow_bot_chats",
    "channel": "allow_channel_chats",
    "friend": "allow_user_chats",
    "group": "allow_group_chats",
}
"""By kind of chat, what a switch to a chosen chat says to allow it."""
STYLES = {"danger", "success", "primary", "default"}
LOOPBACK = {"127.0.0.1", "localhost", "::1"}
MOST_BUTTONS = 100
DATA_BYTES = 64


def kind(button: Button) -> str:
    """What the button does, in the desk's words."""
    return next((name for field, name in ACTIONS.items() if field in button), "none")


def switched(button: Button) -> dict[str, Any] | None:
    """What a switch to inline mode begins: the query, and the kinds of chat one may choose from.

    No kinds: it stays in the chat at hand.
    """
    if "switch_inline_query_current_chat" in button:
        return {"query": button["switch_inline_query_current_chat"], "kinds": []}
    if "switch_inline_query" in button:
        return {"query": button["switch_inline_query"], "kinds": list(CHOSEN)}
    chosen = button.get("switch_inline_query_chosen_chat")
    if chosen is None:
        return None
    kinds = [kind for kind, flag in CHOSEN.items() if chosen.get(flag)]
    return {"query": chosen.get("query", ""), "kinds": kinds}


def checked(markup: Any, *, private: bool, https_only: bool) -> Keyboard:
    """The keyboard as it will hang under a message; refuses what Telegram refuses."""
    if markup is None:
        return []
    if not isinstance(markup, InlineKeyboardMarkup):
        raise bad("reply keyboards are not built in this sandbox")
    rows = [
        [button.model_dump(exclude_none=True) for button in row] for row in markup.inline_keyboard
    ]
    if sum(map(len, rows)) > MOST_BUTTONS:
        raise bad("reply markup is too long")
    for row in rows:
        for button in row:
            check(button, private=private, https_only=https_only)
    return [row for row in rows if row]


def check(button: Button, *, private: bool, https_only: bool) -> None:
    if not button["text"].strip():
        raise unreadable("Text buttons must have a text")
    actions = [field for field in ACTIONS if field in button]
    if not actions:
        raise unreadable("Text buttons are unallowed in the inline keyboard")
    if len(actions) > 1:
        # The real server takes the first and drops the rest; here the mistake is shown.
        raise unreadable(f"Exactly one action is allowed, found {', '.join(actions)}")
    if button.get("style", "default") not in STYLES:
        raise unreadable("Invalid button style specified")
    if "callback_data" in button and not 1 <= len(button["callback_data"].encode()) <= DATA_BYTES:
        raise bad("BUTTON_DATA_INVALID")
    if "url" in button and (fault := wrong_link(button["url"])):
        raise bad(f"inline keyboard button URL '{button['url']}' is invalid: {fault}")
    if "copy_text" in button and not 1 <= len(button["copy_text"]["text"]) <= 256:
        raise bad("BUTTON_COPY_TEXT_INVALID")
    chosen = button.get("switch_inline_query_chosen_chat")
    if chosen is not None and not any(chosen.get(flag) for flag in CHOSEN.values()):
        raise unreadable("At least one chat type must be allowed")
    if "web_app" in button:
        check_web_app(button["web_app"]["url"], "inline keyboard button", https_only=https_only)
        if not private:
            raise bad("BUTTON_TYPE_INVALID")


def unreadable(reason: str) -> Refused:
    return bad(f"can't parse inline keyboard button: {reason}")


def check_web_app(url: str, where: str, *, https_only: bool) -> None:
    """A Mini App's address is https; http to this machine passes unless `https_only`."""
    parts = taken_apart(url, "none")
    local = parts.scheme == "http" and parts.hostname in LOOPBACK and not https_only
    if not local and (parts.scheme != "https" or not parts.hostname):
        raise bad(f"{where} Web App URL '{url}' is invalid: Only HTTPS links are allowed")


def wrong_link(url: str) -> str:
    """What is wrong with a link under a button, or nothing."""
    parts = taken_apart(url, "http")
    if parts.scheme not in {"http", "https", "tg", "ton"}:
        return "Unsupported URL protocol"
    if parts.scheme in {"http", "https"} and "." not in (parts.hostname or ""):
        return "Wrong HTTP URL"
    return ""

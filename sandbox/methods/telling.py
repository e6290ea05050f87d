"""How the bot learns what happens, and how it answers a tap."""

import re
from typing import Any

from aiogram.methods import (
    AnswerCallbackQuery,
    DeleteWebhook,
    GetUpdates,
    GetWebhookInfo,
    SetWebhook,
)

from sandbox.keyboards import LOOPBACK
from sandbox.links import taken_apart
from sandbox.queries import Answer
from sandbox.refusal import Refused, bad
from sandbox.telegram import Telegram
from sandbox.utf16 import units
from sandbox.webhook import CONNECTIONS, Webhook

LONGEST_TOAST = 200
LONGEST_SECRET = 256
MOST_CONNECTIONS = 100
PORTS = (80, 88, 443, 8443)


async def get_updates(telegram: Telegram, call: GetUpdates) -> list[dict[str, Any]]:
    if telegram.webhook.url:
        raise Refused(
            409,
            "Conflict: can't use getUpdates method while webhook is active; "
            "use deleteWebhook to delete the webhook first",
        )
    telegram.updates.allow(call.allowed_updates)
    limit = call.limit if call.limit and 1 <= call.limit <= 100 else 100
    timeout = min(max(call.timeout or 0, 0), 50)
    return await telegram.updates.get(call.offset or 0, limit, timeout)


async def set_webhook(telegram: Telegram, call: SetWebhook) -> bool:
    if not call.url:
        return put_webhook(telegram, Webhook(), call.drop_pending_updates)
    check_address(call.url, telegram.https_only)
    secret = call.secret_token or ""
    if len(secret) > LONGEST_SECRET:
        raise bad("secret token is too long")
    if not re.fullmatch(r"[A-Za-z0-9_-]*", secret):
        raise bad("secret token contains unallowed characters")
    telegram.updates.allow(call.allowed_updates)
    connections = min(max(call.max_connections or CONNECTIONS, 1), MOST_CONNECTIONS)
    return put_webhook(telegram, Webhook(call.url, secret, connections), call.drop_pending_updates)


async def delete_webhook(telegram: Telegram, call: DeleteWebhook) -> bool:
    return put_webhook(telegram, Webhook(), call.drop_pending_updates)


def check_address(url: str, https_only: bool) -> None:
    """Https, on one of the ports there are for it; on this machine anything, unless told not to."""
    parts = taken_apart(url)
    if parts.scheme == "http" and parts.hostname in LOOPBACK and not https_only:
        return
    if parts.scheme != "https":
        raise bad("bad webhook: An HTTPS URL must be provided for webhook")
    if (parts.port or 443) not in PORTS:
        raise bad("bad webhook: Webhook can be set up only on ports 80, 88, 443 or 8443")


def put_webhook(telegram: Telegram, webhook: Webhook, forget: bool | None) -> bool:
    telegram.webhook = webhook
    if forget:
        telegram.updates.drop()
    if webhook.url:
        telegram.updates.close("setWebhook request")
    telegram.updates.wake()
    return True


async def get_webhook_info(telegram: Telegram, call: GetWebhookInfo) -> dict[str, Any]:  # noqa: ARG001
    hook = telegram.webhook
    info: dict[str, Any] = {
        "url": hook.url,
        "has_custom_certificate": False,
        "pending_update_count": len(telegram.updates.waiting()),
    }
    if hook.url:
        info["max_connections"] = hook.connections
    if hook.failed_at:
        info |= {"last_error_date": hook.failed_at, "last_error_message": hook.failure}
    if telegram.updates.allowed is not None:
        info["allowed_updates"] = sorted(telegram.updates.allowed)
    return info


async def answer_callback_query(telegram: Telegram, call: AnswerCallbackQuery) -> bool:
    text, url = call.text or "", call.url or ""
    if units(text) > LONGEST_TOAST:
        raise bad("MESSAGE_TOO_LONG")
    if url and not url.startswith(f"https://t.me/{telegram.bot.username}?start="):
        # Games aside, only a link that opens the bot itself is allowed.
        raise bad("URL_INVALID")
    telegram.queries.answer(call.callback_query_id, Answer(text, bool(call.show_alert), url))
    return True

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

from sandbox.queries import Answer
from sandbox.refusal import Refused, bad
from sandbox.telegram import Telegram
from sandbox.utf16 import units

LONGEST_TOAST = 200


async def get_updates(telegram: Telegram, call: GetUpdates) -> list[dict[str, Any]]:
    if telegram.webhook:
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
        telegram.webhook = ""
        return True
    if not call.url.startswith("https://"):
        raise bad("bad webhook: An HTTPS URL must be provided for webhook")
    secret = call.secret_token or ""
    if len(secret) > 256:
        raise bad("secret token is too long")
    if not re.fullmatch(r"[A-Za-z0-9_-]*", secret):
        raise bad("secret token contains unallowed characters")
    telegram.updates.allow(call.allowed_updates)
    if call.drop_pending_updates:
        telegram.updates.drop()
    telegram.webhook = call.url
    return True


async def delete_webhook(telegram: Telegram, call: DeleteWebhook) -> bool:
    telegram.webhook = ""
    if call.drop_pending_updates:
        telegram.updates.drop()
    return True


async def get_webhook_info(telegram: Telegram, call: GetWebhookInfo) -> dict[str, Any]:  # noqa: ARG001
    info: dict[str, Any] = {
        "url": telegram.webhook,
        "has_custom_certificate": False,
        "pending_update_count": len(telegram.updates.queue),
    }
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

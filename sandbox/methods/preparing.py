"""savePreparedInlineMessage: what the Mini App lets its person send on."""

from typing import Any

from aiogram.methods import SavePreparedInlineMessage

from sandbox.chats import Kind
from sandbox.methods.results import result
from sandbox.refusal import bad
from sandbox.telegram import Telegram


async def save_prepared_inline_message(
    telegram: Telegram, call: SavePreparedInlineMessage
) -> dict[str, Any]:
    if not telegram.bot.inline:
        raise bad("USER_BOT_INVALID")
    if call.user_id not in telegram.people:
        raise bad("user not found")
    kinds = allowed(call)
    kept = telegram.prepared.keep(call.user_id, result(telegram, call.result), kinds)
    return {"id": kept.id, "expiration_date": kept.until}


def allowed(call: SavePreparedInlineMessage) -> frozenset[Kind]:
    """The kinds of chat it may go to."""
    flags: tuple[tuple[Kind, bool | None], ...] = (
        ("friend", call.allow_user_chats),
        ("bot", call.allow_bot_chats),
        ("group", call.allow_group_chats),
        ("channel", call.allow_channel_chats),
    )
    if not any(flag for _, flag in flags):
        raise bad("at least one chat type must be allowed")
    return frozenset(kind for kind, flag in flags if flag)

"""savePreparedInlineMessage: what the Mini App lets its person send on."""

from typing import Any

from aiogram.methods import SavePreparedInlineMessage
from aiogram.types import InlineQueryResultArticle, InputTextMessageContent

from sandbox import keyboards
from sandbox.chats import Kind
from sandbox.messages import Keyboard
from sandbox.methods.messages import read
from sandbox.refusal import bad
from sandbox.telegram import Telegram

LONGEST_ID = 64


async def save_prepared_inline_message(
    telegram: Telegram, call: SavePreparedInlineMessage
) -> dict[str, Any]:
    if call.user_id not in telegram.people:
        raise bad("user not found")
    kinds = allowed(call)
    result = call.result
    if not isinstance(result, InlineQueryResultArticle):
        raise bad("only articles are built in this sandbox")
    if not 1 <= len(result.id.encode()) <= LONGEST_ID:
        raise bad("RESULT_ID_INVALID")
    if not result.title.strip():
        raise bad("ARTICLE_TITLE_EMPTY")
    content = result.input_message_content
    if not isinstance(content, InputTextMessageContent):
        raise bad("only texts are built in this sandbox")
    text, entities = read(telegram, content.message_text, content.parse_mode, content.entities)
    buttons = keyboards.checked(result.reply_markup, private=False, https_only=telegram.https_only)
    speechless(buttons)
    kept = telegram.prepared.keep(call.user_id, text, entities, buttons, kinds)
    return {"id": kept.id, "expiration_date": kept.until}


def allowed(call: SavePreparedInlineMessage) -> frozenset[Kind]:
    """The kinds of chat it may go to; there are no channels here."""
    flags: tuple[tuple[Kind, bool | None], ...] = (
        ("friend", call.allow_user_chats),
        ("bot", call.allow_bot_chats),
        ("group", call.allow_group_chats),
    )
    if not any(flag for _, flag in flags) and not call.allow_channel_chats:
        raise bad("at least one chat type must be allowed")
    return frozenset(kind for kind, flag in flags if flag)


def speechless(buttons: Keyboard) -> None:
    """A tap under an inline message has an id of its own, which this sandbox does not know."""
    if any("callback_data" in button for row in buttons for button in row):
        raise bad("callback buttons of inline messages are not built in this sandbox")

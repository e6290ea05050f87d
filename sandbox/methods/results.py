"""From the Bot API's InlineQueryResult to what this Telegram can send."""

from aiogram.types import (
    InlineQueryResultArticle,
    InlineQueryResultPhoto,
    InlineQueryResultUnion,
    InputMessageContentUnion,
    InputTextMessageContent,
)

from sandbox import keyboards
from sandbox.content import Content
from sandbox.inline import Result
from sandbox.methods.content import captioned, linked, written
from sandbox.refusal import bad
from sandbox.telegram import Telegram

LONGEST_ID = 64


def result(telegram: Telegram, given: InlineQueryResultUnion) -> Result:
    """The result as it can be sent to any chat; refuses what Telegram refuses."""
    if not isinstance(given, InlineQueryResultArticle | InlineQueryResultPhoto):
        raise bad("only articles and photos are built in this sandbox")
    if not 1 <= len(given.id.encode()) <= LONGEST_ID:
        raise bad("RESULT_ID_INVALID")
    title = given.title or ""
    if isinstance(given, InlineQueryResultArticle) and not title.strip():
        raise bad("ARTICLE_TITLE_EMPTY")
    sent = content(telegram, given)
    buttons = keyboards.checked(given.reply_markup, private=False, https_only=telegram.https_only)
    return Result(given.id, title, given.description or "", sent, buttons)


def content(
    telegram: Telegram, given: InlineQueryResultArticle | InlineQueryResultPhoto
) -> Content:
    """The message that it becomes: a photo sends itself, if there is nothing else to send."""
    if given.input_message_content:
        return text(telegram, given.input_message_content)
    assert isinstance(given, InlineQueryResultPhoto)
    photo = linked(telegram, given.photo_url)
    linked(telegram, given.thumbnail_url)
    return captioned(telegram, photo, given.caption, given.parse_mode, given.caption_entities)


def text(telegram: Telegram, given: InputMessageContentUnion) -> Content:
    if not isinstance(given, InputTextMessageContent):
        raise bad("only texts are built in this sandbox")
    return written(telegram, given.message_text, given.parse_mode, given.entities)

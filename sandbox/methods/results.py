"""From the Bot API's InlineQueryResult to what this Telegram can send."""

from aiogram.types import InlineQueryResultArticle, InlineQueryResultUnion, InputTextMessageContent

from sandbox import keyboards
from sandbox.inline import Result
from sandbox.methods.messages import read
from sandbox.refusal import bad
from sandbox.telegram import Telegram

LONGEST_ID = 64


def result(telegram: Telegram, given: InlineQueryResultUnion) -> Result:
    """The result as it can be sent to any chat; refuses what Telegram refuses."""
    if not isinstance(given, InlineQueryResultArticle):
        raise bad("only articles are built in this sandbox")
    if not 1 <= len(given.id.encode()) <= LONGEST_ID:
        raise bad("RESULT_ID_INVALID")
    if not given.title.strip():
        raise bad("ARTICLE_TITLE_EMPTY")
    content = given.input_message_content
    if not isinstance(content, InputTextMessageContent):
        raise bad("only texts are built in this sandbox")
    text, entities = read(telegram, content.message_text, content.parse_mode, content.entities)
    buttons = keyboards.checked(given.reply_markup, private=False, https_only=telegram.https_only)
    return Result(given.id, given.title, given.description or "", text, entities, buttons)

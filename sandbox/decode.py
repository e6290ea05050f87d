"""From the fields of a request to one of aiogram's own method objects."""

import json
from typing import Any, get_args

from aiogram.methods import TelegramMethod
from aiogram.types import InlineKeyboardMarkup
from pydantic import ValidationError

from sandbox.methods import ACTS
from sandbox.refusal import Refused, bad

METHODS = {method.__api_method__.lower(): method for method in ACTS}

MISSING = {
    "chat_id": "chat_id is empty",
    "text": "message text is empty",
    "message_id": "message identifier is not specified",
    "callback_query_id": "query is too old and response timeout expired or query ID is invalid",
}


def decode(name: str, fields: dict[str, Any]) -> TelegramMethod[Any]:
    """The method call that these fields spell; names are case-insensitive, as on the server."""
    method = METHODS.get(name.lower())
    if method is None:
        raise Refused(404, "Not Found: method not found")
    read = {
        field: value if keeps_text(method, field) else unpacked(field, value)
        for field, value in fields.items()
    }
    try:
        json.dumps(read, ensure_ascii=False, default=str).encode()
    except UnicodeEncodeError:
        raise bad("strings must be encoded in UTF-8") from None
    try:
        if isinstance(markup := read.get("reply_markup"), dict) and "inline_keyboard" in markup:
            # Left to the union, a malformed one would pass as the removal of a reply keyboard.
            read["reply_markup"] = InlineKeyboardMarkup.model_validate(markup)
        return method.model_validate(read)
    except ValidationError as error:
        raise bad(complaint(error)) from None


def keeps_text(method: type[TelegramMethod[Any]], field: str) -> bool:
    """Whether a field is meant as text, so that `{` or `[` at its front says nothing."""
    known = method.model_fields.get(field)
    return known is None or str in {known.annotation, *get_args(known.annotation)}


def unpacked(field: str, value: Any) -> Any:
    """Lists and objects travel as JSON inside a form field."""
    if not isinstance(value, str) or value.lstrip()[:1] not in {"{", "["}:
        return value
    try:
        return json.loads(value)
    except ValueError:
        raise bad(unreadable(field)) from None


def unreadable(field: str) -> str:
    if field == "reply_markup":
        return "can't parse reply keyboard markup JSON object"
    return f"can't parse {field} JSON object"


def complaint(error: ValidationError) -> str:
    first = error.errors()[0]
    field = str(first["loc"][0]) if first["loc"] else ""
    if first["type"] == "missing" and len(first["loc"]) == 1:
        return MISSING.get(field, f'parameter "{field}" is required')
    if field in {"reply_markup", "inline_keyboard"}:
        return "can't parse inline keyboard button: object expected as button"
    return f"can't parse {field}"

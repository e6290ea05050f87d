"""What a call wants a message to hold: its text with the entities, or a photo with a caption."""

from typing import Any

from aiogram.methods import (
    EditEphemeralMessageMedia,
    EditMessageMedia,
    SendMessage,
    SendPhoto,
    TelegramMethod,
)
from aiogram.types import InputFile, InputMediaPhoto, MessageEntity
from aiohttp.web import FileField

from sandbox import entities
from sandbox.content import Content, Entity
from sandbox.photos import Photo
from sandbox.refusal import bad
from sandbox.telegram import Telegram
from sandbox.utf16 import units

LONGEST_CAPTION = 1024
ATTACHED = "attach://"


def said(value: object) -> Any:
    """A parameter's value; what aiogram keeps for "the bot's default" was not sent at all."""
    return value if isinstance(value, str | bool | int) else None


def read(
    telegram: Telegram, text: str, parse_mode: object, given: list[MessageEntity] | None
) -> tuple[str, list[Entity]]:
    text, found = entities.read(text, said(parse_mode), given)
    kept = []
    for entity in found:
        if entity["type"] == "text_mention":
            person = telegram.people.get(entity["user"]["id"])
            if person is None:
                continue
            entity = entity | {"user": person.user()}
        kept.append(entity)
    return text, kept


def written(
    telegram: Telegram, text: str | None, parse_mode: object, given: list[MessageEntity] | None
) -> Content:
    return Content(*read(telegram, text or "", parse_mode, given))


def captioned(
    telegram: Telegram,
    photo: Photo,
    caption: str | None,
    parse_mode: object,
    given: list[MessageEntity] | None,
) -> Content:
    """A photo with what is written under it, if anything is."""
    if not caption:
        return Content(photo=photo)
    text, found = read(telegram, caption, parse_mode, given)
    if units(text) > LONGEST_CAPTION:
        raise bad("message caption is too long")
    return Content(text, found, photo)


def content(telegram: Telegram, call: SendMessage | SendPhoto) -> Content:
    if isinstance(call, SendMessage):
        return written(telegram, call.text, call.parse_mode, call.entities)
    picture = photo(telegram, call.photo, call)
    return captioned(telegram, picture, call.caption, call.parse_mode, call.caption_entities)


def media(
    telegram: Telegram,
    call: EditMessageMedia | EditEphemeralMessageMedia,
    *,
    inline: bool = False,
) -> Content:
    """What takes the place of a message's content. Under an inline message nothing is uploaded."""
    given = call.media
    if not isinstance(given, InputMediaPhoto):
        raise bad("only photos are built in this sandbox")
    if inline and str(given.media).startswith(ATTACHED):
        raise bad("a file can't be uploaded for an inline message")
    picture = photo(telegram, given.media, call)
    return captioned(telegram, picture, given.caption, given.parse_mode, given.caption_entities)


def photo(telegram: Telegram, given: InputFile | str, call: TelegramMethod[Any]) -> Photo:
    """A photo named by its id or its address, or sent along with the call."""
    name = str(given)
    if name.startswith(ATTACHED):
        sent = (call.model_extra or {}).get(name.removeprefix(ATTACHED))
        if not isinstance(sent, FileField):
            raise bad("there is no photo in the request")
        return telegram.photos.upload(sent.file.read())
    if known := telegram.photos.kept.get(name):
        return known
    return linked(telegram, name)


def linked(telegram: Telegram, address: str) -> Photo:
    """A photo by its address, which has to be one."""
    if not address.startswith(("http://", "https://")):
        raise bad("wrong file identifier/HTTP URL specified")
    return telegram.photos.link(address)

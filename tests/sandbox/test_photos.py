"""Photos: sent, captioned, put in the place of one another, and offered inline."""

import struct
from typing import Any

import pytest
from aiogram import Bot
from aiogram.types import (
    BufferedInputFile,
    EphemeralMessageParameters,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    InlineQueryResultPhoto,
    InputMediaDocument,
    InputMediaPhoto,
    Message,
)
from aiohttp import ClientSession

from bot.timing import MovableTime
from sandbox.chats import Chat, Member
from sandbox.people import Person
from sandbox.photos import HEAVIEST
from sandbox.telegram import Telegram
from tests.sandbox.conftest import Desk, Updates
from tests.sandbox.results import Asking, refusal

ADDRESS = "https://example.org/table.jpg"
BUTTON = InlineKeyboardMarkup(
    inline_keyboard=[[InlineKeyboardButton(text="Sit", callback_data="sit")]]
)


def png(width: int = 640, height: int = 480, more: int = 0) -> BufferedInputFile:
    size = struct.pack(">II", width, height)
    data = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + size + b"\0" * more
    return BufferedInputFile(data, "a.png")


def jpeg(width: int, height: int) -> BufferedInputFile:
    start = b"\xff\xd8\xff\xe0\0\x04\0\0"
    frame = b"\xff\xc0\0\x11\x08" + struct.pack(">HH", height, width)
    return BufferedInputFile(start + frame + b"\0" * 20, "a.jpg")


@pytest.fixture
async def picture(bot: Bot, bojan: Person) -> Message:
    return await bot.send_photo(bojan.id, png(), caption="<b>one</b>", parse_mode="HTML")


def file_of(message: Message | bool) -> str:
    assert isinstance(message, Message)
    assert message.photo
    return message.photo[0].file_id


async def test_a_photo_is_seen_with_its_caption(
    picture: Message, desk: Desk, bojan: Person, telegram: Telegram, http: ClientSession
) -> None:
    assert picture.photo
    assert (picture.photo[0].width, picture.photo[0].height) == (640, 480)
    assert (picture.text, picture.caption) == (None, "one")
    assert picture.caption_entities
    view = await desk.get("chat", person=str(bojan.id), chat=str(telegram.bot.id))
    (shown,) = view["messages"]
    assert (shown["photo"], shown["html"]) == (file_of(picture), "<b>one</b>")
    where = {"photo": shown["photo"]}
    async with http.get(f"{desk.server}/desk/photo", params=where) as response:
        assert response.content_type == "image/png"
    async with http.get(f"{desk.server}/desk/photo", params={"photo": "x"}) as response:
        assert response.status == 404


async def test_a_photo_is_sent_again_by_its_id_and_from_elsewhere_by_its_address(
    bot: Bot, bojan: Person, picture: Message, time: MovableTime
) -> None:
    again = await bot.send_photo(bojan.id, file_of(picture))
    assert file_of(again) == file_of(picture)
    assert again.caption is None
    assert file_of(await bot.send_photo(bojan.id, ADDRESS)) != file_of(picture)
    time.skip(3)
    sized = await bot.send_photo(bojan.id, jpeg(800, 600))
    assert sized.photo
    assert (sized.photo[0].width, sized.photo[0].height) == (800, 600)


@pytest.mark.parametrize(
    ("photo", "complaint"),
    [
        ("AgACno", "wrong file identifier/HTTP URL specified"),
        ("attach://nothing", "there is no photo in the request"),
        (BufferedInputFile(b"plain", "a.txt"), "IMAGE_PROCESS_FAILED"),
        (BufferedInputFile(b"", "a.png"), "file must be non-empty"),
        (png(more=HEAVIEST), "file is too big"),
        (png(6000, 4001), "PHOTO_INVALID_DIMENSIONS"),
        (png(2100, 100), "PHOTO_INVALID_DIMENSIONS"),
    ],
)
async def test_what_is_no_photo_is_refused(
    bot: Bot, bojan: Person, photo: Any, complaint: str, telegram: Telegram
) -> None:
    assert await refusal(bot.send_photo(bojan.id, photo)) == complaint
    assert telegram.private[bojan.id].messages == {}


async def test_a_caption_has_at_most_1024_characters(bot: Bot, bojan: Person) -> None:
    long = bot.send_photo(bojan.id, png(), caption="я" * 1025)
    assert await refusal(long) == "message caption is too long"
    await bot.send_photo(bojan.id, png(), caption="я" * 1024)


async def test_a_group_may_let_the_bot_write_and_show_no_photos(
    bot: Bot, group: Chat, telegram: Telegram
) -> None:
    rights = frozenset({"can_send_messages"})
    group.members[telegram.bot.id] = Member(telegram.bot, "restricted", rights)
    call = bot.send_photo(group.id, png())
    assert await refusal(call) == "not enough rights to send photos to the chat"
    await bot.send_message(group.id, "x")


async def test_captions_and_texts_are_edited_each_by_its_own_method(
    bot: Bot, bojan: Person, picture: Message
) -> None:
    edited = await picture.edit_caption(caption="two")
    assert isinstance(edited, Message)
    assert (edited.caption, file_of(edited)) == ("two", file_of(picture))
    assert "message is not modified" in await refusal(picture.edit_caption(caption="two"))
    assert await refusal(picture.edit_text("x")) == "there is no text in the message to edit"
    text = await bot.send_message(bojan.id, "x")
    no_caption = text.edit_caption(caption="x")
    assert await refusal(no_caption) == "there is no caption in the message to edit"


async def test_a_photo_takes_the_place_of_another_or_of_a_text(
    bot: Bot, bojan: Person, picture: Message, time: MovableTime
) -> None:
    text = await bot.send_message(bojan.id, "x")
    edited = await text.edit_media(InputMediaPhoto(media=file_of(picture), caption="y"))
    assert isinstance(edited, Message)
    assert (edited.text, edited.caption, file_of(edited)) == (None, "y", file_of(picture))
    time.skip(3)
    fresh = await picture.edit_media(InputMediaPhoto(media=png()))
    assert file_of(fresh) != file_of(picture)
    other = picture.edit_media(InputMediaDocument(media=ADDRESS))
    assert await refusal(other) == "only photos are built in this sandbox"


async def test_a_photo_is_offered_inline_and_later_changed_without_an_upload(
    bot: Bot, desk: Desk, updates: Updates, anya: Person, bojan: Person, picture: Message
) -> None:
    asking = Asking(desk, updates, anya)
    offer = InlineQueryResultPhoto(
        id="p", photo_url=ADDRESS, thumbnail_url=ADDRESS, caption="Come", reply_markup=BUTTON
    )
    sent = await asking.sent(bojan, offer)
    view = await desk.get("chat", person=str(bojan.id), chat=str(anya.id))
    assert (view["messages"][0]["text"], bool(view["messages"][0]["photo"])) == ("Come", True)
    told, *_ = await updates.fetch()
    assert told.chosen_inline_result
    inline_id = told.chosen_inline_result.inline_message_id
    known = InputMediaPhoto(media=file_of(picture))
    assert await bot.edit_message_media(known, inline_message_id=inline_id) is True
    assert await bot.edit_message_caption(inline_message_id=inline_id, caption="Full") is True
    upload = bot.edit_message_media(InputMediaPhoto(media=png()), inline_message_id=inline_id)
    assert await refusal(upload) == "a file can't be uploaded for an inline message"
    assert sent["message"] == "1"


async def test_an_ephemeral_photo_is_changed_by_methods_of_its_own(
    bot: Bot, group: Chat, anya: Person, telegram: Telegram
) -> None:
    group.members[telegram.bot.id] = Member(telegram.bot, "administrator")
    hers = EphemeralMessageParameters(receiver_user_id=anya.id)
    sent = await bot.send_photo(group.id, png(), ephemeral_message_parameters=hers)
    assert sent.ephemeral_message_id == 1
    where: dict[str, Any] = {
        "chat_id": group.id,
        "receiver_user_id": anya.id,
        "ephemeral_message_id": 1,
    }
    assert await bot.edit_ephemeral_message_caption(**where, caption="yours") is True
    fresh = InputMediaPhoto(media=png(), caption="new")
    assert await bot.edit_ephemeral_message_media(media=fresh, **where) is True
    seen = telegram.ephemerals.seen[group.id][1]
    assert (seen.text, group.messages) == ("new", {})

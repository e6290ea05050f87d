"""Texts and their markup, as the real server reads them."""

from typing import Any

import pytest
from aiogram import Bot
from aiogram.exceptions import TelegramBadRequest
from aiogram.types import Message, MessageEntity

from sandbox.entities import drawn
from sandbox.people import Person


async def html(bot: Bot, person: Person, text: str) -> Message:
    return await bot.send_message(person.id, text, parse_mode="HTML")


def kinds(message: Message) -> list[tuple[str, int, int]]:
    return [(one.type, one.offset, one.length) for one in message.entities or []]


async def test_tags_become_entities_counted_in_utf16(bot: Bot, bojan: Person) -> None:
    message = await html(bot, bojan, "😀<b>bold <i>both</i></b> &lt;b&gt; &amp; &quot;x&quot;")
    assert message.text == '😀bold both <b> & "x"'
    assert kinds(message) == [("bold", 2, 9), ("italic", 7, 4)]


async def test_a_spoiler_is_written_in_two_ways(bot: Bot, bojan: Person) -> None:
    text = '<span class="tg-spoiler">one</span> <tg-spoiler>two</tg-spoiler>'
    message = await html(bot, bojan, text)
    assert kinds(message) == [("spoiler", 0, 3), ("spoiler", 4, 3)]


async def test_a_link_keeps_its_address_and_a_mention_its_person(bot: Bot, bojan: Person) -> None:
    text = f'<a href="https://t.me/x?start=a&amp;b">go</a> <a href="tg://user?id={bojan.id}">B</a>'
    link, mention = (await html(bot, bojan, text)).entities or []
    assert link.url == "https://t.me/x?start=a&b"
    assert mention.type == "text_mention"
    assert mention.user
    assert mention.user.first_name == "Бојан"


async def test_code_may_name_its_language_and_a_quote_may_fold(bot: Bot, bojan: Person) -> None:
    text = (
        '<code class="language-python">x</code> '
        "<blockquote expandable>long</blockquote> <blockquote>short</blockquote> "
        "<tg-emoji emoji-id='5'>🎲</tg-emoji>"
    )
    code, folded, quote, emoji = (await html(bot, bojan, text)).entities or []
    assert (code.type, code.language) == ("code", "python")
    assert (folded.type, quote.type) == ("expandable_blockquote", "blockquote")
    assert emoji.custom_emoji_id == "5"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("<h1>x</h1>", 'Unsupported start tag "h1" at byte offset 0'),
        ("я <3", "Unclosed start tag at byte offset 3"),
        ("<b>x", 'Can\'t find end tag corresponding to start tag "b"'),
        ("x</b>", "Unexpected end tag at byte offset 1"),
        ("<b>x</b", "Unclosed end tag at byte offset 4"),
        (
            "<b><i>x</b></i>",
            'Unmatched end tag at byte offset 7, expected "</i>", found "</b>"',
        ),
        ("<span>x</span>", 'Tag "span" must have class "tg-spoiler" at byte offset 0'),
        ('<a href="x>y</a>', "Unclosed start tag at byte offset 0"),
        ("<a href=t.me/x>y</a>", "Unexpected end of name token at byte offset 8"),
        ('<a "x">y</a>', 'Empty attribute name in the tag "a" at byte offset 0'),
        ("< A />", 'Unsupported start tag "" at byte offset 0'),
    ],
)
async def test_markup_that_does_not_parse_is_refused(
    bot: Bot, bojan: Person, text: str, complaint: str
) -> None:
    with pytest.raises(TelegramBadRequest) as refused:
        await html(bot, bojan, text)
    assert refused.value.message == f"Bad Request: can't parse entities: {complaint}"


async def test_without_a_parse_mode_nothing_is_markup(bot: Bot, bojan: Person) -> None:
    message = await bot.send_message(bojan.id, "<b>x</b> <3 &amp;")
    assert message.text == "<b>x</b> <3 &amp;"
    assert message.entities is None


async def test_another_parse_mode_is_refused(bot: Bot, bojan: Person) -> None:
    with pytest.raises(TelegramBadRequest, match="unsupported parse_mode"):
        await bot.send_message(bojan.id, "*x*", parse_mode="MarkdownV2")


async def test_commands_mentions_and_addresses_are_found(bot: Bot, bojan: Person) -> None:
    text = "/play@one_table_bot with @tomwhit at https://t.me/x, not/this a@b.mk"
    message = await bot.send_message(bojan.id, text)
    assert kinds(message) == [("bot_command", 0, 19), ("mention", 25, 8), ("url", 37, 14)]


@pytest.mark.parametrize(
    ("offset", "length", "complaint"),
    [
        (-1, 1, "receive an entity with incorrect offset -1"),
        (0, -1, "receive an entity with incorrect length -1"),
        (
            0,
            9,
            "entity beginning at UTF-16 offset 0 ends after the end of the text at UTF-16 offset 9",
        ),
        (1, 1, "entity begins in a middle of a UTF-16 symbol at UTF-16 offset 1"),
        (0, 1, "entity ends in a middle of a UTF-16 symbol at UTF-16 offset 1"),
    ],
)
async def test_entities_must_lie_in_the_text(
    bot: Bot, bojan: Person, offset: int, length: int, complaint: str
) -> None:
    entity = MessageEntity(type="bold", offset=offset, length=length)
    with pytest.raises(TelegramBadRequest) as refused:
        await bot.send_message(bojan.id, "😀abc", entities=[entity])
    assert refused.value.message == f"Bad Request: {complaint}"


async def test_white_space_around_a_text_is_cut(bot: Bot, bojan: Person) -> None:
    message = await html(bot, bojan, "\n  <b> x </b>y \n")
    assert message.text == "x y"
    assert kinds(message) == [("bold", 0, 2)]


@pytest.mark.parametrize("text", ["<b></b>", " \n ", "<i> </i>"])
async def test_a_text_of_nothing_is_refused(bot: Bot, bojan: Person, text: str) -> None:
    with pytest.raises(TelegramBadRequest, match="text must be non-empty"):
        await html(bot, bojan, text)


async def test_a_missing_text_is_refused(bot: Bot, bojan: Person) -> None:
    with pytest.raises(TelegramBadRequest, match="message text is empty"):
        await bot.send_message(bojan.id, "")


async def test_a_text_has_4096_characters_after_parsing(bot: Bot, bojan: Person) -> None:
    await html(bot, bojan, f"<b>{'я' * 4096}</b>")
    with pytest.raises(TelegramBadRequest, match="message is too long"):
        await html(bot, bojan, "я" * 4097)


def span(kind: str, offset: int, length: int, **more: Any) -> dict[str, Any]:
    return {"type": kind, "offset": offset, "length": length, **more}


@pytest.mark.parametrize(
    ("text", "entities", "page"),
    [
        ("<script>", [], "&lt;script&gt;"),
        ("a\nb", [span("spoiler", 0, 1)], '<span class="spoiler">a</span>\nb'),
        ("abc", [span("bold", 0, 3), span("italic", 1, 1)], "<b>a<i>b</i>c</b>"),
        ("abc", [span("bold", 0, 2), span("italic", 1, 2)], "<b>a<i>b</i></b><i>c</i>"),
        ("😀x", [span("code", 2, 1)], "😀<code>x</code>"),
        (
            "x",
            [span("text_link", 0, 1, url='https://t.me/"><img>')],
            '<a role="link" tabindex="0" data-url="https://t.me/&quot;&gt;&lt;img&gt;">x</a>',
        ),
    ],
)
def test_a_text_is_drawn_as_safe_html(text: str, entities: list[Any], page: str) -> None:
    assert drawn(text, entities) == page

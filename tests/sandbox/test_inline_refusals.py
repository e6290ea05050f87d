"""What Telegram does not take as the answer to an inline query, and buttons that lead to one."""

from typing import Any

import pytest
from aiogram import Bot
from aiogram.types import (
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    InlineQuery,
    InlineQueryResultPhoto,
    InlineQueryResultsButton,
    SwitchInlineQueryChosenChat,
    WebAppInfo,
)

from bot.timing import MovableTime
from sandbox.chats import Chat
from sandbox.people import Person
from sandbox.queries import ANSWERABLE
from sandbox.telegram import Telegram
from tests.sandbox.conftest import Desk, Updates
from tests.sandbox.results import TOO_OLD, Asking, article, refusal

UNSAFE = (
    "inline query results button Web App URL 'http://x.org/' is invalid: "
    "Only HTTPS links are allowed"
)
APP = WebAppInfo(url="https://example.org/app")
NO_THUMBNAIL = InlineQueryResultPhoto(id="p", photo_url=APP.url, thumbnail_url="none")


def button(**action: Any) -> InlineQueryResultsButton:
    return InlineQueryResultsButton(text="Open", **action)


@pytest.fixture
def asking(desk: Desk, updates: Updates, anya: Person) -> Asking:
    return Asking(desk, updates, anya)


@pytest.fixture
async def query(asking: Asking, group: Chat) -> InlineQuery:
    """Anya's, still without an answer."""
    asking.ask(group.id)
    return await asking.heard()


@pytest.mark.parametrize(
    ("results", "complaint"),
    [
        ([article(f"{count}") for count in range(51)], "RESULTS_TOO_MUCH"),
        ([article("a"), article("a")], "RESULT_ID_DUPLICATE"),
        ([article("")], "RESULT_ID_INVALID"),
        ([article("я" * 33)], "RESULT_ID_INVALID"),
        ([article(title=" ")], "ARTICLE_TITLE_EMPTY"),
        ([article(text="x" * 4097)], "message is too long"),
        ([article(callback_data="я" * 33)], "BUTTON_DATA_INVALID"),
        ([article(web_app=APP)], "BUTTON_TYPE_INVALID"),
        ([NO_THUMBNAIL], "wrong file identifier/HTTP URL specified"),
    ],
)
async def test_results_are_checked_before_anybody_sees_them(
    query: InlineQuery, results: list[Any], complaint: str
) -> None:
    assert await refusal(query.answer(results)) == complaint
    await query.answer([article("a" * 64), *(article(f"{count}") for count in range(49))])


async def test_the_next_offset_has_at_most_64_bytes(query: InlineQuery) -> None:
    assert await refusal(query.answer([], next_offset="я" * 33)) == "NEXT_OFFSET_INVALID"
    await query.answer([], next_offset="x" * 64)


async def test_a_query_is_answered_once_and_for_a_while(
    bot: Bot, query: InlineQuery, asking: Asking, group: Chat, time: MovableTime
) -> None:
    await query.answer([], cache_time=0)
    assert await refusal(query.answer([])) == TOO_OLD
    assert await refusal(bot.answer_inline_query("1", [])) == TOO_OLD
    asking.ask(group.id)
    late = await asking.heard()
    time.skip(ANSWERABLE)
    assert await refusal(late.answer([])) == TOO_OLD


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        (button(), "exactly one of web_app and start_parameter must be specified"),
        (
            button(web_app=APP, start_parameter="x"),
            "exactly one of web_app and start_parameter must be specified",
        ),
        (button(start_parameter="x" * 65), "START_PARAM_INVALID"),
        (button(start_parameter="привет"), "START_PARAM_INVALID"),
        (InlineQueryResultsButton(text=" ", start_parameter="x"), "SWITCH_PM_TEXT_EMPTY"),
        (
            button(web_app=WebAppInfo(url="http://x.org/")),
            UNSAFE,
        ),
    ],
)
async def test_the_button_above_does_exactly_one_thing(
    query: InlineQuery, wrong: InlineQueryResultsButton, complaint: str
) -> None:
    assert await refusal(query.answer([], button=wrong)) == complaint
    await query.answer([], button=button(start_parameter="x" * 64))


async def test_the_button_above_presses_start(
    asking: Asking, group: Chat, anya: Person, desk: Desk, telegram: Telegram
) -> None:
    seen = await asking.offered(group.id, button=button(start_parameter="tA"))
    assert seen["button"] == "Open"
    pressed = await desk.post("press", person=str(anya.id), query=seen["query"])
    assert pressed == {"said": {"chat": str(telegram.bot.id), "message": "1"}}
    assert telegram.private[anya.id].messages[1].text == "/start tA"


async def test_the_button_above_opens_the_mini_app_which_learns_nothing_by_it(
    asking: Asking, group: Chat, anya: Person, desk: Desk
) -> None:
    seen = await asking.offered(group.id, button=button(web_app=APP))
    pressed = await desk.post("press", person=str(anya.id), query=seen["query"])
    address, _, told = pressed["launch"].partition("#")
    assert address == APP.url
    assert "tgWebAppData=&" in told
    assert "tgWebAppBotInline=1" in told
    assert str(anya.id) not in told


async def test_where_there_is_no_button_none_is_pressed(
    asking: Asking, group: Chat, anya: Person, desk: Desk
) -> None:
    seen = await asking.offered(group.id)
    pressed = await desk.post("press", person=str(anya.id), query=seen["query"])
    assert pressed == {"error": "there is no button above these results"}


@pytest.mark.parametrize(
    ("action", "switch"),
    [
        (
            {"switch_inline_query": "x"},
            {"query": "x", "kinds": ["bot", "channel", "friend", "group"]},
        ),
        ({"switch_inline_query_current_chat": ""}, {"query": "", "kinds": []}),
        (
            {
                "switch_inline_query_chosen_chat": SwitchInlineQueryChosenChat(
                    query="t", allow_user_chats=True, allow_group_chats=True
                )
            },
            {"query": "t", "kinds": ["friend", "group"]},
        ),
    ],
)
async def test_a_button_leads_to_inline_mode_here_or_in_a_chosen_chat(
    bot: Bot, desk: Desk, group: Chat, anya: Person, action: Any, switch: dict[str, Any]
) -> None:
    rows = [[InlineKeyboardButton(text="x", **action)]]
    await bot.send_message(group.id, "x", reply_markup=InlineKeyboardMarkup(inline_keyboard=rows))
    place = {"person": str(anya.id), "chat": str(group.id), "message": "1"}
    tapped = await desk.post("tap", **place, row=0, column=0)
    assert tapped["switch"] == switch


async def test_a_chosen_chat_must_be_of_some_kind(bot: Bot, group: Chat) -> None:
    nowhere = SwitchInlineQueryChosenChat(query="t")
    rows = [[InlineKeyboardButton(text="x", switch_inline_query_chosen_chat=nowhere)]]
    call = bot.send_message(group.id, "x", reply_markup=InlineKeyboardMarkup(inline_keyboard=rows))
    assert "At least one chat type must be allowed" in await refusal(call)

"""Our buttons as Telegram's."""

from aiogram.types import (
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    SwitchInlineQueryChosenChat,
    WebAppInfo,
)

from bot.keyboards import Button, Rows


def keyboard(rows: Rows) -> InlineKeyboardMarkup | None:
    """None where there are no buttons."""
    if not rows:
        return None
    return InlineKeyboardMarkup(inline_keyboard=[[_button(one) for one in row] for row in rows])


def _button(button: Button) -> InlineKeyboardButton:
    return InlineKeyboardButton(
        text=button.text,
        callback_data=button.data or None,
        url=button.url or None,
        web_app=WebAppInfo(url=button.web_app) if button.web_app else None,
        switch_inline_query_chosen_chat=_choosing(button.ask) if button.ask else None,
        style="primary" if button.main else None,
    )


def _choosing(query: str) -> SwitchInlineQueryChosenChat:
    return SwitchInlineQueryChosenChat(query=query, allow_user_chats=True, allow_group_chats=True)

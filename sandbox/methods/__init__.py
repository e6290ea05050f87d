"""The Bot API's methods that this Telegram knows; any other is "method not found"."""

from collections.abc import Awaitable, Callable
from typing import Any

from aiogram import methods as api

from sandbox.methods import (
    answering,
    chats,
    editing,
    ephemeral,
    fleeting,
    inline,
    messages,
    preparing,
    profile,
    telling,
    topics,
)
from sandbox.telegram import Telegram

Act = Callable[[Telegram, Any], Awaitable[Any]]

ACTS: dict[type[api.TelegramMethod[Any]], Act] = {
    api.GetMe: profile.get_me,
    api.SetMyCommands: profile.set_my_commands,
    api.GetMyCommands: profile.get_my_commands,
    api.DeleteMyCommands: profile.delete_my_commands,
    api.SetMyName: profile.set_my_name,
    api.SetMyDescription: profile.set_my_description,
    api.SetMyShortDescription: profile.set_my_short_description,
    api.SetChatMenuButton: profile.set_chat_menu_button,
    api.GetUpdates: telling.get_updates,
    api.SetWebhook: telling.set_webhook,
    api.DeleteWebhook: telling.delete_webhook,
    api.GetWebhookInfo: telling.get_webhook_info,
    api.AnswerCallbackQuery: telling.answer_callback_query,
    api.AnswerInlineQuery: inline.answer_inline_query,
    api.AnswerGuestQuery: answering.answer_guest_query,
    api.AnswerWebAppQuery: answering.answer_web_app_query,
    api.SavePreparedInlineMessage: preparing.save_prepared_inline_message,
    api.SendMessage: ephemeral.or_to_one(messages.send),
    api.SendPhoto: ephemeral.or_to_one(messages.send),
    api.EditMessageText: editing.edit_message_text,
    api.EditMessageCaption: editing.edit_message_caption,
    api.EditMessageMedia: editing.edit_message_media,
    api.EditMessageReplyMarkup: editing.edit_message_reply_markup,
    api.DeleteMessage: messages.delete_message,
    api.DeleteMessages: messages.delete_messages,
    api.EditEphemeralMessageText: fleeting.edit_ephemeral_message_text,
    api.EditEphemeralMessageCaption: fleeting.edit_ephemeral_message_caption,
    api.EditEphemeralMessageMedia: fleeting.edit_ephemeral_message_media,
    api.EditEphemeralMessageReplyMarkup: fleeting.edit_ephemeral_message_reply_markup,
    api.DeleteEphemeralMessage: fleeting.delete_ephemeral_message,
    api.GetChat: chats.get_chat,
    api.GetChatMember: chats.get_chat_member,
    api.GetChatAdministrators: chats.get_chat_administrators,
    api.GetChatMemberCount: chats.get_chat_member_count,
    api.PinChatMessage: chats.pin_chat_message,
    api.UnpinChatMessage: chats.unpin_chat_message,
    api.SetMessageReaction: chats.set_message_reaction,
    api.SendChatAction: chats.send_chat_action,
    api.LeaveChat: chats.leave_chat,
    api.CreateForumTopic: topics.create_forum_topic,
    api.EditForumTopic: topics.edit_forum_topic,
    api.CloseForumTopic: topics.close_forum_topic,
    api.ReopenForumTopic: topics.reopen_forum_topic,
    api.DeleteForumTopic: topics.delete_forum_topic,
    api.CloseGeneralForumTopic: topics.close_general_forum_topic,
    api.ReopenGeneralForumTopic: topics.reopen_general_forum_topic,
}

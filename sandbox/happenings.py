"""What a service message says on a phone, in the phone's language."""

from sandbox.messages import Message
from sandbox.people import Person

WORDS = {
    "en": {
        "pinned_message": "Pinned: {}",
        "new_chat_members": "New in the group: {}",
        "left_chat_member": "Left the group: {}",
        "write_access_allowed": "The bot may write to you now",
        "group_chat_created": "The group is there",
        "supergroup_chat_created": "The group is there",
        "channel_chat_created": "The channel is there",
        "migrate_to_chat_id": "The group is upgraded to a supergroup",
        "migrate_from_chat_id": "The group is upgraded to a supergroup",
        "forum_topic_created": "New topic: {}",
        "forum_topic_edited": "The topic is now called {}",
        "forum_topic_closed": "The topic is closed",
        "forum_topic_reopened": "The topic is open again",
    },
    "ru": {
        "pinned_message": "Закреплено: {}",
        "new_chat_members": "Новый участник: {}",
        "left_chat_member": "Больше не в группе: {}",
        "write_access_allowed": "Теперь бот может вам писать",
        "group_chat_created": "Группа создана",
        "supergroup_chat_created": "Группа создана",
        "channel_chat_created": "Канал создан",
        "migrate_to_chat_id": "Группа стала супергруппой",
        "migrate_from_chat_id": "Группа стала супергруппой",
        "forum_topic_created": "Новая тема: {}",
        "forum_topic_edited": "Тема теперь называется «{}»",
        "forum_topic_closed": "Тема закрыта",
        "forum_topic_reopened": "Тема снова открыта",
    },
    "fa": {
        "pinned_message": "سنجاق شد: {}",
        "new_chat_members": "عضو تازهٔ گروه: {}",
        "left_chat_member": "از گروه رفت: {}",
        "write_access_allowed": "ربات اکنون می‌تواند برایتان بنویسد",
        "group_chat_created": "گروه ساخته شد",
        "supergroup_chat_created": "گروه ساخته شد",
        "channel_chat_created": "کانال ساخته شد",
        "migrate_to_chat_id": "گروه به ابرگروه ارتقا یافت",
        "migrate_from_chat_id": "گروه به ابرگروه ارتقا یافت",
        "forum_topic_created": "موضوع تازه: {}",
        "forum_topic_edited": "نام موضوع شد: {}",
        "forum_topic_closed": "موضوع بسته شد",
        "forum_topic_reopened": "موضوع دوباره باز شد",
    },
    "mk": {
        "pinned_message": "Закачено: {}",
        "new_chat_members": "Нов член на групата: {}",
        "left_chat_member": "Ја напушти групата: {}",
        "write_access_allowed": "Ботот сега може да ви пишува",
        "group_chat_created": "Групата е направена",
        "supergroup_chat_created": "Групата е направена",
        "channel_chat_created": "Каналот е направен",
        "migrate_to_chat_id": "Групата стана супергрупа",
        "migrate_from_chat_id": "Групата стана супергрупа",
        "forum_topic_created": "Нова тема: {}",
        "forum_topic_edited": "Темата сега се вика {}",
        "forum_topic_closed": "Темата е затворена",
        "forum_topic_reopened": "Темата пак е отворена",
    },
}


def happened(person: Person, message: Message) -> str:
    """A service message in the language of the phone."""
    kind = next(iter(message.service))
    return WORDS.get(person.language, WORDS["en"])[kind].format(subject(message))


def subject(message: Message) -> str:
    """Whom or what it is about."""
    kind, content = next(iter(message.service.items()))
    if kind == "pinned_message":
        return str(content.get("text", ""))[:60]
    if kind in {"forum_topic_created", "forum_topic_edited"}:
        return str(content["name"])
    if kind in {"new_chat_members", "left_chat_member"}:
        (who,) = content if isinstance(content, list) else [content]
        return f"{who['first_name']} {who.get('last_name', '')}".strip()
    return ""

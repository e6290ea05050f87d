"""What whoever speaks to chats has at hand, and what happens to tables whose group moves."""

from dataclasses import dataclass

from bot.chat import Chat
from bot.limits import Limits
from bot.links import Links
from bot.people import Chat as Group
from bot.store import ChatProfile, Store
from bot.table import Table
from bot.timing import Time


@dataclass
class House:
    """Where tables are kept, how often one may act, who speaks, what links are made of, when."""

    store: Store
    limits: Limits
    chat: Chat
    links: Links
    time: Time


async def move(store: Store, table_id: str, chat_id: str) -> None:
    """The table's group has another id now; or, where none is given, it lost the table's topic."""
    chat = (await store.load(table_id)).chat
    if chat is not None and chat_id:
        await take_language_along(store, chat.id, chat_id)

    def settle(table: Table) -> None:
        if table.chat is not None:
            topic = table.chat.topic if chat_id else None
            table.chat = Group(id=chat_id or table.chat.id, topic=topic)

    await store.change(table_id, settle)


async def take_language_along(store: Store, old: str, new: str) -> None:
    language = (await store.chat_profile(old)).language
    if language is not None and (await store.chat_profile(new)).language is None:
        await store.save_chat(ChatProfile(id=new, language=language))

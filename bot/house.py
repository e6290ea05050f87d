"""What whoever speaks to chats has at hand; what a table's group is, and how it likes to play."""

from dataclasses import dataclass

from bot.chat import Chat
from bot.limits import Limits
from bot.links import Links
from bot.people import Chat as Group
from bot.store import Habit, Store
from bot.table import Table
from bot.timing import Time


@dataclass
class House:
    """Where tables are kept, how often one may act, who speaks, what links are made of, when.

    `admins` are the ids of those who run the bot.
    """

    store: Store
    limits: Limits
    chat: Chat
    links: Links
    time: Time
    admins: frozenset[str] = frozenset()


async def move(store: Store, table_id: str, chat_id: str) -> None:
    """The table's group has another id now; or, where none is given, it lost the table's topic."""
    chat = (await store.load(table_id)).chat
    if chat is not None and chat_id:
        await store.take_along(chat.id, chat_id)

    def settle(table: Table) -> None:
        if table.chat is not None:
            topic = table.chat.topic if chat_id else None
            table.chat = Group(id=chat_id or table.chat.id, topic=topic)

    await store.change(table_id, settle)


async def left(store: Store, table_id: str) -> None:
    """We are out of the table's group: a game goes on without it, a lobby nobody sees closes."""

    def close(table: Table) -> None:
        if table.stage == "lobby":
            table.shut("out")

    await store.change(table_id, close)


async def get_up(store: Store, table_id: str, person_id: str, now: float) -> None:
    """Somebody is out of the table's group: a game goes on with him, a lobby without."""

    def leave(table: Table) -> None:
        if table.stage == "lobby" and table.seat_of(person_id) is not None:
            table.leave(person_id, now)

    await store.change(table_id, leave)


async def remember(store: Store, table: Table) -> None:
    """How a group began a game, whoever began it and where: its next table opens alike."""
    if table.chat is None or table.stage != "playing":
        return
    if await store.say_once(table.id, f"habit.{table.deals}"):
        habit = Habit(options=table.options.model_dump(), pace=table.pace, stand_in=table.stand_in)
        await store.keep_habit(table.chat.id, table.game_key, habit)

"""Tables, and what is known of people and chats, in Redis."""

from bot.link import Client, Unreachable, connect
from bot.store.forgetting import Forgetting
from bot.store.news import Lost, News, Watching
from bot.store.orders import Announcement, Errand, Orders
from bot.store.posts import Posts
from bot.store.profiles import ChatProfile, Habit, Profile
from bot.store.promises import Promise, Promises, new_ids
from bot.store.tables import Contended, Taken, Unknown, new_id, new_secret

__all__ = [
    "Announcement",
    "ChatProfile",
    "Client",
    "Contended",
    "Errand",
    "Habit",
    "Lost",
    "News",
    "Profile",
    "Promise",
    "Store",
    "Taken",
    "Unknown",
    "Unreachable",
    "connect",
    "new_id",
    "new_ids",
    "new_secret",
]


class Store(Forgetting, Orders, Posts, Promises, Watching):
    """Everything that outlives a process. Any number of processes may have one each."""

"""Who is looking: tells each open page which chats of its person have changed."""

import asyncio
from collections import defaultdict

from sandbox.chats import Chat
from sandbox.people import Bot


class Watcher:
    """One open page: the chats that changed since it last asked."""

    def __init__(self) -> None:
        self._changed: set[str] = set()
        self._news = asyncio.Event()

    def tell(self, chat: str) -> None:
        self._changed.add(chat)
        self._news.set()

    async def changed(self) -> list[str]:
        """Wait for a change, then all changed chats at once."""
        await self._news.wait()
        self._news.clear()
        changed, self._changed = sorted(self._changed), set()
        return changed


class Watch:
    """The open pages by person."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.watchers: defaultdict[int, set[Watcher]] = defaultdict(set)

    def open(self, person: int) -> Watcher:
        watcher = Watcher()
        self.watchers[person].add(watcher)
        return watcher

    def close(self, person: int, watcher: Watcher) -> None:
        self.watchers[person].discard(watcher)

    def changed(self, chat: Chat) -> None:
        for person in chat.people():
            for watcher in self.watchers[person.id]:
                watcher.tell(chat.seen_as(person, self.bot))

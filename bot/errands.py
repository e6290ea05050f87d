"""The loop that tells chats what is announced: within budgets, each once, by one process."""

import logging
import secrets
from collections import Counter

from bot.cards import notice
from bot.faults import fault
from bot.house import House
from bot.shown import Audience
from bot.store import Announcement, Errand
from bot.texts import isolated, t

LOOK = 5.0
LEASE = 30.0
NAME = "announcement"

log = logging.getLogger(__name__)


class Errands:
    """Any number of processes may run one; what one leaves behind another takes up."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._store = house.store
        self._holder = secrets.token_hex(8)

    async def run(self) -> None:
        """For ever."""
        while True:
            try:
                if (found := await self._store.announced()) and await self._mine():
                    await self._tell(found)
            except Exception as error:  # noqa: BLE001 - the next look may succeed
                log.error("an announcement could not be made: %s", fault(error))
            await self._house.time.sleep(LOOK)

    async def _mine(self) -> bool:
        return await self._store.lease(NAME, self._holder, LEASE)

    async def _tell(self, announcement: Announcement) -> None:
        """Tell all who wait; whoever has to wait longer is told at the next look."""
        waits = [chat for chat, errand in announcement.to.items() if errand.state == "waits"]
        for chat in waits:
            if not await self._mine():
                return
            await self._tell_one(announcement, chat, announcement.to[chat])
        if not waits:
            await self._report(announcement)
            await self._store.end_announcement()

    async def _tell_one(self, announcement: Announcement, chat: str, errand: Errand) -> None:
        """It is noted before it is said: whoever dies between has told a chat too few, or none."""
        await self._note(chat, errand, "unsure")
        here = Audience(chat=chat, topic=errand.topic)
        words = notice(isolated(announcement.text, live=True))
        answer = await self._house.chat.send(here, words, loud=False, urgent=False, whose=NAME)
        if answer.kind == "later":
            await self._note(chat, errand, "waits")
        elif answer.kind == "done":
            await self._note(chat, errand, "said")
        elif answer.kind == "topic" and errand.topic is not None:
            await self._store.note_errand(chat, Errand())
        elif answer.kind == "moved":
            if answer.chat not in announcement.to:
                await self._store.note_errand(answer.chat, errand)
            await self._store.note_errand(chat, None)
        elif answer.kind != "unknown":
            await self._note(chat, errand, "closed")

    async def _note(self, chat: str, errand: Errand, state: str) -> None:
        await self._store.note_errand(chat, errand.model_copy(update={"state": state}))

    async def _report(self, announcement: Announcement) -> None:
        """Whoever ordered it hears what came of it."""
        counts = Counter(errand.state for errand in announcement.to.values())
        lang = (await self._store.person(announcement.by)).reads
        words = t(
            lang,
            "admin-announce-done",
            said=counts["said"],
            closed=counts["closed"],
            unsure=counts["unsure"],
        )
        here = Audience(chat=announcement.by, person=announcement.by)
        await self._house.chat.send(here, notice(words))

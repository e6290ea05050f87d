"""What is asked of cards by those who read them: kept beside the cards, then looked at."""

from abc import ABC, abstractmethod
from collections.abc import Callable

from bot.house import House
from bot.shown import ASIDE, ASKED, CHOSEN, NEWS, SEEN, Aside, Asked, News, Note
from bot.steps import Chosen
from bot.store import Contended, Unknown
from bot.table import Table

TRIES = 10


class Wishes(ABC):
    """Whoever hears what people do says here what it means for their cards."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._store = house.store
        self._time = house.time

    @abstractmethod
    def nudge(self, table_id: str) -> None:
        """Look at this table although it has not changed: somebody reads another language, say."""

    async def ask(self, table_id: str, audience: str, invited: bool, message: int = 0) -> None:
        """An audience wants the card anew, or `message` to become it."""
        wish = Asked(invited=invited, message=message).model_dump_json()
        await self._store.wish(table_id, ASKED + audience, wish)
        self.nudge(table_id)

    async def announce(self, table: Table) -> None:
        """Whoever follows a group is to hear of this lobby there."""
        followers = await self._store.followers(table.chat.id) if table.chat else []
        if followers:
            await self._store.wish(table.id, NEWS, News(to=tuple(followers)).model_dump_json())
            self.nudge(table.id)

    async def choose(
        self, table_id: str, audience: str, choosing: Callable[[Chosen | None], Chosen]
    ) -> None:
        """Somebody chooses something more, and his card is to show it. Quick taps add up.

        Raises what `choosing` does, and `Contended`.
        """
        for _ in range(TRIES):
            kept = await self._store.card(table_id, CHOSEN + audience) or ""
            chosen = choosing(Chosen.model_validate_json(kept) if kept else None)
            text = chosen.model_dump_json()
            if await self._store.wish(table_id, CHOSEN + audience, text, before=kept):
                self.nudge(table_id)
                return
        raise Contended(table_id)

    async def seen(self, table_id: str, audience: str) -> None:
        """Somebody has his eyes on his card: keep it true although he is at the table, too."""
        await self._store.set_card(table_id, SEEN + audience, repr(self._time.now()))
        self.nudge(table_id)

    async def renew(self, table_id: str, person: str, chat: str, number: int) -> None:
        """Somebody has tapped what he alone sees in a group: it is to show what he may do now.

        A tap that names a table where nothing is kept of him, nor can be, is a forgery.
        """
        for _ in range(TRIES):
            kept = await self._store.card(table_id, ASIDE + person) or ""
            if not kept and not await self._sits(table_id, person):
                return
            before = Aside.model_validate_json(kept) if kept else Aside(chat=chat, number=number)
            old = before.replaced(number) if before.chat == chat else ()
            aside = before.model_copy(
                update={"chat": chat, "number": number, "wanted": True, "old": old}
            )
            text = aside.model_dump_json()
            if await self._store.wish(table_id, ASIDE + person, text, before=kept):
                self.nudge(table_id)
                return
        raise Contended(table_id)

    async def _sits(self, table_id: str, person: str) -> bool:
        try:
            return (await self._store.load(table_id)).seat_of(person) is not None
        except Unknown:
            return False

    async def found(self, table_id: str, audience: str, message: int) -> None:
        """A card has been tapped whose sending nobody saw the end of, or in a chat that was closed
        to us: so it is there."""
        note = await self._note(table_id, audience)
        if note.state in ("sending", "off"):
            await self._keep(table_id, audience, note, state="shown", message=message, digest="")
        self.nudge(table_id)

    async def shut_out(self, table_id: str, audience: str) -> None:
        """A chat is closed to us."""
        note = await self._note(table_id, audience)
        await self._keep(table_id, audience, note, state="off")
        self.nudge(table_id)

    async def open_again(self, table_id: str, audience: str) -> bool:
        """A chat lets us in; answers whether it was closed to us."""
        note = await self._note(table_id, audience)
        closed = note.state == "off"
        if closed:
            old = note.replaced(note.message)
            await self._keep(table_id, audience, note, state="none", message=0, old=old)
        self.nudge(table_id)
        return closed

    async def _note(self, table_id: str, audience: str) -> Note:
        return Note.model_validate_json(await self._store.card(table_id, audience) or "{}")

    async def _keep(self, table_id: str, audience: str, note: Note, **changes: object) -> None:
        text = note.model_copy(update=changes).model_dump_json(exclude_defaults=True)
        await self._store.set_card(table_id, audience, text)

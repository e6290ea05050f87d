"""What was shown of one card and how that is kept, for whatever steps bring it up to date."""

from bot.answers import Answer
from bot.cards import Card
from bot.house import House
from bot.shown import Audience, Note
from bot.table import Table


class Noted:
    """A card with its note. Each step is noted so that a crash repeats little.

    Methods answer None when all is done, else the seconds until it is worth another try.
    """

    def __init__(self, house: House, table: Table, audience: Audience, note: Note) -> None:
        self._house = house
        self._store, self._chat, self._time = house.store, house.chat, house.time
        self._table = table
        self._audience = audience
        self._note = note

    async def _keep(self, **changes: object) -> None:
        self._note = self._note.model_copy(update=changes)
        await self._store.set_card(
            self._table.id, self._audience.key, self._note.model_dump_json(exclude_defaults=True)
        )

    async def _clear(self) -> float | None:
        """Take away what this card has replaced."""
        while self._note.old:
            first, *others = self._note.old
            if first != self._note.message:
                answer = await self._chat.take_away(self._audience.chat, first)
                if answer.kind in ("later", "unknown"):
                    return answer.seconds
            await self._keep(old=tuple(others))
        return None

    async def _say_once(
        self, call: str, audience: Audience, words: Card, loud: bool = True
    ) -> Answer | None:
        """A message that is said once at most: None where it has been said.

        One that has to wait has not been said.
        """
        if not await self._store.say_once(self._table.id, call):
            return None
        answer = await self._chat.send(audience, words, loud)
        if answer.kind == "later":
            await self._store.unsay(self._table.id, call)
        return answer

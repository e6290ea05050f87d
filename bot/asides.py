"""What somebody has been shown alone in his group is kept true, and goes with what it is about."""

from collections.abc import Iterable

from bot.cards import Card, card
from bot.choosing import open_ways
from bot.house import House
from bot.shown import ASIDE, Aside, Kept
from bot.snapshot import Snapshot, snapshot
from bot.steps import Chosen
from bot.store import Contended
from bot.table import Table
from bot.talking import Said

TRIES = 10


class Asides:
    """Those of one table. Each is edited when tapped, and goes when what it asks is answered."""

    def __init__(self, house: House, table: Table, kept: Kept, lines: Iterable[Said]) -> None:
        self._house = house
        self._table = table
        self._kept = kept
        self._lines = list(lines)

    async def keep_true(self) -> float | None:
        """Answers the seconds until another try, None where nothing is left to be done."""
        waits = [await self._keep(person, aside) for person, aside in self._kept.asides.items()]
        return min((wait for wait in waits if wait is not None), default=None)

    async def _keep(self, person: str, aside: Aside) -> float | None:
        while aside.old:
            answer = await self._house.chat.take_aside(person, aside.chat, aside.old[0])
            if answer.kind in ("later", "unknown"):
                return answer.seconds
            after = aside.model_copy(update={"old": aside.old[1:]})
            if not await self._becomes(person, aside, after):
                return 0.0
            aside = after
        asked = self._asked(person)
        if not aside.wanted and asked is not None and aside.question in ("", asked):
            return None
        shot = snapshot(self._table, person, self._house.time.now(), lines=self._lines)
        lang = (await self._house.store.person(person)).reads
        wanted = aside.wanted or _alike(aside.question, asked or "")
        if not (wanted and asks(shot, lang)):
            answer = await self._house.chat.take_aside(person, aside.chat, aside.number)
            if answer.kind in ("later", "unknown"):
                return answer.seconds
            return None if await self._becomes(person, aside, None) else 0.0
        words = drawn(self._house, shot, lang, self._kept.chosen.get(person))
        if words.digest != aside.digest:
            answer = await self._house.chat.edit_aside(person, aside, words)
            if answer.kind in ("later", "unknown"):
                return answer.seconds
            if answer.kind == "gone":
                return None if await self._becomes(person, aside, None) else 0.0
        shown = {"question": shot.question or "", "digest": words.digest, "wanted": False}
        after = aside.model_copy(update=shown)
        return None if await self._becomes(person, aside, after) else 0.0

    def _asked(self, person: str) -> str | None:
        """The question this person is to answer, '' for none; None where nothing is played."""
        seat = self._table.seat_of(person)
        if self._table.stage != "playing" or seat is None:
            return None
        return self._table.question(seat) or ""

    async def _becomes(self, person: str, before: Aside, after: Aside | None) -> bool:
        """False where he has tapped meanwhile: what was noted then is not to be lost."""
        kept = await self._house.store.card(self._table.id, ASIDE + person)
        if kept is None or Aside.model_validate_json(kept) != before:
            return False
        text = after.model_dump_json(exclude_defaults=True) if after else ""
        return await self._house.store.amend_card(self._table.id, ASIDE + person, kept, text)


def _alike(before: str, now: str) -> bool:
    """Whether the same is asked, which somebody may have answered already and may answer anew."""
    return before != "" and before.rpartition(".")[0] == now.rpartition(".")[0]


def asks(shot: Snapshot, lang: str) -> bool:
    """Whether there is something to answer that the group's card has no buttons for."""
    openly = shot.open_offers if open_ways(shot, lang) else ()
    return any(offer not in openly for offer in shot.offers)


def drawn(house: House, shot: Snapshot, lang: str, chosen: Chosen | None) -> Card:
    return card(shot, "aside", lang, house.links, chosen=chosen)


async def note(house: House, table_id: str, person: str, aside: Aside) -> None:
    """It stands in the place of what is noted at that moment, which is to be taken away.

    The table is stale from now on: its game may be over, and whoever shows this may end.
    """
    for _ in range(TRIES):
        kept = await house.store.card(table_id, ASIDE + person) or ""
        before = Aside.model_validate_json(kept) if kept else None
        if before and before.chat == aside.chat:
            aside = aside.model_copy(update={"old": before.replaced(aside.number)})
        text = aside.model_dump_json(exclude_defaults=True)
        if await house.store.wish(table_id, ASIDE + person, text, before=kept):
            return
    raise Contended(table_id)

"""Words beside a card: to those whose time is nearly up, and of those whom the game did without."""

from bot.engines.game import Seat
from bot.noted import Noted
from bot.removals import removals, warning
from bot.snapshot import Snapshot


class Hurrying(Noted):
    """What is said to those who are waited for, and taken away once they have answered."""

    async def _warn(self, shot: Snapshot, lang: str) -> float | None:
        for call, words, loud in removals(self._table, self._audience, shot, lang):
            told = await self._say_once(call, self._audience, words, loud)
            if told and told.kind == "later":
                return told.seconds
        late = await self._late(shot)
        if self._note.warning and not late:
            answer = await self._chat.take_away(self._audience.chat, self._note.warning)
            if answer.kind in ("later", "unknown"):
                return answer.seconds
            await self._keep(warning=0)
        if not late or shot.clock is None or self._note.state != "shown":
            return None
        call = f"warning.{self._table.deals}.{shot.clock.key}.{self._audience.key}"
        words = warning(self._table, shot, lang, late, in_group=self._audience.person is None)
        told = await self._say_once(call, self._audience, words)
        if told is None or told.kind == "later":
            return told.seconds if told else None
        # Said and not noted it stays: of a message whose sender died nobody knows the number.
        before = self._note.warning
        await self._keep(warning=told.message, old=self._note.replaced(before))
        return await self._clear()

    async def _late(self, shot: Snapshot) -> dict[Seat, str]:
        """Whom to warn here, seats and people: oneself, or in a group those we cannot write to."""
        if shot.clock is None or not shot.clock.warned:
            return {}
        found = {}
        for seat in shot.waiting:
            person = self._table.sitters[seat].person
            if person is None or shot.people[seat].here:
                continue
            if self._audience.person is not None:
                wanted = seat == shot.seat
            else:
                wanted = (await self._store.person(person.id)).can_dm is not True
            if wanted:
                found[seat] = person.id
        return found

"""One audience of one table: bring what its chat shows to what it should show."""

from bot.answers import Answer
from bot.cards import Card, card, notice
from bot.house import House, move, remember
from bot.keyboards import opening
from bot.links import visit
from bot.pinning import keep_pinned
from bot.removals import tell_removed, warning
from bot.shown import ASKED, Asked, Audience, Note, calls, is_awaited
from bot.snapshot import Snapshot, snapshot
from bot.steps import Chosen
from bot.table import Table
from bot.talking import Said
from bot.texts import t

PATIENCE = 30.0
SOON = 2.0


class Showing:
    """A card on its way. Each step is noted before it is made, so that a crash repeats little.

    Methods answer None when all is done, else the seconds until it is worth another try.
    """

    def __init__(self, house: House, table: Table, audience: Audience, note: Note) -> None:
        self._house = house
        self._store, self._chat, self._time = house.store, house.chat, house.time
        self._table = table
        self._audience = audience
        self._note = note

    async def show(
        self,
        asked: Asked | None,
        here: frozenset[str],
        lines: list[Said],
        chosen: Chosen | None = None,
    ) -> float | None:
        """Bring the card up to date; `asked` is somebody's wish for a new one.

        Whoever has `chosen` something waits to see it.
        """
        lang = await self._language()
        if lang is None or (self._note.state == "off" and asked is None):
            return None
        if self._note.chat != self._audience.chat:
            # It has not been shown yet, or in a group that has moved since.
            await self._keep(chat=self._audience.chat, state="none", message=0, old=(), warning=0)
        if asked is not None:
            await self._begin_anew(asked)
        who = self._audience.person
        shot = snapshot(self._table, who, self._time.now(), here=here, lines=lines)
        place, links = self._audience.place, self._house.links
        await self._call(shot, here)
        if who is None:
            await remember(self._store, self._table)
        choosing = chosen is not None and chosen.question == shot.question
        wanted = card(shot, place, lang, links, self._note.invited, chosen)
        wait = await self._bring(wanted, choosing)
        if wait is None and who is None:
            wait = await self._pin()
        if wait is not None:
            return wait
        await tell_removed(self._house, self._table, self._audience, shot, lang)
        return await self._warn(shot, lang)

    async def _pin(self) -> float | None:
        pinned, wait = await keep_pinned(self._house, self._table, self._note)
        if pinned != self._note.pinned:
            await self._keep(pinned=pinned)
        return wait

    async def _language(self) -> str | None:
        """The language to show it in; None for a person we may not write to."""
        if self._audience.person is None:
            chat = await self._store.chat_profile(self._audience.chat)
            return chat.language or "en"
        profile = await self._store.person(self._audience.person)
        return profile.reads if profile.can_dm is True else None

    async def _keep(self, **changes: object) -> None:
        self._note = self._note.model_copy(update=changes)
        await self._store.set_card(
            self._table.id, self._audience.key, self._note.model_dump_json(exclude_defaults=True)
        )

    async def _begin_anew(self, asked: Asked) -> None:
        """Somebody wants the card where he can see it: below, or in place of a message of ours."""
        await self._keep(
            state="shown" if asked.message else "none",
            message=asked.message,
            digest="",
            loud=True,
            invited=asked.invited,
            old=self._note.replaced(self._note.message),
        )
        await self._store.set_card(self._table.id, ASKED + self._audience.key, None)

    async def _call(self, shot: Snapshot, here: frozenset[str]) -> None:
        """Where a phone should buzz, the card comes anew. A call is said before it is made."""
        note, loud = self._note, False
        for key in calls(self._table, shot, self._audience, note.awaited):
            loud = await self._store.say_once(self._table.id, key) or loud
        if is_awaited(shot) != note.awaited:
            await self._keep(awaited=is_awaited(shot))
        if loud and self._audience.person not in here and note.state == "shown":
            old = note.replaced(note.message)
            await self._keep(state="none", old=old, message=0, loud=True)

    async def _bring(self, wanted: Card, urgent: bool) -> float | None:
        note = self._note
        if note.state == "sending":
            left = note.since + PATIENCE - self._time.now()
            if left > 0:
                return left
            # It may have buzzed already.
            await self._keep(state="none", loud=False)
        if self._note.state == "none":
            return await self._send(wanted)
        if note.digest != wanted.digest:
            answer = await self._chat.edit(
                self._audience.chat,
                note.message,
                wanted,
                urgent=urgent or note.loud,
                whose=self._table.id,
            )
            if answer.kind == "gone":
                await self._keep(state="none", message=0, loud=False)
                return await self._send(wanted)
            if answer.kind not in ("done", "wrong"):
                return await self._not_shown(answer)
            await self._keep(digest=wanted.digest, loud=False)
        return await self._clear()

    async def _send(self, wanted: Card) -> float | None:
        before = self._note.since
        await self._keep(state="sending", since=self._time.now())
        loud = self._note.loud
        answer = await self._chat.send(
            self._audience, wanted, loud, urgent=loud, whose=self._table.id
        )
        if answer.kind == "unknown":
            return PATIENCE
        if answer.kind != "done":
            await self._keep(state="none", since=before)
            return await self._not_shown(answer)
        await self._keep(state="shown", message=answer.message, digest=wanted.digest, loud=False)
        return await self._clear()

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

    async def _not_shown(self, answer: Answer) -> float | None:
        """What a refusal means for this audience."""
        if answer.kind in ("later", "unknown"):
            return answer.seconds
        if answer.kind in ("moved", "topic"):
            await move(self._store, self._table.id, answer.chat)
            return 0.0
        if answer.kind in ("closed", "mute"):
            await self._keep(state="off")
            if self._audience.person is not None:
                await self._store.set_can_dm(self._audience.person, False)
            elif answer.kind == "mute":
                await self._tell_host()
        return None

    async def _tell_host(self) -> None:
        """We may not write in the group: whoever opened the table should know, once."""
        host = await self._store.person(self._table.host)
        if host.can_dm is True and await self._store.say_once(self._table.id, "muted"):
            rows = ((opening(host.reads, self._house.links, visit(self._table.id), main=True),),)
            await self._say(
                Audience(chat=host.id, person=host.id),
                notice(t(host.reads, "call-muted"), rows=rows),
            )

    async def _say(self, audience: Audience, words: Card) -> int:
        """A message that is said once at most; its id, or 0. It may wait a moment."""
        answer = await self._chat.send(audience, words)
        if answer.kind == "later" and answer.seconds <= SOON:
            await self._time.sleep(answer.seconds)
            answer = await self._chat.send(audience, words)
        return answer.message

    async def _warn(self, shot: Snapshot, lang: str) -> float | None:
        """Time is nearly up: a word to those who are waited for, taken away once they answered."""
        late = await self._late(shot)
        if self._note.warning and not late:
            answer = await self._chat.take_away(self._audience.chat, self._note.warning)
            if answer.kind in ("later", "unknown"):
                return answer.seconds
            await self._keep(warning=0)
        if not late or shot.clock is None or self._note.state != "shown":
            return None
        call = f"warning.{self._table.deals}.{shot.clock.key}.{self._audience.key}"
        if await self._store.say_once(self._table.id, call):
            words = warning(self._table, shot, lang, late, in_group=self._audience.person is None)
            # Said and not noted it stays: of a message whose sender died nobody knows the number.
            before = self._note.warning
            said = await self._say(self._audience, words)
            await self._keep(warning=said, old=self._note.replaced(before))
            return await self._clear()
        return None

    async def _late(self, shot: Snapshot) -> list[int]:
        """Seats to be warned here: one's own, or in a group those whom we cannot write to."""
        if shot.clock is None or not shot.clock.warned:
            return []
        waiting = [seat for seat in shot.waiting if not shot.people[seat].here]
        if self._audience.person is not None:
            return [seat for seat in waiting if seat == shot.seat]
        people = [(seat, self._table.sitters[seat].person) for seat in waiting]
        return [
            seat
            for seat, person in people
            if person and (await self._store.person(person.id)).can_dm is not True
        ]

"""One audience of one table: bring what its chat shows to what it should show."""

from math import inf

from bot.answers import Answer
from bot.cards import Card, card, notice
from bot.house import left, move, remember
from bot.hurrying import Hurrying
from bot.keyboards import opening
from bot.links import visit
from bot.pinning import keep_pinned
from bot.reaching import awaiting, unreached
from bot.shown import ASKED, Asked, Audience, Kept, calls, is_awaited
from bot.snapshot import Snapshot, snapshot
from bot.talking import Said
from bot.texts import t

PATIENCE, FURTHER, LONGEST = 30.0, 5.0, 600.0
AT_CARD = 300.0


class Showing(Hurrying):
    """A card on its way. One that nobody looks at rests: `inf` is until its reader has gone."""

    async def show(self, kept: Kept, here: frozenset[str], lines: list[Said]) -> float | None:
        """Bring the card up to date, or anew where somebody wishes it so."""
        key, who = self._audience.key, self._audience.person
        asked, chosen = kept.wishes.get(key), kept.chosen.get(key)
        lang = await self._language()
        if lang is None or (self._note.state == "off" and asked is None):
            return None
        if self._note.chat != self._audience.chat:
            # It has not been shown yet, or in a group that has moved since.
            await self._keep(chat=self._audience.chat, state="none", message=0, old=(), warning=0)
        if asked is not None:
            await self._begin_anew(asked)
        shot = snapshot(self._table, who, self._time.now(), here=here, lines=lines)
        place, links = self._audience.place, self._house.links
        await self._call(shot, who in here)
        if who is None:
            await remember(self._store, self._table)
        choosing = chosen is not None and chosen.question == shot.question
        if who in here and not choosing and self._rests(kept.seen.get(key, 0.0)):
            wait = await self._warn(shot, lang)
            return inf if wait is None else wait
        wanted = card(shot, place, lang, links, self._note.invited, chosen)
        if who is None:
            missing = await unreached(self._store, self._table, here)
            wanted = awaiting(wanted, shot, lang, missing)
        # Whoever has chosen something waits to see it; whoever sees it anyway needs no sound.
        wait = await self._bring(wanted, choosing, silent=who in here and asked is None)
        if wait is None and who is None:
            wait = await self._pin()
        return await self._warn(shot, lang) if wait is None else wait

    async def _pin(self) -> float | None:
        pinned, wait = await keep_pinned(self._house, self._table, self._note)
        if pinned != self._note.pinned:
            await self._keep(pinned=pinned)
        return wait

    def _rests(self, seen: float) -> bool:
        """Whether this card can wait while its reader is at the table itself.

        Not if he has just tapped it, and not when the game is over: then it stands for good.
        """
        note = self._note
        stands = note.state == "shown" and note.digest != "" and not note.old
        away = self._time.now() - seen > AT_CARD
        return stands and away and self._table.is_on

    async def _language(self) -> str | None:
        """The language to show it in; None for a person we may not write to."""
        if self._audience.person is None:
            chat = await self._store.chat_profile(self._audience.chat)
            return chat.language or "en"
        profile = await self._store.person(self._audience.person)
        return profile.reads if profile.can_dm is True else None

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
        # What has been wished since stays.
        wish = asked.model_dump_json()
        await self._store.amend_card(self._table.id, ASKED + self._audience.key, wish, "")

    async def _call(self, shot: Snapshot, present: bool) -> None:
        """Where a phone should buzz, the card comes anew. A call is said before it is made."""
        note, awaited = self._note, is_awaited(shot)
        current = tuple(calls(self._table, shot, self._audience, note.awaited))
        fresh = [key for key in current if key not in note.called]
        said = [await self._store.say_once(self._table.id, key) for key in fresh]
        if any(said) and not present and note.state == "shown":
            old = note.replaced(note.message)
            await self._keep(
                called=current, awaited=awaited, state="none", old=old, message=0, loud=True
            )
        elif fresh or awaited != note.awaited:
            await self._keep(called=current, awaited=awaited)

    async def _bring(self, wanted: Card, urgent: bool, silent: bool) -> float | None:
        note = self._note
        if note.state == "sending":
            left = note.since + self._patience() - self._time.now()
            if left > 0:
                return left
            # It may have buzzed already.
            await self._keep(state="none", loud=False)
        if self._note.state == "none":
            return await self._send(wanted, silent)
        if note.digest != wanted.digest:
            answer = await self._chat.edit(
                self._audience.chat,
                note.message,
                wanted,
                urgent=urgent or note.loud,
                whose=self._table.id,
            )
            if answer.kind == "gone" and self._table.stage == "closed":
                # Nobody asked to see again what is over and was taken away.
                await self._keep(state="off", message=0)
                return None
            if answer.kind == "gone":
                await self._keep(state="none", message=0, loud=False)
                return await self._send(wanted, silent)
            if answer.kind not in ("done", "wrong"):
                return await self._not_shown(answer)
            await self._keep(digest=wanted.digest, loud=False)
        return await self._clear()

    def _patience(self) -> float:
        """How long to wait until a send of which nobody knows the end is made again.

        Each may have come through: of the same card there should not be many.
        """
        return min(PATIENCE * FURTHER ** max(0, self._note.unsure - 1), LONGEST)

    async def _send(self, wanted: Card, silent: bool) -> float | None:
        before, loud = self._note, self._note.loud
        await self._keep(state="sending", since=self._time.now(), unsure=before.unsure + 1)
        answer = await self._chat.send(
            self._audience, wanted, loud and not silent, urgent=loud, whose=self._table.id
        )
        if answer.kind == "unknown":
            return self._patience()
        if answer.kind != "done":
            await self._keep(state="none", since=before.since, unsure=before.unsure)
            return await self._not_shown(answer)
        shown = {"message": answer.message, "digest": wanted.digest}
        await self._keep(state="shown", loud=False, unsure=0, **shown)
        return await self._clear()

    async def _not_shown(self, answer: Answer) -> float | None:
        """What a refusal means for this audience."""
        if answer.kind in ("later", "unknown"):
            return answer.seconds
        if answer.kind == "moved" or (answer.kind == "topic" and self._audience.topic is not None):
            if answer.kind == "topic" and (wait := await self._tell_host("topic")):
                return wait
            await move(self._store, self._table.id, answer.chat)
            return 0.0
        if answer.kind in ("closed", "mute", "topic"):
            if self._audience.person is not None:
                await self._store.set_can_dm(self._audience.person, False)
            elif answer.kind == "closed":
                await left(self._store, self._table.id)
            elif wait := await self._tell_host("muted"):
                return wait
            await self._keep(state="off")
        return None

    async def _tell_host(self, what: str) -> float | None:
        """Where we may not write in the group whoever opened the table should know it, once."""
        host = await self._store.person(self._table.host)
        if host.can_dm is not True:
            return None
        rows = ((opening(host.reads, self._house.links, visit(self._table.id), main=True),),)
        words = notice(t(host.reads, f"call-{what}"), rows=rows)
        told = await self._say_once(what, Audience(chat=host.id, person=host.id), words)
        return told.seconds if told and told.kind == "later" else None

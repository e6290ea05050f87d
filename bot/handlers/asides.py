"""*My secret* under a group's card: what one person knows and may answer, for his eyes only."""

from contextlib import AsyncExitStack

from aiogram import Router
from aiogram.types import CallbackQuery, Message

from bot import story
from bot.answers import Answer
from bot.asides import asks, drawn, note
from bot.cards import Card
from bot.handlers.speaking import audience, check_card
from bot.handlers.taps import Alert, Leads, Pressed
from bot.house import House
from bot.links import visit
from bot.people import Person
from bot.presses import Press
from bot.reaching import found
from bot.reconcile import Reconciler
from bot.shown import ASIDE, CHOSEN, Aside, Audience
from bot.snapshot import snapshot
from bot.steps import Chosen
from bot.store import Store
from bot.texts import plain, spoken
from bot.toasts import LONGEST, shortened

PATIENCE = 3.0
SELDOM = 1.0


def build() -> Router:
    router = Router(name="asides")
    router.callback_query.register(secret, Pressed("secret"))
    return router


async def secret(
    query: CallbackQuery,
    press: Press,
    person: Person,
    lang: str,
    house: House,
    reconciler: Reconciler,
    afterwards: AsyncExitStack,
) -> str:
    """For his eyes only; the card it was tapped on is made true, or goes where it is none."""
    afterwards.push_async_callback(check_card, house, reconciler, query, press.table)
    said = await _told(query, press, person, lang, house, reconciler)
    if not isinstance(said, Leads):
        afterwards.push_async_callback(found, house.store, press.table, person.id)
    return said


async def _told(
    query: CallbackQuery,
    press: Press,
    person: Person,
    lang: str,
    house: House,
    reconciler: Reconciler,
) -> str:
    """An alert where that is enough, else a message that nobody else sees; it may get lost."""
    table = await house.store.load(press.table)
    table.need("playing")
    table.seated(person.id)
    lines = await house.store.talk(table.id) if table.said else []
    shot = snapshot(table, person.id, house.time.now(), lines=lines)
    known = "\n".join(spoken(line) for line in story.secrets(shot, lang))
    known = known or plain(lang, "secret-none")
    group = _group(query)
    if group is None or (shortened(known) == known and not asks(shot, lang)):
        return Alert(known)
    if not await house.limits.may_act(person.id, "aside", 1, SELDOM):
        return plain(lang, "aside-below")
    if not await house.limits.may_be_answered(person.id, group.chat):
        return _alert(known, plain(lang, "aside-rest"))
    before = await _before(house.store, table.id, person.id, group.chat)
    chosen = await house.store.card(table.id, CHOSEN + person.id)
    words = drawn(house, shot, lang, Chosen.model_validate_json(chosen) if chosen else None)
    answer = await _shown(house, group, person, query, words)
    if answer.kind != "done":
        return await _otherwise(house, answer, table.id, person, lang, known)
    after = Aside(
        chat=group.chat,
        number=answer.message,
        question=shot.question or "",
        digest=words.digest,
    )
    await note(house, table.id, person.id, after)
    reconciler.nudge(table.id)
    if before is None or before.digest != words.digest:
        return plain(lang, "aside-below")
    # He has tapped again: perhaps his phone shows nothing of the kind.
    return _alert(known, plain(lang, "aside-missing"))


def _group(query: CallbackQuery) -> Audience | None:
    """Where in a group it was tapped."""
    message = query.message
    if not isinstance(message, Message) or message.chat.type not in ("group", "supergroup"):
        return None
    return audience(message)


async def _before(store: Store, table_id: str, person: str, chat: str) -> Aside | None:
    """What he was shown there last, if it has not been taken away."""
    kept = await store.card(table_id, ASIDE + person)
    aside = Aside.model_validate_json(kept) if kept else None
    return aside if aside and aside.chat == chat else None


async def _shown(
    house: House, group: Audience, person: Person, query: CallbackQuery, words: Card
) -> Answer:
    """A tap may be answered so for a few seconds, and the group may be busy."""
    until = house.time.now() + PATIENCE
    while True:
        answer = await house.chat.send_aside(group, person.id, query.id, words)
        if answer.kind != "later" or house.time.now() + answer.seconds > until:
            return answer
        await house.time.sleep(answer.seconds)


async def _otherwise(
    house: House, answer: Answer, table_id: str, person: Person, lang: str, known: str
) -> str:
    """What fits into an alert, and where the rest is; for whom we may write to it is there."""
    if answer.kind in ("later", "unknown"):
        return _alert(known, plain(lang, "aside-later"))
    if (await house.store.person(person.id)).can_dm is True:
        return _alert(known, plain(lang, "secret-more-private"))
    return Leads(house.links.in_private(visit(table_id)))


def _alert(known: str, more: str) -> Alert:
    return Alert(f"{shortened(known, LONGEST - len(more) - 1)}\n{more}")

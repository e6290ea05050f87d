"""What chats show of a table, held against what they should show."""

import asyncio
import logging
from functools import cache

from bot.cards import Card, card
from bot.keyboards import Place
from bot.links import Links
from bot.presses import Press, read_press
from bot.reaching import awaiting, unreached
from bot.showing import LONGEST
from bot.shown import Audience, Note, read_notes
from bot.snapshot import snapshot
from bot.table import Table
from sandbox import entities
from sandbox.chats import Chat
from sandbox.ephemeral import Ephemeral
from sandbox.messages import Button, Message
from tests.evenings.evening import Evening
from tests.handlers.conftest import MINI_APP
from tests.handlers.guests import Guest

log = logging.getLogger(__name__)

WITHIN = 90
"""Seconds after which every chat is true: an unheard first send is waited for 30, a group 60."""

OFTEN = 5
HELD_WITHIN = 6.5

LISTED = "show"
"""What a list of somebody's tables says of each: it is no card of theirs."""

LINKS = Links(bot="one_table_bot", app="table", webapp_url=MINI_APP, inline=True)


@cache
def read(html: str) -> str:
    """An HTML text as a phone shows it."""
    return entities.read(html, "HTML", None)[0]


def aside(table: Table, who: str, lang: str) -> Card:
    """What this person may be shown alone in his group."""
    return card(snapshot(table, who, 0.0), "aside", lang, LINKS)


def wanted(table: Table, who: str | None, lang: str, note: Note | None = None) -> Card:
    """The card of a table as this person, or the group, should have it."""
    place: Place = "group" if who is None else "private"
    return card(snapshot(table, who, 0.0), place, lang, LINKS, bool(note and note.invited))


async def true_card(evening: Evening, table: Table, who: str | None, lang: str, note: Note) -> Card:
    """The same, with whom the group waits for."""
    card = wanted(table, who, lang, note)
    if who is not None:
        return card
    seats = await unreached(evening.store, table, frozenset())
    return awaiting(card, snapshot(table, None, 0.0), lang, seats)


def shows(message: Message, wanted: Card) -> bool:
    """Whether a message is this card, buttons and all."""
    rows = [
        [(each.text, each.data or each.url or each.web_app or each.ask) for each in row]
        for row in wanted.rows
    ]
    return message.text == read(wanted.text) and keyboard(message) == rows


def keyboard(message: Message) -> list[list[tuple[str, str]]]:
    """What its buttons say, and what each of them does."""
    return [[(each["text"], done(each)) for each in row] for row in message.keyboard]


def done(button: Button) -> str:
    """What a tap on it says to the bot, or where it leads."""
    chosen = button.get("switch_inline_query_chosen_chat", {}).get("query", "")
    app = button.get("web_app", {}).get("url", "")
    return str(button.get("callback_data") or button.get("url") or app or chosen)


async def untrue(evening: Evening) -> list[str]:
    """Where a chat does not end on the true state; a sentence each."""
    table, found = await evening.table(), []
    for audience, lang in await audiences(evening, table):
        chat, note = evening.telegram.chat_named(int(audience.chat)), await noted(evening, audience)
        message = chat.messages.get(note.message)
        true = await true_card(evening, table, audience.person, lang, note)
        if message is None or not shows(message, true):
            shown = message and (message.text, keyboard(message))
            found.append(f"{audience.key} should show {true!r}, not {shown}: {note!r}")
        found += [
            f"{audience.key} has {other.id}, {other.text!r}, beside its card: {note!r}"
            for other in acting(evening, chat, table)
            if other is not message
        ]
    return [*found, *asides(evening, table)]


def asides(evening: Evening, table: Table) -> list[str]:
    """What somebody still sees alone of a game that is over; of a lost deletion nobody knows."""
    if evening.group is None or table.stage == "playing":
        return []
    return [
        f"{guest.id} is still shown {message.text!r}"
        for guest in evening.guests
        for message in alone(evening, guest, evening.group)
    ]


def alone(evening: Evening, guest: Guest, group: Chat) -> list[Message]:
    """What this person sees in the group for himself, each once, and Telegram knows of, too."""
    kept = evening.telegram.ephemerals.kept[group.id]
    seen = {each.key: each for each, _ in evening.alone(guest, group)}
    return [
        each
        for each in seen.values()
        if isinstance(each, Ephemeral)
        and each.number in kept
        and kept[each.number].receiver is guest.person
    ]


def acting(evening: Evening, chat: Chat, table: Table) -> list[Message]:
    """Messages with buttons that do something at this table; a list of tables only leads there."""
    return [
        message
        for message in evening.guests[0].from_bot(chat)
        if any(press.verb != LISTED for press in presses(message, table))
    ]


def presses(message: Message, table: Table) -> list[Press]:
    found = [read_press(data) for row in keyboard(message) for _, data in row]
    return [press for press in found if press and press.table == table.id]


async def audiences(evening: Evening, table: Table) -> list[tuple[Audience, str]]:
    """The group, and everybody at the table who may be written to; and what they read."""
    found = []
    if table.chat is not None:
        lang = (await evening.store.chat_profile(table.chat.id)).language or "en"
        found.append((Audience(chat=table.chat.id), lang))
    found += [
        (Audience(chat=guest.id, person=guest.id), guest.person.language)
        for guest in evening.guests
        if guest.person.reachable and table.seat_of(guest.id) is not None
    ]
    return found


async def noted(evening: Evening, audience: Audience) -> Note:
    """What the bot knows of the card it has shown there."""
    cards = await evening.store.cards(evening.table_id)
    return read_notes(cards).notes.get(audience.key, Note())


async def _becomes_true(evening: Evening) -> bool:
    for _ in range(0, WITHIN, OFTEN):
        await evening.let_pass(OFTEN)
        if not await untrue(evening):
            return True
    return False


async def come_to_rest(evening: Evening) -> None:
    """Telegram fails no more, and time passes until the chats are true, or too much has passed.

    What was sent without the bot's hearing of it goes when somebody taps it.
    """
    evening.telegram.faults.calm()
    for visitor in evening.visitors.values():
        await visitor.leave()
    if await _becomes_true(evening):
        return
    # What somebody held when Redis died nobody else takes for a while, by the server's clock.
    await asyncio.sleep(HELD_WITHIN)
    if await _becomes_true(evening):
        return
    table, orphans = await evening.table(), list[str]()
    for audience, _ in await audiences(evening, table):
        chat, note = evening.telegram.chat_named(int(audience.chat)), await noted(evening, audience)
        guest = next(each for each in evening.guests if chat in (each.dm, evening.group))
        for message in acting(evening, chat, table):
            if message.id not in (note.message, *note.old):
                orphans.append(f"{message.text!r} in {chat.id}, where {note!r}")
                answer = await guest.press(message, presses(message, table)[0].packed(), chat)
                log.warning("%s in %s was tapped: %s; %r", message.id, chat.id, answer, note)
    for guest in evening.guests:
        for message in alone(evening, guest, evening.group) if evening.group else ():
            orphans.append(f"{message.text!r} for {guest.id} alone")
            await guest.press(message, presses(message, table)[0].packed(), evening.group)
    unheard = [each for each in evening.witness.faults if each[::2] == ("sendmessage", "timeout")]
    assert len(orphans) <= len(unheard) + evening.gaps, orphans
    if not await _becomes_true(evening):
        # What was sent again and again without an answer is waited for the longer.
        await evening.let_pass(LONGEST)
